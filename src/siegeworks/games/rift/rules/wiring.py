"""The scripts of the rules, and the Box with the rules put in."""

from siegeworks.core.agenda import Script, Verb
from siegeworks.core.verbs import SideBySide
from siegeworks.games.rift.rules import (
    acting,
    activation,
    arrival,
    attacks,
    bosses,
    building,
    falling,
    march,
    refusals,
    rounds,
    storms,
    walking,
)
from siegeworks.games.rift.rules.abilities import GrantAttack
from siegeworks.games.rift.rules.box import RiftBox

RULES: dict[str, Script] = {
    "set_up": Script(
        (
            rounds.TakeHero(),
            rounds.TakeAbility(),
            rounds.FillBench(),
            rounds.TakeSpells(),
            rounds.DealTowers(),
            rounds.ShuffleDecks(),
            rounds.FirstRound(),
        )
    ),
    "round": Script(
        (
            rounds.BeginRound(),
            storms.TurnStorm(),
            rounds.BanColour(),
            arrival.Arrive(),
            storms.StormActs("arrival"),
            rounds.Phase("play"),
            acting.Revive(),
            SideBySide(Script((acting.Act(),))),
            rounds.Phase("defeat"),
            storms.StormActs("defeat"),
            falling.Fall(),
            falling.Suffer(),
            falling.RaiseGhosts(),
            falling.CheckGoal(),
            rounds.BossTurn(),
            rounds.Phase("movement"),
            storms.StormActs("movement"),
            march.March(),
            rounds.BossAftermath(),
            rounds.Phase("taking-back"),
            building.TakeBack(),
            building.ShareWhite(),
            building.LoseTowers(),
            rounds.Phase("spending"),
            SideBySide(Script((building.Buy(),))),
            storms.EndStorm(),
            rounds.EndRound(),
        )
    ),
    "arrive": Script((arrival.DrawHorde(),)),
    "enter_map": Script((arrival.EnterMap(),)),
    "displace": Script((arrival.Displace(),)),
    "tower": Script((building.ChooseAttack(), building.EndTower())),
    "strike": Script((attacks.Face(), attacks.Place())),
    "activation": Script((activation.Activation(),)),
    "settle": Script((walking.PlaceBase(), walking.BringBeast())),
    "stroll": Script((walking.Stroll(),)),
    "enter": Script((walking.Enter(), GrantAttack())),
    "march": Script(
        (
            march.CheckSymbols(),
            march.TakeOff(),
            march.Attempt(),
            march.Attempt(hasty=True),
            march.TakeAim(),
        )
    ),
    "land": Script((march.Land(),)),
    "boss_step": Script((arrival.MakeWay(), bosses.BossStep("RT-29.34"))),
    "mage_step": Script((arrival.MakeWay(), bosses.BossStep("RT-29.23"))),
    "mages_there": Script((bosses.ReachSite(),)),
    "haunt": Script((falling.Recoil(), falling.Haunt())),
}
"""The scripts of the rules themselves."""


def _place(kind: type[Verb]) -> int:
    """Where in the round a verb stands."""
    return next(place for place, part in enumerate(RULES["round"]) if isinstance(part, kind))


def wired(box: RiftBox) -> RiftBox:
    """A Box with the rules put in."""
    for name, script in RULES.items():
        box.add(f"rules.{name}", script)
        setattr(box, name, script)
    box.arrival_place = _place(arrival.Arrive)
    play, buy = (n for n, part in enumerate(box.round) if isinstance(part, SideBySide))
    box.side_by_side = {
        phase: (place, part.block)
        for phase, place in (("play", play), ("spending", buy))
        if isinstance(part := box.round[place], SideBySide)
    }
    box.copies_others = tuple(
        any(isinstance(part, activation.Copy) for part in text) for text in box.ability_scripts
    )
    towers = enumerate(box.towers)
    box.for_sale = tuple(number for number, tower in towers if tower.level in building.PRICES)
    box.why_not_now = refusals.why_not_now
    box.why_not_place = refusals.why_not_place
    return box
