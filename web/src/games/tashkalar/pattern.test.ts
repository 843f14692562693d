import { describe, expect, it } from 'vitest';
import { fromSummoning, pictured } from './pattern';

describe('a pattern as squares', () => {
  it('tells pieces by rank, the summoning square and marks', () => {
    const { columns, rows, squares } = pictured({ pattern: ['h . c', '. @ .'], marks: ['. * .', '2 . ↘'] });
    expect([columns, rows, squares.length]).toEqual([3, 2, 6]);
    expect(squares.map((square) => square.needs)).toEqual([1, null, 0, null, null, null]);
    expect(squares.map((square) => square.summon)).toEqual([false, false, false, false, true, false]);
    expect(squares.map((square) => square.mark)).toEqual([null, 'first', null, 'second', null, null]);
    expect(squares[5]!.arrow).toBe(135);
  });

  it('knows a summoning square that needs a piece', () => {
    const { squares } = pictured({ pattern: ['c C', '. H'], marks: [] });
    expect(squares.map((square) => [square.needs, square.summon])).toEqual([
      [0, false],
      [0, true],
      [null, false],
      [1, true],
    ]);
  });

  it('counts squares from the summoning square', () => {
    const found = fromSummoning(pictured({ pattern: ['c . .', '. @ .', '. . h'], marks: [] }));
    expect(found.map(({ square, right, down }) => [square.needs, right, down])).toEqual([
      [0, -1, -1],
      [1, 1, 1],
    ]);
  });
});
