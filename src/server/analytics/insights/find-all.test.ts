import { expect, test } from 'vitest';
import { inMajorUnits } from '#server/analytics/findings/finding.ts';
import { INSIGHT_TYPES } from '#shared/analytics/insights.ts';
import { actionsOf } from './actions.ts';
import { findAll } from './find-all.ts';
import { type Finding, makeFinding } from './finders/finding.ts';
import type { Reports } from './finders/reports.ts';
import {
  detail,
  eventfulReports,
  historyOf,
  movement,
  profitRow,
  quietReports,
  rankingRow,
} from './testing/made-reports.ts';

const found = (change: Partial<Reports>) => findAll({ ...quietReports(), ...change });
const figure = (finding: Finding | undefined, name: string) =>
  finding && inMajorUnits(finding, 'GBP').figures.find((each) => each.name === name)?.value;

test('a store in which all is as usual has no insights', () => {
  expect(findAll(quietReports())).toEqual([]);
});

test('every kind of insight is found where its figures call for it', () => {
  expect(new Set(findAll(eventfulReports()).map(({ type }) => type))).toEqual(new Set(INSIGHT_TYPES));
});

test('findings are ranked by money at stake times confidence', () => {
  const scores = findAll(eventfulReports()).map(({ score }) => score);
  expect(scores).toEqual(scores.toSorted((one, other) => other - one));
});

const WEEK = 7;
/** Net sales of 300 with a little scatter, but `changed` in the four whole weeks that end six days ago. */
const shifted = (usual: number, changed: number) => (ago: number) =>
  (ago >= 6 && ago < 6 + 4 * WEEK ? changed : usual) + ((ago * 37) % 11) - 5;

test('a trend is found in whole weeks, when days scatter less than the weeks differ', () => {
  const [trend] = found({ history: historyOf(120, shifted(400, 300)) });
  expect(trend).toMatchObject({
    type: 'trend',
    variant: 'down:unknown:unknown',
    period: { from: '2026-10-19', to: '2026-11-15' },
    atStake: null,
  });
  expect(figure(trend, 'change')).toBe(25);
  // As much of a change is chance where days scatter from nothing to three times as much.
  const wide = historyOf(120, (ago) => (ago % 3 === 0 ? 3 : 0) * shifted(400, 300)(ago));
  expect(found({ history: wide })).toEqual([]);
  // One extraordinary week is no trend, nor is a history of fewer weeks.
  expect(found({ history: historyOf(120, (ago) => (ago < 13 ? 2_000 : 333) + (ago % 5)) })).toEqual([]);
  expect(found({ history: historyOf(60, shifted(400, 300)) })).toEqual([]);
});

test('where the same weeks of the year before changed alike, the season explains it', () => {
  const lastYear = (ago: number) => (ago > 200 ? ago - 364 : ago);
  const alike = historyOf(500, (ago) => shifted(400, 300)(lastYear(ago)));
  const [seasonal] = found({ history: alike });
  expect(seasonal).toMatchObject({ variant: 'down:unknown:season', priority: 'low' });
  expect(figure(seasonal, 'lastYearChange')).toBeCloseTo(-25, 0);
  const [beyond] = found({ history: historyOf(500, shifted(400, 300)) });
  expect(beyond).toMatchObject({ variant: 'down:unknown:beyond', priority: 'high' });
  expect(figure(beyond, 'lastYearChange')).toBeCloseTo(0, 0);
});

test('a trend says which part did most, guests apart, and only of these very weeks', () => {
  const { history, change } = eventfulReports();
  const [trend] = found({ history, change });
  expect(trend!.variant).toBe('down:buyers:unknown');
  expect(figure(trend, 'mainEffect')).toBe(2_340.5);
  const ofOtherDays = { ...change, netSales: { ...change.netSales, current: 10_000 } };
  expect(found({ history, change: ofOtherDays })[0]!.variant).toBe('down:unknown:unknown');
});

