"""Masked PPO on Quick Barracks against random play, with numpy alone: a network of one hidden layer, some minutes.

    pip install "arenarium[bots]"
    python ppo_barracks.py --iterations 40

Each iteration plays some matches, learns from them, and prints how many it has won.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

import numpy as np
from numpy.typing import NDArray

from arenarium.envs.play import Play
from arenarium.games import kit_of

Array = NDArray[np.float32]
SETUP = {"difficulty": "quick"}
CLIP, EPOCHS, MINIBATCH, ENTROPY = 0.2, 3, 512, 0.01


class Network:
    """Logits of the actions and the value of a position."""

    def __init__(self, size: int, actions: int, hidden: int, rng: np.random.Generator) -> None:
        def layer(rows: int, columns: int, scale: float) -> Array:
            weights: Array = (rng.standard_normal((rows, columns)) * scale / np.sqrt(rows)).astype(np.float32)
            return weights

        self.weights = [layer(size, hidden, 1.0), layer(hidden, actions, 0.01), layer(hidden, 1, 0.01)]
        self._means = [np.zeros_like(weights) for weights in self.weights]
        self._squares = [np.zeros_like(weights) for weights in self.weights]
        self._updates = 0

    def __call__(self, seen: Array, masks: NDArray[np.bool_]) -> tuple[Array, Array, Array]:
        """What the hidden layer says, the probabilities of the legal actions, and the values."""
        hidden = np.tanh(seen @ self.weights[0])
        logits = np.where(masks, hidden @ self.weights[1], -1e9)
        odds = np.exp(logits - logits.max(axis=1, keepdims=True))
        return hidden, odds / odds.sum(axis=1, keepdims=True), (hidden @ self.weights[2])[:, 0]

    def update(self, gradients: list[Array], rate: float) -> None:
        """Adam."""
        self._updates += 1
        for weights, gradient, mean, square in zip(self.weights, gradients, self._means, self._squares, strict=True):
            mean += 0.1 * (gradient - mean)
            square += 0.001 * (gradient**2 - square)
            corrected = mean / (1 - 0.9**self._updates), square / (1 - 0.999**self._updates)
            weights -= rate * corrected[0] / (np.sqrt(corrected[1]) + 1e-8)


@dataclass
class Experience:
    """What was seen, what was legal, what was done and how likely it was, and what came of it."""

    seen: list[Any] = field(default_factory=list)
    masks: list[Any] = field(default_factory=list)
    actions: list[int] = field(default_factory=list)
    odds: list[float] = field(default_factory=list)
    results: list[float] = field(default_factory=list)
    won: int = 0


def small(observation: NDArray[np.int8]) -> Array:
    """Numbers of about the same size."""
    return observation.astype(np.float32) * np.float32(0.25)


def played(network: Network, matches: int, seed: int) -> Experience:
    """Matches against random play side by side, with the learner in either seat."""
    kit, rng, got = kit_of("barracks"), np.random.default_rng(seed), Experience()
    spaces = kit.spaces(SETUP)
    running = [(number % 2, Play.new(spaces, SETUP, f"{seed}/{number}"), [0][:0]) for number in range(matches)]
    while running:
        for learner, play, _ in running:
            while play.asked and learner not in play.asked:
                play.act(play.asked[0], int(rng.choice(play.legal(play.asked[0]))))
        for learner, play, mine in running:
            if play.over:
                result = play.rewards()[learner]
                got.won += result > 0
                for place in mine:
                    got.results[place] = result
        running = [match for match in running if not match[1].over]
        if running:
            _act(network, running, rng, got)
    return got


def _act(network: Network, running: list[tuple[int, Play, list[int]]], rng: Any, got: Experience) -> None:
    """An action of the learner in each match, all from one look through the network."""
    seen = np.stack([small(play.observe(learner)) for learner, play, _ in running])
    masks = np.stack([play.legal_mask(learner) for learner, play, _ in running]).astype(bool)
    _, odds, _ = network(seen, masks)
    chosen = (odds.cumsum(axis=1) > rng.random((len(running), 1)) * odds.sum(axis=1, keepdims=True)).argmax(axis=1)
    for place, (learner, play, mine) in enumerate(running):
        action = int(chosen[place])
        mine.append(len(got.actions))
        got.seen.append(seen[place])
        got.masks.append(masks[place])
        got.actions.append(action)
        got.odds.append(float(odds[place, action]))
        got.results.append(0.0)
        play.act(learner, action)


def learn(network: Network, got: Experience, rate: float, rng: np.random.Generator) -> None:
    """PPO: several small steps towards what has won, but never far from how it was played."""
    seen, masks, actions = np.stack(got.seen), np.stack(got.masks), np.array(got.actions)
    old, results = np.array(got.odds, np.float32), np.array(got.results, np.float32)
    _, _, values = network(seen, masks)
    gains = results - values
    gains = (gains - gains.mean()) / (gains.std() + 1e-6)
    for _ in range(EPOCHS):
        for part in np.array_split(rng.permutation(len(actions)), max(1, len(actions) // MINIBATCH)):
            hidden, odds, values = network(seen[part], masks[part])
            each = np.arange(len(part))
            ratio = odds[each, actions[part]] / old[part]
            gain = gains[part]
            free = np.where(gain > 0, ratio < 1 + CLIP, ratio > 1 - CLIP)  # where nothing is clipped
            done = np.zeros_like(odds)
            done[each, actions[part]] = 1
            by_logit = -(gain * ratio * free)[:, None] * (done - odds)
            surprise = np.log(odds + 1e-9)
            by_logit += ENTROPY * odds * (surprise - (odds * surprise).sum(axis=1, keepdims=True))
            by_value = (values - results[part])[:, None]
            by_hidden = (by_logit @ network.weights[1].T + by_value @ network.weights[2].T) * (1 - hidden**2)
            gradients = [seen[part].T @ by_hidden, hidden.T @ by_logit, hidden.T @ by_value]
            network.update([(gradient / len(part)).astype(np.float32) for gradient in gradients], rate)


def train(iterations: int, matches: int, seed: int = 1, rate: float = 1e-3, hidden: int = 64) -> Iterator[float]:
    """The share of matches won in each iteration, before learning from it."""
    spaces, rng = kit_of("barracks").spaces(SETUP), np.random.default_rng(seed)
    network = Network(spaces.layout.size, spaces.num_actions, hidden, rng)
    for iteration in range(iterations):
        got = played(network, matches, seed * 100_000 + iteration)
        learn(network, got, rate, rng)
        yield got.won / matches


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--iterations", type=int, default=40)
    parser.add_argument("--matches", type=int, default=128)
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    for iteration, share in enumerate(train(given.iterations, given.matches, given.seed), 1):
        print(f"{iteration:4} {iteration * given.matches:7} matches: {share:.0%} won", flush=True)


if __name__ == "__main__":
    main()
