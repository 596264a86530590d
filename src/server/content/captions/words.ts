import type { FastifyBaseLogger } from 'fastify';
import type { Caption, CaptionRequest } from '#server/content/writer/caption.ts';
import { writeCaption } from '#server/content/writer/write-caption.ts';
import { PlatformFailure } from '#server/platforms/ports/platform-failure.ts';
import type { TextModel } from '#server/platforms/ports/text-model.ts';
import { type Sentence, text } from '#shared/core/sentence.ts';
import { askForCaption } from './provider-caption.ts';

export interface WrittenCaption extends Caption {
  by: 'builtin' | 'provider';
  /** For the owner: why it was written otherwise than expected. */
  note: Sentence | null;
}

interface Asker {
  userId: string;
  storeId: string;
  signal: AbortSignal;
}

/** The provider's words when there is a provider and they pass the check, else our own writer's. */
export async function captionFor(
  request: CaptionRequest,
  asker: Asker,
  { textModel, log }: { textModel: TextModel | null; log: FastifyBaseLogger },
): Promise<WrittenCaption> {
  if (!textModel) return { ...writeCaption(request), by: 'builtin', note: null };
  try {
    return { ...(await askForCaption(textModel, request, asker)), by: 'provider', note: null };
  } catch (error) {
    if (!(error instanceof PlatformFailure)) throw error;
    log.warn({ code: error.code, storeId: asker.storeId }, 'caption written without the provider');
    return { ...writeCaption(request), by: 'builtin', note: NOT_BY_PROVIDER };
  }
}

const NOT_BY_PROVIDER = text('The AI provider gave no usable text, so Vitrin wrote this one itself.');
