import * as z from 'zod/mini';
import { endpoint } from '#shared/core/endpoint.ts';
import { StoreParams } from '#shared/stores/stores.ts';

/** The first five minutes, in their order. */
export const START_STEPS = ['store', 'numbers', 'findings', 'post', 'week'] as const;
export type StartStep = (typeof START_STEPS)[number];
/** So many insights are to be read, or all, where a shop gives fewer. */
export const FINDINGS_TO_READ = 3;

export const Start = z.object({
  /** For this person alone. hidden: they can bring it back. finished: all was done, and it was said. */
  state: z.enum(['open', 'hidden', 'finished']),
  steps: z.array(
    z.object({
      name: z.enum(START_STEPS),
      done: z.boolean(),
      /** What was made, by its name: the store, the product of the post, the schedule. */
      made: z.nullable(z.string()),
    }),
  ),
  findingsRead: z.number(),
  /** How many there are to read: none so far, or none that stands out. */
  findingsToRead: z.number(),
});
export type Start = z.infer<typeof Start>;

/** Only what is named changes. */
const StartChange = z.object({
  hidden: z.optional(z.boolean()),
  /** Figures of a store were on the screen. */
  numbersSeen: z.optional(z.boolean()),
  /** It was said that all is done. */
  finished: z.optional(z.boolean()),
});
export type StartChange = z.infer<typeof StartChange>;

/** What happened in a store since its owner was last here. Figures are null where the store was not read so far. */
export const News = z.object({
  /** When the visit before this one ended; null when that is no matter of news: a short while ago, or before the store came. */
  since: z.nullable(z.string()),
  /** By the definitions of the cards: placed, and net sales as they happened, in major units of `currency`. */
  orders: z.nullable(z.number()),
  netSales: z.nullable(z.number()),
  currency: z.string(),
  /** Whose first order ever it was. */
  newCustomers: z.nullable(z.number()),
  /** Insights that are open. */
  findings: z.number(),
  posts: z.object({
    published: z.number(),
    failed: z.number(),
    /** Drafts to approve, and what is held for its owner. */
    waiting: z.number(),
  }),
  /** Schedules that do not do what they are meant to, by name; other problems are shown wherever figures and posts are. */
  stuckSchedules: z.array(z.string()),
});
export type News = z.infer<typeof News>;

export const visitEndpoints = {
  here: endpoint({
    method: 'POST',
    path: '/api/visit',
    access: 'account',
    needs: 'see',
    summary:
      'A user opened a page or did something on it; says since when they were away, if for 8 hours or more',
    activity: { none: 'reader' },
    reply: z.object({ awaySince: z.nullable(z.string()) }),
  }),
  start: endpoint({
    method: 'GET',
    path: '/api/start',
    access: 'account',
    needs: 'see',
    summary: 'How far the signed-in user is with the first steps',
    reply: Start,
  }),
  changeStart: endpoint({
    method: 'POST',
    path: '/api/start',
    access: 'account',
    needs: 'see',
    summary:
      'Hides the first steps or brings them back; notes that figures were seen, or that the end was shown',
    body: StartChange,
    activity: { none: 'reader' },
    reply: Start,
  }),
  news: endpoint({
    method: 'GET',
    path: '/api/analytics/:storeId/news',
    access: 'store',
    needs: 'see',
    summary: "What happened since the user's last visit, when that is 8 hours ago or more",
    params: StoreParams,
    reply: News,
  }),
};
