import { expect, test } from 'vitest';
import { texts as turkish } from '#languages/tr/interface/texts.ts';
import { findUntranslated, readSources } from './find-untranslated.ts';
import { textsOfInterface } from './interface-texts.ts';
import { readLiterals } from './read-literals.ts';

const sources = readSources();

test('whatever an owner may read has a Turkish entry', () => {
  expect(findUntranslated(sources, turkish)).toEqual([]);
});

test('every Turkish entry is still said by the interface, a shared rule, the server or a demo store', () => {
  const spoken = textsOfInterface(sources.ofInterface).map(({ words }) => words);
  // In a template its values stand where the entry has `{name}`.
  const written = [...sources.ofServer, ...readLiterals('simulators')].map(({ pieces }) => pieces.join('{}'));
  const said = new Set([...spoken, ...written]);
  const unused = Object.keys(turkish).filter(
    (english) => !said.has(english) && !said.has(english.replace(/\{\w+\}/g, '{}')),
  );
  expect(unused).toEqual([]);
});

test('no English text has one Turkish entry here and another one there', () => {
  const catalogues = Object.values(
    import.meta.glob<Record<string, object>>(['/src/languages/tr/interface/*.ts', '!**/texts.ts'], {
      eager: true,
    }),
  ).flatMap((module) => Object.values(module));
  const differing = catalogues
    .flatMap((catalogue) => Object.entries(catalogue))
    .filter(([english, entry]) => JSON.stringify(entry) !== JSON.stringify(turkish[english]));
  expect(catalogues.length).toBeGreaterThan(10);
  expect(differing).toEqual([]);
});

test('an entry has the same placeholders as its English text', () => {
  const differing = Object.entries(turkish).filter(([english, entry]) => {
    const forms = typeof entry === 'string' ? [entry] : Object.values(entry);
    return forms.some((form) => placeholders(form) !== placeholders(english));
  });
  expect(differing).toEqual([]);
});

function placeholders(text: string) {
  return [...text.matchAll(/\{\w+\}/g)]
    .map(([name]) => name)
    .sort()
    .join();
}
