import { expect, it } from 'vitest';
import type { Step } from '../../shell/api/types';
import { bestTurn, courseOf } from './course';
import type { TashKalarView } from './view';

const view = { form: 'high', supply: [[], []], scores: [1, 2], schools: ['a', 'b'], teams: false } as unknown as TashKalarView;

const steps = (...turns: object[][]): Step[] =>
  turns.map((events, index) => ({
    number: index + 1,
    kind: 'choice',
    events: [...events, { event: 'turn', number: index + 2 }].map((facts) => ({ text: '', facts })),
  })) as unknown as Step[];

it('counts a legend of High Form from the turn in which it comes, and only while it is there', () => {
  const past = steps(
    [{ event: 'placed', at: 'e5', side: 0, rank: 0 }],
    [{ event: 'summoned', at: 'd4', side: 1, rank: 2, card: 'Angel of Death' }],
    [{ event: 'summoned', at: 'f6', side: 0, rank: 2, card: 'Titan' }],
    [{ event: 'moved', origin: 'd4', target: 'e5' }],
    [{ event: 'destroyed', at: 'f6' }],
    [{ event: 'claimed', side: 1, task: 'Center Cross', points: 1 }],
  );
  const course = courseOf(past, { ...view, scores: [0, 2] });
  expect(course.turns.map(({ scores }) => scores)).toEqual([[0, 0], [0, 1], [1, 1], [1, 1], [0, 1], [0, 2], [0, 2]]);
  expect(course.sources.get('legend')).toEqual([0, 1]);
  expect(bestTurn(course)).toEqual({ index: 1, side: 1, points: 1 });
});

it('counts no legends where a form does not', () => {
  const past = steps([{ event: 'summoned', at: 'd4', side: 1, rank: 2, card: 'Angel of Death' }]);
  expect(courseOf(past, { ...view, form: 'duel', scores: [0, 0] }).turns[0]!.scores).toEqual([0, 0]);
});

it('finds the best turn of a melee by all its points, also while the lowest color stays as it is', () => {
  const melee = { ...view, form: 'melee', supply: [[], [], []], schools: ['a', 'b', 'c'], scores: [0, 0, 1] } as unknown as TashKalarView;
  const scored = (seat: number, colour: number, points: number) => ({ event: 'scored', seat, colour, points, why: 'destroyed' });
  const course = courseOf(steps([scored(0, 1, 2)], [scored(2, 0, 1), scored(2, 1, 2)]), melee);
  expect(course.turns.map(({ scores }) => scores)).toEqual([[0, 0, 0], [0, 0, 1], [0, 0, 1]]);
  expect(bestTurn(course)).toEqual({ index: 1, side: 2, points: 3 });
});
