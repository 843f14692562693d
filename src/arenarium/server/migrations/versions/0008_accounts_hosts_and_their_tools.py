"""Accounts, hosts and their tools"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

from arenarium.server.service.names import likeness

revision = "0008"
down_revision = "0007"


def upgrade() -> None:
    op.create_table(
        "deeds",
        sa.Column("id", sa.String(length=24), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.Column("by", sa.String(length=32), nullable=False),
        sa.Column("what", sa.String(length=32), nullable=False),
        sa.Column("about", sa.String(length=64), nullable=False),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_deeds")),
    )
    with op.batch_alter_table("deeds", schema=None) as batch_op:
        batch_op.create_index(batch_op.f("ix_deeds_at"), ["at"], unique=False)

    op.create_table(
        "site",
        sa.Column("key", sa.String(length=32), nullable=False),
        sa.Column("value", sa.JSON(), nullable=False),
        sa.PrimaryKeyConstraint("key", name=op.f("pk_site")),
    )
    op.create_table(
        "ignored",
        sa.Column("player", sa.String(length=24), nullable=False),
        sa.Column("other", sa.String(length=24), nullable=False),
        sa.Column("kind", sa.String(length=8), nullable=False),
        sa.Column("created_at", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["other"], ["players.id"], name=op.f("fk_ignored_other_players")),
        sa.ForeignKeyConstraint(["player"], ["players.id"], name=op.f("fk_ignored_player_players")),
        sa.PrimaryKeyConstraint("player", "other", name=op.f("pk_ignored")),
    )
    with op.batch_alter_table("ignored", schema=None) as batch_op:
        batch_op.create_index(batch_op.f("ix_ignored_other"), ["other"], unique=False)

    op.create_table(
        "invitations",
        sa.Column("code", sa.String(length=32), nullable=False),
        sa.Column("note", sa.String(length=64), nullable=False),
        sa.Column("created_at", sa.BigInteger(), nullable=False),
        sa.Column("used_by", sa.String(length=24), nullable=True),
        sa.ForeignKeyConstraint(["used_by"], ["players.id"], name=op.f("fk_invitations_used_by_players")),
        sa.PrimaryKeyConstraint("code", name=op.f("pk_invitations")),
    )
    with op.batch_alter_table("invitations", schema=None) as batch_op:
        batch_op.create_index(batch_op.f("ix_invitations_used_by"), ["used_by"], unique=False)

    op.create_table(
        "login_failures",
        sa.Column("player", sa.String(length=24), nullable=False),
        sa.Column("source", sa.String(length=64), nullable=False),
        sa.Column("tries", sa.Integer(), nullable=False),
        sa.Column("untold", sa.Integer(), nullable=False),
        sa.Column("last_at", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["player"], ["players.id"], name=op.f("fk_login_failures_player_players")),
        sa.PrimaryKeyConstraint("player", "source", name=op.f("pk_login_failures")),
    )
    op.create_table(
        "reports",
        sa.Column("id", sa.String(length=24), nullable=False),
        sa.Column("reporter", sa.String(length=24), nullable=False),
        sa.Column("about", sa.String(length=24), nullable=False),
        sa.Column("table", sa.String(length=24), nullable=False),
        sa.Column("line", sa.Integer(), nullable=True),
        sa.Column("said", sa.Text(), nullable=True),
        sa.Column("reason", sa.Text(), nullable=False),
        sa.Column("created_at", sa.BigInteger(), nullable=False),
        sa.Column("settled_at", sa.BigInteger(), nullable=True),
        sa.ForeignKeyConstraint(["about"], ["players.id"], name=op.f("fk_reports_about_players")),
        sa.ForeignKeyConstraint(["reporter"], ["players.id"], name=op.f("fk_reports_reporter_players")),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_reports")),
    )
    with op.batch_alter_table("reports", schema=None) as batch_op:
        batch_op.create_index(batch_op.f("ix_reports_about"), ["about"], unique=False)
        batch_op.create_index(batch_op.f("ix_reports_reporter"), ["reporter"], unique=False)

    op.create_table(
        "sessions",
        sa.Column("id", sa.String(length=24), nullable=False),
        sa.Column("player", sa.String(length=24), nullable=False),
        sa.Column("created_at", sa.BigInteger(), nullable=False),
        sa.Column("seen_at", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["player"], ["players.id"], name=op.f("fk_sessions_player_players")),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_sessions")),
    )
    with op.batch_alter_table("sessions", schema=None) as batch_op:
        batch_op.create_index(batch_op.f("ix_sessions_player"), ["player"], unique=False)

    with op.batch_alter_table("chat", schema=None) as batch_op:
        batch_op.add_column(sa.Column("removed", sa.Boolean(), server_default=sa.false(), nullable=False))

    with op.batch_alter_table("players", schema=None) as batch_op:
        batch_op.add_column(sa.Column("role", sa.String(length=16), nullable=True))
        batch_op.add_column(sa.Column("bot", sa.Boolean(), server_default=sa.false(), nullable=False))
        batch_op.add_column(sa.Column("banned_at", sa.BigInteger(), nullable=True))
        batch_op.add_column(sa.Column("ban_reason", sa.String(length=200), nullable=True))
        batch_op.add_column(sa.Column("muted_until", sa.BigInteger(), nullable=True))
        batch_op.add_column(sa.Column("forgotten_at", sa.BigInteger(), nullable=True))

    with op.batch_alter_table("seats", schema=None) as batch_op:
        batch_op.add_column(sa.Column("random", sa.String(length=64), nullable=True))
        batch_op.add_column(sa.Column("bot", sa.Boolean(), server_default=sa.false(), nullable=False))

    with op.batch_alter_table("tables", schema=None) as batch_op:
        batch_op.add_column(sa.Column("counted", sa.Boolean(), nullable=True))
    # official names, and marks that nobody sees, are known by now
    players = sa.table("players", sa.column("id"), sa.column("name"), sa.column("likeness"))
    connection = op.get_bind()
    accounts = connection.execute(sa.select(players.c.id, players.c.name).where(players.c.likeness.is_not(None)))
    for id, name in accounts.all():
        connection.execute(sa.update(players).where(players.c.id == id).values(likeness=likeness(name)[:64]))


def downgrade() -> None:
    with op.batch_alter_table("tables", schema=None) as batch_op:
        batch_op.drop_column("counted")

    with op.batch_alter_table("seats", schema=None) as batch_op:
        batch_op.drop_column("bot")
        batch_op.drop_column("random")

    with op.batch_alter_table("players", schema=None) as batch_op:
        batch_op.drop_column("forgotten_at")
        batch_op.drop_column("muted_until")
        batch_op.drop_column("ban_reason")
        batch_op.drop_column("banned_at")
        batch_op.drop_column("bot")
        batch_op.drop_column("role")

    with op.batch_alter_table("chat", schema=None) as batch_op:
        batch_op.drop_column("removed")

    with op.batch_alter_table("sessions", schema=None) as batch_op:
        batch_op.drop_index(batch_op.f("ix_sessions_player"))

    op.drop_table("sessions")
    with op.batch_alter_table("reports", schema=None) as batch_op:
        batch_op.drop_index(batch_op.f("ix_reports_reporter"))
        batch_op.drop_index(batch_op.f("ix_reports_about"))

    op.drop_table("reports")
    op.drop_table("login_failures")
    with op.batch_alter_table("invitations", schema=None) as batch_op:
        batch_op.drop_index(batch_op.f("ix_invitations_used_by"))

    op.drop_table("invitations")
    with op.batch_alter_table("ignored", schema=None) as batch_op:
        batch_op.drop_index(batch_op.f("ix_ignored_other"))

    op.drop_table("ignored")
    op.drop_table("site")
    with op.batch_alter_table("deeds", schema=None) as batch_op:
        batch_op.drop_index(batch_op.f("ix_deeds_at"))

    op.drop_table("deeds")
