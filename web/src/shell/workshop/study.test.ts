import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Study } from './study.svelte';
import type { CardDocument } from './types';

const DOCUMENT: CardDocument = { set: { name: 'S' } };
const STUDY = { id: 'one', card: 'Rook', status: 'running', games: 2, most_games: 10, points: [], problem: null, detail: null, report: null };

let answers: Record<string, unknown>;
let asked: string[];
let away: boolean;

beforeEach(() => {
  vi.useFakeTimers();
  asked = [];
  away = false;
  answers = { 'POST /api/workshop/studies': STUDY, 'GET /api/workshop/studies/one': STUDY, 'DELETE /api/workshop/studies/one': null };
  vi.stubGlobal('fetch', async (path: string, { method }: { method: string }) => {
    if (away) throw new Error('away');
    asked.push(`${method} ${path.replace('/api/workshop/studies', '')}`);
    const answer = answers[`${method} ${path}`];
    const ok = answer !== undefined && !(answer as { error?: string } | null)?.error;
    return { ok, status: ok ? 200 : 404, text: async () => JSON.stringify(answer ?? { error: 'not-found', text: 'no' }) };
  });
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('looks until there is an end', async () => {
  const study = new Study();
  expect(await study.start('chess', DOCUMENT, 'Rook')).toBe('one');
  expect([study.runs, study.told?.games]).toEqual([true, 2]);
  answers['GET /api/workshop/studies/one'] = { ...STUDY, status: 'done', games: 10 };
  await vi.advanceTimersByTimeAsync(2000);
  expect([study.runs, study.told?.games]).toEqual([false, 10]);
  const looks = asked.length;
  await vi.advanceTimersByTimeAsync(10_000);
  expect(asked.length).toBe(looks);
});

it('goes on when it is left, and is found again', async () => {
  const study = new Study();
  await study.start('chess', DOCUMENT, 'Rook');
  study.leave();
  expect(asked).not.toContain('DELETE /one');
  const again = new Study();
  await again.find('one');
  expect(again.runs).toBe(true);
  await again.stop();
  expect(asked.at(-1)).toBe('DELETE /one');
  expect(again.told?.status).toBe('stopped');
});

it('shows nothing of one that the server has forgotten', async () => {
  const study = new Study();
  await study.find('gone');
  expect([study.told, study.refusal]).toEqual([null, null]);
});

it('waits for a server that is away', async () => {
  const study = new Study();
  await study.start('chess', DOCUMENT, 'Rook');
  away = true;
  await vi.advanceTimersByTimeAsync(2000);
  expect([study.refusal?.code, study.runs]).toEqual(['offline', true]);
  away = false;
  await vi.advanceTimersByTimeAsync(2000);
  expect([study.refusal, study.runs]).toEqual([null, true]);
});

it('names the other one that has to end first', async () => {
  answers['POST /api/workshop/studies'] = { error: 'too-many', text: 'one at a time' };
  answers['GET /api/workshop/studies'] = { studies: [{ ...STUDY, id: 'old', status: 'done' }, STUDY] };
  const study = new Study();
  expect(await study.start('chess', DOCUMENT, 'Bishop')).toBe(null);
  expect(study.other?.card).toBe('Rook');
  await study.stopOther();
  expect(asked.at(-1)).toBe('DELETE /one');
  expect(study.refusal).toBe(null);
});
