import { expect, test } from 'vitest';
import type { RequestInfo } from '../../shell/api/types';
import { ghostsOn, sidesLeft, startsOf } from './starts';

const option = (at: string, side: number) => ({ choice: `${at} ${side}`, text: '', facts: { verb: 'start', at, side } });
const request = (kind: string) =>
  ({ id: 1, kind, text: '', options: [option('f2', 0), option('f2', 1), option('f2', 2), option('g2', 1)] }) as unknown as RequestInfo;

test('only squares that can be chosen are marked, in the colors that can go there', () => {
  expect([...startsOf(request('start'))]).toEqual([['f2', [0, 1, 2]], ['g2', [1]]]);
  expect(sidesLeft(startsOf(request('start')))).toBe(3);
  expect(startsOf(request('action')).size).toBe(0);
  expect(startsOf(null).size).toBe(0);
});

test('ghosts of several colors do not hide each other', () => {
  const [one, two, three] = ghostsOn([0, 1, 2]);
  const apart = (a: typeof one, b: typeof one) => Math.hypot(a!.x - b!.x, a!.y - b!.y);
  expect(Math.min(apart(one, two), apart(two, three), apart(one, three))).toBeGreaterThan(33);
  expect(ghostsOn([2])).toEqual([{ side: 2, x: 0, y: 0, scale: 0.9 }]);
});
