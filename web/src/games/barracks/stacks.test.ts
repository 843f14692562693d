// @vitest-environment jsdom
import { cleanup, render, waitFor } from '@testing-library/svelte';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { frameOf } from '../../../tests/frame';
import { warriorCard } from './cards';
import { requests, serveCards } from './recorded';
import Table from './Table.svelte';
import { viewOf } from './view';

beforeAll(async () => {
  HTMLDialogElement.prototype.showModal ??= () => undefined;
  serveCards();
  await waitFor(() => expect(warriorCard('Goose Girl')).not.toBeNull());
});
afterEach(cleanup);

const recorded = requests.find((each) => each.position.request.kind === 'recruit')!;

/** How many stacks are told to be too dear, and what stands above them, for a seat without points that is not asked. */
function stacksOf(done: boolean): { dear: number; title: string } {
  const { seat, position } = structuredClone(recorded);
  const view = viewOf(position);
  view.points[seat] = 0;
  view.done[seat] = done;
  const props = { names: ['Ann', 'Bob'], news: [], past: [], choose: vi.fn(), undo: null, table: null, pointed: null, expected: null, thinking: false };
  const { container } = render(Table, { ...props, seat, position, request: null, frame: frameOf('barracks') });
  const stacks = { dear: container.querySelectorAll('.stack .bad').length, title: container.querySelector('#stacks-title')!.textContent };
  cleanup();
  return stacks;
}

test('who has drawn the last one is short of nothing, and told that the squad is complete', () => {
  const [before, after] = [stacksOf(false), stacksOf(true)];
  expect(before.dear).toBe(5);
  expect(after.dear).toBe(0);
  expect(after.title).not.toBe(before.title);
});
