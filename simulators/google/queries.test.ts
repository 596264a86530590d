import { afterEach, beforeEach, expect, test } from 'vitest';
import { account, campaign } from './accounts.ts';
import { DEMO_ACCOUNTS, DEMO_PEOPLE } from './demo-accounts.ts';
import { createGoogleSimulator, type GoogleSimulator } from './simulator.ts';
import { adsClient, errorCodeOf } from './testing/client.ts';

const [NORA, LUCIE, SELIN, AGENCY, BOTH, NOBODY] = DEMO_PEOPLE.map(({ id }) => id) as [
  string,
  string,
  string,
  string,
  string,
  string,
];
const GIFTS = '1001001001';
const ATELIER = '2002002002';
const ISTANBUL = '3003003003';
const MANAGER = '4004004004';
const CHILD = '4004004005';
const WEEK = "segments.date BETWEEN '2026-11-01' AND '2026-11-07'";
const COUNTS =
  'metrics.impressions, metrics.clicks, metrics.cost_micros, metrics.conversions, metrics.conversions_value';

let simulator: GoogleSimulator;
let at: Date;
beforeEach(async () => {
  at = new Date('2026-11-20T12:00:00Z');
  simulator = await createGoogleSimulator({ now: () => at });
});
afterEach(() => simulator.stop());

const clientOf = (person: string) => adsClient(simulator.adsOrigin, simulator.tokensFor(person).access_token);

// biome-ignore lint/suspicious/noExplicitAny: rows have the shape that was asked for.
async function rowsOf(person: string, customerId: string, query: string): Promise<any[]> {
  const { status, body } = await clientOf(person).search(customerId, query);
  if (status !== 200) throw new Error(JSON.stringify(body));
  return body.results ?? [];
}

const sum = (rows: { metrics: Record<string, string | number> }[], metric: string) =>
  rows.reduce((total, { metrics }) => total + Number(metrics[metric] ?? 0), 0);

test('all queries of the reference are understood', async () => {
  const split = `${COUNTS} FROM`;
  const queries = [
    `SELECT campaign.id, campaign.name, campaign.status, campaign.advertising_channel_type,
      campaign.bidding_strategy_type, campaign_budget.amount_micros, segments.date, segments.device,
      segments.ad_network_type, ${COUNTS}, metrics.all_conversions
      FROM campaign WHERE ${WEEK} AND campaign.status != 'REMOVED'`,
    `SELECT campaign.id, segments.date, segments.hour, segments.day_of_week, ${split} campaign WHERE ${WEEK}`,
    `SELECT campaign.id, segments.date, metrics.search_impression_share, metrics.search_top_impression_share,
      metrics.search_absolute_top_impression_share, metrics.search_budget_lost_impression_share,
      metrics.search_rank_lost_impression_share, metrics.search_click_share FROM campaign WHERE ${WEEK}`,
    `SELECT campaign.id, geographic_view.country_criterion_id, geographic_view.location_type,
      segments.geo_target_region, segments.geo_target_city, ${split} geographic_view WHERE ${WEEK}`,
    `SELECT campaign.id, ad_group_criterion.age_range.type, ${split} age_range_view WHERE ${WEEK}`,
    `SELECT campaign.id, ad_group_criterion.gender.type, ${split} gender_view WHERE ${WEEK}`,
    `SELECT campaign.id, segments.product_item_id, segments.product_title, segments.product_brand,
      segments.product_type_l1, ${split} shopping_performance_view WHERE ${WEEK}`,
    `SELECT campaign.id, campaign_search_term_view.search_term, ${split} campaign_search_term_view WHERE ${WEEK}`,
    `SELECT ad_group_ad.ad.id, ad_group_ad.ad.responsive_search_ad.headlines,
      ad_group_ad.ad.responsive_search_ad.descriptions, ad_group_ad.ad.final_urls, ad_group_ad.ad_strength,
      ad_group_ad.policy_summary.approval_status FROM ad_group_ad WHERE ad_group_ad.status != 'REMOVED'`,
    'SELECT geo_target_constant.id, geo_target_constant.canonical_name, geo_target_constant.country_code FROM geo_target_constant WHERE geo_target_constant.id IN (2826, 1006886)',
    'SELECT customer.id, customer.descriptive_name, customer.currency_code, customer.time_zone, customer.auto_tagging_enabled FROM customer LIMIT 1',
    'SELECT customer_client.id, customer_client.descriptive_name, customer_client.currency_code, customer_client.time_zone, customer_client.manager, customer_client.status, customer_client.level FROM customer_client WHERE customer_client.level <= 1',
  ];
  for (const query of queries) expect((await rowsOf(NORA, GIFTS, query)).length).toBeGreaterThan(0);
  for (const query of [
    'SELECT recommendation.type, recommendation.campaign, recommendation.impact FROM recommendation',
    "SELECT change_event.change_date_time, change_event.change_resource_type, change_event.resource_change_operation, change_event.user_email FROM change_event WHERE change_event.change_date_time BETWEEN '2026-11-01' AND '2026-11-07' LIMIT 10000",
  ])
    expect(await rowsOf(NORA, GIFTS, query)).toEqual([]);
});

