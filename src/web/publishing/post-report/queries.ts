import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { learningEndpoints } from '#shared/publishing/learning.ts';
import { type PostPart, postReportEndpoints, type ReportSpan } from '#shared/publishing/post-report.ts';
import { call } from '#web/core/api/call.ts';

/* Live events refresh it; what was read a while ago is read again all the same. */
const STALE_AFTER_MS = 60_000;

export function postReportQuery(storeId: string, query: { by: PostPart; span: ReportSpan }) {
  return queryOptions({
    queryKey: ['/api/social-media', storeId, 'post-report', query],
    queryFn: ({ signal }) => call(postReportEndpoints.report, { params: { storeId }, query, signal }),
    placeholderData: keepPreviousData,
    staleTime: STALE_AFTER_MS,
  });
}

export function learningQuery(storeId: string) {
  return queryOptions({
    queryKey: ['/api/social-media', storeId, 'post-report', 'learning'],
    queryFn: ({ signal }) => call(learningEndpoints.get, { params: { storeId }, signal }),
    staleTime: STALE_AFTER_MS,
  });
}
