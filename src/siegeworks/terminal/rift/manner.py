"""The manner of Rift: all lies open but the decks, and players act side by side."""

from collections.abc import Mapping

from rich.text import Text

from siegeworks.hosting.rift.conduct import RiftConduct
from siegeworks.hosting.rift.sight import RiftSight
from siegeworks.terminal.desk import Desk, Verdict
from siegeworks.terminal.log import Reading
from siegeworks.terminal.rift.choices import Groups
from siegeworks.terminal.rift.layout import whole_screen
from siegeworks.terminal.rift.reading import understood
from siegeworks.terminal.rift.speech import RiftSpeech, rift_speech


class RiftManner(RiftConduct):
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
