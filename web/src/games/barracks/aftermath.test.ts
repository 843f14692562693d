// @vitest-environment jsdom
import { expect, test } from 'vitest';
import type { Step } from '../../shell/api/types';
import { courseOf } from './aftermath';
import type { BarracksView } from './view';

const step = (...facts: object[]) => ({ number: 1, kind: 'choice', back_to: null, events: facts.map((each) => ({ facts: each })) }) as unknown as Step;
const view = { squads: [[{ warrior: 'Golem' }], [{ warrior: 'Poacher' }, { warrior: null }]] } as unknown as BarracksView;
const heartsOf = (warrior: string) => ({ Golem: 10, Poacher: 4 })[warrior] ?? 0;

test('hearts turn by turn, damage dealt, and the best blow', () => {
  const steps = [
    step({ event: 'turn', number: 1 }, { event: 'used', seat: 0, warrior: 'Golem', move: 'Plain Cut' }, { event: 'damage', seat: 1, warrior: 'Poacher', number: 2 }),
    step({ event: 'used', seat: 1, warrior: 'Poacher', move: 'Snare' }, { event: 'damage', seat: 0, warrior: 'Golem', number: 3 }, { event: 'healed', seat: 0, warrior: 'Golem', number: 1 }),
    step({ event: 'turn', number: 2 }, { event: 'used', seat: 0, warrior: 'Golem', move: 'Shield Bash' }, { event: 'damage', seat: 1, warrior: 'Poacher', number: 5 }),
    step({ event: 'eliminated', seat: 1, warrior: 'Poacher' }),
  ];
  const course = courseOf(view, steps, heartsOf, 0);
  expect(course.hearts).toEqual([[10, 4], [8, 2], [8, 0]]);
  expect(course.dealt).toEqual([{ seat: 0, warrior: 'Golem', number: 4 }, { seat: 1, warrior: 'Poacher', number: 3 }]);
  expect(course.best).toMatchObject({ turn: 2, move: 'Shield Bash', target: 'Poacher', felled: true });
});
