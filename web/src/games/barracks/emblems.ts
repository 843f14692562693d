// The drawings of all emblems: see shell/art/picture.ts.
import { DICE } from '../../shell/art/dice';
import type { Drawing } from '../../shell/art/picture';
import { disc, egg, SHIELD } from '../../shell/art/shapes';

const BLADE = 'M8 2.5 10.5 5.5V14h-5V5.5ZM4 14h8M8 14v6';
const BUCKLER = 'M8 3.5 13.2 5v6.5c0 3.4-2.1 5.8-5.2 7.4-3.1-1.6-5.2-4-5.2-7.4V5Z';
const PLUME = 'M13 4C7.5 4 3.2 7 2.6 11.5h3.9c-1.3 1.6-1.6 2.8-1.6 4h3.9c-1 1.4-1.2 2.5-1.2 4C11.6 18.3 13.8 13.5 13 4Z';
const UP = 'M18.2 4 22.4 10.2h-2.6v9.3h-3.2v-9.3H14Z';
const DOWN = 'M18.2 20 22.4 13.8h-2.6V4.5h-3.2v9.3H14Z';
const HEART = 'M12 20.3C5.2 15.6 2.8 12.2 2.8 8.8A4.7 4.7 0 0 1 12 7.3a4.7 4.7 0 0 1 9.2 1.5c0 3.4-2.4 6.8-9.2 11.5Z';