test('days of stock are units on hand over units sold a day', () => {
  const { ranking } = quietReports();
  const rows = [
    rankingRow('Kettle', { inventory: 12, units: 60, netSales: 1_800 }),
    rankingRow('Plenty', { inventory: 40, units: 60 }),
    rankingRow('Rare', { inventory: 1, units: 4, orders: 4 }),
    rankingRow('Untracked', { inventory: null }),
    rankingRow('Oversold', { inventory: -3, units: 30, netSales: 300 }),
  ].map((row) => ({ ...row, share: 0.01 }));
  const findings = found({ ranking: { ...ranking, rows } });
  expect(findings.map(({ subject, variant }) => [subject, variant])).toEqual([
    ['running_out:p-Kettle', 'low'],
    ['running_out:p-Oversold', 'out'],
  ]);
  expect(figure(findings[0], 'daysLeft')).toBe(6);
  expect(figure(findings[0], 'missed')).toBe(1_440); // 60 a day, 24 days
  expect(figure(findings[0], 'unitsForMonth')).toBe(48);
  expect(figure(findings[1], 'daysLeft')).toBe(0);
  expect(findings[0]!.priority).toBe('high');
});

test('only unusual days of the last week are news, two at most, and money is not at stake', () => {
  const { series } = quietReports();
  const anomaly = (day: string, value: number, metric: 'netSales' | 'orders' = 'netSales') => ({
    day,
    metric,
    value,
    expected: 300,
    score: 5,
    causes: [],
  });
  const anomalies = [
    anomaly('2026-11-13', 600),
    anomaly('2026-11-15', 700),
    anomaly('2026-11-16', 800),
    anomaly('2026-11-17', 900),
    anomaly('2026-11-18', 90, 'orders'),
  ];
  const findings = found({ series: { ...series, anomalies } });
  expect(findings.map(({ period, atStake }) => [period.from, atStake])).toEqual([
    ['2026-11-17', null],
    ['2026-11-16', null],
  ]);
});

test('a large order that was cancelled the same day is news, though net sales do not show it', () => {
  const { series } = eventfulReports();
  const cancelled = found({ series }).find(({ variant }) => variant.startsWith('cancelled'))!;
  expect(cancelled.names).toEqual({ cause: '#1041' });
  expect(figure(cancelled, 'causeAmount')).toBe(168_470);
});

test('products are compared with the shop, corrected for how many there are', () => {
  const { movements, ranking } = eventfulReports();
  const moved = found({ movements, ranking: { ...ranking, rows: [] } });
  expect(moved.map(({ subject, variant }) => `${subject} ${variant}`).sort()).toEqual([
    'fading_product:p-Pot 2 l less:unknown',
    'rising_product:p-Tray new',
  ]);
  // All of the shop rose as much: nothing of it is news of a product.
  const risen = { ...movements, orders: 1_260 };
  expect(found({ movements: { ...risen, products: [movements.products[2]!] } })).toEqual([]);
  // 12 of 5 before would be news of one product, and is none of forty.
  const small = { ...movements.products[2]!, orders: 20, ordersBefore: 6 };
  expect(found({ movements: { ...movements, products: [small] } })).toHaveLength(1);
  const forty = Array.from({ length: 40 }, (_, index) => ({
    ...small,
    id: `p${index}`,
    orders: index === 0 ? 20 : 7,
    ordersBefore: index === 0 ? 6 : 7,
  }));
  expect(found({ movements: { ...movements, products: forty } })).toEqual([]);
});

test('a product whose part changed as much in the same weeks of last year is in its season, and no news', () => {
  const { movements, ranking } = eventfulReports();
  const { movementsLastYear } = quietReports();
  const inYearBefore = (products: Reports['movements']['products']) =>
    found({
      movements: {
        ...movements,
        products: [
          movement('Tin', { orders: 90, ordersBefore: 20, netSales: 900, netSalesBefore: 300 }),
          movement('Pot 2 l', { orders: 15, ordersBefore: 70, netSales: 500, netSalesBefore: 2_100 }),
        ],
      },
      movementsLastYear: { ...movementsLastYear, orders: 250, ordersBefore: 260, products },
      ranking: { ...ranking, rows: [] },
    });
  const alike = [
    movement('Tin', { orders: 70, ordersBefore: 18 }),
    movement('Pot 2 l', { orders: 20, ordersBefore: 80 }),
  ];
  expect(inYearBefore(alike)).toEqual([]);
  // A season that comes a little stronger is one, too.
  expect(inYearBefore([{ ...alike[0]!, orders: 55 }, alike[1]!])).toEqual([]);
  const steady = alike.map((product) => ({ ...product, orders: 60, ordersBefore: 62 }));
  const beyond = inYearBefore(steady);
  expect(beyond.map(({ type, variant }) => [type, variant]).toSorted()).toEqual([
    ['fading_product', 'less:beyond'],
    ['rising_product', 'more:beyond'],
  ]);
  expect(figure(beyond[0], 'ordersLastYear')).toBe(60);
  expect(figure(beyond[0], 'ordersBeforeLastYear')).toBe(62);
  // A year that was read, in which it hardly sold, says nothing about its season.
  expect(
    inYearBefore([])
      .map(({ variant }) => variant)
      .toSorted(),
  ).toEqual(['less:not_sold', 'more:not_sold']);
});

