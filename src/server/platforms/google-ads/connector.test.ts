import { expect, onTestFinished, test } from 'vitest';
import { type AdsAccess, FIGURE_SUBJECTS, type FigureRow } from '#server/platforms/ports/ads-platform.ts';
import { startGoogle } from '#server/testing/start-google.ts';
import { account, campaign } from '#simulators/google/accounts.ts';
import { DEMO_PEOPLE } from '#simulators/google/demo-accounts.ts';
import type { FaultKind } from '#simulators/google/faults.ts';

const [NORA, LUCIE, , AGENCY, BOTH, NOBODY] = DEMO_PEOPLE.map(({ id }) => id) as [
  string,
  string,
  string,
  string,
  string,
  string,
];
const GIFTS = '1001001001';
const ATELIER = '2002002002';
const WEEK = { from: '2026-11-01', to: '2026-11-07' };

async function startConnector(options: Partial<Parameters<typeof startGoogle>[0]> = {}) {
  const waits: number[] = [];
  const started = await startGoogle({
    now: () => new Date('2026-11-20T12:00:00Z'),
    sleep: async (ms) => void waits.push(ms),
    ...options,
  });
  onTestFinished(started.stop);
  const { google, googleAds } = started;
  const { platform, authorization } = googleAds;
  const accessOf = (person: string): AdsAccess => ({
    accessToken: google.tokensFor(person).access_token,
    managerId: null,
  });
  async function figures(person: string, customerId: string, subject: (typeof FIGURE_SUBJECTS)[number]) {
    const rows: FigureRow[] = [];
    for await (const page of platform.figures(accessOf(person), customerId, subject, WEEK))
      rows.push(...page);
    return rows;
  }
  return { google, platform, authorization: authorization!, accessOf, figures, waits };
}

const sum = (rows: FigureRow[], breakdown: string, what: 'clicks' | 'costMicros' | 'conversions' | 'value') =>
  rows.filter((row) => row.breakdown === breakdown).reduce((total, row) => total + row[what], 0);

test('an account says who it is, which campaigns it has and which ads', async () => {
  const { platform, accessOf } = await startConnector();
  expect(await platform.account(accessOf(LUCIE), ATELIER)).toEqual({
    name: 'Atelier Lumière',
    currency: 'USD',
    timeZone: 'America/New_York',
    autoTagging: true,
  });
  expect(await platform.campaigns(accessOf(LUCIE), ATELIER)).toContainEqual({
    campaignId: '21003',
    name: 'Performance Max',
    status: 'enabled',
    channel: 'performance_max',
    bidding: 'maximize_conversion_value',
    dailyBudgetMicros: 40_000_000,
  });
  const ads = await platform.ads(accessOf(LUCIE), ATELIER);
  expect(
    ads.map(({ adId, campaignId, strength, approval, headlines }) => [
      adId,
      campaignId,
      strength,
      approval,
      headlines.length,
    ]),
  ).toEqual([
    ['520011', '21001', 'poor', 'approved', 3],
    ['520012', '21001', 'average', 'disapproved', 8],
    ['520021', '21002', 'good', 'approved_limited', 14],
  ]);
});

test('figures come by day in our words, and what is cut in parts adds up', async () => {
  const { figures } = await startConnector();
  const days = await figures(LUCIE, ATELIER, 'days');
  for (const what of ['clicks', 'costMicros', 'conversions'] as const) {
    expect(sum(days, 'device', what)).toBe(sum(days, 'campaign', what));
    expect(sum(days, 'network', what)).toBe(sum(days, 'campaign', what));
    expect(sum(await figures(LUCIE, ATELIER, 'hours'), 'hour', what)).toBe(sum(days, 'campaign', what));
  }
  expect(sum(days, 'campaign', 'value')).toBeGreaterThan(0);
  const partsOf = async (subject: (typeof FIGURE_SUBJECTS)[number], breakdown: string) => {
    const rows = await figures(LUCIE, ATELIER, subject);
    return [...new Set(rows.filter((row) => row.breakdown === breakdown).map(({ part }) => part))].sort();
  };
  expect(await partsOf('days', 'device')).toEqual(['desktop', 'mobile', 'tablet']);
  expect(await partsOf('ages', 'age')).toEqual([
    '18-24',
    '25-34',
    '35-44',
    '45-54',
    '55-64',
    '65+',
    'unknown',
  ]);
  expect(await partsOf('genders', 'gender')).toEqual(['female', 'male', 'unknown']);
  expect(await partsOf('places', 'country')).toEqual(['2356', '2840']);
  expect(await partsOf('places', 'city')).toEqual(['1007740', '1014221', '1023191']);
  expect(await partsOf('search_terms', 'search_term')).toContain('free printable wall art');
  const [product] = await figures(LUCIE, ATELIER, 'products');
  expect(product).toMatchObject({
    breakdown: 'product',
    part: expect.stringMatching(/^AL-/),
    name: expect.any(String),
  });
  expect((await figures(LUCIE, ATELIER, 'search_terms')).every(({ clicks }) => clicks > 0)).toBe(true);
});

test('impression shares are null where Google reports none', async () => {
  const { platform, accessOf } = await startConnector();
  const rows = [];
  for await (const page of platform.shares(accessOf(LUCIE), ATELIER, WEEK)) rows.push(...page);
  expect(rows.find(({ campaignId }) => campaignId === '21003')).toMatchObject({
    impressionShare: null,
    lostToBudget: null,
  });
  const poor = rows.find(({ campaignId }) => campaignId === '21002')!;
  expect(poor.lostToBudget).toBeGreaterThan(0.3);
  expect(poor.impressionShare! + poor.lostToBudget! + poor.lostToRank!).toBeCloseTo(1);
});

