import { expect, test } from 'vitest';
import { byLine, firstOpen, pickOf, ranked } from './picking';
import { requests } from './recorded';
import type { Soldier } from './view';

const picks = requests.filter((each) => each.position.request.kind === 'pick');

test('what is recommended comes first, and nothing is lost', () => {
  for (const { position } of picks) {
    for (const options of byLine(position.request.options).values()) {
      const best = options.map((option) => pickOf(option).move).reverse();
      const sorted = ranked(options, best.slice(0, 2));
      expect(sorted.map((option) => pickOf(option).move).slice(0, 2)).toEqual(best.slice(0, 2));
      expect(new Set(sorted)).toEqual(new Set(options));
      expect(ranked(options, [])).toEqual(options);
    }
  }
});

test('the first line without a move', () => {
  const squad = [{ moves: ['Leech', 'Snare'] }, { moves: ['Leech', ''] }, { moves: ['', ''] }] as unknown as Soldier[];
  expect(firstOpen(squad, [0, 1, 2])).toEqual({ slot: 1, line: 1 });
  expect(firstOpen(squad, [2])).toEqual({ slot: 2, line: 0 });
  expect(firstOpen(squad, [0])).toBeNull();
});
