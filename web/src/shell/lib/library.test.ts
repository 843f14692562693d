import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { setLanguage } from '../i18n/language.svelte';
import { Shelf, type AnyLibrary } from './library.svelte';

let asked: string[];
let broken: boolean;

beforeEach(async () => {
  asked = [];
  broken = false;
  vi.useFakeTimers();
  await setLanguage('en');
  vi.stubGlobal('fetch', async (path: string) => {
    asked.push(path);
    if (broken) throw new TypeError('no network');
    const language = new URL(path, 'http://test').searchParams.get('lang');
    const data = {
      game: 'chess',
      language,
      cards: [{ kind: 'warrior', id: 'Tinker', title: `Tinker in ${language}` }],
      categories: [{ id: 'iron', name: `iron in ${language}` }],
      colours: [],
    };
    return { ok: true, text: async () => JSON.stringify(data) };
  });
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

interface Library extends AnyLibrary {
  categories: { id: string; name: string }[];
  colours: { id: string; name: string }[];
}

const newShelf = () => new Shelf<Library>('chess', (data) => [data.categories, data.colours]);
const settle = () => vi.advanceTimersByTimeAsync(1);

it('comes when somebody first asks, and once', async () => {
  const shelf = newShelf();
  expect(asked).toEqual([]);
  expect([shelf.data, shelf.titleOf('Tinker'), shelf.nameOf('iron')]).toEqual([null, 'Tinker', 'iron']);
  await settle();
  expect([shelf.titleOf('Tinker'), shelf.nameOf('iron')]).toEqual(['Tinker in en', 'iron in en']);
  expect(shelf.card('nobody')).toBe(null);
  expect(asked).toEqual(['/api/cards/chess?lang=en']);
});

it('keeps the old language until the new one has come, and each for good', async () => {
  const shelf = newShelf();
  void shelf.data;
  await settle();
  await setLanguage('pl');
  expect(shelf.titleOf('Tinker')).toBe('Tinker in en');
  await settle();
  expect(shelf.titleOf('Tinker')).toBe('Tinker in pl');
  await setLanguage('en');
  expect(shelf.titleOf('Tinker')).toBe('Tinker in en');
  expect(asked).toHaveLength(2);
});

it('tries again by itself', async () => {
  broken = true;
  const shelf = newShelf();
  void shelf.data;
  await settle();
  expect([shelf.failed, shelf.data]).toEqual([true, null]);
  broken = false;
  await vi.advanceTimersByTimeAsync(3001);
  expect([shelf.failed, shelf.titleOf('Tinker')]).toEqual([false, 'Tinker in en']);
});
