# SPDX-License-Identifier: GPL-3.0-or-later
"""Setting up a table of teams (red-dragon-inn-10, "Team Variants", "Boss Battle")."""

from __future__ import annotations

from collections.abc import Sequence

from rdi_desktop.engine.language.card import CardDef
from rdi_desktop.engine.language.variant import FirstTurn, Seating, Team, TeamRule, Variant, number
from rdi_desktop.engine.state.kit import Figures
from rdi_desktop.engine.state.table import Seat, Side, Table


def set_up(table: Table, variant: Variant, seating: Sequence[Seating]) -> None:
    """Seats share sides, each with 20 Fortitude, 0 Alcohol Content, 10 Gold and the Potion Tokens of the variant [208, 241, 243]."""
    table.variant = variant
    found = variant.seat(seating)
    largest = max(len(team.members) for team in found)
    table.sides = [side_of(table, variant, team, largest) for team in found]
    table.teams = True
    for index, team in enumerate(found):
        for member in team.members:
            seat = table.seats[member]
            seat.side = index
            seat.boss = member in team.bosses
            if seat.boss and not any(card.boss for card in seat.character.deck):
                raise ValueError(f"{seat.character.name} has no Boss cards")


def side_of(table: Table, variant: Variant, team: Team, largest: int) -> Side:
    """The side with which a team begins. A member with less Fortitude lowers the team's; extra Gold is the team's (decision 0188)."""
    starts = [table.seats[member].character.start for member in team.members]
    side = Side(members=team.members)
    usual = variant.start["fortitude"]
    side.fortitude = min(start.get("fortitude", usual) for start in starts)
    side.alcohol = max(start.get("alcohol", variant.start["alcohol"]) for start in starts)
    side.gold = number(variant.start["gold"], largest) + sum(start.get("gold", 0) for start in starts)
    side.potions = number(team.rule.potions, largest)
    side.figures = figures_of(team.rule, largest)
    if team.rule.first_turn is not None:
        side.opening = opening_of(team.rule.first_turn, side.figures, largest)
    return side


def figures_of(rule: TeamRule, largest: int) -> Figures:
    """Hand, Actions and Drinks of a team [214, 238, 240, 245, 246]."""
    return Figures(number(rule.hand, largest), number(rule.actions, largest), number(rule.orders, largest))


def opening_of(first: FirstTurn, usual: Figures, largest: int) -> Figures:
    """The same for the team's very first turn [247]."""
    return usual._replace(
        actions=usual.actions if first.actions is None else number(first.actions, largest),
        orders=usual.orders if first.orders is None else number(first.orders, largest),
        drinks=first.drinks,
    )


def main_deck(seat: Seat) -> tuple[CardDef, ...]:
    """The cards of a character's deck, one for each copy: Boss cards only for a Boss [242]."""
    deck, boss = seat.character.deck, seat.boss
    return tuple(card for card in deck if not card.pile and (boss or not card.boss) for _ in range(card.copies))


def side_deck(seat: Seat, pile: str) -> list[CardDef]:
    """The cards of a side deck; a Boss with a Boss deck of that kind uses that instead [242]."""
    cards = [card for card in seat.character.deck if card.pile == pile]
    boss = seat.boss and any(card.boss for card in cards)
    return [card for card in cards if card.boss == boss for _ in range(card.copies)]


def first(table: Table, wished: int) -> int:
    """The seat that begins: the first of a team; in some variants a particular team [244]."""
    if not table.teams:
        return wished
    assert table.variant is not None
    if table.variant.begins == "first_team":
        return next((seat.index for seat in table.seats if seat.boss or seat.kit.machine), wished)
    return table.allies(wished)[0]
