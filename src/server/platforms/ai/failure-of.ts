import type { APICallError } from 'ai';
import type { PlatformFailure } from '#server/platforms/ports/platform-failure.ts';
import { aiFailures } from './failures.ts';
import { faultIn } from './guarded-fetch.ts';

/** Whatever the SDK throws, as one of our kinds; `signal` is the time limit of the whole question. */
export function failureOf(error: unknown, signal: AbortSignal): PlatformFailure {
  const fault = faultIn(error);
  if (signal.aborted || fault?.code === 'timed_out') return aiFailures.slow(error);
  if (fault?.code === 'too_large') return aiFailures.malformed(error);
  if (fault) return aiFailures.unavailable(error);
  if (isCallError(error)) return statusFailure(error);
  return aiFailures.malformed(error);
}

function statusFailure(error: APICallError): PlatformFailure {
  const status = error.statusCode ?? 0;
  if (status === 401 || status === 403) return aiFailures.keyRefused(error);
  // OpenAI says with the same status that it is asked too fast and that the account is empty.
  if (status === 402 || (status === 429 && error.responseBody?.includes('insufficient_quota')))
    return aiFailures.quotaUsedUp(error);
  if (status === 429) return aiFailures.rateLimited(pauseMsIn(error.responseHeaders ?? {}), error);
  if (status === 408 || status >= 500) return aiFailures.unavailable(error);
  if (status >= 400) return aiFailures.requestRefused(error.message, error);
  // Answered with 200, but not with what belongs there.
  return aiFailures.malformed(error);
}

function pauseMsIn(headers: Record<string, string>): number | undefined {
  const milliseconds = Number(headers['retry-after-ms']);
  if (milliseconds > 0) return milliseconds;
  const after = headers['retry-after'];
  if (after === undefined) return undefined;
  const pauseMs = Number(after) > 0 ? Number(after) * 1000 : Date.parse(after) - Date.now();
  return pauseMs > 0 ? pauseMs : undefined;
}

/** By its marks: the class itself would load the SDK. */
function isCallError(error: unknown): error is APICallError {
  return error instanceof Error && error.name === 'AI_APICallError';
}
