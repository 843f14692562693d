"""Tournaments friends and notices"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    op.create_table(
        "server_keys",
        sa.Column("name", sa.String(length=32), nullable=False),
        sa.Column("value", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("name", name=op.f("pk_server_keys")),
    )
    op.create_table(
        "friends",
        sa.Column("player", sa.String(length=24), nullable=False),
        sa.Column("other", sa.String(length=24), nullable=False),
        sa.Column("accepted", sa.Boolean(), nullable=False),
        sa.Column("created_at", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["other"], ["players.id"], name=op.f("fk_friends_other_players"), ondelete="CASCADE"),
        sa.ForeignKeyConstraint(["player"], ["players.id"], name=op.f("fk_friends_player_players"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("player", "other", name=op.f("pk_friends")),
    )
    with op.batch_alter_table("friends", schema=None) as batch_op:
        batch_op.create_index(batch_op.f("ix_friends_other"), ["other"], unique=False)

    op.create_table(
        "mail_addresses",
        sa.Column("player", sa.String(length=24), nullable=False),
        sa.Column("address", sa.String(length=254), nullable=False),
        sa.Column("language", sa.String(length=8), nullable=False),
        sa.Column("code", sa.String(length=64), nullable=True),
        sa.Column("code_until", sa.BigInteger(), nullable=True),
        sa.Column("tries", sa.Integer(), nullable=False),
        sa.Column("confirmed", sa.Boolean(), nullable=False),
        sa.ForeignKeyConstraint(
            ["player"], ["players.id"], name=op.f("fk_mail_addresses_player_players"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("player", name=op.f("pk_mail_addresses")),
    )
    op.create_table(
        "push_subscriptions",
        sa.Column("id", sa.String(length=64), nullable=False),
        sa.Column("player", sa.String(length=24), nullable=False),
        sa.Column("endpoint", sa.Text(), nullable=False),
        sa.Column("p256dh", sa.String(length=128), nullable=False),
        sa.Column("auth", sa.String(length=64), nullable=False),
        sa.Column("language", sa.String(length=8), nullable=False),
        sa.Column("created_at", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(
            ["player"], ["players.id"], name=op.f("fk_push_subscriptions_player_players"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_push_subscriptions")),
    )
    with op.batch_alter_table("push_subscriptions", schema=None) as batch_op:
        batch_op.create_index(batch_op.f("ix_push_subscriptions_player"), ["player"], unique=False)

    op.create_table(
        "tournaments",
        sa.Column("id", sa.String(length=24), nullable=False),
        sa.Column("name", sa.String(length=64), nullable=False),
        sa.Column("owner", sa.String(length=24), nullable=False),
        sa.Column("game", sa.String(length=32), nullable=False),
        sa.Column("way", sa.String(length=64), nullable=False),
        sa.Column("setup", sa.JSON(), nullable=False),
        sa.Column("clock", sa.JSON(), nullable=False),
        sa.Column("rated", sa.Boolean(), nullable=False),
        sa.Column("kind", sa.String(length=12), nullable=False),
        sa.Column("rounds", sa.Integer(), nullable=True),
        sa.Column("round", sa.Integer(), nullable=False),
        sa.Column("status", sa.String(length=10), nullable=False),
        sa.Column("created_at", sa.BigInteger(), nullable=False),
        sa.Column("starts_at", sa.BigInteger(), nullable=True),
        sa.Column("ended_at", sa.BigInteger(), nullable=True),
        sa.Column("due_at", sa.BigInteger(), nullable=True),
        sa.ForeignKeyConstraint(["owner"], ["players.id"], name=op.f("fk_tournaments_owner_players")),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_tournaments")),
    )
    with op.batch_alter_table("tournaments", schema=None) as batch_op:
        batch_op.create_index("ix_tournaments_due", ["due_at"], unique=False)
        batch_op.create_index(batch_op.f("ix_tournaments_owner"), ["owner"], unique=False)
        batch_op.create_index("ix_tournaments_status_created", ["status", "created_at"], unique=False)

    op.create_table(
        "entrants",
        sa.Column("tournament", sa.String(length=24), nullable=False),
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("player", sa.String(length=24), nullable=True),
        sa.Column("computer", sa.String(length=16), nullable=True),
        sa.Column("strength", sa.Float(), nullable=False),
        sa.Column("active", sa.Boolean(), nullable=False),
        sa.ForeignKeyConstraint(["player"], ["players.id"], name=op.f("fk_entrants_player_players")),
        sa.ForeignKeyConstraint(
            ["tournament"], ["tournaments.id"], name=op.f("fk_entrants_tournament_tournaments"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("tournament", "number", name=op.f("pk_entrants")),
    )
    with op.batch_alter_table("entrants", schema=None) as batch_op:
        batch_op.create_index(batch_op.f("ix_entrants_player"), ["player"], unique=False)

    op.create_table(
        "meetings",
        sa.Column("tournament", sa.String(length=24), nullable=False),
        sa.Column("round", sa.Integer(), nullable=False),
        sa.Column("board", sa.Integer(), nullable=False),
        sa.Column("first", sa.Integer(), nullable=False),
        sa.Column("second", sa.Integer(), nullable=True),
        sa.Column("table", sa.String(length=24), nullable=True),
        sa.Column("first_points", sa.Float(), nullable=True),
        sa.Column("second_points", sa.Float(), nullable=True),
        sa.ForeignKeyConstraint(
            ["tournament"], ["tournaments.id"], name=op.f("fk_meetings_tournament_tournaments"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("tournament", "round", "board", name=op.f("pk_meetings")),
    )
    with op.batch_alter_table("meetings", schema=None) as batch_op:
        batch_op.create_index(batch_op.f("ix_meetings_table"), ["table"], unique=False)


def downgrade() -> None:
    with op.batch_alter_table("meetings", schema=None) as batch_op:
        batch_op.drop_index(batch_op.f("ix_meetings_table"))

    op.drop_table("meetings")
    with op.batch_alter_table("entrants", schema=None) as batch_op:
        batch_op.drop_index(batch_op.f("ix_entrants_player"))

    op.drop_table("entrants")
    with op.batch_alter_table("tournaments", schema=None) as batch_op:
        batch_op.drop_index("ix_tournaments_status_created")
        batch_op.drop_index(batch_op.f("ix_tournaments_owner"))
        batch_op.drop_index("ix_tournaments_due")

    op.drop_table("tournaments")
    with op.batch_alter_table("push_subscriptions", schema=None) as batch_op:
        batch_op.drop_index(batch_op.f("ix_push_subscriptions_player"))

    op.drop_table("push_subscriptions")
    op.drop_table("mail_addresses")
    with op.batch_alter_table("friends", schema=None) as batch_op:
        batch_op.drop_index(batch_op.f("ix_friends_other"))

    op.drop_table("friends")
    op.drop_table("server_keys")
