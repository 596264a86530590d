import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '#server/core/db/database.ts';
import { type Again, doublingMs, retry } from '#server/core/retry/retry.ts';
import { isPassing, PlatformFailure } from '#server/platforms/ports/platform-failure.ts';
import { recordCall } from './calls-repository.ts';
import { failureOf } from './failure-of.ts';
import { aiFailures, outcomeOf } from './failures.ts';
import { costInMicros, type Tokens } from './prices.ts';

export interface QuestionDependencies {
  db: Database;
  log: Pick<FastifyBaseLogger, 'warn'>;
  now: () => Date;
  sleep?: (ms: number, signal?: AbortSignal) => Promise<void>;
}

interface Kind extends QuestionDependencies {
  purpose: 'image' | 'video';
  provider: string;
  model: string;
  /** For everything that belongs to one question, waiting and retries included. */
  timeLimitMs: number;
}

interface Question {
  userId: string;
  storeId: string | null;
  signal?: AbortSignal;
  check: (bytes: Buffer) => Promise<string[]>;
}

export interface MediaAnswer {
  bytes: Buffer;
  tokens: Tokens;
}

const MAX_ATTEMPTS = 3;
const BACKOFF_MS = 2_000;
export const NO_TOKENS: Tokens = { inputTokens: undefined, outputTokens: undefined };

/** How a provider is asked again: at most twice, and never before it wants to be. */
export function againAfter(firstMs: number) {
  return (failure: unknown, attempt: number): Again | null => {
    if (!(failure instanceof PlatformFailure && isPassing(failure))) return null;
    const waitMs = Math.max(failure.retryAfterMs ?? 0, doublingMs(firstMs, attempt));
    return { waitMs, attempts: MAX_ATTEMPTS };
  };
}

/** Asks for pictures and films: every question is recorded, and passing troubles are waited out while there is time. */
export function createQuestions(kind: Kind) {
  const { db, log, now, sleep, timeLimitMs } = kind;

  async function ask(question: Question, askOnce: (signal: AbortSignal) => Promise<MediaAnswer>) {
    const limit = AbortSignal.timeout(timeLimitMs);
    const signal = question.signal ? AbortSignal.any([limit, question.signal]) : limit;
    const until = performance.now() + timeLimitMs;
    const leftMs = () => until - performance.now();
    const policy = { again: againAfter(BACKOFF_MS), leftMs, signal: question.signal, sleep };
    return retry(policy, () => recorded(question, signal, askOnce));
  }

  async function recorded(
    question: Question,
    signal: AbortSignal,
    ask: (signal: AbortSignal) => Promise<MediaAnswer>,
  ): Promise<Buffer> {
    const begun = performance.now();
    let tokens = NO_TOKENS;
    let failure: PlatformFailure | null = null;
    let bytes: Buffer = Buffer.alloc(0);
    try {
      ({ bytes, tokens } = await ask(signal));
      const complaints = await question.check(bytes);
      if (complaints.length > 0) failure = aiFailures.checkFailed(complaints);
    } catch (error) {
      question.signal?.throwIfAborted();
      failure = error instanceof PlatformFailure ? error : failureOf(error, signal);
    }
    await record(question, { tokens, failure, durationMs: Math.round(performance.now() - begun) });
    if (failure) throw failure;
    return bytes;
  }

  async function record(
    { userId, storeId }: Question,
    { tokens, failure, durationMs }: { tokens: Tokens; failure: PlatformFailure | null; durationMs: number },
  ) {
    const { purpose, provider, model } = kind;
    const { inputTokens = null, outputTokens = null } = tokens;
    await recordCall(db, {
      userId,
      storeId,
      purpose,
      provider,
      model,
      inputTokens,
      outputTokens,
      durationMs,
      costMicros: costInMicros(model, tokens),
      outcome: failure ? outcomeOf(failure) : 'ok',
      createdAt: now(),
      // The user or the store may be deleted by now.
    }).catch((error: unknown) => log.warn({ err: error }, 'an AI call could not be recorded'));
  }

  return { ask };
}
