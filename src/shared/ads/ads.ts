import * as z from 'zod/mini';
import { CustomerGroup } from '#shared/analytics/customer-reports.ts';
import { EvidenceTable, NamedFigure, PRIORITIES } from '#shared/analytics/insights.ts';
import { Outcome } from '#shared/analytics/outcomes.ts';
import { reportBasis } from '#shared/analytics/report-basis.ts';
import { endpoint } from '#shared/core/endpoint.ts';
import { Sentence, text } from '#shared/core/sentence.ts';
import { StoreParams } from '#shared/stores/stores.ts';

/*
 * Advice for Google Ads. Money is in major units of `currency`; shares and rates are 0 to 1, percentages 0 to 100;
 * hours, days and months are those of the store, Sunday is 0 and January 1. Words are in the reader's language.
 */

/* Options and caps of SPEC section 9. */
export const TIMEFRAMES = ['7d', '30d', '90d'] as const;
export const Timeframe = z.enum(TIMEFRAMES);
export type Timeframe = z.infer<typeof Timeframe>;
export const CAMPAIGN_TYPES = ['all', 'search', 'display', 'shopping', 'video'] as const;
export const CampaignType = z.enum(CAMPAIGN_TYPES);
export type CampaignType = z.infer<typeof CampaignType>;
export const DEFAULT_TIMEFRAME: Timeframe = '30d';
export const DEFAULT_CAMPAIGN_TYPE: CampaignType = 'all';
export const SHOWN = { hours: 6, days: 5, months: 4, ageGroups: 4, cities: 4, times: 3 } as const;

/**
 * Where a figure comes from. store: counted from the store's records. account: from the owner's Google Ads account or a
 * report exported from it. benchmark: published elsewhere, by whom and when is said. assumption: no one knows it.
 */
export const BASIS_KINDS = ['store', 'account', 'benchmark', 'assumption'] as const;

/** Published figures that are used, by reference: google-ads 6 and 7; who says what of whom stands in ads-benchmarks.ts. */
export const BENCHMARK_KEYS = [
  'wordstream_search_2026',
  'databox_all_2026',
  'agency_shopping_2026',
  'adobe_holiday_2025',
  'triple_whale_2024',
  'salecycle_hours_2020',
] as const;

/** What is taken for granted, and said so. */
export const ASSUMPTION_KEYS = [
  'specified_value', // 65 a conversion
  'specified_roas', // 2.5
  'budget_share', // a share of net sales
  'usual_response', // how many quiet customers come back when they are asked to
  'own_entry', // the owner typed it
  'usual_spread', // how far a benchmark may be off
  'industry', // which row of the benchmark fits the main category
] as const;

export const Basis = z.object({
  kind: z.enum(BASIS_KINDS),
  /** Which benchmark or assumption; null for store and account. */
  source: z.nullable(z.enum([...BENCHMARK_KEYS, ...ASSUMPTION_KEYS])),
  /** How many orders, buyers, products or clicks it was counted from. */
  cases: z.nullable(z.number()),
});
export type Basis = z.infer<typeof Basis>;

/** Too few cases to rest a decision on are marked, not hidden. */
const fewData = z.boolean();

export const AdsPeriod = z.object({
  /** Local days, both included: the last so many finished days. */
  from: z.string(),
  to: z.string(),
  timeZone: z.string(),
});

const StoreAnalysis = z.object({
  totalProducts: z.number(),
  /** The category with most net sales of 12 months, else with most products; null where most of what sells has none. */
  mainCategory: z.nullable(z.string()),
  /** Lowest to highest price in words, as `£1.25 – £295`; null without prices. */
  productRange: z.nullable(z.string()),
  /** Of the timeframe. */
  orders: z.number(),
  netSales: z.number(),
  averageOrderValue: z.nullable(z.number()),
  previous: z.nullable(z.object({ orders: z.number(), netSales: z.number() })),
  fewData,
  basis: Basis,
});

export const EFFORTS = ['minutes', 'hour', 'day'] as const;
export const ACTION_STATUSES = ['open', 'done', 'snoozed', 'dismissed'] as const;
export type ActionStatus = (typeof ACTION_STATUSES)[number];
export const ACTION_CATEGORIES = [
  'measurement',
  'budget',
  'timing',
  'places',
  'products',
  'audiences',
  'keywords',
  'ads',
  'feed',
] as const;

