"""Web Push: a notice goes, sealed, to the push service of a browser, which wakes it up.

The address of that service comes from whoever subscribes, so only known services are written to: nobody can make this
server call another machine.
"""

from __future__ import annotations

import base64
import json
import logging
from collections.abc import Sequence
from urllib.parse import urlsplit

from cryptography.hazmat.primitives import serialization
from py_vapid import Vapid02
from pywebpush import WebPushException, webpush
from requests import RequestException

from arenarium.server.push.notices import Notice
from arenarium.server.store.notifications import Subscription

TTL = 24 * 60 * 60
"""Seconds for which a push service keeps a notice for a browser that is not on."""
_TIMEOUT = 10.0
_GONE = (404, 410)

logger = logging.getLogger(__name__)


class Gone(Exception):
    """The browser has ended its subscription."""


def new_key() -> str:
    """A private key, to be kept."""
    vapid = Vapid02()
    vapid.generate_keys()
    return str(vapid.private_pem().decode())


class WebPush:
    def __init__(self, private_pem: str, contact: str, services: Sequence[str]) -> None:
        self._vapid = Vapid02.from_pem(private_pem.encode())
        self._contact, self._services = contact, tuple(services)

    @property
    def public_key(self) -> str:
        """As browsers want it."""
        raw = self._vapid.public_key.public_bytes(
            serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint
        )
        return base64.urlsafe_b64encode(raw).decode().rstrip("=")

    def knows(self, endpoint: str) -> bool:
        """Whether the address is one of a push service: "example.org" is meant with all that is under it, an origin
        ("http://127.0.0.1:9000") exactly."""
        try:
            parts = urlsplit(endpoint)
            host = parts.hostname or ""
        except ValueError:
            return False
        if parts.username is not None:
            return False
        for service in self._services:
            if "://" in service:
                if f"{parts.scheme}://{parts.netloc}" == service:
                    return True
            elif parts.scheme == "https" and parts.port in (None, 443) and f".{host}".endswith(f".{service}"):
                return True
        return False

    def send(self, subscription: Subscription, notice: Notice) -> None:
        """Raises Gone where the browser does not want it any more. It waits: call it in a thread."""
        content = {"title": notice.title, "text": notice.text, "path": notice.path, "tag": notice.tag}
        try:
            webpush(
                {
                    "endpoint": subscription.endpoint,
                    "keys": {"p256dh": subscription.p256dh, "auth": subscription.auth},
                },
                json.dumps(content),
                self._vapid,
                {"sub": self._contact},
                ttl=TTL,
                timeout=_TIMEOUT,
            )
        except WebPushException as error:
            status = getattr(error.response, "status_code", None)
            if status in _GONE:
                raise Gone from None
            logger.warning("a push service has refused a notice (%s)", status)
        except RequestException as error:
            logger.warning("a push service cannot be reached (%s)", type(error).__name__)
