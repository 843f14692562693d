"""What is counted, for Prometheus. Every app has a registry of its own."""

from __future__ import annotations

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest


class Metrics:
    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self.requests = Counter(
            "arenarium_http_requests", "HTTP requests answered", ["route", "status"], registry=self.registry
        )
        self.sockets = Gauge("arenarium_sockets", "Sockets open now", registry=self.registry)
        self.rooms = Gauge("arenarium_rooms", "Tables held in memory now", registry=self.registry)
        self.choices = Counter("arenarium_choices", "Steps accepted and stored", ["game"], registry=self.registry)
        self.refusals = Counter(
            "arenarium_refusals", "Requests, messages and sockets refused", ["code"], registry=self.registry
        )
        self.thinking = Histogram(
            "arenarium_thinking_seconds",
            "Time from a question to the choice of a computer player, waiting in line included",
            ["level"],
            buckets=(0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30),
            registry=self.registry,
        )

        self.writes = Histogram(
            "arenarium_database_write_seconds",
            "Time to write to the database, until it is safe",
            buckets=(0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5),
            registry=self.registry,
        )
        self.failed_writes = Counter(
            "arenarium_database_writes_failed",
            "Writes that the database did not take: full, silent, failed",
            ["why"],
            registry=self.registry,
        )
        self.clock_jump = Gauge(
            "arenarium_clock_jump_seconds", "By how much the clock of the machine has jumped", registry=self.registry
        )
        self.players = Gauge(
            "arenarium_players", "Players by kind: accounts, guests, bots", ["kind"], registry=self.registry
        )
        self.online = Gauge("arenarium_players_online", "Players connected to a table now", registry=self.registry)
        self.tables = Gauge("arenarium_tables", "Tables by game and status", ["game", "status"], registry=self.registry)
        self.reports = Gauge("arenarium_reports_open", "Reports that no host has settled", registry=self.registry)
        self.database = Histogram(
            "arenarium_database_seconds",
            "Time for something read or written, waiting for the turn included",
            ["kind"],
            buckets=(0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10),
            registry=self.registry,
        )

    def text(self) -> bytes:
        return generate_latest(self.registry)
