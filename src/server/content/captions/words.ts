import type { FastifyBaseLogger } from 'fastify';
import type { Caption, CaptionRequest } from '#server/content/writer/caption.ts';
import { typeToWrite } from '#server/content/writer/material.ts';
import { writeCaption } from '#server/content/writer/write-caption.ts';
import { PlatformFailure } from '#server/platforms/ports/platform-failure.ts';
import type { TextModel } from '#server/platforms/ports/text-model.ts';
import { type Sentence, text } from '#shared/core/sentence.ts';
import { askForCaption } from './provider-caption.ts';
import { waitShowingLife } from './signs-of-life.ts';

export interface WrittenCaption extends Caption {
  by: 'builtin' | 'provider';
  /** For the owner: why it was written otherwise than expected. */
  notes: Sentence[];
}

interface Asker {
  userId: string;
  storeId: string;
  signal: AbortSignal;
  onProgress: (progress: number) => void;
}

/**
 * The provider's words when there is a provider and they pass the check, else our own writer's. A promotion without an
 * offer is written as what it is.
 */
export async function captionFor(
  wished: CaptionRequest,
  { onProgress, ...asker }: Asker,
  { textModel, log }: { textModel: TextModel | null; log: FastifyBaseLogger },
): Promise<WrittenCaption> {
  const request = { ...wished, contentType: typeToWrite(wished) };
  const notes = request.contentType === wished.contentType ? [] : [NO_OFFER];
  if (!textModel) return { ...writeCaption(request), by: 'builtin', notes };
  try {
    const { result } = await waitShowingLife(() => askForCaption(textModel, request, asker), {
      longestMs: textModel.timeLimitMs,
      onProgress,
    });
    return { ...result, by: 'provider', notes };
  } catch (error) {
    if (!(error instanceof PlatformFailure)) throw error;
    log.warn({ code: error.code, storeId: asker.storeId }, 'caption written without the provider');
    return { ...writeCaption(request), by: 'builtin', notes: [...notes, NOT_BY_PROVIDER] };
  }
}

const NOT_BY_PROVIDER = text('The AI provider gave no usable text, so Vitrin wrote this one itself.');
const NO_OFFER = text(
  'This product has no higher price before, so there is no offer to promote: it is written as a product post.',
);
