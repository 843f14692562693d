"""The doors over HTTP: routes and what guards them, sessions, the OpenAPI document."""
