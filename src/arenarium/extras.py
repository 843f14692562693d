"""What is not installed with the engine alone, and how to get it.

The rules and cards of the games need one package besides Python. Bots, the command, the lab and the server need more,
which comes with an extra of the distribution: `pip install "arenarium[server]"`.
"""

from __future__ import annotations

from importlib.util import find_spec

_NEEDED = {
    "bots": ("numpy",),
    "cli": ("fluent", "rich", "typer"),
    "cluster": ("distributed",),
    "envs": ("PIL", "gymnasium", "pettingzoo", "resvg_py"),
    "lab": ("scipy",),
    "openspiel": ("open_spiel", "pyspiel"),
    "parquet": ("pyarrow",),
    "plots": ("plotly",),
    "server": (
        *("aiosqlite", "alembic", "argon2", "asyncpg", "confusable_homoglyphs", "itsdangerous", "limits", "msgspec"),
        *("openskill", "prometheus_client", "redis", "resvg_py", "sqlalchemy", "starlette", "uvicorn"),
        *("cryptography", "networkx", "py_vapid", "pywebpush", "requests", "zxcvbn"),
    ),
    "client": ("httpx", "msgspec", "websockets"),
}
"""By extra, what is imported of it."""


class MissingExtra(ModuleNotFoundError):
    """Something needs a package that comes with an extra, and says which."""

    def __init__(self, package: str, extra: str) -> None:
        super().__init__(f'{package} is not installed; install "arenarium[{extra}]"', name=package)
        self.extra = extra


def require(extra: str) -> None:
    """Raises MissingExtra where something of an extra is not installed."""
    for package in _NEEDED[extra]:
        if find_spec(package) is None:
            raise MissingExtra(package, extra)


def explained(error: ModuleNotFoundError) -> ModuleNotFoundError:
    """The same error; where an extra has what is missing, one that says so."""
    package = (error.name or "").partition(".")[0]
    for extra, packages in _NEEDED.items():
        if package in packages:
            return MissingExtra(package, extra)
    return error