test('a product that is sold out is one card', () => {
  const { movements } = eventfulReports();
  const { ranking } = quietReports();
  const rows = [
    rankingRow('Mug 350 ml', { inventory: 0, orders: 12, units: 12, netSales: 400, share: 0.01 }),
    rankingRow('Cup', { inventory: 500, share: 0.01 }),
    rankingRow('Tin', { inventory: 500, share: 0.01 }),
  ];
  const products = [movements.products[0]!];
  expect(
    found({ movements: { ...movements, products }, ranking: { ...ranking, rows } }).map(
      ({ subject }) => subject,
    ),
  ).toEqual(['running_out:p-Mug 350 ml']);
});

test('fewer returning customers are news when both their number and their share fell', () => {
  const { groups, loyalty } = eventfulReports();
  const [group] = found({ groups, loyalty });
  expect(group).toMatchObject({ type: 'win_back', variant: 'at_risk', atStake: 90 * 40_00 });
  expect(figure(group, 'returningBefore')).toBe(210);
  expect(figure(group, 'perOrder')).toBe(40); // 14,400 over 360 orders
  // A season: fewer customers of each kind. New customers: a lesser share, and as many who return.
  const season = { ...loyalty, customers: detail(240, { previous: 420 }) };
  expect(found({ groups, loyalty: season })).toEqual([]);
  const campaign = {
    ...loyalty,
    customers: detail(900, { previous: 420 }),
    returningCustomers: detail(205, { previous: 210 }),
  };
  expect(found({ groups, loyalty: campaign })).toEqual([]);
});

test('first-time buyers are compared over 90 days each, with the days to the second order', () => {
  const { firstRepurchase, loyalty } = eventfulReports();
  const [second] = found({ firstRepurchase, loyalty: { ...loyalty, returningCustomers: detail(null) } });
  expect(second).toMatchObject({ type: 'second_order', variant: 'fewer', atStake: null });
  expect(figure(second, 'share')).toBe(12);
  expect(figure(second, 'shareBefore')).toBe(35);
  expect(figure(second, 'medianDays')).toBe(65);
  expect(figure(second, 'medianOfAll')).toBe(41);
});

test('in a short history customers of old look new, and nothing is said of them', () => {
  const { groups, loyalty, firstRepurchase } = eventfulReports();
  const { dashboard } = quietReports();
  const coverage = {
    from: '2026-09-20T00:00:00Z',
    to: null,
    complete: false,
    recordsBegin: '2026-09-20',
  };
  const types = found({
    groups,
    loyalty,
    firstRepurchase,
    dashboard: { ...dashboard, coverage },
  }).map(({ type }) => type);
  expect(types).toEqual(['data_note']);
});

test('open carts count as far as they are likely to come back', () => {
  const { carts } = eventfulReports();
  expect(found({ carts })[0]).toMatchObject({ variant: 'known', atStake: 245_00 }); // 12.5 % of 1,960
  const unknown = { ...carts, recoveryRate: detail(0.5, { fewData: true }) };
  // 5 % of 1,960 is 98, less than 1 % of the month's 9,990.
  expect(found({ carts: unknown })).toEqual([]);
  expect(found({ carts: { ...unknown, open: { carts: 28, value: 2_400 } } })[0]).toMatchObject({
    variant: 'unknown',
    atStake: 120_00,
  });
  expect(found({ carts: { ...carts, shared: false } })).toEqual([]);
  expect(found({ carts: { ...carts, open: { carts: 4, value: 1_960 } } })).toEqual([]);
});

test('the posting window is two hours of a weekday against open hours', () => {
  const { orderHours } = eventfulReports();
  const [window] = found({ orderHours });
  expect(window).toMatchObject({ type: 'posting_window', variant: 'weekday' });
  expect(figure(window, 'weekday')).toBe(3);
  expect(figure(window, 'hour')).toBe(19);
  expect(figure(window, 'ordersInWindow')).toBe(120);
  // Twelve open hours: 2 ÷ 12 of 1,028 orders, on 13 of 90 days: 24.7.
  expect(figure(window, 'timesUsual')).toBe(4.8);
});

