import { expect, it } from 'vitest';
import { DRAWINGS } from './emblems';

// what the card libraries and the tables speak of
const SPOKEN_OF = [
  'northern southern highland sylvan everfrost nethervoid etherweave',
  'being legend flare task warrior move common heroic legendary',
  'task-destruction task-colored task-summoning task-pattern task-enemy',
  'iron bow fire water forest bone beast prayer',
  'paralysis poison burn power weakness defence exposure speed slowness',
  'heart wing die-1 die-2 die-3 die-4 die-5 die-6',
].flatMap((line) => line.split(' '));

it.each(SPOKEN_OF)('has an emblem of %s', (id) => {
  expect(DRAWINGS[id]?.line).toBeTruthy();
});

it('draws no two alike', () => {
  const drawn = Object.values(DRAWINGS).map((drawing) => `${drawing.line} ${drawing.accent}`);
  expect(new Set(drawn).size).toBe(drawn.length);
});
