import { queryOptions } from '@tanstack/react-query';
import { preferenceEndpoints } from '#shared/content/preferences.ts';
import { call } from '#web/core/api/call.ts';

export function preferencesQuery(storeId: string) {
  return queryOptions({
    queryKey: ['/api/social-media', storeId, 'preferences'],
    queryFn: ({ signal }) => call(preferenceEndpoints.list, { params: { storeId }, signal }),
  });
}
