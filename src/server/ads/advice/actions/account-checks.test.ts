import { expect, test } from 'vitest';
import type { AdsFacts } from '#server/ads/advice/facts/facts.ts';
import { inPounds } from '#server/analytics/findings/testing/in-pounds.ts';
import { ACCOUNT_TYPES, type ActionType } from '#shared/ads/action-types.ts';
import type { AccountFigures } from '#shared/ads/ads-account.ts';
import { findAll } from './find-all.ts';
import { counted, eventfulAccount, madeCampaign, madeProduct, state } from './testing/made-account.ts';
import { account, quietFacts, seller } from './testing/made-facts.ts';

const isOfAccount = (type: ActionType) => (ACCOUNT_TYPES as readonly string[]).includes(type);
const checks = (facts: AdsFacts) => inPounds(findAll(facts).filter(({ type }) => isOfAccount(type)));
const found = (given: Partial<AccountFigures>, facts: Partial<AdsFacts> = {}) =>
  checks({ ...quietFacts(), account: account(given), ...facts });
const types = (...args: Parameters<typeof found>) => found(...args).map(({ type }) => type);
/** 3 % of 10,000 clicks at £0.40: a conversion costs £13.33. */
const totals = counted(10_000, 300);
const figure = (finding: ReturnType<typeof found>[number] | undefined, name: string) =>
  finding?.figures.find((each) => each.name.startsWith(name))?.value;

test('every check speaks where its figures call for it', () => {
  const said = [...checks(eventfulAccount()), ...found({ totals: counted(400, 0) })].map(({ type }) => type);
  expect(new Set(said)).toEqual(new Set(ACCOUNT_TYPES));
});

test('an account in which nothing stands out is left alone, and so is one with hardly any data', () => {
  expect(found({})).toEqual([]);
  const tiny: AdsFacts = { ...eventfulAccount(), bestSellers: [] };
  const few = (figures: { clicks: number; cost: number }) => counted(Math.ceil(figures.clicks / 800), 0);
  const parts = <Part extends AccountFigures['totals']>(rows: Part[]) =>
    rows.map((row) => ({ ...row, ...few(row) }));
  const { account: large } = tiny;
  const small: AccountFigures = {
    ...large!,
    totals: few(large!.totals),
    previous: few(large!.totals),
    campaigns: parts(large!.campaigns),
    searchTerms: parts(large!.searchTerms).map((term) => ({ ...term, verdict: 'watch' as const })),
    devices: parts(large!.devices),
    networks: parts(large!.networks),
    hours: parts(large!.hours),
    weekdays: parts(large!.weekdays),
    places: parts(large!.places),
  };
  const products = parts(tiny.accountState!.products);
  expect(checks({ ...tiny, account: small, accountState: state({ products }) })).toEqual([]);
});

test('an account that is not known is not checked', () => {
  expect(checks({ ...eventfulAccount(), account: null, accountState: null })).toEqual([]);
});

test('measuring is broken: no conversion at all, none with a value, or more than orders', () => {
  const [none] = found({ totals: counted(300, 0) });
  expect(none).toMatchObject({ type: 'account_tracking', variant: 'none', atStake: 120, priority: 'high' });
  expect(found({ totals: counted(299, 0) })).toEqual([]);
  expect(found({ totals: counted(2_000, 40, { value: 0 }) })[0]).toMatchObject({ variant: 'valueless' });
  expect(found({ from: 'report', totals: counted(2_000, 40, { value: 0 }) })).toEqual([]);
  const store = (orders: number) => found({ totals: counted(2_000, 60), store: { orders, netSales: 1 } });
  expect(store(49)[0]).toMatchObject({ variant: 'twice', atStake: null });
  expect(store(50)).toEqual([]);
  expect(found({ totals: counted(300, 29), store: { orders: 2, netSales: 1 } })).toEqual([]);
});

test('a campaign that earns its money and is short of budget misses clicks', () => {
  const campaign = madeCampaign('Best', counted(1_000, 40), { impressionShare: 0.5, lostToBudget: 0.4 });
  const [limited] = found({ totals, campaigns: [campaign] });
  expect(limited).toMatchObject({
    type: 'account_budget_limited',
    watched: { kind: 'cost', campaignId: 'Best' },
  });
  expect(figure(limited, 'moreClicks')).toBe(800); // 20,000 ÷ 0.5 × 0.4 × 5 %
  expect(limited!.atStake).toBeCloseTo(800 * 1.6 * (1 - 2.5 / 4), 2);
  const one = (given: Partial<typeof campaign>) => types({ totals, campaigns: [{ ...campaign, ...given }] });
  expect(one({ lostToBudget: 0.2 })).toEqual([]);
  expect(one({ conversions: 29 })).toEqual([]);
  expect(one({ status: 'paused' })).toEqual([]);
  expect(one({ impressionShare: null })).toEqual([]);
  expect(one({ roas: 2.4 })).toEqual(['account_below_break_even']);
});

