// Folk ornament, drawn by code: the cut-paper frames of warriors, the landscape behind them, cross-stitch, and plans of whom a
// move hits. Everything here is outlines; CSS gives them their colours, so that one drawing serves light and dark.

const round = (number: number): number => +number.toFixed(1);

/** A small seeded generator: the same card always gets the same ornament. */
export function seeded(text: string): () => number {
  let state = 2166136261;
  for (const letter of text) state = Math.imul(state ^ letter.charCodeAt(0), 16777619);
  return () => {
    state = Math.imul(state ^ (state >>> 15), 2246822507);
    state = Math.imul(state ^ (state >>> 13), 3266489909);
    state ^= state >>> 16;
    return (state >>> 0) / 4294967296;
  };
}

type Point = [number, number];

const cubic = (points: [Point, Point, Point, Point], t: number): Point => {
  const u = 1 - t;
  const at = (axis: 0 | 1) =>
    u * u * u * points[0][axis] + 3 * u * u * t * points[1][axis] + 3 * u * t * t * points[2][axis] + t * t * t * points[3][axis];
  return [at(0), at(1)];
};

const HUNDREDTHS = Array.from({ length: 101 }, (_, index) => index / 100);

/** The outline of a wayside shrine: straight sides, an ogee arch. `inset` shrinks it evenly. */
function arch(inset: number): { d: string; points: Point[] } {
  const [left, right, bottom, top, shoulder] = [24 + inset, 216 - inset, 250 - inset, 16 + inset * 1.15, 112];
  const [rise, lean, crown] = [62 + inset * 0.6, inset * 0.4, 36 + inset];
  const d =
    `M${left} ${bottom}V${shoulder}C${left} ${rise} ${78 + lean} ${crown} 120 ${top}` +
    `C${162 - lean} ${crown} ${right} ${rise} ${right} ${shoulder}V${bottom}Q120 ${bottom + 15} ${left} ${bottom}Z`;
  const points: Point[] = [];
  for (let y = bottom; y > shoulder; y -= 2) points.push([left, y]);
  for (const t of HUNDREDTHS) points.push(cubic([[left, shoulder], [left, rise], [78 + lean, crown], [120, top]], t));
  for (const t of HUNDREDTHS) points.push(cubic([[120, top], [162 - lean, crown], [right, rise], [right, shoulder]], t));
  for (let y = shoulder; y < bottom; y += 2) points.push([right, y]);
  for (const t of HUNDREDTHS) {
    const u = 1 - t;
    points.push([u * u * right + 2 * u * t * 120 + t * t * left, u * u * bottom + 2 * u * t * (bottom + 15) + t * t * bottom]);
  }
  return { d, points };
}

/** Points at even distances along an outline, each with the direction that leads out of it. */
function along(points: Point[], count: number): [number, number, number][] {
  const lengths = [0];
  points.slice(1).forEach(([x, y], index) => lengths.push(lengths[index]! + Math.hypot(x - points[index]![0], y - points[index]![1])));
  const total = lengths.at(-1)!;
  let next = 1;
  return Array.from({ length: count }, (_, index) => {
    const at = ((index + 0.5) * total) / count;
    while (lengths[next]! < at) next += 1;
    const [[x0, y0], [x1, y1]] = [points[next - 1]!, points[next]!];
    return [x1, y1, Math.atan2(y1 - y0, x1 - x0) - Math.PI / 2];
  });
}

const dot = (x: number, y: number, r: number): string =>
  `M${round(x - r)} ${round(y)}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`;

