"""Playing a recorded effect or game through our engine, decision by decision."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

from arenarium.tashkalar import flare, score, turn
from arenarium.tashkalar.board import BY_NAME as SQUARE_BY_NAME
from arenarium.tashkalar.cards import CARDS, SCHOOLS, TASK_BY_NAME
from arenarium.tashkalar.choices import (
    DECLINE,
    FINISH,
    Claim,
    Colour,
    Discard,
    Flare,
    Lift,
    Place,
    Return,
    Start,
    Summon,
)
from arenarium.tashkalar.forms import Form
from arenarium.tashkalar.game import State
from arenarium.tashkalar.position import Phase, face_down

from comparing import known
from comparing.candidates import (
    ACTION,
    CALM,
    CLAIM,
    EFFECT,
    INNER,
    LEGEND,
    OVER,
    PAIR,
    PICK_UP,
    START,
    TURN_END,
    Candidate,
    candidate_of,
    distinct,
    end_turn,
    play,
    settled,
    source,
    stage,
)
from comparing.encoding import (
    OURS,
    THEIRS,
    Line,
    NotCovered,
    Step,
    bare_state,
    card_number,
    deal_hand,
    hand_of,
    lay_out,
    names_of,
    picture,
    read_board,
    say_board,
    table_of,
)
from comparing.facts import Problem, problems
from comparing.offers import (
    NUMBERED,
    Offer,
    implied_offer,
    numbered_offers,
    our_offers,
    say_offer,
    say_offers,
    their_choice,
    their_offers,
    unfolded,
)
from comparing.report import LineReport

_MOST_RESTARTS = 30
"""A game in which nothing fits any more is given up."""
