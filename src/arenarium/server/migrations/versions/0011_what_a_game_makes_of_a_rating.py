"""What a game makes of a rating"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"


def upgrade() -> None:
    with op.batch_alter_table("seats", schema=None) as batch_op:
        batch_op.add_column(sa.Column("rating_before", sa.Float(), nullable=True))
        batch_op.add_column(sa.Column("rating_after", sa.Float(), nullable=True))


def downgrade() -> None:
    with op.batch_alter_table("seats", schema=None) as batch_op:
        batch_op.drop_column("rating_after")
        batch_op.drop_column("rating_before")
