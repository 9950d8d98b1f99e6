"""How printed texts become scripts: what the Box works out with the help of the rules."""

from siegeworks.core.agenda import Script
from siegeworks.core.event import Event
from siegeworks.core.verbs import SideBySide
from siegeworks.games.siegestorm.rules import (
    bossplay,
    bossstorm,
    bossturn,
    chain,
    coop,
    legality,
    storm,
    targets,
    triggers,
    turns,
)
from siegeworks.games.siegestorm.rules.box import SiegeBox
from siegeworks.games.siegestorm.rules.choices import Choose, ChooseOpponent, May, Reset
from siegeworks.games.siegestorm.rules.commanding import PutGangTokens, PutSpiritTokens
from siegeworks.games.siegestorm.rules.effects import (
    DiscardRandom,
    Effect,
    Hurt,
    Kill,
    Shapeshift,
    strikes_one,
)
from siegeworks.games.siegestorm.rules.entry import EntryScript

_HANDS = (
    turns.ShuffleDecks(),
    turns.DrawStartingHands(),
    SideBySide(Script((turns.ChooseReturn(),))),
    turns.Exchange(),
)
"""How the players come to their starting hands (section 5)."""
_STEPS = (
    turns.Prepare(),
    turns.Act(),
    turns.DrawStep(),
    turns.Act(),
    turns.BeginAdvance(),
    turns.AdvanceStep(),
    turns.BeginDeploy(),
    turns.Act(),
    turns.ExtraTurnStep(),
)
"""The six steps of a player's turn (SS-8.2)."""
_COMMON_STEPS = Script((*_STEPS, coop.EndSteps()))


def _add_courses(box: SiegeBox) -> None:
    """The scripts that a mode names: how a game begins, and its turns."""
    box.add("rules.set_up", Script((*_HANDS, turns.ChooseFirstPlayer())))
    box.add("rules.boss_set_up", Script((bossturn.SetUpBoss(), *_HANDS, bossturn.BossFirst())))
    box.add("rules.turn", Script((turns.BeginTurn(), *_STEPS, turns.EndTurn())))
    box.add(
        "rules.common_turn",
        Script((coop.BeginTurns(), coop.TakeTurns(_COMMON_STEPS), coop.EndTurns())),
    )
    box.add(
        "rules.boss_turn",
        Script(
            (
                turns.BeginTurn(),
                bossturn.DiscardToReserves(),
                bossturn.AdvanceBoss(),
                bossturn.DrawBossHand(),
                bossturn.CheckMenace(),
                bossplay.PlayBossHand(),
                bossturn.EndBossTurn(),
            )
        ),
    )


def _add_entry(box: SiegeBox, address: str, script: EntryScript) -> EntryScript:
    """Give the script of an entry its address, and the text it carries out one too."""
    box.add(address, script)
    if script.text.verbs:
        box.add(f"{address}.text", script.text)
    return script


def _add_rules(box: SiegeBox) -> None:
    """The scripts that the rules themselves set going."""
    attack, boss_attack = storm.Attack(), bossstorm.BossAttack()
    after = (storm.StormAction(), storm.EndStorm())
    box.lead = box.add("rules.lead", Script((bossplay.TakePost(),)))
    box.icon = box.add("rules.icon", Script((bossplay.CallSpirits(),)))
    box.invoke = box.add("rules.invoke", Script((bossplay.InvokeTotem(),)))
    gang, spirit = Script((PutGangTokens(),)), Script((PutSpiritTokens(),))
    box.gang = _add_entry(box, "rules.gang", chain.entry("action", gang, special=True))
    spirits = chain.entry("action", spirit, finish=False, special=True)
    box.spirit = _add_entry(box, "rules.spirit", spirits)
    box.boss_storm = box.add("rules.boss_storm", Script((storm.BeginStorm(), boss_attack, *after)))
    box.storm = box.add("rules.storm", Script((storm.BeginStorm(), attack, *after)))
    box.order = box.add("rules.order", Script((storm.Order(),)))
    box.deploy = box.add("rules.deploy", Script((chain.Pay(), turns.EnterPlay())))
    box.together = box.add("rules.together", Script((triggers.InOrder(),)))
    box.nothing = box.add("rules.nothing", Script())
    box.hurt = box.add("rules.hurt", Script((Hurt(),)))
    box.kill_it = box.add("rules.kill_it", Script((Kill("it"),)))
    box.discard_one = box.add("rules.discard_one", Script((DiscardRandom(1),)))


