import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { createTranslate } from './i18n.ts';
import { turkish } from './tr.ts';

const TEMPLATE = '`[^`]*`';
const LITERAL = String.raw`('(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*")`;

/** Where the server words what a screen shows of connecting, reading and posting. */
const FAILURES = [
  'src/server/calendar/post-faults.ts',
  'src/server/calendar/problems.ts',
  'src/server/calendar/warnings.ts',
  'src/server/http/http-server.ts',
  'src/server/http/problem.ts',
  'src/server/platforms/platform-failure.ts',
  'src/server/platforms/shopier/failures.ts',
  'src/server/platforms/shopify/failures.ts',
  'src/server/publishing/problems.ts',
  'src/server/stores/problems.ts',
].map((file) => withoutComments(readFileSync(file, 'utf8')));

test('every text of the interface has a Turkish entry', () => {
  const missing = [...textsOnScreen()].filter((english) => !Object.hasOwn(turkish, english));
  expect(missing).toEqual([]);
});

test('every Turkish entry is still said by the interface, a shared rule, the server or a demo store', () => {
  const texts = textsOnScreen();
  const rules = ['src/shared', 'src/server', 'src/simulators'].flatMap(sources).join('\n');
  const unused = Object.keys(turkish).filter((english) => !texts.has(english) && !stands(english, rules));
  expect(unused).toEqual([]);
});

test('every sentence in which the server tells an owner what went wrong has a Turkish entry', () => {
  const { message } = createTranslate('tr', turkish);
  const sentences = [...FAILURES, ...sources('src/server/sync')].flatMap(sentencesIn);
  expect(sentences.length).toBeGreaterThan(25);
  expect(sentences.filter((sentence) => message(sentence) === sentence)).toEqual([]);
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
    for (const [, literal] of source.matchAll(
      new RegExp(String.raw`\bt\.plural\([\s\S]*?\bother:\s*${LITERAL}`, 'g'),
    ))
      texts.add(unquote(literal));
    for (const [, literal] of source.matchAll(new RegExp(String.raw`\bfailed: ${LITERAL}`, 'g')))
      texts.add(unquote(literal));
  }
  return texts;
}

/** Literals that begin as a sentence does, with something in place of each value. */
function sentencesIn(code: string): string[] {
  return [...code.matchAll(new RegExp(`${LITERAL}|${TEMPLATE}`, 'g'))]
    .map(([literal]) => unquote(literal).replace(/\$\{[^}]*\}/g, 'Something'))
    .filter((words) => /^[A-Z“].*(?: [a-z]+){2}/.test(words));
}

/** As a string, or as a template whose values stand where the text has `{name}`. */
function stands(english: string, code: string) {
  const words = english
    .split(/\{\w+\}/)
    .map((piece) => piece.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/'/g, String.raw`\\?'`))
    .join(String.raw`\$\{[^}]*\}`);
  return new RegExp(`['"\`]${words}['"\`]`).test(code);
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
