import { queryOptions } from '@tanstack/react-query';
import { aiStatusEndpoints } from '#shared/content/ai-status.ts';
import { call } from '#web/core/api/call.ts';

export function aiStatusQuery() {
  return queryOptions({
    queryKey: [aiStatusEndpoints.read.path],
    queryFn: ({ signal }) => call(aiStatusEndpoints.read, { signal }),
    // Every caption asks the provider, and none of them says so here.
    staleTime: 0,
  });
}
