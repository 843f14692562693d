import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Checking } from './checking.svelte';
import type { Kind } from './kinds';
import type { CardDocument, CardProblem } from './types';

const KINDS = [{ id: 'card', cardId: (entry: Record<string, unknown>) => String(entry.name) }] as unknown as Kind[];
const document = (effect: string): CardDocument => ({ set: { name: 'S' }, card: [{ name: 'Rook', effect }] });
const MISTAKE: CardProblem = { severity: 'error', message: { en: 'unknown word', pl: 'nieznane słowo', cs: 'neznámé slovo' }, kind: 'card', index: 0, key: 'effect', offset: 0, length: 2 };

let asked: string[];

beforeEach(() => {
  asked = [];
  vi.useFakeTimers();
  vi.stubGlobal('fetch', async (_: string, { body }: { body: string }) => {
    const { effect } = JSON.parse(body).document.card[0];
    asked.push(effect);
    const bad = effect.startsWith('bad');
    const cards = bad ? [] : [{ id: 'Rook', kind: 'being', title: 'Rook', effect }];
    const told = { id: bad ? null : 'id', name: 'S', problems: bad ? [MISTAKE] : [], cards: { en: cards, pl: cards, cs: cards } };
    return { ok: true, text: async () => JSON.stringify(told) };
  });
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('looks at the last text only, after a moment', async () => {
  const checking = new Checking('chess', KINDS);
  checking.look(document('a'));
  checking.look(document('b'));
  await vi.advanceTimersByTimeAsync(1000);
  expect(asked).toEqual(['b']);
  expect([checking.fresh, checking.mistakes('card', 0)]).toEqual([true, 0]);
});

it('stays at the last good version while there is a mistake', async () => {
  const checking = new Checking('chess', KINDS);
  checking.look(document('good'));
  await vi.advanceTimersByTimeAsync(1000);
  checking.look(document('bad'));
  await vi.advanceTimersByTimeAsync(1000);
  expect(checking.mistakes('card', 0)).toBe(1);
  expect(checking.cardOf('card', 0)?.pl).toMatchObject({ effect: 'good' });
  expect(checking.cardOf('card', 1)).toBe(null);
});
