// What a blow would do to a target, as the server says it with the option.
import type { Option } from '../../shell/api/types';
import { optionOf } from './view';

export interface Forecast {
  hearts: number;
  left: number;
  parts: [string, number][];
}

/** None for a move without damage. */
export function forecastOf(option: Option): Forecast | null {
  const facts = optionOf(option);
  if (facts.verb !== 'target' || facts.left === null) return null;
  return { hearts: facts.hearts ?? 0, left: facts.left, parts: facts.parts ?? [] };
}

/** Whom an option aims at; nobody has no place. */
export const placeOf = (option: Option): { seat?: number; slot?: number; verb: string } => optionOf(option);
