import { expect, test } from 'vitest';
import { PEOPLE, startAdsAccount, teaHouse } from '#server/testing/start-ads-account.ts';
import { adsEndpoints, type Timeframe } from '#shared/ads/ads.ts';
import { adsAccountEndpoints } from '#shared/ads/ads-account.ts';

async function start(currency = 'USD') {
  const started = await startAdsAccount({ shops: [{ ...teaHouse, currency }] });
  const { owner, params } = started;
  return {
    ...started,
    figures: (timeframe: Timeframe = '30d') =>
      owner.expectOk(owner.call(adsAccountEndpoints.figures, { params, query: { timeframe } })),
    send: (text: string, name = 'report.csv') =>
      owner.call(adsAccountEndpoints.importReport, { params, body: { name, text } }),
    competitors: () => owner.expectOk(owner.call(adsAccountEndpoints.competitors, { params })),
    imported: async () => (await owner.expectOk(owner.call(adsAccountEndpoints.read, { params }))).reports,
  };
}

const sum = (rows: { clicks: number; cost: number; conversions: number }[]) => ({
  clicks: rows.reduce((total, { clicks }) => total + clicks, 0),
  cost: expect.closeTo(
    rows.reduce((total, { cost }) => total + cost, 0),
    4,
  ),
  conversions: expect.closeTo(
    rows.reduce((total, { conversions }) => total + conversions, 0),
    4,
  ),
});

test('a connected account is summed, and what is cut in parts adds up', async () => {
  const { connect, figures } = await start();
  expect(await figures()).toBeNull();
  await connect(PEOPLE.LUCIE);
  const found = (await figures())!;
  expect(found).toMatchObject({
    from: 'api',
    currency: 'USD',
    period: { from: '2026-10-22', to: '2026-11-20' },
    breakEvenRoas: null,
    store: { orders: 0, netSales: 0 },
  });
  const { totals, campaigns, devices, networks, hours, weekdays, places, searchTerms } = found;
  expect(totals.clicks).toBeGreaterThan(100);
  for (const parts of [campaigns, devices, networks, hours, weekdays])
    expect(totals).toMatchObject(sum(parts));
  expect(totals.ctr).toBeCloseTo(totals.clicks / totals.impressions, 9);
  expect(found.previous!.clicks).toBeGreaterThan(100);
  const best = campaigns.find(({ id }) => id === '21002')!;
  expect(best).toMatchObject({ type: 'search', status: 'enabled', dailyBudget: 23 });
  expect(best.lostToBudget).toBeGreaterThan(0.3);
  expect(best.impressionShare! + best.lostToBudget! + best.lostToRank!).toBeCloseTo(1, 2);
  expect(campaigns.find(({ id }) => id === '21003')!.impressionShare).toBeNull();
  expect(
    places
      .filter(({ kind }) => kind === 'country')
      .map(({ countryCode }) => countryCode)
      .sort(),
  ).toEqual(['IN', 'US']);
  expect(searchTerms.map(({ cost }) => cost)).toEqual(
    searchTerms.map(({ cost }) => cost).toSorted((a, b) => b - a),
  );

  const quarter = (await figures('90d'))!;
  expect(quarter.period.from).toBe('2026-08-23');
  expect(quarter.previous).toBeNull(); // not read
  expect(quarter.totals.clicks).toBeGreaterThan(totals.clicks * 2);
});

test('what the account says is part of the advice', async () => {
  const { connect, owner, params } = await start();
  const typesOf = async () => {
    const asked = { ...params, timeframe: '30d' as const, campaignType: 'all' as const };
    const result = await owner.expectOk(owner.call(adsEndpoints.read, { params: asked }));
    return 'recommendations' in result ? result.recommendations.actions.map(({ type }) => type) : [];
  };
  expect(await typesOf()).toContain('measure_account');
  await connect(PEOPLE.LUCIE);
  const types = await typesOf();
  expect(types).not.toContain('measure_account');
  expect(types).toEqual(expect.arrayContaining(['account_disapproved', 'account_few_headlines']));
});

test('a store of another currency is not compared', async () => {
  const { connect, figures } = await start('GBP');
  await connect(PEOPLE.LUCIE);
  expect((await figures())!.store).toBeNull();
});

