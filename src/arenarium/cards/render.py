"""Tree to text: the frame that every language fills in.

A renderer has one method per kind of node, named after it (`Destroy` is rendered by `destroy`). The shared kinds are
rendered by the classes in `cards/lang/`; each game derives one class per language that adds its own words.
"""

from __future__ import annotations

import re
from collections.abc import Callable

from arenarium.cards import tree

_WORD_START = re.compile(r"(?<!^)(?=[A-Z])")


def method_name(kind: type[tree.Node]) -> str:
    """The renderer method for a kind of node: `ForEachEnemy` -> `for_each_enemy`."""
    return _WORD_START.sub("_", kind.__name__).lower()


class Renderer:
    """Turns trees into sentences of one language."""

    def text(self, node: tree.Node) -> str:
        """The words for a node, as they stand within a sentence."""
        method: Callable[[tree.Node], str] = getattr(self, method_name(type(node)))
        return method(node)

    def effect(self, node: tree.Effect) -> str:
        return " ".join(self.text(sentence) for sentence in node.sentences)

    def can_say(self, kind: type[tree.Node]) -> bool:
        """Whether this language has words for that kind of node."""
        return hasattr(self, method_name(kind))


def capitalised(text: str) -> str:
    return text[:1].upper() + text[1:]
