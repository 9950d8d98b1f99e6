"""What the lobby offers: scenarios, difficulties, and the heroes that seats bring."""

from siegeworks.core.game import Game
from siegeworks.games.rift.bringing import heroes, scenarios
from siegeworks.games.rift.rules import BOX
from siegeworks.games.rift.rules.scenario import Scenario
from siegeworks.games.rift.words.book import rift_words
from siegeworks.table.offers import Bringing, Choice, Mode, Offer, Switch
from siegeworks.words.phrases import capital

ART = ("tower/archmage", "hero/alleria", "tower/knights", "enemy/goblin", "enemy/ogre")
NO_ENTRY = "enemy/ogre"


def offer(game: Game, language: str) -> Offer:
    """What the lobby says of Rift."""
    word = rift_words(language)
    say = word.phrases.say
    choices = [Choice(hero.id, word.hero_name(hero)) for hero in BOX.heroes if hero.revives]
    return Offer(
        id=game.name,
        title=say("game"),
        text=say("game", "about"),
        choose=say("choose-scenario"),
        modes=[_mode(game, one, language) for one in scenarios()],
        maps=True,
        apart=say("drills"),
        lesson="rift-first-game",
        switches=[
            Switch(
                name,
                word.switch(name),
                [Choice(one, capital(word.setting(one))) for one in values],
            )
            for name, values in game.switches.items()
        ],
        brings=Bringing(say("seat-hero"), choices, [], later=say("hero-in-game"), once=True),
        art=[_picture(game, name) for name in ART],
        no_entry=_picture(game, NO_ENTRY),
    )


def _mode(game: Game, scenario: Scenario, language: str) -> Mode:
    briefing = rift_words(language).briefing(scenario)
    return Mode(
        id=scenario.id,
        game=f"{game.name}/{scenario.id}",
        title=briefing.title,
        text=briefing.news,
        story=briefing.hook,
        goal=briefing.goal,
        number=scenario.number,
        seats=list(scenario.seats),
        usual=1,
        kind="together",
        hidden=game.curtain,
        switches=list(game.switches),
        brings=heroes(scenario),
        picture=_picture(game, f"map/{scenario.id}"),
        apart=not scenario.number,
    )


def _picture(game: Game, name: str) -> str:
    return f"/pictures/{game.name}/{name}.svg"
