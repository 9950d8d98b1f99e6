"""Hints at one table: who allows them, who asks for one, and what becomes of it.

A person who plays with machines alone may ask. Where other persons sit at the table, everybody
must have allowed hints; each may give that and take it back at any time, and all can see it. A hint
is bound to the version at which it was asked for: once the game has moved on, it is dropped.
"""

import asyncio
from typing import TYPE_CHECKING, NamedTuple
from zlib import crc32

from siegeworks.core.decision import Seat
from siegeworks.table import messages as m
from siegeworks.table import outgoing as out
from siegeworks.table.agreed import letter
from siegeworks.table.client import Client, No, send_all
from siegeworks.table.guard import Buckets
from siegeworks.table.hints.telling import GRADES, Grades, Wish
from siegeworks.table.hints.workshop import check_about
from siegeworks.table.match import WATCHING, Match
from siegeworks.table.store import ALLOW_HINTS, TAKE_HINT
from siegeworks.table.words import player_name

if TYPE_CHECKING:
    from siegeworks.table.room import Room


class Key(NamedTuple):
    """What a hint is about, and when: the same key, the same hint."""

    seat: Seat
    version: int
    about: str
    language: str


class Wished(NamedTuple):
    """Somebody who waits for a grade of a hint."""

    client: Client
    id: str
    grade: str


class HintsRequest(NamedTuple):
    """A seat asks the others to allow hints."""

    seat: Seat
    client: Client
    id: str
    version: int