test('counts come as text, sums of money in millionths, names as in JSON, and every answer has an id', async () => {
  const { body, headers } = await clientOf(NORA).search(
    GIFTS,
    `SELECT campaign.id, campaign.advertising_channel_type, segments.date, ${COUNTS} FROM campaign WHERE ${WEEK} LIMIT 1`,
  );
  expect(headers.get('request-id')).toMatch(/\S+/);
  expect(body.results[0]).toMatchObject({
    campaign: {
      id: '11001',
      advertisingChannelType: 'SEARCH',
      resourceName: `customers/${GIFTS}/campaigns/11001`,
    },
    segments: { date: '2026-11-01' },
    metrics: { impressions: expect.stringMatching(/^\d+$/), costMicros: expect.stringMatching(/0000$/) },
  });
  expect(body.fieldMask).toContain('metrics.costMicros');
});

test('every breakdown adds up to the campaigns, and the same day says the same twice', async () => {
  const daily = `SELECT campaign.id, segments.date, ${COUNTS} FROM campaign WHERE ${WEEK}`;
  const days = await rowsOf(LUCIE, ATELIER, daily);
  expect(await rowsOf(LUCIE, ATELIER, daily)).toEqual(days);
  for (const split of ['segments.device, segments.ad_network_type', 'segments.hour']) {
    const rows = await rowsOf(
      ...([LUCIE, ATELIER] as const),
      `SELECT campaign.id, segments.date, ${split}, ${COUNTS} FROM campaign WHERE ${WEEK}`,
    );
    expect(rows.length).toBeGreaterThan(days.length);
    for (const metric of ['clicks', 'costMicros', 'conversions', 'impressions'])
      expect(sum(rows, metric)).toBe(sum(days, metric));
  }
});

test('conversions of the newest days are reported later', async () => {
  const query = `SELECT campaign.id, ${COUNTS} FROM campaign WHERE segments.date BETWEEN '2026-11-16' AND '2026-11-19'`;
  const early = await rowsOf(NORA, GIFTS, query);
  at = new Date('2026-12-10T12:00:00Z');
  const late = await rowsOf(NORA, GIFTS, query);
  expect(sum(late, 'clicks')).toBe(sum(early, 'clicks'));
  expect(sum(late, 'conversions')).toBeGreaterThan(sum(early, 'conversions'));
});

test('the accounts show what they are there for', async () => {
  const month = "segments.date BETWEEN '2026-10-01' AND '2026-10-31'";
  const totals = (person: string, customerId: string, where = '') =>
    rowsOf(person, customerId, `SELECT campaign.id, ${COUNTS} FROM campaign WHERE ${month}${where}`);
  const healthy = await totals(NORA, GIFTS);
  expect(sum(healthy, 'conversionsValue') / (sum(healthy, 'costMicros') / 1e6)).toBeGreaterThan(4);
  const broken = await totals(SELIN, ISTANBUL);
  expect(sum(broken, 'clicks')).toBeGreaterThan(1500);
  expect(sum(broken, 'conversions')).toBe(0);
  const waste = await rowsOf(
    ...([LUCIE, ATELIER] as const),
    `SELECT campaign_search_term_view.search_term, ${COUNTS} FROM campaign_search_term_view WHERE ${month} AND metrics.conversions = 0 ORDER BY metrics.cost_micros DESC LIMIT 3`,
  );
  expect(waste.map((row) => row.campaignSearchTermView.searchTerm)).toContain('free printable wall art');
  const india = await rowsOf(
    ...([LUCIE, ATELIER] as const),
    `SELECT geographic_view.country_criterion_id, ${COUNTS} FROM geographic_view WHERE ${month} AND geographic_view.country_criterion_id = 2356`,
  );
  expect([sum(india, 'conversions'), sum(india, 'clicks') > 100]).toEqual([0, true]);
});

test('a page has so many rows and leads to the next; a stream has the same rows in batches', async () => {
  const small = await createGoogleSimulator({ now: () => at, rowsPerPage: 50 });
  const client = adsClient(small.adsOrigin, small.tokensFor(NORA).access_token);
  const query = `SELECT campaign.id, segments.date, segments.hour, ${COUNTS} FROM campaign WHERE ${WEEK}`;
  const rows: object[] = [];
  let pageToken: string | undefined;
  do {
    const { body } = await client.search(GIFTS, query, pageToken ? { pageToken } : {});
    expect(body.results.length).toBeLessThanOrEqual(50);
    rows.push(...body.results);
    pageToken = body.nextPageToken;
  } while (pageToken);
  const { body } = await client.stream(GIFTS, query);
  expect(body.flatMap(({ results }: { results: object[] }) => results)).toEqual(rows);
  expect(body.length).toBe(Math.ceil(rows.length / 50));
  await small.stop();
});