/** One petal of the rosette behind a face, pointing up from 0,0: every category has its own. */
const PETALS: Record<string, string> = {
  iron: 'M0 0L-7 -58L0 -104L7 -58Z',
  bow: 'M0 0C-3 -40 -14 -64 0 -104C14 -64 3 -40 0 0ZM-1 -30L-13 -46L-2 -42ZM1 -30L13 -46L2 -42Z',
  fire: 'M0 0C-22 -40 8 -56 -5 -104C24 -66 2 -46 0 0Z',
  water: 'M0 0C-12 -30 -16 -66 0 -100C16 -66 12 -30 0 0ZM0 -104a5 5 0 1 0 .1 0Z',
  forest: 'M0 0L-3 -34L-15 -46L-3 -46L-13 -66L-2 -62L-9 -84L0 -104L9 -84L2 -62L13 -66L3 -46L15 -46L3 -34Z',
  bone: 'M0 0C-8 -30 -4 -70 -4 -84A8 8 0 1 1 0 -100A8 8 0 1 1 4 -84C4 -70 8 -30 0 0Z',
  beast: 'M0 0C-16 -24 -12 -72 6 -104C4 -70 12 -40 0 0Z',
  prayer: 'M0 0C-5 -40 -5 -60 -10 -80L0 -104L10 -80C5 -60 5 -40 0 0ZM-16 -62a4 4 0 1 0 .1 0Z',
};

const [OUTER, FIELD, THREAD] = [arch(4), arch(17), arch(24)];

export interface Frame {
  outer: string;
  field: string;
  thread: string;
  scallops: string;
  /** Pierced from level II on. */
  holes: string;
  /** Wolf teeth from level III on. */
  teeth: string;
  petals: { d: string; turn: number }[];
}

const frames = new Map<string, Frame>();

/** The frame of a warrior, made from its card: its lines give the petals, its level the richness, its name the details. */
export function frameOf({ id, level, lines }: { id: string; level: number; lines: string[][] }): Frame {
  const known = frames.get(id);
  if (known) return known;
  const scallops = along(OUTER.points, 46 + Math.floor(seeded(id)() * 3) * 2);
  const teeth = along(FIELD.points, 54).map(([x, y, angle]) => {
    const [c, s] = [Math.cos(angle), Math.sin(angle)];
    return `M${round(x + s * 5)} ${round(y - c * 5)}L${round(x - c * 8)} ${round(y - s * 8)}L${round(x - s * 5)} ${round(y + c * 5)}Z`;
  });
  const count = 10 + level * 2;
  const made: Frame = {
    outer: OUTER.d,
    field: FIELD.d,
    thread: THREAD.d,
    scallops: scallops.map(([x, y]) => dot(x, y, 8.6)).join(''),
    holes: level < 2 ? '' : scallops.map(([x, y, angle]) => dot(x + Math.cos(angle) * 2.4, y + Math.sin(angle) * 2.4, 2.1)).join(''),
    teeth: level < 3 ? '' : teeth.join(''),
    petals: Array.from({ length: count }, (_, index) => {
      const turn = ((index + 0.5) * 360) / count;
      return { d: PETALS[lines[turn < 180 ? 1 : 0]?.[0] ?? ''] ?? '', turn: round(turn) };
    }),
  };
  frames.set(id, made);
  return made;
}

export const LEAVES = 'M108 262C92 240 74 236 58 240C64 254 84 262 108 262ZM76 240C78 224 70 210 57 204C52 220 58 234 76 240Z';
export const TULIP = 'M52 240c-11-3-18-12-17-26l8 7l5-12l7 11l8-8c3 14 0 25-11 28Z';
export const BIRD =
  'M2 31C3 20 11 13 21 15C24 7 30 4 36 7L44 12L37 14C39 24 31 32 20 32ZM7 29C-4 27 -12 18 -12 6C-5 13 3 17 12 18ZM3 31C-8 34 -18 29 -23 20C-13 22 -4 22 6 25ZM28 6l1-6l4 4l4-4l1 7Z';
export const BUD = 'M0 30C-4 20 -2 8 6 0L10 8L17 2L20 10L28 8C28 20 20 30 10 32Z';
export const CROWN = 'M84 26L92 4L106 17L120 -6L134 17L148 4L156 26Q120 12 84 26Z';
export const BEADS = Array.from({ length: 12 }, (_, index) => {
  const angle = (index * Math.PI) / 6;
  return dot(120 + Math.cos(angle) * 19, 30 + Math.sin(angle) * 19, 4.6);
}).join('');

/** A wax seal with a wavy edge, 160 across. */
export const WAX = `${Array.from({ length: 221 }, (_, index) => {
  const angle = (index / 220) * Math.PI * 2;
  const radius = 72 + 5 * Math.abs(Math.sin(angle * 11));
  return `${index ? 'L' : 'M'}${round(80 + Math.cos(angle) * radius)} ${round(80 + Math.sin(angle) * radius)}`;
}).join('')}Z`;

