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
    # counted up to end all sessions that were opened before
    Column("generation", Integer, nullable=False, default=0),
    Column("created_at", BigInteger, nullable=False),
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
    # the way to play, by which ratings are kept apart
    Column("way", String(64), nullable=False),
    Column("setup", JSON, nullable=False),
    Column("clock", JSON, nullable=False),
    Column("public", Boolean, nullable=False),
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
