// Who goes to the battlefield: the options are sets of warriors, chosen one by one.
import type { Option } from '../../shell/api/types';
import { optionOf } from './view';

export function slotsOf(option: Option): number[] {
  const facts = optionOf(option);
  return facts.verb === 'send' ? facts.slots : [];
}

/** All warriors that any option sends. */
export function candidates(options: Option[]): number[] {
  return [...new Set(options.flatMap(slotsOf))].sort((one, other) => one - other);
}

/** Whether somebody can go along with those who were chosen. */
export function canJoin(options: Option[], chosen: number[], slot: number): boolean {
  return options.some((option) => [...chosen, slot].every((each) => slotsOf(option).includes(each)));
}

/** The option that sends exactly the chosen. */
export function sentOption(options: Option[], chosen: number[]): Option | null {
  return options.find((option) => slotsOf(option).length === chosen.length && slotsOf(option).every((slot) => chosen.includes(slot))) ?? null;
}

/** How many warriors can be sent at most. */
export const mostSent = (options: Option[]): number => Math.max(0, ...options.map((option) => slotsOf(option).length));
