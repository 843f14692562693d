// Everything the reader reads is there in all languages, is whole, and is used.
import { FluentBundle, FluentResource } from '@fluent/bundle';
import { describe, expect, it } from 'vitest';
import { LANGUAGES, LANGUAGE_NAMES, type Language } from '../src/shell/i18n/language.svelte';
import { idsWrittenIn, MESSAGE_FILES } from './messages';
import { askedFor, sources, textsIn, wordsIn } from './sources';

const filesOf = (language: Language) => MESSAGE_FILES.filter((file) => file.language === language);
const known = new Map(filesOf('en').flatMap((file) => [...file.messages]));
const own = filesOf('en').flatMap((file) => (file.shared ? [] : [...file.messages.keys()]));
const all = sources();

/** What may be in the place of `*` is not known here; at least one message must fit. */
const pattern = (id: string) => new RegExp(`^${id.split('*').map((part) => part.replace(/[^\w-]/g, '\\$&')).join('.+')}$`);

describe.each(LANGUAGES)('messages in %s', (language) => {
  it('are understood, every one of them', () => {
    for (const file of filesOf(language)) {
      expect([...file.messages.keys()], file.name).toEqual(idsWrittenIn(file.text));
    }
  });

  it('are said once, over all files', () => {
    const bundle = new FluentBundle(language);
    const errors = filesOf(language).flatMap((file) => bundle.addResource(new FluentResource(file.text)));
    expect(errors.map(String)).toEqual([]);
  });

  it('are those of English, file by file, with the same variables', () => {
    for (const english of filesOf('en')) {
      const file = filesOf(language).find(({ name }) => name === english.name);
      expect(file, `${english.name} in ${language}`).toBeDefined();
      expect(Object.fromEntries(file!.messages), english.name).toEqual(Object.fromEntries(english.messages));
    }
    expect(filesOf(language).map(({ name }) => name)).toEqual(filesOf('en').map(({ name }) => name));
  });
});

describe('the source', () => {
  const asked = all.flatMap(askedFor);

  it('asks for messages that exist', () => {
    const fits = (id: string) => (id.includes('*') ? [...known.keys()].some((each) => pattern(id).test(each)) : known.has(id));
    const missing = asked.filter(({ id }) => id !== '*' && !fits(id)).map(({ path, id }) => `${path}: ${id}`);
    expect(missing).toEqual([]);
  });

  it('gives a message the values it speaks of', () => {
    const lacking = asked.flatMap(({ path, id, values }) =>
      (values && known.get(id) ? known.get(id)! : [])
        .filter((variable) => !values!.includes(variable))
        .map((variable) => `${path}: ${id} lacks $${variable}`),
    );
    expect(lacking).toEqual([]);
  });

  it('uses every message', () => {
    const texts = [...new Set(all.flatMap(textsIn))];
    const literal = new Set(texts);
    // `prefix-${...}`: a beginning of an id, wherever it is put together
    const computed = texts.filter((text) => /^[a-z][a-z0-9-]*-\*/.test(text) && /^[\w*-]+$/.test(text)).map(pattern);
    const unused = own.filter((id) => !literal.has(id) && !computed.some((each) => each.test(id)));
    expect(unused).toEqual([]);
  });

  it('has no words in its markup', () => {
    const allowed = new Set(['Arenarium', ...Object.values(LANGUAGE_NAMES)]);
    const words = all.flatMap((source) => wordsIn(source).filter((each) => !allowed.has(each)).map((each) => `${source.path}: ${each}`));
    expect(words).toEqual([]);
  });
});
