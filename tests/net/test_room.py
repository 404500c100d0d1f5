# SPDX-License-Identifier: GPL-3.0-or-later
from __future__ import annotations

from threading import Event

import pytest

from rdi_desktop.content import Content
from rdi_desktop.engine.state.decisions import Answer, Command
from rdi_desktop.net.guest import Guest
from rdi_desktop.net.messages import Again, Begin, Do, Lay, Look, Move, NewCode, Remove, Rise, Say, Sit, StandIn
from rdi_desktop.net.tries import FORGOTTEN, Tries
from rdi_desktop.session.passing import UNTIL_TURN, concerns
from rdi_desktop.session.save import AnswerLine
from rdi_desktop.session.thinking import Thought
from rdi_desktop.ui.lan.lan_words import refused
from tests.net.company import CODE, PROGRAM, Company, Player, play


def table(company: Company, **options: str | int | bool) -> tuple[Guest, Guest]:
    """Two computers: Ann and Bob at one, Cat at the other; Deirdre is a computer player."""
    first, second = company.call("Upstairs"), company.call("Downstairs")
    company.lay(
        (first, "Ann", "gerki"),
        (first, "Bob", "fiona"),
        (second, "Cat", "zot"),
        bots=("deirdre",),
        start_fortitude=10,
        **options,
    )
    company.begin()
    return first, second


def test_a_whole_game_is_played_by_people_at_two_computers(content: Content) -> None:
    company = Company(content)
    first, second = table(company)
    players = [Player(first, content), Player(second, content)]
    play(company, players, lambda: company.room.game is not None and company.room.game.session.over)
    assert company.room.game is not None
    real = company.room.game.session
    for guest, seat in ((first, 0), (first, 1), (second, 2), (company.host, None)):
        assert guest.session is not None
        assert guest.session.over
        assert guest.session.events(0, seat) == real.events(0, seat)
        assert guest.session.view(seat).seats == real.view(seat).seats
    assert all(player.acted["respond"] for player in players)


def test_only_whoever_knows_the_code_comes_in(content: Content) -> None:
    company = Company(content)
    stranger = company.call("Eve", code="ZZZZZZZZZZZZ")
    assert stranger.refusal is not None
    assert stranger.refusal.key == "code"
    assert not stranger.here
    assert company.lines.keys() == {1}


def test_whoever_guesses_codes_is_soon_not_heard_any_more(content: Content) -> None:
    company = Company(content)
    for _ in range(5):
        company.room.connected("10.9.9.9", company.now)
    keys = []
    for n in range(7):
        number = company.room.connected("10.8.8.8", company.now)
        assert number is not None
        guest = Guest(content, "WRONGWRONG" if n < 6 else "ABCDEFGHJKLM", "Eve", "x")
        company.lines[number] = guest
        guest.connected(company.now)
        company.carry()
        assert guest.refusal is not None
        keys.append(guest.refusal.key)
    assert keys == ["code"] * 5 + ["too_many_tries"] * 2
    company.now += 61
    assert company.call("Eve").here, "others, and the same after a while, come in"


def test_the_host_may_have_another_code(content: Content) -> None:
    company = Company(content)
    first = company.call("Upstairs")
    company.room.new_code = lambda: "NEWCADE2KKKK"
    first.send(NewCode())
    company.carry()
    assert company.room.code == CODE, "nobody else"
    company.host.send(NewCode())
    company.carry()
    assert company.room.code == "NEWCADE2KKKK"
    assert first.chat[-1].text == "new_code"
    assert company.call("Late").refusal is not None
    assert company.call("Late", code="NEWCADE2KKKK").here


def test_whoever_guesses_waits_longer_each_time_and_is_forgotten_in_the_end() -> None:
    tries, now, waits = Tries(), 0.0, []
    for _ in range(14):
        now += tries.wait("10.0.0.1", now)
        tries.wrong("10.0.0.1", now)
        waits.append(tries.wait("10.0.0.1", now))
    assert waits == [0, 0, 0, 0, 60, 120, 240, 480, 960, 1920, 3600, 3600, 3600, 3600]
    assert tries.wait("10.0.0.2", now) == 0, "nobody else waits"
    tries.wrong("10.0.0.2", now + 3600)
    assert len(tries) == 2
    tries.wrong("10.0.0.2", now + FORGOTTEN + 1)
    assert len(tries) == 1


