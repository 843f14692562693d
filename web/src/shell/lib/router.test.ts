// The server answers 404 for whatever is not in routes.json: the list is what the router knows.
import { expect, test } from 'vitest';
import routes from '../../../public/routes.json';
import { GAMES } from '../games';
import { placeOf, type Place } from './router.svelte';

const SCREENS: Record<Place['screen'], true> = {
  home: true, new: true, table: true, replay: true, cards: true, learn: true, rules: true, account: true, credits: true, lost: true,
  players: true, player: true, challenge: true, tournaments: true, tournament: true, admin: true,
  workshop: true, sandbox: true,
};
const screenOf = (path: string) => placeOf(path.replace('{game}', GAMES[0]!.id).replace('{lesson}', '2').replace(/[{}]/g, ''), new URLSearchParams()).screen;

test.each(routes)('%s is a screen', (path) => {
  expect(screenOf(path)).not.toBe('lost');
});

test('every screen has an address', () => {
  expect(new Set([...routes.map(screenOf), 'lost'])).toEqual(new Set(Object.keys(SCREENS)));
});
