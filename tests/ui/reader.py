# SPDX-License-Identifier: GPL-3.0-or-later
"""Somebody who knows of the window only what Qt's accessibility tree says, as a screen reader does."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from PySide6.QtGui import QAccessible, QAccessibleInterface
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QWidget
from shiboken6 import isValid

from rdi_desktop.ui.table import heard

TEXT = QAccessible.Text
ROLE = QAccessible.Role
_PRESS = ("Press", "Toggle")


@dataclass(frozen=True)
class Node:
    """One object of the tree, as it was when it was read."""

    role: QAccessible.Role
    name: str
    more: str
    value: str
    group: str
    """The name of the nearest group around it."""
    focused: bool
    checked: bool
    enabled: bool
    actions: tuple[str, ...]
    interface: QAccessibleInterface


def nodes(widget: QWidget) -> list[Node]:
    """Everything that is there and not hidden."""
    found = QAccessible.queryAccessibleInterface(widget)
    assert found is not None
    return list(_below(found, ""))


def _below(interface: QAccessibleInterface, group: str) -> Iterator[Node]:
    state = interface.state()
    if state.invisible:
        return
    acts = interface.actionInterface()
    name, role = interface.text(TEXT.Name), interface.role()
    yield Node(
        role,
        name,
        interface.text(TEXT.Description),
        interface.text(TEXT.Value),
        group,
        bool(state.focused),
        bool(state.checked),
        not state.disabled,
        tuple(acts.actionNames()) if acts is not None and role in (ROLE.Button, ROLE.CheckBox) else (),
        interface,
    )
    for place in range(interface.childCount()):
        child = interface.child(place)
        if child is not None:
            yield from _below(child, name if role == ROLE.Grouping else group)


def button(widget: QWidget, name: str, group: str | None = None) -> Node:
    """The button with that name, else the first whose name begins so."""
    found = [
        node
        for node in nodes(widget)
        if node.actions and node.name.startswith(name) and (group is None or node.group.startswith(group))
    ]
    assert found, f"no button “{name}” in the tree"
    return next((node for node in found if node.name == name), found[0])


def press(node: Node) -> None:
    """Do its action as a reader does. Qt presses a button at once and lets it go by a timer: an ordinary one does something only then.

    Nothing is done to what has gone by the time that it could be pressed.
    """
    deed = next((deed for deed in node.actions if deed in _PRESS), None)
    assert deed is not None, f"{node.name} can be neither pressed nor toggled: {node.actions}"
    pressed = node.interface.object()
    assert isinstance(pressed, QAbstractButton)
    _wait_until_up(pressed, node.name)  # pressed while it is down it would do nothing
    if not isValid(pressed):
        return
    acts = node.interface.actionInterface()
    assert acts is not None
    acts.doAction(deed)
    if not isinstance(pressed, heard.TouchButton):
        _wait_until_up(pressed, node.name)


def _wait_until_up(button: QAbstractButton, name: str) -> None:
    for _ in range(400):
        if not isValid(button) or not button.isDown():
            return
        QTest.qWait(5)
    raise AssertionError(f"{name} stays down")


def number(widget: QWidget, name: str, group: str) -> tuple[int, int]:
    """The number with that name, and the most that it could be."""
    node = next(node for node in nodes(widget) if node.name == name and node.group.startswith(group))
    value = node.interface.valueInterface()
    assert value is not None
    return int(value.currentValue()), int(value.maximumValue())
