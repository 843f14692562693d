import { expect, it } from 'vitest';
import { eyesOf, headline, momentAddress, type Eyes } from './moment';

it.each<[Eyes, string]>([
  ['open', '/replay/abc?step=12'],
  [2, '/replay/abc?step=12&seat=2'],
  ['spectator', '/replay/abc?step=12&seat=spectator'],
])('puts a moment into an address and finds the eyes "%s" again', (eyes, address) => {
  expect(momentAddress('abc', 12, eyes)).toBe(address);
  expect(eyesOf(address.slice(address.indexOf('?')))).toBe(eyes);
});

it.each(['', '?seat=', '?seat=9', '?seat=-1', '?seat=x'])('sees everything by "%s"', (query) => {
  expect(eyesOf(query)).toBe('open');
});

it('says in the bar what a step came to, where all of it would be too long', () => {
  const blow = 'Poacher uses “Straight Arrow” on Night Hag';
  expect(headline([])).toBe('');
  expect(headline([blow, 'Night Hag takes 2 damage'])).toBe(`${blow} · Night Hag takes 2 damage`);
  expect(headline([blow, blow, blow, 'Turn 2 begins'])).toBe('Turn 2 begins');
});
