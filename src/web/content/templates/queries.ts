import { queryOptions } from '@tanstack/react-query';
import { templateEndpoints } from '#shared/content/templates.ts';
import { call } from '#web/core/api/call.ts';

export function templatesQuery(storeId: string) {
  return queryOptions({
    queryKey: ['/api/social-media', storeId, 'templates'],
    queryFn: ({ signal }) => call(templateEndpoints.list, { params: { storeId }, signal }),
  });
}
