const NUMERALS = ['', 'I', 'II', 'III', 'IV', 'V'];

/** A level as it is written on cards. */
export const roman = (level: number): string => NUMERALS[level] ?? String(level);
