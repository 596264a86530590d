import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { type BrandChoice, brandEndpoints } from '#shared/content/brand-kit.ts';
import type { Look } from '#shared/content/picture.ts';
import { ApiError } from '#web/core/api/api-error.ts';
import { call } from '#web/core/api/call.ts';

/** The end of a reading is announced; where the announcement is lost, it is looked for. */
const LOOK_EVERY_MS = 5_000;
const OVERTAKEN_TRIES = 4;
const TRY_AGAIN_MS = 400;
const REMEMBERED_MS = 120_000;

export function brandQuery(storeId: string) {
  return queryOptions({
    queryKey: ['/api/social-media', storeId, 'brand'],
    queryFn: ({ signal }) => call(brandEndpoints.get, { params: { storeId }, signal }),
    refetchInterval: ({ state }) => (state.data?.isReading ? LOOK_EVERY_MS : false),
  });
}

/** @param logo the logo that is meant: another one of the same kind draws another picture. */
export function brandPreviewQuery(
  storeId: string,
  body: { choice: BrandChoice; look: Look },
  logo: string | null,
) {
  return queryOptions({
    queryKey: ['/api/social-media', storeId, 'brand-preview', body, logo],
    queryFn: ({ signal }) => call(brandEndpoints.preview, { params: { storeId }, body, signal }),
    placeholderData: keepPreviousData,
    gcTime: REMEMBERED_MS,
    retry: (failures, error) =>
      failures < OVERTAKEN_TRIES && error instanceof ApiError && error.problem?.error === 'preview_overtaken',
    retryDelay: TRY_AGAIN_MS,
  });
}
