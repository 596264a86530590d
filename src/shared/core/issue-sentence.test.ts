import { expect, test } from 'vitest';
import { z } from 'zod/mini';
import { issueSentence } from './issue-sentence.ts';
import { wordIssue } from './issue-words.ts';
import { wholeNumber } from './ranges.ts';
import { inEnglish } from './sentence.ts';

test.each([
  [z.string().check(z.maxLength(3)), 'four', 'Please use at most 3 characters.'],
  [z.string().check(z.minLength(1)), '', 'Please fill this in.'],
  [z.array(z.string()).check(z.maxLength(1)), ['a', 'b'], 'Please choose at most 1.'],
  [z.array(z.string()).check(z.minLength(2)), [], 'Please choose at least 2.'],
  [z.number().check(z.lte(65)), 66, 'Please enter a number of at most 65.'],
  [z.number().check(z.gte(18)), 17, 'Please enter a number of at least 18.'],
  [wholeNumber(1, 9), '12', 'Please enter a whole number from 1 to 9.'],
  [z.string().check(z.minLength(1, 'Please enter a name.')), '', 'Please enter a name.'],
])('a rule without words of its own is described in plain ones', (schema, given, words) => {
  const [issue] = z.safeParse(schema, given, { error: wordIssue }).error!.issues;
  expect(inEnglish(issueSentence(issue!))).toBe(words);
});
