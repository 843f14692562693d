"""Tables are found quickly"""

from __future__ import annotations

from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    with op.batch_alter_table("tables", schema=None) as batch_op:
        batch_op.drop_index(batch_op.f("ix_tables_owner"))
        batch_op.create_index("ix_tables_created", ["created_at", "id"], unique=False)
        batch_op.create_index("ix_tables_owner_status", ["owner", "status"], unique=False)


def downgrade() -> None:
    with op.batch_alter_table("tables", schema=None) as batch_op:
        batch_op.drop_index("ix_tables_owner_status")
        batch_op.drop_index("ix_tables_created")
        batch_op.create_index(batch_op.f("ix_tables_owner"), ["owner"], unique=False)
