"""The table of Siegestorm as a screen draws it."""

from collections.abc import Sequence

from rich.text import Text

from siegeworks.games.siegestorm.scene.parts import BossScene, SiegeScene, SiegeSeat
from siegeworks.games.siegestorm.terminal.speech import SiegeSpeech
from siegeworks.terminal.canvas import LABEL, OTHER, OWN, PARTNER
from siegeworks.terminal.drawing import Drawing

HUES = {"you": OWN, "partner": PARTNER}


class Table(Drawing[SiegeScene, SiegeSpeech]):
    """A table to be drawn, with what all parts of it need."""

    def hue(self, letter: str) -> str:
        """The colour of a seat: the own one, a partner's, or another's."""
        (role,) = (seat.role for seat in self.scene.seats if seat.seat == letter)
        return HUES.get(role, OTHER)

    @property
    def others(self) -> list[SiegeSeat]:
        """The seats drawn at the upper edge: a boss first, then everybody still in the game."""
        _, *others = self.scene.seats
        alive = (seat for seat in others if seat.alive)
        return sorted(alive, key=lambda seat: seat.boss is None)

    @property
    def boss(self) -> BossScene | None:
        """The boss, if there is one."""
        return next((seat.boss for seat in self.scene.seats if seat.boss), None)

    def counted(self, term: str, number: int | str, style: str = "") -> Text:
        """How many there are of something."""
        return Text.assemble((f"{self.speech.term(term)} ", LABEL), (str(number), style))

    def pile(self, term: str, cards: Sequence[str]) -> Text:
        """An open pile: how many cards, and the top one."""
        line = self.counted(term, len(cards))
        return line.append(f" ({self.speech.card(cards[-1])})", style=LABEL) if cards else line
