"""Players who are away are told, if they have switched it on: by Web Push, by mail."""

from __future__ import annotations

import asyncio
import hashlib
import logging
import secrets
import smtplib
from collections.abc import Callable

from arenarium.narration.words import Words
from arenarium.server.errors import Conflict, Invalid, TooMany, Unavailable
from arenarium.server.limiter import Limiter
from arenarium.server.messages.events import Challenged, Event, GameFinished, GameStarted, TournamentOver, YourTurn
from arenarium.server.messages.people import MailSettings, NotificationSettings, PushSubscription
from arenarium.server.messages.tables import DaysClock, NoClock
from arenarium.server.push.mailer import Mailer
from arenarium.server.push.notices import notice_of
from arenarium.server.push.web_push import Gone, WebPush
from arenarium.server.service.accounts import Identity
from arenarium.server.store.database import UNAVAILABLE
from arenarium.server.store.notifications import MailAddress, Notifications, Subscription

MOST_BROWSERS = 10
CODE_LIFETIME = 60 * 60 * 1000
"""Milliseconds for which a code that was sent is good."""
MOST_TRIES = 5
MAILS = "20/hour"
"""To one player."""
CODES = "5/hour"
"""Codes that one player may ask for."""
_MOST_WAITING = 10_000
"""Notices that wait to be sent; what comes then is left out."""

logger = logging.getLogger(__name__)


class Notifier:
    def __init__(
        self,
        store: Notifications,
        push: WebPush,
        mailer: Mailer | None,
        limiter: Limiter,
        now: Callable[[], int],
        public_url: str,
    ) -> None:
        self._store, self._push, self._mailer, self._limiter, self._now = store, push, mailer, limiter, now
        self._public_url = public_url.rstrip("/")
        self._waiting: asyncio.Queue[tuple[str, Event]] = asyncio.Queue(_MOST_WAITING)

    # ------------------------------------------------------------------------------------------------------- settings

    @property
    def public_key(self) -> str:
        return self._push.public_key

    async def settings(self, who: Identity) -> NotificationSettings:
        mail = await self._store.mail(who.id)
        return NotificationSettings(
            browsers=await self._store.count(who.id),
            mail=MailSettings(
                offered=self._mailer is not None,
                address=mail.address if mail else None,
                confirmed=mail is not None and mail.confirmed,
            ),
        )

    async def subscribe(self, who: Identity, given: PushSubscription) -> NotificationSettings:
        if not self._push.knows(given.endpoint):
            raise Invalid("this is the address of no push service that is known here")
        one = Subscription(_fingerprint(given.endpoint), given.endpoint, given.p256dh, given.auth, given.lang)
        await self._store.subscribe(who.id, one, self._now(), MOST_BROWSERS)
        return await self.settings(who)

    async def unsubscribe(self, who: Identity, endpoint: str) -> NotificationSettings:
        await self._store.unsubscribe(_fingerprint(endpoint), who.id)
        return await self.settings(who)

    async def set_mail(self, who: Identity, address: str, language: str) -> NotificationSettings:
        """A code is sent to the address; until it is given back, nothing else is."""
        if self._mailer is None:
            raise Conflict("this server sends no mail")
        await self._limiter.hit(CODES, "mail code", who.id)
        code = f"{secrets.randbelow(10**6):06}"
        until = self._now() + CODE_LIFETIME
        await self._store.set_mail(who.id, MailAddress(address, language, _fingerprint(code), until, 0, False))
        words = Words(language, "table", "notices")
        try:
            await asyncio.to_thread(
                self._mailer.send, address, words("mail-code-title", code=code), words("mail-code-text", code=code)
            )
        except (OSError, smtplib.SMTPException) as error:
            logger.warning("a code could not be sent by mail (%s)", type(error).__name__)
            raise Unavailable("the mail could not be sent; is the address right?") from None
        return await self.settings(who)

    async def confirm_mail(self, who: Identity, code: str) -> NotificationSettings:
        if not await self._store.try_code(who.id, _fingerprint(code), self._now(), MOST_TRIES):
            raise Invalid("this is not the code that was sent, or it is too old")
        return await self.settings(who)

    async def forget_mail(self, who: Identity) -> NotificationSettings:
        await self._store.forget_mail(who.id)
        return await self.settings(who)

    # -------------------------------------------------------------------------------------------------------- sending

    async def hear(self, player: str, event: Event) -> None:
        """Something has happened to a player; it is told as soon as possible, and nobody waits for it."""
        if notice_of(event, "en") is not None:
            try:
                self._waiting.put_nowait((player, event))
            except asyncio.QueueFull:
                logger.warning("too many notices wait; one is left out")

    async def run(self) -> None:
        """Send what waits, until cancelled."""
        while True:
            player, event = await self._waiting.get()
            try:
                await self._tell(player, event)
            except UNAVAILABLE as error:
                logger.warning("a notice could not be sent (%s)", type(error).__name__)
            except Exception:
                logger.exception("a notice could not be sent")

    async def _tell(self, player: str, event: Event) -> None:
        for subscription in await self._store.subscriptions(player):
            notice = notice_of(event, subscription.language)
            assert notice is not None
            try:
                await asyncio.to_thread(self._push.send, subscription, notice)
            except Gone:
                await self._store.unsubscribe(subscription.id)
        if self._mailer is not None and _worth_a_mail(event):
            await self._mail(self._mailer, player, event)

    async def _mail(self, mailer: Mailer, player: str, event: Event) -> None:
        mail = await self._store.mail(player)
        if mail is None or not mail.confirmed:
            return
        try:
            await self._limiter.hit(MAILS, "mail", player)
        except TooMany:
            return
        notice = notice_of(event, mail.language)
        assert notice is not None
        foot = Words(mail.language, "table", "notices")("mail-foot", link=f"{self._public_url}/account")
        text = f"{notice.text or notice.title}\n\n{self._public_url}{notice.path}\n\n-- \n{foot}\n"
        try:
            await asyncio.to_thread(mailer.send, mail.address, notice.title, text)
        except (OSError, smtplib.SMTPException) as error:
            logger.warning("a mail could not be sent (%s)", type(error).__name__)


def _worth_a_mail(event: Event) -> bool:
    """Mail is slow: it tells of what can wait."""
    match event:
        case YourTurn() | GameStarted() | GameFinished():
            return isinstance(event.game.clock, DaysClock | NoClock)
        case Challenged() | TournamentOver():
            return True
    return False


def _fingerprint(text: str) -> str:
    return hashlib.sha256(text.encode()).hexdigest()