test('places have names and countries', async () => {
  const { platform, accessOf } = await startConnector();
  const names = await platform.placeNames(accessOf(NORA), GIFTS, ['2826', '1006886', '999']);
  expect([...names]).toEqual([
    ['2826', { name: 'United Kingdom', countryCode: 'GB' }],
    ['1006886', { name: 'London,England,United Kingdom', countryCode: 'GB' }],
  ]);
  expect(await platform.placeNames(accessOf(NORA), GIFTS, [])).toEqual(new Map());
});

test('an account with more rows than a page has is read page by page', async () => {
  const { platform, accessOf, google } = await startConnector({ rowsPerPage: 40 });
  const pages: number[] = [];
  for await (const page of platform.figures(accessOf(NORA), GIFTS, 'hours', WEEK)) pages.push(page.length);
  expect(pages.length).toBeGreaterThan(3);
  expect(Math.max(...pages)).toBe(40);
  expect(google.requests()).toHaveLength(pages.length);
});

test('the accounts of a person, of a manager and of nobody', async () => {
  const { platform, accessOf } = await startConnector();
  const reached = async (person: string) => {
    const { accounts, throughManager } = await platform.reached(accessOf(person));
    return { ids: accounts.map(({ customerId, managerId }) => [customerId, managerId]), throughManager };
  };
  expect(await reached(NORA)).toEqual({ ids: [[GIFTS, null]], throughManager: false });
  expect(await reached(BOTH)).toEqual({
    ids: [
      [GIFTS, null],
      [ATELIER, null],
    ],
    throughManager: false,
  });
  expect(await reached(AGENCY)).toEqual({
    ids: [
      ['4004004005', '4004004004'],
      ['4004004006', '4004004004'],
    ],
    throughManager: true,
  });
  await expect(platform.reached(accessOf(NOBODY))).rejects.toMatchObject({ code: 'no_accounts' });
  const child = { ...accessOf(AGENCY), managerId: '4004004004' };
  expect((await platform.account(child, '4004004005')).currency).toBe('TRY');
  await expect(platform.account(accessOf(AGENCY), '4004004005')).rejects.toMatchObject({
    kind: 'rejected',
    code: 'ads_permission_denied',
  });
});

test('a manager below a manager leads to its accounts', async () => {
  const shop = (id: string) =>
    account({ id, name: `Shop ${id}`, campaigns: [campaign({ id: '7', name: 'All' })] });
  const { platform, accessOf } = await startConnector({
    accounts: [
      account({ id: '1', name: 'Top', children: ['2', '3'] }),
      account({ id: '2', name: 'Below', children: ['4'] }),
      shop('3'),
      shop('4'),
    ],
    people: [{ id: 'me', name: 'Me', email: 'me@example.com', accounts: ['1', '2'] }],
  });
  const { accounts } = await platform.reached(accessOf('me'));
  expect(accounts.map(({ customerId, managerId }) => [customerId, managerId])).toEqual([
    ['3', '1'],
    ['4', '2'],
  ]);
});

test.each<[FaultKind, string, string]>([
  ['signed-out', 'reconnect-needed', 'token_refused'],
  ['permission-denied', 'rejected', 'ads_permission_denied'],
  ['not-approved', 'rejected', 'ads_project_not_approved'],
  ['rate-limited', 'rate-limited', 'rate_limited'],
  ['unavailable', 'unavailable', 'google-ads_unavailable'],
  ['broken-json', 'unavailable', 'google-ads_unavailable'],
  ['slow', 'unavailable', 'google-ads_unavailable'],
])('a fault that stays (%s) ends as %s', async (fault, kind, code) => {
  const { platform, accessOf, google, waits } = await startConnector({ timeLimitMs: 100 });
  google.setFault(fault);
  await expect(platform.account(accessOf(NORA), GIFTS)).rejects.toMatchObject({ kind, code });
  const isPassing = kind === 'rate-limited' || kind === 'unavailable';
  expect(waits).toEqual(isPassing ? [5_000, 10_000, 20_000] : []);
});

test.each<FaultKind>(['rate-limited', 'unavailable', 'broken-json', 'slow'])(
  'a fault that passes (%s) is waited for',
  async (fault) => {
    const { platform, accessOf, google, waits } = await startConnector({ timeLimitMs: 1_000 });
    google.setFault(fault, { times: 2 });
    expect((await platform.account(accessOf(NORA), GIFTS)).name).toBe('Yonder Gifts');
    expect(waits).toEqual([5_000, 10_000]);
  },
);

test('a token that runs out in the middle is renewed, and the question asked once more', async () => {
  const { platform, authorization, google } = await startConnector();
  const { access_token, refresh_token } = google.tokensFor(NORA);
  const refused: string[] = [];
  const access: AdsAccess = {
    accessToken: access_token,
    managerId: null,
    renew: async (old) => {
      refused.push(old);
      return (await authorization.refresh(refresh_token!)).accessToken;
    },
  };
  google.expireTokens();
  expect((await platform.account(access, GIFTS)).name).toBe('Yonder Gifts');
  expect((await platform.campaigns(access, GIFTS)).length).toBe(3);
  expect(refused).toEqual([access_token]);
});

test('nothing but reading is ever asked', async () => {
  const { platform, accessOf, figures, google } = await startConnector();
  for (const subject of FIGURE_SUBJECTS) await figures(NORA, GIFTS, subject);
  await platform.campaigns(accessOf(NORA), GIFTS);
  for (const { query } of google.requests()) expect(query).toMatch(/^SELECT /);
});