test('a campaign loses to better ads, or costs more than it brings, or brings nothing', () => {
  const one = (...args: Parameters<typeof madeCampaign>) =>
    found({ totals, campaigns: [madeCampaign(...args)] });
  expect(one('Rank', counted(100, 3), { lostToRank: 0.51 })[0]).toMatchObject({ type: 'account_rank_lost' });
  expect(one('Rank', counted(99, 3), { lostToRank: 0.9 })).toEqual([]);
  const [loss] = one('Loss', counted(1_000, 30, { value: 600 }));
  expect(loss).toMatchObject({ type: 'account_below_break_even', atStake: 160 }); // £400 − £600 ÷ 2.5
  expect(one('Loss', counted(1_000, 29, { value: 600 }))).toEqual([]);
  const margin = { settings: { grossMargin: 0.8, industry: 'home', assumptions: {} } };
  const campaigns = [madeCampaign('Loss', counted(1_000, 30, { value: 600 }))];
  expect(found({ totals, campaigns }, margin)).toEqual([]); // break-even is 1.25
  const [idle] = one('Idle', counted(950, 0));
  expect(idle).toMatchObject({ type: 'account_no_conversions', atStake: 380 });
  expect(one('Idle', counted(800, 0))).toEqual([]); // 26 expected
  expect(one('Idle', counted(950, 1))).toEqual([]);
});

test('one of several campaigns takes nearly all the money', () => {
  const share = (cost: number) => [
    madeCampaign('One', counted(9_000, 100, { cost, value: 90_000 })),
    madeCampaign('Two', counted(100, 3)),
    madeCampaign('Three', counted(100, 3)),
  ];
  expect(types({ totals, campaigns: share(3_200) })).toEqual(['account_one_campaign']);
  expect(types({ totals, campaigns: share(3_100) })).toEqual([]);
  expect(types({ totals, campaigns: share(3_900).slice(0, 2) })).toEqual([]);
});

test('search terms are waste or worth a keyword', () => {
  const term = (name: string, clicks: number, conversions: number, verdict: 'waste' | 'watch' | 'fine') => ({
    term: name,
    campaign: 'All',
    verdict,
    chance: 0.01,
    ...counted(clicks, conversions),
  });
  const [waste] = found({
    totals,
    searchTerms: [term('jobs', 300, 0, 'waste'), term('free', 90, 0, 'watch')],
  });
  expect(waste).toMatchObject({ type: 'account_waste_terms', atStake: 120, names: { first: 'jobs' } });
  expect(figure(waste, 'terms')).toBe(1);
  expect(types({ totals, searchTerms: [term('pot', 300, 24, 'fine')] })).toEqual(['account_good_terms']);
  expect(types({ totals, searchTerms: [term('pot', 30, 9, 'fine'), term('cup', 300, 12, 'fine')] })).toEqual(
    [],
  );
  const display = { campaignType: 'display' as const };
  expect(types({ totals, searchTerms: [term('jobs', 300, 0, 'waste')] }, display)).toEqual([]);
});

test('most conversions are of people who know the store', () => {
  const brand = (conversions: number, clicks = 500) =>
    types({ totals }, { accountState: state({ brand: counted(clicks, conversions) }) });
  expect(brand(150)).toEqual(['account_brand']);
  expect(brand(149)).toEqual([]);
  expect(brand(150, 99)).toEqual([]);
});

test('a country is paid for and never orders', () => {
  const places = (clicks: number, conversions: number, countryCode = 'IN'): AccountFigures['places'] => [
    { place: 'India', kind: 'country', countryCode, ...counted(clicks, conversions) },
  ];
  const { countries } = eventfulAccount();
  const [india] = found({ totals, places: places(400, 0) }, { countries });
  expect(india).toMatchObject({ type: 'account_country', names: { countries: 'IN' }, atStake: 160 });
  expect(types({ totals, places: places(400, 1) }, { countries })).toEqual([]);
  expect(types({ totals, places: places(120, 0) }, { countries })).toEqual([]); // by chance in 3 %
  expect(types({ totals, places: places(400, 0, 'GB') }, { countries })).toEqual([]);
  expect(types({ totals, places: places(400, 0) })).toEqual([]); // no order says where from
});

test('a device or the search partners bring far less', () => {
  const device = (clicks: number, conversions: number) =>
    types({ totals, devices: [{ type: 'Mobile phones', ...counted(clicks, conversions) }] });
  expect(device(2_000, 20)).toEqual(['account_device']);
  expect(device(2_000, 50)).toEqual([]);
  expect(device(900, 0)).toEqual([]); // fewer than 30 expected
  const networks = [{ type: 'search_partners', ...counted(2_000, 20) }];
  const [partners] = found({ totals, networks });
  expect(partners).toMatchObject({ type: 'account_partners' });
  expect(partners!.atStake).toBeCloseTo(800 * (1 - 20 / 70), 0); // 3.5 % elsewhere
  expect(types({ totals, networks: [{ type: 'search', ...counted(2_000, 20) }] })).toEqual([]);
});