def test_wrong_codes_of_all_together_are_thirty_at_once_and_one_more_every_ten_seconds() -> None:
    tries = Tries()
    for n in range(30):
        assert tries.wait(f"{n}", 100.0) == 0
        tries.wrong(f"{n}", 100.0)
    assert tries.wait("new", 100.0) == 10
    assert tries.wait("new", 104.0) == pytest.approx(6)
    assert tries.wait("new", 110.0) == 0
    tries.wrong("new", 110.0)
    assert tries.wait("newer", 110.0) == 10
    for n in range(32):  # after a long silence thirty again, and no more
        assert (tries.wait(f"late {n}", 1000.0) == 0) == (n < 30)
        tries.wrong(f"late {n}", 1000.0)


def test_addresses_without_recent_errors_are_the_first_to_be_dropped() -> None:
    tries = Tries()
    for _ in range(5):
        tries.wrong("0", 0.0)
    assert tries.wait("0", 5.0) == 55
    for n in range(1, 1000):
        tries.wrong(f"{n}", 0.0)
    assert len(tries) == 1000
    tries.wrong("0", 1.0)  # now the newest
    tries.wrong("1000", 1.0)
    assert len(tries) == 1000
    assert tries.wait("0", 20_000.0) == 0
    tries.wrong("0", 20_000.0)
    assert tries.wait("0", 20_000.0) == 240, "it was remembered all the while"


def test_guessing_from_many_addresses_is_slow_as_well() -> None:
    tries, looked_at = Tries(), 0
    for n in range(90 * 3600):  # an hour of 90 calls in a second, each from another address
        now = n / 90
        if not tries.wait(f"{n}", now):
            tries.wrong(f"{n}", now)
            looked_at += 1
    assert looked_at <= 30 + 360, "years for half of the 33 million"
    assert len(tries) <= 1000


def test_guests_lay_their_own_seats_only(content: Content) -> None:
    company = Company(content)
    first, second = company.call("Upstairs"), company.call("Downstairs")
    company.lay((first, "Ann", "gerki"), (second, "Cat", "zot"))
    for message in (Rise(0), Sit("Bot", "fiona", "bot:regular"), Lay({"pace": 5}), Move(0, 1), Begin(), Remove(1)):
        second.no = None
        second.send(message)
        company.carry()
        assert second.no is not None, message
        assert second.no.key in ("not_yours", "not_allowed")
    assert second.lobby is not None
    assert [seat.name for seat in second.lobby.seats] == ["Ann", "Cat"]


def test_the_game_begins_when_everybody_is_ready(content: Content) -> None:
    company = Company(content)
    first = company.call("Upstairs")
    first.send(Sit("Ann", "gerki"))
    company.host.send(Sit("Hedda", "zot"))
    company.carry()
    company.begin()
    assert company.host.no is not None
    assert (company.host.no.key, company.host.no.detail) == ("missing", "not_ready")
    assert first.session is None


def test_answers_for_other_peoples_seats_are_refused(content: Content) -> None:
    company = Company(content)
    first, second = table(company)
    play(company, [], lambda: first.session is not None and first.session.decision() is not None, most=5)
    assert first.session is not None
    assert second.session is not None
    decision = first.session.decision()
    assert decision is not None
    before = len(company.room.game.session.commands)  # type: ignore[union-attr]
    question = first.session.state.question  # type: ignore[union-attr]
    real = company.room.game.session  # type: ignore[union-attr]
    assert first.session.playable(decision.seat) == list(real.playable(decision.seat)) != []
    option = decision.options[0].id
    for message in (Do(AnswerLine(decision.seat, decision.default), question), Look(decision.seat, option, question)):
        second.no = None
        second.send(message)
        company.carry()
        assert second.no is not None
        assert second.no.key == "not_yours"
    assert len(company.room.game.session.commands) == before  # type: ignore[union-attr]