export const HEART = 'M16 28.5C6 21 1.5 15.8 1.5 9.6 1.5 5 5 1.5 9.2 1.5c2.8 0 5.3 1.5 6.8 4 1.5-2.5 4-4 6.8-4 4.2 0 7.7 3.5 7.7 8.1 0 6.2-4.5 11.4-14.5 18.9Z';
export const BURST = 'M60 2l9 24 20-17-3 26 30-6-21 21 23 12-26 6 14 24-27-7-3 31-16-22-16 22-3-31-27 7 14-24-26-6 23-12L4 29l30 6-3-26 20 17z';
export const SPIKES = 'M24 1l5 8 8-5 0 9 10 1-5 8 6 6-9 3 2 10-9-2-3 9-6-6-8 5-1-9-10-1 5-8-8-6 9-4-1-9 9 2z';

// ------------------------------------------------------------------------------------------------------------- landscape

const fir = (x: number, y: number, height: number, trunk = true): string => {
  const tiers = [0, 1, 2, 3].map((tier) => {
    const [wide, top] = [height * (0.15 + tier * 0.075), y - height + tier * height * 0.22];
    return `M${round(x)} ${round(top)}L${round(x - wide)} ${round(top + height * 0.34)}H${round(x + wide)}Z`;
  });
  const foot = `M${round(x - height * 0.03)} ${round(y - height * 0.06)}h${round(height * 0.06)}v${round(height * 0.08)}h${round(-height * 0.06)}Z`;
  return tiers.join('') + (trunk ? foot : '');
};
const hut = (x: number, y: number, w: number): string =>
  `M${x} ${y}v${-w * 0.42}l${-w * 0.1} 0L${x + w * 0.42} ${y - w * 0.95}l${w * 0.1} 0v${-w * 0.14}h${w * 0.1}v${w * 0.24}L${x + w * 1.1} ${y - w * 0.42}h${-w * 0.1}v${w * 0.42}Z`;
const tower = (x: number, y: number, w: number, h: number): string =>
  `M${x} ${y}v${-h}h${-w * 0.15}v${-w * 0.22}h${w * 0.2}L${x + w * 0.5} ${y - h - w * 1.5}L${x + w * 0.95} ${y - h - w * 0.22}h${w * 0.2}v${w * 0.22}h${-w * 0.15}v${h}Z`;

const WIDE = 1600;
const HIGH = 720;

