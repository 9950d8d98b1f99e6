"""The golden texts: `python -m tests.words.golden` writes them anew, to be read as a diff."""

from pathlib import Path

from siegeworks.core.agenda import do
from siegeworks.core.verbs import If
from siegeworks.games.siegestorm.rules import BOX
from siegeworks.games.siegestorm.rules.amounts import (
    AtLeast,
    Fewer,
    MenaceAtMost,
    Outnumbered,
    PerCard,
    PerOwnSupporter,
    PerToken,
)
from siegeworks.games.siegestorm.rules.card import Card
from siegeworks.games.siegestorm.rules.choices import Choose, Discard, May, Vision
from siegeworks.games.siegestorm.rules.commanding import (
    PutGangToken,
    PutGangTokens,
    PutSpiritTokens,
    RaiseMenace,
    Recover,
)
from siegeworks.games.siegestorm.rules.effects import (
    Boost,
    BoostEach,
    Damage,
    Draw,
    Heal,
    Kill,
    Recruit,
    Return,
    Sacrifice,
    Steal,
)
from siegeworks.games.siegestorm.rules.passives import (
    Activate,
    AttackTwice,
    Modify,
    Totem,
    Whenever,
)
from siegeworks.games.siegestorm.rules.picks import (
    ALLIES,
    ENEMIES,
    OPPOSING_SUPPORTERS,
    OWN_CASUALTIES,
    OWN_HAND,
    OWN_SUPPORTERS,
    OWN_TRACK,
)
from siegeworks.games.siegestorm.words.book import words
from siegeworks.words.languages import LANGUAGES
from tests.words.vocabulary import card

FOLDER = Path(__file__).parent / "golden"

PRINTED = (
    "ancient-dragon",
    "armored-yak",
    "brainwashed-traitor",
    "despoiler",
    "druuk-school-adept",
    "goblin-andrew",
    "goblin-leader",
    "goblin-marius",
    "goblin-prospector",
    "grand-overlord-ikee",
    "guardian",
    "knight-of-the-new-world-order",
    "reptine-taskmaster",
    "restoration-totem",
    "retired-master",
    "seal-of-nova",
    "tengu",
    "transmuted-goblin",
    "underworld-vindicator",
    "warrior-of-shamballa",
)
"""The cards whose whole text the rulebooks fix."""

OURS: tuple[Card, ...] = (
    card(do(Choose("it", ENEMIES), Boost("it", -2), Return("it")), Modify("self", 1, 0)),
    card(
        do(Choose("a", ALLIES), Choose("b", ENEMIES), Sacrifice("a", do(Kill("b"), Draw(2)))),
        Whenever("ally-killed", do(May(do(Draw(1), Discard(1, "you"))))),
    ),
    card(
        do(Damage(2, "each-player"), Heal(PerCard(1, OWN_SUPPORTERS, 5))),
        Whenever("turn-begins", do(If(Outnumbered(ALLIES, ENEMIES), do(Draw(1))))),
    ),
    card(
        do(If(AtLeast(OWN_TRACK, 3), do(Damage(5)), do(Vision(3)))),
        Activate(2, do(Choose("it", OWN_HAND), Recruit("it")), once_per_turn=True),
    ),
    card(
        do(Steal(1), Discard(2), BoostEach(ALLIES, 1, 1)),
        Modify("allies", PerCard(1, OPPOSING_SUPPORTERS), 0, Fewer(OWN_HAND, 3)),
    ),
    card(
        do(Choose("it", OWN_CASUALTIES.cost_at_most(2)), Recruit("it"), Draw(1), Draw(1)),
        AttackTwice(Fewer(OWN_HAND)),
    ),
    card(
        do(If(MenaceAtMost(3), do(RaiseMenace(2)), do(PutGangTokens(), PutSpiritTokens()))),
        Totem(do(Damage(PerToken(1)), Recover(5))),
    ),
    card(
        do(Choose("it", ENEMIES), PutGangToken("it"), May(do(PutGangToken("it")))),
        Whenever("enemy-deployed", do(PutGangToken(), Damage(PerOwnSupporter(1)))),
    ),
)
"""Artificial texts, which nobody rebalances either."""


def lines(language: str) -> list[str]:
    """The golden texts of a language: the printed cards, our own, a printed boss card."""
    book = words(language)
    printed = [BOX.cards[BOX.numbers[ident]] for ident in PRINTED]
    named = [(book.card_name(card), card) for card in printed]
    named += [(f"#{number}", card) for number, card in enumerate(OURS, start=1)]
    texts = [
        f"{name} | {book.action_text(card)} | {book.passive_text(card)}" for name, card in named
    ]
    tank, boss = BOX.cards[BOX.numbers["goblin-tank"]], book.boss_card(BOX.bosses["byloss"], "hard")
    texts.append(f"{book.card_name(tank)} | {book.command_text(tank)} | {book.icon_text(tank)}")
    return [*texts, " | ".join((*boss[:4], *boss.victory, *boss[5:]))]


def file(language: str) -> Path:
    """Where the golden texts of a language lie."""
    return FOLDER / f"{language}.txt"


if __name__ == "__main__":
    FOLDER.mkdir(exist_ok=True)
    for each in LANGUAGES:
        file(each).write_text("\n".join(lines(each)) + "\n", encoding="utf-8")
