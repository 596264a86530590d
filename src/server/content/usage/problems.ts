import { Problem } from '#server/core/http/problem.ts';
import { type Resource, USAGE_LIMIT_EXCEEDED, type UsageEntry } from '#shared/content/usage.ts';
import { text } from '#shared/core/sentence.ts';

export const usageProblems = {
  limitExceeded: (resourceType: Resource, usage: UsageEntry) =>
    new Problem(429, USAGE_LIMIT_EXCEEDED, text('The allowance of this kind is used up.'), {
      resourceType,
      usage,
    }),
};
