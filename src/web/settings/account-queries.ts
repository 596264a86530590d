import { queryOptions } from '@tanstack/react-query';
import { accountEndpoints } from '#shared/account.ts';
import { aiStatusEndpoints } from '#shared/ai-status.ts';
import { preferenceEndpoints } from '#shared/preferences.ts';
import { call } from '#web/api/call.ts';

export function exportQuery() {
  return queryOptions({
    queryKey: [accountEndpoints.lastExport.path],
    queryFn: ({ signal }) => call(accountEndpoints.lastExport, { signal }),
    // It ends by itself after a week.
    staleTime: 0,
  });
}

export function preferencesQuery(storeId: string) {
  return queryOptions({
    queryKey: ['/api/social-media', storeId, 'preferences'],
    queryFn: ({ signal }) => call(preferenceEndpoints.list, { params: { storeId }, signal }),
  });
}

export function aiStatusQuery() {
  return queryOptions({
    queryKey: [aiStatusEndpoints.read.path],
    queryFn: ({ signal }) => call(aiStatusEndpoints.read, { signal }),
    // Every caption asks the provider, and none of them says so here.
    staleTime: 0,
  });
}
