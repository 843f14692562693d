// @vitest-environment jsdom
import { cleanup, fireEvent, render, waitFor } from '@testing-library/svelte';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import type { Option } from '../../shell/api/types';
import Table from './Table.svelte';
import { warriorCard } from './cards';
import { keyOf, ordersAt, ordersOf } from './orders';
import { placeOf } from './forecast';
import { pickOf } from './picking';
import { requests, serveCards } from './recorded';
import { slotsOf } from './sending';
import { viewOf } from './view';
import { frameOf } from '../../../tests/frame';

beforeAll(async () => {
  HTMLDialogElement.prototype.showModal ??= () => undefined;
  serveCards();
  await waitFor(() => expect(warriorCard('Goose Girl')).not.toBeNull());
});
afterEach(cleanup);

/** A control that works by mouse, touch and keyboard alike: a native one, in use, with a name. */
async function press(found: Element | null | undefined): Promise<void> {
  expect(found).toBeInstanceOf(HTMLElement);
  expect(['BUTTON', 'INPUT']).toContain(found!.tagName);
  expect((found as HTMLButtonElement).disabled).toBe(false);
  const name = found!.getAttribute('aria-label') ?? found!.closest('label, button')?.textContent ?? '';
  expect(name.trim()).not.toBe('');
  await fireEvent.click(found!);
}

const commit = (page: HTMLElement) => press(page.querySelector('.commit button'));

async function answer(page: HTMLElement, option: Option): Promise<void> {
  const find = (selector: string) => page.querySelector(selector);
  switch ((option.facts as { verb: string }).verb) {
    case 'draw':
      return press(find(`.stack[data-level="${(option.facts as { level: number }).level}"]`));
    case 'pass':
      // points are left, so that it is asked once more
      await press(find('.pass button'));
      return press(find('.confirm button'));
    case 'pick': {
      const { slot, line, move } = pickOf(option);
      await press(find(`[data-slot="${slot}"]`));
      const all = page.querySelectorAll('.line')[line]!;
      const named = (kind: string) => [...all.querySelectorAll(`[data-${kind}]`)].find((each) => each.getAttribute(`data-${kind}`) === move);
      if (!named('take')) await press(named('move'));
      return press(named('take'));
    }
    case 'send':
      if (!slotsOf(option).length) return press(find('.nobody button'));
      for (const slot of slotsOf(option)) await press(find(`[data-send="${slot}"]`));
      return commit(page);
    case 'orders':
      for (const [place, order] of ordersOf(option).entries()) {
        const button = find(`[data-order="${place} ${keyOf(order)}"]`);
        // what is the only order is given already, and a second touch would take nothing back
        if (button?.getAttribute('aria-pressed') !== 'true') await press(button);
      }
      return commit(page);
    case 'nobody':
      return press(find('.nobody[data-target]'));
    case 'target': {
      const { seat, slot } = placeOf(option);
      return press(find(`[data-target][data-place="${seat} ${slot}"]`));
    }
  }
  throw new Error(option.choice);
}

/** A question for a target as it is when no enemy is left on the battlefield: then nobody may be hit. */
function withoutEnemies(asked: (typeof requests)[number]): (typeof requests)[number] {
  const { position, seat } = structuredClone(asked);
  const view = viewOf(position);
  view.field[1 - seat] = [];
  const own = position.request.options.filter((option) => (option.facts as { seat: number }).seat === seat);
  position.request.options = [{ choice: 'target none', text: 'Nobody', facts: { verb: 'nobody' } }, ...own];
  return { seat, position };
}

const target = requests.find(({ position }) => position.request.kind === 'target')!;
const questions = [...requests, withoutEnemies(target)];

test.each(questions.map((each) => [each.position.request.kind, each] as const))('every option of a question "%s"', async (_, asked) => {
  const { request } = asked.position;
  const choose = vi.fn();
  const props = {
    names: ['Ann', 'Bob'],
    seat: asked.seat,
    position: asked.position,
    news: [],
    past: [],
    request,
    choose,
    undo: null,
    table: null,
    pointed: null,
    expected: null,
    thinking: false,
    frame: frameOf('barracks'),
  };
  // what is put together from parts begins anew for every option
  const once = request.kind !== 'orders' && request.kind !== 'send';
  let page = once ? render(Table, props).container : null;
  for (const option of request.options) {
    if (!once) {
      cleanup();
      page = render(Table, props).container;
    }
    await answer(page!, option);
    expect(choose).toHaveBeenLastCalledWith(option.choice);
  }
  expect(choose).toHaveBeenCalledTimes(request.options.length);
});

test('an order that leads to no combination is not offered', async () => {
  const asked = requests.find(({ position: { request } }) => request.kind === 'orders' && both(request.options))!;
  const { request } = asked.position;
  const props = { names: ['Ann', 'Bob'], news: [], past: [], choose: vi.fn(), undo: null, table: null, pointed: null, expected: null, thinking: false, frame: frameOf('barracks') };
  const { container } = render(Table, { ...props, seat: asked.seat, position: asked.position, request });
  const key = keyOf(ordersAt(request.options, 0).find((order) => order.verb === 'withdraw')!);
  await press(container.querySelector(`[data-order="0 ${key}"]`));
  expect(container.querySelector<HTMLButtonElement>(`[data-order="1 ${key}"]`)!.disabled).toBe(true);
});

const both = (options: Option[]) =>
  [0, 1].every((place) => ordersAt(options, place).some((order) => order.verb === 'withdraw'));
