import { failureOf, type PlatformFailure } from '#server/platforms/ports/platform-failure.ts';
import { say, text } from '#shared/core/sentence.ts';

const failure = failureOf('ai');

/** Every way an AI provider can refuse or fail us. */
export const aiFailures = {
  keyRefused: (cause: unknown) =>
    failure('rejected', 'ai_key_refused', text('The AI provider does not accept the configured key.'), {
      cause,
    }),
  quotaUsedUp: (cause: unknown) =>
    failure('rejected', 'ai_quota_used_up', text('The account at the AI provider has used up its quota.'), {
      cause,
    }),
  requestRefused: (reason: string, cause: unknown) =>
    failure(
      'rejected',
      'ai_request_refused',
      say('The AI provider did not accept the request: {reason}', { reason: reason.slice(0, 200) }),
      { cause },
    ),
  refused: () => failure('rejected', 'ai_refused', text('The AI model declined to answer.')),
  rateLimited: (retryAfterMs: number | undefined, cause: unknown) =>
    failure('rate-limited', 'ai_rate_limited', text('The AI provider asks us to slow down.'), {
      cause,
      ...(retryAfterMs === undefined ? {} : { retryAfterMs }),
    }),
  unavailable: (cause: unknown) =>
    failure('unavailable', 'ai_unavailable', text('The AI provider cannot be reached right now.'), { cause }),
  slow: (cause: unknown) =>
    failure('unavailable', 'ai_slow', text('The AI provider is taking too long to answer.'), { cause }),
  malformed: (cause: unknown) =>
    failure('unexpected-reply', 'ai_malformed', text('The AI model did not answer in the expected format.'), {
      cause,
    }),
  checkFailed: (complaints: string[]) =>
    failure(
      'unexpected-reply',
      'ai_check_failed',
      say('The AI model’s answer was not right: {reason}', { reason: complaints[0] ?? '' }),
    ),
};

/** How a question ended, as `ai_calls` has it. */
export function outcomeOf(failure: PlatformFailure): string {
  if (failure.code === 'ai_slow') return 'timeout';
  if (failure.code === 'ai_check_failed') return 'check-failed';
  if (failure.kind === 'unexpected-reply') return 'malformed';
  if (failure.kind === 'rejected') return 'refused';
  return failure.kind;
}
