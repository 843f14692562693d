"""The tables of the database. Times are milliseconds since 1970; migrations that lead here are in `migrations`."""

from __future__ import annotations

from sqlalchemy import (
    JSON,
    BigInteger,
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    String,
    Table,
    Text,
    false,
    true,
)

metadata = MetaData(
    naming_convention={
        "ix": "ix_%(table_name)s_%(column_0_name)s",
        "uq": "uq_%(table_name)s_%(column_0_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s_%(referred_table_name)s",
        "pk": "pk_%(table_name)s",
    }
)

players = Table(
    "players",
    metadata,
    Column("id", String(24), primary_key=True),
    Column("name", String(32), nullable=False),
    # the name in the form in which accounts are compared; none for a guest
    Column("account", String(64), unique=True),
    # the same for accounts whose names could be taken for each other; none for a guest
    Column("likeness", String(64), index=True),
    Column("password", String(256)),
    # counted up to end what was signed before sessions were rows (ADR 25)
    Column("generation", Integer, nullable=False, default=0),
    Column("created_at", BigInteger, nullable=False),
    # the number of the player's last event
    Column("told", Integer, nullable=False, server_default="0"),
    # admin, or nothing
    Column("role", String(16)),
    # whether a program plays under this name, whoever opened the session
    Column("bot", Boolean, nullable=False, server_default=false()),
    Column("banned_at", BigInteger),
    Column("ban_reason", String(200)),
    # no word in any chat until then
    Column("muted_until", BigInteger),
    # of what is left of a player who wanted to be forgotten
    Column("forgotten_at", BigInteger),
)

sessions = Table(
    "sessions",
    metadata,
    Column("id", String(24), primary_key=True),
    Column("player", ForeignKey("players.id"), nullable=False, index=True),
    Column("created_at", BigInteger, nullable=False),
    # within a week or so
    Column("seen_at", BigInteger, nullable=False),
)

login_failures = Table(
    "login_failures",
    metadata,
    Column("player", ForeignKey("players.id"), primary_key=True),
    # a network, or a browser in which the account was open before
    Column("source", String(64), primary_key=True),
    Column("tries", Integer, nullable=False),
    # those among them of which the owner has not been told
    Column("untold", Integer, nullable=False),
    Column("last_at", BigInteger, nullable=False),
)

tokens = Table(
    "tokens",
    metadata,
    Column("id", String(24), primary_key=True),
    Column("player", ForeignKey("players.id"), nullable=False, index=True),
    Column("hash", String(64), nullable=False, unique=True),
    Column("label", String(64), nullable=False),
    Column("created_at", BigInteger, nullable=False),
)

tables = Table(
    "tables",
    metadata,
    Column("id", String(24), primary_key=True),
    Column("game", String(32), nullable=False),
    # the variant, by which ratings are kept apart: its column has had this name from the beginning, here and below
    Column("way", String(64), nullable=False),
    Column("setup", JSON, nullable=False),
    Column("clock", JSON, nullable=False),
    Column("public", Boolean, nullable=False),
    # whether the players wanted it to count for their ratings
    Column("rated", Boolean, nullable=False, server_default=true()),
    # open, live, over, closed
    Column("status", String(8), nullable=False),
    Column("owner", ForeignKey("players.id"), nullable=False),
    Column("seed", String(64), nullable=False),
    Column("created_at", BigInteger, nullable=False),
    Column("started_at", BigInteger),
    Column("ended_at", BigInteger),
    Column("outcome", JSON),
    # the table of the rematch
    Column("next", String(24)),
    # whether the game begins as soon as the last seat is taken
    Column("start_when_full", Boolean, nullable=False),
    # counted up with every change of the table itself, of its steps, and of its chat
    Column("revision", Integer, nullable=False, default=0),
    Column("number", Integer, nullable=False, default=0),
    Column("said", Integer, nullable=False, default=0),
    # when the server itself has to do something: let a computer player think, end a turn, close an empty table
    Column("due_at", BigInteger),
    # whether the game has counted for ratings; nothing before its end
    Column("counted", Boolean),
    # the card set that is played with; none: the printed one. It is kept as long as a table names it (card_sets.py)
    Column("cards", String(64), index=True),
    # the position that the game begins with, in its notation; none: as dealt
    Column("position", Text),
    # whether it is its owner's alone, who sees everything and plays every seat without a computer player
    Column("sandbox", Boolean, nullable=False, server_default=false()),
    Index("ix_tables_owner_status", "owner", "status"),
    Index("ix_tables_created", "created_at", "id"),
    Index("ix_tables_status_created", "status", "public", "created_at"),
    Index("ix_tables_due", "due_at"),
)

