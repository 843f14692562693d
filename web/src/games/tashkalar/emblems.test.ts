import { expect, it } from 'vitest';
import { DRAWINGS } from './emblems';

// what the card library and the table speak of
const SPOKEN_OF = [
  'northern southern highland sylvan everfrost nethervoid etherweave',
  'being legend flare task common heroic legendary',
  'task-destruction task-colored task-summoning task-pattern task-enemy',
].flatMap((line) => line.split(' '));

it.each(SPOKEN_OF)('has an emblem of %s', (id) => {
  expect(DRAWINGS[id]?.line).toBeTruthy();
});

it('draws no two alike', () => {
  const drawn = Object.values(DRAWINGS).map((drawing) => `${drawing.line} ${drawing.accent}`);
  expect(new Set(drawn).size).toBe(drawn.length);
});