export const AdsAction = z.object({
  /** What it is about, the same from day to day: `promote:product:123`. */
  subject: z.string(),
  type: z.string(),
  category: z.enum(ACTION_CATEGORIES),
  impact: z.enum(PRIORITIES),
  title: z.string(),
  description: z.string(),
  /** Figures it rests on, named and written. */
  data: z.array(NamedFigure),
  /** Money at stake in 30 days; null where it cannot be said. */
  atStake: z.nullable(z.number()),
  currency: z.string(),
  effort: z.enum(EFFORTS),
  /** How it is done in Google Ads, step by step. */
  steps: z.array(z.string()),
  evidence: z.object({
    period: z.nullable(z.object({ from: z.string(), to: z.string() })),
    formula: z.string(),
    table: z.nullable(EvidenceTable),
  }),
  basis: Basis,
  /** Who found the words: our own sentences, or the AI provider (every number of which was checked). */
  wording: z.enum(['builtin', 'provider']),
  status: z.enum(ACTION_STATUSES),
  snoozedUntil: z.nullable(z.string()),
  doneAt: z.nullable(z.string()),
  /** What came of it once it was done, and whether that was read from the store or from the account. */
  outcome: z.nullable(z.object({ ...Outcome.shape, basis: Basis })),
});
export type AdsAction = z.infer<typeof AdsAction>;

const TimeSlot = z.object({
  /** `09:00 – 12:00`. */
  timeSlot: z.string(),
  from: z.number(),
  /** The hour it ends before: 24 is midnight. */
  to: z.number(),
  /** Of the budget; whole numbers that add up to 100. */
  percentage: z.number(),
  orders: z.number(),
  reason: z.string(),
  basis: Basis,
});

const Recommendations = z.object({
  /** Who buys most, in a sentence made of counted things only; null without customers. */
  idealCustomer: z.nullable(z.object({ text: z.string(), basis: Basis })),
  topLocations: z.array(z.string()),
  bestPostingTimes: z.array(
    z.object({ day: z.number(), hour: z.number(), orders: z.number(), share: z.number(), basis: Basis }),
  ),
  /** Adds up to 100; empty without orders. */
  budgetAllocation: z.array(TimeSlot),
  contentStrategy: z.array(z.string()),
  /** Ranked by money at stake and how sure it is; all of them, done and dismissed ones too. */
  actions: z.array(AdsAction),
});

const RATINGS = ['high', 'medium', 'low'] as const;

const Audiences = z.object({
  demographics: z.object({
    /**
     * Known from a Google Ads account only; empty without one. `range` is 18-24, 25-34, 35-44, 45-54, 55-64, 65+ or unknown.
     * `percentage` is of the clicks; `performance` is conversions per click against the account's: 1.2 is a fifth above
     * it, null with too few clicks.
     */
    ageGroups: z.array(
      z.object({
        range: z.string(),
        percentage: z.number(),
        performance: z.nullable(z.number()),
        basis: Basis,
      }),
    ),
    gender: z.array(
      z.object({
        type: z.string(),
        percentage: z.number(),
        performance: z.nullable(z.number()),
        basis: Basis,
      }),
    ),
    /** What the buyers buy: categories of the store. `affinity` is the share of net sales, `intent` how it moved. */
    interests: z.array(
      z.object({
        category: z.string(),
        affinity: z.number(),
        intent: z.nullable(z.enum(RATINGS)),
        /** A click of this kind of thing in US dollars, where a benchmark has it. */
        cost: z.nullable(z.object({ amount: z.number(), currency: z.literal('USD'), basis: Basis })),
        basis: Basis,
      }),
    ),
  }),
  behaviors: z.object({
    locations: z.array(
      z.object({
        region: z.string(),
        kind: z.enum(['country', 'city']),
        countryCode: z.nullable(z.string()),
        /** Of the orders whose country, or city, is known. */
        percentage: z.number(),
        orders: z.number(),
        netSales: z.number(),
        /** The strongest month of this place in the last 24 months; null with fewer than 50 orders there. */
        seasonality: z.nullable(z.number()),
        /** Own impression share there, 0 to 1; nobody else's auctions are shared. */
        competition: z.nullable(z.number()),
        basis: Basis,
      }),
    ),
    /** Percent of all orders that name no country, or no city. */
    unknownPlaces: z.object({ countries: z.number(), cities: z.number() }),
    devices: z.array(
      z.object({
        type: z.enum(['Mobile', 'Desktop', 'Tablet']),
        /** Share of the clicks, and conversions per click. */
        usage: z.nullable(z.number()),
        conversion: z.nullable(z.number()),
        basis: Basis,
      }),
    ),
  }),
});

