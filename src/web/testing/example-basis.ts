import type { ReportBasis } from '#shared/analytics/report-basis.ts';

/** Of a report that is up to date. */
export const EXAMPLE_BASIS: ReportBasis = {
  computedAt: '2026-11-12T14:02:00.000Z',
  recordsVersion: 120,
  historyComplete: true,
  stale: false,
};
