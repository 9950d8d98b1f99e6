"""The table of Rift as a screen draws it."""

from functools import cached_property

from siegeworks.games.rift.rules.grid import COLUMNS
from siegeworks.games.rift.rules.printed import LIFE, PORTAL
from siegeworks.games.rift.scene import ahead, options
from siegeworks.games.rift.scene.parts import (
    FigureScene,
    HordeScene,
    RiftAhead,
    RiftOption,
    RiftScene,
    SiteScene,
)
from siegeworks.games.rift.scene.printed import CardText, EnemyText, FaceText, ScenarioText
from siegeworks.games.rift.sight import RiftSight
from siegeworks.games.rift.terminal.speech import RiftSpeech
from siegeworks.terminal.drawing import Drawing


class Board(Drawing[RiftScene, RiftSpeech]):
    """A table to be drawn: its scene with what is printed, by the names of spaces."""

    sight: RiftSight

    @cached_property
    def options(self) -> dict[str, RiftOption]:
        """The options of the open question, by their text."""
        return {option.text: option for option in options(self.sight, self.speech.language)}

    @cached_property
    def ahead(self) -> RiftAhead:
        """What would happen if the round ended now."""
        return ahead(self.sight, self.speech.language)

    # -- the map -----------------------------------------------------------------------

    @property
    def scenario(self) -> ScenarioText:
        """What is printed of the scenario and its map."""
        return self.speech.printed.scenarios[self.scene.scenario]

    @cached_property
    def rows(self) -> list[list[str]]:
        """The names of the spaces, row by row."""
        rows, columns = range(1, self.scenario.height + 1), COLUMNS[: self.scenario.width]
        return [[f"{column}{row}" for column in columns] for row in rows]

    @cached_property
    def sites(self) -> dict[str, SiteScene]:
        """The building sites by their spaces."""
        return {site.space: site for site in self.scene.sites}

    @cached_property
    def hues(self) -> dict[str, str]:
        """The colour of each seat, by its letter."""
        return {seat.seat: seat.colour for seat in self.scene.seats}

    def hordes_at(self, space: str) -> list[HordeScene]:
        """The hordes on a space, the top one first."""
        return [horde for horde in self.scene.hordes if horde.space == space]

    def figures_at(self, space: str) -> list[FigureScene]:
        """The figures on a space."""
        return [figure for figure in self.scene.figures if figure.space == space]

    def bosses_at(self, space: str) -> int:
        """How many figures of the boss are on a space that has none of its cards."""
        boss = self.scene.boss
        if boss is None or any(self.card(horde).kind == LIFE for horde in self.hordes_at(space)):
            return 0
        return list(boss.figures).count(space)

    # -- horde cards -------------------------------------------------------------------

    def card(self, horde: HordeScene) -> CardText:
        """What is printed on the card of a horde."""
        return self.speech.printed.cards[horde.card]

    def face(self, horde: HordeScene) -> FaceText:
        """The squares of the card of a horde as it lies."""
        return self.card(horde).faces[horde.turn]

    def enemies(self, *hordes: HordeScene) -> list[EnemyText]:
        """The kinds of enemies of some hordes."""
        idents = (ident for horde in hordes for _, ident in self.face(horde).enemies)
        return [self.speech.printed.enemies[ident] for ident in dict.fromkeys(idents)]

    def short(self, horde: HordeScene) -> str:
        """A horde in one word: by the enemy it has most of, its level, or its boss."""
        if self.card(horde).kind == LIFE:
            return self.scenario.boss.name if self.scenario.boss is not None else ""
        if horde.kind == PORTAL:
            return self.speech.ui("portal-short", level=horde.level)
        enemies = [enemy for _, enemy in self.card(horde).faces[0].enemies]
        most = max(dict.fromkeys(enemies), key=enemies.count, default="")
        return self.speech.printed.enemies[most].name if most else ""
