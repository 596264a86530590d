import { expect, test } from 'vitest';
import { findMentions } from './mentions.ts';

const ada = { id: 'a', name: 'Ada' };
const adaYilmaz = { id: 'y', name: 'Ada Yılmaz' };
const zoe = { id: 'z', name: 'Zoe Kaya' };
const otherZoe = { id: 'o', name: 'Zoe Kaya' };

const named = (text: string, people = [ada, adaYilmaz, zoe]) =>
  findMentions(text, people).map(({ at, length, people: found }) => [
    text.slice(at, at + length),
    found.map(({ id }) => id).join(),
  ]);

test.each([
  ['@Ada Yılmaz, is this the cup?', [['@Ada Yılmaz', 'y']]],
  ['For @Ada: a shorter one.', [['@Ada', 'a']]],
  [
    '@Ada Yılmazer is somebody else, but begins as @Ada',
    [
      ['@Ada', 'a'],
      ['@Ada', 'a'],
    ],
  ],
  [
    '(@Zoe Kaya)\n@Zoe Kaya',
    [
      ['@Zoe Kaya', 'z'],
      ['@Zoe Kaya', 'z'],
    ],
  ],
  ['ada@Ada.example, @ada, @Adam, @', []],
  ['', []],
])('%j', (text, expected) => {
  expect(named(text)).toEqual(expected);
});

test('a name that two people have is meant for both', () => {
  expect(named('@Zoe Kaya', [zoe, otherZoe])).toEqual([['@Zoe Kaya', 'z,o']]);
});

test('who has no name is not named by a mere sign', () => {
  expect(named('@ @,', [{ id: 'n', name: '' }])).toEqual([]);
});
