"""Artificial texts that together use the whole vocabulary of cards, not only what cards use now."""

from collections.abc import Iterator
from itertools import product
from typing import Any, get_args, get_type_hints

from siegeworks.core.agenda import Script, Verb, do
from siegeworks.core.verbs import If
from siegeworks.games.siegestorm.rules import passives as kinds
from siegeworks.games.siegestorm.rules.amounts import (
    AtLeast,
    Fewer,
    MenaceAtMost,
    Outnumbered,
    PerCard,
    PerOwnSupporter,
    PerToken,
    Undefended,
)
from siegeworks.games.siegestorm.rules.card import Card
from siegeworks.games.siegestorm.rules.choices import Choose, Discard, May, Vision
from siegeworks.games.siegestorm.rules.commanding import PutGangToken, RaiseMenace
from siegeworks.games.siegestorm.rules.effects import (
    Boost,
    Damage,
    Draw,
    Effect,
    ExtraTurn,
    Kill,
    Protect,
    Return,
    Sacrifice,
    TextQuestion,
    Win,
)
from siegeworks.games.siegestorm.rules.passives import (
    Activate,
    AttackTwice,
    Modify,
    Moment,
    Whenever,
)
from siegeworks.games.siegestorm.rules.picks import Pick, Where
from siegeworks.games.siegestorm.rules.vocabulary import VERBS

PLACES: tuple[str, ...] = get_args(Where)
MOMENTS: tuple[str, ...] = get_args(Moment)
PASSIVES: tuple[type[Any], ...] = get_args(kinds.Passive)
EFFECTS: dict[str, type[Verb]] = {
    name: kind for name, kind in VERBS.items() if issubclass(kind, Effect | TextQuestion)
}
"""The verbs of card texts; the others are verbs of the rules."""

ALLIES, ENEMIES, TRACK = Pick("allies"), Pick("enemies"), Pick("own-track")
HAND, PILE = Pick("own-hand"), Pick("own-casualties")
SUPPORTERS = Pick("own-supporters")
FILTERED: tuple[Pick, ...] = (
    ENEMIES.def_at_most(2),
    ENEMIES.cost_at_most(2),
    ENEMIES.cost_at_least(3),
    ENEMIES.cost_at_least(1).cost_at_most(3),
    ENEMIES.named("despoiler"),
    PILE.named("despoiler"),
    PILE.with_word("Goblin"),
    TRACK.with_word("Goblin"),
    ALLIES.with_shapeshift(),
    HAND.cost_at_most(2).with_shapeshift(),
    Pick("opposing-creatures").def_at_most(1).cost_at_least(2),
    Pick("opposing-defender").def_at_most(3),
)
DECLARED: tuple[Verb, ...] = (Discard(2), Win(), ExtraTurn(), Protect(), RaiseMenace())
"""Effects that are said as statements rather than as orders."""


def card(action: Script = Script(), *passive: Any) -> Card:  # noqa: B008
    """A card with nothing but its text."""
    return Card("X", "promo", "promo", "promo", 1, 0, 0, 0, action, passive)


def values(name: str, kind: Any) -> tuple[Any, ...]:
    """Sample values for a field of a verb or passive."""
    if name in ("target", "one", "other", "name"):
        return (name,)
    options = get_args(kind)
    if options and all(isinstance(option, str) for option in options):
        return options
    if kind is Pick:
        return (ENEMIES,)
    if kind is Script:
        return (do(Draw(1)),)
    if kind is bool:
        return (False, True)
    if name == "condition":
        return (AtLeast(ALLIES),)
    if name == "when":
        return (None, AtLeast(ALLIES, 2))
    if name in ("att", "de"):
        counted = (PerCard(1, SUPPORTERS), PerCard(2, ALLIES, 6), PerToken(1))
        return (0, 2) if kind is int else (0, -2, *counted)
    if PerCard in options:
        counted = (PerCard(1, SUPPORTERS), PerCard(2, ALLIES, 6), PerToken(2))
        return (1, 2, 5, *counted, PerOwnSupporter(2))
    if kind is int:
        return (1, 2, 5)
    raise TypeError(f"no sample values for a field {name}: {kind}")


def samples(kind: type[Any]) -> Iterator[Any]:
    """A verb or passive with every combination of sample values."""
    hints = get_type_hints(kind)
    names = list(getattr(kind, "__dataclass_fields__", ()))
    for chosen in product(*(values(name, hints[name]) for name in names)):
        yield kind(**dict(zip(names, chosen, strict=True)))


