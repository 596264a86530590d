import type { core } from 'zod/mini';
import { type Sentence, say, type Text, text, type Values } from './sentence.ts';

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

/** The message of an issue with the limits that stand in it: its own and the `params` of a rule of ours. */
export function issueSentence(issue: core.$ZodIssue): Sentence {
  const { message, maximum, minimum, params } = issue as core.$ZodIssue & {
    maximum?: number;
    minimum?: number;
    params?: Record<string, number>;
  };
  return message.includes('{') ? say(message, { maximum, minimum, ...params } as Values) : text(message);
}
