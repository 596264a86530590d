import { queryOptions } from '@tanstack/react-query';
import { aiStatusEndpoints } from '#shared/content/ai-status.ts';
import { modelServerEndpoints } from '#shared/content/model-servers.ts';
import { call } from '#web/core/api/call.ts';

export function aiStatusQuery() {
  return queryOptions({
    queryKey: [aiStatusEndpoints.read.path],
    queryFn: ({ signal }) => call(aiStatusEndpoints.read, { signal }),
    // Every caption asks the provider, and none of them says so here.
    staleTime: 0,
  });
}

export function modelServersQuery() {
  return queryOptions({
    queryKey: [modelServerEndpoints.read.path],
    queryFn: ({ signal }) => call(modelServerEndpoints.read, { signal }),
    // It is started and ended without our being told.
    staleTime: 0,
  });
}