seats = Table(
    "seats",
    metadata,
    Column("table", ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    # the player who took it; nobody yet, or a computer player, where there is none
    Column("player", ForeignKey("players.id"), index=True),
    Column("name", String(32)),
    # the computer player that sits here, or has taken over
    Column("computer", String(16)),
    # the only one who may take the seat
    Column("reserved_for", ForeignKey("players.id")),
    # the game was begun as a guest, who has an account since: it counts for nobody's rating
    Column("begun_as_guest", Boolean, nullable=False, server_default=false()),
    # what the player has added to the seed
    Column("random", String(64)),
    # whether a program took the seat
    Column("bot", Boolean, nullable=False, server_default=false()),
    # the rating by which the seat counts, before and after the game; nothing where the game has not counted for it
    Column("rating_before", Float),
    Column("rating_after", Float),
)

steps = Table(
    "steps",
    metadata,
    Column("table", ForeignKey("tables.id"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("at", BigInteger, nullable=False),
    Column("kind", String(8), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("text", Text, nullable=False),
)

chat = Table(
    "chat",
    metadata,
    Column("table", ForeignKey("tables.id"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("at", BigInteger, nullable=False),
    Column("player", ForeignKey("players.id"), nullable=False),
    Column("name", String(32), nullable=False),
    Column("text", Text, nullable=False),
    # by a host; the text is gone
    Column("removed", Boolean, nullable=False, server_default=false()),
)

ratings = Table(
    "ratings",
    metadata,
    # an account's id, or "computer level3"
    Column("who", String(40), primary_key=True),
    Column("game", String(32), primary_key=True),
    Column("way", String(64), primary_key=True),
    Column("mu", Float, nullable=False),
    Column("sigma", Float, nullable=False),
    Column("games", Integer, nullable=False),
)

card_sets = Table(
    "card_sets",
    metadata,
    # SHA-256 of what the cards say
    Column("id", String(64), primary_key=True),
    Column("game", String(32), nullable=False),
    Column("name", String(64), nullable=False),
    # a card file from which the set can be read anywhere
    Column("source", Text, nullable=False),
    # what its author has sent, to be changed and kept again
    Column("document", JSON, nullable=False),
    # the ids of the cards that are not as in the printed set
    Column("own", JSON, nullable=False),
    # who has kept it first; nobody, once they have forgotten it
    Column("author", ForeignKey("players.id"), index=True),
    Column("created_at", BigInteger, nullable=False),
)

kept_sets = Table(
    "kept_sets",
    metadata,
    # the card sets of each player, also those that others have made
    Column("player", ForeignKey("players.id", ondelete="CASCADE"), primary_key=True),
    Column("card_set", ForeignKey("card_sets.id", ondelete="CASCADE"), primary_key=True, index=True),
    Column("created_at", BigInteger, nullable=False),
)

studies = Table(
    "studies",
    metadata,
    # whether a card is fair: games that a process plays in the background; gone after an hour
    Column("id", String(24), primary_key=True),
    Column("player", ForeignKey("players.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("game", String(32), nullable=False),
    Column("card", String(64), nullable=False),
    # waiting, running, done, stopped, failed
    Column("status", String(8), nullable=False),
    # how far it is, and what it has found
    Column("progress", JSON, nullable=False),
    Column("created_at", BigInteger, nullable=False, index=True),
    # when its process last said that it is at it
    Column("seen_at", BigInteger, nullable=False),
)

events = Table(
    "events",
    metadata,
    # whom it is for; each player's are counted from 1, in the order in which they were kept
    Column("player", ForeignKey("players.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("at", BigInteger, nullable=False),
    Column("content", JSON, nullable=False),
)

challenges = Table(
    "challenges",
    metadata,
    Column("id", String(24), primary_key=True),
    Column("challenger", ForeignKey("players.id", ondelete="CASCADE"), nullable=False, index=True),
    # nobody: whoever has the link may accept
    Column("opponent", ForeignKey("players.id", ondelete="CASCADE"), index=True),
    Column("game", String(32), nullable=False),
    Column("way", String(64), nullable=False),
    Column("setup", JSON, nullable=False),
    Column("clock", JSON, nullable=False),
    Column("rated", Boolean, nullable=False),
    # whether a program has said so, with a token: then it is the program that plays
    Column("bot", Boolean, nullable=False, server_default=false()),
    # open, accepted, declined, withdrawn, expired
    Column("status", String(10), nullable=False),
    Column("created_at", BigInteger, nullable=False),
    Column("expires_at", BigInteger, nullable=False),
    # where it is played
    Column("table", String(24)),
    # the card set that is played with; none: the printed one
    Column("cards", String(64), index=True),
    Index("ix_challenges_status_expires", "status", "expires_at"),
)

seeks = Table(
    "seeks",
    metadata,
    # who waits for an opponent; a player waits for one game at a time
    Column("player", ForeignKey("players.id", ondelete="CASCADE"), primary_key=True),
    Column("game", String(32), nullable=False),
    Column("way", String(64), nullable=False),
    Column("setup", JSON, nullable=False),
    Column("clock", JSON, nullable=False),
    # whether a program has said so, with a token: then it is the program that plays
    Column("bot", Boolean, nullable=False, server_default=false()),
    Column("rating", Float, nullable=False),
    Column("since", BigInteger, nullable=False),
    # when the player last said so; who falls silent waits no more
    Column("seen_at", BigInteger, nullable=False),
)

tournaments = Table(
    "tournaments",
    metadata,
    Column("id", String(24), primary_key=True),
    Column("name", String(64), nullable=False),
    Column("owner", ForeignKey("players.id"), nullable=False, index=True),
    Column("game", String(32), nullable=False),
    Column("way", String(64), nullable=False),
    Column("setup", JSON, nullable=False),
    Column("clock", JSON, nullable=False),
    Column("rated", Boolean, nullable=False),
    # swiss, round-robin
    Column("kind", String(12), nullable=False),
    # how many there are; none before the start where the number of entrants decides
    Column("rounds", Integer),
    # the one that is played; 0 before the start
    Column("round", Integer, nullable=False),
    # open, running, over, cancelled
    Column("status", String(10), nullable=False),
    Column("created_at", BigInteger, nullable=False),
    # when it begins by itself
    Column("starts_at", BigInteger),
    Column("ended_at", BigInteger),
    # when the server has to look at it
    Column("due_at", BigInteger),
    # the card set that is played with; none: the printed one
    Column("cards", String(64), index=True),
    Index("ix_tournaments_status_created", "status", "created_at"),
    Index("ix_tournaments_due", "due_at"),
)

entrants = Table(
    "entrants",
    metadata,
    Column("tournament", ForeignKey("tournaments.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True),
    # a player, or a computer player
    Column("player", ForeignKey("players.id"), index=True),
    Column("computer", String(16)),
    # whether a program has said so, with a token: then it is the program that plays
    Column("bot", Boolean, nullable=False, server_default=false()),
    # as known when the tournament began, for the first pairings
    Column("strength", Float, nullable=False),
    # whether they still play
    Column("active", Boolean, nullable=False),
)

meetings = Table(
    "meetings",
    metadata,
    Column("tournament", ForeignKey("tournaments.id", ondelete="CASCADE"), primary_key=True),
    Column("round", Integer, primary_key=True),
    Column("board", Integer, primary_key=True),
    # numbers of entrants; a bye has no second
    Column("first", Integer, nullable=False),
    Column("second", Integer),
    Column("table", String(24), index=True),
    # their points; none while they play
    Column("first_points", Float),
    Column("second_points", Float),
)

friends = Table(
    "friends",
    metadata,
    # who has asked, and who was asked
    Column("player", ForeignKey("players.id", ondelete="CASCADE"), primary_key=True),
    Column("other", ForeignKey("players.id", ondelete="CASCADE"), primary_key=True, index=True),
    Column("accepted", Boolean, nullable=False),
    Column("created_at", BigInteger, nullable=False),
)

push_subscriptions = Table(
    "push_subscriptions",
    metadata,
    # a fingerprint of the address
    Column("id", String(64), primary_key=True),
    Column("player", ForeignKey("players.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("endpoint", Text, nullable=False),
    Column("p256dh", String(128), nullable=False),
    Column("auth", String(64), nullable=False),
    Column("language", String(8), nullable=False),
    Column("created_at", BigInteger, nullable=False),
)

mail_addresses = Table(
    "mail_addresses",
    metadata,
    Column("player", ForeignKey("players.id", ondelete="CASCADE"), primary_key=True),
    Column("address", String(254), nullable=False),
    Column("language", String(8), nullable=False),
    # the code that was sent to it, as a fingerprint; none once it was given back
    Column("code", String(64)),
    Column("code_until", BigInteger),
    Column("tries", Integer, nullable=False),
    Column("confirmed", Boolean, nullable=False),
)

server_keys = Table(
    "server_keys",
    metadata,
    # keys that all processes share and that are made once
    Column("name", String(32), primary_key=True),
    Column("value", Text, nullable=False),
)

site = Table(
    "site",
    metadata,
    # what the hosts have set, one value each: registration, guests, announcement, ...
    Column("key", String(32), primary_key=True),
    Column("value", JSON, nullable=False),
)

invitations = Table(
    "invitations",
    metadata,
    Column("code", String(32), primary_key=True),
    Column("note", String(64), nullable=False),
    Column("created_at", BigInteger, nullable=False),
    Column("used_by", ForeignKey("players.id"), index=True),
)

ignored = Table(
    "ignored",
    metadata,
    Column("player", ForeignKey("players.id"), primary_key=True),
    # of whom the player does not want to hear
    Column("other", ForeignKey("players.id"), primary_key=True, index=True),
    # mute: no chat; block: no seat at the player's tables, either
    Column("kind", String(8), nullable=False),
    Column("created_at", BigInteger, nullable=False),
)

reports = Table(
    "reports",
    metadata,
    Column("id", String(24), primary_key=True),
    Column("reporter", ForeignKey("players.id"), nullable=False, index=True),
    Column("about", ForeignKey("players.id"), nullable=False, index=True),
    Column("table", String(24), nullable=False),
    # the line of chat that it is about, as it was
    Column("line", Integer),
    Column("said", Text),
    Column("reason", Text, nullable=False),
    Column("created_at", BigInteger, nullable=False),
    Column("settled_at", BigInteger),
)

deeds = Table(
    "deeds",
    metadata,
    # what hosts have done, and by whose hand: an account's name, or the command line
    Column("id", String(24), primary_key=True),
    Column("at", BigInteger, nullable=False, index=True),
    Column("by", String(32), nullable=False),
    Column("what", String(32), nullable=False),
    Column("about", String(64), nullable=False),
)