const HourOfDay = z.object({
  hour: z.number(),
  orders: z.number(),
  /** Of the strongest hour, 0 to 1. */
  activity: z.number(),
  /** Share of the orders of all hours. */
  performance: z.number(),
  /** What a click cost in this hour; an account alone knows. */
  cost: z.nullable(z.number()),
  basis: Basis,
});
const DayOfWeek = z.object({
  day: z.number(),
  orders: z.number(),
  netSales: z.number(),
  /** Of an average day: 1.2 is a fifth above it. */
  performance: z.number(),
  reasoning: z.string(),
  impressions: z.nullable(z.number()),
  basis: Basis,
});
const MonthOfYear = z.object({
  month: z.number(),
  /** Of an average month, over whole months only. */
  performance: z.nullable(z.number()),
  revenue: z.nullable(z.number()),
  /** How many years it was seen in. */
  years: z.number(),
  /** How much dearer a click is in this month by a benchmark: 0.22 is 22 %. */
  competition: z.nullable(z.object({ change: z.number(), basis: Basis })),
  basis: Basis,
});

/** One thing a projection takes for granted; all of them can be changed by the owner. */
export const ASSUMPTION_NAMES = [
  'budget',
  'costPerClick',
  'clickRate',
  'conversionRate',
  'orderValue',
] as const;
export const Assumption = z.object({
  name: z.enum(ASSUMPTION_NAMES),
  /** Null where nobody knows it: the owner types it. `budget` is for the timeframe. */
  value: z.nullable(z.number()),
  low: z.nullable(z.number()),
  high: z.nullable(z.number()),
  basis: Basis,
});
export type Assumption = z.infer<typeof Assumption>;

/** Worked out by projectAds (ads-projection.ts) from the assumptions; null where one of them is missing. */
const range = z.nullable(z.object({ low: z.number(), expected: z.number(), high: z.number() }));
export const Projection = z.object({
  impressions: range,
  clicks: range,
  ctr: range,
  conversions: range,
  revenue: range,
  estimatedRoas: range,
});
export type Projection = z.infer<typeof Projection>;

/** See breakEvenOf (ads-projection.ts). */
export const BreakEven = z.object({
  /** Of a sale, 0 to 1: the owner's, else what a ROAS of 2.5 takes for granted. */
  margin: z.number(),
  isOwnMargin: z.boolean(),
  orders: z.array(
    z.object({
      /** The order value that the projection takes for granted, and the one that half of the store's orders exceed. */
      kind: z.enum(['average', 'median']),
      value: z.number(),
      /** What the margin leaves of it. */
      left: z.number(),
      /** The most a click may cost, by the conversion rate that is assumed; null where none is known. */
      clickPrice: range,
      /** How many clicks must end in an order, 0 to 1 (more than 1 cannot be); null without a price of a click. */
      conversionRate: z.nullable(z.number()),
    }),
  ),
});
export type BreakEven = z.infer<typeof BreakEven>;

const Opportunity = z.nullable(z.object({ value: z.number(), text: z.string(), basis: Basis }));

const Performance = z.object({
  projected: z.object({
    impressions: z.nullable(z.number()),
    clicks: z.nullable(z.number()),
    ctr: z.nullable(z.number()),
    conversions: z.nullable(z.number()),
    estimatedRoas: z.nullable(z.number()),
  }),
  ranges: Projection,
  assumptions: z.array(Assumption),
  /** SPEC section 9, as specified and labelled: 65 a conversion, and the ROI against a ROAS of 2.5, in percent. */
  specified: z.object({
    revenuePerConversion: z.number(),
    baselineRoas: z.number(),
    revenuePotential: z.nullable(z.number()),
    roiImprovement: z.nullable(z.number()),
  }),
  /** 1 ÷ gross margin; null until the owner says the margin. */
  breakEvenRoas: z.nullable(z.number()),
  breakEven: BreakEven,
  currentOpportunity: z.object({
    /** The forecast of the next 30 days over the last 30: 1.2 is a fifth above them. */
    seasonalBoost: Opportunity,
    /** Known from an account only: the best device's conversions per click against the account's. */
    deviceOptimization: Opportunity,
    /** Buyers who have gone quiet: what an assumed share of them would bring with one more usual order. */
    untappedAudience: Opportunity,
  }),
});

const Buyers = z.object({
  /** Who bought in the timeframe. */
  buyers: z.number(),
  newBuyers: z.nullable(z.number()),
  returningBuyers: z.nullable(z.number()),
  groups: z.array(
    z.object({
      group: CustomerGroup,
      customers: z.number(),
      share: z.number(),
      netSales: z.number(),
      netShare: z.nullable(z.number()),
    }),
  ),
  baskets: z.nullable(
    z.object({
      orders: z.number(),
      units: z.number(),
      unitsPerOrder: z.number(),
      averageValue: z.number(),
      /**
       * Of order values: a quarter lies below the first, half below the second, three quarters below the third. `orders`
       * are those they were counted from: not cancelled, not given back, and worth something.
       */
      quartiles: z.nullable(
        z.object({ orders: z.number(), lower: z.number(), median: z.number(), upper: z.number() }),
      ),
      together: z.array(
        z.object({ first: z.string(), second: z.string(), orders: z.number(), lift: z.number() }),
      ),
    }),
  ),
  basis: Basis,
});

