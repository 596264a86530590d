import { drawsPictures } from '#server/core/ai-providers.ts';
import {
  IMAGE_TIME_LIMIT_MS,
  type ImageModel,
  type ImageRequest,
} from '#server/platforms/ports/image-model.ts';
import type { Outside } from '#server/platforms/ports/outside.ts';
import { aiFailures } from './failures.ts';
import { guardedFetch } from './guarded-fetch.ts';
import { type AiSettings, openImageModel } from './provider.ts';
import { createQuestions, type MediaAnswer, type QuestionDependencies } from './questions.ts';

interface Dependencies extends QuestionDependencies {
  settings: AiSettings;
  outside: Pick<Outside, 'request'>;
  timeLimitMs?: number;
}

/** A picture of 4K as PNG, written in letters. */
const MAX_ANSWER_BYTES = 48 * 1024 * 1024;

/** @returns null when no model is configured or the provider has none that draw. */
export function createImageModel({
  settings,
  outside,
  timeLimitMs = IMAGE_TIME_LIMIT_MS,
  ...rest
}: Dependencies): ImageModel | null {
  const { provider, imageModel: model } = settings;
  if (!model || !drawsPictures(provider)) return null;
  const questions = createQuestions({ ...rest, purpose: 'image', provider, model, timeLimitMs });

  async function ask({ prompt, photo, size }: ImageRequest, signal: AbortSignal): Promise<MediaAnswer> {
    const [{ generateImage, NoImageGeneratedError }, opened] = await Promise.all([
      import('ai'),
      openImageModel(settings, guardedFetch(outside, timeLimitMs, MAX_ANSWER_BYTES)),
    ]);
    try {
      const { image, usage } = await generateImage({
        model: opened,
        prompt: photo ? { text: prompt, images: [photo.bytes] } : prompt,
        ...(provider === 'google' ? { aspectRatio: aspectFor(size) } : { size: sizeFor(model!, size) }),
        // Smaller on the way than PNG, and a JPEG is what it becomes.
        providerOptions: { openai: { outputFormat: 'jpeg' } },
        maxRetries: 0,
        abortSignal: signal,
      });
      return { bytes: Buffer.from(image.uint8Array), tokens: usage };
    } catch (error) {
      // A model that answers without a picture does not want to draw this one.
      if (NoImageGeneratedError.isInstance(error)) throw aiFailures.refused();
      throw error;
    }
  }

  return { draw: (request) => questions.ask(request, (signal) => ask(request, signal)) };
}

type Size = ImageRequest['size'];

/** OpenAI's newer models draw any size in steps of 16; every other one knows these three. */
function sizeFor(model: string, { width, height }: Size): `${number}x${number}` {
  const inSteps = (length: number) => Math.ceil(length / 16) * 16;
  if (model.startsWith('gpt-image-2')) return `${inSteps(width)}x${inSteps(height)}`;
  if (width === height) return '1024x1024';
  return width > height ? '1536x1024' : '1024x1536';
}

const ASPECTS = ['1:1', '4:5', '16:9'] as const;

function aspectFor({ width, height }: Size): (typeof ASPECTS)[number] {
  const distance = (aspect: string) => {
    const [across, down] = aspect.split(':').map(Number);
    return Math.abs(Math.log((across! / down!) * (height / width)));
  };
  return ASPECTS.reduce((best, aspect) => (distance(aspect) < distance(best) ? aspect : best));
}
