import { expect, test } from 'vitest';
import { findAll } from '#server/ads/advice/actions/find-all.ts';
import { eventfulAccount } from '#server/ads/advice/actions/testing/made-account.ts';
import { quietFacts } from '#server/ads/advice/actions/testing/made-facts.ts';
import { PEOPLE, startAdsAccount, teaHouse } from '#server/testing/start-ads-account.ts';
import { uncachedReports } from '#server/testing/uncached-reports.ts';
import { ACCOUNT_TYPES } from '#shared/ads/action-types.ts';
import { DEMO_ACCOUNTS } from '#simulators/google/demo-accounts.ts';
import { createAccountFigures } from './figures/service.ts';

/** What the checks say of 90 days of an account of the demo, in a store whose orders come from these countries. */
async function findingsOf(
  person: string,
  { currency, timeZone, countries }: { currency: string; timeZone: string; countries: string[] },
) {
  const { connect, db, storeId, clock } = await startAdsAccount({
    shops: [{ ...teaHouse, currency }],
    google: { accounts: DEMO_ACCOUNTS },
  });
  await connect(person);
  const { figures, state } = createAccountFigures({
    db,
    reports: uncachedReports(clock.now),
  });
  const store = { id: storeId, userId: '', platform: 'shopify' as const, currency, timeZone };
  const account = (await figures(store, '90d'))!;
  const [country] = eventfulAccount().countries;
  return findAll({
    ...quietFacts(),
    currency,
    timeframe: '90d',
    period: { from: account.period.from!, to: account.period.to!, days: 90 },
    countries: countries.map((countryCode) => ({ ...country!, countryCode })),
    // The store of the test has no orders of its own.
    account: { ...account, store: null },
    accountState: await state(store, '90d'),
  }).filter(({ type }) => (ACCOUNT_TYPES as readonly string[]).includes(type));
}

test('the faults of a wasteful account are found', async () => {
  const findings = await findingsOf(PEOPLE.LUCIE, {
    currency: 'USD',
    timeZone: 'America/New_York',
    countries: ['US'],
  });
  const of = (type: string) => findings.filter((each) => each.type === type);
  expect(of('account_budget_limited').map(({ names }) => names.campaign)).toEqual(['Search – best sellers']);
  expect(of('account_rank_lost').map(({ names }) => names.campaign)).toEqual(['Search – broad']);
  expect(of('account_country')[0]!.names.countries).toBe('IN');
  const wasted = of('account_waste_terms')[0]!.table!.rows.map(([term]) => term);
  expect(wasted.sort()).toEqual([
    'atelier lumiere paris tickets',
    'free printable wall art',
    'how to make a candle',
    'interior designer jobs',
  ]);
  const [hours] = of('account_hours');
  expect(hours!.table!.rows.map(([hour]) => hour)).toEqual(['0–1', '1–2', '2–3', '3–4', '4–5', '5–6']);
  for (const type of ['account_disapproved', 'account_weak_ads', 'account_few_headlines'])
    expect(of(type), type).toHaveLength(1);
  for (const { type, atStake } of findings) expect(atStake === null || atStake > 0, type).toBe(true);
  expect(of('account_tracking')).toEqual([]);
});

test('a healthy account has none of them', async () => {
  const findings = await findingsOf(PEOPLE.NORA, {
    currency: 'GBP',
    timeZone: 'Europe/London',
    countries: ['GB', 'IE'],
  });
  // Which of its searches sell best is no fault.
  expect(findings.map(({ type }) => type)).toEqual(['account_good_terms']);
});

test('an account whose measuring is broken gets just that advice', async () => {
  const findings = await findingsOf(PEOPLE.SELIN, {
    currency: 'TRY',
    timeZone: 'Europe/Istanbul',
    countries: ['TR'],
  });
  expect(findings.map(({ type }) => type).sort()).toEqual(['account_auto_tagging', 'account_tracking']);
  expect(findings.find(({ type }) => type === 'account_tracking')).toMatchObject({
    variant: 'none',
    priority: 'high',
  });
});
