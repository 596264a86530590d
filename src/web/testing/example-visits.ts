import type { Conversion, VisitCounts } from '#shared/analytics/conversion.ts';
import { exampleMetrics } from './example-metrics.ts';

const counts = (
  sessions: number,
  cartAdditions: number,
  reachedCheckout: number,
  completedCheckout: number,
): VisitCounts => ({ sessions, cartAdditions, reachedCheckout, completedCheckout });

const part = (value: string | null, visits: VisitCounts, isOthers = false) => ({
  ...visits,
  value,
  isOthers,
  rate: visits.completedCheckout / visits.sessions,
  fewData: visits.sessions < 20,
});

/** Eleven finished days of a month, compared with as many of the month before. */
export function exampleConversion(given: Partial<Conversion> = {}): Conversion {
  return {
    sharing: 'granted',
    period: exampleMetrics().period,
    days: { finished: 11, known: 11, firstKnown: '2026-11-01', lastKnown: '2026-11-11' },
    rate: {
      value: 0.025,
      reason: null,
      previous: 0.02,
      growth: 0.005,
      growthKind: 'difference',
      growthReason: null,
      fewData: false,
      parts: [],
    },
    current: counts(4_000, 400, 200, 100),
    previous: counts(3_000, 300, 120, 60),
    byDay: [],
    breakdowns: [
      {
        by: 'channel',
        days: 11,
        rows: [
          part('search', counts(2_400, 260, 130, 72)),
          part('direct', counts(1_585, 135, 68, 27)),
          part('carrier-pigeon', counts(15, 5, 2, 1)),
        ],
      },
      {
        by: 'landing_page',
        days: 11,
        rows: [
          part('/products/green-tea', counts(3_000, 300, 150, 80)),
          part(null, counts(1_000, 100, 50, 20), true),
        ],
      },
    ],
    measuredAnewFrom: null,
    readAt: '2026-11-12T01:10:00.000Z',
    computedAt: '2026-11-12T14:02:00.000Z',
    recordsVersion: 7,
    historyComplete: true,
    stale: false,
    ...given,
  };
}

/** Nothing is known, for a reason. */
export function missingConversion(
  sharing: Conversion['sharing'],
  reason: Conversion['rate']['reason'],
): Conversion {
  const { rate } = exampleConversion();
  return exampleConversion({
    sharing,
    days: { finished: 11, known: 0, firstKnown: null, lastKnown: null },
    rate: {
      ...rate,
      value: null,
      previous: null,
      growth: null,
      growthKind: 'none',
      reason,
      growthReason: reason,
    },
    current: null,
    previous: null,
    breakdowns: [],
    readAt: null,
  });
}
