// The door of Barracks: what the shell knows of it before any of it is loaded.
import type { GameManifest } from '../../shell/games';
import { lazily } from '../../shell/lib/lazily';
import './door.css';
import drawings from './scene.json?icons';
import names from './scene.json';
import Scene from './Scene.svelte';
import './fonts.css';

export default {
  id: 'barracks',
  order: 1,
  Scene,
  badge: drawings[names.badge]!,
  quickSetup: { difficulty: 'quick' },
  keys: [
    ['1 – 9', 'barracks-key-number'],
    ['Enter', 'barracks-key-enter'],
    ['space', 'barracks-key-space'],
  ],
  showsTurnsAgain: true,
  table: lazily(() => import('./Table.svelte')),
  coach: lazily(() => import('./coach')),
  cards: lazily(() => import('./book')),
  workshop: lazily(() => import('./workshop')),
} satisfies GameManifest;
