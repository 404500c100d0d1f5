# SPDX-License-Identifier: GPL-3.0-or-later
"""A host may be anybody's program: whatever it says, a guest stays up, grows little, writes nothing where it does not belong."""

from __future__ import annotations

import copy
import random
import tracemalloc
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest

from rdi_desktop.content import Content
from rdi_desktop.engine.game import Game
from rdi_desktop.engine.seen import SeenTable
from rdi_desktop.engine.state.decisions import Option
from rdi_desktop.engine.told import EventTold, NamedCard
from rdi_desktop.net import messages
from rdi_desktop.net.connection import Connection
from rdi_desktop.net.distrust import LONGEST, Doubt, _question
from rdi_desktop.net.guest import MESSAGES, MOST_CHAT, Guest
from rdi_desktop.net.lobby import LobbySetup
from rdi_desktop.net.messages import (
    Asked,
    GameOver,
    Lobby,
    Message,
    Person,
    Said,
    Say,
    Sit,
    Started,
    State,
    Welcome,
    encoded,
)
from rdi_desktop.net.room import SAID, Room
from rdi_desktop.net.wire import TO_GUEST, Packer, WireError, framed
from rdi_desktop.session.clean_text import LINE, NAME, clean
from rdi_desktop.session.game_history import told_events
from rdi_desktop.session.opening import new_session
from rdi_desktop.session.plan import GamePlan, SeatInfo
from rdi_desktop.session.save import FORMAT, SUFFIX, Header, SaveError, encode
from rdi_desktop.session.shelf import keep_text
from tests.engine.test_secrets import some_setup
from tests.engine.watching import legal_answer
from tests.net.company import CODE, Company, Player, play
from tests.net.hostile import looked_at, mutated_data

IMG = "<img src='file:///etc/hostname'>"


class Liar:
    """A host that says what the test wants it to say."""

    def __init__(self, content: Content) -> None:
        self.guest = Guest(content, "CODE", "Ann", "test")
        self.now = 100.0
        self.guest.connected(self.now)
        self.packer = Packer()
        self.say(Welcome(1, "token", "A table"))

    def say(self, *messages: Message) -> None:
        for message in messages:
            self.bytes(encoded(message))

    def bytes(self, payload: bytes) -> None:
        self.now += 1.0
        self.guest.received(self.packer.pack(payload), self.now)


@pytest.fixture(scope="module")
def true_words(content: Content) -> tuple[Started, State]:
    """What an honest host says of a game that is played for a while."""
    company = Company(content)
    first, second = company.call("Up"), company.call("Down")
    company.lay((first, "Ann", "gerki"), (second, "Cat", "zot"), bots=("fiona",))
    company.begin()
    players = [Player(first, content), Player(second, content)]
    game = company.room.game
    assert game is not None
    play(company, players, lambda: len(game.session.commands) > 60)
    assert first.person is not None
    (state,) = game.told(first.person, 0, -1)
    assert isinstance(state, State)
    return game.started(first.person), state


def changed(true: tuple[Started, State], change: Callable[[Any], object]) -> State:
    """The honest State with something changed in it."""
    data = msgspec.msgpack.decode(msgspec.msgpack.encode(true[1]), strict=False)
    change(data)
    return _Raw(data)  # type: ignore[return-value]


class _Raw:
    """Goes over the line as it is."""

    def __init__(self, data: Any) -> None:
        self.data = data


