import { expect, test } from 'vitest';
import { middleOf, rowsOf, squareByKey, type Square } from './arena';
import { aroundTable, cardsOf, readBoard, squareName, type TashKalarView } from './view';

const SPANS = [[3, 7], [2, 8], [1, 9], [1, 9], [1, 9], [1, 9], [1, 9], [2, 8], [3, 7]] as const;
const squares: Square[] = SPANS.flatMap(([first, last], index) =>
  Array.from({ length: last - first + 1 }, (_, step) => ({
    name: squareName(first + step, index + 1),
    column: first + step,
    row: index + 1,
    red: false,
    green: false,
    central: false,
  })),
);

test('a board in one line gives the pieces by square', () => {
  const pieces = readBoard('5/7/9/3aB*4/9/4C4/9/7/4d');
  expect([...pieces]).toEqual([
    ['d4', { side: 0, rank: 0 }],
    ['e4', { side: 1, rank: 2 }],
    ['e6', { side: 2, rank: 1 }],
    ['g9', { side: 3, rank: 0 }],
  ]);
});

test('squares lie where their names say', () => {
  expect(middleOf('a3')).toEqual({ x: 50, y: 250 });
  expect(rowsOf(squares).map((row) => row.length)).toEqual([5, 7, 9, 9, 9, 9, 9, 7, 5]);
});

test('arrow keys go from square to square and never off the arena', () => {
  expect(squareByKey('e5', 'ArrowLeft', false, squares)).toBe('d5');
  expect(squareByKey('e5', 'ArrowUp', false, squares)).toBe('e4');
  expect(squareByKey('a3', 'ArrowLeft', false, squares)).toBeNull();
  expect(squareByKey('a3', 'ArrowUp', false, squares)).toBe('b2');
  expect(squareByKey('e9', 'ArrowDown', false, squares)).toBeNull();
  expect(squareByKey('e5', 'Home', false, squares)).toBe('a5');
  expect(squareByKey('e5', 'End', true, squares)).toBe('g9');
  expect(squareByKey('e5', 'x', false, squares)).toBeNull();
});

const view = {
  schools: ['northern', 'sylvan', 'highland'],
  teams: false,
  hands: [['Knight', 'Herald'], [null, null]],
  legends: [['Titan'], [null]],
  flares: [[], [null]],
  pending: [null, null],
  frozen: [null, 'Ice Queen'],
} as unknown as TashKalarView;

test('the reader sits first, the others follow in turn order', () => {
  expect(aroundTable(view, 1)).toEqual([1, 2, 0]);
  expect(aroundTable(view, null)).toEqual([0, 1, 2]);
});

test('known cards of a seat, with the place where they lie', () => {
  expect(cardsOf(view, 0).map(({ card }) => card)).toEqual(['Knight', 'Herald', 'Titan']);
  expect(cardsOf(view, 1)).toEqual([{ card: 'Ice Queen', zone: 'frozen' }]);
});
