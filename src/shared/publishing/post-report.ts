import * as z from 'zod/mini';
import { endpoint } from '#shared/core/endpoint.ts';
import { text } from '#shared/core/sentence.ts';
import { StoreParams } from '#shared/stores/stores.ts';
import { SocialNetworkName } from './social-accounts.ts';

/** What posts are put together by. */
export const POST_PARTS = ['network', 'type', 'tone', 'product', 'hour', 'length', 'look'] as const;
export const PostPart = z.enum(POST_PARTS);
export type PostPart = z.infer<typeof PostPart>;

export const REPORT_DAYS = { '30d': 30, '90d': 90, '12m': 365 } as const;
export const ReportSpan = z.enum(['30d', '90d', '12m']);
export type ReportSpan = z.infer<typeof ReportSpan>;

/** Lengths of captions in characters. Instagram shows the first 125 of one. */
export const LENGTHS = { short: 125, medium: 400, long: Number.POSITIVE_INFINITY } as const;

const Money = z.number();

/** Mean of a group with the interval that holds the true one in 90 of 100 cases. */
const Interval = z.object({ mean: Money, low: Money, high: Money });

const Group = z.object({
  /** The name of a network, type, tone, length or look, `several` networks, a product's id, or the first hour of four. */
  key: z.string(),
  /** Of a product. */
  label: z.nullable(z.string()),
  posts: z.number(),
  /** Posts of which it can be known which orders they brought. */
  known: z.number(),
  orders: z.number(),
  /** What is measured, summed up. */
  brought: Money,
  /** Per post; null where there are too few. */
  perPost: z.nullable(Interval),
  /** Per minute of work on posts whose work was measured; null where there was none. */
  perMinute: z.nullable(Money),
});
export type PostGroup = z.infer<typeof Group>;

const Counted = z.object({ orders: z.number(), netSales: Money });

const ReportedPost = z.object({
  postId: z.uuid(),
  title: z.nullable(z.string()),
  imageUrl: z.nullable(z.string()),
  networks: z.array(SocialNetworkName),
  publishedAt: z.string(),
  certainty: z.enum(['linked', 'likely', 'unknown']),
  orders: z.nullable(z.number()),
  netSales: z.nullable(Money),
  /** Less what was spent on it, as far as that is known; null where no cost of its orders is. */
  earned: z.nullable(Money),
  /** Null where it was not measured. */
  minutes: z.nullable(z.number()),
});

/** Money in major units of the store's currency. */
export const PostReport = z.object({
  currency: z.string(),
  timeZone: z.string(),
  /** Local days, both included. */
  firstDay: z.string(),
  lastDay: z.string(),
  /** earned: contribution less what was spent on the posts. net_sales: where no costs are known. */
  measure: z.enum(['earned', 'net_sales']),
  posts: z.number(),
  known: z.number(),
  byLastTouch: Counted,
  byFirstTouch: Counted,
  /** Of `byLastTouch.orders`. */
  likelyOrders: z.number(),
  earned: z.nullable(Money),
  /** 0 to 1, of the net sales. */
  coverage: z.nullable(z.number()),
  /** Boosted posts whose spending nobody has said, and posts on X whose price could not be converted. */
  unknownSpending: z.number(),
  perMinute: z.nullable(Money),
  /** The one that brought most for each post first. */
  groups: z.array(Group),
  /** Whether the groups differ by more than chance explains; null where there are not two to compare. */
  differs: z.nullable(z.boolean()),
  fewestPosts: z.number(),
  fewestSelling: z.number(),
  /** The best first, and so many at most. */
  list: z.array(ReportedPost),
});
export type PostReport = z.infer<typeof PostReport>;

/** Longer than anybody works on one post without a pause. */
const MOST_SECONDS = 14_400;
const SECONDS = text('Please enter a number of seconds from 1 to 14400.');

export const postReportEndpoints = {
  report: endpoint({
    method: 'GET',
    path: '/api/social-media/:storeId/post-report',
    access: 'store',
    needs: 'see',
    summary:
      'What published posts brought, put together by network, type, tone, product, hour, length or look',
    params: StoreParams,
    query: z.object({ by: z._default(PostPart, 'network'), span: z._default(ReportSpan, '90d') }),
    reply: PostReport,
  }),
  work: endpoint({
    method: 'POST',
    path: '/api/social-media/:storeId/posts/:postId/work',
    access: 'store',
    needs: 'write',
    summary: 'Adds seconds in which the owner worked on a post',
    params: z.object({ ...StoreParams.shape, postId: z.uuid() }),
    body: z.object({
      seconds: z.number().check(z.gte(1, SECONDS), z.lte(MOST_SECONDS, SECONDS)),
    }),
    activity: { none: 'reader' },
    reply: z.object({ success: z.boolean() }),
  }),
};
