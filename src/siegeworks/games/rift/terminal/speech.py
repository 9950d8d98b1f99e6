"""How the terminal speaks of Rift: the words of the game, for what is on the screen."""

from functools import cache

from siegeworks.games.rift.game import RIFT
from siegeworks.games.rift.moves import COLOURS
from siegeworks.games.rift.rules import BOX
from siegeworks.games.rift.rules.pieces import Figure, Horde
from siegeworks.games.rift.rules.printed import LIFE, PORTAL
from siegeworks.games.rift.rules.scenario import NO_COLOUR
from siegeworks.games.rift.sight import RiftSight
from siegeworks.games.rift.words.book import rift_words
from siegeworks.terminal.speech import Speech
from siegeworks.words.phrases import capital


class RiftSpeech(Speech):
    """Says everything on the screen in one language."""

    def __init__(self, language: str) -> None:
        super().__init__(RIFT, language)
        self.words = rift_words(language)

    # -- names -------------------------------------------------------------------------

    def tower(self, tower: int) -> str:
        """The name of a tower."""
        return self.words.tower_name(BOX.towers[tower])

    def hero(self, hero: int) -> str:
        """The short name of a hero, as a heading has it."""
        return capital(self.words.phrases.say(f"hero-{BOX.heroes[hero].id}"))

    def figure(self, figure: Figure) -> str:
        """The short name of a figure."""
        return self.hero(figure.hero)

    def ability(self, ability: int) -> str:
        """The name of a special ability."""
        return self.words.ability_name(BOX.abilities[ability])

    def spell(self, spell: int) -> str:
        """The name of a spell."""
        return self.words.spell_name(BOX.spells[spell])

    def storm(self, storm: int) -> str:
        """The name of a portal storm."""
        return self.words.storm_name(BOX.storms[storm])

    def storm_text(self, storm: int) -> str:
        """What a portal storm brings for a round."""
        return self.words.storm_text(BOX.storms[storm])

    def card(self, card: int, sight: RiftSight) -> str:
        """The name of a horde card."""
        return self.words.card_name(BOX.cards[card], sight.view.scenario)

    def short(self, horde: Horde, sight: RiftSight) -> str:
        """A horde in one word: by the enemy it has most of, its level, or its boss."""
        card = BOX.cards[horde.card]
        if card.kind == LIFE:
            plan = sight.view.scenario.boss
            return capital(self.words.phrases.say(f"boss-{plan.id}")) if plan else ""
        if horde.gate or card.kind == PORTAL:
            return self.ui("portal-short", level=sight.world.portal_level(horde))
        enemies = [enemy for _, enemy in card.faces[0].enemies]
        most = max(dict.fromkeys(enemies), key=enemies.count, default=None)
        return self.words.enemy_name(most) if most is not None else ""

    def colour(self, colour: int) -> str:
        """A player colour by name, or white."""
        return self.words.colour("white" if colour == NO_COLOUR else COLOURS[colour])

    def phase(self, phase: str) -> str:
        """A phase, short enough for the head line."""
        return self.phrases.say(f"short-{phase}")


@cache
def rift_speech(language: str) -> RiftSpeech:
    """How the terminal speaks of Rift in a language."""
    return RiftSpeech(language)