LIES: dict[str, Callable[[Any], object]] = {
    "another's seat": lambda s: s["seats"].update({1: copy.deepcopy(s["seats"][0])}),
    "no seat": lambda s: s["seats"].clear(),
    "a seat that is not there": lambda s: s.update(window={"kind": "respond", "about": 1, "seats": [8], "passed": []}),
    "a step of nobody": lambda s: s["steps"].append({"to": 1, "seat": 8, "events": 0, "blocked": False}),
    "too many steps": lambda s: s.update(steps=[{"to": 1, "seat": 0, "events": 0, "blocked": False}] * 21),
    "more than is known": lambda s: s.update(since=s["since"] + 5),
    "half a view": lambda s: s["onlooker"]["view"].pop("seats"),
    "a view of other kinds": lambda s: s["onlooker"]["view"].update(seats="none"),
    "nobody in a view": lambda s: s["onlooker"]["view"].update(seats=None),
    "fewer seats": lambda s: s["onlooker"]["view"]["seats"].pop(),
    "a seat of other kinds": lambda s: s["seats"][0]["view"]["seats"][1].update(gold=[]),
    "an event without a key": lambda s: s["onlooker"]["events"][3].pop("key"),
    "an event at another place": lambda s: s["onlooker"]["events"][3].update(index=9),
    "an event of nobody": lambda s: s["onlooker"]["events"][3].update(seat=7),
    "a question to another": lambda s: s["asked"][0].update(
        decision={
            "seat": 2, "kind": "turn", "options": [], "min": 1, "max": 1, "default": [], "interruptible": True, "about": None,
            "prompt": "", "args": {},
        }
    ),
    "half a question": lambda s: s["asked"][0].update(decision={"seat": 0}),
    "bytes": lambda s: s["onlooker"]["view"].update(pending={"x": b"\xff"}),
    "no number": lambda s: s["onlooker"]["view"].update(pending={"x": float("nan")}),
    "a hundred floors": lambda s: s["onlooker"]["view"].update(pending={"x": nested(100)}),
}  # fmt: skip


def nested(floors: int) -> Any:
    made: Any = 1
    for _ in range(floors):
        made = [made]
    return made


@pytest.mark.parametrize("lie", LIES)
def test_what_no_honest_host_says_of_a_table_is_not_believed(
    content: Content, true_words: tuple[Started, State], lie: str
) -> None:
    liar = Liar(content)
    liar.say(true_words[0], true_words[1])
    session = liar.guest.session
    assert session is not None
    before = encoded(session.state or true_words[1]), session.events(0, 0)
    with pytest.raises(WireError):
        liar.bytes(msgspec.msgpack.encode(changed(true_words, LIES[lie]).data))  # type: ignore[attr-defined]
    assert (encoded(session.state or true_words[1]), session.events(0, 0)) == before, "what is known stays"


@pytest.mark.parametrize("seed", [0, *(pytest.param(seed, marks=pytest.mark.weekly) for seed in range(1, 12))])
def test_whatever_is_believed_can_be_shown(content: Content, true_words: tuple[Started, State], seed: int) -> None:
    chance, believed_in = random.Random(seed), 0
    for _ in range(60):
        liar = Liar(content)
        liar.say(*true_words)
        lie = changed(true_words, lambda _: None)
        payload = msgspec.msgpack.encode(mutated_data(chance, lie.data))  # type: ignore[attr-defined]
        try:
            liar.bytes(payload)
            believed_in += 1
        except WireError:
            pass
        assert liar.guest.session is not None
        looked_at(liar.guest.session)
    assert 0 < believed_in < 55


def test_what_an_honest_host_says_is_believed_as_it_is(content: Content, true_words: tuple[Started, State]) -> None:
    liar = Liar(content)
    liar.say(*true_words, true_words[1])
    assert liar.guest.session is not None
    assert liar.guest.session.view(0).seats == true_words[1].seats[0].view.seats
    assert encoded(liar.guest.session.state or true_words[0]) == encoded(true_words[1])


@pytest.mark.parametrize("change", [{"own": (0, 7)}, {"owners": (1,)}, {"game": "x" * 65}])
def test_a_game_that_cannot_be_is_not_begun(
    content: Content, true_words: tuple[Started, State], change: dict[str, Any]
) -> None:
    liar = Liar(content)
    with pytest.raises(WireError):
        liar.say(msgspec.structs.replace(true_words[0], **change))
    assert liar.guest.session is None


@pytest.mark.parametrize(
    "bomb",
    [
        b"\xdd" + (7_000_000).to_bytes(4, "big") + b"\x90" * 7_000_000,
        b"\xdd" + (600_000).to_bytes(4, "big") + b"\x81\xa0\xc0" * 600_000,
        b"\xdd" + (600_000).to_bytes(4, "big") + b"\xa2ab" * 600_000,
        b"\x91" * 1_000_000,
    ],
    ids=["lists", "records", "texts", "floors"],
)
def test_little_on_the_line_is_never_much_in_memory(content: Content, bomb: bytes) -> None:
    """Inside of what is said freely, such as a view."""
    inside = b"\x82\xa4type\xa4Seen\xa7outcome\x81\xa1x" + bomb
    liar = Liar(content)
    tracemalloc.start()
    with pytest.raises(WireError):
        liar.bytes(inside)
    _, most = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    assert most < 64 << 20, f"{most >> 20} MiB"


