"""The OpenAPI document, made from the routes: what is served and what is described cannot differ."""

from __future__ import annotations

from importlib.metadata import version
from typing import Any, TypeAlias

import msgspec

from arenarium.server.errors import Forbidden, Invalid, NotFound, NotSignedIn, Refusal, TooLarge, TooMany, Unavailable
from arenarium.server.http.replies import JSON, Malformed, Slow, WrongType
from arenarium.server.http.route import Route
from arenarium.server.http.sessions import COOKIE, HOST_COOKIE
from arenarium.server.messages.common import ErrorInfo

Schema: TypeAlias = dict[str, Any]  # a part of the document: JSON that is put together piece by piece

_REFS = "#/components/schemas/{name}"
_DESCRIPTIONS = {
    400: "The body is not JSON.",
    401: "Nobody is signed in, or the token is not valid.",
    403: "It is not theirs to do, or the request comes from another site's page.",
    404: "There is no such thing.",
    408: "The body did not come in time.",
    409: "Not now: something has changed, or is taken.",
    413: "The body is too large.",
    415: "The body is not declared as JSON.",
    422: "The body, or a query parameter, is not what is expected here.",
    429: "Too many requests; Retry-After says when to try again.",
    503: "The database cannot be reached; try again.",
}


def document(routes: list[Route]) -> Schema:
    types = [
        ErrorInfo,
        *(kind for route in routes for kind in route.in_path.values()),
        *(kind for route in routes for kind in (route.body, route.query, route.reply) if kind),
    ]
    schemas, components = msgspec.json.schema_components(types, ref_template=_REFS)
    schema_of = dict(zip(map(str, types), schemas, strict=True))
    paths: dict[str, Schema] = {}
    for route in routes:
        paths.setdefault(route.path, {})[route.method.lower()] = _operation(route, schema_of, components)
    for route in routes:
        # a query is described parameter by parameter
        if route.query is not None:
            components.pop(route.query.__name__, None)
    return {
        "openapi": "3.1.0",
        "info": {
            "title": "Arenarium",
            "version": version("arenarium"),
            "description": "Tables of games. They are played over a websocket; all else is here.",
            "license": {"name": "MIT", "identifier": "MIT"},
        },
        "paths": paths,
        "components": {
            "schemas": components,
            "responses": {
                str(status): _refused(description, schema_of) for status, description in _DESCRIPTIONS.items()
            },
            "securitySchemes": {
                "cookie": {
                    "type": "apiKey",
                    "in": "cookie",
                    "name": COOKIE,
                    "description": f"From POST /api/me or login. Over HTTPS its name is {HOST_COOKIE}.",
                },
                "bearer": {"type": "http", "scheme": "bearer", "description": "A bot's token, from POST /api/tokens."},
            },
        },
    }


def _operation(route: Route, schema_of: Schema, components: Schema) -> Schema:
    operation: Schema = {
        "operationId": route.handler.__name__,
        "summary": route.summary,
        "tags": [route.tag],
        "parameters": [
            *(
                {"name": name, "in": "path", "required": True, "schema": schema_of[str(kind)]}
                for name, kind in route.in_path.items()
            ),
            *_query_parameters(route, components),
        ],
        "responses": _responses(route, schema_of),
        "security": _security(route),
    }
    if route.body is not None:
        operation["requestBody"] = {
            "required": bool(components[route.body.__name__].get("required")),
            "content": {JSON: {"schema": schema_of[str(route.body)]}},
        }
    return operation


def _query_parameters(route: Route, components: Schema) -> list[Schema]:
    if route.query is None:
        return []
    schema = components[route.query.__name__]
    return [
        {"name": name, "in": "query", "required": name in schema.get("required", []), "schema": _without_null(part)}
        for name, part in schema["properties"].items()
    ]


def _without_null(schema: Schema) -> Schema:
    """A query parameter that is not given is absent, never null."""
    schema = {key: value for key, value in schema.items() if (key, value) != ("default", None)}
    kinds: list[Schema] = [kind for kind in schema.pop("anyOf", []) if kind != {"type": "null"}]
    if len(kinds) == 1:
        return schema | kinds[0]
    return schema | {"anyOf": kinds} if kinds else schema


def _responses(route: Route, schema_of: Schema) -> Schema:
    if route.reply is None:
        answer: Schema = {"204": {"description": "Done."}}
    else:
        content = {route.media.partition(";")[0]: {"schema": schema_of[str(route.reply)]}}
        answer = {str(route.status): {"description": "Done.", "content": content}}
    if route.cached:
        answer["304"] = {"description": "What the client knows, by If-None-Match, is still true."}
    refused = {str(kind.status): {"$ref": f"#/components/responses/{kind.status}"} for kind in _refusals(route)}
    return answer | dict(sorted(refused.items()))


def _refusals(route: Route) -> set[type[Refusal]]:
    """Everything that may be refused, with what follows from the kind of route."""
    kinds: set[type[Refusal]] = {*route.errors, Invalid, TooMany}
    if route.body is not None:
        kinds |= {Malformed, Slow, TooLarge, WrongType}
    if route.in_path:
        kinds.add(NotFound)
    if route.needs != "public":
        kinds.add(NotSignedIn)
    if route.needs in ("account", "admin") or route.session_only or route.method != "GET":
        kinds.add(Forbidden)
    if route.uses_database:
        kinds.add(Unavailable)
    return kinds


def _security(route: Route) -> list[Schema]:
    known: list[Schema] = (
        [{"cookie": []}] if route.session_only or route.needs == "admin" else [{"cookie": []}, {"bearer": []}]
    )
    match route.needs:
        case "public":
            return []
        case "optional":
            return [{}, *known]
    return known


def _refused(description: str, schema_of: Schema) -> Schema:
    return {"description": description, "content": {JSON: {"schema": schema_of[str(ErrorInfo)]}}}
