import { describe, expect, it } from 'vitest';
import { endedFor } from './outcome';

const table = (ranking: number[], you: number) => ({
  outcome: { ranking, scores: ranking, reason: '', decided_by: '' },
  seats: ranking.map((_, seat) => ({ you: seat === you })),
});

describe('how a game ended for the reader', () => {
  it.each([
    ['won', [1, 2], 0, { how: 'won' }],
    ['lost', [1, 2], 1, { how: 'lost' }],
    ['tied', [1, 1], 1, { how: 'tied' }],
    ['won as a team', [2, 1, 2, 1], 3, { how: 'won' }],
    ['lost as a team', [2, 1, 2, 1], 2, { how: 'lost' }],
    ['placed in a melee', [1, 3, 2], 2, { how: 'placed', place: 2 }],
  ] as const)('%s', (_, ranking, you, expected) => {
    expect(endedFor(table([...ranking], you))).toEqual(expected);
  });

  it('is nothing for a game that goes on, or that others played', () => {
    expect(endedFor({ outcome: null, seats: [{ you: true }, {}] })).toBeNull();
    expect(endedFor(table([1, 2], -1))).toBeNull();
  });
});
