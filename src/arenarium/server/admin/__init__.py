"""What `arenarium admin` does with the database: the desk of a host, tidying, backups, data sets."""
