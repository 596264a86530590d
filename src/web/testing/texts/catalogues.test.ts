import { describe, expect, test } from 'vitest';
import type { Catalogue } from '#languages/catalogue.ts';
import { LANGUAGES } from '#shared/core/languages.ts';
import { findUntranslated, readSources } from './find-untranslated.ts';
import { textsOfInterface } from './interface-texts.ts';
import { readLiterals } from './read-literals.ts';

const sources = readSources();
const files = import.meta.glob<Record<string, Catalogue>>('/src/languages/*/interface/*.ts', { eager: true });

describe.each(LANGUAGES.filter((language) => language !== 'en'))('%s', (language) => {
  const folder = `/src/languages/${language}/interface/`;
  const texts = files[`${folder}texts.ts`]!.texts!;

  test('whatever an owner may read has an entry', () => {
    expect(findUntranslated(sources, texts)).toEqual([]);
  });

  test('every entry is still said by the interface, a shared rule, the server or a demo store', () => {
    const spoken = textsOfInterface(sources.ofInterface).map(({ words }) => words);
    const written = [...sources.ofServer, ...readLiterals('simulators')].map(({ words }) => words);
    const said = new Set([...spoken, ...written]);
    expect(Object.keys(texts).filter((english) => !said.has(english))).toEqual([]);
  });

  test('no English text has one entry here and another one there', () => {
    const catalogues = Object.entries(files)
      .filter(([file]) => file.startsWith(folder) && !file.endsWith('/texts.ts'))
      .flatMap(([, module]) => Object.values(module));
    const differing = catalogues
      .flatMap((catalogue) => Object.entries(catalogue))
      .filter(([english, entry]) => JSON.stringify(entry) !== JSON.stringify(texts[english]));
    expect(catalogues.length).toBeGreaterThan(10);
    expect(differing).toEqual([]);
  });

  test('an entry has the same placeholders as its English text', () => {
    const differing = Object.entries(texts).filter(([english, entry]) => {
      const forms = typeof entry === 'string' ? [entry] : Object.values(entry);
      return forms.some((form) => placeholders(form) !== placeholders(english));
    });
    expect(differing).toEqual([]);
  });
});

function placeholders(text: string) {
  return [...text.matchAll(/\{\w+\}/g)]
    .map(([name]) => name)
    .sort()
    .join();
}
