import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { turkish } from './tr.ts';

const LITERAL = String.raw`('(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*")`;

test('every text of the interface has a Turkish entry', () => {
  const missing = [...textsOnScreen()].filter((english) => !Object.hasOwn(turkish, english));
  expect(missing).toEqual([]);
});

test('every Turkish entry is still said by the interface, a shared rule or the server', () => {
  const said = new Set([...textsOnScreen(), ...literals('src/shared'), ...literals('src/server')]);
  const unused = Object.keys(turkish).filter((english) => !said.has(english) && !isTemplateIn(said, english));
  expect(unused).toEqual([]);
});

test('an entry has the same placeholders as its English text', () => {
  const differing = Object.entries(turkish).filter(([english, entry]) => {
    const forms = typeof entry === 'string' ? [entry] : [entry.one, entry.other];
    return forms.some((form) => placeholders(form) !== placeholders(english));
  });
  expect(differing).toEqual([]);
});

function textsOnScreen(): Set<string> {
  const texts = new Set<string>();
  for (const source of sources('src/web')) {
    for (const [, literal] of source.matchAll(
      new RegExp(String.raw`\b(?:t|text|t\.nodes|t\.message)\(\s*${LITERAL}`, 'g'),
    ))
      texts.add(unquote(literal));
    for (const [call] of source.matchAll(/\bt\.plural\([^;]*?\}/g)) {
      const other = new RegExp(String.raw`\bother:\s*${LITERAL}`).exec(call);
      if (other) texts.add(unquote(other[1]));
    }
    for (const [, literal] of source.matchAll(new RegExp(String.raw`\bfailed: ${LITERAL}`, 'g')))
      texts.add(unquote(literal));
  }
  return texts;
}

/** Every string in the sources; placeholders of template literals become `{}`. */
function literals(folder: string): Set<string> {
  const found = new Set<string>();
  for (const source of sources(folder)) {
    for (const [, literal] of source.matchAll(new RegExp(LITERAL, 'g'))) found.add(unquote(literal));
    for (const [, template = ''] of source.matchAll(/`([^`]*)`/g))
      found.add(template.replace(/\$\{[^}]*\}/g, '{}'));
  }
  return found;
}

function isTemplateIn(said: Set<string>, english: string) {
  return said.has(english.replace(/\{\w+\}/g, '{}'));
}

function sources(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name) && !/\.test\.|(?:^|\/)tr\.ts$/.test(name))
    .map((name) => withoutComments(readFileSync(join(folder, name), 'utf8')));
}

function withoutComments(source: string) {
  return source.replace(/\/\*[\s\S]*?\*\//g, '').replace(/^\s*\/\/.*$/gm, '');
}

function unquote(literal = '') {
  return literal.slice(1, -1).replace(/\\(.)/g, '$1');
}

function placeholders(text: string) {
  return [...text.matchAll(/\{\w+\}/g)]
    .map(([name]) => name)
    .sort()
    .join();
}
