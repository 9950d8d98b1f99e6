"""Tells what happens in a study to a reader who may know everything."""

from siegeworks.table.study import Reader, Study
from siegeworks.words.voice import voice


class Teller:
    """Plays answers in a study and says in words what they are and what came of them."""

    def __init__(self, study: Study, language: str) -> None:
        self.study, self.language = study, language
        self.teller = voice(study.standing.agreed.game, language).teller()
        self.known = 0
        self._fresh()

    def _fresh(self) -> tuple[str, ...]:
        """What the log has to say since it was last asked, without mere bookkeeping."""
        standing = self.study.standing
        notes = tuple(standing.state.journal)
        sight = standing.game.sight(standing.view(0), notes, standing.names)
        lines = list(zip(sight.notes, self.teller.lines(sight), strict=True))[self.known :]
        self.known = len(notes)
        return tuple(
            line for note, line in lines if line and type(note.event).__name__ not in sight.quiet
        )

    def play(self, seat: int, text: str) -> tuple[str, ...]:
        """Let a seat answer; what the log says of it."""
        self.study.answer(seat, text)
        return self._fresh()

    def label(self, seat: int, text: str) -> str:
        """An option in words; as it is written if it is not offered."""
        decision = self.study.eyes(seat).now(self.language)["decision"]
        options = decision["options"] if decision else ()
        return next((str(each["label"]) for each in options if each["text"] == text), text)

    def reason(self, seat: int, text: str) -> str:
        """Why a seat cannot answer so; empty if nobody knows."""
        return self.study.explaining.illegal(Reader(seat, self.language), text, "").reason
