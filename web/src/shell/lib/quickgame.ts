// One click, one good game: a gentle opponent and the way to play that is learned first.
import type { NewTable } from '../api/types';
import type { GameManifest } from '../games';
import { makeTable } from './lobby.svelte';

const OPPONENT = 'level2';

const start = ({ id, quickSetup }: GameManifest, opponent: NonNullable<NewTable['seats']>[number]) =>
  makeTable({ game: id, setup: quickSetup, seats: [{ kind: 'human' }, opponent], public: false });

export const againstComputer = (game: GameManifest, level = OPPONENT) => start(game, { kind: 'computer', level });
export const withFriend = (game: GameManifest) => start(game, { kind: 'open' });
