import type { core } from 'zod/mini';
import { type Text, text } from './sentence.ts';

/**
 * What is wrong where a rule has no message of its own, in words for the user of a form. Wrong kinds of values
 * come from programs only: they have zod's own words.
 */
export function wordIssue({ code, origin }: core.$ZodRawIssue): Text | undefined {
  if (code === 'too_big') {
    if (origin === 'string') return text('Please use at most {maximum} characters.');
    if (origin === 'array') return text('Please choose at most {maximum}.');
    return text('Please enter a number of at most {maximum}.');
  }
  if (code === 'too_small') {
    if (origin === 'string') return text('Please fill this in.');
    if (origin === 'array') return text('Please choose at least {minimum}.');
    return text('Please enter a number of at least {minimum}.');
  }
  return undefined;
}