test('hours in which a shop sleeps make its open hours no cluster', () => {
  const { orderHours } = eventfulReports();
  const cells = orderHours.cells.map((cell) => ({ ...cell, orders: 11 }));
  const orders = 11 * cells.length;
  expect(found({ orderHours: { ...orderHours, cells, orders } })).toEqual([]);
  // Every evening three times as many as in other open hours.
  const evenings = cells.map((cell) => ({ ...cell, orders: cell.hour >= 19 ? 33 : 11 }));
  const [window] = found({
    orderHours: {
      ...orderHours,
      cells: evenings,
      orders: evenings.reduce((sum, each) => sum + each.orders, 0),
    },
  });
  expect(window).toMatchObject({ variant: 'every_day' });
  expect(figure(window, 'hour')).toBe(19);
});

test('a shop lives on one product only when that is sure', () => {
  const { ranking } = quietReports();
  const others = ['Cup', 'Tin'].map((title) => rankingRow(title));
  const rows = [rankingRow('Teapot', { share: 0.45, netSales: 4_500, units: 320, orders: 300 }), ...others];
  expect(found({ ranking: { ...ranking, rows } })[0]).toMatchObject({
    type: 'best_product',
    variant: 'concentrated',
    atStake: null,
  });
  const few = [rankingRow('Teapot', { share: 0.45, netSales: 700, units: 12, orders: 11 }), ...others];
  expect(found({ ranking: { ...ranking, rows: few } })).toEqual([]);
  expect(found({ ranking: { ...ranking, rows: rows.slice(0, 2) } })).toEqual([]);
});

test('a pair is news against all pairs of the shop, and against how full its orders are', () => {
  const { affinity } = eventfulReports();
  expect(found({ affinity })[0]).toMatchObject({ type: 'bought_together' });
  // Each two products are together three times as often: large orders, no pair.
  expect(found({ affinity: { ...affinity, usualLift: 3 } })).toEqual([]);
  // 18 together where 9.9 are expected: chance in one of 60 pairs, and there are 780.
  const weak = { ...affinity.pairs[0]!, together: 18 };
  expect(found({ affinity: { ...affinity, pairs: [weak] } })).toEqual([]);
});

test('an outlook is news where the last 30 days lie far outside its band, urgent where last year can be looked at', () => {
  const { forecast } = eventfulReports();
  const outlook = (change: Partial<typeof forecast>) => found({ forecast: { ...forecast, ...change } });
  const outside = { expected: 12_345, low: 11_400, high: 13_290 };
  const [urgent] = outlook({ total: outside });
  expect(urgent).toMatchObject({ variant: 'up', priority: 'high', atStake: null });
  expect(figure(urgent, 'lastYear')).toBe(11_800);
  expect(figure(urgent, 'sumHeld')).toBe(82);
  expect(outlook({ total: outside, lastYear: null })[0]).toMatchObject({ priority: 'medium' });
  // A little nearer, it is news only with last year's same days on its side.
  const nearer = { ...outside, low: 11_000, high: 13_690 };
  expect(outlook({ total: nearer })).toHaveLength(1);
  expect(outlook({ total: nearer, lastYear: { ...forecast.lastYear!, netSales: 10_000 } })).toEqual([]);
  expect(outlook({ total: nearer, lastYear: null })).toEqual([]);
  expect(outlook({ total: { ...outside, low: 9_000 } })).toEqual([]);
  expect(outlook({ total: { expected: 10_900, low: 10_800, high: 11_000 } })).toEqual([]);
  expect(outlook({ total: outside, past: { ...forecast.past!, sumHeld: null } })).toEqual([]);
  // The 30 days ahead hold more open days than the 30 behind, but four weeks are as good as four weeks.
  const days = forecast.days.map((day, ahead) => ({ ...day, expected: ahead < 28 ? 340 : 1_400 }));
  expect(outlook({ total: outside, days })).toEqual([]);
});