def test_an_answer_to_a_question_that_is_over_is_refused(content: Content) -> None:
    company = Company(content)
    first, _ = table(company)
    assert first.session is not None
    decision = first.session.decision()
    assert decision is not None
    question = first.session.state.question  # type: ignore[union-attr]
    first.session.submit(Player(first, content).answer(decision))
    company.carry()
    first.send(Do(AnswerLine(decision.seat, decision.default), question))
    company.carry()
    assert first.no is not None
    assert first.no.key == "moved_on"


def test_somebody_who_comes_back_has_everything_again(content: Content) -> None:
    company = Company(content)
    first, second = table(company)
    players = [Player(first, content), Player(second, content)]
    play(company, players, lambda: len(company.room.game.session.commands) > 60)  # type: ignore[union-attr]
    company.cut(second)
    turns = company.room.game.session.view(None).turn_number  # type: ignore[union-attr]
    for _ in range(200):
        players[0].move()
        company.carry(0.05)
    again = company.call("Downstairs", token=second.token)
    assert again.person == second.person
    assert again.session is not None
    real = company.room.game.session  # type: ignore[union-attr]
    assert again.session.events(0, 2) == real.events(0, 2)
    assert real.view(None).turn_number - turns <= 4, "the table waits for whoever is away"
    players[1] = Player(again, content)
    play(company, players, lambda: real.over)


def test_a_computer_player_takes_the_seats_of_somebody_who_is_away(content: Content) -> None:
    company = Company(content)
    first, second = table(company, absent="bot")
    players = [Player(first, content), Player(second, content)]
    play(company, players, lambda: len(company.room.game.session.commands) > 60)  # type: ignore[union-attr]
    company.cut(second)
    real = company.room.game.session  # type: ignore[union-attr]
    before = real.view(None).turn_number
    play(company, players[:1], lambda: real.over or real.view(None).turn_number > before + 8)
    again = company.call("Downstairs", token=second.token)
    assert [said.text for said in again.chat if said.note][-3:] == ["stands_in", "left", "gave_back"] or [
        said.text for said in again.chat if said.note
    ][-2:] == ["came_back", "gave_back"]
    players[1] = Player(again, content)
    play(company, players, lambda: real.over)
    assert again.session is not None
    assert players[1].acted or real.view(None).seats[2].out


def test_a_computer_player_stands_in_for_whoever_is_still_away_in_the_next_game(content: Content) -> None:
    company = Company(content)
    first, second = table(company, absent="bot")
    company.cut(second)
    for _ in range(2):
        assert second.person is not None
        assert company.room.game is not None
        turn = company.room.game.session.view(None).turn_number
        play(
            company,
            [Player(first, content)],
            lambda turn=turn: company.room.game.session.view(None).turn_number > turn + 5,  # type: ignore[union-attr, misc]
        )
        company.host.send(Again())
        company.carry()
        company.room.begin(company.room.new_game(company.room.setup.plan()))


def test_the_host_may_let_a_computer_player_stand_in(content: Content) -> None:
    company = Company(content)
    first, second = table(company)
    assert second.person is not None
    company.host.send(StandIn(second.person))
    company.carry()
    assert company.host.no is not None, "somebody who is here plays for themselves"
    company.cut(second)
    company.host.send(StandIn(second.person))
    company.carry()
    real = company.room.game.session  # type: ignore[union-attr]
    play(company, [Player(first, content)], lambda: real.over or real.view(None).turn_number > 8)


def test_somebody_sent_away_does_not_come_back_to_their_seats(content: Content) -> None:
    company = Company(content)
    first, second = table(company)
    assert second.person is not None
    company.room.new_code = lambda: "NEWCADE2KKKK"
    company.host.send(Remove(second.person))
    company.carry()
    assert second.refusal is not None
    assert second.refusal.key == "removed"
    again = company.call("Downstairs", token=second.token, code=CODE)
    assert again.refusal is not None
    assert again.refusal.key == "removed", "the code that it knows is no longer that of the table"
    assert company.room.code == "NEWCADE2KKKK"
    company.cut(first)
    first = company.call("Upstairs", token=first.token, code=CODE)
    assert first.here, "whoever was let in before needs no new one"
    invited = company.call("Downstairs", token=second.token, code="NEWCADE2KKKK")
    assert invited.person != second.person
    assert invited.session is not None
    assert invited.session.plan.humans == ()
    real = company.room.game.session  # type: ignore[union-attr]
    play(company, [Player(first, content)], lambda: real.over or real.view(None).turn_number > 8)


