// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/svelte';
import { afterEach, expect, test, vi } from 'vitest';
import type { Declaration, Position } from '../api/types';
import type { Match } from '../match/match.svelte';
import Declared from './Declared.svelte';

afterEach(cleanup);

const NAMES = ['Ada', 'Bob', 'Eva', 'Dan'];

/** What seat 0 sees of a match in which this was declared, and what it did about it. */
function shown(position: Partial<Position>) {
  const declare = vi.fn<(declaration: Declaration) => void>();
  const may = (declaration: Declaration) => position.declarations?.includes(declaration) ?? false;
  render(Declared, { match: { seat: 0, position, declare, may } as unknown as Match, names: NAMES });
  return { declare };
}

const buttons = () => screen.queryAllByRole('button').map((button) => button.textContent.trim());
const press = (name: string) => screen.getByRole('button', { name }).click();

test('an offer of a draw can be accepted and declined', () => {
  const { declare } = shown({ declared: { '1': 'offer draw' }, declarations: ['resign', 'accept draw', 'decline draw'] });
  screen.getByText('Bob offers a draw.');
  expect(buttons()).toEqual(['Accept', 'Decline']);
  press('Decline');
  press('Accept');
  expect(declare.mock.calls.flat()).toEqual(['decline draw', 'accept draw']);
});

test('the own offer waits and can be withdrawn', () => {
  const { declare } = shown({ declared: { '0': 'offer draw' }, declarations: ['resign', 'withdraw draw'] });
  screen.getByText('You’ve offered a draw.');
  press('Withdraw the offer');
  expect(declare.mock.calls.flat()).toEqual(['withdraw draw']);
});

test('a teammate who would resign is answered', () => {
  const { declare } = shown({ declared: { '2': 'propose resigning' }, declarations: ['resign'] });
  screen.getByText('Eva wants to resign. If you agree, the other side wins.');
  press('Agree and resign');
  expect(declare.mock.calls.flat()).toEqual(['resign']);
});

test('who would resign waits for the teammate and can play on', () => {
  const { declare } = shown({ declared: { '0': 'propose resigning' }, declarations: ['keep playing'] });
  screen.getByText('You want to resign. Waiting for your teammate to agree.');
  press('Play on after all');
  expect(declare.mock.calls.flat()).toEqual(['keep playing']);
});

test('what the other team says among itself asks for no answer', () => {
  shown({ declared: { '1': 'propose resigning' }, declarations: ['propose resigning'] });
  expect(buttons()).toEqual([]);
});
