"""Card sets and sandboxes"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"


def upgrade() -> None:
    op.create_table(
        "card_sets",
        sa.Column("id", sa.String(length=64), nullable=False),
        sa.Column("game", sa.String(length=32), nullable=False),
        sa.Column("name", sa.String(length=64), nullable=False),
        sa.Column("source", sa.Text(), nullable=False),
        sa.Column("document", sa.JSON(), nullable=False),
        sa.Column("own", sa.JSON(), nullable=False),
        sa.Column("author", sa.String(length=24), nullable=True),
        sa.Column("created_at", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["author"], ["players.id"], name=op.f("fk_card_sets_author_players")),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_card_sets")),
    )
    with op.batch_alter_table("card_sets", schema=None) as batch_op:
        batch_op.create_index(batch_op.f("ix_card_sets_author"), ["author"], unique=False)

    op.create_table(
        "studies",
        sa.Column("id", sa.String(length=24), nullable=False),
        sa.Column("player", sa.String(length=24), nullable=False),
        sa.Column("game", sa.String(length=32), nullable=False),
        sa.Column("card", sa.String(length=64), nullable=False),
        sa.Column("status", sa.String(length=8), nullable=False),
        sa.Column("progress", sa.JSON(), nullable=False),
        sa.Column("created_at", sa.BigInteger(), nullable=False),
        sa.Column("seen_at", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["player"], ["players.id"], name=op.f("fk_studies_player_players"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_studies")),
    )
    with op.batch_alter_table("studies", schema=None) as batch_op:
        batch_op.create_index(batch_op.f("ix_studies_created_at"), ["created_at"], unique=False)
        batch_op.create_index(batch_op.f("ix_studies_player"), ["player"], unique=False)

    op.create_table(
        "kept_sets",
        sa.Column("player", sa.String(length=24), nullable=False),
        sa.Column("card_set", sa.String(length=64), nullable=False),
        sa.Column("created_at", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(
            ["card_set"], ["card_sets.id"], name=op.f("fk_kept_sets_card_set_card_sets"), ondelete="CASCADE"
        ),
        sa.ForeignKeyConstraint(
            ["player"], ["players.id"], name=op.f("fk_kept_sets_player_players"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("player", "card_set", name=op.f("pk_kept_sets")),
    )
    with op.batch_alter_table("kept_sets", schema=None) as batch_op:
        batch_op.create_index(batch_op.f("ix_kept_sets_card_set"), ["card_set"], unique=False)

    with op.batch_alter_table("tables", schema=None) as batch_op:
        batch_op.add_column(sa.Column("cards", sa.String(length=64), nullable=True))
        batch_op.add_column(sa.Column("position", sa.Text(), nullable=True))
        batch_op.add_column(sa.Column("sandbox", sa.Boolean(), server_default=sa.false(), nullable=False))
        batch_op.create_index(batch_op.f("ix_tables_cards"), ["cards"], unique=False)


def downgrade() -> None:
    with op.batch_alter_table("tables", schema=None) as batch_op:
        batch_op.drop_index(batch_op.f("ix_tables_cards"))
        batch_op.drop_column("sandbox")
        batch_op.drop_column("position")
        batch_op.drop_column("cards")

    with op.batch_alter_table("kept_sets", schema=None) as batch_op:
        batch_op.drop_index(batch_op.f("ix_kept_sets_card_set"))

    op.drop_table("kept_sets")
    with op.batch_alter_table("studies", schema=None) as batch_op:
        batch_op.drop_index(batch_op.f("ix_studies_player"))
        batch_op.drop_index(batch_op.f("ix_studies_created_at"))

    op.drop_table("studies")
    with op.batch_alter_table("card_sets", schema=None) as batch_op:
        batch_op.drop_index(batch_op.f("ix_card_sets_author"))

    op.drop_table("card_sets")