def test_somebody_looks_on_for_a_while_and_nobody_waits_for_them(content: Content) -> None:
    company = Company(content)
    first, second = table(company)
    players = [Player(first, content), Player(second, content)]
    real = company.room.game.session  # type: ignore[union-attr]
    play(company, players, lambda: len(real.commands) > 40)
    onlooker = company.call("Outside")
    session = onlooker.session
    assert session is not None
    assert session.plan.humans == ()
    assert session.events(0, None) == real.events(0, None), "all that has happened"
    assert all(seat.hand is None for seat in session.view(0).seats), "nobody's cards, whichever seat is asked for"
    commands = len(real.commands)
    play(company, players, lambda: len(real.commands) > commands + 20)
    assert session.events(0, None) == real.events(0, None)
    assert session.decision() is None
    onlooker.send(Do(AnswerLine(0, ()), session.state.question))  # type: ignore[union-attr]
    company.carry()
    assert onlooker.no is not None
    assert onlooker.no.key == "not_yours"
    company.cut(onlooker)
    assert "Outside" not in [member.name for member in company.room.people.values()]
    turn = real.view(None).turn_number
    play(company, players, lambda: real.over or real.view(None).turn_number > turn + 2)


def test_taking_back_needs_everybody_at_every_computer(content: Content) -> None:
    company = Company(content)
    first, second = table(company, undo_anything=True)
    players = [Player(first, content), Player(second, content)]
    play(company, players, lambda: len(company.room.game.session.commands) > 40)  # type: ignore[union-attr]
    real = company.room.game.session  # type: ignore[union-attr]
    assert first.session is not None
    assert second.session is not None
    steps = first.session.undo.steps()
    there = [real.event_marks[step.to] for step in real.undo.steps(len(steps))]
    assert [first.session.event_marks[step.to] for step in steps] == there, "what each of them has brought"
    assert first.session.undo.propose(0, steps[3].to)
    company.carry()
    assert second.session.undo.proposal is not None
    first.session.undo.agree(1)
    company.carry()
    assert len(real.undo.decided()) > steps[3].to
    second.session.undo.agree(2)
    company.carry()
    for guest, seat in ((first, 0), (second, 2)):
        assert guest.session is not None
        assert guest.session.events(0, seat) == real.events(0, seat)
        assert guest.session.view(None).seats == real.view(None).seats
    company.cut(second)
    again = company.call("Downstairs", token=second.token)
    players[1] = Player(again, content)
    assert first.session.undo.propose(0, first.session.undo.steps()[0].to)
    first.session.undo.agree(1)
    company.carry()
    assert again.session is not None
    assert again.session.undo.proposal is not None, "who was away for a moment is asked again"
    again.session.undo.agree(2)
    company.carry()
    assert real.undo.proposal is None
    left = len(real.commands)
    play(company, players, lambda: len(real.commands) > left + 20)


def test_whoever_is_passed_is_not_asked_while_the_table_waits_for_others(content: Content) -> None:
    company = Company(content)
    first, second = table(company)
    players = [Player(first, content), Player(second, content)]
    one, two = first.session, second.session
    assert one is not None
    assert two is not None
    play(company, players, lambda: one.view(None).turn == 0)
    two.pass_for_me(2, UNTIL_TURN)
    one.pass_for_me(1, UNTIL_TURN)
    open_ = 0

    def her_turn() -> bool:
        window = one.window()
        concerned = any(concerns(one.view(None), seat) for seat in (1, 2))
        if window is not None and window.claimed is None and not concerned and two.passing.auto_pass(2) is not None:
            nonlocal open_
            open_ += 1
            assert two.decision() is None
            if one.passing.auto_pass(1) is not None:
                assert 1 in window.passed
        return one.view(None).turn == 2

    play(company, players, her_turn)
    assert open_ > 2
    assert two.passing.auto_pass(2) is None


