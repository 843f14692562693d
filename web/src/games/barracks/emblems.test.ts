import { expect, it } from 'vitest';
import { DRAWINGS } from './emblems';

// what the card library and the table speak of
const SPOKEN_OF = [
  'iron bow fire water forest bone beast prayer',
  'warrior move paralysis poison burn power weakness defence exposure speed slowness',
  'heart wing die-1 die-2 die-3 die-4 die-5 die-6',
].flatMap((line) => line.split(' '));

it.each(SPOKEN_OF)('has an emblem of %s', (id) => {
  expect(DRAWINGS[id]?.line).toBeTruthy();
});

it('draws no two alike', () => {
  const drawn = Object.values(DRAWINGS).map((drawing) => `${drawing.line} ${drawing.accent}`);
  expect(new Set(drawn).size).toBe(drawn.length);
});
