import { afterEach, expect, test } from 'vitest';
import { isShortcut } from './keys';

afterEach(() => document.body.replaceChildren());

function pressedOn(tag: string, init: KeyboardEventInit): boolean {
  const element = document.body.appendChild(document.createElement(tag));
  let found = false;
  element.addEventListener('keydown', (event) => (found = isShortcut(event, 'e')));
  element.dispatchEvent(new KeyboardEvent('keydown', init));
  return found;
}

test('a letter alone is a shortcut', () => {
  expect(pressedOn('button', { key: 'e' })).toBe(true);
  expect(pressedOn('button', { key: 'E', shiftKey: true })).toBe(true);
  expect(pressedOn('button', { key: 'f' })).toBe(false);
});

test('a key that is held down, or with others, is none', () => {
  expect(pressedOn('button', { key: 'e', repeat: true })).toBe(false);
  expect(pressedOn('button', { key: 'e', ctrlKey: true })).toBe(false);
  expect(pressedOn('button', { key: 'e', metaKey: true })).toBe(false);
  expect(pressedOn('button', { key: 'e', altKey: true })).toBe(false);
});

test('a sign that needs Shift is a shortcut wherever the focus is', () => {
  const element = document.body.appendChild(document.createElement('button'));
  let found = false;
  element.addEventListener('keydown', (event) => (found = isShortcut(event, '?')));
  element.dispatchEvent(new KeyboardEvent('keydown', { key: '?', shiftKey: true }));
  expect(found).toBe(true);
});

test('whoever writes means letters', () => {
  expect(pressedOn('input', { key: 'e' })).toBe(false);
  expect(pressedOn('textarea', { key: 'e' })).toBe(false);
  expect(pressedOn('dialog', { key: 'e' })).toBe(false);
});
