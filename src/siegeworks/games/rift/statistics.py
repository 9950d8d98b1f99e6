"""What is noted of a game of Rift, and what games are counted by."""

from collections.abc import Sequence

from siegeworks.core.decision import Seat
from siegeworks.games.rift.rules import BOX
from siegeworks.games.rift.rules.scenario import DIFFICULTIES
from siegeworks.games.rift.rules.state import RiftState
from siegeworks.games.rift.words.book import rift_words
from siegeworks.pages.statistics.usual import Statistics
from siegeworks.table.results import Result
from siegeworks.words.phrases import capital


class RiftStatistics(Statistics):
    """Scenarios, difficulties and heroes."""

    sections = ("scenario", "difficulty", "players", "hero", "partner")

    def roles(self, state: RiftState, seats: Sequence[Seat]) -> list[str]:
        """The heroes of some seats."""
        return [
            BOX.heroes[figure.hero].id
            for figure in state.figures[: state.seats]
            if figure.seat in seats and not figure.guest
        ]

    def difficulty(self, result: Result) -> str:
        return result.switches.get("difficulty", DIFFICULTIES[0])

    def role_name(self, role: str, language: str) -> str:
        return rift_words(language).hero_name(BOX.heroes[BOX.hero_numbers[role]])

    def difficulty_name(self, difficulty: str, language: str) -> str:
        return capital(rift_words(language).setting(difficulty))


STATISTICS = RiftStatistics()
