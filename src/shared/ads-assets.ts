import * as z from 'zod/mini';
import { ContentLanguage } from './content.ts';
import { endpoint } from './endpoint.ts';
import { ListQuery } from './ranges.ts';
import { StoreParams } from './stores.ts';

/* Ads written from the catalogue, for Google Ads Editor. Nothing here is sent to Google: the owner imports the file. */

/* Limits of Google's: reference google-ads 4.4. Wide characters (Chinese, Japanese, Korean) count as two. */
export const HEADLINE_MOST = 30;
export const DESCRIPTION_MOST = 90;
export const PATH_MOST = 15;
export const HEADLINES = { least: 3, most: 15 } as const;
export const DESCRIPTIONS = { least: 2, most: 4 } as const;
export const MATCH_TYPES = ['exact', 'phrase', 'broad'] as const;
export const MatchType = z.enum(MATCH_TYPES);

export const Keyword = z.object({
  text: z.string().check(z.trim(), z.minLength(1), z.maxLength(80)),
  matchType: MatchType,
});

/** One ad group: one product, its responsive search ad, and what it is found by. */
export const AdGroup = z.object({
  productId: z.string(),
  productTitle: z.string(),
  imageUrl: z.nullable(z.string()),
  name: z.string().check(z.trim(), z.minLength(1), z.maxLength(255)),
  finalUrl: z.string().check(z.url(), z.maxLength(2048)),
  headlines: z.array(z.string()).check(z.maxLength(HEADLINES.most)),
  descriptions: z.array(z.string()).check(z.maxLength(DESCRIPTIONS.most)),
  path1: z.string(),
  path2: z.string(),
  keywords: z.array(Keyword).check(z.maxLength(50)),
});
export type AdGroup = z.infer<typeof AdGroup>;

/** A paused search campaign. `problems` says what Google would refuse; a set with problems can be kept, not exported. */
export const AssetSet = z.object({
  id: z.uuid(),
  name: z.string(),
  language: ContentLanguage,
  currency: z.string(),
  /** A day, of the store's currency. */
  dailyBudget: z.nullable(z.number()),
  groups: z.array(AdGroup),
  /** Of the whole campaign. */
  negatives: z.array(Keyword),
  problems: z.array(z.object({ group: z.nullable(z.number()), field: z.string(), message: z.string() })),
  wording: z.enum(['builtin', 'provider']),
  createdAt: z.string(),
  updatedAt: z.string(),
  exportedAt: z.nullable(z.string()),
});
export type AssetSet = z.infer<typeof AssetSet>;

export const AssetChange = z.object({
  name: z.optional(z.string().check(z.trim(), z.minLength(1), z.maxLength(128))),
  dailyBudget: z.optional(z.nullable(z.number().check(z.gt(0), z.lte(1_000_000)))),
  groups: z.optional(z.array(AdGroup).check(z.minLength(1), z.maxLength(10))),
  negatives: z.optional(z.array(Keyword).check(z.maxLength(200))),
});

export const FEED_PROBLEMS = [
  'title_missing',
  'title_short',
  'title_long',
  'title_capitals',
  'title_promotional',
  'title_repeated',
  'description_missing',
  'description_short',
  'description_long',
  'image_missing',
  'price_missing',
  'sold_out',
  'category_missing',
] as const;

/** How a product's texts would fare in a Merchant Center feed (reference google-ads 5). */
export const FeedCheck = z.object({
  products: z.number(),
  withoutProblem: z.number(),
  counts: z.array(z.object({ problem: z.enum(FEED_PROBLEMS), products: z.number() })),
  rows: z.array(
    z.object({
      id: z.string(),
      title: z.string(),
      imageUrl: z.nullable(z.string()),
      problems: z.array(z.enum(FEED_PROBLEMS)),
      /** A title of the product's own facts that has none of the title's problems; null where none can be made. */
      suggestedTitle: z.nullable(z.string()),
      /** Net sales of the last 90 days: what stands first. */
      netSales: z.number(),
    }),
  ),
  total: z.number(),
  page: z.number(),
  pageSize: z.number(),
  currency: z.string(),
});
export type FeedCheck = z.infer<typeof FeedCheck>;

const AssetParams = z.object({ ...StoreParams.shape, setId: z.uuid() });
const base = { access: 'store-owner', params: StoreParams } as const;

export const adsAssetEndpoints = {
  list: endpoint({
    ...base,
    method: 'GET',
    path: '/api/ads-optimization/:storeId/assets',
    summary: 'Search ads written for products of this store, newest first',
    reply: z.array(AssetSet),
  }),
  write: endpoint({
    ...base,
    method: 'POST',
    path: '/api/ads-optimization/:storeId/assets',
    summary: 'Write responsive search ads with keywords and negatives for products',
    body: z.object({
      productIds: z
        .array(z.string())
        .check(z.minLength(1, 'Please choose at least one product.'), z.maxLength(10)),
      language: z._default(ContentLanguage, 'en'),
    }),
    reply: AssetSet,
    perMinute: 12,
  }),
  change: endpoint({
    method: 'POST',
    path: '/api/ads-optimization/:storeId/assets/:setId',
    access: 'store-owner',
    summary: 'Keep the edited texts',
    params: AssetParams,
    body: AssetChange,
    reply: AssetSet,
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/api/ads-optimization/:storeId/assets/:setId',
    access: 'store-owner',
    summary: 'Delete a set of ads here; what was imported into Google Ads stays there',
    params: AssetParams,
    reply: z.object({ success: z.boolean() }),
  }),
  feedCheck: endpoint({
    ...base,
    method: 'GET',
    path: '/api/ads-optimization/:storeId/feed-check',
    summary:
      "Products whose title, description or picture would fare badly in Google's feed, best sellers first",
    query: z.object({
      search: ListQuery.shape.search,
      page: ListQuery.shape.page,
      problem: z.optional(z.enum(FEED_PROBLEMS)),
    }),
    reply: FeedCheck,
  }),
};

/** For Google Ads Editor: everything of a set, paused; and what takes it out again. 409 while the set has problems. */
export const ASSETS_CSV = '/api/ads-optimization/:storeId/assets/:setId/editor.csv';
export const ASSETS_UNDO_CSV = '/api/ads-optimization/:storeId/assets/:setId/undo.csv';