test('hours without an order, and a weak weekday', () => {
  const hours = (clicks: number) =>
    Array.from({ length: 24 }, (_, hour) => ({ hour, ...counted(clicks, hour < 6 ? 0 : 5) }));
  const [night] = found({ totals, hours: hours(170) });
  expect(night).toMatchObject({ type: 'account_hours', atStake: 408 });
  expect(figure(night, 'emptyHours')).toBe(6);
  expect(types({ totals, hours: hours(160) })).toEqual([]); // 29 expected
  const day = (conversions: number) =>
    types({ totals, weekdays: [{ day: 3, ...counted(1_500, conversions) }] });
  expect(day(10)).toEqual(['account_weekday']);
  expect(day(30)).toEqual([]);
});

test('products that are sold out, that nobody buys, or that are left out', () => {
  const of = (products: ReturnType<typeof madeProduct>[], facts: Partial<AdsFacts> = {}) =>
    found({ totals }, { accountState: state({ products }), ...facts });
  const tray = madeProduct('Tray', counted(60, 2), { inventory: 0 });
  expect(of([tray])[0]).toMatchObject({ type: 'account_sold_out', atStake: 24 });
  expect(of([{ ...tray, inventory: null }])).toEqual([]);
  expect(of([{ ...tray, productId: null }])).toEqual([]);
  expect(of([{ ...tray, clicks: 29 }])).toEqual([]);
  expect(of([tray], { bestSellers: [seller('Tray', { inventory: 0 })] })).toEqual([]); // has a finding of its own
  expect(of([madeProduct('Sign', counted(400, 0))])[0]).toMatchObject({
    type: 'account_no_sales',
    atStake: 160,
  });
  expect(of([madeProduct('Sign', counted(60, 0))])).toEqual([]);
  const shown = ['Cup', 'Mug', 'Jug'].map((title) => madeProduct(title, counted(200, 6)));
  const bestSellers = [seller('Cup'), seller('Teapot'), seller('Kettle', { inventory: 8 })];
  const [missing] = of(shown, { bestSellers });
  expect(missing).toMatchObject({ type: 'account_not_advertised', names: { first: 'Teapot' } });
  expect(figure(missing, 'products')).toBe(1);
  expect(of(shown.slice(1), { bestSellers })).toEqual([]); // too few are known in both
});

test('what the account says of its ads and tags', () => {
  const of = (given: Parameters<typeof state>[0]) => types({}, { accountState: state(given) });
  expect(of({ disapprovedAds: 1 })).toEqual(['account_disapproved']);
  expect(of({ weakAds: 1 })).toEqual(['account_weak_ads']);
  expect(of({ adsWithFewHeadlines: 1 })).toEqual(['account_few_headlines']);
  expect(of({ autoTagging: false })).toEqual(['account_auto_tagging']);
  expect(of({ autoTagging: null })).toEqual([]);
});

test('clicks became dearer', () => {
  const [dearer] = found({ totals, previous: counted(10_000, 300, { cost: 3_200 }) });
  expect(dearer).toMatchObject({ type: 'account_dearer_clicks', atStake: 800 });
  expect(found({ totals, previous: counted(10_000, 300, { cost: 3_400 }) })).toEqual([]);
  expect(found({ totals, previous: counted(99, 3, { cost: 10 }) })).toEqual([]);
});

test('budgets that are used up do not last for the season', () => {
  const { outlook } = eventfulAccount(); // half as much again
  const campaigns = (dailyBudget: number) => [madeCampaign('All', totals, { dailyBudget })]; // £4,000 spent
  const [season] = found({ totals, campaigns: campaigns(150) }, { outlook });
  expect(season).toMatchObject({ type: 'account_season_budget' });
  expect(season!.atStake).toBeCloseTo(4_500 * 0.5 * (3 - 2.5), 0);
  expect(types({ totals, campaigns: campaigns(200) }, { outlook })).toEqual([]);
  expect(types({ totals, campaigns: campaigns(150) })).toEqual([]);
});

test('money of another currency is never named, and other things are said all the same', () => {
  const facts = eventfulAccount();
  const foreign = checks({ ...facts, account: { ...facts.account!, currency: 'TRY' } });
  expect(foreign.length).toBeGreaterThan(15);
  for (const { type, figures, table, atStake } of foreign) {
    expect(atStake, type).toBeNull();
    expect(
      figures.filter(({ unit }) => unit === 'money'),
      type,
    ).toEqual([]);
    expect(table?.columns.filter(({ unit }) => unit === 'money') ?? [], type).toEqual([]);
  }
});

test('a file that does not list its days has no month', () => {
  const facts = eventfulAccount();
  const period = { from: null, to: null };
  const account = { ...facts.account!, from: 'report' as const, period, searchTermPeriod: period };
  for (const { type, atStake } of checks({ ...facts, account })) expect(atStake, type).toBeNull();
});
