import { z } from 'zod';
import type { CaptionModel, ModelServerService } from '#server/content/model-servers/service.ts';
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
  modelServers: Pick<ModelServerService, 'captionModelOf'>;
  now: () => Date;
}

/** Whoever asks the same model, one answer is good for a while. */
const CHECK_VALID_MS = 15_000;
/** Enough for models that think before they say one word. */
const MAX_TOKENS = 400;
const Answer = z.object({ ready: z.boolean() });

/** Which provider writes here and how it goes: for an owner, of their own questions, and never with its key. */
export function createAiStatus({ db, settings, modelServers, now }: Dependencies) {
  const checkedAt = new WeakMap<TextModel, number>();

  async function read(userId: string): Promise<AiStatus> {
    const [writing, answer, failure, sums] = await Promise.all([
      modelServers.captionModelOf(userId),
      findLastAnswer(db, userId),
      findLastFailure(db, userId),
      sumCalls(db, userId, startOfMonth(now())),
    ]);
    return {
      ...modelsOf(settings, writing),
      reachable: writing?.textModel.status().reachable ?? null,
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
    const { textModel } = (await modelServers.captionModelOf(userId)) ?? {};
    const isFresh = textModel && now().getTime() - (checkedAt.get(textModel) ?? 0) < CHECK_VALID_MS;
    if (textModel && !isFresh) {
      checkedAt.set(textModel, now().getTime());
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

type Models = Pick<AiStatus, 'provider' | 'server' | 'textModel' | 'imageModel' | 'videoModel'>;

function modelsOf(settings: AiSettings | null, writing: CaptionModel | null): Models {
  const nobody = { server: null, textModel: null, imageModel: null, videoModel: null };
  if (!settings) {
    const choice = writing?.choice;
    return choice
      ? { ...nobody, provider: 'openai-compatible', server: choice.server, textModel: choice.model }
      : { ...nobody, provider: 'builtin' };
  }
  const { provider, textModel, imageModel, videoModel } = settings;
  return {
    provider,
    server: null,
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
