import { queryOptions } from '@tanstack/react-query';
import { postDiscountEndpoints } from '#shared/publishing/post-discounts.ts';
import { writeBackEndpoints } from '#shared/publishing/write-back.ts';
import { call } from '#web/core/api/call.ts';

/* Live events refresh it; what was read a while ago is read again all the same. */
const STALE_AFTER_MS = 60_000;

const keyOf = (storeId: string) => ['/api/social-media', storeId, 'write-back'];

export function writeBackQuery(storeId: string) {
  return queryOptions({
    queryKey: [...keyOf(storeId), 'state'],
    queryFn: ({ signal }) => call(writeBackEndpoints.get, { params: { storeId }, signal }),
    staleTime: STALE_AFTER_MS,
  });
}

/** One page of what was written; `before` is where it begins, null at the newest. */
export function writtenQuery(storeId: string, before: string | null) {
  return queryOptions({
    queryKey: [...keyOf(storeId), 'marks', before],
    queryFn: ({ signal }) =>
      call(writeBackEndpoints.marks, {
        params: { storeId },
        query: before === null ? {} : { before },
        signal,
      }),
    staleTime: STALE_AFTER_MS,
  });
}

/** The code that a post has. */
export function discountQuery(storeId: string, postId: string) {
  return queryOptions({
    queryKey: [...keyOf(storeId), 'discount', postId],
    queryFn: ({ signal }) => call(postDiscountEndpoints.get, { params: { storeId, postId }, signal }),
    staleTime: STALE_AFTER_MS,
  });
}

/** All of it, when something was changed. */
export const allOfWriteBack = (storeId: string) => ({ queryKey: keyOf(storeId) });
