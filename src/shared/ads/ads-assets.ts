import * as z from 'zod/mini';
import { reportBasis } from '#shared/analytics/report-basis.ts';
import { ContentLanguage } from '#shared/content/content.ts';
import { endpoint } from '#shared/core/endpoint.ts';
import { ListQuery } from '#shared/core/ranges.ts';
import { Sentence, text } from '#shared/core/sentence.ts';
import { StoreParams } from '#shared/stores/stores.ts';

/* Ads written from the catalogue, for Google Ads Editor. Nothing here is sent to Google: the owner imports the file. */

/* Limits of Google's: reference google-ads 4.4. Wide characters (Chinese, Japanese, Korean) count as two. */
export const HEADLINE_MOST = 30;
export const DESCRIPTION_MOST = 90;
export const PATH_MOST = 15;
export const HEADLINES = { least: 3, most: 15 } as const;
export const DESCRIPTIONS = { least: 2, most: 4 } as const;
export const KEYWORD_MOST = 80;
export const KEYWORD_WORDS_MOST = 10;
export const FINAL_URL_MOST = 2048;
export const GROUP_NAME_MOST = 255;
export const MATCH_TYPES = ['exact', 'phrase', 'broad'] as const;
export const MatchType = z.enum(MATCH_TYPES);

const TWO_WIDE =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Emoji_Presentation}\u3000-\u303F\uFF01-\uFF60\uFFE0-\uFFE6]/u;
const HALF_WIDTH = /[\uFF61-\uFFDC]/;

/** The length of a text of an ad as Google counts it. */
export function adTextLength(text: string): number {
  return [...text].reduce((sum, sign) => sum + (TWO_WIDE.test(sign) && !HALF_WIDTH.test(sign) ? 2 : 1), 0);
}

/*
 * What an owner types is saved, also what Google would refuse: `problems` names it next to the field. These limits only keep
 * out what nobody types.
 */
// No database saves the others.
const keepable = z.refine<string>((text) => text.isWellFormed() && !text.includes('\0'), {
  error: text('This text has characters that cannot be saved.'),
});
const typed = z.string().check(z.maxLength(1_000), keepable);

export const Keyword = z.object({ text: typed, matchType: MatchType });
export type Keyword = z.infer<typeof Keyword>;

/** One ad group: one product, its responsive search ad, and what it is found by. */
export const AdGroup = z.object({
  productId: z.string(),
  productTitle: z.string(),
  imageUrl: z.nullable(z.string()),
  name: typed,
  finalUrl: z.string().check(z.maxLength(4 * FINAL_URL_MOST), keepable),
  headlines: z.array(typed).check(z.maxLength(HEADLINES.most)),
  descriptions: z.array(typed).check(z.maxLength(DESCRIPTIONS.most)),
  path1: typed,
  path2: typed,
  keywords: z.array(Keyword).check(z.maxLength(50)),
});
export type AdGroup = z.infer<typeof AdGroup>;

/**
 * What Google would refuse. `group` is the place of the ad group, null for the campaign. `field` is the name of the field,
 * with the place in its list where it has one: `headlines.0`, `keywords.3`, `negatives.2`, `path1`, `dailyBudget`.
 */
const AssetProblem = z.object({ group: z.nullable(z.number()), field: z.string(), message: Sentence });
export type AssetProblem = z.infer<typeof AssetProblem>;

/** A paused search campaign. `problems` says what Google would refuse; a set with problems can be saved, not exported. */
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
  problems: z.array(AssetProblem),
  wording: z.enum(['builtin', 'provider']),
  createdAt: z.string(),
  updatedAt: z.string(),
  exportedAt: z.nullable(z.string()),
});
export type AssetSet = z.infer<typeof AssetSet>;

export const AssetChange = z.object({
  name: z.optional(typed.check(z.trim(), z.minLength(1), z.maxLength(128))),
  dailyBudget: z.optional(z.nullable(z.number().check(z.gte(0.01), z.lte(1_000_000)))),
  groups: z.optional(z.array(AdGroup).check(z.minLength(1), z.maxLength(10))),
  negatives: z.optional(z.array(Keyword).check(z.maxLength(200))),
});
export type AssetChange = z.infer<typeof AssetChange>;

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
export type FeedProblem = (typeof FEED_PROBLEMS)[number];

/** How a product's texts would fare in a Merchant Center feed (reference google-ads 5). */
export const FeedCheck = z.object({
  ...reportBasis,
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

export const AssetParams = z.object({ ...StoreParams.shape, setId: z.uuid() });
const base = { access: 'store', needs: 'see', params: StoreParams } as const;

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
    needs: 'write',
    summary: 'Write responsive search ads with keywords and negatives for products',
    body: z.object({
      productIds: z
        .array(z.string())
        .check(z.minLength(1, text('Please choose at least one product.')), z.maxLength(10)),
      language: z._default(ContentLanguage, 'en'),
    }),
    activity: ['ads-written'],
    reply: AssetSet,
    perMinute: 12,
  }),
  change: endpoint({
    method: 'POST',
    path: '/api/ads-optimization/:storeId/assets/:setId',
    access: 'store',
    needs: 'write',
    summary: 'Keep the edited texts',
    params: AssetParams,
    body: AssetChange,
    activity: ['ads-changed'],
    reply: AssetSet,
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/api/ads-optimization/:storeId/assets/:setId',
    access: 'store',
    needs: 'write',
    summary: 'Delete a set of ads here; what was imported into Google Ads stays there',
    params: AssetParams,
    activity: ['ads-deleted'],
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

/**
 * For Google Ads Editor: everything of a set, paused; and what takes out again all that was ever exported of it. 409 while
 * the set has problems; what was exported before can be taken out even then.
 */
export const ASSETS_CSV = '/api/ads-optimization/:storeId/assets/:setId/editor.csv';
export const ASSETS_UNDO_CSV = '/api/ads-optimization/:storeId/assets/:setId/undo.csv';
