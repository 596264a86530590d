import * as z from 'zod/mini';
import { CustomerGroup } from '#shared/analytics/customer-reports.ts';
import { endpoint } from '#shared/core/endpoint.ts';
import { text } from '#shared/core/sentence.ts';
import { SocialNetworkName } from '#shared/publishing/social-accounts.ts';
import { StoreParams } from '#shared/stores/stores.ts';

/* Boosted posts, planned here and set up by the owner at the network: nothing is ever spent from here. */

export const CAMPAIGN_STATUSES = ['active', 'paused', 'finished'] as const;
export const OBJECTIVES = ['awareness', 'traffic', 'engagement', 'sales'] as const;

const MOST_MONEY = 99_999_999.99;
/** As much as can be written in a column of the data model, and no less than its smallest part. */
const Money = z
  .number()
  .check(
    z.gte(0.01, text('Please enter an amount above 0.')),
    z.lte(MOST_MONEY, text('Please enter a smaller amount.')),
  );
const Count = z.number().check(
  z.refine((count) => Number.isInteger(count) && count >= 0, { error: text('Please enter a whole number.') }),
  z.lte(2_147_483_647, text('Please enter a smaller number.')),
);

/** Whom it is for. Ages and interests are what the owner will choose at the network, not what we measured. */
export const TargetAudience = z.object({
  /** Country codes. */
  countries: z._default(z.array(z.string().check(z.regex(/^[A-Z]{2}$/))).check(z.maxLength(30)), []),
  ageFrom: z._default(z.nullable(z.number().check(z.gte(18), z.lte(65))), null),
  ageTo: z._default(z.nullable(z.number().check(z.gte(18), z.lte(65))), null),
  interests: z._default(
    z.array(z.string().check(z.trim(), z.minLength(1), z.maxLength(80))).check(z.maxLength(20)),
    [],
  ),
  /** Groups of own customers, by the exported list. */
  groups: z._default(z.array(CustomerGroup), []),
});
export type TargetAudience = z.infer<typeof TargetAudience>;

const BoostedPost = z.object({
  id: z.uuid(),
  caption: z.nullable(z.string()),
  imageUrl: z.nullable(z.string()),
  permalink: z.nullable(z.string()),
  publishedAt: z.nullable(z.string()),
});

/** What is left to do at the network, in order; keys, worded by the screen. */
export const CHECKLIST = [
  'open_post',
  'objective',
  'audience',
  'budget',
  'dates',
  'link',
  'published',
  'results',
] as const;

export const AdsCampaign = z.object({
  id: z.uuid(),
  name: z.string(),
  platform: SocialNetworkName,
  status: z.enum(CAMPAIGN_STATUSES),
  objective: z.nullable(z.enum(OBJECTIVES)),
  budget: z.number(),
  dailyBudget: z.nullable(z.number()),
  currency: z.string(),
  targetAudience: TargetAudience,
  /** Instants; the local days are the store's. */
  startDate: z.string(),
  endDate: z.nullable(z.string()),
  post: z.nullable(BoostedPost),
  checklist: z.array(z.object({ step: z.enum(CHECKLIST), done: z.boolean() })),
  /** What the owner read at the network and typed here; and sales by the post's own link, where the platform reports them. */
  results: z.object({
    spend: z.nullable(z.number()),
    impressions: z.nullable(z.number()),
    clicks: z.nullable(z.number()),
    linkedOrders: z.nullable(z.number()),
    linkedNetSales: z.nullable(z.number()),
  }),
  createdAt: z.string(),
  updatedAt: z.string(),
});
export type AdsCampaign = z.infer<typeof AdsCampaign>;

const day = z.string().check(z.regex(/^20\d{2}-\d{2}-\d{2}$/, text('Please enter a date as YYYY-MM-DD.')));

