import { z } from 'zod';
import { drawsPictures, makesFilms } from '#server/core/ai-providers.ts';
import type { Database } from '#server/core/db/database.ts';
import type { AiSettings } from '#server/platforms/ai/provider.ts';
import { PlatformFailure } from '#server/platforms/ports/platform-failure.ts';
import type { TextModel } from '#server/platforms/ports/text-model.ts';
import type { AiStatus } from '#shared/content/ai-status.ts';
import { type Text, text } from '#shared/core/sentence.ts';
import { findLastAnswer, findLastFailure, sumCalls } from './repository.ts';

interface Dependencies {
  db: Database;
  /** Null where nobody but ourselves writes and draws. */
  settings: AiSettings | null;
  textModel: TextModel | null;
  now: () => Date;
}

/** Everybody asks the same provider, so one answer is good for a while. */
const CHECK_VALID_MS = 15_000;
/** Enough for models that think before they say one word. */
const MAX_TOKENS = 400;
const Answer = z.object({ ready: z.boolean() });

/** Which provider writes here and how it goes: for an owner, of their own questions, and never with its key. */
export function createAiStatus({ db, settings, textModel, now }: Dependencies) {
  let checkedAt = 0;

  async function read(userId: string): Promise<AiStatus> {
    const [answer, failure, sums] = await Promise.all([
      findLastAnswer(db, userId),
      findLastFailure(db, userId),
      sumCalls(db, userId, startOfMonth(now())),
    ]);
    const own = textModel?.status();
    return {
      ...modelsOf(settings),
      reachable: own?.reachable ?? null,
      lastSuccessAt: answer?.toISOString() ?? null,
      lastError: failure && { message: SENTENCES[failure.outcome] ?? OTHER, at: failure.at.toISOString() },
      month: {
        calls: sums.calls,
        cost: sums.costMicros === null ? null : Number(sums.costMicros) / 1_000_000,
        unpriced: sums.unpriced,
      },
    };
  }

  /** Asks for one word. It is recorded like any other question, so it costs what it costs. */
  async function check(userId: string): Promise<AiStatus> {
    const isFresh = now().getTime() - checkedAt < CHECK_VALID_MS;
    if (textModel && !isFresh) {
      checkedAt = now().getTime();
      await textModel
        .write({
          purpose: 'check',
          instructions: 'Answer with {"ready": true} and nothing else.',
          prompt: 'Are you ready?',
          schema: Answer,
          maxOutputTokens: MAX_TOKENS,
          userId,
          storeId: null,
        })
        .catch((error) => {
          if (!(error instanceof PlatformFailure)) throw error;
        });
    }
    return read(userId);
  }

  return { read, check };
}
export type AiStatusService = ReturnType<typeof createAiStatus>;

function modelsOf(
  settings: AiSettings | null,
): Pick<AiStatus, 'provider' | 'textModel' | 'imageModel' | 'videoModel'> {
  if (!settings) return { provider: 'builtin', textModel: null, imageModel: null, videoModel: null };
  const { provider, textModel, imageModel, videoModel } = settings;
  return {
    provider,
    textModel,
    imageModel: drawsPictures(provider) ? (imageModel ?? null) : null,
    videoModel: makesFilms(provider) ? (videoModel ?? null) : null,
  };
}

function startOfMonth(now: Date): Date {
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), 1));
}

/** By the outcomes of `ai_calls`. */
const SENTENCES: Record<string, Text> = {
  timeout: text('The AI provider is taking too long to answer.'),
  refused: text('The AI provider refused the request: its key or its quota may be the reason.'),
  'rate-limited': text('The AI provider asks us to slow down.'),
  unavailable: text('The AI provider cannot be reached right now.'),
  malformed: text('The AI model did not answer in the expected format.'),
  'check-failed': text('The AI model’s answer was not right, so Vitrin did not use it.'),
};
const OTHER = text('The last question was not answered.');
