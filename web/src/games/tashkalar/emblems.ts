// The drawings of all emblems: see shell/art/picture.ts.
import type { Drawing } from '../../shell/art/picture';
import { diamond, disc, SHIELD, star } from '../../shell/art/shapes';

export const DRAWINGS: Record<string, Drawing> = {
  // the schools; the two Imperial ones share their shield as they share their cards
  northern: { line: SHIELD, accent: star(12, 11.5, 5.5) },
  southern: { line: `${SHIELD}M5 15.5h14M12 6.6v1.6M7.3 8.4l1.1 1.2M16.7 8.4l-1.1 1.2`, accent: 'M7.8 15.5a4.2 4.2 0 0 1 8.4 0Z' },
  highland: { line: 'M2 19.5 8.8 7l4 7.3 2.5-4L22 19.5Z', accent: disc(17.4, 5.6, 2.3) },
  sylvan: {
    line: 'M12 21.5V12.5M12 18.2c.2-4.5-2.6-7.2-8.3-7.6 0 5 3 7.9 8.3 7.6Z',
    accent: 'M12 14c-.3-5.8 2.6-9.6 8.4-10.6C21 9.7 17.9 13.8 12 14Z',
  },
  everfrost: {
    line: 'M12 2.5v19M3.8 7.25l16.4 9.5M20.2 7.25 3.8 16.75M9.5 4.5 12 7l2.5-2.5M9.5 19.5 12 17l2.5 2.5M17.25 6.1l-.9 3.4 3.4.9M6.75 6.1l.9 3.4-3.4.9M17.25 17.9l-.9-3.4 3.4-.9M6.75 17.9l.9-3.4-3.4-.9',
    accent: 'M12 7.4 16 9.7V14.3L12 16.6 8 14.3V9.7Z',
  },
  nethervoid: {
    line: 'M4.5 21V10.5a7.5 7.5 0 0 1 15 0V21M2.5 21h4.5M17 21h4.5',
    accent: 'M12 6.5c3 4.6 3 9.8 0 14.5-3-4.7-3-9.9 0-14.5Z',
  },
  etherweave: {
    line: 'M5.5 2.8h13M5.5 21.2h13M7 2.8c0 5.2 3.2 6.6 5 9.2 1.8-2.6 5-4 5-9.2M7 21.2c0-5.2 3.2-6.6 5-9.2 1.8 2.6 5 4 5 9.2',
    accent: 'M8.4 20.6c.4-3.2 2.2-4.2 3.6-5.6 1.4 1.4 3.2 2.4 3.6 5.6Z',
  },

  // other cards
  legend: { line: 'M3 8 7.8 12.4 12 4.8l4.2 7.6L21 8l-1.6 11H4.6Z', accent: diamond(12, 15.2, 2.6) },
  flare: { line: 'M9 15 3.5 20.5M7 11.8 3.2 15.6M12.2 17 8.4 20.8', accent: star(14.3, 9.7, 7) },
  task: { line: 'M6 2.8v18.7M6 4h13.5L16 9l3.5 5H6', accent: diamond(10.6, 9, 2.6) },
  'task-destruction': {
    line: 'M9.5 4.4a8 8 0 0 0 .3 15.3M15.5 4.8a8 8 0 0 1-1.5 15',
    accent: 'M13.6 2.5 9.3 12h3l-1.6 9.5 5-11h-3.2l2.3-8Z',
  },
  'task-colored': { line: 'M4 4h16v16H4Z', accent: diamond(12, 12, 5) },
  'task-summoning': { line: 'M4 8.5V4h4.5M15.5 4H20v4.5M20 15.5V20h-4.5M8.5 20H4v-4.5', accent: star(12, 12, 7) },
  'task-pattern': { line: disc(6.5, 6.5, 2.8) + disc(17.5, 6.5, 2.8) + disc(6.5, 17.5, 2.8), accent: disc(17.5, 17.5, 3.6) },
  'task-enemy': {
    line: 'M4 4 16 16M20 4 8 16M13.5 18.5 18.5 13.5M10.5 18.5 5.5 13.5M16.5 16.5l4 4M7.5 16.5l-4 4',
    accent: diamond(12, 12, 2.8),
  },
  being: { line: disc(12, 8, 4.5) + 'M3.8 20.5c.6-4.6 3.8-7 8.2-7s7.6 2.4 8.2 7Z', accent: disc(12, 8, 2) },

  // ranks of pieces
  common: { line: disc(12, 12, 6) },
  heroic: { line: disc(12, 12, 8.7) + disc(12, 12, 4.6) },
  legendary: { line: disc(12, 12, 9.2), accent: star(12, 12, 7) },
};
