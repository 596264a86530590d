import * as z from 'zod/mini';
import { endpoint } from '#shared/core/endpoint.ts';
import { RangeQuery } from '#shared/core/ranges.ts';
import { StoreParams, VISIT_SHARING } from '#shared/stores/stores.ts';
import { MetricDetail, Period } from './analytics.ts';
import { reportBasis } from './report-basis.ts';

/** What visits can be split by: what referred them, the first page, the device, the source named in the link. */
export const VISIT_DIMENSIONS = ['channel', 'landing_page', 'device', 'link_source'] as const;
export type VisitDimension = (typeof VISIT_DIMENSIONS)[number];
/** Visits by the post whose link they came by are shown with the post. */
export type ReadDimension = VisitDimension | 'post';

/** Visits to the online store, and how many of them came so far. Each number holds the next in the usual case. */
const counts = {
  sessions: z.number(),
  cartAdditions: z.number(),
  reachedCheckout: z.number(),
  completedCheckout: z.number(),
};
export const VisitCounts = z.object(counts);
export type VisitCounts = z.infer<typeof VisitCounts>;
export const VISIT_STEPS = ['sessions', 'cartAdditions', 'reachedCheckout', 'completedCheckout'] as const;

export const VisitPart = z.object({
  ...counts,
  /** As the platform names it: `search`, `mobile`, `/products/teapot`; null where it names none. */
  value: z.nullable(z.string()),
  /** All that are not listed, those below the largest of each day among them. */
  isOthers: z.boolean(),
  /** 0 to 1; null without a visit. */
  rate: z.nullable(z.number()),
  /** Under 20 visits. */
  fewData: z.boolean(),
});
export type VisitPart = z.infer<typeof VisitPart>;

/**
 * How many visits ended in a completed checkout. Only finished local days count, on both sides of the comparison, and a
 * day whose visits are not known is left out, never taken as 0.
 */
export const Conversion = z.object({
  sharing: z.enum(VISIT_SHARING),
  period: Period,
  /** Finished days of the period, and those of them whose visits are known; first and last of these. */
  days: z.object({
    finished: z.number(),
    known: z.number(),
    firstKnown: z.nullable(z.string()),
    lastKnown: z.nullable(z.string()),
  }),
  /** Completed checkouts ÷ visits, 0 to 1; growth is the plain difference. */
  rate: MetricDetail,
  /** Null where nothing is known. */
  current: z.nullable(VisitCounts),
  /** Of the days compared with; null unless the visits of every day of both sides are known. */
  previous: z.nullable(VisitCounts),
  byDay: z.array(z.object({ day: z.string(), sessions: z.number(), completedCheckout: z.number() })),
  /** Only what the platform splits by. The rows of one add up to `current` where `days` is `days.known`. */
  breakdowns: z.array(z.object({ by: z.enum(VISIT_DIMENSIONS), days: z.number(), rows: z.array(VisitPart) })),
  /** The first day of another way of measuring, where it divides the days of the period or those compared with. */
  measuredAnewFrom: z.nullable(z.string()),
  /** When visits were last read. */
  readAt: z.nullable(z.string()),
  ...reportBasis,
});
export type Conversion = z.infer<typeof Conversion>;

export const conversionEndpoints = {
  conversion: endpoint({
    method: 'GET',
    path: '/api/analytics/:storeId/conversion',
    access: 'store',
    needs: 'see',
    summary: 'Visits that ended in an order: rate, steps on the way, and by channel, landing page and device',
    params: StoreParams,
    query: RangeQuery,
    reply: Conversion,
  }),
};