export const DRAWINGS: Record<string, Drawing> = {
  // the categories
  iron: { line: 'M20.5 3.5 19.3 9 10.6 17.7 6.3 13.4 15 4.7ZM4.3 12.7l7 7M7.7 16.3l-4.4 4.4', accent: 'M20.5 3.5 19.3 9 10.6 17.7 8.4 15.6Z' },
  bow: { line: 'M5 4.3C13.5 3.7 20.3 10.5 19.7 19M5 4.3 19.7 19M3.5 20.5 17 7', accent: 'M20.8 3.2 19.6 9 15 4.4Z' },
  fire: {
    line: 'M12.2 2.5c.6 4.2 6.5 6.5 6.5 12.2a6.6 6.6 0 0 1-13.3 0c0-3.3 1.9-5 3-7.3 1 .9 1.6 2 1.9 3.2 1.4-2.2 2.2-5 1.9-8.1Z',
    accent: 'M12.2 12.3c.6 1.9 2.9 2.7 2.9 5a2.95 2.95 0 0 1-5.9 0c0-2.1 2-2.8 3-5Z',
  },
  water: {
    line: 'M12 2.8c3.9 4.7 6.6 7.9 6.6 11.7a6.6 6.6 0 0 1-13.2 0C5.4 10.7 8.1 7.5 12 2.8Z',
    accent: 'M5.5 14.5c2.2-1.6 4.3-1.6 6.5 0s4.3 1.6 6.5 0a6.55 6.55 0 0 1-13 0Z',
  },
  forest: { line: 'M12 2.5 17 9h-2.3l3.8 5.2H15.5L19.5 19.3h-15l4-5.1H5.5L9.3 9H7ZM12 19.3v2.7', accent: 'M12 2.5 17 9h-2.3l3.8 5.2H15.5L19.5 19.3H12Z' },
  bone: {
    line: 'M4.8 10.5a7.2 7.2 0 0 1 14.4 0c0 2.5-1 4.2-2.7 5.4V20h-9v-4.1c-1.7-1.2-2.7-2.9-2.7-5.4ZM10.5 20v-2.5M13.5 20v-2.5',
    accent: disc(9.2, 11, 1.9) + disc(14.8, 11, 1.9),
  },
  beast: {
    line: egg(4.9, 11.3, 1.8, 2.4) + egg(9.3, 6, 1.8, 2.5) + egg(14.7, 6, 1.8, 2.5) + egg(19.1, 11.3, 1.8, 2.4),
    accent: 'M12 12.2c3 0 5.2 2.6 5.2 5.1 0 1.9-1.3 2.9-2.9 2.9-.9 0-1.5-.4-2.3-.4s-1.4.4-2.3.4c-1.6 0-2.9-1-2.9-2.9 0-2.5 2.2-5.1 5.2-5.1Z',
  },
  prayer: {
    line: 'M9 10.5h6v10H9ZM5.5 20.5h13M5.8 6.2H3.8M20.2 6.2h-2M7.6 2.8 6.4 1.6M16.4 2.8l1.2-1.2',
    accent: 'M12 2c1.8 2 2.5 3.2 2.5 4.5a2.5 2.5 0 0 1-5 0C9.5 5.2 10.2 4 12 2Z',
  },

  // statuses and boosts
  paralysis: { line: 'M5 7.5a9 9 0 0 0 0 9M19 7.5a9 9 0 0 1 0 9', accent: 'M13.8 2.5 7.2 13.2h4L9.6 21.5 16.8 10.5h-4.2l2.2-8Z' },
  poison: {
    line: 'M9 2.8h6M10.3 2.8v5.7L5.6 17a2.8 2.8 0 0 0 2.5 4.2h7.8a2.8 2.8 0 0 0 2.5-4.2l-4.7-8.5V2.8',
    accent: 'M7.6 14.5h8.8l1.5 2.7a2.2 2.2 0 0 1-1.9 3.2H8a2.2 2.2 0 0 1-1.9-3.2Z',
  },
  burn: {
    line: 'M3.5 20.5h4l1.7-2.3 2.6 3.3 2.6-3.3 1.7 2.3h4.4',
    accent: 'M12.2 2.5c.5 3.5 5.2 5 5.2 9.6a5.3 5.3 0 0 1-10.6 0c0-2.6 1.5-4 2.4-5.8.8.7 1.3 1.6 1.5 2.5 1.1-1.7 1.7-3.9 1.5-6.3Z',
  },
  power: { line: BLADE, accent: UP },
  weakness: { line: BLADE, accent: DOWN },
  defence: { line: BUCKLER, accent: UP },
  exposure: { line: `${BUCKLER}M9.5 4 6.8 9l2.7 2.2L7.6 18.5`, accent: DOWN },
  speed: { line: PLUME, accent: UP },
  slowness: { line: PLUME, accent: DOWN },

  // what cards count
  heart: { line: HEART, accent: HEART },
  'heart-lost': { line: HEART },
  wing: {
    line: 'M20.8 3.5C11.5 3 4.3 7.6 3.2 14.6h6.1c-1.6 2-2 3.9-2 5.9C14.6 19.6 21.9 14 20.8 3.5Z',
    accent: 'M20.8 3.5C21.9 14 14.6 19.6 7.3 20.5c0-2 .4-3.9 2-5.9 5.3-1.2 9.5-5.4 11.5-11.1Z',
  },
  warrior: { line: `${SHIELD}M12 2.8v18.6`, accent: 'M12 2.8 20 5.4V12c0 4.6-3.2 7.6-8 9.4Z' },
  move: { line: 'M3 8.5h8M3 15.5h6M5 12h4M12.5 4.5 20 12 12.5 19.5', accent: 'M14 8 18.5 12 14 16Z' },
  damage: { line: 'M12 2 14 7.8 19.5 5 16.6 10.3 22 12l-5.4 1.8 2.9 5.2-5.5-2.6L12 22l-2-5.6L4.5 19l2.9-5.2L2 12l5.4-1.7L4.5 5 10 7.8Z', accent: disc(12, 12, 3) },
  target: { line: `${disc(12, 12, 7)}M12 2.5V7M12 17v4.5M2.5 12H7M17 12h4.5`, accent: disc(12, 12, 2.4) },
  self: { line: `${disc(12, 12, 9)}`, accent: disc(12, 12, 4) },
  priority: { line: 'M5 20 12 13l7 7', accent: 'M12 3 20 11.5h-4.5L12 7.8 8.5 11.5H4Z' },
  ...DICE,
};