test.each([
  ['SELECT campaign.id FROM campaigns', 'queryError BAD_RESOURCE_TYPE_IN_FROM_CLAUSE'],
  ['SELECT campaign.title FROM campaign', 'queryError UNRECOGNIZED_FIELD'],
  ['SELECT metrics.search_click_share FROM gender_view', 'queryError PROHIBITED_METRIC_IN_SELECT_CLAUSE'],
  ['SELECT segments.hour FROM age_range_view', 'queryError PROHIBITED_SEGMENT_IN_SELECT_CLAUSE'],
  [
    'SELECT segments.hour, metrics.search_impression_share FROM campaign',
    'queryError PROHIBITED_SEGMENT_WITH_METRIC_IN_SELECT_OR_WHERE_CLAUSE',
  ],
  [
    'SELECT campaign.id FROM campaign WHERE segments.hour = 3',
    'queryError EXPECTED_REFERENCED_FIELD_IN_SELECT_CLAUSE',
  ],
  ['SELECT campaign.id, campaign.id FROM campaign', 'queryError DUPLICATE_FIELD'],
  ['campaign.id FROM campaign', 'queryError BAD_SYNTAX'],
  ['SELECT change_event.user_email FROM change_event', 'queryError LIMIT_NOT_SPECIFIED_FOR_QUERY'],
])('%s is refused with %s', async (query, code) => {
  const refused = await clientOf(NORA).search(GIFTS, query);
  expect([refused.status, errorCodeOf(refused)]).toEqual([400, code]);
});

test('an account of a manager opens with the manager named, and only then', async () => {
  const client = clientOf(AGENCY);
  expect((await client.accessible()).body.resourceNames).toEqual([`customers/${MANAGER}`]);
  const children = await rowsOf(
    ...([AGENCY, MANAGER] as const),
    'SELECT customer_client.id, customer_client.level, customer_client.manager FROM customer_client WHERE customer_client.level <= 1',
  );
  expect(children.map(({ customerClient }) => [customerClient.id, customerClient.level])).toEqual([
    [MANAGER, '0'],
    [CHILD, '1'],
    ['4004004006', '1'],
  ]);
  const query = 'SELECT customer.id FROM customer';
  const alone = await client.search(CHILD, query);
  expect([alone.status, errorCodeOf(alone)]).toEqual([403, 'authorizationError USER_PERMISSION_DENIED']);
  expect((await client.search(CHILD, query, { managerId: MANAGER })).status).toBe(200);
  expect(errorCodeOf(await client.search(MANAGER, `SELECT metrics.clicks FROM campaign`))).toBe(
    'queryError REQUESTED_METRICS_FOR_MANAGER',
  );
});

test('foreign, closed and missing accounts are refused', async () => {
  const query = 'SELECT customer.id FROM customer';
  expect(errorCodeOf(await clientOf(NORA).search(ATELIER, query))).toContain('USER_PERMISSION_DENIED');
  expect(errorCodeOf(await clientOf(BOTH).search('5005005005', query))).toContain('CUSTOMER_NOT_ENABLED');
  expect(errorCodeOf(await clientOf(NOBODY).accessible())).toBe('authenticationError NOT_ADS_USER');
  expect(errorCodeOf(await clientOf(NORA).search(GIFTS, query, { pageSize: 10 }))).toContain('PAGE_SIZE');
});

test.each([
  ['signed-out', 401, 'UNAUTHENTICATED'],
  ['permission-denied', 403, 'PERMISSION_DENIED'],
  ['not-approved', 403, 'PERMISSION_DENIED'],
  ['rate-limited', 429, 'RESOURCE_EXHAUSTED'],
  ['unavailable', 503, 'UNAVAILABLE'],
] as const)('the fault %s answers with %i', async (kind, status, name) => {
  simulator.setFault(kind, { times: 1 });
  const spoiled = await clientOf(NORA).accessible();
  expect([spoiled.status, spoiled.body.error.status]).toEqual([status, name]);
  expect((await clientOf(NORA).accessible()).status).toBe(200);
});

test('the desk lists accounts and requests, and orders faults', async () => {
  await clientOf(NORA).search(GIFTS, 'SELECT customer.id FROM customer');
  await fetch(`${simulator.adsOrigin}/desk/fault-rate-limited`, { method: 'POST', redirect: 'manual' });
  const page = await (await fetch(simulator.deskUrl)).text();
  for (const text of [
    'Atelier Lumière',
    'SELECT customer.id FROM customer',
    'The fault is: Too many requests',
  ])
    expect(page).toContain(text);
  expect((await clientOf(NORA).accessible()).status).toBe(429);
});

test('accounts of a test stand in place of those of the demo', async () => {
  const own = await createGoogleSimulator({
    now: () => at,
    accounts: [account({ id: '1', name: 'Tea House', campaigns: [campaign({ id: '7', name: 'Tea' })] })],
    people: [{ id: 'me', name: 'Me', email: 'me@example.com', accounts: ['1'] }],
  });
  const client = adsClient(own.adsOrigin, own.tokensFor('me').access_token);
  const { body } = await client.search('1', 'SELECT campaign.name FROM campaign');
  expect(body.results).toEqual([{ campaign: { name: 'Tea', resourceName: 'customers/1/campaigns/7' } }]);
  await own.stop();
  expect(DEMO_ACCOUNTS).toHaveLength(7);
});
