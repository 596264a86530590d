import type { Query } from './gaql.ts';
import { queryRefusal } from './problems.ts';

const CAMPAIGN = [
  'campaign.id',
  'campaign.name',
  'campaign.status',
  'campaign.advertising_channel_type',
  'campaign.bidding_strategy_type',
];
const COUNTS = [
  'metrics.impressions',
  'metrics.clicks',
  'metrics.cost_micros',
  'metrics.conversions',
  'metrics.conversions_value',
  'metrics.all_conversions',
];
export const SHARE_METRICS = [
  'metrics.search_impression_share',
  'metrics.search_top_impression_share',
  'metrics.search_absolute_top_impression_share',
  'metrics.search_budget_lost_impression_share',
  'metrics.search_rank_lost_impression_share',
  'metrics.search_click_share',
];

/** What can be selected from what; Google knows far more, and here it is refused by its name. */
const FIELDS: Record<string, string[]> = {
  customer: [
    'customer.id',
    'customer.descriptive_name',
    'customer.currency_code',
    'customer.time_zone',
    'customer.auto_tagging_enabled',
    'customer.manager',
    'customer.status',
  ],
  customer_client: [
    'customer_client.id',
    'customer_client.descriptive_name',
    'customer_client.currency_code',
    'customer_client.time_zone',
    'customer_client.manager',
    'customer_client.status',
    'customer_client.level',
  ],
  campaign: [
    ...CAMPAIGN,
    'campaign_budget.amount_micros',
    'segments.date',
    'segments.device',
    'segments.ad_network_type',
    'segments.hour',
    'segments.day_of_week',
    ...COUNTS,
    ...SHARE_METRICS,
  ],
  geographic_view: [
    ...CAMPAIGN,
    'geographic_view.country_criterion_id',
    'geographic_view.location_type',
    'segments.date',
    'segments.geo_target_region',
    'segments.geo_target_city',
    ...COUNTS,
  ],
  age_range_view: [...CAMPAIGN, 'ad_group_criterion.age_range.type', 'segments.date', ...COUNTS],
  gender_view: [...CAMPAIGN, 'ad_group_criterion.gender.type', 'segments.date', ...COUNTS],
  shopping_performance_view: [
    ...CAMPAIGN,
    'segments.product_item_id',
    'segments.product_title',
    'segments.product_brand',
    'segments.product_type_l1',
    'segments.date',
    ...COUNTS,
  ],
  campaign_search_term_view: [
    ...CAMPAIGN,
    'campaign_search_term_view.search_term',
    'segments.date',
    ...COUNTS,
  ],
  ad_group_ad: [
    ...CAMPAIGN,
    'ad_group_ad.ad.id',
    'ad_group_ad.ad.responsive_search_ad.headlines',
    'ad_group_ad.ad.responsive_search_ad.descriptions',
    'ad_group_ad.ad.final_urls',
    'ad_group_ad.ad_strength',
    'ad_group_ad.policy_summary.approval_status',
    'ad_group_ad.status',
  ],
  geo_target_constant: [
    'geo_target_constant.id',
    'geo_target_constant.name',
    'geo_target_constant.canonical_name',
    'geo_target_constant.country_code',
    'geo_target_constant.target_type',
  ],
  recommendation: ['recommendation.type', 'recommendation.campaign', 'recommendation.impact'],
  change_event: [
    'change_event.change_date_time',
    'change_event.change_resource_type',
    'change_event.resource_change_operation',
    'change_event.user_email',
  ],
};
const MOST_CHANGES = 10_000;

export function checkQuery(query: Query): void {
  const known = FIELDS[query.from];
  if (!known) throw queryRefusal('BAD_RESOURCE_TYPE_IN_FROM_CLAUSE', `Unknown resource '${query.from}'.`);
  for (const field of [...query.select, ...query.where.map(({ field }) => field)])
    if (!known.includes(field)) throw refusedField(field, query.from);
  for (const { field } of [...query.orderBy, ...query.where.filter(mustBeSelected)])
    if (!query.select.includes(field))
      throw queryRefusal(
        'EXPECTED_REFERENCED_FIELD_IN_SELECT_CLAUSE',
        `The following field must be present in SELECT clause: '${field}'.`,
      );
  const share = query.select.find((field) => SHARE_METRICS.includes(field));
  if (share && query.select.includes('segments.hour'))
    throw queryRefusal(
      'PROHIBITED_SEGMENT_WITH_METRIC_IN_SELECT_OR_WHERE_CLAUSE',
      `Cannot select or filter on the following segment: 'segments.hour' with '${share}'.`,
    );
  const isUnbounded = query.from === 'change_event' && (query.limit === null || query.limit > MOST_CHANGES);
  if (isUnbounded)
    throw queryRefusal('LIMIT_NOT_SPECIFIED_FOR_QUERY', 'A LIMIT of at most 10000 is required.');
}

/** Segments other than the day only filter what they also split. */
function mustBeSelected({ field }: { field: string }): boolean {
  return field.startsWith('segments.') && field !== 'segments.date';
}

function refusedField(field: string, from: string) {
  const isKnown = Object.values(FIELDS).some((fields) => fields.includes(field));
  if (!isKnown) return queryRefusal('UNRECOGNIZED_FIELD', `Unrecognized field in the query: '${field}'.`);
  const kind = /^(metrics|segments)\./.exec(field)?.[1] ?? 'resource';
  const code = { metrics: 'METRIC', segments: 'SEGMENT', resource: 'RESOURCE_TYPE' }[kind];
  return queryRefusal(
    `PROHIBITED_${code}_IN_SELECT_CLAUSE`,
    `Cannot select '${field}' with resource '${from}'.`,
  );
}
