import { DAY_MS } from '#simulators/core/time.ts';
import type { AccountFixture, CampaignFixture } from './accounts.ts';
import { type AdEvent, chanceOf, eventsOf } from './events.ts';
import { SHARE_METRICS } from './fields.ts';
import type { Condition, Query } from './gaql.ts';
import { countryOf } from './places.ts';
import { queryRefusal } from './problems.ts';

/** What a row holds, by the name of the field; metrics are numbers until they are written. */
export type Row = Record<string, unknown>;

export type LocalNow = { day: string; hour: number };

const WITH_EVENTS = [
  'campaign',
  'geographic_view',
  'age_range_view',
  'gender_view',
  'shopping_performance_view',
  'campaign_search_term_view',
];
/** What a row of a view is about, whether it was selected or not. */
const IDENTITY: Record<string, string[]> = {
  campaign: [],
  geographic_view: ['geographic_view.country_criterion_id', 'geographic_view.location_type'],
  age_range_view: ['ad_group_criterion.age_range.type'],
  gender_view: ['ad_group_criterion.gender.type'],
  shopping_performance_view: [],
  campaign_search_term_view: ['campaign_search_term_view.search_term'],
};

export function hasEvents(resource: string): boolean {
  return WITH_EVENTS.includes(resource);
}

/** Rows of what is counted, grouped by everything that was selected; in the order of the days. */
export function countedRows(account: AccountFixture, query: Query, now: LocalNow): Row[] {
  if (account.children)
    throw queryRefusal('REQUESTED_METRICS_FOR_MANAGER', 'Metrics cannot be requested for a manager account.');
  const segmented = query.select.some((field) => field.startsWith('segments.')) || query.from !== 'campaign';
  const groups = new Map<string, Row>();
  const wanted = [...IDENTITY[query.from]!, ...query.select.filter((field) => !field.startsWith('metrics.'))];
  const onAttributes = query.where.filter(({ field }) => !field.startsWith('metrics.'));
  const days = daysOf(onAttributes, now);
  for (const campaign of account.campaigns) {
    if (!segmented) groups.set(campaign.id, { ...campaignFields(campaign), ...zero() });
    for (const day of days) {
      for (const event of eventsOf(account, campaign, day)) {
        if (event.day === now.day && event.hour > now.hour) continue;
        const fields = fieldsOf(query.from, event);
        if (!fields || !onAttributes.every((condition) => isMet(fields, condition))) continue;
        const key = segmented
          ? `${campaign.id} ${wanted.map((field) => fields[field]).join(' ')}`
          : campaign.id;
        const group = groups.get(key) ?? { ...fields, ...zero() };
        groups.set(key, group);
        count(group, event, now);
      }
    }
  }
  const asksShares = query.select.some((field) => SHARE_METRICS.includes(field));
  const rows = [...groups.values()].filter((row) => onAttributes.every((condition) => isMet(row, condition)));
  if (asksShares) for (const row of rows) addShares(account, row);
  const onMetrics = query.where.filter(({ field }) => field.startsWith('metrics.'));
  return rows.filter((row) => onMetrics.every((condition) => isMet(row, condition)));
}

export function campaignFields(campaign: CampaignFixture): Row {
  return {
    'campaign.id': campaign.id,
    'campaign.name': campaign.name,
    'campaign.status': campaign.status,
    'campaign.advertising_channel_type': campaign.channel,
    'campaign.bidding_strategy_type': campaign.bidding,
    'campaign_budget.amount_micros': String(Math.round(campaign.dailyBudget * 1e6)),
  };
}

/** Null where the view has no row for it. */
function fieldsOf(view: string, event: AdEvent): Row | null {
  const { campaign, day, term, product } = event;
  const base = { ...campaignFields(campaign), 'segments.date': day };
  // Only people who were shown ads in ad groups have an age here.
  const isGrouped = campaign.channel !== 'PERFORMANCE_MAX';
  switch (view) {
    case 'campaign':
      return {
        ...base,
        'segments.device': event.device,
        'segments.ad_network_type': event.network,
        'segments.hour': event.hour,
        'segments.day_of_week': weekdayOf(day),
      };
    case 'geographic_view':
      return {
        ...base,
        'geographic_view.country_criterion_id': countryOf(event.city),
        'geographic_view.location_type': event.hour % 9 === 0 ? 'AREA_OF_INTEREST' : 'LOCATION_OF_PRESENCE',
        'segments.geo_target_city': `geoTargetConstants/${event.city}`,
        'segments.geo_target_region': `geoTargetConstants/2${event.city.slice(1)}`,
      };
    case 'age_range_view':
      return isGrouped ? { ...base, 'ad_group_criterion.age_range.type': event.age } : null;
    case 'gender_view':
      return isGrouped ? { ...base, 'ad_group_criterion.gender.type': event.gender } : null;
    case 'shopping_performance_view':
      return (
        product && {
          ...base,
          'segments.product_item_id': product.id,
          'segments.product_title': product.title,
          'segments.product_brand': product.brand,
          'segments.product_type_l1': product.type,
        }
      );
    default:
      return term === null ? null : { ...base, 'campaign_search_term_view.search_term': term };
  }
}

