"""Mail over SMTP."""

from __future__ import annotations

import smtplib
import ssl
from dataclasses import dataclass
from email.message import EmailMessage
from email.utils import formatdate, make_msgid
from urllib.parse import unquote, urlsplit

from arenarium.server.settings import SettingsError

_TIMEOUT = 20.0


@dataclass(frozen=True, slots=True)
class Mailer:
    """Sends through one SMTP server. It waits: call it in a thread."""

    host: str
    port: int
    sender: str
    encrypted: str
    """"no", "starttls", or "tls" from the first byte."""
    user: str = ""
    password: str = ""

    @classmethod
    def of(cls, address: str, sender: str) -> Mailer:
        """From "smtp://user:password@host:587", with STARTTLS; "smtps://..." with TLS; "smtp+plain://" without either,
        for a server on this machine. Raises SettingsError."""
        try:
            parts = urlsplit(address)
            port = parts.port
        except ValueError as error:
            raise SettingsError(f"smtp: {error}") from None
        known = {"smtp": ("starttls", 587), "smtps": ("tls", 465), "smtp+plain": ("no", 25)}
        if parts.scheme not in known or not parts.hostname:
            raise SettingsError("smtp: expected something like smtp://user:password@mail.example.org:587")
        if "@" not in sender:
            raise SettingsError("mail-from: the address that mail comes from is needed, such as club@example.org")
        encrypted, usual = known[parts.scheme]
        user, password = unquote(parts.username or ""), unquote(parts.password or "")
        return cls(parts.hostname, port or usual, sender, encrypted, user, password)

    def send(self, to: str, subject: str, text: str) -> None:
        """Raises OSError or smtplib.SMTPException."""
        message = EmailMessage()
        message["From"], message["To"] = self.sender, to
        message["Subject"] = " ".join(subject.split())
        message["Date"], message["Message-ID"] = formatdate(), make_msgid(domain=self.sender.rpartition("@")[2])
        message["Auto-Submitted"] = "auto-generated"
        message.set_content(text)
        if self.encrypted == "tls":
            server: smtplib.SMTP = smtplib.SMTP_SSL(
                self.host, self.port, timeout=_TIMEOUT, context=ssl.create_default_context()
            )
        else:
            server = smtplib.SMTP(self.host, self.port, timeout=_TIMEOUT)
        with server:
            if self.encrypted == "starttls":
                server.starttls(context=ssl.create_default_context())
            if self.user:
                server.login(self.user, self.password)
            server.send_message(message)