class Hinting:
    """The hints of one table."""

    def __init__(self, room: "Room") -> None:
        self.room = room
        self.asking: HintsRequest | None = None
        self._rate = Buckets(room.settings.hints)
        self._found: dict[Key, Grades] = {}
        """Hints that were thought out, as long as the situation is the same."""
        self._thinking: dict[Key, tuple[asyncio.Task[None], list[Wished]]] = {}

    @property
    def match(self) -> Match:
        """How the table stands."""
        return self.room.match

    # -- who allows it ---------------------------------------------------------------------

    def missing(self, seat: Seat) -> list[Seat]:
        """The other persons who have not allowed hints; nobody on the same screen need."""
        match, mine = self.match, self.room.guests(seat)
        return [
            other
            for other in range(len(match.sitters))
            if other != seat
            and match.is_person(other)
            and other not in match.hints
            and not self.room.guests(other) & mine
        ]

    async def allow(self, client: Client, said: m.AllowHints) -> None:
        """Let a seat allow hints at this table, or no longer."""
        if client.seat == WATCHING:
            raise No("watching")
        await self._set(client.seat, allowed=said.value)
        client.send(out.Ack(said.id, self.match.version))

    async def _set(self, seat: Seat, *, allowed: bool) -> None:
        """Keep whether a seat allows hints, and tell everybody."""
        hints = self.match.hints
        if (seat in hints) == allowed:
            return
        await self.room.store.write([(ALLOW_HINTS, (self.room.number, seat, allowed))])
        if allowed:
            hints.add(seat)
        else:
            hints.discard(seat)
        self.room.tell_table()
        self._settle()

    async def ask(self, client: Client, said: m.AskHints) -> None:
        """Ask the other persons to allow hints; whoever asks allows them, too."""
        seat, asking = client.seat, self.asking
        if asking is not None and (asking.seat, asking.id) == (seat, said.id):
            self.asking = asking._replace(client=client)
            return
        if self.match.is_over:
            raise No("over")
        if asking is not None and asking.seat != seat:
            raise No("asked-already")
        if asking is not None:
            self.room.requests.refuse(asking.client, asking.id, No("stale"))
        self.asking = HintsRequest(seat, client, said.id, self.match.version)
        await self._set(seat, allowed=True)
        self._settle()
        self.ask_again(list(self.room.clients))

    def ask_again(self, clients: list[Client]) -> None:
        """Put the open question to those of these clients who have not allowed hints."""
        asking = self.asking
        if asking is not None:
            missing = self.missing(asking.seat)
            by, version = letter(asking.seat), asking.version
            question = out.Ask(what="hints", by=by, version=version)
            send_all([one for one in clients if one.seat in missing], question)

    async def consent(self, client: Client, said: m.Consent) -> None:
        """Hear what somebody says who was asked."""
        asking = self.asking
        asked = asking is not None and client.seat in self.missing(asking.seat)
        if asking is None or not asked or said.version < asking.version:
            raise No("nobody-asks")
        client.send(out.Ack(said.id, self.match.version))
        if said.yes:
            await self._set(client.seat, allowed=True)
            return
        self.asking = None
        name = player_name(asking.client.language, self.match.names, client.seat)
        self.room.requests.refuse(asking.client, asking.id, No("declined", player=name))

    def _settle(self) -> None:
        """Once everybody has allowed hints, whoever asked for that is told."""
        asking = self.asking
        if asking is not None and not self.missing(asking.seat):
            self.asking = None
            version = self.match.version
            asking.client.send(out.Ack(asking.id, version))

    # -- asking for one --------------------------------------------------------------------

    async def hint(self, client: Client, said: m.Hint) -> None:
        """Let somebody have a hint, at once or as soon as it is thought out."""
        key = self._checked(client, said)
        wished = Wished(client, said.id, said.grade)
        if key in self._found:
            await self._tell(key, wished)
        elif key in self._thinking:
            self._thinking[key][1].append(wished)
        else:
            if not self._rate.take(letter(client.seat)):
                raise No("too-many")
            self._stop(client.seat)
            self._begin(key, wished)

    def _checked(self, client: Client, said: m.Hint) -> Key:
        """What is asked for, if it may be."""
        match, seat = self.match, client.seat
        if said.grade not in GRADES:
            raise No("no-such-value")
        if match.record is None or match.is_over:
            raise No("over" if match.record is not None else "not-begun")
        if not match.is_person(seat):
            raise No("machine")
        if said.version != match.version:
            raise No("stale")
        if seat not in match.asked or match.is_passing(seat):
            raise No("not-asked")
        self._check_allowed(client)
        check_about(match.agreed.game, self.room.perspective(seat).view(), said.about)
        return Key(seat, match.version, said.about, client.language)

    def _check_allowed(self, client: Client) -> None:
        missing = self.missing(client.seat)
        if missing:
            names = self.room.names()
            said = ", ".join(player_name(client.language, names, seat) for seat in missing)
            raise No("no-hints", players=said)

    def _begin(self, key: Key, wished: Wished) -> None:
        match, room = self.match, self.room
        seed = crc32(f"{room.table} {key.seat} {len(match.steps)}".encode())
        workshop = room.rooms.workshop
        game = match.agreed.game
        wish = Wish(game, key.about, key.language, match.names, seed, workshop.effort)
        thought = workshop.think(room.perspective(key.seat).view(), wish)
        task = asyncio.get_running_loop().create_task(self._wait(key, thought))
        self._thinking[key] = (task, [wished])

    async def _wait(self, key: Key, thought: "asyncio.Future[Grades | None]") -> None:
        """Wait for a hint while everything else goes on, and bring it to the room."""
        self.room.put(self._bring, key, await thought)

    async def _bring(self, key: Key, found: Grades | None) -> None:
        """Tell a hint that was thought out to those who wait for it, if it still counts."""
        _, waiting = self._thinking.pop(key, (None, []))
        if key.version != self.match.version:
            return
        if found is not None:
            self._found[key] = found
        for wished in waiting:
            try:
                if found is None:
                    raise No("hint-failed")
                self._check_allowed(wished.client)
                await self._tell(key, wished)
            except No as no:
                self.room.requests.refuse(wished.client, wished.id, no)

    async def _tell(self, key: Key, wished: Wished) -> None:
        """Tell a grade of a hint; that it was taken is noted, and told to all."""
        match, room = self.match, self.room
        first = match.hinted.get(key.seat, (0, -1))
        await self._set(key.seat, allowed=True)
        if first[1] != key.version:
            await room.store.write([(TAKE_HINT, (room.number, key.seat))])
            match.hinted[key.seat] = (first[0] + 1, key.version)
            room.tell_table()
            others = [one for one in room.clients if one.seat != key.seat and one.words]
            send_all(others, out.Hinted(letter(key.seat)))
        found = self._found[key][wished.grade]
        wished.client.send(
            out.Hint(
                id=wished.id,
                version=key.version,
                grade=wished.grade,
                about=key.about,
                lines=found.lines,
                options=found.options,
                plan=found.plan,
            )
        )

    # -- going on --------------------------------------------------------------------------

    def moved_on(self) -> None:
        """Drop what was asked for before the game went on."""
        version = self.match.version
        for seat in {key.seat for key in self._thinking if key.version != version}:
            self._stop(seat)
        self._found = {key: told for key, told in self._found.items() if key.version == version}
        asking = self.asking
        if asking is not None and self.match.is_over:
            self.asking = None
            self.room.requests.refuse(asking.client, asking.id, No("over"))
        self._settle()

    def _stop(self, seat: Seat) -> None:
        """Think no longer for a seat; who waits is told that the situation has changed."""
        for key in [key for key in self._thinking if key.seat == seat]:
            task, waiting = self._thinking.pop(key)
            task.cancel()
            for wished in waiting:
                self.room.requests.refuse(wished.client, wished.id, No("stale"))

    def close(self) -> None:
        """Think no longer for anybody."""
        for task, _ in self._thinking.values():
            task.cancel()
        self._thinking.clear()
