import { expect, it } from 'vitest';
import { bandOf, lineOf, rangeOf, scaleOf } from './curve';

const point = (games: number, rate: number, low = rate - 0.1, high = rate + 0.1) => ({ games, rate, low, high });

it('has one half in the middle and what is played in sight', () => {
  expect(rangeOf([])).toEqual({ low: 0.35, high: 0.65 });
  expect(rangeOf([point(10, 0.54)])).toEqual({ low: 0.35, high: 0.65 });
  const wide = rangeOf([point(10, 0.22)]);
  expect([wide.low, wide.high].map((share) => share.toFixed(2))).toEqual(['0.20', '0.80']);
});

it('draws from left to right, more wins higher', () => {
  const scale = scaleOf({ low: 0.35, high: 0.65 }, 100);
  expect([scale.x(0), scale.x(100)]).toEqual([scale.left, scale.right]);
  expect(scale.y(0.65)).toBeLessThan(scale.y(0.5));
  expect(scale.y(0.99)).toBe(scale.y(0.65)); // what goes beyond stays at the edge
  const points = [point(0, 0.5), point(50, 0.6)];
  expect(lineOf(points, scale)).toBe(`M40 ${scale.y(0.5)}L295 ${scale.y(0.6)}`);
  expect(bandOf(points, scale).match(/[ML]/g)).toHaveLength(4);
});

it('does not shrink for what the first games did', () => {
  const points = [2, 20, 40].map((games) => ({ games, rate: games === 2 ? 1 : 0.62, low: 0, high: 1 }));
  expect(rangeOf(points)).toEqual({ low: 0.35, high: 0.65 });
});
