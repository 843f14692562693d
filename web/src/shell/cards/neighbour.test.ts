import { expect, it } from 'vitest';
import { neighbour } from './neighbour';

// two rows of three, and a shorter third one
const boxes = [0, 1, 2, 3, 4, 5, 6].map((n) => ({ left: (n % 3) * 100, top: Math.floor(n / 3) * 50, width: 90 }));

it.each([
  [0, 'ArrowRight', 1],
  [2, 'ArrowRight', 3],
  [6, 'ArrowRight', null],
  [0, 'ArrowLeft', null],
  [1, 'ArrowDown', 4],
  [5, 'ArrowDown', 6],
  [6, 'ArrowDown', null],
  [6, 'ArrowUp', 3],
  [1, 'ArrowUp', null],
  [4, 'Home', 0],
  [4, 'End', 6],
  [4, 'x', null],
  [-1, 'ArrowRight', null],
])('from %i by %s to %s', (from, key, to) => {
  expect(neighbour(boxes, from, key)).toBe(to);
});
