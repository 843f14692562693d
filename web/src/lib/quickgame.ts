// One click, one good game: a gentle opponent and the way to play that is learned first.
import type { GameId, NewTable } from '../api/types';
import { makeTable } from './lobby.svelte';

const SETUPS: Record<GameId, NewTable['setup']> = {
  tashkalar: { form: 'high', seats: 2 },
  barracks: { difficulty: 'classic' },
};
const OPPONENT = 'level2';

const start = (game: GameId, opponent: NonNullable<NewTable['seats']>[number]) =>
  makeTable({ game, setup: SETUPS[game], seats: [{ kind: 'human' }, opponent], public: false });

export const againstComputer = (game: GameId) => start(game, { kind: 'computer', level: OPPONENT });
export const withFriend = (game: GameId) => start(game, { kind: 'open' });