function zero(): Row {
  return {
    'metrics.impressions': 0,
    'metrics.clicks': 0,
    'metrics.cost_micros': 0,
    'metrics.conversions': 0,
    'metrics.conversions_value': 0,
    'metrics.all_conversions': 0,
  };
}

function count(row: Row, event: AdEvent, now: LocalNow): void {
  const add = (name: string, amount: number) => {
    row[`metrics.${name}`] = (row[`metrics.${name}`] as number) + amount;
  };
  add('impressions', event.impressions);
  add('clicks', event.clicks);
  add('cost_micros', event.costMicros);
  const isReported = dayNumber(event.day) + event.reportedAfterDays <= dayNumber(now.day);
  if (event.conversions === 0 || !isReported) return;
  add('conversions', event.conversions);
  add('conversions_value', event.value);
  add('all_conversions', event.conversions);
}

function addShares({ id, campaigns }: AccountFixture, row: Row): void {
  const campaign = campaigns.find((each) => each.id === row['campaign.id']);
  if (!campaign?.shares) return;
  const { had, lostToBudget } = campaign.shares;
  const chance = chanceOf(`${id} ${campaign.id} ${row['segments.date']} shares`);
  const lost = round(Math.min(0.9, lostToBudget * (0.8 + 0.4 * chance())));
  const own = round(Math.min(1 - lost, had * (0.9 + 0.2 * chance())));
  Object.assign(row, {
    // Less than a tenth is reported as 0.0999.
    'metrics.search_impression_share': Math.max(0.0999, own),
    'metrics.search_top_impression_share': round(own * 0.7),
    'metrics.search_absolute_top_impression_share': round(own * 0.35),
    'metrics.search_budget_lost_impression_share': lost,
    'metrics.search_rank_lost_impression_share': round(1 - lost - own),
    'metrics.search_click_share': round(own * 0.9),
  });
}

function daysOf(conditions: Condition[], now: LocalNow): string[] {
  const between = conditions.find(({ field }) => field === 'segments.date');
  if (!between) return [now.day];
  const [from = '', to = from] = between.values;
  if (between.operator !== 'BETWEEN' && between.operator !== '=')
    throw queryRefusal('INVALID_VALUE_WITH_DURING_OPERATOR', 'A day or two days with BETWEEN are expected.');
  for (const day of [from, to])
    if (!/^\d{4}-\d\d-\d\d$/.test(day))
      throw queryRefusal('INVALID_VALUE_WITH_BETWEEN_OPERATOR', `Bad date ${day}.`);
  const last = Math.min(dayNumber(to), dayNumber(now.day));
  const days: string[] = [];
  for (let day = dayNumber(from); day <= last; day += 1)
    days.push(new Date(day * DAY_MS).toISOString().slice(0, 10));
  return days;
}

export function isMet(row: Row, { field, operator, values }: Condition): boolean {
  const actual = row[field];
  if (actual === undefined) return field === 'segments.date' ? true : operator === '!=';
  const [first = '', second = ''] = values;
  const compared = typeof actual === 'number' ? actual - Number(first) : String(actual).localeCompare(first);
  switch (operator) {
    case 'BETWEEN':
      return String(actual) >= first && String(actual) <= second;
    case 'IN':
      return values.includes(String(actual));
    case 'NOT IN':
      return !values.includes(String(actual));
    case '=':
      return compared === 0;
    case '!=':
      return compared !== 0;
    case '<':
      return compared < 0;
    case '<=':
      return compared <= 0;
    case '>':
      return compared > 0;
    default:
      return compared >= 0;
  }
}

function weekdayOf(day: string): string {
  const names = ['SUNDAY', 'MONDAY', 'TUESDAY', 'WEDNESDAY', 'THURSDAY', 'FRIDAY', 'SATURDAY'];
  return names[new Date(`${day}T00:00:00Z`).getUTCDay()]!;
}

function dayNumber(day: string): number {
  return Date.parse(`${day}T00:00:00Z`) / DAY_MS;
}

function round(share: number): number {
  return Math.round(share * 10_000) / 10_000;
}
