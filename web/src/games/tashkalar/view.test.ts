import { expect, test } from 'vitest';
import { cardAtWork, type TashKalarView } from './view';

const working = (...programs: string[]) =>
  cardAtWork({ stack: programs.map((program) => ({ program })) } as TashKalarView, ['flare 1', 'flare 12', 'Ice Queen']);

test('the card at work is the one whose effect is on top', () => {
  expect(working('flare 12 upper')).toBe('flare 12');
  expect(working('Ice Queen', 'flare 1 lower')).toBe('flare 1');
  expect(working('flare 1 upper', 'Ice Queen frozen')).toBe('Ice Queen');
  expect(working('Ice Queen')).toBe('Ice Queen');
});

test('procedures of the rules belong to no card', () => {
  expect(working('return cards')).toBeNull();
  expect(working()).toBeNull();
});