class Wiring:
    """Turns the texts of a Box's cards into scripts with addresses."""

    def entries(self, box: SiegeBox, way: str, **manner: bool) -> tuple[EntryScript, ...]:
        """For each card the script of its action, used in one of the ways there are."""
        return tuple(
            _add_entry(box, f"{card.id}.{way}", chain.entry("action", card.action, **manner))
            for card in box.cards
        )

    def abilities(self, box: SiegeBox) -> dict[int, EntryScript]:
        """For each card with an Activation Cost the script of its ability."""
        return {
            number: _add_entry(
                box,
                f"{box.ids[number]}.ability",
                chain.entry("ability", passive.do, paid=True),
            )
            for number, passive in box.abilities.items()
        }

    def invoked(self, box: SiegeBox) -> dict[int, EntryScript]:
        """For each Totem the script of its passive, which a Negate may answer (SS-R145)."""
        return {
            number: _add_entry(
                box,
                f"{box.ids[number]}.totem",
                chain.entry("ability", passive.do, boss=True),
            )
            for number, passive in box.totems.items()
        }

    def triggered(self, box: SiegeBox, way: str, boss: bool = False) -> dict[int, Script]:
        """For each card with a triggered passive the script that carries it out."""
        made = {}
        for number, passive in box.triggers.items():
            first = (ChooseOpponent(),) if boss and strikes_one(passive.do) else ()
            made[number] = box.add(f"{box.ids[number]}.{way}", Script((*first, *passive.do)))
        return made

    def optional(self, box: SiegeBox) -> frozenset[int]:
        """The cards whose triggered passive may be left alone, and is then not spent."""
        return frozenset(
            number
            for number, passive in box.triggers.items()
            if isinstance(passive.do.verbs[0], May | Reset)
        )

    def watchers(self, box: SiegeBox) -> dict[type[Event], dict[int, str]]:
        """For each kind of event the cards that wait for it, and for what in it."""
        found: dict[type[Event], dict[int, str]] = {}
        for number, passive in box.triggers.items():
            kind = triggers.MOMENTS[passive.moment].event
            found.setdefault(kind, {})[number] = passive.moment
        return found

    def shapeshifters(self, box: SiegeBox) -> frozenset[int]:
        """The cards with Shapeshift."""
        return frozenset(
            number
            for number, passive in box.abilities.items()
            if any(isinstance(part, Shapeshift) for part in passive.do)
        )

    def plain(self, box: SiegeBox) -> frozenset[int]:
        """The cards whose action can always be started: no choice, and no part that may forbid."""
        return frozenset(
            number
            for number, card in enumerate(box.cards)
            if card.action.verbs and not any(_may_fail(part) for part in card.action)
        )


def _may_fail(part: object) -> bool:
    """Whether a part of a text may keep it from being started."""
    if isinstance(part, Choose):
        return True
    return isinstance(part, Effect) and type(part).blocked is not Effect.blocked


def wired(box: SiegeBox) -> SiegeBox:
    """A Box with the rules put in."""
    _add_courses(box)
    _add_rules(box)
    box.notice = triggers.notice
    box.candidates = targets.candidates
    box.count = targets.count
    box.everyone = targets.everyone
    box.why_not_now = legality.why_not_now
    box.wire(Wiring())
    return box
