"""Players are told and find each other"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    op.create_table(
        "challenges",
        sa.Column("id", sa.String(length=24), nullable=False),
        sa.Column("challenger", sa.String(length=24), nullable=False),
        sa.Column("opponent", sa.String(length=24), nullable=True),
        sa.Column("game", sa.String(length=32), nullable=False),
        sa.Column("way", sa.String(length=64), nullable=False),
        sa.Column("setup", sa.JSON(), nullable=False),
        sa.Column("clock", sa.JSON(), nullable=False),
        sa.Column("rated", sa.Boolean(), nullable=False),
        sa.Column("status", sa.String(length=10), nullable=False),
        sa.Column("created_at", sa.BigInteger(), nullable=False),
        sa.Column("expires_at", sa.BigInteger(), nullable=False),
        sa.Column("table", sa.String(length=24), nullable=True),
        sa.ForeignKeyConstraint(
            ["challenger"], ["players.id"], name=op.f("fk_challenges_challenger_players"), ondelete="CASCADE"
        ),
        sa.ForeignKeyConstraint(
            ["opponent"], ["players.id"], name=op.f("fk_challenges_opponent_players"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_challenges")),
    )
    with op.batch_alter_table("challenges", schema=None) as batch_op:
        batch_op.create_index(batch_op.f("ix_challenges_challenger"), ["challenger"], unique=False)
        batch_op.create_index(batch_op.f("ix_challenges_opponent"), ["opponent"], unique=False)
        batch_op.create_index("ix_challenges_status_expires", ["status", "expires_at"], unique=False)

    op.create_table(
        "events",
        sa.Column("player", sa.String(length=24), nullable=False),
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.Column("content", sa.JSON(), nullable=False),
        sa.ForeignKeyConstraint(["player"], ["players.id"], name=op.f("fk_events_player_players"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("player", "number", name=op.f("pk_events")),
    )
    op.create_table(
        "seeks",
        sa.Column("player", sa.String(length=24), nullable=False),
        sa.Column("game", sa.String(length=32), nullable=False),
        sa.Column("way", sa.String(length=64), nullable=False),
        sa.Column("setup", sa.JSON(), nullable=False),
        sa.Column("clock", sa.JSON(), nullable=False),
        sa.Column("rating", sa.Float(), nullable=False),
        sa.Column("since", sa.BigInteger(), nullable=False),
        sa.Column("seen_at", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["player"], ["players.id"], name=op.f("fk_seeks_player_players"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("player", name=op.f("pk_seeks")),
    )
    with op.batch_alter_table("players", schema=None) as batch_op:
        batch_op.add_column(sa.Column("told", sa.Integer(), server_default="0", nullable=False))

    with op.batch_alter_table("tables", schema=None) as batch_op:
        batch_op.add_column(sa.Column("rated", sa.Boolean(), server_default=sa.true(), nullable=False))


def downgrade() -> None:
    with op.batch_alter_table("tables", schema=None) as batch_op:
        batch_op.drop_column("rated")

    with op.batch_alter_table("players", schema=None) as batch_op:
        batch_op.drop_column("told")

    op.drop_table("seeks")
    op.drop_table("events")
    with op.batch_alter_table("challenges", schema=None) as batch_op:
        batch_op.drop_index("ix_challenges_status_expires")
        batch_op.drop_index(batch_op.f("ix_challenges_opponent"))
        batch_op.drop_index(batch_op.f("ix_challenges_challenger"))

    op.drop_table("challenges")
