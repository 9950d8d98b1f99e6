"""The manner of Siegestorm: hidden hands, turns one after the other or against a boss."""

from collections import Counter
from collections.abc import Mapping
from typing import Any

from rich.text import Text

from siegeworks.core.decision import Seat
from siegeworks.core.event import Note
from siegeworks.siegestorm.state import SiegeState
from siegeworks.siegestorm.view import View
from siegeworks.terminal import person
from siegeworks.terminal.desk import Desk, Verdict
from siegeworks.terminal.layout import whole_screen
from siegeworks.terminal.log import Reading
from siegeworks.terminal.pace import by_itself, stops_of
from siegeworks.terminal.sight import Sight
from siegeworks.terminal.speech import Speech, speech
from siegeworks.terminal.undo import seen_cards


class SiegeManner:
    """How Siegestorm is played at this table."""

    curtain = True

    def speech(self, language: str) -> Speech:
        return speech(language)

    def sight(self, view: View, notes: tuple[Note, ...], names: tuple[str, ...]) -> Sight:
        return Sight(view, notes, names)

    def seen(self, view: View) -> Counter[int]:
        return seen_cards(view)

    def partners(self, state: SiegeState, seat: Seat) -> frozenset[Seat]:
        return frozenset(state.field.teams[seat] if state.mode.together else ())

    def deciding(self, state: SiegeState) -> list[Seat]:
        return [decision.seat for decision in state.decisions]

    def together(self, state: SiegeState) -> bool:
        return len(state.decisions) > 1 and state.turn > 0

    def is_done(self, view: View, seat: Seat) -> bool:
        return view.stages[seat] == "end"

    def turn(self, view: View) -> object:
        return view.turn

    def by_itself(self, view: View, stops: str) -> str | None:
        return by_itself(view, stops_of(stops) or "auto")

    def screen(
        self,
        sight: Sight,
        speech: Speech,
        width: int,
        height: int,
        reading: Reading,
        narrow: Any = (),
    ) -> list[Text]:
        return whole_screen(sight, speech, width, height, reading)

    def ahead(self, desk: Desk, sight: Sight) -> str:
        return person.next_ahead(desk) if person.typed_ahead(desk, sight) else ""

    def understood(self, desk: Desk, sight: Sight, typed: str) -> Verdict | None:
        return person.understood(desk, sight, typed)

    def passed(self, desk: Desk) -> Mapping[int, str]:
        said = {}
        for ply, (kind, text) in desk.taken.items():
            if kind == "step":
                said[ply] = desk.speech.ui("step-passed", step=desk.speech.step(text))
            else:
                said[ply] = desk.speech.ui("only-answer", answer=text)
        return said