export const AdsResult = z.object({
  timeframe: Timeframe,
  campaignType: CampaignType,
  currency: z.string(),
  period: AdsPeriod,
  ...reportBasis,
  storeAnalysis: StoreAnalysis,
  recommendations: Recommendations,
  audiences: Audiences,
  bestTimes: z.object({
    hourly: z.array(HourOfDay),
    daily: z.array(DayOfWeek),
    monthly: z.array(MonthOfYear),
  }),
  performance: Performance,
  customers: Buyers,
  /** What the owner has entered, next to what we would assume. */
  settings: z.object({
    grossMargin: z.nullable(z.number()),
    industry: z.string(),
    /** Whether the owner said the kind of goods, or the main category did. */
    industryBasis: Basis,
  }),
});
export type AdsResult = z.infer<typeof AdsResult>;

/** Shown as 'Analysis Not Available'. */
export const NoAdsResult = z.object({
  error: z.enum(['no_data_yet', 'nothing_to_analyse']),
  message: Sentence,
});
export type NoAdsResult = z.infer<typeof NoAdsResult>;

const AdsReply = z.union([AdsResult, NoAdsResult]);

const AdsParams = z.object({ ...StoreParams.shape, timeframe: Timeframe, campaignType: CampaignType });

const Share = z
  .number()
  .check(
    z.gte(0.001, text('Please enter a margin above 0 and up to 100%.')),
    z.lte(1, text('Please enter a margin above 0 and up to 100%.')),
  );

/** Far beyond any shop, so that no projection runs out of numbers. */
const Entry = z
  .number()
  .check(
    z.gte(1e-6, text('Please enter a number above 0.')),
    z.lte(1e12, text('Please enter a smaller number.')),
  );

const ActionMark = z.object({
  subject: z.string().check(z.minLength(1), z.maxLength(200)),
  status: z.enum(ACTION_STATUSES),
  /** For snoozed: it is open again after so many days. */
  days: z.optional(z.number().check(z.gte(1), z.lte(90))),
  /** Where it was read, for what is done is saved as it was said there. */
  timeframe: z._default(Timeframe, DEFAULT_TIMEFRAME),
  campaignType: z._default(CampaignType, DEFAULT_CAMPAIGN_TYPE),
});

export const adsEndpoints = {
  read: endpoint({
    method: 'GET',
    path: '/api/ads-optimization/:storeId/:timeframe/:campaignType',
    access: 'store',
    needs: 'see',
    summary: "Advice for Google Ads from the store's own figures, and from its account where one is known",
    params: AdsParams,
    reply: AdsReply,
  }),
  analyze: endpoint({
    method: 'POST',
    path: '/api/ads-optimization/:storeId/analyze',
    access: 'store',
    needs: 'write',
    summary: 'Works the advice out again, words it where an AI provider is set up, and answers with it',
    params: StoreParams,
    body: z.object({
      timeframe: z._default(Timeframe, DEFAULT_TIMEFRAME),
      campaignType: z._default(CampaignType, DEFAULT_CAMPAIGN_TYPE),
    }),
    activity: { none: 'reads' },
    reply: AdsReply,
    perMinute: 12,
  }),
  mark: endpoint({
    method: 'POST',
    path: '/api/ads-optimization/:storeId/actions',
    access: 'store',
    needs: 'write',
    summary: 'Marks an action as done, snoozed, dismissed or open again',
    params: StoreParams,
    body: ActionMark,
    activity: ['ads-advice-done', 'ads-advice-snoozed', 'ads-advice-dismissed', 'ads-advice-reopened'],
    reply: z.object({
      subject: z.string(),
      status: z.enum(ACTION_STATUSES),
      snoozedUntil: z.nullable(z.string()),
      doneAt: z.nullable(z.string()),
    }),
  }),
  settings: endpoint({
    method: 'POST',
    path: '/api/ads-optimization/:storeId/settings',
    access: 'store',
    needs: 'manage',
    summary:
      "The owner's own assumptions: gross margin, kind of goods, and what replaces a projection's assumptions",
    params: StoreParams,
    body: z.object({
      grossMargin: z.optional(z.nullable(Share)),
      industry: z.optional(z.nullable(z.string())),
      /** Null takes the owner's entry back. */
      assumptions: z.optional(z.partialRecord(z.enum(ASSUMPTION_NAMES), z.nullable(Entry))),
      /** Which the budget is for, thirty days when left out; for other timeframes it is as much a day. */
      timeframe: z.optional(z.enum(TIMEFRAMES)),
    }),
    activity: ['ads-settings-changed'],
    reply: z.object({ success: z.boolean() }),
  }),
};
