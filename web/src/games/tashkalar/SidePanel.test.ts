// @vitest-environment jsdom
import { cleanup, render } from '@testing-library/svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import SidePanel from './SidePanel.svelte';
import type { TashKalarView } from './view';
import { frameOf } from '../../../tests/frame';

const view = {
  form: 'high',
  goal: 9,
  scores: [3, 0],
  claimed: [[], []],
  supply: [[17, 3], [17, 3]],
  held: [],
  schools: ['northern', 'southern'],
  teams: false,
  hands: [[], []],
  legends: [[], []],
  flares: [[], []],
  decks: [[], []],
  piles: [[], []],
  frozen: [null, null],
  pending: [null, null],
  active: 0,
  control: 0,
  actions: 2,
} as unknown as TashKalarView;

beforeEach(() => {
  const library = { cards: [], schools: [], forms: [], task_categories: [], ranks: [], words: {}, arena: { squares: [] } };
  vi.stubGlobal('fetch', async () => new Response(JSON.stringify(library)));
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function panelOf(form: string) {
  const props = { side: 0, names: ['Ann', 'Ben'], computers: [null, null], seat: 0, over: false, gained: null, show: vi.fn() };
  const { container } = render(SidePanel, { view: { ...view, form } as TashKalarView, frame: frameOf('tashkalar'), ...props });
  return { points: container.querySelector('.points')!, legends: container.querySelectorAll('.track .legend') };
}

test('which points of High Form are legends is marked and told', () => {
  const { points, legends } = panelOf('high');
  expect(legends).toHaveLength(3);
  expect(points.getAttribute('title')).toBe('3 of 9 points: tasks 0, legends 3');
});

test('in a Duel legends are points like others', () => {
  const { points, legends } = panelOf('duel');
  expect(legends).toHaveLength(0);
  expect(points.getAttribute('title')).toBe('3 of 9 points');
});
