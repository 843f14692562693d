"""The games as games of OpenSpiel. Importing this module registers them, as `arenarium_<game>`.

    game = pyspiel.load_game("arenarium_mygame", {"form": "duel"})

Chance is one node at the root, which draws one of `deals` seeds; the rest follows from it. So a clone reads the dice
that are still to come, as any clone of a state with its seed does: plan with `resampler`, which deals them again.
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

import numpy as np

from arenarium.core.dealer import Dealer
from arenarium.core.kit import GameKit
from arenarium.envs.play import Play
from arenarium.envs.setups import Matches
from arenarium.extras import explained
from arenarium.games import kit_of, kits

try:
    import pyspiel
except ModuleNotFoundError as error:
    raise explained(error) from None

MOST_PLAYERS = 4
_NOT_SAID = {str: "", int: 0, bool: False}
_OWN = {"deals": 1000, "max_steps": 0, "position": "", "recall": False}
"""What every game has besides its setup: how many deals there are, after how many actions a match is cut off, where it
begins, and whether there are information states, texts of all that a seat has seen whenever it acted, and did. They
grow, and are for small games."""


def _specification(kit: GameKit) -> dict[str, Any]:
    return {option.name: _NOT_SAID[option.kind] for option in kit.options} | _OWN


def _setup(kit: GameKit, params: dict[str, Any]) -> dict[str, Any]:
    """The setup of parameters; a list is a text with `+` between its entries."""
    setup: dict[str, Any] = {}
    for option in kit.options:
        value = params.get(option.name)
        if value:
            setup[option.name] = value.split("+") if option.listed and "+" in value else value
    return setup


def _game_type(kit: GameKit, recall: bool) -> Any:
    return pyspiel.GameType(
        short_name=f"arenarium_{kit.id}",
        long_name=kit.name,
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=MOST_PLAYERS,
        min_num_players=2,
        provides_information_state_string=recall,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=_specification(kit),
    )


class Table:
    """What the states of a game share. They keep it themselves: of a game in C++ its Python side may be gone."""

    def __init__(self, kit: GameKit, params: dict[str, Any]) -> None:
        self._made_of = kit.id, params
        self.matches = Matches(kit, _setup(kit, params), max_steps=int(params["max_steps"]) or None)
        self.deals, self.recall = int(params["deals"]), bool(params["recall"])
        self._beginning = self.matches.game.parse_position(params["position"]) if params["position"] else None

    def dealt(self, number: int) -> Play:
        """A match of a deal."""
        if self._beginning is None:
            return self.matches.new(number)
        return Play(self.matches.spaces, self._beginning.copy(Dealer.from_seed(number)))

    def __deepcopy__(self, memo: dict[int, Any]) -> Table:
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        return _table, self._made_of


def _table(game: str, params: dict[str, Any]) -> Table:
    return Table(kit_of(game), params)


class ArenariumGame(pyspiel.Game):
    """A game with a setup."""

    def __init__(self, kit: GameKit, params: dict[str, Any] | None = None) -> None:
        given = {**_specification(kit), **(params or {})}
        self.table = Table(kit, given)
        matches = self.table.matches
        info = pyspiel.GameInfo(
            num_distinct_actions=matches.spaces.num_actions,
            max_chance_outcomes=self.table.deals,
            num_players=matches.seats,
            min_utility=-1.0,
            max_utility=matches.seats - 1.0,
            utility_sum=0.0,
            max_game_length=matches.most,
        )
        super().__init__(_game_type(kit, self.table.recall), info, given)

    def new_initial_state(self) -> ArenariumState:
        return ArenariumState(self, self.table)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer:
        recall = iig_obs_type is not None and iig_obs_type.perfect_recall
        return Observer(self.table.matches, recall)

    def max_chance_nodes_in_history(self) -> int:
        return 1


class ArenariumState(pyspiel.State):
    """A match. Of seats that are asked at once the first acts first; the other does not see how."""

    def __init__(self, game: ArenariumGame, table: Table) -> None:
        super().__init__(game)
        self._table = table
        self.play: Play | None = None
        """The match; None before the deal."""
        self.memory: tuple[tuple[str, ...], ...] = ((),) * table.matches.seats
        """By seat: what it has seen whenever it acted, and what it did."""
        self._steps = 0

    def current_player(self) -> int:
        if self.play is None:
            return int(pyspiel.PlayerId.CHANCE)
        return int(pyspiel.PlayerId.TERMINAL) if self.is_terminal() else self.play.asked[0]

    def _legal_actions(self, player: int) -> list[int]:
        assert self.play is not None
        return sorted(self.play.legal(player))

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return [(number, 1 / self._table.deals) for number in range(self._table.deals)]

    def _apply_action(self, action: int) -> None:
        if self.play is None:
            self.play = self._table.dealt(action)
            return
        seat = self.play.asked[0]
        if self._table.recall:
            mine = (*self.memory[seat], self.play.observation_string(seat), str(action))
            self.memory = (*self.memory[:seat], mine, *self.memory[seat + 1 :])
        self.play.act(seat, action)
        self._steps += 1

    def _action_to_string(self, player: int, action: int) -> str:
        return f"deal {action}" if player == pyspiel.PlayerId.CHANCE else self._table.matches.spaces.describe(action)

    def is_terminal(self) -> bool:
        return self.play is not None and (self.play.over or self._steps >= self._table.matches.most)

    def returns(self) -> list[float]:
        return [0.0] * self._table.matches.seats if self.play is None else list(self.play.rewards())

    def information(self, player: int) -> str:
        """All that a seat has seen, and did."""
        now = "" if self.play is None else self.play.observation_string(player)
        return "\n".join((*self.memory[player], now))

    def __str__(self) -> str:
        """The whole position, with the actions of the choice that is being said."""
        if self.play is None:
            return "not dealt"
        return f"{self._table.matches.game.position(self.play.state)}\nsteps: {self._steps}"


class Observer:
    """What a seat sees, as OpenSpiel asks for it."""

    def __init__(self, matches: Matches, recall: bool) -> None:
        layout = matches.spaces.layout
        self._recall = recall
        self._seen = np.zeros(layout.size, np.int8)
        self.tensor = np.zeros(layout.size, np.float32)
        self.dict = layout.named(self.tensor)

    def set_from(self, state: ArenariumState, player: int) -> None:
        if state.play is None:
            self.tensor.fill(0)
        else:
            self.tensor[:] = state.play.observe(player, self._seen)

    def string_from(self, state: ArenariumState, player: int) -> str:
        if self._recall:
            return state.information(player)
        return "" if state.play is None else state.play.observation_string(player)


def resampler(rng: Random) -> Callable[[ArenariumState, int], ArenariumState]:
    """For `ISMCTSBot.set_resampler`: a state that looks the same to the player, with all that it cannot know, chance
    included, dealt again. Let the bot use observation strings (`use_observation_string=True`)."""

    def resample(state: ArenariumState, player: int) -> ArenariumState:
        new: ArenariumState = state.clone()
        assert state.play is not None
        new.play = state.play.resampled(player, Dealer(rng.getrandbits(64)))
        return new

    return resample


def register() -> list[str]:
    """Let OpenSpiel know the games; their names."""
    names = []
    for kit in kits().values():
        if kit.spaces_ is not None:
            names.append(f"arenarium_{kit.id}")
            if names[-1] not in pyspiel.registered_names():
                pyspiel.register_game(_game_type(kit, recall=False), _class_of(kit))
    return names


def _class_of(kit: GameKit) -> type[ArenariumGame]:
    """What OpenSpiel calls with the parameters. It has to be a class: a mere function would be freed by OpenSpiel when
    Python is already gone, which ends the process with an error."""

    def init(self: ArenariumGame, params: dict[str, Any] | None = None) -> None:
        ArenariumGame.__init__(self, kit, params)

    return type(f"Arenarium{kit.id.capitalize()}", (ArenariumGame,), {"__init__": init})


NAMES = register()
