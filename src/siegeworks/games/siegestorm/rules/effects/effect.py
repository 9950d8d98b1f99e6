"""What every effect of a card has in common, and whom it speaks of."""

from dataclasses import dataclass
from typing import Literal

from siegeworks.core.agenda import Frame, Question, Script, Verb
from siegeworks.core.refusal import Reason
from siegeworks.games.siegestorm.rules.state import SiegeState

Who = Literal["you", "opponent", "each-player"]


class Effect(Verb):
    """A part of a card text that is carried out without asking."""

    @property
    def uses(self) -> tuple[str, ...]:
        """The fields that hold chosen names; without a candidate for each it is impossible."""
        return ()

    @property
    def hard(self) -> bool:
        """Whether a text with this part cannot be started at all while the part is blocked."""
        return False

    @property
    def lacking(self) -> Reason | None:
        """What to say when nothing can be chosen for this part, if there is more to say."""
        return None

    @property
    def enters(self) -> bool:
        """Whether the chosen card comes into play as a creature, which not every card can be."""
        return False

    @property
    def strikes(self) -> bool:
        """Whether it works on one opponent: facing several, a boss needs one chosen (SS-20.17)."""
        return False

    def blocked(self, game: SiegeState, frame: Frame) -> Reason | None:
        """Why this part is impossible now; None if it is not."""
        return None


@dataclass(frozen=True)
class TargetedEffect(Effect):
    """An effect on a card that was chosen when the text was announced."""

    target: str

    @property
    def uses(self) -> tuple[str, ...]:
        return ("target",)


class TextQuestion(Question):
    """A part of a card text that asks; it can always be carried out."""

    @property
    def strikes(self) -> bool:
        """Whether it works on one opponent, as an Effect may."""
        return False


def people(game: SiegeState, frame: Frame, who: Who) -> tuple[int, ...]:
    """The seats a text speaks of, the active player first (SS-R5)."""
    if who == "you":
        return (frame.you,)
    if who == "opponent":
        return (game.opponent(frame),)
    return tuple(seat for seat in game.from_seat(game.active) if seat != game.field.boss)


def strikes_one(text: Script) -> bool:
    """Whether a text works on one opponent, in any of its parts."""
    return any(
        (isinstance(part, Effect | TextQuestion) and part.strikes)
        or any(strikes_one(block) for _, block in part.scripts())
        for part in text
    )
