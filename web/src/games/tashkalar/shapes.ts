// The shapes of the arena, its pieces and its signs, in the arena's units: 100 for a square.

const point = (angle: number, radius: number) => `${(radius * Math.sin(angle)).toFixed(1)} ${(-radius * Math.cos(angle)).toFixed(1)}`;
const closed = (points: string[]) => `M${points.join('L')}Z`;

/** A regular polygon around 0 0, its first corner up and turned by an angle. */
export const polygon = (corners: number, radius: number, turn = 0): string =>
  closed(Array.from({ length: corners }, (_, index) => point((index / corners) * 2 * Math.PI + turn, radius)));

/** Rays around 0 0: points between two radii. */
export const rays = (count: number, outer: number, inner: number): string =>
  closed(Array.from({ length: count * 2 }, (_, index) => point((index / count) * Math.PI, index % 2 ? inner : outer)));

/** An octagon that stands on a side: the collar of a heroic piece. */
export const collar = (radius: number): string => polygon(8, radius, Math.PI / 8);

/** The body of a side's pieces: disc, diamond, hexagon, tile. Corners are rounded by the line around it. */
export function body(side: number, r: number): string {
  const half = r * 0.92;
  return (
    [
      `M${-r} 0a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`,
      polygon(4, r * 1.14),
      polygon(6, r * 1.1),
      `M${-half} ${-half}H${half}V${half}H${-half}Z`,
    ][side] ?? polygon(5, r)
  );
}

/** A star of four points: summoning. */
export const spark = (r: number): string => {
  const inner = r * 0.23;
  return `M0 ${-r} ${inner} ${-inner} ${r} 0 ${inner} ${inner} 0 ${r} ${-inner} ${inner} ${-r} 0 ${-inner} ${-inner}Z`;
};

/** The arena's outline, so much larger: every step of the board touches this octagon. */
export function octagonCorners(grow: number): [number, number][] {
  const k = grow * Math.tan(Math.PI / 8);
  return [
    [200 - k, -grow], [700 + k, -grow], [900 + grow, 200 - k], [900 + grow, 700 + k],
    [700 + k, 900 + grow], [200 - k, 900 + grow], [-grow, 700 + k], [-grow, 200 - k],
  ];
}

export const octagon = (grow: number): string =>
  closed(octagonCorners(grow).map((corner) => corner.map((n) => n.toFixed(1)).join(' ')));

/** The plates in the eight steps between the squares and the frame. */
export const STEPS = [
  [200, 0, -1, 1], [100, 100, -1, 1], [700, 0, 1, 1], [800, 100, 1, 1],
  [100, 800, -1, -1], [200, 900, -1, -1], [800, 800, 1, -1], [700, 900, 1, -1],
].map(([x, y, sx, sy]) => ({
  d: `M${x} ${y! + sy! * 24}V${y! + sy! * 100}H${x! + sx! * 76}Z`,
  move: `translate(${sx! * -3} ${sy! * -3})`,
}));

export const LEAF = 'M0-26C17-16 22 2 0 26C-22 2-17-16 0-26ZM0-14V34M0 0 9-8M0 0-9-8M0 12 10 3M0 12-10 3';
export const FLAME =
  'M2-28C4-14 19-8 19 9C19 21 10 27 0 27C-11 27-19 20-19 8C-19-1-13-6-10-14C-6-9-5-6-4-2C1-8 3-17 2-28ZM0 27C-7 22-7 14 0 6C7 14 7 22 0 27Z';
/** Corners around a square: a target. */
export const CORNERS = 'M-45-24V-45H-24M24-45H45V-24M45 24V45H24M-24 45H-45V24';
/** Four chevrons that point to the middle: a destination. */
export const CHEVRONS = 'M-9-30 0-20 9-30M-9 30 0 20 9 30M-30-9-20 0-30 9M30-9 20 0 30 9';
