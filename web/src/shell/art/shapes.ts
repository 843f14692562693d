// Shapes that emblems are drawn with, as path data.

export const disc = (x: number, y: number, r: number) => `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`;

export const egg = (x: number, y: number, rx: number, ry: number) =>
  `M${x - rx} ${y}a${rx} ${ry} 0 1 0 ${2 * rx} 0a${rx} ${ry} 0 1 0 ${-2 * rx} 0Z`;

/** A star of four points. */
export const star = (x: number, y: number, r: number) => {
  const waist = Math.round(r * 24) / 100;
  return `M${x} ${y - r}L${x + waist} ${y - waist} ${x + r} ${y} ${x + waist} ${y + waist} ${x} ${y + r} ${x - waist} ${y + waist} ${x - r} ${y} ${x - waist} ${y - waist}Z`;
};

export const diamond = (x: number, y: number, r: number) => `M${x} ${y - r}L${x + r} ${y} ${x} ${y + r} ${x - r} ${y}Z`;

export const SHIELD = 'M12 2.8 20 5.4V12c0 4.6-3.2 7.6-8 9.4-4.8-1.8-8-4.8-8-9.4V5.4Z';
