"""`python -m arenarium` is the `arenarium` command."""

from arenarium.cli import app

if __name__ == "__main__":
    app()
