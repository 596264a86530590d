import type { AccountFixture } from './accounts.ts';
import { checkQuery } from './fields.ts';
import { parseQuery, type Query } from './gaql.ts';
import { PLACES } from './places.ts';
import { campaignFields, countedRows, hasEvents, isMet, type LocalNow, type Row } from './rows.ts';

type Situation = { account: AccountFixture; accounts: readonly AccountFixture[]; now: LocalNow };

export type Found = { rows: object[]; fieldMask: string };

/** Whole answers in Google's JSON: camelCase, counts as text, sums of money in millionths. */
export function runQuery(text: string, situation: Situation): Found {
  const query = parseQuery(text);
  checkQuery(query);
  const rows = hasEvents(query.from)
    ? countedRows(situation.account, query, situation.now)
    : listedRows(query, situation).filter((row) => query.where.every((condition) => isMet(row, condition)));
  const sorted = query.orderBy.length > 0 ? rows.toSorted((a, b) => orderOf(a, b, query)) : rows;
  const limited = query.limit === null ? sorted : sorted.slice(0, query.limit);
  return {
    rows: limited.map((row) => writeRow(row, query, situation.account.id)),
    fieldMask: query.select.map(camelCase).join(','),
  };
}

function listedRows({ from }: Query, { account, accounts }: Situation): Row[] {
  switch (from) {
    case 'customer':
      return [
        {
          ...accountFields('customer', account),
          'customer.auto_tagging_enabled': account.autoTagging,
        },
      ];
    case 'customer_client':
      return [
        { ...accountFields('customer_client', account), 'customer_client.level': 0 },
        ...accounts
          .filter(({ id }) => account.children?.includes(id))
          .map((child) => ({ ...accountFields('customer_client', child), 'customer_client.level': 1 })),
      ];
    case 'ad_group_ad':
      return account.campaigns.flatMap((campaign) =>
        campaign.ads.map((ad) => ({
          ...campaignFields(campaign),
          'ad_group_ad.status': 'ENABLED',
          'ad_group_ad.ad.id': ad.id,
          'ad_group_ad.ad.responsive_search_ad.headlines': ad.headlines.map((text) => ({ text })),
          'ad_group_ad.ad.responsive_search_ad.descriptions': ad.descriptions.map((text) => ({ text })),
          'ad_group_ad.ad.final_urls': [ad.finalUrl],
          'ad_group_ad.ad_strength': ad.strength,
          'ad_group_ad.policy_summary.approval_status': ad.approval,
        })),
      );
    case 'geo_target_constant':
      return [...PLACES.values()].map((place) => ({
        'geo_target_constant.id': place.id,
        'geo_target_constant.name': place.name,
        'geo_target_constant.canonical_name': place.canonicalName,
        'geo_target_constant.country_code': place.countryCode,
        'geo_target_constant.target_type': place.type,
      }));
    default:
      // Nothing is recommended, and nobody changes a campaign.
      return [];
  }
}

function accountFields(resource: string, account: AccountFixture): Row {
  return {
    [`${resource}.id`]: account.id,
    [`${resource}.descriptive_name`]: account.name,
    [`${resource}.currency_code`]: account.currency,
    [`${resource}.time_zone`]: account.timeZone,
    [`${resource}.manager`]: account.children !== null,
    [`${resource}.status`]: account.status,
  };
}

function orderOf(a: Row, b: Row, { orderBy }: Query): number {
  for (const { field, descending } of orderBy) {
    const [left, right] = [a[field], b[field]];
    const order =
      typeof left === 'number' && typeof right === 'number'
        ? left - right
        : String(left).localeCompare(String(right));
    if (order !== 0) return descending ? -order : order;
  }
  return 0;
}

/** int64 in their documents, and so text in their JSON. */
const LONG = ['metrics.impressions', 'metrics.clicks', 'metrics.cost_micros', 'customer_client.level'];

function writeRow(row: Row, { select, from }: Query, customerId: string): object {
  const written: Record<string, Record<string, unknown>> = {};
  for (const field of select) {
    const value = row[field];
    if (value === undefined) continue;
    const names = field.split('.').map(camelCase);
    let place: Record<string, unknown> = written;
    for (const name of names.slice(0, -1)) {
      place[name] ??= {};
      place = place[name] as Record<string, unknown>;
    }
    place[names.at(-1)!] = LONG.includes(field) ? String(value) : value;
  }
  if (written.campaign)
    written.campaign.resourceName = `customers/${customerId}/campaigns/${row['campaign.id']}`;
  if (from === 'customer') written.customer!.resourceName = `customers/${customerId}`;
  return written;
}

function camelCase(name: string): string {
  return name.replace(/_([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());
}
