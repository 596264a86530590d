import type { core } from 'zod/mini';
import { type Sentence, say, text, type Values } from './sentence.ts';

/** The message of an issue with the limits that stand in it: its own and the `params` of a rule of ours. */
export function issueSentence(issue: core.$ZodIssue): Sentence {
  const { message, maximum, minimum, params } = issue as core.$ZodIssue & {
    maximum?: number;
    minimum?: number;
    params?: Record<string, number>;
  };
  return message.includes('{') ? say(message, { maximum, minimum, ...params } as Values) : text(message);
}
