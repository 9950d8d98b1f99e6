"""Tells what happens in a study to a reader who may know everything."""

from siegeworks.table.study import Study, Viewer
from siegeworks.words.voice import voice


class Narrator:
    """Plays answers in a study and says in words what they are and what came of them."""

    def __init__(self, study: Study, language: str) -> None:
        self.study, self.language = study, language
        self.voice = voice(study.match.agreed.game, language)
        self.known = 0
        self._fresh()

    def _fresh(self) -> tuple[str, ...]:
        """What the log has to say since it was last asked, without mere bookkeeping."""
        match = self.study.match
        notes = tuple(match.state.journal)
        sight = match.game.sight(match.view(0), notes, match.names)
        fresh, self.known = notes[self.known :], len(notes)
        loud = (note for note in fresh if type(note.event).__name__ not in sight.quiet)
        return tuple(line for note in loud if (line := self.voice.event(note, sight)))

    def play(self, seat: int, text: str) -> tuple[str, ...]:
        """Let a seat answer; what the log says of it."""
        self.study.answer(seat, text)
        return self._fresh()

    def label(self, seat: int, text: str) -> str:
        """An option in words; as it is written if it is not offered."""
        decision = self.study.perspective(seat).decision(self.language)
        options = decision.options if decision is not None else ()
        return next((each.label for each in options if each.text == text), text)

    def reason(self, seat: int, text: str) -> str:
        """Why a seat cannot answer so; empty if nobody knows."""
        return self.study.explaining.illegal(Viewer(seat, self.language), text, "").reason
