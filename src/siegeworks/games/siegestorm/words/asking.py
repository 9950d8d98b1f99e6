"""Prompts and option labels: what a seat is asked, and what it may answer."""

from siegeworks.core.decision import SEATS, Decision, Option
from siegeworks.core.moves import Move
from siegeworks.core.player import Names
from siegeworks.games.siegestorm.rules.box import SiegeBox
from siegeworks.games.siegestorm.rules.choices import Choose, Discard, DiscardHand, May, Reset
from siegeworks.games.siegestorm.rules.entry import EntryScript
from siegeworks.games.siegestorm.rules.field import DUEL, Field
from siegeworks.games.siegestorm.words.table import CardNames, Squares, Where
from siegeworks.games.siegestorm.words.texts import Texts
from siegeworks.words.phrases import Fact, capital, tidy


class Questions:
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
        """The label of an option; a move nobody has words for is shown as it is."""
        move = option.move
        key = f"option-{move.form.label}"
        if not self.has(key):
            return move.text
        if move.get("first"):
            cards = [self.cards.name(box.cards[box.numbers[card]]) for card in move.arguments]
            facts: dict[str, Fact] = {"cards": self.say("and", first=cards[0], second=cards[1])}
        elif move.get("card"):
            facts = self.cards.forms(
                "card", self.cards.name(box.cards[box.numbers[move.get("card")]])
            )
        elif move.get("number"):
            facts = self._supporter(move.get("number"), decision, where)
        elif move.arguments:
            place = move.form.kinds[0].write(move.arguments[0])
            facts = {"place": self.squares.says(place, names, where, field)}
        else:
            facts = {}
        label = capital(tidy(self.say(key, **facts)))
        return label + self._apart(move, decision, names, field)

    def _apart(self, move: Move, decision: Decision, names: Names, field: Field) -> str:
        """What tells a card from the same one: its track of several, or its place in a list."""
        if not move.get("card"):
            return ""
        if move.get("track"):
            return f" ({self.squares.place(move.get('track'), names, field)})"
        like = sum(other.move.get("card") == move.get("card") for other in decision.options)
        return f" ({move.get('number')})" if move.get("number") and like > 1 else ""

    def _supporter(self, number: int, decision: Decision, where: Where) -> dict[str, Fact]:
        """A Supporter of the asked seat, by its number and, if it is known, its name."""
        card = (where or {}).get(f"{SEATS[decision.seat]}s{number}")
        name = f" ({self.cards.name(card)})" if card is not None else ""
        return {"n": number, "name": name}


def _is_for_boss(question: object, decision: Decision) -> bool:
    """Whether a player answers what a boss would have to choose or to discard (SS-R149)."""
    own = decision.seat == decision.frame.you
    if isinstance(question, Discard):
        return own != (question.who == "you")
    return isinstance(question, Choose) and not own
