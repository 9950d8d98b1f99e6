"""Choices before the game and between rounds: heroes, abilities, spells, colours, crystals."""

from collections.abc import Callable

from siegeworks.core.decision import Decision, Option
from siegeworks.games.rift.moves import DONE
from siegeworks.games.rift.players.arms import Armoury
from siegeworks.games.rift.players.hero_odds import HERO_ODDS
from siegeworks.games.rift.players.judgement import Judge
from siegeworks.games.rift.players.preparing import Preparation
from siegeworks.games.rift.players.threats import stakes
from siegeworks.games.rift.rules.building import PRICES
from siegeworks.games.rift.rules.state import RiftState

HEROES = ("lilith", "malik", "ignus", "magnus", "alleria")
"""Favourite heroes, the dearest first."""
ABILITIES = (
    *("deadly-scythe", "hell-wheel", "gods-wrath", "resurrection"),
    *("mace-strike", "earthquake", "hands-off", "surprise-attack"),
    *("burn", "fire-and-brimstone", "fiery-frenzy", "power-of-flames"),
    *("magic-storm", "illusion", "hocus-pocus", "power-of-knowledge"),
    *("barrage", "does-it-bleed", "call-of-the-wild", "like-the-wind"),
)
"""Favourite special abilities, those of each hero together, the dearest first."""
SPELLS = ("bend-time", "fire-rain", "lightning", "thunderstorm", "reinforcements", "golden-hands")
"""Favourite spells, the dearest first."""
PATIENT = 4
"""Rounds to come without which nothing is saved up for."""
WAITING = 0.85
"""What a tower is worth that can be bought a round later."""


def listed(names: tuple[str, ...]) -> Callable[[RiftState, Decision], Option]:
    """A choice by a list of names; what is not on it comes last."""

    def choose(_game: RiftState, decision: Decision) -> Option:
        def place(option: Option) -> tuple[bool, int]:
            done = option.move.form is DONE
            name = "" if done else option.move.arguments[0]
            return done, names.index(name) if name in names else len(names)

        return min(decision.options, key=place)

    return choose


class Choices:
    """Answers the questions outside of phase 2."""

    def __init__(self, judge: Judge) -> None:
        self.judge = judge
        weighs = judge.taste.prepares
        prepare = Preparation({} if judge.taste.plans else HERO_ODDS).choose
        self.by_prompt: dict[str, Callable[[RiftState, Decision], Option]] = {
            "take-hero": prepare if weighs else listed(HEROES),
            "take-ability": prepare if weighs else listed(ABILITIES),
            "fill-bench": prepare if weighs else listed(HEROES),
            "take-spells": prepare if weighs else listed(SPELLS),
            "ban-colour": self.ban,
            "buy": self.buy,
            "share": self.share,
            "raze": self.raze,
            "displace": self.displace,
            "open-portal": self.open_portal,
        }

    def ban(self, game: RiftState, decision: Decision) -> Option:
        """Give up the colour whose sites overlook the least of what stands there."""

        def overlooked(option: Option) -> float:
            total = 0.0
            for site, place in enumerate(game.map.sites):
                if game.colour(site) != option.value:
                    continue
                near = game.map.around[place.space]
                total += 0.3 * sum(space in game.map.paths for space in near)
                total += sum(horde.space in near for horde in game.hordes)
                total += 0.5 * sum(token.path[0] in near for token in game.map.tokens)
            return total

        return min(decision.options, key=overlooked)

    def buy(self, game: RiftState, decision: Decision) -> Option:
        """Buy what promises most for its price; wait if one more crystal buys better."""
        if not self.judge.taste.thrifty:
            return self._cheapest(game, decision)
        arms, best, most = Armoury(game, self.judge), decision.options[0], 0.0
        for option in decision.options:
            worth = self.promise(game, option, arms)
            if worth > most:
                best, most = option, worth
        return decision.options[0] if self._better_soon(game, arms, most) else best

    def promise(self, game: RiftState, option: Option, arms: Armoury | None = None) -> float:
        """What a purchase promises for its price; buying nothing promises nothing."""
        match option.value:
            case ("buy", int(tower), int(seat)):
                arms = arms or Armoury(game, self.judge)
                return arms.promise(seat, tower) / PRICES[game.box.towers[tower].level]
        return 0.0

    def _cheapest(self, game: RiftState, decision: Decision) -> Option:
        """The best of the cheapest towers there are."""
        arms = Armoury(game, self.judge)

        def price(option: Option) -> tuple[int, float]:
            match option.value:
                case ("buy", int(tower), int(_)):
                    level = game.box.towers[tower].level
                    return PRICES[level], -self.promise(game, option, arms)
            return max(PRICES.values()) + 1, 0.0

        return min(decision.options, key=price)

    def _better_soon(self, game: RiftState, arms: Armoury, most: float) -> bool:
        """Whether a tower that costs one crystal more than there is promises more."""
        if arms.rounds < PATIENT:
            return False
        for tower, printed in enumerate(game.box.towers):
            price = PRICES.get(printed.level, 0)
            if (
                price == game.crystals + 1
                and game.supply[tower]
                and printed.level <= game.max_level
            ):
                promise = max(arms.promise(seat, tower) for seat in range(game.seats))
                if promise / price * WAITING > most:
                    return True
        return False

    def share(self, game: RiftState, decision: Decision) -> Option:
        """Give a tower of a white site to whom it promises most."""
        arms = Armoury(game, self.judge)

        def worth(option: Option) -> float:
            assert isinstance(option.value, tuple)
            site, place, seat = option.value
            assert isinstance(site, int)
            assert isinstance(place, int)
            assert isinstance(seat, int)
            return arms.promise(seat, game.sites[site][place].tower)

        return max(decision.options, key=worth)

    def raze(self, game: RiftState, decision: Decision) -> Option:
        """Give up the tower that promises least; one that is lost anyway first."""
        arms = Armoury(game, self.judge)

        def missed(option: Option) -> float:
            assert isinstance(option.value, tuple)
            site, place = option.value
            assert isinstance(site, int)
            assert isinstance(place, int)
            built = game.sites[site][place]
            return -1.0 if built.down else arms.promise(built.seat, built.tower)

        return min(decision.options, key=missed)

    def displace(self, game: RiftState, decision: Decision) -> Option:
        """Make way to where the next hordes are near, and no tower would stand."""

        def away(option: Option) -> tuple[bool, int]:
            assert isinstance(option.value, int)
            near = [game.map.distance(option.value, horde.space) for horde in game.hordes]
            return option.value in game.map.site_at, min(near, default=0)

        return min(decision.options, key=away)

    def open_portal(self, game: RiftState, decision: Decision) -> Option:
        """Put a portal tile where the fewest enemies are left and the exit is far."""

        def trouble(option: Option) -> float:
            assert isinstance(option.value, tuple)
            serial, mask = option.value
            assert isinstance(serial, int)
            assert isinstance(mask, int)
            horde = game.horde(serial)
            assert horde is not None
            left = (game.uncovered(horde) & ~mask).bit_count()
            time = self.judge.threat(game, horde, stakes(game)).ahead[0]
            return left - 0.6 * min(6.0, time)

        return min(decision.options, key=trouble)
