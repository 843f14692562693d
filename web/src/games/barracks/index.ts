// The door of Barracks: what the shell knows of it before any of it is loaded.
import type { GameManifest } from '../../shell/games';
import { lazily } from '../../shell/lib/lazily';
import Scene from './Scene.svelte';

export default {
  id: 'barracks',
  order: 2,
  Scene,
  quickSetup: { difficulty: 'classic' },
  showsTurnsAgain: true,
  table: lazily(() => import('./Table.svelte')),
  cards: lazily(() => import('./book')),
} satisfies GameManifest;
