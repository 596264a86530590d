import type * as z from 'zod';
import { type Outside, OutsideFault } from '#server/platforms/ports/outside.ts';
import { isPassing, PlatformFailure } from '#server/platforms/ports/platform-failure.ts';
import { readReply } from './client.ts';
import type { MetaFailures } from './failures.ts';
import { GraphError, jsonIn } from './graph-error.ts';

interface Call<T> {
  address: string;
  /** Sent as a form; without it, the address is read. */
  form?: Record<string, string>;
  reply: z.ZodType<T>;
}

/** A step of a sign-in: whatever is refused there ends it, in the words of the refusal. */
export async function callForConsent<T>(
  { outside, failures }: { outside: Pick<Outside, 'request'>; failures: MetaFailures },
  { address, form, reply }: Call<T>,
): Promise<T> {
  const answer = await outside
    .request(address, form ? { method: 'POST', headers: FORM, body: `${new URLSearchParams(form)}` } : {})
    .catch((error) => {
      throw error instanceof OutsideFault ? failures.unavailable(error) : error;
    });
  // Instagram's own sign-in has errors of another shape.
  const { error_message: reason } = (jsonIn(answer.body.toString('utf8')) ?? {}) as {
    error_message?: unknown;
  };
  if (typeof reason === 'string') throw failures.consentRefused(reason.slice(0, 200));
  try {
    return readReply(failures, answer, { path: new URL(address).pathname, reply });
  } catch (error) {
    if (!(error instanceof PlatformFailure && error.cause instanceof GraphError) || isPassing(error))
      throw error;
    throw failures.consentRefused(error.cause.reason, error.cause);
  }
}

const FORM = { 'content-type': 'application/x-www-form-urlencoded' };

export function after(now: Date, seconds: number | null | undefined): Date | null {
  return seconds == null ? null : new Date(now.getTime() + seconds * 1000);
}
