"""Challenges: somebody wants to play with somebody, or with whoever has the link."""

from __future__ import annotations

from collections.abc import Callable

import msgspec

from arenarium.server.errors import Conflict, ErrorCode, Forbidden, Invalid, NotFound, TooMany
from arenarium.server.ids import new_id
from arenarium.server.limiter import Limiter
from arenarium.server.messages.challenges import ChallengeInfo, ChallengeList, NewChallenge
from arenarium.server.messages.events import ChallengeAnswered, Challenged
from arenarium.server.messages.tables import Clock, DaysClock, NoClock
from arenarium.server.service import names
from arenarium.server.service.accounts import Accounts, Identity
from arenarium.server.service.blocks import Blocks
from arenarium.server.service.compiling import Compiler
from arenarium.server.service.feeds import Feeds
from arenarium.server.service.info import cards_info
from arenarium.server.service.lobby import Lobby
from arenarium.server.service.matches import duel_variant, in_any_order, new_match
from arenarium.server.settings import Limits
from arenarium.server.store import challenges as store
from arenarium.server.store.challenges import DECLINED, OPEN, WITHDRAWN, Challenge
from arenarium.server.store.rows import SeatRow

MOST_OPEN = 20
"""Challenges of one player that wait for an answer."""
_HOUR = 60 * 60 * 1000
LIFETIME, LIFETIME_BY_CORRESPONDENCE = _HOUR, 7 * 24 * _HOUR
"""Milliseconds after which a challenge is open no more."""


class Challenges:
    def __init__(
        self,
        challenges: store.Challenges,
        accounts: Accounts,
        lobby: Lobby,
        blocks: Blocks,
        feeds: Feeds,
        limiter: Limiter,
        limits: Limits,
        now: Callable[[], int],
        compiler: Compiler,
    ) -> None:
        self._store, self._accounts, self._lobby, self._feeds = challenges, accounts, lobby, feeds
        self._compiler = compiler
        self._blocks, self._limiter, self._limits, self._now = blocks, limiter, limits, now

    async def create(self, who: Identity, request: NewChallenge) -> ChallengeInfo:
        game = await self._compiler.game_of_set(request.game, request.cards)
        variant = duel_variant(game, request.setup)
        opponent = None
        if request.opponent is not None:
            if not who.account:
                raise Forbidden("to challenge somebody by name you need an account", ErrorCode.NO_ACCOUNT)
            opponent = await self._accounts.find(request.opponent)
            if opponent is None:
                raise Invalid(f"there is no account '{request.opponent}'", ErrorCode.NO_SUCH_ACCOUNT)
            if opponent.id == who.id:
                raise Invalid("you cannot challenge yourself", ErrorCode.NO_SUCH_ACCOUNT)
            await self._blocks.expect_welcome(who, opponent.id)
        await self._limiter.hit(self._limits.new_tables, "new table", who.id)
        if await self._store.count_open(who.id) >= MOST_OPEN:
            raise TooMany(f"you have {MOST_OPEN} challenges that wait for an answer; withdraw some first")
        now = self._now()
        slow = isinstance(request.clock, DaysClock | NoClock)
        challenge = Challenge(
            id=new_id(),
            challenger=who.id,
            opponent=opponent.id if opponent else None,
            game=request.game,
            way=variant,
            setup=request.setup,
            clock=msgspec.to_builtins(request.clock),
            rated=request.rated and request.cards is None,
            cards=request.cards,
            status=OPEN,
            created_at=now,
            expires_at=now + (LIFETIME_BY_CORRESPONDENCE if slow else LIFETIME),
            bot=who.bot,
            challenger_name=who.name,
            opponent_name=opponent.name if opponent else None,
        )
        await self._store.add(challenge)
        challenge = await self._get(challenge.id, who)
        if opponent is not None:
            await self._feeds.tell([(opponent.id, Challenged(challenge=_info(challenge, opponent.id)))])
        return _info(challenge, who.id)

    async def show(self, who: Identity | None, id: str) -> ChallengeInfo:
        return _info(await self._get(id, who), who.id if who else None)

    async def open_of(self, who: Identity) -> ChallengeList:
        challenges = await self._store.open_of(who.id, self._now())
        return ChallengeList([_info(challenge, who.id) for challenge in challenges])

    async def accept(self, who: Identity, id: str) -> ChallengeInfo:
        """The game begins. Who sits where is a matter of luck."""
        challenge = await self._get(id, who)
        self._expect_open(challenge)
        if challenge.challenger == who.id:
            raise Forbidden("it is your own challenge: somebody else has to accept it")
        await self._blocks.expect_welcome(who, challenge.challenger)
        names.expect_apart(who.name, [challenge.challenger_name])
        await self._lobby.expect_new_games()
        seats = in_any_order(
            SeatRow(challenge.challenger, challenge.challenger_name, bot=challenge.bot),
            SeatRow(player=who.id, name=who.name, bot=who.bot),
        )
        clock: Clock = msgspec.convert(challenge.clock, Clock)
        table = new_match(
            challenge.game,
            challenge.setup,
            clock,
            challenge.challenger,
            seats,
            self._now(),
            variant=challenge.way,
            rated=challenge.rated,
            cards=challenge.card_set,
        )
        await self._store.accept(challenge, table)
        await self._lobby.begin(table.id)
        return await self._answered(who, id)

    async def decline(self, who: Identity, id: str) -> ChallengeInfo:
        """Who was challenged says no; the challenger withdraws it."""
        challenge = await self._get(id, who)
        self._expect_open(challenge)
        if who.id not in (challenge.challenger, challenge.opponent):
            raise Forbidden("it is not yours to decline")
        await self._store.answer(challenge, WITHDRAWN if who.id == challenge.challenger else DECLINED)
        return await self._answered(who, id)

    async def expire(self) -> None:
        """End those whose time has passed."""
        for challenge in await self._store.expire(self._now()):
            await self._tell_answered(challenge)

    async def _answered(self, who: Identity, id: str) -> ChallengeInfo:
        challenge = await self._get(id, who)
        await self._tell_answered(challenge, but=who.id)
        return _info(challenge, who.id)

    async def _tell_answered(self, challenge: Challenge, but: str | None = None) -> None:
        involved = [player for player in (challenge.challenger, challenge.opponent) if player and player != but]
        await self._feeds.tell([(player, ChallengeAnswered(challenge=_info(challenge, player))) for player in involved])

    async def _get(self, id: str, who: Identity | None) -> Challenge:
        challenge = await self._store.get(id)
        if challenge is None or (
            challenge.opponent is not None and (who is None or who.id not in (challenge.challenger, challenge.opponent))
        ):
            raise NotFound("there is no such challenge")
        return challenge

    def _expect_open(self, challenge: Challenge) -> None:
        if challenge.status != OPEN or challenge.expires_at <= self._now():
            raise Conflict("this challenge is open no more", ErrorCode.CHANGED)


def _info(challenge: Challenge, reader: str | None) -> ChallengeInfo:
    return ChallengeInfo(
        id=challenge.id,
        challenger=challenge.challenger_name,
        opponent=challenge.opponent_name,
        mine=challenge.challenger == reader,
        game=challenge.game,
        variant=challenge.way,
        setup=challenge.setup,
        clock=msgspec.convert(challenge.clock, Clock),
        rated=challenge.rated,
        status=challenge.status,  # type: ignore[arg-type]
        created_at=challenge.created_at,
        expires_at=challenge.expires_at,
        table=challenge.table,
        cards=cards_info(challenge.card_set),
    )
