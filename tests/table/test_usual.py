"""What a table makes of a game that adds nothing: offered by its words, or by its ids."""

import re
from dataclasses import dataclass
from typing import Any

import pytest

from siegeworks.core.agenda import Frame, Script
from siegeworks.core.decision import Decision, Option
from siegeworks.core.event import Event, Note
from siegeworks.core.faults import Fault
from siegeworks.core.moves import Moves, Numbers
from siegeworks.core.refusal import Reason, Refused
from siegeworks.core.sight import Sight
from siegeworks.core.state import Outcome
from siegeworks.pages.statistics.usual import STATISTICS
from siegeworks.players.advice import Advice, Candidate
from siegeworks.scenes.base import Piece, Scene, SeatScene, Zone
from siegeworks.table.boards import NO_PICTURE
from siegeworks.table.client import No
from siegeworks.table.extras import EXTRAS, TableToOpen
from siegeworks.table.hints.usual import HINTS, Situation
from siegeworks.table.pages import templates
from siegeworks.table.results import Result
from siegeworks.words.languages import LANGUAGES
from siegeworks.words.usual import UsualVoice, UsualWords
from tests.table.loops import run
from tests.table.raid import RAID

MOVES = Moves("gates", Numbers("GATE", "the number of a gate", 9))
OPEN = MOVES.form("open GATE", "act", "open a gate")
WAIT = MOVES.form("wait", "act", "do nothing")
ROOMS = {
    "hints": "HINTS",
    "lobby": "offer",
    "pages": "EXTRAS",
    "pages.figures": "board",
    "pages.things": "things",
    "statistics": "STATISTICS",
}


@dataclass(frozen=True, slots=True)
class GateOpened(Event):
    seat: int
    gate: int


@dataclass(frozen=True, slots=True)
class DustSettled(Event):
    pass


@pytest.mark.parametrize(("room", "name"), ROOMS.items())
def test_every_room_has_a_usual_one(room: str, name: str) -> None:
    assert RAID.own_room(room) is None
    assert hasattr(RAID.room(room), name)


def test_it_is_offered_by_its_words_and_else_by_its_ids() -> None:
    offer = RAID.room("lobby").offer(RAID, "en")
    assert (offer.id, offer.title, offer.text) == ("raid", "The Raid", "A small thing.")
    dawn, alone = offer.modes
    assert (dawn.game, dawn.title, dawn.seats, dawn.kind) == (
        "raid/dawn",
        "At dawn",
        [2, 3],
        "against",
    )
    assert (alone.title, alone.kind, alone.picture) == ("alone", "alone", NO_PICTURE)
    (weather,) = offer.switches
    assert (weather.label, [one.label for one in weather.values]) == ("Weather", ["fair", "foul"])
    assert offer.brings is None
    assert RAID.room("lobby").offer(RAID, "cs").title == "The Raid"


def test_nobody_need_bring_anything_and_nothing_can_be_named() -> None:
    assert RAID.bring("dawn", [(), ("a card",)]) == [(), ("a card",)]
    with pytest.raises(Refused, match="ysra"):
        RAID.ready("ysra")


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_speaks_by_phrases_and_is_silent_of_bookkeeping(language: str) -> None:
    voice = UsualVoice(UsualWords(RAID, language))
    notes = (Note(GateOpened(1, 2), "", None, 0), Note(DustSettled(), "", None, 0))
    sight = Sight(None, notes, ("Eva", "Tom"))
    assert [voice.event(note, sight) for note in notes] == ["Tom opens gate 2.", ""]
    options = (Option(OPEN(1), 1), Option(OPEN(2), 2), Option(WAIT(), 0))
    asked = Decision(0, "act", options, Frame(Script(())))
    assert voice.prompt(asked, sight) == "What now?"
    labels = [voice.option(option, asked, sight) for option in asked.options]
    assert labels == ["Open gate 1", "Open the second gate", "Wait"]
    assert voice.reason(Reason("RD-2", "unknown")) == "RD-2"
    won = voice.outcome(Outcome((1,), "RD-3"), sight)
    assert "Tom" in won
    assert won.endswith("The last gate is open.")
    assert voice.fault(Fault("RD-1", "nothing", "too few raiders")) == "too few raiders (RD-1)"
    words = UsualWords(RAID, language)
    assert words.keywords() == ("gate",)
    assert (words.term("gate"), words.keyword("gate")) == ("gate", "What keeps raiders out.")


def test_nothing_is_kept_counted_or_asked_besides() -> None:
    result = Result("raid/dawn", 2, 5)
    assert (STATISTICS.foe(result), STATISTICS.difficulty(result)) == ("", "")
    assert STATISTICS.brought(("a card",)) is None
    assert (EXTRAS.places, EXTRAS.schema, EXTRAS.routers()) == ((), (), ())
    advice = Advice((Candidate("open 2", 0.5),))
    at = Situation(None, "en", ())
    assert HINTS.nudge(at, advice) != []
    assert not HINTS.plan(at, advice)
    with pytest.raises(No):
        HINTS.check(None, "through")


def test_it_is_part_of_no_campaign() -> None:
    store: Any = None
    with pytest.raises(Refused, match="not part"):
        run(EXTRAS.join_series(store, TableToOpen("raid/dawn", 2, {}, "x", "y")))


def test_a_position_is_told_zone_by_zone_as_each_seat_sees_its_own() -> None:
    seats = [SeatScene(seat="a", name="Eva"), SeatScene(seat="b", name="Tom")]
    gate = Zone(key="gate", name="Gate", number=3)

    def hand(seat: str, *cards: Piece) -> Zone:
        hidden = 0 if cards else 2
        return Zone(key=f"hand:{seat}", name="Hand", seat=seat, pieces=cards, hidden=hidden)

    ram = Piece(key="hand:a:ram", name="Ram", count=2, marks=("ready",))
    hook = Piece(key="hand:b:hook", name="Hook")
    of_a = Scene(seats=seats, title="Dawn", zones=[gate, hand("a", ram), hand("b")])
    of_b = Scene(seats=seats, title="Dawn", zones=[gate, hand("a"), hand("b", hook)])
    board = RAID.room("pages.figures").board([of_a, of_b], "en")
    page = templates().get_template(board["template"]).render(board=board)
    told = " ".join(re.sub("<[^>]+>", " ", page).split())
    assert told == "Dawn Gate: 3 Eva Hand: 2 × Ram (ready) Tom Hand: Hook"
