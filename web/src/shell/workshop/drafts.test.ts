import { expect, it } from 'vitest';
import { deedsOf, Drafts, readKept } from './drafts.svelte';

const set = () => ({ set: { name: 'Harbor' } });

it('puts cards into sets, opens them, takes them out', () => {
  const drafts = new Drafts(null);
  const draft = drafts.begin('chess', set());
  drafts.add(draft, 'card', { name: 'Rook' });
  drafts.add(draft, 'card', { name: 'Knight' });
  expect([drafts.entry?.name, drafts.opened?.index]).toEqual(['Knight', 1]);
  drafts.entry!.name = 'Nightrider';
  expect(drafts.draft?.document.card).toEqual([{ name: 'Rook' }, { name: 'Nightrider' }]);
  drafts.remove(drafts.draft!, 'card', 0);
  expect([drafts.draft, drafts.entry]).toEqual([null, null]);
  expect(drafts.all[0]!.document.card).toEqual([{ name: 'Nightrider' }]);
  drafts.discard(drafts.all[0]!);
  expect(drafts.all).toEqual([]);
});

it('keeps them in the browser', () => {
  const drafts = new Drafts(null);
  drafts.add(drafts.begin('chess', set()), 'card', { name: 'Rook' });
  drafts.keep();
  expect(new Drafts().entry).toEqual({ name: 'Rook' });
});

it('reads what it can of what was kept', () => {
  expect(readKept('no json').drafts).toEqual([]);
  expect(readKept('{"drafts": [{"id": "1"}, {"id": "2", "game": "chess", "document": {"set": {"name": "S"}}}]}').drafts).toEqual([
    { id: '2', game: 'chess', document: { set: { name: 'S' } }, verdicts: {} },
  ]);
});

it('opens the first card of a set that was made elsewhere', () => {
  const drafts = new Drafts(null);
  drafts.take('chess', { ...set(), school: [], card: [{ name: 'Gull' }] }, [{ id: 'school' }, { id: 'card' }]);
  expect(drafts.entry?.name).toBe('Gull');
});

it('knows a card again by what it does', () => {
  const rook = { name: 'Rook', picture: 'tower', effect: 'Gain an action.' };
  expect(deedsOf(rook)).toBe(deedsOf({ ...rook, name: 'Castle', names: { pl: 'Zamek' }, flavor: 'Strong.', picture: 'wall' }));
  expect(deedsOf(rook)).not.toBe(deedsOf({ ...rook, effect: 'Gain 2 actions.' }));
});

it('gives a new set a name of its own', () => {
  const drafts = new Drafts(null);
  expect(drafts.freeName('My cards')).toBe('My cards');
  drafts.begin('chess', { set: { name: 'My cards' } });
  drafts.begin('checkers', { set: { name: drafts.freeName('My cards') } });
  expect(drafts.all.map(({ document }) => document.set.name)).toEqual(['My cards', 'My cards 2']);
  expect(drafts.freeName('My cards')).toBe('My cards 3');
});
