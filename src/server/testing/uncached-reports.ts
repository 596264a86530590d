import type { ReportCache } from '#server/analytics/reports/report-cache.ts';

/** Computes every report when it is asked for. */
export function uncachedReports(now: () => Date): Pick<ReportCache, 'read' | 'readCurrent'> {
  const read: ReportCache['read'] = async (report, store, query) => ({
    ...(await report.compute(store, query, now())),
    computedAt: now().toISOString(),
    recordsVersion: 1,
    historyComplete: true,
    stale: false,
  });
  return { read, readCurrent: read };
}
