"""Positions in which an effect is resolved."""

from games.tashkalar.support.table import (
    Board,
    play,
    position,
)

from arenarium.games.tashkalar.game import State

SYLVAN = "form: duel | schools: sylvan, northern"
HIGHLAND = "form: duel | schools: highland, northern"
SIX_OF_B = "b c1 d1 e1 f1 g1 b2"
AROUND_E5 = ["d4", "e4", "f4", "d5", "f5", "d6", "e6", "f6"]
LEGENDS = ("Fire Elemental", "Leviathan", "Two-Headed Dragon", "Storm Elemental", "Earth Elemental", "Titan")


def summoned(text: str, on_board: str | Board, card: str, at: str) -> State:
    """A position in which a being has just been summoned."""
    zone = "legends" if card in LEGENDS else "hand"
    state = position(f"{text} | {zone} 0: {card}", on_board)
    play(state, f"summon {card} {at}")
    return state
