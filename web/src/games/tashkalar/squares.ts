// The squares that an event speaks of.
import type { Told } from '../../shell/api/types';
import { eventOf } from './view';

export function squaresOf(told: Told): string[] {
  const { at, origin, target, one, other } = eventOf(told);
  const named = [at, origin, target, one, other].filter((square) => typeof square === 'string');
  return [...new Set(named)];
}