def test_everybody_reads_what_is_said_also_who_comes_later(content: Content) -> None:
    company = Company(content)
    first = company.call("Upstairs")
    first.send(Say("Good evening!"))
    company.carry()
    later = company.call("Late")
    assert [said.text for said in later.chat if not said.note] == ["Good evening!"]
    assert [said.text for said in company.host.chat if not said.note] == ["Good evening!"]


def test_a_guest_with_other_cards_is_told_so_and_does_not_play(
    content: Content, monkeypatch: pytest.MonkeyPatch
) -> None:
    company = Company(content)
    first, second = company.call("Upstairs"), company.call("Downstairs")
    company.lay((first, "Ann", "gerki"), (second, "Cat", "zot"))
    company.begin()
    company.cut(second)
    monkeypatch.setattr("rdi_desktop.net.guest.fingerprint", lambda _plan, _content: "other")
    again = company.call("Downstairs", token=second.token)
    assert again.refusal is not None
    assert again.refusal.key == "other_cards"
    assert again.session is None


def test_the_seed_stays_at_the_host_until_the_game_is_over(content: Content) -> None:
    company = Company(content, seed=987_654_321)
    first, _ = table(company)
    assert first.session is not None
    assert first.session.plan.seed == 0


def test_a_player_who_takes_their_time_keeps_nobody_waiting(content: Content, monkeypatch: pytest.MonkeyPatch) -> None:
    begun, go_on = Event(), Event()

    def think(thought: Thought) -> Command:
        begun.set()
        assert go_on.wait(20)
        decision = thought._game.pending
        assert decision is not None
        return Answer(decision.seat, decision.default)

    monkeypatch.setattr(Thought, "think", think)
    company = Company(content)
    first = company.call("Upstairs")
    company.host.send(Sit("Sharky", "gerki", "bot:shark"))
    company.carry()
    company.lay((first, "Ann", "fiona"))
    company.begin()
    players, room = [Player(first, content)], company.room
    play(company, players, begun.is_set)
    assert room.game is not None
    done = len(room.game.session.commands)
    first.send(Say("Take your time!"))
    company.carry()
    assert company.host.chat[-1].text == "Take your time!", "meanwhile the others are heard"
    assert len(room.game.session.commands) == done
    go_on.set()
    play(company, players, lambda: room.game is not None and len(room.game.session.commands) > done)
    room.close()


@pytest.mark.parametrize("name", ["hedda", "Hedda\u2800", "H\u0435dd\u0430", "\u034fHedda\ufe0f", "HEDDA"])
def test_nobody_gets_a_name_that_looks_like_anothers(content: Content, name: str) -> None:
    company = Company(content)
    other = company.call(name)
    assert other.lobby is not None
    names = [person.name for person in other.lobby.people]
    assert names[0] == "Hedda"
    assert names[1].endswith(" 2")


def test_a_token_is_good_until_its_owner_has_come_again(content: Content) -> None:
    company = Company(content)
    first, _ = table(company)
    stolen = first.token
    company.cut(first)
    first = company.call("Upstairs", token=stolen)
    assert first.token != stolen
    thief = company.call("Upstairs", token=stolen, code="WRONG")
    assert thief.refusal is not None
    assert thief.refusal.key == "code"
    assert first.here
    company.cut(first)
    again = company.call("Upstairs", token=first.token, code="WRONG")
    assert again.person == first.person


def test_a_welcome_that_never_arrived_costs_nobody_a_seat(content: Content) -> None:
    company = Company(content)
    guest, _ = table(company)
    company.cut(guest)
    lost = Guest(content, CODE, "Upstairs", PROGRAM, guest.token)
    number = company.room.connected("10.0.0.9", company.now)
    assert number is not None
    lost.connected(company.now)
    company.room.received(number, lost.outgoing(), company.now)
    company.room.disconnected(number)  # before its answer was read
    again = company.call("Upstairs", token=guest.token)
    assert again.person == guest.person


def test_whoever_is_taken_over_is_told_from_where(content: Content) -> None:
    company = Company(content)
    guest = company.call("Upstairs")
    company.call("Upstairs", token=guest.token)
    assert guest.refusal is not None
    assert (guest.refusal.key, guest.refusal.detail) == ("taken_over", "10.0.0.2")
    assert "from 10.0.0.2" in refused(guest.refusal, PROGRAM)
