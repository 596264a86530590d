import { makesFilms } from '#server/core/ai-providers.ts';
import { sleepUnlessAborted } from '#server/core/retry/retry.ts';
import type { Outside } from '#server/platforms/ports/outside.ts';
import {
  VIDEO_TIME_LIMIT_MS,
  type VideoModel,
  type VideoRequest,
} from '#server/platforms/ports/video-model.ts';
import { aiFailures } from './failures.ts';
import { guardedFetch } from './guarded-fetch.ts';
import { type AiSettings, openVideoModel } from './provider.ts';
import { createQuestions, type MediaAnswer, NO_TOKENS, type QuestionDependencies } from './questions.ts';

interface Dependencies extends QuestionDependencies {
  settings: AiSettings;
  outside: Pick<Outside, 'request'>;
  timeLimitMs?: number;
  lookEveryMs?: number;
}

interface Patience {
  lookEveryMs: number;
  signal: AbortSignal;
}

const LOOK_EVERY_MS = 5_000;
const MAX_FILM_BYTES = 200 * 1024 * 1024;

/** @returns null when no model is configured or the provider has none that make films. */
export function createVideoModel({
  settings,
  outside,
  timeLimitMs = VIDEO_TIME_LIMIT_MS,
  lookEveryMs = LOOK_EVERY_MS,
  ...rest
}: Dependencies): VideoModel | null {
  const { provider, videoModel: model } = settings;
  if (!model || !makesFilms(provider)) return null;
  const questions = createQuestions({ ...rest, purpose: 'video', provider, model, timeLimitMs });

  async function ask({ prompt, photo, seconds }: VideoRequest, signal: AbortSignal): Promise<MediaAnswer> {
    const fetch = patient(guardedFetch(outside, timeLimitMs, MAX_FILM_BYTES), { lookEveryMs, signal });
    const [{ experimental_generateVideo: generateVideo }, opened] = await Promise.all([
      import('ai'),
      openVideoModel(settings, fetch),
    ]);
    try {
      const { video } = await generateVideo({
        model: opened,
        prompt: photo ? { text: prompt, image: photo.bytes } : prompt,
        aspectRatio: '9:16',
        duration: lengthFor(seconds),
        // The signal ends it before.
        poll: { intervalMs: lookEveryMs, timeoutMs: timeLimitMs * 2 },
        maxRetries: 0,
        abortSignal: signal,
        download: async ({ url }) => {
          const reply = await fetch(url, { signal });
          if (!reply.ok) throw aiFailures.unavailable(new Error(`The film is refused with ${reply.status}`));
          return { data: new Uint8Array(await reply.arrayBuffer()), mediaType: undefined };
        },
      });
      return { bytes: Buffer.from(video.uint8Array), tokens: NO_TOKENS };
    } catch (error) {
      // Google gives no films instead of a reason when it does not want to make one.
      if (error instanceof Error && error.name === 'GOOGLE_VIDEO_GENERATION_ERROR')
        throw aiFailures.refused();
      throw error;
    }
  }

  return { film: (request) => questions.ask(request, (signal) => ask(request, signal)) };
}

/** Veo's lengths end at 8 seconds (ai.google.dev/gemini-api/docs/video); what is too long is cut afterwards. */
function lengthFor(seconds: number): number {
  return seconds <= 6 ? 6 : 8;
}

const MOST_LOOKS = 4;

/** A film that is being made is paid for, so one failed look does not give it up. */
function patient(fetch: typeof globalThis.fetch, { lookEveryMs, signal }: Patience): typeof globalThis.fetch {
  return async (address, init) => {
    for (let look = 1; ; look += 1) {
      const reply = await fetch(address, init).catch((error: unknown) => {
        if (init?.method === 'POST' || look === MOST_LOOKS || signal.aborted) throw error;
        return null;
      });
      const passing = !reply || reply.status === 429 || reply.status >= 500;
      if (reply && (!passing || init?.method === 'POST' || look === MOST_LOOKS)) return reply;
      await sleepUnlessAborted(lookEveryMs, signal);
    }
  };
}
