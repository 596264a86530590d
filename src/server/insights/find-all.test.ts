import { expect, test } from 'vitest';
import type { Reports } from '#server/insights/reports.ts';
import { INSIGHT_TYPES } from '#shared/insights.ts';
import { findAll } from './find-all.ts';
import type { Finding } from './finding.ts';
import { daysOf, detail, quietReports, rankingRow, tellingReports } from './testing/made-reports.ts';

const found = (change: Partial<Reports>) => findAll({ ...quietReports(), ...change });
const figure = (finding: Finding | undefined, name: string) =>
  finding?.figures.find((each) => each.name === name)?.value;

test('a store in which all is as usual has no insights', () => {
  expect(findAll(quietReports())).toEqual([]);
});

test('every kind of insight is found where its figures call for it', () => {
  expect(new Set(findAll(tellingReports()).map(({ type }) => type))).toEqual(new Set(INSIGHT_TYPES));
});

test('findings are ranked by money at stake times confidence', () => {
  const scores = findAll(tellingReports()).map(({ score }) => score);
  expect(scores).toEqual(scores.toSorted((one, other) => other - one));
});

test('a trend is told from whole finished weeks that agree', () => {
  const { series } = quietReports();
  const falling = { ...series, points: daysOf((ago) => (ago <= 28 ? 300 : 400)) };
  const [trend] = found({ series: falling });
  expect(trend).toMatchObject({
    type: 'trend',
    variant: 'down',
    period: { from: '2026-10-24', to: '2026-11-20' },
  });
  expect(figure(trend, 'netSales')).toBe(28 * 300);
  expect(figure(trend, 'netSalesBefore')).toBe(28 * 400);
  expect(figure(trend, 'change')).toBe(25);
  expect(trend!.atStake).toBe(2_800_00);
  // One extraordinary week is no trend.
  expect(found({ series: { ...series, points: daysOf((ago) => (ago <= 7 ? 900 : 333)) } })).toEqual([]);
  // Days that were not read are not compared with.
  const points = falling.points.map((point, index) => ({ ...point, covered: index > 50 }));
  expect(found({ series: { ...series, points } })).toEqual([]);
});

test('days of stock are units on hand over units sold a day', () => {
  const { ranking } = quietReports();
  const rows = [
    rankingRow('Kettle', { inventory: 12, units: 60, netSales: 1_800 }),
    rankingRow('Plenty', { inventory: 40, units: 60 }),
    rankingRow('Rare', { inventory: 1, units: 4 }),
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

test('the change is explained by the factor that did most in its direction', () => {
  const [why] = findAll({ ...quietReports(), change: { ...tellingReports().change, products: [] } });
  expect(why).toMatchObject({ type: 'why_changed', variant: 'down:buyers', atStake: 2_500_00 });
  expect(figure(why, 'mainEffect')).toBe(2_040.5);
});

test('only unusual days of the last two weeks are told, three at most', () => {
  const { series } = quietReports();
  const anomaly = (day: string, value: number) => ({
    day,
    metric: 'netSales' as const,
    value,
    expected: 300,
    score: 5,
    causes: [],
  });
  const days = ['2026-10-30', '2026-11-10', '2026-11-12', '2026-11-14', '2026-11-16'];
  const findings = found({
    series: { ...series, anomalies: days.map((day, index) => anomaly(day, 600 + index * 100)) },
  });
  expect(findings.map(({ period }) => period.from)).toEqual(['2026-11-16', '2026-11-14', '2026-11-12']);
});

test('quiet customers are worth what one order of one in ten would bring', () => {
  const [group] = found({ groups: tellingReports().groups });
  expect(group).toMatchObject({ type: 'win_back', variant: 'at_risk', atStake: 480_00 });
  expect(figure(group, 'perOrder')).toBe(40); // 14,400 over 360 orders
  expect(figure(group, 'oneInTen')).toBe(12);
});

test('in a short history customers of old look new, and nothing is said of them', () => {
  const { groups, loyalty } = tellingReports();
  const { dashboard } = quietReports();
  const coverage = {
    from: '2026-09-20T00:00:00Z',
    to: null,
    complete: false,
    recordsBegin: '2026-09-20',
  };
  const types = found({ groups, loyalty, dashboard: { ...dashboard, coverage } }).map(({ type }) => type);
  expect(types).toEqual(['data_note']);
});

test('carts count as far as they are likely to come back', () => {
  const { carts } = tellingReports();
  expect(found({ carts })[0]).toMatchObject({ variant: 'known', atStake: 1_960_00, confidence: 0.125 });
  const unknown = { ...carts, recoveryRate: detail(0.5, { fewData: true }) };
  expect(found({ carts: unknown })[0]).toMatchObject({ variant: 'unknown', confidence: 0.1 });
  expect(found({ carts: { ...carts, shared: false } })).toEqual([]);
});

test('the posting window is the two hours with most orders for their weekday', () => {
  const [window] = found({ orderHours: tellingReports().orderHours });
  expect(figure(window, 'weekday')).toBe(3);
  expect([19, 20]).toContain(figure(window, 'hour'));
  expect(figure(window, 'ordersInWindow')).toBe(180);
  expect(figure(window, 'share')).toBe(21.4);
});

test('an outlook is news where the last 30 days lie outside its band, urgent where last year can be looked at', () => {
  const { forecast } = tellingReports();
  const outlook = (change: Partial<typeof forecast>) => found({ forecast: { ...forecast, ...change } });
  const outside = { expected: 12_345, low: 11_000, high: 14_000 };
  const [urgent] = outlook({ total: outside });
  expect(urgent).toMatchObject({ variant: 'up', priority: 'high', atStake: null });
  expect(figure(urgent, 'lastYear')).toBe(11_800);
  expect(figure(urgent, 'sumHeld')).toBe(82);
  expect(outlook({ total: outside, lastYear: null })[0]).toMatchObject({ priority: 'medium' });
  expect(outlook({ total: { ...outside, low: 9_000 } })).toEqual([]);
  expect(outlook({ total: { expected: 10_900, low: 10_800, high: 11_000 } })).toEqual([]);
  expect(outlook({ total: outside, past: { ...forecast.past!, sumHeld: null } })).toEqual([]);
});

test('a store without any sales asks for nothing and divides by nothing', () => {
  const { change, dashboard } = quietReports();
  const none = { ...change, netSales: { current: 0, previous: null, change: null }, factors: null };
  const read = { from: null, to: null, complete: false, recordsBegin: null };
  expect(found({ change: none, dashboard: { ...dashboard, coverage: read } })).toEqual([]);
});