const CAMPAIGNS = `Campaign report
October 1, 2026 - November 20, 2026
Day,Campaign,Campaign type,Currency code,Impr.,Clicks,Cost,Conversions,Conv. value
2026-10-01,Gifts,Search,USD,900,90,45.00,3.00,120.00
2026-11-19,Gifts,Search,USD,"1,000",100,50.00,4.00,200.00
2026-11-20,Gifts,Search,USD,"1,000",100,50.50,4.00,200.00
2026-11-20,Brand,Search,USD,100,20,4.50,2.00,80.00
`;
const TERMS = `Search terms report
November 1, 2026 - November 20, 2026
Search term,Campaign,Currency code,Impr.,Clicks,Cost,Conversions
tea,Gifts,USD,900,90,45.00,3.00
free tea,Gifts,USD,300,40,22.50,0.00
`;

test('an imported report with days is cut to the timeframe; one without keeps its own', async () => {
  const { figures, send } = await start();
  expect((await send(CAMPAIGNS)).status).toBe(200);
  const week = (await figures('7d'))!;
  expect(week).toMatchObject({
    from: 'report',
    currency: 'USD',
    period: { from: '2026-11-14', to: '2026-11-20' },
    totals: { clicks: 220, cost: 105, conversions: 10, value: 480 },
    campaigns: [
      { name: 'Gifts', clicks: 200, dailyBudget: null, impressionShare: null },
      { name: 'Brand', clicks: 20 },
    ],
    searchTerms: [],
    store: { orders: 0 },
  });
  expect((await figures('90d'))!.totals.clicks).toBe(310);
  await send(TERMS);
  expect(await figures('7d')).toMatchObject({
    totals: { clicks: 220 },
    searchTermPeriod: { from: '2026-11-01', to: '2026-11-20' },
    searchTerms: [
      { term: 'tea', clicks: 90, verdict: 'fine' },
      { term: 'free tea', chance: null },
    ],
  });
});

test('an account that is read counts more than imported reports', async () => {
  const { figures, send, connect } = await start();
  await send(CAMPAIGNS);
  await connect(PEOPLE.LUCIE);
  expect((await figures())!.from).toBe('api');
});

test('the same report again takes the place of the older, and reports can be deleted', async () => {
  const { send, imported, owner, params, figures, signUp } = await start();
  await send(CAMPAIGNS, 'one.csv');
  await send(CAMPAIGNS.replace('2026-11-20,Brand', '2026-11-20,Name'), 'two.csv');
  await send(TERMS);
  const reports = await imported();
  expect(reports.map(({ name, kind, rows }) => [name, kind, rows]).sort()).toEqual([
    ['report.csv', 'search_terms', 2],
    ['two.csv', 'campaigns', 4],
  ]);
  const reportId = reports.find(({ kind }) => kind === 'campaigns')!.id;
  const stranger = await signUp();
  const of = { params: { ...params, reportId } };
  expect((await stranger.call(adsAccountEndpoints.deleteReport, of)).status).toBe(404);
  await owner.expectOk(owner.call(adsAccountEndpoints.deleteReport, of));
  expect((await owner.call(adsAccountEndpoints.deleteReport, of)).status).toBe(404);
  expect(await figures('7d')).toMatchObject({ totals: { clicks: 130 }, campaigns: [] });
});

test('a file that is something else is refused with a sentence, and nothing is saved', async () => {
  const { send, imported } = await start();
  const response = await send('Name,Price\nTea,10');
  expect(response.status).toBe(400);
  expect(response.body).toMatchObject({
    error: 'report_not_read',
    message: expect.stringMatching(/A report from Google Ads was expected.*Found instead: “Name,Price”/),
  });
  expect(await imported()).toEqual([]);
});

test('competitors are those of the newest auction insights', async () => {
  const { send, competitors } = await start();
  expect(await competitors()).toEqual({ report: null, rows: [] });
  await send(
    'Display URL domain,Impression share,Overlap rate\nrival.example.com,31.00%,12.00%\nYou,24.00%, --',
  );
  expect(await competitors()).toMatchObject({
    report: { kind: 'auction_insights', from: null },
    rows: [
      { isYou: true, impressionShare: 0.24 },
      { domain: 'rival.example.com', overlapRate: 0.12, outrankingShare: null },
    ],
  });
});

test('a report of several megabytes is taken', async () => {
  const { send, imported } = await start();
  const rows = Array.from(
    { length: 40_000 },
    (_, index) => `gift idea number ${index} for everybody,Gifts,USD,9,2,1.50,0.00`,
  );
  const response = await send(
    `Search term,Campaign,Currency code,Impr.,Clicks,Cost,Conversions\n${rows.join('\n')}`,
  );
  expect(response.status).toBe(200);
  expect(await imported()).toMatchObject([{ rows: 40_000, skipped: 0 }]);
});