const plan = {
  name: z.string().check(z.trim(), z.minLength(1, text('Please enter a name.')), z.maxLength(120)),
  platform: SocialNetworkName,
  objective: z._default(z.nullable(z.enum(OBJECTIVES)), null),
  budget: Money,
  dailyBudget: z._default(z.nullable(Money), null),
  targetAudience: z._default(TargetAudience, {
    countries: [],
    ageFrom: null,
    ageTo: null,
    interests: [],
    groups: [],
  }),
  /** Local days of the store, both included. */
  startDay: day,
  endDay: z._default(z.nullable(day), null),
  postId: z._default(z.nullable(z.uuid()), null),
};
export const NewCampaign = z.object(plan).check(
  z.refine(({ startDay, endDay }) => !endDay || endDay >= startDay, {
    error: text('Please choose a last day that is not before the first.'),
    path: ['endDay'],
  }),
  z.refine(({ budget, dailyBudget }) => !dailyBudget || dailyBudget <= budget, {
    error: text('The daily budget cannot be more than the total.'),
    path: ['dailyBudget'],
  }),
  z.refine(
    ({ targetAudience: { ageFrom, ageTo } }) => ageFrom === null || ageTo === null || ageFrom <= ageTo,
    { error: text('The oldest cannot be younger than the youngest.'), path: ['targetAudience', 'ageTo'] },
  ),
);
export type NewCampaign = z.infer<typeof NewCampaign>;

const CampaignChange = z.object({
  /** The whole plan again. */
  plan: z.optional(NewCampaign),
  status: z.optional(z.enum(CAMPAIGN_STATUSES)),
  checklist: z.optional(z.array(z.enum(CHECKLIST))),
  results: z.optional(
    z.object({
      /** 0 is what nobody has said, as null is: nothing is boosted for nothing. */
      spend: z.nullable(
        z
          .number()
          .check(
            z.gte(0, text('Please enter an amount of 0 or more.')),
            z.lte(MOST_MONEY, text('Please enter a smaller amount.')),
          ),
      ),
      impressions: z.nullable(Count),
      clicks: z.nullable(Count),
    }),
  ),
});
export type CampaignChange = z.infer<typeof CampaignChange>;

/** A post may have gone out on several networks: it is there once for each. */
const BoostablePost = z.object({
  ...BoostedPost.shape,
  platform: SocialNetworkName,
  engagement: z.nullable(z.number()),
});
export type BoostablePost = z.infer<typeof BoostablePost>;

const CampaignParams = z.object({ ...StoreParams.shape, campaignId: z.uuid() });
const base = { access: 'store', needs: 'see', params: StoreParams } as const;

export const adsCampaignEndpoints = {
  list: endpoint({
    ...base,
    method: 'GET',
    path: '/api/ads-optimization/:storeId/campaigns',
    summary: 'Boosted posts that were planned, newest first',
    reply: z.array(AdsCampaign),
  }),
  create: endpoint({
    ...base,
    method: 'POST',
    path: '/api/ads-optimization/:storeId/campaigns',
    needs: 'write',
    summary: 'Plan to boost a post: budget, audience and days, as a record with a checklist',
    body: NewCampaign,
    activity: ['campaign-created'],
    reply: AdsCampaign,
  }),
  change: endpoint({
    method: 'POST',
    path: '/api/ads-optimization/:storeId/campaigns/:campaignId',
    access: 'store',
    needs: 'write',
    summary: 'Change the plan, its status, what is done, or the results the owner read at the network',
    params: CampaignParams,
    body: CampaignChange,
    activity: ['campaign-changed'],
    reply: AdsCampaign,
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/api/ads-optimization/:storeId/campaigns/:campaignId',
    access: 'store',
    needs: 'write',
    summary: 'Delete a plan; what runs at the network goes on there',
    params: CampaignParams,
    activity: ['campaign-deleted'],
    reply: z.object({ success: z.boolean() }),
  }),
  boostable: endpoint({
    ...base,
    method: 'GET',
    path: '/api/ads-optimization/:storeId/boostable-posts',
    summary: 'Posts that went out in the last 90 days, best response first, at most 24',
    reply: z.array(BoostablePost),
  }),
  matchPreview: endpoint({
    ...base,
    method: 'GET',
    path: '/api/ads-optimization/:storeId/customer-match',
    summary: 'How many customers of each group a customer-match list could hold',
    reply: z.object({
      groups: z.array(
        z.object({
          group: CustomerGroup,
          customers: z.number(),
          /** With an address or a number that can be hashed as Google asks. */
          withEmail: z.number(),
          withPhone: z.number(),
          /** With either: so many lines a file of this group has. */
          usable: z.number(),
        }),
      ),
      /** Google shows ads to lists of which it finds at least so many. */
      leastUseful: z.number(),
    }),
  }),
};

/**
 * `…?groups=champions,loyal&consent=yes`: addresses and numbers hashed as Google asks (SHA-256 of the normalised text),
 * country and no name in clear. `consent=yes` is the owner's word that these customers agreed; it is recorded.
 */
export const CUSTOMER_MATCH_CSV = '/api/ads-optimization/:storeId/customer-match.csv';
