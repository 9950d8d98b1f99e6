"""Card texts: effects as sentences, in which what is chosen once and used once is one phrase."""

from collections import Counter
from collections.abc import Iterator
from typing import Any, Literal

from siegeworks.core.agenda import Script, Verb, facts_of
from siegeworks.core.verbs import If
from siegeworks.games.siegestorm.rules.amounts import Amount, PerCard
from siegeworks.games.siegestorm.rules.choices import Choose, May
from siegeworks.games.siegestorm.rules.effects import Shapeshift
from siegeworks.games.siegestorm.rules.picks import REPLACEMENT, Pick
from siegeworks.games.siegestorm.words.nouns import ONLY_ONE, Nouns, Subject
from siegeworks.words.phrases import Fact, capital, kebab, tidy

Lead = Literal["start", "after"]
"""Whether a clause begins its sentence or follows another; some languages then turn round."""
Mood = Literal["do", "may"]
"""Whether something is done, or stands after "you may"."""

SOMETHING = Pick("in-play")
"""What a name stands for that nothing was bound to."""


class Scope:
    """What a text has chosen, how often it uses it, and what it spoke of last.

    `it` is what a text speaks of that has not chosen anything: what set it off.
    """

    def __init__(self, script: Script, it: Pick = SOMETHING) -> None:
        parts = list(every_part(script))
        self.it = it
        self.picks = {part.name: part.pick for part in parts if isinstance(part, Choose)}
        self.uses = Counter(name for part in parts for name in used_names(part))
        self.last = ""

    def folds(self, part: Verb) -> bool:
        """Whether a choice is said where the chosen card is used, and not by itself."""
        return isinstance(part, Choose) and self.uses[part.name] == 1


def every_part(script: Script) -> Iterator[Verb]:
    """Every part of a text, those of its blocks included."""
    for part in script:
        yield part
        for _, block in part.scripts():
            yield from every_part(block)


def used_names(part: Verb) -> tuple[str, ...]:
    """The chosen names a part works with."""
    return tuple(getattr(part, field) for field in getattr(part, "uses", ()))


