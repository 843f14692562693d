"""The beginning"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    op.create_table(
        "players",
        sa.Column("id", sa.String(length=24), nullable=False),
        sa.Column("name", sa.String(length=32), nullable=False),
        sa.Column("account", sa.String(length=64), nullable=True),
        sa.Column("password", sa.String(length=256), nullable=True),
        sa.Column("generation", sa.Integer(), nullable=False),
        sa.Column("created_at", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_players")),
        sa.UniqueConstraint("account", name=op.f("uq_players_account")),
    )
    op.create_table(
        "ratings",
        sa.Column("who", sa.String(length=40), nullable=False),
        sa.Column("game", sa.String(length=32), nullable=False),
        sa.Column("way", sa.String(length=64), nullable=False),
        sa.Column("mu", sa.Float(), nullable=False),
        sa.Column("sigma", sa.Float(), nullable=False),
        sa.Column("games", sa.Integer(), nullable=False),
        sa.PrimaryKeyConstraint("who", "game", "way", name=op.f("pk_ratings")),
    )
    op.create_table(
        "tables",
        sa.Column("id", sa.String(length=24), nullable=False),
        sa.Column("game", sa.String(length=32), nullable=False),
        sa.Column("way", sa.String(length=64), nullable=False),
        sa.Column("setup", sa.JSON(), nullable=False),
        sa.Column("clock", sa.JSON(), nullable=False),
        sa.Column("public", sa.Boolean(), nullable=False),
        sa.Column("status", sa.String(length=8), nullable=False),
        sa.Column("owner", sa.String(length=24), nullable=False),
        sa.Column("seed", sa.String(length=64), nullable=False),
        sa.Column("created_at", sa.BigInteger(), nullable=False),
        sa.Column("started_at", sa.BigInteger(), nullable=True),
        sa.Column("ended_at", sa.BigInteger(), nullable=True),
        sa.Column("outcome", sa.JSON(), nullable=True),
        sa.Column("next", sa.String(length=24), nullable=True),
        sa.Column("start_when_full", sa.Boolean(), nullable=False),
        sa.Column("revision", sa.Integer(), nullable=False),
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("said", sa.Integer(), nullable=False),
        sa.Column("due_at", sa.BigInteger(), nullable=True),
        sa.ForeignKeyConstraint(["owner"], ["players.id"], name=op.f("fk_tables_owner_players")),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_tables")),
    )
    with op.batch_alter_table("tables", schema=None) as batch_op:
        batch_op.create_index("ix_tables_due", ["due_at"], unique=False)
        batch_op.create_index(batch_op.f("ix_tables_owner"), ["owner"], unique=False)
        batch_op.create_index("ix_tables_status_created", ["status", "public", "created_at"], unique=False)

    op.create_table(
        "tokens",
        sa.Column("id", sa.String(length=24), nullable=False),
        sa.Column("player", sa.String(length=24), nullable=False),
        sa.Column("hash", sa.String(length=64), nullable=False),
        sa.Column("label", sa.String(length=64), nullable=False),
        sa.Column("created_at", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["player"], ["players.id"], name=op.f("fk_tokens_player_players")),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_tokens")),
        sa.UniqueConstraint("hash", name=op.f("uq_tokens_hash")),
    )
    with op.batch_alter_table("tokens", schema=None) as batch_op:
        batch_op.create_index(batch_op.f("ix_tokens_player"), ["player"], unique=False)

    op.create_table(
        "chat",
        sa.Column("table", sa.String(length=24), nullable=False),
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.Column("player", sa.String(length=24), nullable=False),
        sa.Column("name", sa.String(length=32), nullable=False),
        sa.Column("text", sa.Text(), nullable=False),
        sa.ForeignKeyConstraint(["player"], ["players.id"], name=op.f("fk_chat_player_players")),
        sa.ForeignKeyConstraint(["table"], ["tables.id"], name=op.f("fk_chat_table_tables")),
        sa.PrimaryKeyConstraint("table", "number", name=op.f("pk_chat")),
    )
    op.create_table(
        "seats",
        sa.Column("table", sa.String(length=24), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("player", sa.String(length=24), nullable=True),
        sa.Column("name", sa.String(length=32), nullable=True),
        sa.Column("computer", sa.String(length=16), nullable=True),
        sa.Column("reserved_for", sa.String(length=24), nullable=True),
        sa.ForeignKeyConstraint(["player"], ["players.id"], name=op.f("fk_seats_player_players")),
        sa.ForeignKeyConstraint(["reserved_for"], ["players.id"], name=op.f("fk_seats_reserved_for_players")),
        sa.ForeignKeyConstraint(["table"], ["tables.id"], name=op.f("fk_seats_table_tables")),
        sa.PrimaryKeyConstraint("table", "seat", name=op.f("pk_seats")),
    )
    with op.batch_alter_table("seats", schema=None) as batch_op:
        batch_op.create_index(batch_op.f("ix_seats_player"), ["player"], unique=False)

    op.create_table(
        "steps",
        sa.Column("table", sa.String(length=24), nullable=False),
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.Column("kind", sa.String(length=8), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("text", sa.Text(), nullable=False),
        sa.ForeignKeyConstraint(["table"], ["tables.id"], name=op.f("fk_steps_table_tables")),
        sa.PrimaryKeyConstraint("table", "number", name=op.f("pk_steps")),
    )


def downgrade() -> None:
    op.drop_table("steps")
    with op.batch_alter_table("seats", schema=None) as batch_op:
        batch_op.drop_index(batch_op.f("ix_seats_player"))

    op.drop_table("seats")
    op.drop_table("chat")
    with op.batch_alter_table("tokens", schema=None) as batch_op:
        batch_op.drop_index(batch_op.f("ix_tokens_player"))

    op.drop_table("tokens")
    with op.batch_alter_table("tables", schema=None) as batch_op:
        batch_op.drop_index("ix_tables_status_created")
        batch_op.drop_index(batch_op.f("ix_tables_owner"))
        batch_op.drop_index("ix_tables_due")

    op.drop_table("tables")
    op.drop_table("ratings")
    op.drop_table("players")
