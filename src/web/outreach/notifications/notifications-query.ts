import { queryOptions } from '@tanstack/react-query';
import { notificationEndpoints } from '#shared/outreach/notifications.ts';
import { call } from '#web/core/api/call.ts';

export function notificationsQuery() {
  return queryOptions({
    queryKey: [notificationEndpoints.read.path],
    queryFn: ({ signal }) => call(notificationEndpoints.read, { signal }),
  });
}
