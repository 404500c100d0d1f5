# SPDX-License-Identifier: GPL-3.0-or-later
"""What pyproject.toml cannot say: what is built carries pictures, lettering and sounds packed into one file, made as it is built."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

from setuptools import setup
from setuptools.command.build_py import build_py
from setuptools.command.sdist import sdist

ROOT = Path(__file__).resolve().parent
PACKED = Path("rdi_desktop", "assets.rcc")


def pack(tree: str) -> Path:
    """Put the file where the package finds it, in that folder."""
    place = Path(tree, PACKED).absolute()
    subprocess.run([sys.executable, str(ROOT / "packaging" / "resources.py"), str(place)], check=True)
    return place


class WithAssets(build_py):
    """A wheel: packed among its modules. A checkout that is merely linked to (`pip install -e`) reads its own files."""

    def run(self) -> None:
        super().run()
        if not self.editable_mode:
            pack(self.build_lib)

    def get_outputs(self, include_bytecode: bool = True) -> list[str]:
        packed = [] if self.editable_mode else [str(Path(self.build_lib, PACKED))]
        return [*super().get_outputs(include_bytecode), *packed]


class SourceWithAssets(sdist):
    """A source archive: the files as they lie, and packed, for whoever starts the program from it without them."""

    def make_release_tree(self, base_dir: str, files: list[str]) -> None:
        super().make_release_tree(base_dir, files)
        pack(base_dir)


setup(cmdclass={"build_py": WithAssets, "sdist": SourceWithAssets})
