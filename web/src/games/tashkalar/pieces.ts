// The shapes of pieces: each side has its own outline and its own hatching, so that colour is never needed to tell them
// apart. All around a middle at 0 0, in the arena's units.

export interface Shape {
  outline: string;
  hatching: string;
  /** Dots are drawn with a thicker round line. */
  dotted: boolean;
}

const R = 35;

function polygon(corners: number, radius: number, turn: number): string {
  const points = Array.from({ length: corners }, (_, index) => {
    const angle = turn + (2 * Math.PI * index) / corners;
    return `${(radius * Math.cos(angle)).toFixed(1)} ${(radius * Math.sin(angle)).toFixed(1)}`;
  });
  return `M${points.join('L')}Z`;
}

/** Parallel chords of a disc, turned by an angle in degrees. */
function chords(offsets: number[], degrees: number, radius: number): string {
  const angle = (degrees * Math.PI) / 180;
  const turned = (x: number, y: number) =>
    `${(x * Math.cos(angle) - y * Math.sin(angle)).toFixed(1)} ${(x * Math.sin(angle) + y * Math.cos(angle)).toFixed(1)}`;
  return offsets
    .map((offset) => {
      const half = Math.sqrt(radius * radius - offset * offset);
      return `M${turned(-half, offset)}L${turned(half, offset)}`;
    })
    .join('');
}

const DISC = `M${-R} 0A${R} ${R} 0 1 1 ${R} 0A${R} ${R} 0 1 1 ${-R} 0Z`;
const TILE = 'M-24 -32H24A8 8 0 0 1 32 -24V24A8 8 0 0 1 24 32H-24A8 8 0 0 1 -32 24V-24A8 8 0 0 1 -24 -32Z';
const DOTS = [-20, 0, 20].flatMap((x) => [-20, 0, 20].map((y) => `M${(x - y) / 1.41} ${(x + y) / 1.41}h0`)).join('');

export const SHAPES: Shape[] = [
  { outline: DISC, hatching: chords([-20, -7, 7, 20], -45, 29), dotted: false },
  { outline: polygon(4, 44, 0), hatching: DOTS, dotted: true },
  { outline: polygon(6, 39, 0), hatching: chords([-21, -7, 7, 21], 0, 28), dotted: false },
  { outline: TILE, hatching: chords([-14, 0, 14], 0, 28) + chords([-14, 0, 14], 90, 28), dotted: false },
];

/** A star of four points, as legendary pieces bear it. */
export const STAR = 'M0 -24 5.5 -5.5 24 0 5.5 5.5 0 24 -5.5 5.5 -24 0 -5.5 -5.5Z';
