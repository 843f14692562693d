"""Everything that answers requests, built once for each app and alive as long as it runs."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import dataclass

from arenarium.server.bus.base import Bus, NoBus
from arenarium.server.bus.redis import RedisBus
from arenarium.server.clock import SteadyClock
from arenarium.server.limiter import Limiter
from arenarium.server.metrics import Metrics
from arenarium.server.push.mailer import Mailer
from arenarium.server.push.web_push import WebPush, new_key
from arenarium.server.service.accounts import Accounts
from arenarium.server.service.archive import Archive
from arenarium.server.service.blocks import Blocks
from arenarium.server.service.bot_pool import BotPool
from arenarium.server.service.card_sets import CardSets
from arenarium.server.service.census import Census
from arenarium.server.service.challenges import Challenges
from arenarium.server.service.compiling import Compiler
from arenarium.server.service.feeds import Feeds
from arenarium.server.service.lobby import Lobby
from arenarium.server.service.moderation import Moderation
from arenarium.server.service.notifications import Notifier
from arenarium.server.service.overview import Overview
from arenarium.server.service.pairing import Pairing
from arenarium.server.service.passwords import Passwords
from arenarium.server.service.people import Acquaintances
from arenarium.server.service.replays import SEARCHING, Replays
from arenarium.server.service.room_services import BOT_GRACE
from arenarium.server.service.rooms import Rooms
from arenarium.server.service.sandboxes import Sandboxes
from arenarium.server.service.scheduler import Scheduler
from arenarium.server.service.site import Site
from arenarium.server.service.studies import FairnessStudies
from arenarium.server.service.tournaments import ClubTournaments
from arenarium.server.service.whereabouts import Whereabouts
from arenarium.server.service.workshop import Workshop
from arenarium.server.settings import Settings
from arenarium.server.store.card_sets import CardSets as CardSetStore
from arenarium.server.store.challenges import Challenges as ChallengeStore
from arenarium.server.store.database import Database
from arenarium.server.store.events import Events
from arenarium.server.store.migrate import migrate
from arenarium.server.store.notifications import Notifications
from arenarium.server.store.people import People
from arenarium.server.store.ratings import Ratings
from arenarium.server.store.roster import Roster
from arenarium.server.store.seeks import Seeks
from arenarium.server.store.site import SiteStore
from arenarium.server.store.steps import Steps
from arenarium.server.store.studies import Studies
from arenarium.server.store.tables import Tables
from arenarium.server.store.tournaments import Tournaments

Now = Callable[[], int]


@dataclass(frozen=True, slots=True)
class Services:
    settings: Settings
    database: Database
    limiter: Limiter
    metrics: Metrics
    bus: Bus
    site: Site
    accounts: Accounts
    lobby: Lobby
    rooms: Rooms
    scheduler: Scheduler
    archive: Archive
    feeds: Feeds
    overview: Overview
    challenges: Challenges
    pairing: Pairing
    whereabouts: Whereabouts
    tournaments: ClubTournaments
    people: Acquaintances
    notifier: Notifier
    census: Census
    moderation: Moderation
    compiler: Compiler
    workshop: Workshop
    card_sets: CardSets
    sandboxes: Sandboxes
    studies: FairnessStudies
    now: Now


@asynccontextmanager
async def open_services(settings: Settings, passwords: Passwords, now: Now | None = None) -> AsyncIterator[Services]:
    """Open the database, start the processes for computer players, listen to the other servers."""
    async with AsyncExitStack() as stack:
        metrics, clock = Metrics(), SteadyClock()
        metrics.clock_jump.set_function(lambda: clock.ahead / 1000)
        now = now or clock
        database = Database(settings, metrics)
        stack.push_async_callback(database.close)
        database.claim()
        await migrate(database)
        limiter = Limiter(settings.redis, settings.networks("trusted"))
        stack.push_async_callback(limiter.close)
        bus = NoBus() if not settings.redis else RedisBus(settings.redis)
        if isinstance(bus, RedisBus):
            stack.push_async_callback(bus.close)
        bots, whereabouts = BotPool(settings.workers, metrics, settings.limits), Whereabouts()
        replays, searches = Replays(), Replays(SEARCHING)
        stack.callback(bots.close)
        stack.callback(replays.close)
        stack.callback(searches.close)
        tables, steps = Tables(database), Steps(database)
        feeds = Feeds(Events(database), bus, now)
        stack.push_async_callback(feeds.close)
        away_after = round(settings.away_after * 1000)
        site = Site(SiteStore(database))
        set_store = CardSetStore(database)
        compiler = Compiler(set_store)
        rooms = Rooms(
            tables,
            steps,
            bus,
            bots,
            metrics,
            now,
            away_after,
            feeds.tell_soon,
            whereabouts,
            site,
            settings.patience,
            compiler,
        )
        stack.push_async_callback(rooms.close)
        accounts = Accounts(database, passwords, limiter, settings.limits, site=site, now=now)
        blocks = Blocks(Roster(database))
        lobby = Lobby(
            tables, rooms, accounts, limiter, settings.limits, now, feeds, whereabouts, site, blocks, compiler
        )
        workshop = Workshop(limiter, settings.limits)
        stack.callback(workshop.close)
        card_sets = CardSets(set_store, workshop, whereabouts, limiter, settings.limits, now, settings.house_sets)
        await card_sets.open()
        sandboxes = Sandboxes(workshop, card_sets, compiler, tables, rooms, lobby, limiter, settings.limits, now)
        studies = FairnessStudies(Studies(database), workshop, whereabouts, limiter, settings.limits, now)
        stack.push_async_callback(studies.close)
        ratings = Ratings(database)
        challenges = Challenges(
            ChallengeStore(database), accounts, lobby, blocks, feeds, limiter, settings.limits, now, compiler
        )
        pairing = Pairing(Seeks(database), ratings, lobby, blocks, feeds, now)
        tournaments = ClubTournaments(Tournaments(database), ratings, lobby, blocks, feeds, now, compiler)
        notifier = await _notifier(settings, Notifications(database), limiter, now)
        feeds.listen(notifier.hear)
        chores = (challenges.expire, pairing.run, tournaments.run, card_sets.tidy, studies.tidy)
        scheduler = Scheduler(tables, rooms, bus, now, chores, site)
        archive = Archive(tables, steps, ratings, replays, searches, compiler)
        if settings.embedded:
            await tables.wake(now(), BOT_GRACE)
        listening = bus.run(rooms.hear, rooms.missed_news, rooms.hear_presence, feeds.hear)
        for work in (listening, scheduler.run(), bots.start(), replays.start(), feeds.run(), notifier.run()):
            stack.push_async_callback(_cancelled, asyncio.create_task(work))
        yield Services(
            settings=settings,
            database=database,
            limiter=limiter,
            metrics=metrics,
            bus=bus,
            site=site,
            accounts=accounts,
            lobby=lobby,
            rooms=rooms,
            scheduler=scheduler,
            archive=archive,
            feeds=feeds,
            overview=Overview(tables, rooms, challenges),
            challenges=challenges,
            pairing=pairing,
            whereabouts=whereabouts,
            tournaments=tournaments,
            people=Acquaintances(People(database), accounts, tables, blocks, feeds, now),
            notifier=notifier,
            census=Census(database, rooms, metrics),
            moderation=Moderation(database, passwords, now),
            compiler=compiler,
            workshop=workshop,
            card_sets=card_sets,
            sandboxes=sandboxes,
            studies=studies,
            now=now,
        )


async def _notifier(settings: Settings, store: Notifications, limiter: Limiter, now: Now) -> Notifier:
    """With the key for Web Push that was made at the first start."""
    push = WebPush(await store.kept_key("vapid", new_key()), settings.contact, settings.push_services)
    mailer = Mailer.of(settings.smtp, settings.mail_from) if settings.smtp else None
    return Notifier(store, push, mailer, limiter, now, settings.public_url)


async def _cancelled(task: asyncio.Task[None]) -> None:
    while not task.done():  # some of what is awaited forgets that it was cancelled (bus/redis.py)
        task.cancel()
        await asyncio.wait([task], timeout=1)
    await asyncio.gather(task, return_exceptions=True)
