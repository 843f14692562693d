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

    def text(self) -> bytes:
        return generate_latest(self.registry)
