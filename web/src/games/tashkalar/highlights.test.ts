import { afterEach, expect, test, vi } from 'vitest';
import type { Option, RequestInfo, Told } from '../../shell/api/types';
import { Choosing } from './choosing.svelte';
import { Places } from './places.svelte';
import { Highlights } from './highlights.svelte';

const option = (choice: string, facts: Record<string, unknown>): Option => ({ choice, facts });
const summon = (at: string) => option(`summon Knight ${at}`, { verb: 'summon', card: 'Knight', at, uses: ['c3', 'd4'] });
const request: RequestInfo = {
  id: 1,
  kind: 'action',
  options: [option('place e5', { verb: 'place', at: 'e5' }), summon('c4'), summon('f6')],
};

function highlightsOf(expected: string | null = null, pointed: Told | null = null) {
  const choosing = new Choosing(() => undefined);
  const places = new Places();
  choosing.ask(request, ['Knight']);
  return { choosing, places, highlights: new Highlights(choosing, places, () => ({ request, expected, pointed })) };
}

afterEach(() => vi.unstubAllGlobals());

test('pointing at a card shows its squares without touching it', () => {
  const { choosing, highlights } = highlightsOf();
  expect([...highlights.lit]).toEqual(['e5']);
  highlights.pointedCard = 'Knight';
  expect([...highlights.lit]).toEqual(['c4', 'f6']);
  expect([...choosing.squares.keys()]).toEqual(['e5']);
});

test('a square shows the pieces that a summoning would use', () => {
  const { choosing, highlights } = highlightsOf();
  choosing.touch('Knight');
  highlights.square = 'f6';
  expect(highlights.laid?.uses).toEqual(['c3', 'd4']);
  // nothing is pointed at: the first place of the card
  highlights.square = 'a3';
  expect(highlights.laid?.at).toBe('c4');
  choosing.touch(null);
  expect(highlights.laid).toBeNull();
});

test('a near miss is shown where the missing piece can be placed', async () => {
  const { choosing, places, highlights } = highlightsOf();
  const place = (at: string, missing: unknown) => ({ at, uses: ['c3'], marks: [], second_marks: [], arrows: [], missing });
  const told = { cards: [{ card: 'Knight', fits: [place('c4', null)], near: [place('h2', { at: 'e5', rank: 0 }), place('b4', { at: 'b5', rank: 0 }), place('c8', { at: 'e5', rank: 1 })], anywhere: null }] };
  vi.stubGlobal('fetch', vi.fn(async () => new Response(JSON.stringify(told))));
  choosing.touch('Knight');
  await places.look('5/7/9/9/9/9/9/7/5', 0, 'Knight');
  expect(highlights.near.map(({ at }) => at)).toEqual(['h2']);
  highlights.square = 'e5';
  expect(highlights.laid?.at).toBe('h2');
  highlights.square = 'h2';
  expect(highlights.laid?.missing).toEqual([{ at: 'e5', rank: 0 }]);
  expect(places.of('Herald')).toEqual({ fits: [], near: [] });
});

test('what is missing and cannot just be placed is named', () => {
  const choosing = new Choosing(() => undefined);
  const only: RequestInfo = { id: 2, kind: 'action', options: [option('place e5', { verb: 'place', at: 'e5' })] };
  choosing.ask(only, ['Leviathan']);
  const lacking = (rank: number) => {
    const nearest = () => ({ at: 'd4', uses: ['c3'], marks: [], secondMarks: [], arrows: [], borrowed: [], missing: [{ at: 'e5', rank }] });
    return new Highlights(choosing, new Places(), () => ({ request: only, expected: null, pointed: null, nearest }));
  };
  choosing.touch('Leviathan');
  expect(lacking(0).lacks('Leviathan')).toBeNull();
  expect(lacking(0).fills('e5')).toBe(true);
  expect(lacking(1).lacks('Leviathan')).toEqual({ at: 'e5', rank: 1 });
  expect(lacking(1).fills('e5')).toBe(false);
  expect(lacking(1).lacking('e5')).toBe(true);
});

test('a lesson marks the card and the square, and no near misses', () => {
  const { choosing, highlights } = highlightsOf('summon Knight f6');
  expect(highlights.expectedCard).toBe('Knight');
  expect(highlights.expectedSquare).toBe('f6');
  choosing.touch('Knight');
  expect(highlights.expectedSquare).toBe('f6');
  expect(highlights.near).toEqual([]);
  expect(highlightsOf('place e5').highlights.expectedCard).toBeNull();
});

test('a line of the log points at its squares; an option in a list, too', () => {
  expect(highlightsOf(null, { facts: { event: 'moved', origin: 'a3', target: 'b4' } }).highlights.pointed).toEqual(['a3', 'b4']);
  const { highlights } = highlightsOf();
  highlights.considered = option('destroy b4', { verb: 'destroy', at: 'b4' });
  expect(highlights.pointed).toEqual(['b4']);
});

test('a card that a line of the log speaks of can be read, but its places are not shown', () => {
  const { highlights } = highlightsOf(null, { facts: { event: 'summoned', card: 'Titan', at: 'e5' }, text: '' });
  expect([highlights.cardToRead, highlights.card]).toEqual(['Titan', null]);
  highlights.pointedCard = 'Knight';
  expect(highlights.cardToRead).toBe('Knight');
});
