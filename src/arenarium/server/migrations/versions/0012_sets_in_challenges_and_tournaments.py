"""Card sets in challenges and tournaments"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0012"
down_revision = "0011"


def upgrade() -> None:
    for name in ("challenges", "tournaments"):
        with op.batch_alter_table(name, schema=None) as batch_op:
            batch_op.add_column(sa.Column("cards", sa.String(length=64), nullable=True))
            batch_op.create_index(batch_op.f(f"ix_{name}_cards"), ["cards"], unique=False)


def downgrade() -> None:
    for name in ("challenges", "tournaments"):
        with op.batch_alter_table(name, schema=None) as batch_op:
            batch_op.drop_index(batch_op.f(f"ix_{name}_cards"))
            batch_op.drop_column("cards")
