import { expect, test } from 'vitest';
import { inEnglish, inTurn, putInto, say, text } from './sentence.ts';

const turkish: Record<string, string> = {
  'The picture is gone.': 'Resim yok.',
  '{name} refused it: {reason}': '{name} kabul etmedi: {reason}',
};
const inTurkish = (english: string) => turkish[english] ?? english;

test('values stand where the language wants them, and a name that reads as a text stays a name', () => {
  const refused = say('{name} refused it: {reason}', { name: 'X', reason: 'The picture is gone.' });
  expect(putInto(refused, inTurkish)).toBe('X kabul etmedi: The picture is gone.');
  expect(inEnglish(refused)).toBe('X refused it: The picture is gone.');
});

test('a value that is missing shows its place, and what looks like a place in a value stays', () => {
  expect(inEnglish(say('{name} and {other}', { name: '{other}' }))).toBe('{other} and {other}');
});

test('sentences that follow each other are each put into the language', () => {
  const all = inTurn([
    text('The picture is gone.'),
    say('{name} refused it: {reason}', { name: 'X', reason: 'No.' }),
  ]);
  expect(putInto(all, inTurkish)).toBe('Resim yok. X kabul etmedi: No.');
});
