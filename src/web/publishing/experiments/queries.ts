import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { type Experiments, experimentEndpoints } from '#shared/publishing/experiments.ts';
import { call } from '#web/core/api/call.ts';

/* Live events refresh them; what was read a while ago is read again all the same. */
const STALE_AFTER_MS = 60_000;

const keyOf = (storeId: string) => ['/api/social-media', storeId, 'experiments'] as const;

export function experimentsQuery(storeId: string) {
  return queryOptions({
    queryKey: [...keyOf(storeId), 'all'],
    queryFn: ({ signal }) => call(experimentEndpoints.get, { params: { storeId }, signal }),
    staleTime: STALE_AFTER_MS,
  });
}

/** The Mondays of the weeks that stay without posts. */
export function quietWeeksQuery(storeId: string) {
  return queryOptions({
    queryKey: [...keyOf(storeId), 'quiet-weeks'],
    queryFn: ({ signal }) => call(experimentEndpoints.quietWeeks, { params: { storeId }, signal }),
    staleTime: STALE_AFTER_MS,
  });
}

/** Of the calendar and the schedules, which keep to it. */
export const experimentTouched = (storeId: string) =>
  ['calendar', 'scheduled-posts', 'schedules'].map((name) => ({
    queryKey: ['/api/social-media', storeId, name],
  }));

export function showExperiments(client: QueryClient, storeId: string, experiments: Experiments): void {
  client.setQueryData(experimentsQuery(storeId).queryKey, experiments);
  void client.invalidateQueries(quietWeeksQuery(storeId));
}
