import { expect, test } from 'vitest';
import type { MetricDetail, Period } from '#shared/analytics/analytics.ts';
import { createFormat } from '#web/core/app/format.ts';
import { t } from '#web/core/app/i18n.ts';
import { exampleMetrics } from '#web/testing/example-metrics.ts';
import { cardFigure, exactFigure, growthTrend } from './figures.ts';
import { linesOf, type MetricName, metrics, partLabel } from './metrics.ts';
import { comparedMonth, comparedText, spanText } from './periods.ts';

const format = createFormat('en-GB');
const { details, currency, period } = exampleMetrics();
const grown = (change: Partial<MetricDetail>) => ({ ...details.totalOrders, ...change });

test.each<[string, Partial<MetricDetail>, 'money' | 'count' | 'percent', string, string]>([
  ['a rise', { growth: 12.37 }, 'count', '+12.4% from last month', 'up'],
  ['a fall', { growth: -2.4 }, 'count', '-2.4% from last month', 'down'],
  ['no change', { growth: 0 }, 'count', '0% from last month', 'flat'],
  ['few orders before', { growth: 2, growthKind: 'difference' }, 'count', '+2 from last month', 'up'],
  [
    'little money before',
    { growth: -12.5, growthKind: 'difference' },
    'money',
    '-£12.50 from last month',
    'down',
  ],
  ['a rate', { growth: 0.4, growthKind: 'difference' }, 'percent', '+0.4 points from last month', 'up'],
  ['nothing before', { growth: null, growthKind: 'new' }, 'count', 'New, nothing last month', 'up'],
  ['an unknown month before', { growth: null, growthKind: 'none' }, 'count', '— from last month', 'flat'],
])('growth of %s', (_, change, unit, label, direction) => {
  expect(growthTrend(t, format, unit, grown(change), { currency, period })).toEqual({ direction, label });
});

test.each<[Partial<Period>, string]>([
  [{ range: '7d', firstDay: '2026-11-06', lastDay: '2026-11-12' }, '+12.4% from the 7 days before'],
  [{ range: '12m', firstDay: '2025-11-13', lastDay: '2026-11-12' }, '+12.4% from the year before'],
  [{ range: 'custom', firstDay: '2026-11-12', lastDay: '2026-11-12' }, '+12.4% from the day before'],
])('growth names the stretch it is compared with: %o', (stretch, label) => {
  const trend = growthTrend(t, format, 'count', grown({ growth: 12.37 }), {
    currency,
    period: { ...period, ...stretch },
  });
  expect(trend).toEqual({ direction: 'up', label });
});

test('all of the history has no growth', () => {
  const whole = { ...period, range: 'all' as const };
  expect(growthTrend(t, format, 'count', grown({}), { currency, period: whole })).toBeUndefined();
});

test('a missing figure is never a zero', () => {
  for (const unit of ['money', 'count', 'percent'] as const)
    expect(exactFigure(format, unit, null, 'GBP')).toBe('—');
});

test('millions are shown whole on a card and exact in the explanation', () => {
  expect(cardFigure(format, 'money', 12_284_118.35, 'GBP')).toBe('£12,284,118');
  expect(exactFigure(format, 'money', 12_284_118.35, 'GBP')).toBe('£12,284,118.35');
});

test.each<MetricName>(['totalRevenue', 'totalOrders', 'totalCustomers', 'repeatCustomers'])(
  'the added parts of %s make its value',
  (name) => {
    const added = linesOf(name, details[name]).filter(({ role }) => role === 'added');
    const sum = added.reduce((total, { value }) => total + Math.round(value * 100), 0);
    expect(sum / 100).toBe(details[name].value);
  },
);

test('the average order value is its one part divided by the other', () => {
  const [amount, orders] = linesOf('averageOrderValue', details.averageOrderValue);
  expect([amount?.role, orders?.role]).toEqual(['added', 'divisor']);
  expect((amount!.value / orders!.value).toFixed(2)).toBe(`${details.averageOrderValue.value}`);
});

test('every part the reply names has a role, and one from a later version shows its code as words', () => {
  for (const [name, detail] of Object.entries(details))
    for (const part of detail.parts) expect(metrics[name as MetricName].roles).toHaveProperty(part.name);
  expect(partLabel('something_newer')).toBe('something newer');
});

test('a period is shown in the time zone of the store', () => {
  expect(spanText(format, '2026-09-30T23:00:00.000Z', '2026-10-12T13:02:00.000Z', 'Europe/London')).toBe(
    '1 Oct – 12 Oct 2026, 14:02',
  );
});

test('a period that ends at midnight ends with the day before', () => {
  const period = {
    ...exampleMetrics().period,
    compareFrom: '2026-01-31T21:00:00.000Z',
    compareTo: '2026-02-28T21:00:00.000Z',
    timeZone: 'Europe/Istanbul',
  };
  expect(spanText(format, period.compareFrom, period.compareTo, period.timeZone)).toBe('1 Feb – 28 Feb 2026');
  expect(comparedText(format, { ...period, compareFrom: null, compareTo: null })).toBeNull();
  expect(comparedMonth('en-GB', period)).toBe('February');
  expect(comparedMonth('tr-TR', period)).toBe('Şubat');
});