test('of fewer than 60 orders in 90 days no month is foreseen', () => {
  const { forecast, history } = eventfulReports();
  const total = { expected: 12_345, low: 11_400, high: 13_290 };
  const outlook = (everyDays: number) => {
    const days = history.days.map((day, at) => ({ ...day, orders: at % everyDays === 0 ? 2 : 0 }));
    const all = findAll({
      ...quietReports(),
      forecast: { ...forecast, total },
      history: { ...history, days },
    });
    return all.filter(({ type }) => type === 'outlook');
  };
  expect(outlook(3)).toHaveLength(1);
  expect(outlook(4)).toEqual([]);
});

test('evidence names days of the store, not of Greenwich', () => {
  const { affinity } = eventfulReports();
  const { dashboard } = quietReports();
  const istanbul = { ...dashboard, period: { ...dashboard.period, timeZone: 'Europe/Istanbul' } };
  const atNight = { ...affinity, computedAt: '2026-11-20T22:30:00.000Z' };
  expect(found({ affinity: atNight, dashboard: istanbul })[0]!.period.to).toBe('2026-11-21');
  const coverage = { ...dashboard.coverage, from: '2026-09-20T22:00:00Z', complete: false };
  expect(found({ dashboard: { ...istanbul, coverage } })[0]!.period.from).toBe('2026-09-21');
});

test('what can be stopped at once comes before what is good to know, at the same certainty and worth', () => {
  const scale = { currency: 'GBP', monthNet: 10_000 };
  const scoreOf = (type: Finding['type'], priority: Finding['priority'], atStake: number | null = null) =>
    makeFinding(
      { ...findAll(eventfulReports())[0]!, type, priority, atStake, confidence: 0.8, figures: [] },
      scale,
    ).score;
  expect(scoreOf('failures_rising', 'high')).toBeGreaterThan(scoreOf('trend', 'high'));
  expect(scoreOf('trend', 'high')).toBeGreaterThan(scoreOf('refund_rate', 'medium'));
  expect(scoreOf('refund_rate', 'medium')).toBeGreaterThan(scoreOf('bought_together', 'medium'));
  expect(scoreOf('running_out', 'high', 2_000)).toBeGreaterThan(scoreOf('failures_rising', 'high'));
});

test('no fact is said twice: one card of a kind but where each names its own day, stock, failure or note', () => {
  const types = findAll(eventfulReports()).map(({ type }) => type);
  const repeated = types.filter((type, at) => types.indexOf(type) !== at);
  const ofTheirOwn = ['running_out', 'unusual_day', 'failures_rising', 'data_note'];
  expect(repeated.filter((type) => !ofTheirOwn.includes(type))).toEqual([]);
});

test('there is something to do about every finding, also where its product is no longer on sale', () => {
  const { orderHours } = eventfulReports();
  const cells = orderHours.cells.map((cell) => ({ ...cell, orders: cell.hour >= 19 ? 33 : 11 }));
  const orders = cells.reduce((sum, each) => sum + each.orders, 0);
  const findings = [
    ...findAll(eventfulReports()),
    ...found({ orderHours: { ...orderHours, cells, orders } }),
  ];
  const withoutAction = findings.filter((finding) => actionsOf(finding, new Map()).length === 0);
  expect(withoutAction.map(({ type, variant }) => [type, variant])).toEqual([]);
});

test('money is at stake only where it can still be lost or won', () => {
  const withMoney = findAll(eventfulReports()).flatMap(({ type, atStake }) =>
    atStake === null ? [] : [type],
  );
  const canBeLost = [
    'running_out',
    'below_cost',
    'falling_margin',
    'fading_product',
    'open_carts',
    'win_back',
    'best_overdue',
  ];
  expect(withMoney.filter((type) => !canBeLost.includes(type))).toEqual([]);
});

test('a day with many orders is named once: by its orders where its net sales look usual', () => {
  const { series } = eventfulReports();
  const onDay = (metric: 'netSales' | 'orders', value: number, expected: number) => ({
    day: '2026-11-18',
    metric,
    value,
    expected,
    score: 5,
    causes: [],
  });
  const variants = (anomalies: (typeof series)['anomalies']) =>
    found({ series: { ...series, anomalies } }).map(({ variant }) => variant);
  expect(variants([onDay('orders', 64, 19.5)])).toEqual(['many:orders']);
  expect(variants([onDay('orders', 1, 19.5)])).toEqual(['few:orders']);
  expect(variants([onDay('orders', 64, 19.5), onDay('netSales', 4_000, 900)])).toEqual(['up:unknown']);
});

