// What this browser adds to the seed of a table when somebody sits down: 256 random bits that the server cannot know before.
export function addition(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(32));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
