"""How the database came to be what `store/schema.py` says, step by step; docs/howto/change-the-database.md."""
