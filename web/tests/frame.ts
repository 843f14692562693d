// A frame for tests of a game's table: nothing around it, nothing to take back.
import { createRawSnippet } from 'svelte';
import { ALL_PARTS, type Frame } from '../src/shell/table/frame';

export const frameOf = (game: string): Frame => ({
  kind: 'live',
  game,
  way: '',
  question: { text: '', yours: true },
  recapping: false,
  clock: null,
  skew: 0,
  unread: { log: 0, chat: 0 },
  log: createRawSnippet(() => ({ render: () => '<i></i>' })),
  over: false,
  parts: ALL_PARTS,
  pointed: null,
  point: () => undefined,
  drawer: null,
  open: () => undefined,
});
