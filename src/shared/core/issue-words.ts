import type { core } from 'zod/mini';

/**
 * What is wrong where a rule has no message of its own, in words for the user of a form. Wrong kinds of values
 * come from programs only: they have zod's own words.
 */
export function wordIssue({ code, origin, ...issue }: core.$ZodRawIssue): string | undefined {
  if (code === 'too_big') {
    if (origin === 'string') return `Please use at most ${issue.maximum} characters.`;
    if (origin === 'array') return `Please choose at most ${issue.maximum}.`;
    return `Please enter a number of at most ${issue.maximum}.`;
  }
  if (code === 'too_small') {
    if (origin === 'string') return 'Please fill this in.';
    if (origin === 'array') return `Please choose at least ${issue.minimum}.`;
    return `Please enter a number of at least ${issue.minimum}.`;
  }
  return undefined;
}
