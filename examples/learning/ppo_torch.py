"""Masked PPO on Quick Barracks against random play, with torch: one file, in the manner of CleanRL.

    pip install "arenarium[torch]"
    python ppo_torch.py --steps 100000

Environments of Gymnasium side by side; after every update it prints how many of the last 200 episodes were won.
`ppo_barracks.py` is the same idea in numpy alone.
"""

from __future__ import annotations

import argparse
from collections import deque
from collections.abc import Iterator
from typing import NamedTuple

import gymnasium
import numpy as np
import torch
from torch import Tensor, nn
from torch.distributions import Categorical

import arenarium.envs.gym  # noqa: F401  # registers the environments

ENV = "Arenarium/BarracksQuick-v0"
GAMMA, LAMBDA = 1.0, 0.95
CLIP, EPOCHS, MINIBATCHES = 0.2, 4, 4
ENTROPY, VALUE, LARGEST = 0.01, 0.5, 0.5
LAST = 200
"""So many episodes tell how good it is."""


class Agent(nn.Module):
    """Actions and values of positions."""

    def __init__(self, size: int, actions: int, hidden: int) -> None:
        super().__init__()
        self.body = nn.Sequential(nn.Linear(size, hidden), nn.Tanh(), nn.Linear(hidden, hidden), nn.Tanh())
        self.actor, self.critic = nn.Linear(hidden, actions), nn.Linear(hidden, 1)
        nn.init.orthogonal_(self.actor.weight, 0.01)

    def forward(self, seen: Tensor, masks: Tensor) -> tuple[Categorical, Tensor]:
        """What is done, among what is legal, and the values. Most numbers that are seen are 0 or 1, some are larger."""
        body = self.body(seen.float() * 0.25)
        logits = self.actor(body).masked_fill(~masks, -1e9)
        return Categorical(logits=logits), self.critic(body)[:, 0]


class Rollout(NamedTuple):
    """What was seen and done by step and environment."""

    seen: Tensor
    masks: Tensor
    actions: Tensor
    logs: Tensor
    """How likely the actions were."""
    values: Tensor
    rewards: Tensor
    ends: Tensor
    """Where an episode has ended with the action."""


class Environments:
    """Side by side; an episode that is over is followed by the next."""

    def __init__(self, number: int, seed: int) -> None:
        self.envs = [gymnasium.make(ENV, opponent="random") for _ in range(number)]
        beginnings = [env.reset(seed=seed + place) for place, env in enumerate(self.envs)]
        self.seen = [seen for seen, _ in beginnings]
        self.masks = [info["action_mask"] for _, info in beginnings]
        self.won: deque[bool] = deque(maxlen=LAST)
        self.episodes = 0

    def look(self) -> tuple[Tensor, Tensor]:
        return torch.from_numpy(np.stack(self.seen)), torch.from_numpy(np.stack(self.masks)).bool()

    def step(self, actions: list[int]) -> tuple[list[float], list[bool]]:
        """The rewards, and where an episode has ended."""
        rewards, ends = [], []
        for place, (env, action) in enumerate(zip(self.envs, actions, strict=True)):
            seen, reward, terminated, truncated, info = env.step(action)
            if terminated or truncated:
                self.won.append(float(reward) > 0)
                self.episodes += 1
                seen, info = env.reset()
            self.seen[place], self.masks[place] = seen, info["action_mask"]
            rewards.append(float(reward))
            ends.append(terminated or truncated)
        return rewards, ends


@torch.no_grad()
def played(agent: Agent, environments: Environments, steps: int) -> Rollout:
    rows = []
    for _ in range(steps):
        seen, masks = environments.look()
        odds, values = agent(seen, masks)
        actions = odds.sample()
        rewards, ends = environments.step(actions.tolist())
        rows.append((seen, masks, actions, odds.log_prob(actions), values, torch.tensor(rewards), torch.tensor(ends)))
    return Rollout(*map(torch.stack, zip(*rows, strict=True)))


@torch.no_grad()
def gains(agent: Agent, environments: Environments, got: Rollout) -> Tensor:
    """How much better it went than expected: generalized advantage estimation."""
    _, following = agent(*environments.look())
    found, later = torch.zeros_like(got.rewards), torch.zeros(len(environments.envs))
    for step in reversed(range(len(found))):
        goes_on = (~got.ends[step]).float()
        surprise = got.rewards[step] + GAMMA * following * goes_on - got.values[step]
        found[step] = later = surprise + GAMMA * LAMBDA * goes_on * later
        following = got.values[step]
    return found


def learn(agent: Agent, optimizer: torch.optim.Optimizer, got: Rollout, gain: Tensor) -> None:
    """Several small steps towards what went well, but never far from how it was played."""
    returns = (gain + got.values).flatten()
    flat, gain = Rollout(*(part.flatten(0, 1) for part in got)), gain.flatten()
    for _ in range(EPOCHS):
        for part in torch.randperm(len(gain)).chunk(MINIBATCHES):
            odds, values = agent(flat.seen[part], flat.masks[part])
            ratio = (odds.log_prob(flat.actions[part]) - flat.logs[part]).exp()
            better = (gain[part] - gain[part].mean()) / (gain[part].std() + 1e-8)
            policy = torch.min(better * ratio, better * ratio.clamp(1 - CLIP, 1 + CLIP)).mean()
            value = (values - returns[part]).square().mean()
            loss = VALUE * value - policy - ENTROPY * odds.entropy().mean()
            optimizer.zero_grad()
            loss.backward()
            nn.utils.clip_grad_norm_(agent.parameters(), LARGEST)
            optimizer.step()


class Progress(NamedTuple):
    steps: int
    episodes: int
    won: float
    """Of the last episodes."""


def train(
    steps: int, environments: int = 32, length: int = 64, seed: int = 1, rate: float = 5e-4, hidden: int = 128
) -> Iterator[Progress]:
    """After each update, how far it is."""
    torch.manual_seed(seed)
    running = Environments(environments, seed)
    seen, masks = running.look()
    agent = Agent(seen.shape[1], masks.shape[1], hidden)
    optimizer = torch.optim.Adam(agent.parameters(), lr=rate, eps=1e-5)
    for update in range(1, steps // (environments * length) + 1):
        got = played(agent, running, length)
        learn(agent, optimizer, got, gains(agent, running, got))
        yield Progress(update * environments * length, running.episodes, float(np.mean(running.won or [0])))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--steps", type=int, default=100_000)
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    for done in train(given.steps, seed=given.seed):
        print(f"{done.steps:8} steps {done.episodes:7} episodes: {done.won:.0%} of the last won", flush=True)


if __name__ == "__main__":
    main()
