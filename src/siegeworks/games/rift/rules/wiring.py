"""The scripts of the rules, and the Box with the rules put in."""

from siegeworks.core.agenda import Script
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

_ROUND = (
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
"""A round, phase by phase."""
_SET_UP = (
    rounds.TakeHero(),
    rounds.TakeAbility(),
    rounds.FillBench(),
    rounds.TakeSpells(),
    rounds.DealTowers(),
    rounds.ShuffleDecks(),
    rounds.FirstRound(),
)
"""What is chosen and dealt before the first round."""
_MARCH = (
    march.CheckSymbols(),
    march.TakeOff(),
    march.Attempt(),
    march.Attempt(hasty=True),
    march.TakeAim(),
)
"""How a horde moves."""


def _add_rules(box: RiftBox) -> None:
    """The scripts of the rules themselves."""
    way = arrival.MakeWay()
    box.set_up = box.add("rules.set_up", Script(_SET_UP))
    box.round = box.add("rules.round", Script(_ROUND))
    box.arrive = box.add("rules.arrive", Script((arrival.DrawHorde(),)))
    box.enter_map = box.add("rules.enter_map", Script((arrival.EnterMap(),)))
    box.displace = box.add("rules.displace", Script((arrival.Displace(),)))
    box.tower = box.add("rules.tower", Script((building.ChooseAttack(), building.EndTower())))
    box.strike = box.add("rules.strike", Script((attacks.Face(), attacks.Place())))
    box.activation = box.add("rules.activation", Script((activation.Activation(),)))
    box.settle = box.add("rules.settle", Script((walking.PlaceBase(), walking.BringBeast())))
    box.stroll = box.add("rules.stroll", Script((walking.Stroll(),)))
    box.enter = box.add("rules.enter", Script((walking.Enter(), GrantAttack())))
    box.march = box.add("rules.march", Script(_MARCH))
    box.land = box.add("rules.land", Script((march.Land(), way)))
    box.boss_step = box.add("rules.boss_step", Script((bosses.BossStep("RT-29.34"), way)))
    box.mage_step = box.add("rules.mage_step", Script((bosses.BossStep("RT-29.23"), way)))
    box.mages_there = box.add("rules.mages_there", Script((bosses.ReachSite(),)))
    box.haunt = box.add("rules.haunt", Script((falling.Recoil(), falling.Haunt())))


def wired(box: RiftBox) -> RiftBox:
    """A Box with the rules put in."""
    _add_rules(box)
    places = {type(part): place for place, part in enumerate(_ROUND)}
    box.arrival_place = places[arrival.Arrive]
    common = [
        (place, part.block) for place, part in enumerate(_ROUND) if isinstance(part, SideBySide)
    ]
    box.side_by_side = dict(zip(("play", "spending"), common, strict=True))
    box.copies_others = tuple(
        any(isinstance(part, activation.Copy) for part in text) for text in box.ability_scripts
    )
    towers = enumerate(box.towers)
    box.for_sale = tuple(number for number, tower in towers if tower.level in building.PRICES)
    box.why_not_now = refusals.why_not_now
    box.why_not_place = refusals.why_not_place
    return box
