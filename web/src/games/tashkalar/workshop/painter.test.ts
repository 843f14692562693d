import { describe, expect, it } from 'vitest';
import { needsOf } from './needs';
import { painted, readCells, SIZE, writeCells } from './painter';
import { sentencesOf } from './sentences';

const PATTERN = '. @ .\nc . c\n. h .';

describe('the painter', () => {
  it('reads pictures into the middle, and writes them as they were', () => {
    const cells = readCells(PATTERN, '. . .\n* . ↗');
    expect(cells[SIZE + 2]).toEqual({ needs: null, summon: true, mark: '' });
    expect(writeCells(cells)).toEqual({ pattern: PATTERN, marks: '. . .\n* . ↗\n. . .' });
  });

  it('paints pieces, and lets a being come onto one square only', () => {
    let cells = painted(readCells('c @ c', ''), 0, 'heroic');
    expect(writeCells(cells).pattern).toBe('h . . .\n. . . .\n. c @ c');
    cells = painted(cells, 0, 'summon');
    expect(writeCells(cells).pattern).toBe('H . . .\n. . . .\n. c . c');
    cells = painted(cells, 0, 'erase');
    expect(writeCells(cells).pattern).toBe('c . c');
  });

  it('turns an arrow that is there already', () => {
    const once = painted(readCells('', ''), 12, 'arrow');
    expect(once[12]!.mark).toBe('↑');
    expect(painted(once, 12, 'arrow')[12]!.mark).toBe('↗');
    expect(writeCells(readCells('', ''))).toEqual({ pattern: '', marks: '' });
  });
});

describe('what a pattern needs', () => {
  it.each([
    ['c @ c', 2, 2],
    ['. c .\nc @ h\n. c .', 4, 4],
    ['c @\n. c', 2, 4],
    ['c . .\nc @ h', 3, 8],
    ['', 0, 0],
  ])('%j', (pattern, pieces, ways) => {
    expect(needsOf(pattern)).toEqual({ pieces, ways });
  });
});

it('a text is read in parts', () => {
  expect(sentencesOf('You may destroy one piece. If you do, gain an action. Upgrade this being.')).toEqual([
    { lead: 'You may', rest: 'destroy one piece.' },
    { lead: 'If you do,', rest: 'gain an action.' },
    { lead: 'Upgrade', rest: 'this being.' },
  ]);
});