/** The stage: sky, sun or moon, a castle hill, a village, fir woods and a field: six layers of cut paper, from back to front. */
export const LANDSCAPE = (() => {
  const random = seeded('barracks');
  const many = (count: number, draw: (index: number) => string) => Array.from({ length: count }, (_, index) => draw(index)).join('');
  const hill = (y: number, height: number, step: number): string => {
    let [d, x, up] = [`M-40 ${HIGH + 40}V${y}`, -40, 1];
    while (x < WIDE + 40) {
      const nextX = x + step * (0.7 + random() * 0.6);
      const nextY = y + up * height * (0.3 + random() * 0.7);
      d += `Q${round((x + nextX) / 2)} ${round(nextY)} ${round(nextX)} ${round(y + (random() - 0.5) * height)}`;
      [x, up] = [nextX, -up];
    }
    return `${d}V${HIGH + 40}Z`;
  };
  const far = many(34, () => fir(random() * WIDE, HIGH * 0.56 + random() * 16, 26 + random() * 20));
  const middle = many(15, () => {
    const x = random() < 0.5 ? random() * WIDE * 0.34 : WIDE - random() * WIDE * 0.34;
    return fir(x, HIGH * 0.66 + random() * 12, 60 + random() * 60);
  });
  const near = many(6, (index) => {
    const x = index % 2 ? WIDE - 10 - index * 38 * random() : 10 + index * 38 * random();
    return fir(x, HIGH * 0.86 + random() * 12, 190 + random() * 130, false);
  });
  const castle =
    `M560 ${HIGH * 0.62}Q700 ${HIGH * 0.44} 760 ${HIGH * 0.43}H880Q960 ${HIGH * 0.45} 1090 ${HIGH * 0.62}Z` +
    tower(770, HIGH * 0.45, 26, 70) +
    tower(806, HIGH * 0.45, 40, 104) +
    tower(856, HIGH * 0.45, 24, 60) +
    `M740 ${HIGH * 0.45}v-44h6v-8h8v8h8v-8h8v8h8v-8h8v8h86v-8h8v8h8v-8h8v8h8v44Z`;
  const village =
    hut(560, HIGH * 0.6, 46) + hut(626, HIGH * 0.605, 36) + hut(930, HIGH * 0.6, 52) + hut(1004, HIGH * 0.605, 38) + tower(690, HIGH * 0.6, 20, 62);
  const stars = many(70, () => dot(random() * WIDE, random() * HIGH * 0.42, round(0.6 + random() * 1.4)));
  const flakes = many(60, () => dot(random() * WIDE, random() * HIGH, round(1 + random() * 2.4)));
  const panes = [
    [574, 0.6, -14, 8, 9], [590, 0.6, -14, 8, 9], [946, 0.6, -16, 9, 10], [966, 0.6, -16, 9, 10],
    [640, 0.605, -11, 7, 7], [1018, 0.605, -12, 7, 8], [696, 0.6, -40, 6, 10],
  ] as const;
  return {
    viewBox: `0 0 ${WIDE} ${HIGH}`,
    wide: WIDE,
    high: HIGH,
    stars,
    flakes,
    rays: Array.from({ length: 24 }, (_, index) => ({ d: `M0 -78L-5 -104L0 -${index % 2 ? 150 : 128}L5 -104Z`, turn: index * 15 })),
    layers: [
      hill(HIGH * 0.47, 60, 330) + castle,
      hill(HIGH * 0.58, 34, 240) + far,
      hill(HIGH * 0.62, 20, 300) + village,
      hill(HIGH * 0.68, 14, 420) + middle,
      `M-40 ${HIGH + 40}V${HIGH * 0.74}Q400 ${HIGH * 0.69} 800 ${HIGH * 0.72}T${WIDE + 40} ${HIGH * 0.73}V${HIGH + 40}Z`,
      `M-40 ${HIGH + 40}V${HIGH * 0.83}Q420 ${HIGH * 0.78} 820 ${HIGH * 0.815}T${WIDE + 40} ${HIGH * 0.81}V${HIGH + 40}Z`,
      near,
    ],
    windows: panes.map(([x, share, up, w, h]) => `M${x} ${round(HIGH * share + up)}h${w}v${h}h${-w}z`).join(''),
  };
})();

// ----------------------------------------------------------------------------------------------------------- cross-stitch

const ROWS = [
  '....x.......x.......', '...xxx.....x.x......', '..x.x.x...x.x.x.....', '.xx.x.xx.x..x..x..x.',
  'x..xxx..x..xxx..x.xx', '.xxxxxxx.xxxxxxx.xxx', 'x..xxx..x..xxx..x.xx', '.xx.x.xx.x..x..x..x.',
  '..x.x.x...x.x.x.....', '...xxx.....x.x......', '....x.......x.......',
];
const STITCH = 3;

/** A repeat of eight-pointed stars, crosses and little trees, eleven stitches high. */
export const BAND = {
  width: ROWS[0]!.length * STITCH,
  height: ROWS.length * STITCH,
  d: ROWS.flatMap((row, y) => [...row].map((stitch, x) => (stitch === 'x' ? `M${x * STITCH} ${y * STITCH}h2.5v2.5h-2.5z` : ''))).join(''),
};

/** Where the pips of a die are, in a square of 40. */
export const PIPS: Record<number, Point[]> = {
  1: [[2, 2]],
  2: [[1, 1], [3, 3]],
  3: [[1, 1], [2, 2], [3, 3]],
  4: [[1, 1], [3, 1], [1, 3], [3, 3]],
  5: [[1, 1], [3, 1], [2, 2], [1, 3], [3, 3]],
  6: [[1, 1], [3, 1], [1, 2], [3, 2], [1, 3], [3, 3]],
};
