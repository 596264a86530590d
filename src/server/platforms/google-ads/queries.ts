import type { DayWindow, FigureSubject } from '#server/platforms/ports/ads-platform.ts';

/*
 * The questions of reference/google-ads.md 3. Every breakdown is asked by day, so that days can be replaced, and with
 * the value of conversions. Campaigns that were removed spent their money all the same, so they are not left out.
 */
const COUNTS =
  'metrics.impressions, metrics.clicks, metrics.cost_micros, metrics.conversions, metrics.conversions_value';

const within = ({ from, to }: DayWindow) => `segments.date BETWEEN '${from}' AND '${to}'`;

const counted =
  (fields: string, view: string, more = '') =>
  (window: DayWindow) =>
    `SELECT campaign.id, segments.date, ${fields}, ${COUNTS} FROM ${view} WHERE ${within(window)}${more}`;

export const figureQueries: Record<FigureSubject, (window: DayWindow) => string> = {
  days: counted('segments.device, segments.ad_network_type', 'campaign'),
  hours: counted('segments.hour', 'campaign'),
  // Where people were, not what they were interested in.
  places: counted(
    'geographic_view.country_criterion_id, geographic_view.location_type, segments.geo_target_city',
    'geographic_view',
    " AND geographic_view.location_type = 'LOCATION_OF_PRESENCE'",
  ),
  ages: counted('ad_group_criterion.age_range.type', 'age_range_view'),
  genders: counted('ad_group_criterion.gender.type', 'gender_view'),
  products: counted('segments.product_item_id, segments.product_title', 'shopping_performance_view'),
  // Most terms are seen once and never clicked; they cost nothing and would be most of the rows.
  search_terms: counted(
    'campaign_search_term_view.search_term',
    'campaign_search_term_view',
    ' AND metrics.clicks > 0',
  ),
};

export const sharesQuery = (window: DayWindow) =>
  `SELECT campaign.id, segments.date, metrics.search_impression_share, metrics.search_top_impression_share,
    metrics.search_absolute_top_impression_share, metrics.search_budget_lost_impression_share,
    metrics.search_rank_lost_impression_share, metrics.search_click_share
  FROM campaign WHERE ${within(window)}`;

export const ACCOUNT_QUERY = `SELECT customer.id, customer.descriptive_name, customer.currency_code, customer.time_zone,
  customer.auto_tagging_enabled FROM customer LIMIT 1`;

export const CLIENTS_QUERY = `SELECT customer_client.id, customer_client.descriptive_name, customer_client.currency_code,
  customer_client.time_zone, customer_client.manager, customer_client.status, customer_client.level
  FROM customer_client WHERE customer_client.level <= 1`;

export const CAMPAIGNS_QUERY = `SELECT campaign.id, campaign.name, campaign.status, campaign.advertising_channel_type,
  campaign.bidding_strategy_type, campaign_budget.amount_micros FROM campaign`;

/** More ads than anybody reads advice on. */
export const ADS_QUERY = `SELECT campaign.id, ad_group_ad.ad.id, ad_group_ad.ad.responsive_search_ad.headlines,
  ad_group_ad.ad.responsive_search_ad.descriptions, ad_group_ad.ad.final_urls, ad_group_ad.ad_strength,
  ad_group_ad.policy_summary.approval_status
  FROM ad_group_ad WHERE ad_group_ad.status != 'REMOVED' LIMIT 3000`;

export const placesQuery = (ids: string[]) =>
  `SELECT geo_target_constant.id, geo_target_constant.canonical_name, geo_target_constant.country_code
  FROM geo_target_constant WHERE geo_target_constant.id IN (${ids.join(', ')})`;
