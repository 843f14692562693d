"""JSON Schema of the messages of a game, made from its dataclasses: what `core.plain` says of a type, said of its JSON.

msgspec, which does this for the server's own messages, takes no unions of dataclasses.
"""

from __future__ import annotations

import ast
import inspect
import textwrap
from collections.abc import Mapping, Sequence
from dataclasses import MISSING, Field, fields, is_dataclass
from enum import Enum
from itertools import pairwise
from types import NoneType, UnionType
from typing import Annotated, Any, Literal, TypeAlias, Union, get_type_hints

import msgspec

from arenarium.core.kit import GameKit
from arenarium.core.plain import Json, shape_of

Schema: TypeAlias = dict[str, Json]
Type: TypeAlias = Any
"""A type as an annotation says it."""
_REF = "#/definitions/{name}"
_SCALARS: dict[Type, str] = {bool: "boolean", int: "integer", float: "number", str: "string", NoneType: "null"}


class Definitions:
    """The schemas of classes, each under its name; made when they are first spoken of."""

    def __init__(self) -> None:
        self.schemas: dict[str, Schema] = {}
        self._classes: dict[str, type] = {}

    def schema(self, type_: Type) -> Schema:
        """What JSON has for values of a type."""
        origin, arguments = shape_of(type_)
        if origin is Annotated:
            return self.schema(arguments[0])
        if type_ in _SCALARS:
            return {"type": _SCALARS[type_]}
        if origin is Literal:
            return {"enum": list(arguments)}
        if origin in (list, tuple, frozenset, Sequence):
            return self._list(origin, arguments)
        if origin in (dict, Mapping):
            return {"type": "object", "additionalProperties": self.schema(arguments[1])}
        if origin in (Union, UnionType):
            return {"anyOf": [self.schema(argument) for argument in arguments]}
        return self.reference(type_)

    def _list(self, origin: Type, arguments: Sequence[Type]) -> Schema:
        if origin is not tuple or arguments[-1] is Ellipsis:
            return {"type": "array", "items": self.schema(arguments[0])}
        items = [self.schema(argument) for argument in arguments]
        return {"type": "array", "items": items, "minItems": len(items), "maxItems": len(items)}

    def reference(self, class_: type, *, may_be_left_out: bool = False) -> Schema:
        """A class that has a schema of its own. `may_be_left_out`: fields with a default need not be there."""
        name = class_.__name__
        known = self._classes.setdefault(name, class_)
        if known is not class_:
            raise TypeError(f"two classes of messages are called {name}: {known!r} and {class_!r}")
        if name not in self.schemas:
            self.schemas[name] = {}  # it may speak of itself
            self.schemas[name] = self._class(class_, may_be_left_out)
        return {"$ref": _REF.format(name=name)}

    def _class(self, class_: type, may_be_left_out: bool) -> Schema:
        if issubclass(class_, Enum):
            return {"enum": [member.value for member in class_]} | _described(class_)
        if issubclass(class_, msgspec.Struct):
            _, schemas = msgspec.json.schema_components((class_,), ref_template=_REF)
            self.schemas |= schemas
            return dict(schemas[class_.__name__])
        if not is_dataclass(class_):
            raise TypeError(f"{class_!r} is no class of messages")
        hints, docs = get_type_hints(class_, include_extras=True), _field_docs(class_)
        members = fields(class_)
        required: list[Json] = [entry.name for entry in members if not (may_be_left_out and _has_default(entry))]
        properties: Schema = {
            entry.name: self.schema(hints[entry.name]) | docs.get(entry.name, {}) for entry in members
        }
        schema: Schema = {
            "type": "object",
            "properties": properties,
            "required": required,
            "additionalProperties": False,
        }
        return schema | _described(class_)


def _has_default(entry: Field[Any]) -> bool:
    return entry.default is not MISSING or entry.default_factory is not MISSING


def _described(class_: type) -> Schema:
    """The docstring, where it is one that somebody wrote."""
    text = class_.__dict__.get("__doc__") or ""
    made = text.startswith(f"{class_.__name__}(") or text == Enum.__doc__
    return {} if not text or made else {"description": inspect.cleandoc(text)}


def _field_docs(class_: type) -> dict[str, Schema]:
    """The texts below the fields of a class and of those that it is derived from."""
    docs: dict[str, Schema] = {}
    for base in reversed(class_.__mro__):
        try:
            tree = ast.parse(textwrap.dedent(inspect.getsource(base)))
        except (OSError, TypeError):
            continue  # made by a program: there is no text
        body = tree.body[0].body if isinstance(tree.body[0], ast.ClassDef) else []
        for statement, text in pairwise(body):
            match statement, text:
                case ast.AnnAssign(target=ast.Name(id=name)), ast.Expr(value=ast.Constant(value=str(doc))):
                    docs[name] = {"description": inspect.cleandoc(doc)}
    return docs


def messages_of(kit: GameKit) -> Schema:
    """The schema of all that is sent of a game that a client of ours shows."""
    assert kit.messages_ is not None
    messages, definitions = kit.messages_(), Definitions()
    properties: Schema = {
        "View": definitions.reference(messages.view),
        "Option": {"oneOf": [definitions.reference(option) for option in messages.options]},
        "Event": {"oneOf": [definitions.reference(event) for event in messages.events]},
        "Setup": definitions.reference(kit.setup_(), may_be_left_out=True),
    }
    if kit.hints_ is not None:
        properties["Hints"] = definitions.reference(kit.hints_().message)
    return {
        "title": "Messages",
        "type": "object",
        "properties": properties,
        "required": list(properties),
        "additionalProperties": False,
        "definitions": dict(definitions.schemas),
    }
