import { inEnglish, type Sentence, say } from '#shared/core/sentence.ts';

/**
 * Whatever goes wrong outside leaves a platform as one of five kinds, and the kind decides what happens next:
 * `reconnect-needed` → the store becomes inactive and its owner is notified why · `rejected` → show their reason, do not
 * retry · `rate-limited`, `unavailable` → the job tries again later · `unexpected-reply` → report it, it is our bug.
 */
export type FailureKind =
  | 'reconnect-needed'
  | 'rejected'
  | 'rate-limited'
  | 'unavailable'
  | 'unexpected-reply';

interface FailureDetails {
  /** Stable snake_case code of the reason, e.g. `shop_frozen`. */
  code: string;
  /** A sentence for the owner: what happened and what to do. */
  message: Sentence;
  retryAfterMs?: number;
  cause?: unknown;
}

export class PlatformFailure extends Error {
  readonly platform: string;
  readonly kind: FailureKind;
  readonly code: string;
  /** What `message` has in English. */
  readonly sentence: Sentence;
  readonly retryAfterMs: number | undefined;

  constructor(platform: string, kind: FailureKind, { code, message, retryAfterMs, cause }: FailureDetails) {
    super(inEnglish(message), { cause });
    this.name = 'PlatformFailure';
    this.platform = platform;
    this.kind = kind;
    this.code = code;
    this.sentence = message;
    this.retryAfterMs = retryAfterMs;
  }
}

export function isPassing({ kind }: PlatformFailure): boolean {
  return kind === 'rate-limited' || kind === 'unavailable';
}

/** For a caller who waits for the answer: only what a job asked is asked again by itself. */
export function sentenceForCaller(failure: PlatformFailure, name: string): Sentence {
  return isPassing(failure)
    ? say('{name} does not answer right now. Please try again in a few minutes.', { name })
    : failure.sentence;
}

/** How a platform words its failures; `platform` is its id. */
export const failureOf =
  (platform: string) =>
  (
    kind: FailureKind,
    code: string,
    message: Sentence,
    more: Pick<FailureDetails, 'retryAfterMs' | 'cause'> = {},
  ) =>
    new PlatformFailure(platform, kind, { code, message, ...more });

/** Failures that are the same at every platform; `platform` is its id, `name` what people call it. */
export function commonFailures(platform: string, name: string) {
  const failure = failureOf(platform);
  return {
    unexpectedShape: (path: string, cause: unknown) =>
      failure(
        'unexpected-reply',
        'unexpected_shape',
        say('{platform} sent something we do not understand at “{path}”. We have logged it.', {
          platform: name,
          path,
        }),
        { cause },
      ),
    unexpectedStatus: (status: number) =>
      failure(
        'unexpected-reply',
        'unexpected_status',
        say('{platform} answered with the unexpected status {status}. We have logged it.', {
          platform: name,
          status,
        }),
      ),
    rateLimited: (retryAfterMs: number) =>
      failure(
        'rate-limited',
        'rate_limited',
        say('{platform} asks us to slow down. Reading continues automatically in a moment.', {
          platform: name,
        }),
        { retryAfterMs },
      ),
    unavailable: (cause: unknown, retryAfterMs?: number) =>
      failure(
        'unavailable',
        `${platform}_unavailable`,
        say('{platform} cannot be reached right now. We will try again automatically.', { platform: name }),
        { retryAfterMs, cause },
      ),
    /** An app whose id or secret is wrong. */
    appRefused: (reason: string, cause?: unknown) =>
      failure(
        'rejected',
        'app_refused',
        say('{platform} does not accept this id and secret: {reason}', { platform: name, reason }),
        { cause },
      ),
    slow: () =>
      failure(
        'unavailable',
        'platform_slow',
        say('{platform} is taking very long to answer. We will try again automatically.', {
          platform: name,
        }),
      ),
  };
}
