// What icons.ts makes of a JSON file with the names of pictures: each name's drawing.
declare module '*.json?icons' {
  const drawings: Record<string, string>;
  export default drawings;
}

declare module 'virtual:all-icons' {
  /** How many pictures each part has; in the order of the names. */
  export const together: number;
  export const names: readonly string[];
  export const parts: readonly (() => Promise<{ default: Record<string, string> }>)[];
}
