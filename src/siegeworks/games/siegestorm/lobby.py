"""What the lobby offers: modes, house rules, and the decks that seats bring."""

from siegeworks.core.game import Game
from siegeworks.games.siegestorm.rules.card import FACTIONS
from siegeworks.games.siegestorm.rules.deck import USUAL_DECKS
from siegeworks.games.siegestorm.rules.modes import MODES
from siegeworks.games.siegestorm.rules.modes import Mode as Played
from siegeworks.games.siegestorm.words.book import words
from siegeworks.table.offers import Bringing, Choice, Mode, Offer, Switch
from siegeworks.words.phrases import capital

BOSS_SWITCHES = ("boss", "difficulty", "base_deck", "advanced_deck")
RING_SWITCHES = ("lms_deploys_per_turn", "lms_first_player_draw")


def offer(game: Game, language: str) -> Offer:
    """What the lobby says of Siegestorm."""
    word = words(language)
    say = word.phrases.say
    decks = [Choice(one, capital(word.term(one))) for one in FACTIONS]
    return Offer(
        id=game.name,
        title=say("game"),
        text=say("game", "about"),
        choose=say("choose-mode"),
        modes=[_mode(game, mode, language) for mode in MODES.values()],
        lesson="siegestorm-first-game",
        switches=[
            Switch(name, word.switch(name), [Choice(one, word.setting(one)) for one in values])
            for name, values in game.switches.items()
        ],
        brings=Bringing(say("seat-deck"), decks, list(USUAL_DECKS)),
    )


def _mode(game: Game, mode: Played, language: str) -> Mode:
    say = words(language).phrases.say
    return Mode(
        id=mode.id,
        game=f"{game.name}/{mode.id}",
        title=say(f"mode-{mode.id}"),
        text=say(f"mode-{mode.id}", "about"),
        seats=list(mode.seats),
        usual=mode.seats[0],
        kind="alone" if mode.seats == (1,) else "together" if mode.together else "against",
        hidden=game.curtain,
        switches=[name for name in game.switches if _concerns(name, mode)],
        brings=list(FACTIONS),
        picture=f"/static/games/{game.name}/modes/{mode.id}.svg",
    )


def _concerns(switch: str, mode: Played) -> bool:
    """Whether a switch changes anything in a mode."""
    if switch in BOSS_SWITCHES:
        return bool(mode.boss_turn)
    return mode.elimination if switch in RING_SWITCHES else True