def with_choices(part: Any, pick: Pick) -> Script:
    """A text that chooses what a part needs and carries it out."""
    names = [getattr(part, field) for field in getattr(part, "uses", ())]
    return do(*(Choose(name, pick) for name in names), part)


def effect_texts() -> Iterator[Script]:
    """Every verb with every kind of field, done and permitted."""
    for kind in (*EFFECTS.values(), If):
        for part in samples(kind):
            if isinstance(part, Choose):
                continue
            text = with_choices(part, TRACK)
            yield text
            yield do(May(text))
            if len(text) > 1:
                yield do(*text, Draw(1), text.verbs[-1])


def pick_texts() -> Iterator[Script]:
    """Every place and filter: chosen once, chosen and used twice, counted, asked for."""
    for pick in (*(Pick(where) for where in PLACES), *FILTERED):  # type: ignore[arg-type]
        yield do(Choose("it", pick), Kill("it"))
        yield do(Choose("it", pick), Boost("it", 2), Return("it"))
        yield do(Draw(PerCard(1, pick)))
        yield do(*(kind(pick) for kind in (EFFECTS["KillEach"], EFFECTS["ReturnEach"])))  # type: ignore[call-arg]
        yield do(EFFECTS["BoostEach"](pick, 1, -1))  # type: ignore[call-arg]
        for number in (1, 2, 5):
            yield do(If(AtLeast(pick, number), do(Draw(1))))
            yield do(If(Fewer(pick, number), do(Draw(1)), do(Discard(1, "you"))))
        yield do(If(Outnumbered(pick, ENEMIES), do(Draw(1))))


def woven_texts() -> Iterator[Script]:
    """Texts in which parts lean on each other."""
    it, foe = Choose("it", ALLIES), Choose("foe", ENEMIES)
    yield do(it, foe, Kill("it"), Kill("foe"))
    yield do(it, foe, Boost("it", 1), Kill("foe"), Return("it"), Draw(1))
    yield do(it, Kill("it"), Draw(1), Boost("it", 1))
    yield do(it, foe, Sacrifice("it", do(Kill("foe"), Draw(2))))
    yield do(it, foe, Boost("it", 1), Boost("foe", -1), Return("it"), Return("foe"))
    yield do(it, May(do(Sacrifice("it", do(Damage(3))))))
    yield do(May(do(If(AtLeast(ALLIES), do(Draw(1)), do(Vision(3))), Draw(1))))
    yield do(May(do(Draw(1), If(AtLeast(ALLIES), do(Draw(1))))), Damage(2))
    yield do(Draw(1), Draw(1), Draw(1), Damage(1))
    yield do(If(AtLeast(ALLIES), do(it, Kill("it")), do(May(do(Draw(2))))))
    for condition in (Undefended(), MenaceAtMost(2)):
        yield do(If(condition, do(Draw(1)), do(Discard(1))))
    for part in DECLARED:
        yield do(If(AtLeast(ALLIES), do(part, part)), part)
        yield do(it, Sacrifice("it", do(part, Draw(1), part)))
        yield do(May(do(part, Draw(1))))


def passives() -> Iterator[Any]:
    """Every kind of passive, and every moment with every kind of sequel."""
    for kind in PASSIVES:
        yield from samples(kind)
    sequels = (
        do(Draw(1)),
        do(Discard(1)),
        do(May(do(Draw(1), Discard(1)))),
        do(If(AtLeast(ALLIES), do(Draw(1)), do(Win()))),
        do(Choose("it", ENEMIES), Kill("it"), Draw(1)),
        do(Choose("it", ALLIES), Sacrifice("it", do(Draw(1), Discard(1)))),
        do(PutGangToken(), May(do(PutGangToken()))),
    )
    for moment, sequel, once in product(MOMENTS, sequels, (False, True)):
        yield Whenever(moment, sequel, once)  # type: ignore[arg-type]
    yield Activate(0, do(Draw(1), Damage(2)), once_per_turn=True)
    yield Modify("self", PerCard(1, ALLIES), PerCard(1, ALLIES))
    yield Modify("enemies", PerCard(-1, HAND, 3), PerCard(1, PILE))
    yield Modify("self", PerToken(1), PerToken(2), Undefended())
    yield AttackTwice(Fewer(HAND))
    yield AttackTwice(MenaceAtMost(3))


def every_card() -> Iterator[Card]:
    """All artificial texts as cards."""
    for text in (*effect_texts(), *pick_texts(), *woven_texts()):
        yield card(text)
    for passive in passives():
        yield card(Script(), passive)
