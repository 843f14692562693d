// What icons.ts makes of a JSON file with the names of pictures: each name's drawing.
declare module '*.json?icons' {
  const drawings: Record<string, string>;
  export default drawings;
}
