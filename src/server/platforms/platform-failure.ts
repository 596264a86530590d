/**
 * Whatever goes wrong outside leaves a platform as one of five kinds, and the kind decides what happens next:
 * `reconnect-needed` → the store becomes inactive and its owner is told why · `rejected` → show their reason, do not
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
  message: string;
  retryAfterMs?: number;
  cause?: unknown;
}

export class PlatformFailure extends Error {
  readonly platform: string;
  readonly kind: FailureKind;
  readonly code: string;
  readonly retryAfterMs: number | undefined;

  constructor(platform: string, kind: FailureKind, { code, message, retryAfterMs, cause }: FailureDetails) {
    super(message, { cause });
    this.name = 'PlatformFailure';
    this.platform = platform;
    this.kind = kind;
    this.code = code;
    this.retryAfterMs = retryAfterMs;
  }
}
