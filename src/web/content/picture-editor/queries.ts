import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import {
  ownPictureEndpoints,
  type PictureComposition,
  pictureEndpoints,
} from '#shared/content/own-pictures.ts';
import { ApiError } from '#web/core/api/api-error.ts';
import { call } from '#web/core/api/call.ts';
import type { PictureSubject } from './edit-picture.tsx';

const OVERTAKEN_TRIES = 4;
const TRY_AGAIN_MS = 400;
/** What was drawn a moment ago is there at once when a change is taken back. */
const REMEMBERED_MS = 120_000;
export const PREVIEW_WIDTH = 640;

export function ownPicturesQuery(storeId: string) {
  return queryOptions({
    queryKey: ['/api/social-media', storeId, 'own-pictures'],
    queryFn: ({ signal }) => call(ownPictureEndpoints.list, { params: { storeId }, signal }),
  });
}

export function beginningQuery(storeId: string, subject: PictureSubject) {
  const { imageUrl, productId, caption, platform, contentType, tone, language } = subject;
  const body = { imageUrl, productId, caption, platform, contentType, tone, language };
  return queryOptions({
    queryKey: ['/api/social-media', storeId, 'pictures', 'begin', body],
    queryFn: ({ signal }) => call(pictureEndpoints.begin, { params: { storeId }, body, signal }),
  });
}

export function previewQuery(storeId: string, composition: PictureComposition, previewWidth: number) {
  return queryOptions({
    queryKey: ['/api/social-media', storeId, 'pictures', 'preview', previewWidth, composition],
    queryFn: ({ signal }) =>
      call(pictureEndpoints.draw, {
        params: { storeId },
        body: { ...composition, previewWidth, keep: false },
        signal,
      }),
    placeholderData: keepPreviousData,
    gcTime: REMEMBERED_MS,
    // Another page of the same owner had one drawn; this one is still wanted.
    retry: (failures, error) =>
      failures < OVERTAKEN_TRIES && error instanceof ApiError && error.problem?.error === 'preview_overtaken',
    retryDelay: TRY_AGAIN_MS,
  });
}
