import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '#server/core/db/database.ts';
import { sleepUnlessAborted } from '#server/platforms/ports/patience.ts';
import { PlatformFailure } from '#server/platforms/ports/platform-failure.ts';
import { recordCall } from './calls-repository.ts';
import { failureOf } from './failure-of.ts';
import { aiFailures, outcomeOf } from './failures.ts';
import { costInMicros, type Tokens } from './prices.ts';

export interface QuestionDependencies {
  db: Database;
  log: Pick<FastifyBaseLogger, 'warn'>;
  now: () => Date;
  sleep?: (ms: number, signal: AbortSignal) => Promise<void>;
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

const MAX_RETRIES = 2;
const BACKOFF_MS = 2_000;
export const NO_TOKENS: Tokens = { inputTokens: undefined, outputTokens: undefined };

/** Asks for pictures and films: every question is recorded, and passing troubles are waited out while there is time. */
export function createQuestions(kind: Kind) {
  const { db, log, now, sleep = sleepUnlessAborted, timeLimitMs } = kind;

  async function retry(question: Question, ask: (signal: AbortSignal) => Promise<MediaAnswer>) {
    question.signal?.throwIfAborted();
    const limit = AbortSignal.timeout(timeLimitMs);
    const signal = question.signal ? AbortSignal.any([limit, question.signal]) : limit;
    const until = performance.now() + timeLimitMs;
    for (let attempt = 0; ; attempt += 1) {
      const answer = await askOnce(question, signal, ask);
      if (!(answer instanceof PlatformFailure)) return answer;
      const pauseMs = Math.max(answer.retryAfterMs ?? 0, BACKOFF_MS * 2 ** attempt);
      const passing = answer.kind === 'rate-limited' || answer.kind === 'unavailable';
      if (!passing || attempt === MAX_RETRIES || performance.now() + pauseMs >= until) throw answer;
      await sleep(pauseMs, signal).catch(() => {
        question.signal?.throwIfAborted();
        throw answer;
      });
    }
  }

  async function askOnce(
    question: Question,
    signal: AbortSignal,
    ask: (signal: AbortSignal) => Promise<MediaAnswer>,
  ): Promise<Buffer | PlatformFailure> {
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
    return failure ?? bytes;
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
      // The user or the store may have been deleted meanwhile.
    }).catch((error: unknown) => log.warn({ err: error }, 'an AI call could not be recorded'));
  }

  return { retry };
}