test('fewer customers come back, but no fewer than in the same weeks of the year before: the season, and no finding', () => {
  const { loyalty, groups } = eventfulReports();
  const winBack = (returningThen: number, previousThen: number) =>
    found({
      loyalty,
      groups,
      loyaltyLastYear: {
        ...loyalty,
        customers: detail(380, { previous: 400 }),
        returningCustomers: detail(returningThen, { previous: previousThen }),
      },
    }).filter(({ type }) => type === 'win_back');
  expect(winBack(110, 195)).toEqual([]);
  const [beyond] = winBack(190, 195);
  expect(figure(beyond!, 'returningLastYear')).toBe(190);
  expect(figure(beyond!, 'returningBeforeLastYear')).toBe(195);
});

test('every date that a finding names is one of the store’s days', () => {
  const days = findAll(eventfulReports()).flatMap(({ period }) => [period.from, period.to]);
  expect(days.filter((day) => day !== null && !/^\d{4}-\d\d-\d\d$/.test(day))).toEqual([]);
});

test('a store without any sales asks for nothing and divides by nothing', () => {
  const { change, dashboard } = quietReports();
  const none = { ...change, netSales: { current: 0, previous: null, change: null }, factors: null };
  const read = { from: null, to: null, complete: false, recordsBegin: null };
  expect(found({ change: none, dashboard: { ...dashboard, coverage: read } })).toEqual([]);
});

test('stock, returns, first purchases, failures and rhythms are worded as they were tested, money where it can be lost', () => {
  const { signals } = eventfulReports();
  const findings = found({ signals });
  const subjects = findings.map(({ subject, variant }) => [subject, variant]);
  expect(subjects.toSorted()).toEqual([
    ['best_overdue', 'more'],
    ['discount_moved:2026-10-05', 'moved'],
    ['failures_rising:unpaid', 'unpaid'],
    ['first_product:p-mug', 'more'],
    ['idle_stock', 'several:price'],
    ['refund_rate:p-mug', 'more'],
  ]);
  const of = (subject: string) => findings.find((each) => each.subject === subject)!;
  expect(figure(of('idle_stock'), 'idleValue')).toBe(1_500);
  expect(of('idle_stock').atStake).toBeNull();
  expect(figure(of('refund_rate:p-mug'), 'returnRate')).toBe(20);
  expect(figure(of('discount_moved:2026-10-05'), 'missingOrders')).toBe(49);
  // 31 overdue where 150 × 110 ÷ 1,800 are usual: 22 more, £42.50 each.
  expect(figure(of('best_overdue'), 'beyondUsual')).toBe(22);
  expect(of('best_overdue').atStake).toBe(935_00);
});

test('products that bring less than they cost are one card, with what was lost, where every sale has a measured cost', () => {
  const { movements, profitByProduct } = quietReports();
  const sold = (title: string, orders = 12) => movement(title, { orders, netSales: 1 });
  const below = { netSales: 500, costOfGoods: 620 };
  const rows = [
    profitRow('Tin', below),
    profitRow('Jar', { netSales: 300, costOfGoods: 340 }),
    profitRow('Cup', { netSales: 300, costOfGoods: 299 }),
    { ...profitRow('Half known', below), coverage: 0.5 },
    { ...profitRow('By rule', below), costEvidence: 'rule' as const },
    profitRow('Four orders', below),
  ];
  const products = rows.map(({ title }) => sold(title!, title === 'Four orders' ? 4 : 12));
  const of = (titles: string[]) =>
    found({
      movements: { ...movements, products },
      profitByProduct: { ...profitByProduct, rows: rows.filter(({ title }) => titles.includes(title!)) },
    }).filter(({ type }) => type === 'below_cost');
  const [several, ...others] = of(rows.map(({ title }) => title!));
  expect(others).toEqual([]);
  expect(several).toMatchObject({ variant: 'several', period: { from: '2026-10-19', to: '2026-11-15' } });
  expect(figure(several, 'products')).toBe(2);
  expect(figure(several, 'lost')).toBe(160);
  expect(several!.atStake).toBe(160_00);
  expect(inMajorUnits(several!, 'GBP').table?.rows).toEqual([
    ['Tin', 12, 500, 620, 120],
    ['Jar', 12, 300, 340, 40],
  ]);
  expect(of(['Tin'])[0]).toMatchObject({ variant: 'one', names: { product: 'Tin' } });
  // £40 of about £10,000 a month are not worth a card.
  expect(of(['Jar'])).toEqual([]);
});
