"""Requests: what clients ask of a table, and what becomes of it."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, ClassVar, NamedTuple

from siegeworks.core.decision import Seat
from siegeworks.core.game import STOPS
from siegeworks.core.refusal import AmbiguousMove, Refused
from siegeworks.table import messages as m
from siegeworks.table import outgoing as out
from siegeworks.table.agreed import PLAYERS, USUAL_PLAYER, letter
from siegeworks.table.client import Client, No, send_all
from siegeworks.table.explaining import Explaining
from siegeworks.table.hints.hinting import Hinting
from siegeworks.table.match import WATCHING, Match
from siegeworks.table.store import STOPS_AT
from siegeworks.table.words import player_name, say
from siegeworks.table.writing import Statement
from siegeworks.words.languages import known_language

if TYPE_CHECKING:
    from siegeworks.table.room import Room

GHOST_LIMIT = 4_000
"""What a seat points at is at most so many bytes."""


class UndoRequest(NamedTuple):
    """A seat asks the others to let it take something back."""

    seat: Seat
    client: Client
    id: str
    version: int
    ply: int
    needed: set[Seat]


class Requests:
    """Carries out what clients ask for, or says why not."""

    def __init__(self, room: "Room") -> None:
        self.room = room
        self.explaining = Explaining(room)
        self.hinting = Hinting(room)
        self._asking: UndoRequest | None = None
        self._held: dict[tuple[Seat, str], Client] = {}
        """Answers whose time has not come yet, with whoever sent them last."""

    @property
    def match(self) -> Match:
        """How the table stands."""
        return self.room.match

    async def hear(self, client: Client, message: m.Anything) -> None:
        """Do what a client says, or say why not."""
        try:
            await self._do(client, message)
        except No as no:
            self.refuse(client, getattr(message, "id", None), no)

    async def _do(self, client: Client, message: m.Anything) -> None:
        if isinstance(message, m.Act):
            if client.seat == WATCHING:
                raise No("watching")
            before = self.match.ids.get((client.seat, message.id))
            if before is not None:
                client.send(out.Ack(message.id, before))
                return
            if message.version > self.match.version:
                raise No("stale")
        elif isinstance(message, m.Question):
            self.explaining.explain(client, message)
            return
        await self.doers[type(message)](self, client, message)

    def refuse(self, client: Client, id: str | None, no: No) -> None:
        """Tell a client that something does not count, and why."""
        key = f"refusal-{no.code}"
        reason = no.reason or say(client.language, key, **no.facts)
        client.send(out.Refused(id=id, code=no.code, reason=reason, clause=no.clause))

    async def _answer(self, client: Client, said: m.Answer) -> None:
        seat, match = client.seat, self.match
        if match.record is None:
            raise No("not-begun")
        if match.is_over:
            raise No("over")
        if not match.is_person(seat):
            raise No("resigned" if match.sitters[seat].resigned else "machine")
        asked = match.asked.get(seat)
        if asked is None and said.version < match.closed.get(seat, 0):
            raise No("stale")
        if asked is None:
            raise self.explaining.illegal(client, said.text, "not-asked")
        if said.version < asked.since:
            raise No("stale")
        try:
            text = asked.decision.parse(said.text).text
        except AmbiguousMove:
            raise No("ambiguous") from None
        except Refused:
            raise self.explaining.illegal(client, said.text, "illegal") from None
        wait = self.room.pacing.held_for(seat, text)
        if wait > 0:
            if (seat, said.id) not in self._held:
                loop = asyncio.get_running_loop()
                loop.call_later(wait, self.room.put, self._hear_again, seat, said)
            self._held[seat, said.id] = client
            return
        await self.room.accept(seat, "answer", text, said.id, client=client)

    async def _hear_again(self, seat: Seat, said: m.Answer) -> None:
        """Take an answer whose time has come."""
        await self.hear(self._held.pop((seat, said.id)), said)

    async def answer_for(self, seat: Seat, since: int, text: str, unasked: bool) -> None:
        """Take the answer of a machine, or one that is given without asking."""
        asked = self.match.asked.get(seat)
        if asked is not None and asked.since == since and self.match.is_person(seat) == unasked:
            await self.room.accept(seat, "answer", text, unasked=unasked)
        else:
            self.room.pacing.plan()
            self.room.pacing.settle()

    # -- taking back -----------------------------------------------------------------------

    async def _undo(self, client: Client, said: m.TakeBack) -> None:
        seat, match = client.seat, self.match
        if self._asking is not None and (self._asking.seat, self._asking.id) == (seat, said.id):
            self._asking = self._asking._replace(client=client)
            return
        if match.record is None or match.is_over:
            raise No("over" if match.record is not None else "not-begun")
        way = match.undoing.way(seat)
        if way is None:
            raise No("nothing-to-undo")
        if said.version < self._last_own(seat):
            raise No("stale")
        if way.revealed is not None:
            what = self.room.perspective(seat).told(way.revealed, client.language)
            clause = self.match.state.journal[way.revealed].clause
            raise No("revealed", clause, what=what)
        mine = self.room.guests(seat)
        others = {
            other
            for other in way.others
            if match.is_person(other) and not self.room.guests(other) & mine
        }
        if not others:
            await self.room.accept(seat, "undo", str(way.ply), said.id, client=client)
            return
        if self._asking is not None:
            raise No("asked-already")
        version = match.version
        self._asking = UndoRequest(seat, client, said.id, version, way.ply, others)
        for other in others:
            self.ask_again(self.room.at(other))

    def ask_again(self, clients: list[Client]) -> None:
        """Put the open question for consent to those of these clients who must agree."""
        asking = self._asking
        if asking is not None:
            by, version = letter(asking.seat), asking.version
            question = out.Ask(what="undo", by=by, version=version)
            send_all([one for one in clients if one.seat in asking.needed], question)

    def _last_own(self, seat: Seat) -> int:
        """The version that the last answer or undo of a seat's own has made."""
        for command in reversed(self.room.commands):
            own = command.seat == seat and not command.unasked
            if own and command.kind in ("answer", "undo"):
                return command.version
        return 0

    async def _consent(self, client: Client, said: m.Consent) -> None:
        if said.what == "hints":
            await self.hinting.consent(client, said)
            return
        asking = self._asking
        if asking is None or client.seat not in asking.needed or said.version < asking.version:
            raise No("nobody-asks")
        client.send(out.Ack(said.id, self.match.version))
        if not said.yes:
            self._asking = None
            name = player_name(asking.client.language, self.match.names, client.seat)
            self.refuse(asking.client, asking.id, No("declined", player=name))
            return
        asking.needed.discard(client.seat)
        if not asking.needed:
            self._asking = None
            ply, id_ = str(asking.ply), asking.id
            await self.room.accept(asking.seat, "undo", ply, id_, client=asking.client)

    def moved_on(self, kind: str) -> None:
        """Nobody need agree any more to what was asked before the game went on."""
        self.hinting.moved_on()
        if kind == "answer" and self._asking is not None:
            asking, self._asking = self._asking, None
            self.refuse(asking.client, asking.id, No("moved-on"))

    # -- seats -----------------------------------------------------------------------------

    async def _resign(self, client: Client, said: m.Resign) -> None:
        await self._change(client, said, "resign", USUAL_PLAYER, "over")

    async def _hand_over(self, client: Client, said: m.HandOver) -> None:
        player = said.player or ""
        if player and player not in PLAYERS:
            raise No("no-such-player")
        await self._change(client, said, "machine", player, "over")

    async def _fill(self, client: Client, said: m.Fill) -> None:
        if said.player not in PLAYERS:
            raise No("no-such-player")
        await self._change(client, said, "fill", said.player, "taken")

    async def _rematch(self, client: Client, said: m.Rematch) -> None:
        match = self.match
        if not match.is_over:
            raise No("not-over")
        wished = match.rematch | {client.seat}
        more: list[Statement] = []
        table = ""
        secrets: dict[Seat, str] = {}
        if wished >= set(match.persons()) and not match.next_table:
            table, secrets, more = self.room.rooms.again(self.room)
        await self.room.accept(client.seat, "rematch", table, said.id, client=client, more=more)
        seats = [letter(seat) for seat in sorted(match.rematch)]
        for other in self.room.clients:
            table_, secret = match.next_table or None, secrets.get(other.seat)
            other.send(out.Rematch(seats=seats, table=table_, secret=secret))

    async def _change(self, client: Client, said: m.Act, kind: str, text: str, code: str) -> None:
        """Let something count that changes who plays."""
        try:
            await self.room.accept(client.seat, kind, text, said.id, client=client)
        except Refused:
            begun = self.match.record is not None
            raise No(code if begun else "not-begun") from None
        self.room.tell_table()

    # -- what changes nothing --------------------------------------------------------------

    async def _stops(self, client: Client, said: m.Stops) -> None:
        if said.value not in STOPS or client.seat == WATCHING:
            raise No("no-such-value")
        await self.room.store.write([(STOPS_AT, (self.room.number, client.seat, said.value))])
        self.match.stops[client.seat] = said.value
        send_all(self.room.at(client.seat), out.Stops(said.value))
        self.room.pacing.plan()
        self.room.pacing.settle()

    async def _hint(self, client: Client, said: m.Hint) -> None:
        await self.hinting.hint(client, said)

    async def _allow_hints(self, client: Client, said: m.AllowHints) -> None:
        await self.hinting.allow(client, said)

    async def _ask_hints(self, client: Client, said: m.AskHints) -> None:
        await self.hinting.ask(client, said)

    async def _language(self, client: Client, said: m.Language) -> None:
        if known_language(said.value) != said.value:
            raise No("no-such-value")
        client.language = said.value
        self.room.tell_table()
        self.room.send_whole(client)

    async def _ghost(self, client: Client, said: m.Ghost) -> None:
        if client.seat == WATCHING:
            raise No("watching")
        message = out.Ghost(letter(client.seat), said.what)
        if len(out.encode(message)) > GHOST_LIMIT:
            raise No("too-large")
        others = [other for other in self.room.clients if other.seat != client.seat and other.words]
        send_all(others, message)

    async def _ping(self, client: Client, said: m.Ping) -> None:
        client.send(out.Pong())

    async def _hello(self, client: Client, said: m.Hello) -> None:
        raise No("unreadable")

    doers: ClassVar[dict[type, Callable[..., Awaitable[None]]]] = {
        m.Answer: _answer,
        m.TakeBack: _undo,
        m.Consent: _consent,
        m.Resign: _resign,
        m.HandOver: _hand_over,
        m.Fill: _fill,
        m.Rematch: _rematch,
        m.Hint: _hint,
        m.AllowHints: _allow_hints,
        m.AskHints: _ask_hints,
        m.Stops: _stops,
        m.Language: _language,
        m.Ghost: _ghost,
        m.Ping: _ping,
        m.Hello: _hello,
    }
