// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import SeatLine from './SeatLine.svelte';
import type { TashKalarView } from './view';
import { frameOf } from '../../../tests/frame';

const view = {
  form: 'high',
  schools: ['northern', 'sylvan', 'highland', 'southern'],
  teams: true,
  hands: [['Knight'], [null], [null], [null]],
  legends: [['Titan'], [null, null], ['Leviathan', 'Hell Bull'], [null, null]],
  flares: [[], [], [], []],
  decks: [[], [], [], []],
  piles: [[], [], [], []],
  frozen: [null, null, null, null],
  pending: [null, null, null, null],
  active: 1,
  control: 1,
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

function legendsOf(seat: number) {
  const show = vi.fn();
  const props = { seat, side: seat % 2, name: 'Ben', you: seat === 0, over: false, computer: null, frame: frameOf('tashkalar'), show };
  render(SeatLine, { view, ...props });
  return { show, button: screen.queryByRole('button', { name: /^Legends: Ben/ }) };
}

test('a teammate’s legends can be looked at', () => {
  const { show, button } = legendsOf(2);
  button!.click();
  expect(show).toHaveBeenCalledExactlyOnceWith('Legends: Ben', ['Leviathan', 'Hell Bull']);
});

test('those of others are only counted, and the own ones are in the hand', () => {
  expect(legendsOf(1).button).toBeNull();
  cleanup();
  expect(legendsOf(0).button).toBeNull();
});

test('how a computer plays stands beside a short name, and a long one has both lines', () => {
  const computer = { level: 'level2', nth: 0 };
  const props = { seat: 1, side: 1, you: false, over: false, computer, frame: frameOf('tashkalar'), show: vi.fn() };
  const manner = () => document.querySelector('.manner');
  render(SeatLine, { view, name: 'Bruno', ...props });
  expect(manner()).not.toBeNull();
  cleanup();
  render(SeatLine, { view, name: 'Rogneda for Lucky Badger 85', ...props });
  expect(manner()).toBeNull();
});
