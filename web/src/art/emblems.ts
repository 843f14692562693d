// The drawings of all emblems: simple shapes on a grid of 24, one weight of line, one filled accent.
// `line` is stroked in the colour of the text, `accent` is filled; both are path data.

export interface Drawing {
  line?: string;
  accent?: string;
}

const disc = (x: number, y: number, r: number) => `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`;

const egg = (x: number, y: number, rx: number, ry: number) =>
  `M${x - rx} ${y}a${rx} ${ry} 0 1 0 ${2 * rx} 0a${rx} ${ry} 0 1 0 ${-2 * rx} 0Z`;

/** A star of four points. */
const star = (x: number, y: number, r: number) => {
  const waist = Math.round(r * 24) / 100;
  return `M${x} ${y - r}L${x + waist} ${y - waist} ${x + r} ${y} ${x + waist} ${y + waist} ${x} ${y + r} ${x - waist} ${y + waist} ${x - r} ${y} ${x - waist} ${y - waist}Z`;
};

const diamond = (x: number, y: number, r: number) => `M${x} ${y - r}L${x + r} ${y} ${x} ${y + r} ${x - r} ${y}Z`;

const SHIELD = 'M12 2.8 20 5.4V12c0 4.6-3.2 7.6-8 9.4-4.8-1.8-8-4.8-8-9.4V5.4Z';
const BLADE = 'M8 2.5 10.5 5.5V14h-5V5.5ZM4 14h8M8 14v6';
const BUCKLER = 'M8 3.5 13.2 5v6.5c0 3.4-2.1 5.8-5.2 7.4-3.1-1.6-5.2-4-5.2-7.4V5Z';
const PLUME = 'M13 4C7.5 4 3.2 7 2.6 11.5h3.9c-1.3 1.6-1.6 2.8-1.6 4h3.9c-1 1.4-1.2 2.5-1.2 4C11.6 18.3 13.8 13.5 13 4Z';
const UP = 'M18.2 4 22.4 10.2h-2.6v9.3h-3.2v-9.3H14Z';
const DOWN = 'M18.2 20 22.4 13.8h-2.6V4.5h-3.2v9.3H14Z';
const DIE = 'M6.5 3.5h11a3 3 0 0 1 3 3v11a3 3 0 0 1-3 3h-11a3 3 0 0 1-3-3v-11a3 3 0 0 1 3-3Z';
const HEART = 'M12 20.3C5.2 15.6 2.8 12.2 2.8 8.8A4.7 4.7 0 0 1 12 7.3a4.7 4.7 0 0 1 9.2 1.5c0 3.4-2.4 6.8-9.2 11.5Z';

const PIPS: [number, number][][] = [
  [[12, 12]],
  [[8, 16], [16, 8]],
  [[8, 16], [12, 12], [16, 8]],
  [[8, 8], [16, 8], [8, 16], [16, 16]],
  [[8, 8], [16, 8], [12, 12], [8, 16], [16, 16]],
  [[8, 7.5], [16, 7.5], [8, 12], [16, 12], [8, 16.5], [16, 16.5]],
];
const dice = Object.fromEntries(
  PIPS.map((pips, face) => [`die-${face + 1}`, { line: DIE, accent: pips.map(([x, y]) => disc(x, y, 2)).join('') }]),
);

export const DRAWINGS: Record<string, Drawing> = {
  // the schools of Tash-Kalar; the two Imperial ones share their shield as they share their cards
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

  // other cards of Tash-Kalar
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

  // the categories of Barracks
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

  // what cards of Barracks count
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
  ...dice,
};
