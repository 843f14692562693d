import { expect, test } from 'vitest';
import { sentencesOf } from './effects';
import { cards } from './recorded';

test.each([
  ['With a 3/6 chance, burn each warrior hit.', [{ chance: 3, text: 'Burn each warrior hit.' }]],
  ['Z szansą 2/6 oparz każdy cel.', [{ chance: 2, text: 'Oparz każdy cel.' }]],
  ['Se šancí 5/6 otrav každý cíl.', [{ chance: 5, text: 'Otrav každý cíl.' }]],
  [
    'Give each warrior hit 1 slowness. With a 2/6 chance, give each warrior hit 1 weakness.',
    [{ chance: null, text: 'Give each warrior hit 1 slowness.' }, { chance: 2, text: 'Give each warrior hit 1 weakness.' }],
  ],
  ['If this eliminated a warrior, heal this warrior 2.', [{ chance: null, text: 'If this eliminated a warrior, heal this warrior 2.' }]],
])('%s', (text, sentences) => {
  expect(sentencesOf(text)).toEqual(sentences);
});

test('no chance of a move is lost', () => {
  for (const card of cards.cards) {
    if (card.kind !== 'move' || !card.effect) continue;
    const chances = card.effect.match(/\d\/6/g) ?? [];
    expect(sentencesOf(card.effect).filter(({ chance }) => chance !== null)).toHaveLength(chances.length);
  }
});
