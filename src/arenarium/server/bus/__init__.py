"""How the processes of a service tell each other that a table has changed. Only that: what has changed is read from the
database, so that a message that is lost, late or doubled does no harm."""
