import * as z from 'zod/mini';
import { endpoint } from '#shared/core/endpoint.ts';
import { wholeNumber } from '#shared/core/ranges.ts';
import { StoreParams } from '#shared/stores/stores.ts';
import { INSIGHT_TYPES, PRIORITIES } from './insights.ts';
import { Outcome } from './outcomes.ts';

export const HISTORY_PAGE = 20;

/** An insight as it was first reported, and what became of it. */
export const PastInsight = z.object({
  id: z.uuid(),
  type: z.enum(INSIGHT_TYPES),
  title: z.string(),
  description: z.string(),
  priority: z.enum(PRIORITIES),
  /** In words of the reader's language. */
  category: z.string(),
  reportedAt: z.string(),
  /** withdrawn: it is shown no longer, though its owner did nothing about it. */
  state: z.enum(['open', 'done', 'dismissed', 'withdrawn']),
  /** When it was withdrawn or done; null where it was not, or was not recorded. */
  endedAt: z.nullable(z.string()),
  /** Why it was withdrawn; null where it was not, or was not recorded. */
  withdrawnBecause: z.nullable(z.enum(['reported_anew', 'no_longer_so'])),
  /** What came of it since it was marked as done. */
  outcome: z.nullable(Outcome),
});
export type PastInsight = z.infer<typeof PastInsight>;

export const insightHistoryEndpoints = {
  list: endpoint({
    method: 'GET',
    path: '/api/analytics/:storeId/insights/history',
    access: 'store',
    needs: 'see',
    summary: `Every insight that was reported, newest first, ${HISTORY_PAGE} a page, and what came of each`,
    params: StoreParams,
    query: z.object({
      type: z.optional(z.enum(INSIGHT_TYPES)),
      /** From 1. */
      page: z._default(wholeNumber(1, 1000), 1),
    }),
    reply: z.object({
      insights: z.array(PastInsight),
      /** Of all pages. */
      total: z.number(),
      /** Those that the store has any of, whatever the filter. */
      types: z.array(z.enum(INSIGHT_TYPES)),
    }),
  }),
};
