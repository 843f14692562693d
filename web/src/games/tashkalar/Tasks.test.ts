// @vitest-environment jsdom
import { cleanup, render, waitFor } from '@testing-library/svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { TaskProgress } from './progress.svelte';
import Tasks from './Tasks.svelte';
import type { TashKalarView } from './view';

const card = (id: string, category: string) => ({ kind: 'task', id, title: id, category, advanced: false, points: 2, facts: [], texts: [] });
const cards = [card('Side Chain', 'pattern'), card('Destruction', 'destruction'), card('Corner Chain', 'pattern')];
const progress: TaskProgress[] = [
  { task: 'Side Chain', need: 9, missing: [2, null], pieces: [], filled: [[], []] },
  { task: 'Destruction', need: null, missing: [], pieces: [], filled: [] },
  { task: 'Corner Chain', need: 7, missing: [0, 9], pieces: [], filled: [[], []] },
];
const view = {
  board: '5/7/9/9/9/9/9/7/5',
  supply: [[17, 3], [17, 3]],
  tasks: ['Side Chain', 'Destruction', 'Corner Chain'],
  decks: [[]],
  claimed: [['Isolation'], []],
  destroyed: [0, 0, 0, 2, 0, 0],
  summoned: [0, 0, 0, 0],
  phase: 'action',
} as unknown as TashKalarView;

beforeEach(() => {
  const library = { cards, schools: [], forms: [], task_categories: [], ranks: [], words: {}, arena: { squares: [] } };
  vi.stubGlobal('fetch', async (path: string) => {
    return new Response(JSON.stringify(path.startsWith('/api/tashkalar/progress') ? { tasks: progress } : library));
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

async function shown(over = false) {
  const position = over ? { ...view, phase: 'over' as const } : view;
  const { container } = render(Tasks, { view: position, claimable: new Map(), choose: () => undefined, show: () => undefined, point: () => undefined });
  await waitFor(() => expect(container.querySelectorAll('.steps')).toHaveLength(4));
  await waitFor(() => expect(container.textContent).toContain('points'));
  return container;
}

test('each side has a row of steps, filled as far as they are done, and words for it', async () => {
  const rows = [...(await shown()).querySelectorAll('.steps')].map((row) => row.parentElement!);
  expect(rows.map((row) => row.querySelectorAll('svg').length)).toEqual([9, 9, 7, 7]);
  expect(rows.map((row) => row.querySelectorAll('.done').length)).toEqual([7, 0, 7, 0]);
  expect(rows.map((row) => row.title)).toEqual([
    'Blue: 2 steps to go (a piece or an upgrade each)',
    'Yellow: out of reach for now',
    'Blue: met now',
    'Yellow: 9 steps to go (a piece or an upgrade each)',
  ]);
  expect(rows.map((row) => row.querySelector('b')?.textContent)).toEqual(['2 to go', 'out of reach', 'met', '9 to go']);
});

test('the pieces that a task asks for have a place each, with a collar where they must be upgraded', async () => {
  progress[2] = { task: 'Corner Chain', need: 5, missing: [2, 5], pieces: ['upgraded', 'upgraded', 'any'], filled: [[true, false, true], [false, false, false]] };
  const [row] = [...(await shown()).querySelectorAll('.steps')].slice(2).map((row) => row.parentElement!);
  expect([...row!.querySelectorAll('svg')].map((slot) => [slot.matches('.done'), slot.querySelector('.collar') !== null])).toEqual([
    [true, true],
    [false, true],
    [true, false],
  ]);
  expect(row!.querySelector('b')?.textContent).toBe('2 of 3');
});

test('a task that is pointed at is told of, and no longer when the pointer leaves', async () => {
  const pointed: (string | null)[] = [];
  const { container } = render(Tasks, { view, claimable: new Map(), choose: () => undefined, show: () => undefined, point: (task) => pointed.push(task) });
  const task = container.querySelector('li.task')!;
  task.dispatchEvent(new MouseEvent('pointerenter'));
  expect(pointed).toEqual([]); // a finger
  task.dispatchEvent(Object.assign(new MouseEvent('pointerenter'), { pointerType: 'mouse' }));
  task.dispatchEvent(new MouseEvent('pointerleave'));
  expect(pointed).toEqual(['Side Chain', null]);
});

test('a task about pieces destroyed in a turn shows how far the side is whose turn it is', async () => {
  progress[1] = { task: 'Destruction', need: null, missing: [], pieces: ['upgraded', 'any', 'any'], filled: [] };
  const { container } = render(Tasks, {
    view: { ...view, active: 1, teams: false, destroyed: [1, 1, 0, 0, 0, 0] } as TashKalarView,
    claimable: new Map(), choose: () => undefined, show: () => undefined, point: () => undefined,
  });
  await waitFor(() => expect(container.querySelectorAll('.steps')).toHaveLength(5));
  const row = container.querySelectorAll('li.task')[1]!.querySelector('.progress li')!;
  expect([...row.querySelectorAll('svg')].map((slot) => slot.matches('.done'))).toEqual([true, true, false]);
  expect([row.className.split(' ')[0], row.getAttribute('title')]).toEqual(['seat-1', 'Yellow: destroyed this turn: 2 of 3']);
  expect(row.querySelector('b')?.textContent).toBe('2 of 3');
  progress[1] = { task: 'Destruction', need: null, missing: [], pieces: [], filled: [] };
});

test('what this turn has brought is told with a task that is decided within a turn', async () => {
  expect((await shown()).querySelector('.so-far')?.textContent?.replace(/\s+/g, ' ').trim()).toBe('Destroyed: 2');
  cleanup();
  expect((await shown(true)).querySelector('.so-far')).toBeNull();
});
