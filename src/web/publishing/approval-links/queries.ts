import { queryOptions } from '@tanstack/react-query';
import { approvalLinkEndpoints, postCommentEndpoints } from '#shared/publishing/approvals.ts';
import { call } from '#web/core/api/call.ts';

/* Below the calendar, so that live events refresh them with it. */
const calendarKey = (storeId: string) => ['/api/social-media', storeId, 'calendar'] as const;

export function linksQuery(storeId: string) {
  return queryOptions({
    queryKey: [...calendarKey(storeId), 'approval-links'],
    queryFn: ({ signal }) => call(approvalLinkEndpoints.list, { params: { storeId }, signal }),
    staleTime: 0,
  });
}

export function commentsQuery(storeId: string, postId: string) {
  return queryOptions({
    queryKey: [...calendarKey(storeId), 'posts', postId, 'comments'],
    queryFn: ({ signal }) => call(postCommentEndpoints.list, { params: { storeId, postId }, signal }),
    staleTime: 0,
  });
}

/** What is planned may wait after a link was made. */
export function calendarTouched(storeId: string) {
  return { queryKey: calendarKey(storeId) };
}
