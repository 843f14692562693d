// The door of Tash-Kalar: what the shell knows of it before any of it is loaded.
import type { GameManifest } from '../../shell/games';
import { lazily } from '../../shell/lib/lazily';
import Scene from './Scene.svelte';
import './theme.css';

export default {
  id: 'tashkalar',
  order: 1,
  Scene,
  quickSetup: { form: 'high', seats: 2 },
  wide: true,
  table: lazily(() => import('./Table.svelte')),
  cards: lazily(() => import('./book')),
  seatChoice: lazily(() => import('./schools')),
} satisfies GameManifest;
