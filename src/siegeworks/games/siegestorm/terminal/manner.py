"""The manner of Siegestorm: hidden hands, turns one after the other or against a boss."""

from collections.abc import Mapping
from typing import Any

from rich.text import Text

from siegeworks.games.siegestorm.sight import Sight
from siegeworks.games.siegestorm.terminal import person
from siegeworks.games.siegestorm.terminal.layout import whole_screen
from siegeworks.games.siegestorm.terminal.speech import Speech, speech
from siegeworks.terminal.desk import Desk, Verdict
from siegeworks.terminal.log import Reading
from siegeworks.terminal.manner import Manner


class SiegeManner(Manner):
    """How Siegestorm is played at this table."""

    def speech(self, language: str) -> Speech:
        return speech(language)

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
