# SPDX-License-Identifier: GPL-3.0-or-later
"""No module imports one that imports it, directly or through others: each can be read and moved by itself."""

from __future__ import annotations

from pathlib import Path

from tools.circles import circles, import_graph, told


def write(package: Path, **modules: str) -> Path:
    """A package of that name with these modules; `__` in a name stands for a folder."""
    for name, source in {"__init__": "", **modules}.items():
        file = package.joinpath(*name.split("__")).with_suffix(".py") if name != "__init__" else package / "__init__.py"
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(source, encoding="utf-8")
    return package


def test_no_module_imports_one_that_imports_it() -> None:
    graph = import_graph()
    assert "rdi_desktop.cli" in graph["rdi_desktop.__main__"]
    assert told(graph) == ""


def test_an_import_counts_wherever_it_stands(tmp_path: Path) -> None:
    inn = write(
        tmp_path / "inn",
        door="from typing import TYPE_CHECKING\nif TYPE_CHECKING:\n    from inn.kitchen import pot\n",
        kitchen="def pot():\n    import inn.cellar\n",
        cellar="from . import door\n",
        roof="from .cellar import door\nimport os\n",
    )
    assert import_graph(inn) == {
        "inn": set(),
        "inn.cellar": {"inn.door"},
        "inn.door": {"inn.kitchen"},
        "inn.kitchen": {"inn.cellar"},
        "inn.roof": {"inn.cellar"},
    }
    assert circles(import_graph(inn)) == [["inn.cellar", "inn.door", "inn.kitchen"]]
    assert "inn.door -> inn.kitchen" in told(import_graph(inn))


def test_a_package_is_its_own_module(tmp_path: Path) -> None:
    inn = write(
        tmp_path / "inn",
        tables__one="from inn.tables import MOST\nfrom ..tables import two\nfrom .. import tables\n",
        tables__two="",
    )
    (inn / "tables" / "__init__.py").write_text("MOST = 8\n", encoding="utf-8")
    assert import_graph(inn)["inn.tables.one"] == {"inn.tables", "inn.tables.two"}
    assert circles(import_graph(inn)) == []


def test_two_circles_are_told_apart_and_what_only_leads_there_is_in_none() -> None:
    graph = {"a": {"b"}, "b": {"c"}, "c": {"a", "d"}, "d": {"e"}, "e": {"d"}, "f": {"a"}, "g": set[str]()}
    assert circles(graph) == [["a", "b", "c"], ["d", "e"]]
