// The geometry of the curve of fairness, in the units of its picture.
import type { StudyPoint } from './types';

/** Shares of games won that are fair. */
export const FAIR = { low: 0.45, high: 0.55 };
/** What is in sight where nothing goes beyond it. */
const USUAL = { low: 0.35, high: 0.65 };
const BOX = { left: 40, right: 550, top: 14, bottom: 158 };
const STEP = 0.05;

export interface Range {
  low: number;
  high: number;
}

export interface Scale {
  left: number;
  right: number;
  x: (games: number) => number;
  y: (share: number) => number;
}

/** The shares in sight: as many above one half as below, so that one half is in the middle. The ups and downs of the first
 * quarter of the games may go beyond. */
export function rangeOf(points: StudyPoint[]): Range {
  const late = points.filter(({ games }) => 4 * games >= (points.at(-1)?.games ?? 0));
  const far = Math.max(USUAL.high - 0.5, ...late.map(({ rate }) => Math.abs(rate - 0.5)));
  const half = Math.min(0.5, Math.ceil((far - 1e-9) / STEP) * STEP);
  return { low: 0.5 - half, high: 0.5 + half };
}

export function scaleOf(range: Range, games: number): Scale {
  const { left, right, top, bottom } = BOX;
  const within = (share: number) => Math.min(range.high, Math.max(range.low, share));
  return {
    left,
    right,
    x: (played) => Math.round((left + ((right - left) * played) / games) * 10) / 10,
    y: (share) => Math.round((bottom - ((bottom - top) * (within(share) - range.low)) / (range.high - range.low)) * 10) / 10,
  };
}

const pathOf = (places: [number, number][]) => places.map(([x, y], number) => `${number ? 'L' : 'M'}${x} ${y}`).join('');

export const lineOf = (points: StudyPoint[], { x, y }: Scale): string => pathOf(points.map((point) => [x(point.games), y(point.rate)]));

/** What the share may be in truth: up along the high ends, back along the low ones. */
export function bandOf(points: StudyPoint[], { x, y }: Scale): string {
  const high = points.map((point): [number, number] => [x(point.games), y(point.high)]);
  const low = points.map((point): [number, number] => [x(point.games), y(point.low)]);
  return `${pathOf([...high, ...low.reverse()])}Z`;
}
