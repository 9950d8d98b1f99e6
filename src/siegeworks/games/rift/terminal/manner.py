"""The manner of Rift: all lies open but the decks, and players act side by side."""

from collections.abc import Mapping

from rich.text import Text

from siegeworks.games.rift.sight import RiftSight
from siegeworks.games.rift.terminal.choices import Groups
from siegeworks.games.rift.terminal.layout import whole_screen
from siegeworks.games.rift.terminal.reading import understood
from siegeworks.games.rift.terminal.speech import RiftSpeech, rift_speech
from siegeworks.terminal.desk import Desk, Verdict
from siegeworks.terminal.log import Reading
from siegeworks.terminal.manner import Manner


class RiftManner(Manner):
    """How Rift is played at this table."""

    def speech(self, language: str) -> RiftSpeech:
        return rift_speech(language)

    def screen(
        self,
        sight: RiftSight,
        speech: RiftSpeech,
        width: int,
        height: int,
        reading: Reading,
        narrow: Groups = (),
    ) -> list[Text]:
        return whole_screen(sight, speech, width, height, reading, narrow)

    def ahead(self, desk: Desk, sight: RiftSight) -> str:
        return ""

    def understood(self, desk: Desk, sight: RiftSight, typed: str) -> Verdict | None:
        return understood(desk, sight, typed)

    def passed(self, desk: Desk) -> Mapping[int, str]:
        texts = {ply: text for ply, (_, text) in desk.taken.items()}
        return {ply: desk.speech.ui("only-answer", answer=text) for ply, text in texts.items()}
