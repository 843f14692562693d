// The search for messages and words finds what it is there to find.
import { describe, expect, it } from 'vitest';
import { idsWrittenIn } from './messages';
import { askedFor, sourceOf, sources, textsIn, wordsIn } from './sources';

const component = sourceOf(
  'Sample.svelte',
  `<script lang="ts">
    const label: string = t('one', { number: 1, name });
  </script>
  <p class="not for the reader" aria-label="Spoken">{t(open ? 'two' : 'three')} · Written {#if open}Hidden{/if}</p>
  <Part title={t(\`four-\${kind}-end\`, values)} id="part">&nbsp;{'no word'}</Part>
  <style>p { color: red; }</style>`,
);

describe('the search through the source', () => {
  it('finds the messages that are asked for, and their values', () => {
    expect(askedFor(component).map(({ id, values }) => [id, values])).toEqual([
      ['two', []],
      ['three', []],
      ['four-*-end', null],
      ['one', ['number', 'name']],
    ]);
    expect(askedFor(sourceOf('module.ts', "export const f = (x: number) => t('id', { x });"))).toHaveLength(1);
  });

  it('finds texts that may be ids', () => {
    expect(textsIn(component)).toEqual(expect.arrayContaining(['one', 'two', 'three', 'four-*-end']));
  });

  it('finds words in the markup, written and spoken', () => {
    expect(wordsIn(component)).toEqual(['Spoken', '· Written', 'Hidden']);
  });

  it('reads every file', () => {
    const all = sources();
    expect(all.length).toBeGreaterThan(50);
    expect(all.flatMap(askedFor).length).toBeGreaterThan(100);
  }, 60_000);

  it('finds ids that are written, understood or not', () => {
    expect(idsWrittenIn('# note = 1\none = 1\ntwo = { $x ->\n    [one] three = 3\n   *[other] x\n}\nbroken = {\n')).toEqual([
      'one',
      'two',
      'broken',
    ]);
  });
});