class Texts:
    """Says scripts of effects."""

    def __init__(self, nouns: Nouns) -> None:
        self.nouns = nouns
        self.say = nouns.phrases.say

    def sentences(self, script: Script) -> str:
        """A script as sentences; what is done several times in a row is said once."""
        scope = Scope(script)
        said: list[tuple[str, int]] = []
        for part in script:
            if not scope.folds(part):
                text = " ".join(map(self.sentence, self._statements(part, scope)))
                again = said and said[-1][0] == text and not isinstance(part, Choose)
                times = said.pop()[1] + 1 if again else 1
                said.append((text, times))
        return " ".join(self._repeated(text, times) for text, times in said)

    def _repeated(self, text: str, times: int) -> str:
        return text if times == 1 else f"{text} {self.sentence(self.say('repeat', n=times))}"

    def clause(self, script: Script, lead: Lead, it: Pick = SOMETHING) -> str:
        """A script as one clause, to follow what sets it off."""
        return tidy(self._chain(script, Scope(script, it), lead, "do"))

    def sentence(self, text: str) -> str:
        """A clause as a sentence of its own."""
        return self.say("sentence", text=capital(tidy(text)))

    # -- putting parts together --------------------------------------------------------

    def _statements(self, part: Verb, scope: Scope) -> Iterator[str]:
        """One part as clauses, each of which becomes a sentence."""
        if isinstance(part, If):
            yield self._if(part, scope)
            if part.otherwise:
                yield self._otherwise(part, scope)
        elif isinstance(part, May) or not _follow_up(part):
            yield self._part(part, scope, "start", "do")
        else:
            yield self._plain(part, scope, "start", "do")
            yield self._if_done(part, scope)

    def _chain(self, script: Script, scope: Scope, lead: Lead, mood: Mood) -> str:
        text, apart = "", False
        for part in script:
            if scope.folds(part):
                continue
            if not text:
                text = self._part(part, scope, lead, mood)
            elif apart or part_of_its_own(part):
                more = self._part(part, scope, "start", "do")
                text = self.say("semicolon", first=text, second=more)
            else:
                more = self._part(part, scope, "after", mood)
                text = self.say("then", mood, first=text, second=more)
            apart = part_of_its_own(part)
        return text

    def _part(self, part: Verb, scope: Scope, lead: Lead, mood: Mood) -> str:
        """One part as a clause, with everything that depends on it."""
        if isinstance(part, If):
            text = self._if(part, scope)
            if not part.otherwise:
                return text
            return self.say("semicolon", first=text, second=self._otherwise(part, scope))
        if isinstance(part, May):
            return self._may(part, scope, lead)
        text = self._plain(part, scope, lead, mood)
        if not _follow_up(part):
            return text
        return self.say("semicolon", first=text, second=self._if_done(part, scope))

    def _if(self, part: If, scope: Scope) -> str:
        clause = self.nouns.clause(part.condition)
        return self.say("do-if", clause=clause, text=self._chain(part.then, scope, "after", "do"))

    def _otherwise(self, part: If, scope: Scope) -> str:
        text = self._chain(part.otherwise, scope, "after", "do")
        return self.say("do-if", "otherwise", text=text)

    def _may(self, part: May, scope: Scope, lead: Lead) -> str:
        first = next((each for each in part.then if not scope.folds(each)), None)
        if isinstance(first, If | May):
            text = self._chain(part.then, scope, "start", "do")
            return self.say("do-may", "list", text=text, sentence=capital(text), lead=lead)
        return self.say("do-may", text=self._chain(part.then, scope, "after", "may"), lead=lead)

    def _if_done(self, part: Verb, scope: Scope) -> str:
        return self.say("if-done", text=self._chain(_follow_up(part), scope, "after", "do"))

    # -- one part ----------------------------------------------------------------------

    def _plain(self, part: Verb, scope: Scope, lead: Lead, mood: Mood) -> str:
        """One part by itself, without the blocks inside it."""
        key = f"do-{kebab(type(part).__name__)}"
        if isinstance(part, Shapeshift) and scope.picks.get(part.target) != REPLACEMENT:
            key = "do-shapeshift-into"
        if mood == "may" or isinstance(part, Shapeshift):
            scope.last = ""
        facts = self.facts(part, scope)
        return self.say(key, "may" if mood == "may" else "", lead=lead, **facts)

    def facts(self, thing: Any, scope: Scope) -> dict[str, Fact]:
        """What a message about an effect or a passive is told: its fields, put into words."""
        facts: dict[str, Fact] = {"per": "", "most": "", "when": ""}
        names = getattr(thing, "uses", ())
        for name, value in facts_of(thing).items():
            if name in names:
                facts |= self._reference(name, value, scope)
            elif isinstance(value, Pick):
                facts |= self._group(name, value, scope, chosen=isinstance(thing, Choose))
                scope.last = thing.name if isinstance(thing, Choose) else ""
            elif isinstance(value, Amount) and not isinstance(value, bool):
                facts |= self._number(name, value)
            elif hasattr(value, "holds"):
                facts[name] = self.say("while", clause=self.nouns.clause(value))
            elif isinstance(value, str):
                facts[name] = value
        if hasattr(thing, "att") and hasattr(thing, "de"):
            subject: Subject = "you" if isinstance(thing, Verb) else "other"
            facts["bonus"] = self.bonus(thing.att, thing.de, subject)
        return facts

    def _reference(self, field: str, name: str, scope: Scope) -> dict[str, Fact]:
        """A chosen card, by case: in full where it was folded in, otherwise by a pronoun."""
        pick, known = scope.picks.get(name, scope.it), name not in scope.picks
        kind = "it" if known or scope.last == name else "that"
        kind = "new" if scope.uses[name] == 1 and not known else kind
        scope.last = name
        if kind == "new":
            forms = self.nouns.one(pick)
        else:
            forms = self.nouns.again(pick, "it" if kind == "it" else "that")
        facts: dict[str, Fact] = {f"{field}_{case}": text for case, text in forms.items()}
        return facts | {f"{field}_ref": kind, f"{field}_gender": self.nouns.gender(pick)}

    def _group(self, field: str, pick: Pick, scope: Scope, *, chosen: bool) -> dict[str, Fact]:
        """The cards of a pick, by case; one of them where it is chosen from."""
        forms = self.nouns.one(pick) if chosen else self.nouns.all(pick)
        facts: dict[str, Fact] = {f"{field}_{case}": text for case, text in forms.items()}
        return facts | {f"{field}_number": "one" if pick.where in ONLY_ONE else "many"}

    def _number(self, field: str, amount: Amount) -> dict[str, Fact]:
        """A number, and so many cards and Supporters; what it is counted by, if it is."""
        number = amount if isinstance(amount, int) else amount.each
        facts: dict[str, Fact] = {
            field: number,
            f"{field}_card": self.nouns.counted("card", number),
            f"{field}_supporter": self.nouns.counted("supporter", number),
        }
        if not isinstance(amount, int):
            facts["per"] = self.nouns.per(amount, "you")
            facts["most"] = self.nouns.most(amount)
        return facts

    # -- ATT and DEF -------------------------------------------------------------------

    def bonus(self, att: Amount, de: Amount, subject: Subject) -> str:
        """What is added to ATT and DEF: +1 ATT and +2 DEF."""
        if _counted_alike(att, de):
            text = self.say("and", first=self._value("att", att), second=self._value("de", de))
            return tidy(text + self._counting(att, subject))
        found = [
            tidy(self._value(kind, amount) + self._counting(amount, subject))
            for kind, amount in (("att", att), ("de", de))
            if amount != 0
        ]
        if not found:
            return self._value("de", 0)
        return found[0] if len(found) == 1 else self.say("and", first=found[0], second=found[1])

    def _value(self, kind: str, amount: Amount) -> str:
        number = amount if isinstance(amount, int) else amount.each
        return self.say(f"bonus-{kind}", n=f"{number:+d}".replace("-", "−"))

    def _counting(self, amount: Amount, subject: Subject) -> str:
        return self.nouns.per(amount, subject) + self.nouns.most(amount, "+")


def _counted_alike(one: Amount, other: Amount) -> bool:
    """Whether two amounts are counted by the same things, up to the same limit."""
    if isinstance(one, PerCard) and isinstance(other, PerCard):
        return (one.pick, one.most) == (other.pick, other.most)
    return not isinstance(one, int | PerCard) and type(one) is type(other)


def _follow_up(part: Verb) -> Script:
    """What is carried out only if the part was."""
    block = getattr(part, "then", None)
    return block if isinstance(block, Script) else Script()


def part_of_its_own(part: Verb) -> bool:
    """Whether a part is too long to be strung together with others by "then"."""
    return isinstance(part, If | May) or bool(_follow_up(part))
