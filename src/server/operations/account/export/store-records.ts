import type { ExportPath } from '#languages/export-words.ts';
import { type FileSpec, plainColumns } from './file-spec.ts';

const LEASES = ['lease_token', 'lease_until'];
const TOKENS = ['access_token', 'refresh_token', 'token_expires_at', 'token_refresh_until'];

const ofStore = (
  path: ExportPath,
  table: string,
  { key = ['id'], without = [] as string[], columns = [] as string[] } = {},
): FileSpec => ({
  path,
  source: { table, of: 'store_id', key, without },
  ...(columns.length > 0 ? { columns: plainColumns(...columns) } : {}),
});

/** What Vitrin made of a store, and what its owner said and set up. */
export const STORE_RECORDS: FileSpec[] = [
  {
    path: 'store.json',
    source: {
      table: 'connected_stores',
      of: 'id',
      key: ['id'],
      without: [...TOKENS, 'refresh_token_expires_at', 'client_secret', 'webhook_key'],
    },
  },
  ofStore('insights.json', 'ai_insights'),
  ofStore('saved-cards.json', 'saved_cards'),
  ofStore('insights-history.json', 'ai_insights_history'),
  ofStore('posts.json', 'social_media_posts'),
  ofStore('calendar.json', 'scheduled_posts'),
  ofStore('deliveries.json', 'post_deliveries', { without: [...LEASES, 'prepared'] }),
  ofStore('schedules.json', 'social_media_schedules'),
  ofStore('experiments.json', 'posting_experiments'),
  ofStore('shop-page.json', 'shop_pages', { key: ['store_id'] }),
  ofStore('shop-page-names.json', 'shop_page_handles', { key: ['handle'] }),
  ofStore('short-links.json', 'short_links', { key: ['code'] }),
  ofStore('clicks.json', 'post_clicks', {
    key: ['post_id', 'source', 'hour', 'country', 'referrer', 'by_program'],
  }),
  ofStore('work-on-posts.json', 'post_work', { key: ['post_id'] }),
  ofStore('learning.json', 'post_learning', { key: ['store_id'] }),
  ofStore('first-visits.json', 'first_visits', { key: ['order_id'] }),
  ofStore('write-back.json', 'write_backs', { key: ['store_id'] }),
  ofStore('written-on-the-platform.json', 'written_marks', { key: ['kind', 'subject'] }),
  ofStore('approval-links.json', 'approval_links', { without: ['hash'] }),
  ofStore('comments-on-posts.json', 'post_comments'),
  ofStore('discount-codes.json', 'post_discounts', { key: ['code'] }),
  ofStore('preferences.json', 'posting_preferences'),
  ofStore('brand.json', 'brand_kits', { key: ['store_id'] }),
  ofStore('templates.json', 'content_templates'),
  ofStore('social-accounts.json', 'social_accounts', { without: TOKENS }),
  ofStore('post-figures.json', 'social_media_analytics'),
  ofStore('post-performance.json', 'social_media_performance_analytics'),
  ofStore('profit-rules.json', 'profit_rules', { key: ['store_id'] }),
  ofStore('goals.json', 'store_goals', { key: ['month'] }),
  ofStore('goals-on-the-platform.json', 'goal_targets', { key: ['month'] }),
  ofStore('ads/campaign-plans.json', 'social_media_campaigns'),
  ofStore('ads/settings.json', 'ads_settings', { key: ['store_id'] }),
  ofStore('ads/actions.json', 'ads_actions', { key: ['subject'] }),
  ofStore('ads/account.json', 'ads_accounts', { key: ['store_id'], without: [...TOKENS, 'reading_until'] }),
  ofStore('ads/campaigns.json', 'ads_campaign_list', { key: ['campaign_id'] }),
  ofStore('ads/ads.json', 'ads_ads', { key: ['ad_id'] }),
  ofStore('ads/figures.csv', 'ads_figures', {
    key: ['breakdown', 'day', 'campaign_id', 'part'],
    columns: [
      'breakdown',
      'day',
      'campaign_id',
      'part',
      'name',
      'impressions',
      'clicks',
      'cost_micros',
      'conversions',
      'value',
    ],
  }),
  ofStore('ads/impression-shares.csv', 'ads_shares', {
    key: ['day', 'campaign_id'],
    columns: [
      'day',
      'campaign_id',
      'impression_share',
      'top_share',
      'absolute_top_share',
      'lost_to_budget',
      'lost_to_rank',
      'click_share',
    ],
  }),
  ofStore('ads/reports.json', 'ads_reports'),
  ofStore('ads/search-ads.json', 'ads_asset_sets'),
  ofStore('ads/customer-lists.json', 'customer_match_exports'),
];
