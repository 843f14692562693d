import { afterEach, expect, test, vi } from 'vitest';
import type { Option, RequestInfo, Told } from '../api/types';
import { Choosing } from './choosing.svelte';
import { Places } from './places.svelte';
import { Sight } from './sight.svelte';

const option = (choice: string, facts: Record<string, unknown>): Option => ({ choice, facts });
const summon = (at: string) => option(`summon Knight ${at}`, { verb: 'summon', card: 'Knight', at, uses: ['c3', 'd4'] });
const request: RequestInfo = {
  id: 1,
  kind: 'action',
  options: [option('place e5', { verb: 'place', at: 'e5' }), summon('c4'), summon('f6')],
};

function sightOf(expected: string | null = null, pointed: Told | null = null) {
  const choosing = new Choosing(() => undefined);
  const places = new Places();
  choosing.ask(request, ['Knight']);
  return { choosing, places, sight: new Sight(choosing, places, () => ({ request, expected, pointed })) };
}

afterEach(() => vi.unstubAllGlobals());

test('pointing at a card shows its squares without touching it', () => {
  const { choosing, sight } = sightOf();
  expect([...sight.lit]).toEqual(['e5']);
  sight.pointedCard = 'Knight';
  expect([...sight.lit]).toEqual(['c4', 'f6']);
  expect([...choosing.squares.keys()]).toEqual(['e5']);
});

test('a square shows the pieces that a summoning would use', () => {
  const { choosing, sight } = sightOf();
  choosing.touch('Knight');
  sight.square = 'f6';
  expect(sight.laid?.uses).toEqual(['c3', 'd4']);
  sight.square = 'a3';
  expect(sight.laid).toBeNull();
});

test('places that lack one piece are ghosts; those that can be chosen are not', async () => {
  const { choosing, places, sight } = sightOf();
  const place = (at: string, missing: unknown) => ({ at, uses: ['c3'], marks: [], second_marks: [], arrows: [], missing });
  const told = { cards: [{ card: 'Knight', fits: [place('c4', null)], near: [place('h2', { at: 'h3', rank: 0 })], anywhere: null }] };
  vi.stubGlobal('fetch', vi.fn(async () => new Response(JSON.stringify(told))));
  choosing.touch('Knight');
  await places.look('5/7/9/9/9/9/9/7/5', 0, 'Knight');
  expect([...sight.fitting]).toEqual([]);
  expect([...sight.lacking]).toEqual(['h2']);
  sight.square = 'h2';
  expect(sight.laid?.missing).toEqual({ at: 'h3', rank: 0 });
  expect(places.of('Herald')).toEqual({ fits: [], near: [] });
});

test('a lesson marks the card, then the square', () => {
  const { choosing, sight } = sightOf('summon Knight f6');
  expect(sight.expectedCard).toBe('Knight');
  expect(sight.expectedSquare).toBeNull();
  choosing.touch('Knight');
  expect(sight.expectedSquare).toBe('f6');
  expect(sightOf('place e5').sight.expectedCard).toBeNull();
});

test('a line of the log points at its squares; an option in a list, too', () => {
  expect(sightOf(null, { facts: { event: 'moved', origin: 'a3', target: 'b4' } }).sight.pointed).toEqual(['a3', 'b4']);
  const { sight } = sightOf();
  sight.considered = option('destroy b4', { verb: 'destroy', at: 'b4' });
  expect(sight.pointed).toEqual(['b4']);
});

test('a card that a line of the log speaks of can be read, but its places are not shown', () => {
  const { sight } = sightOf(null, { facts: { event: 'summoned', card: 'Titan', at: 'e5' }, text: '' });
  expect([sight.cardToRead, sight.card]).toEqual(['Titan', null]);
  sight.pointedCard = 'Knight';
  expect(sight.cardToRead).toBe('Knight');
});
