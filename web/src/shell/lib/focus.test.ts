import { afterEach, expect, test } from 'vitest';
import { keepFocus } from './focus';

afterEach(() => document.body.replaceChildren());

const soon = () => new Promise((done) => setTimeout(done));

function page(): [HTMLElement, HTMLButtonElement] {
  const place = document.createElement('main');
  place.tabIndex = -1;
  const button = document.createElement('button');
  place.append(button);
  document.body.append(place);
  return [place, button];
}

test('the place takes the focus of what is gone', async () => {
  const [place, button] = page();
  const stop = keepFocus(place);
  button.focus();
  button.remove();
  await soon();
  expect(document.activeElement).toBe(place);
  stop();
});

test('who has the focus keeps it', async () => {
  const [place, button] = page();
  const stop = keepFocus(place);
  button.focus();
  place.append(document.createElement('p'));
  await soon();
  expect(document.activeElement).toBe(button);
  stop();
});

test('nobody is given a focus that was not there', async () => {
  const [place, button] = page();
  const stop = keepFocus(place);
  button.remove();
  await soon();
  expect(document.activeElement).toBe(document.body);
  stop();
});
