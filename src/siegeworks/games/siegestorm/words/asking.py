"""Prompts and option labels: what a seat is asked, and what it may answer."""

from siegeworks.core.decision import SEATS, Decision, Option
from siegeworks.core.player import Names
from siegeworks.games.siegestorm.rules.box import SiegeBox
from siegeworks.games.siegestorm.rules.choices import Choose, Discard, DiscardHand, May, Reset
from siegeworks.games.siegestorm.rules.entry import EntryScript
from siegeworks.games.siegestorm.rules.field import DUEL, Field
from siegeworks.games.siegestorm.words.table import CardNames, Squares, Where
from siegeworks.games.siegestorm.words.texts import Texts
from siegeworks.words.phrases import Fact, capital, slug, tidy


class Asking:
    """Says questions and answers."""

    def __init__(self, texts: Texts, cards: CardNames, squares: Squares) -> None:
        self.texts = texts
        self.say = texts.say
        self.has = texts.nouns.phrases.has
        self.cards = cards
        self.squares = squares

    # -- prompts -----------------------------------------------------------------------

    def prompt(self, decision: Decision, box: SiegeBox, names: Names) -> str:
        """What a seat has to decide, and because of which card."""
        frame = decision.frame
        facts = self.cards.forms("card", self.cards.by_number(box, frame.source))
        facts["player"] = self.squares.seats.players.name(names, frame.you)
        facts |= self._question(decision)
        return capital(
            tidy(self.say(f"prompt-{decision.prompt}", self._variant(decision), **facts))
        )

    def _question(self, decision: Decision) -> dict[str, Fact]:
        """What the question itself tells."""
        frame = decision.frame
        question = frame.verb
        facts: dict[str, Fact] = {"due": frame.named("due") or 0}
        if isinstance(frame.script, EntryScript):
            script = frame.script
            facts["kind"] = script.address.rpartition(".")[2] if script.special else script.kind
        if isinstance(question, Choose):
            forms = self.texts.nouns.one(question.pick)
            facts |= {f"pick_{case}": text for case, text in forms.items()}
        elif isinstance(question, Discard):
            left = question.cards - (frame.named("discarded") or 0)
            facts["cards"] = left
            facts["cards_card"] = self.texts.nouns.counted("card", left)
        elif isinstance(question, Reset):
            facts["most"] = question.most - (frame.named("reset") or 0)
        elif isinstance(question, May):
            facts["text"] = self.texts.sentences(question.then)
        return facts

    def _variant(self, decision: Decision) -> str:
        """The attribute of the prompt that fits the situation; none for the plain one."""
        frame = decision.frame
        question = frame.verb
        if isinstance(question, DiscardHand):
            return "hand"
        if _is_for_boss(question, decision):
            return "boss"
        if decision.prompt == "vision":
            return "keep" if frame.named("seeing") == "keep" else "rest"
        if decision.prompt == "act" and any(option.text == "end" for option in decision.options):
            return "deploy"
        return ""

    # -- options -----------------------------------------------------------------------

    def option(
        self,
        option: Option,
        decision: Decision,
        box: SiegeBox,
        names: Names,
        where: Where,
        field: Field = DUEL,
    ) -> str:
        """The label of an option; a text nobody has words for is shown as it is."""
        text, _, track = option.text.partition(" @ ")
        if track:
            label = self.option(option._replace(text=text), decision, box, names, where, field)
            return f"{label} ({self.squares.place(track, names, field)})"
        first, *rest = text.split()
        if not rest or self.has(f"option-{slug(option.text)}"):
            return self._labelled(slug(option.text), option, {})
        cards = [
            self.cards.name(box.cards[box.numbers[word]]) for word in rest if word in box.numbers
        ]
        if len(cards) == 1:
            label = self._labelled(f"{first}-card", option, self.cards.forms("card", cards[0]))
            return f"{label} ({rest[0]})" if _has_like(option, decision) else label
        if cards:
            both = self.say("and", first=cards[0], second=cards[1])
            return self._labelled(f"{first}-cards", option, {"cards": both})
        if rest[0].isdigit():
            facts = self._supporter(rest[0], decision, where)
            return self._labelled(f"{first}-number", option, facts)
        kind = "player" if rest[0] in SEATS else "place"
        place = self.squares.says(rest[0], names, where, field)
        return self._labelled(f"{first}-{kind}", option, {"place": place})

    def _supporter(self, number: str, decision: Decision, where: Where) -> dict[str, Fact]:
        """A Supporter of the asked seat, by its number and, if it is known, its name."""
        card = (where or {}).get(f"{SEATS[decision.seat]}s{number}")
        name = f" ({self.cards.name(card)})" if card is not None else ""
        return {"n": int(number), "name": name}

    def _labelled(self, key: str, option: Option, facts: dict[str, Fact]) -> str:
        if not self.has(f"option-{key}"):
            return option.text
        return capital(tidy(self.say(f"option-{key}", **facts)))


def _is_for_boss(question: object, decision: Decision) -> bool:
    """Whether a player answers what a boss would have to choose or to discard (SS-R149)."""
    own = decision.seat == decision.frame.you
    if isinstance(question, Discard):
        return own != (question.who == "you")
    return isinstance(question, Choose) and not own


def _has_like(option: Option, decision: Decision) -> bool:
    """Whether only its number tells an option with a card from another one."""
    word, number, *rest = option.text.split()
    if not number.isdigit():
        return False
    others = (other.text.split() for other in decision.options)
    return sum(other[:1] == [word] and other[2:] == rest for other in others) > 1