def test_texts_of_a_host_are_short_and_can_be_seen(content: Content) -> None:
    liar = Liar(content)
    person = Person(1, "A\u202en\x00n", here=True, ready=True, host=True)
    liar.say(Lobby((person,), (), {}, (), playing=False), Said(1, "A\u200bnn", "good\n\u2066day" + "\u0301" * 40))
    assert liar.guest.lobby is not None
    assert liar.guest.lobby.people[0].name == "A n n"
    assert liar.guest.chat[-1].name == "A nn"
    assert liar.guest.chat[-1].text == "good day\u0301\u0301"
    said = {"type": "Said", "person": 1, "name": "Ann", "text": "good day", "note": False}
    lobby = {"type": "Lobby", "people": [], "seats": [], "options": {}, "missing": [], "playing": False}
    for lie in (
        {"type": "Welcome", "person": 1, "token": "t", "table": "x" * 41},
        {**said, "text": "x" * (LINE + 1)},
        {**said, "name": "x" * 41},
        {**lobby, "people": [msgspec.to_builtins(person)] * 101},
        {**lobby, "options": {"x" * 65: 1}},
        {**lobby, "missing": ["x"] * 33},
    ):
        with pytest.raises(WireError):
            Liar(content).bytes(msgspec.msgpack.encode(lie))


def test_names_at_the_table_are_clean_wherever_they_stand(content: Content, true_words: tuple[Started, State]) -> None:
    def rename(state: Any) -> None:
        state["onlooker"]["view"]["seats"][1]["name"] = "C\u202eat"

    liar = Liar(content)
    plan = true_words[0].plan
    seats = (*plan.seats[:1], SeatInfo("C\u202eat", "zot"), *plan.seats[2:])
    liar.say(msgspec.structs.replace(true_words[0], plan=msgspec.structs.replace(plan, seats=seats)))
    liar.bytes(msgspec.msgpack.encode(changed(true_words, rename).data))  # type: ignore[attr-defined]
    assert liar.guest.session is not None
    assert liar.guest.session.seats[1].name == "C at"
    assert liar.guest.session.view(None).seats[1].name == "C at"


def test_a_host_that_never_stops_talking_is_left(content: Content) -> None:
    liar = Liar(content)
    for _ in range(MOST_CHAT * 3):
        liar.say(Said(1, "Ann", "again"))
    assert len(liar.guest.chat) <= MOST_CHAT
    said = b"".join(liar.packer.pack(encoded(Said(1, "Ann", "again"))) for _ in range(MESSAGES + 1))
    with pytest.raises(WireError, match="too_fast"):
        liar.guest.received(said, liar.now)


