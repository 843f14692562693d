"""What is kept: one set of tables and statements for SQLite and PostgreSQL."""
