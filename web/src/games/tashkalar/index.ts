// The door of Tash-Kalar: what the shell knows of it before any of it is loaded.
import type { GameManifest } from '../../shell/games';
import { lazily } from '../../shell/lib/lazily';
import './door.css';
import drawings from './scene.json?icons';
import names from './scene.json';
import Scene from './Scene.svelte';
import './theme.css';

export default {
  id: 'tashkalar',
  order: 2,
  Scene,
  badge: drawings[names.being]!,
  keys: [
    ['↑ ↓ ← →', 'key-arrows'],
    ['Enter', 'key-enter'],
    ['Page Down', 'key-page'],
  ],
  endsTurns: true,
  showsTurnsAgain: true,
  quickSetup: { form: 'high', seats: 2, schools: ['northern', 'southern'] },
  table: lazily(() => import('./Table.svelte')),
  coach: lazily(() => import('./coach')),
  cards: lazily(() => import('./book')),
  workshop: lazily(() => import('./workshop')),
  seatChoice: lazily(() => import('./schools')),
} satisfies GameManifest;