def test_the_whole_game_in_parts_has_an_end(content: Content, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("rdi_desktop.net.guest.MOST_FILE", 1_000_000)
    liar = Liar(content)
    liar.say(*[GameOver("x" * 200_000, more=True)] * 5)
    with pytest.raises(WireError, match="too_long"):
        liar.say(GameOver("x", more=True))


def test_a_long_story_comes_in_parts_and_is_the_same(
    content: Content, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr("rdi_desktop.net.hosting.PART", 7)
    monkeypatch.setattr("rdi_desktop.net.hosting.FILE_PART", 900)
    company = Company(content)
    company.room.new_game = lambda plan: new_session(plan, content, tmp_path)
    first, second = company.call("Up"), company.call("Down")
    company.lay((first, "Ann", "gerki"), (second, "Cat", "zot"), bots=("fiona",), undo_anything=True)
    company.begin()
    players = [Player(first, content), Player(second, content)]
    game = company.room.game
    assert game is not None
    play(company, players, lambda: len(game.session.commands) > 60)
    late = company.call("Late")
    assert late.session is not None
    assert late.session.events(0, None) == game.session.events(0, None)
    assert first.session is not None
    assert second.session is not None
    assert first.session.undo.propose(0, first.session.undo.steps()[-1].to)
    company.carry()
    second.session.undo.agree(1)
    company.carry()
    assert late.session.events(0, None) == game.session.events(0, None), "also when something was taken back"
    play(company, players, lambda: game.session.over)
    assert game.session.text is not None
    assert first.session.text == game.session.text
    company.room.close()


def test_a_view_with_eight_people_at_one_computer_fits_into_a_frame(content: Content) -> None:
    seats = [SeatInfo(f"Player {n}", who) for n, who in enumerate(sorted(content.characters)[:8])]
    session = new_session(GamePlan(tuple(seats), 5), content)
    room = Room(LobbySetup.of(content), "CODE", lambda plan: new_session(plan, content))
    member = room.invite("Ann")
    room.begin(session, [member.id] * 8)
    assert room.game is not None
    (state,) = room.game.told(member.id, 0, -1)
    assert len(encoded(state)) * 4 < TO_GUEST


@pytest.mark.parametrize(
    "seed",
    [
        0,
        1,
        *(pytest.param(seed, marks=[pytest.mark.slow if seed < 4 else pytest.mark.weekly]) for seed in range(2, 60)),
    ],
)
def test_no_table_of_ours_is_doubted(content: Content, seed: int) -> None:
    """Whoever plays: in teams, with an automaton, with Prizes, from the first turn to the last."""
    chance = random.Random(seed)
    game = Game.new(some_setup(chance), content)
    seats = tuple(SeatInfo(each.name, each.character) for each in game.table.seats)
    doubt = Doubt.__new__(Doubt)
    doubt._seats, doubt._own = len(seats), frozenset(range(len(seats)))
    while game.pending is not None and len(game.log) < 1500:
        if len(game.log) % 7 == 0:
            for viewer in (None, *range(len(seats))):
                doubt.view(msgspec.msgpack.decode(msgspec.msgpack.encode(game.view(viewer)), type=SeenTable))
            told = told_events(game.events, game, None)
            doubt.events(msgspec.msgpack.decode(msgspec.msgpack.encode(told), type=list[EventTold]), 0)
            asked = Asked(game.pending.told(), None, [each.told() for each in game.playable(game.pending.seat)])
            came = msgspec.msgpack.decode(msgspec.msgpack.encode(asked), type=Asked)
            assert came == asked
        game.submit(legal_answer(game.pending, chance))


def test_every_card_may_happen(content: Content) -> None:
    """Also one with a long title, of which its id is made."""
    doubt = Doubt.__new__(Doubt)
    doubt._seats, doubt._own = 2, frozenset({0, 1})
    for card in content.cards.values():
        named = NamedCard(card.id, card.title, card.types[0], 0)
        doubt.events([EventTold(0, "showed", 0, None, 0, {"card": 1}, {1: named})], 0)
    with pytest.raises(WireError):
        doubt.events([EventTold(0, "showed", 0, None, 0, {"card": 1}, {1: NamedCard("x" * 3000, "X", "drink", 0)})], 0)


@pytest.mark.parametrize(
    "wrong",
    [
        {"id": "x" * 201},
        {"kind": "k" * 65},
        {"kind": "a\nb"},
        {"targets": ["zot"]},
        {"args": {"join": "all"}},
        {"args": {"title": "t" * 3000}},
    ],
    ids=str,
)
def test_no_option_is_believed_that_no_rule_makes(wrong: dict[str, Any]) -> None:
    """It is refused, or nothing of it is longer than can be shown."""
    option = {**msgspec.to_builtins(Option("card:3", "card", card=3).told()), **wrong}
    sent = msgspec.msgpack.encode(
        {"decision": {"seat": 0, "kind": "pick", "options": [option]}, "view": None, "playable": []}
    )
    try:
        asked = msgspec.msgpack.decode(sent, type=Asked)
        _question(asked)
    except (msgspec.ValidationError, WireError):
        return
    assert asked.decision is not None
    assert len(asked.decision.options[0].args["title"]) <= LONGEST


# ---- files


@pytest.mark.parametrize(
    "started", ["../../escaped", "/etc/cron.d/x", "..\\..\\escaped", "", "C:evil", "2026-01-01T10:00:00/../../x", "\0"]
)
def test_a_game_from_elsewhere_lies_in_the_folder_of_games_and_nowhere_else(tmp_path: Path, started: str) -> None:
    folder = tmp_path / "a" / "b" / "games"
    header = encode(Header(FORMAT, "liar", "", started, GamePlan((SeatInfo("Ann", "gerki"),), 1)))
    with pytest.raises(SaveError):
        keep_text(folder, header)
    assert not [path for path in tmp_path.rglob("*") if path.is_file()]


def test_a_game_from_elsewhere_is_called_by_when_it_began(tmp_path: Path) -> None:
    header = encode(Header(FORMAT, "x", "", "2026-03-04T20:15:16+01:00", GamePlan((SeatInfo("Ann", "gerki"),), 1)))
    assert keep_text(tmp_path, header) == tmp_path / f"2026-03-04 20.15.16{SUFFIX}"


# ---- what the others at a table may do


def test_a_table_with_a_long_name_is_joined_all_the_same(content: Content) -> None:
    company = Company(content)
    room = Room(LobbySetup.of(content), CODE, company.room.new_game, "The Table " * 20, "rdi-desktop " * 20)
    company.room = room
    guest = company.call("Up")
    assert guest.here
    assert guest.table == room.name


def test_one_guest_leaves_seats_for_those_who_have_none(content: Content) -> None:
    company = Company(content)
    greedy, modest = company.call("Greedy"), company.call("Modest")
    for n in range(9):
        greedy.send(Sit(f"Greedy {n}"))
    company.carry()
    assert greedy.lobby is not None
    assert [seat.person for seat in greedy.lobby.seats] == [greedy.person] * 6, "the host has none yet, either"
    assert greedy.no is not None
    assert greedy.no.key == "kept_free"
    modest.send(Sit("Modest"))
    company.host.send(Sit("Hedda"))
    company.carry()
    assert greedy.lobby is not None
    assert len(greedy.lobby.seats) == 8


@pytest.mark.parametrize("name", ["\u200b", "\x07\x08", " \u202e "])
def test_a_seat_has_a_name_that_can_be_seen(content: Content, name: str) -> None:
    company = Company(content)
    guest = company.call("Up")
    guest.send(Sit(name, "gerki"))
    company.carry()
    assert guest.lobby is not None
    assert not guest.lobby.seats
    assert guest.no is not None
    assert guest.no.key == "no_name"


def test_clean_texts_are_one_line_of_what_can_be_seen() -> None:
    assert clean("  Anna  the\t\nGreat ") == "Anna the Great"
    assert clean(IMG) == IMG, "signs are signs: it is for whoever shows them not to read them as anything else"
    assert clean("a\u0301\u0302\u0303\u0304") == "a\u0301\u0302"
    assert len(clean("x " * 1000, NAME)) <= NAME
    assert clean("Łukasz 😀 Ünal 李") == "Łukasz 😀 Ünal 李"


def test_a_line_speaks_as_fast_as_people_click(content: Content) -> None:
    line = Connection(1, "10.0.0.1", 0.0)
    for second in range(100):
        assert line.feed(framed(encoded(Sit("Ann"))) * 20, float(second))


def test_whoever_talks_without_an_end_drives_nobody_away(content: Content) -> None:
    company = Company(content)
    quiet = company.call("Quiet")
    company.carry()
    before = len(quiet.chat)
    for n in range(12):
        talker = company.call(f"Talker {n}")
        for _ in range(40):
            talker.send(Say("and another thing"))
        company.carry()
    said = [each for each in quiet.chat[before:] if not each.note]
    assert quiet.here
    assert len(said) <= SAID
    assert talker.no is not None
    assert talker.no.key == "too_much_said"
    company.carry(10.0)
    quiet.send(Say("May I?"))
    company.carry()
    assert quiet.chat[-1].text == "May I?"


def test_what_is_told_to_several_guests_at_once_cannot_be_changed_by_one() -> None:
    told = [each for each in vars(messages).values() if isinstance(each, type) and issubclass(each, msgspec.Struct)]
    assert [each.__name__ for each in told if not each.__struct_config__.frozen] == []
