import type { Answer, Reading } from '#shared/analytics/asking.ts';
import type { Insight } from '#shared/analytics/insights.ts';

/** An insight as the server sends it; `at` distinguishes several. */
export function exampleInsight(given: Partial<Insight> = {}, at = 1): Insight {
  return {
    id: `3f6a2c10-1b1d-4b8e-9a51-${String(at).padStart(12, '0')}`,
    type: 'running_out',
    title: `“Teapot ${at}” will last about 6 more days`,
    description: 'There are 6 units on hand, and about one a day was sold in the last 30 days.',
    priority: 'high',
    category: 'Products',
    recommendations: ['Order at least 24 units to cover 30 days.', 'Tell your customers that few are left.'],
    isRead: false,
    status: 'open',
    createdAt: '2026-11-12T14:02:00.000Z',
    atStake: 960,
    currency: 'GBP',
    evidence: {
      period: { from: '2026-10-13', to: '2026-11-11' },
      formula: 'Days left = units on hand ÷ units sold a day.',
      figures: [
        { name: 'Units on hand', value: 6, unit: 'count', text: '6' },
        { name: 'Sold a day', value: 1, unit: 'count', text: '1' },
      ],
      table: {
        columns: [
          { label: 'Product', unit: 'text' },
          { label: 'Units', unit: 'count' },
        ],
        rows: [['Teapot', '30']],
      },
    },
    actions: [],
    outcome: null,
    wording: 'builtin',
    ...given,
  };
}

export function exampleReading(given: Partial<Reading> = {}): Reading {
  return {
    metric: 'net_sales',
    by: 'product',
    country: null,
    product: null,
    customerKind: null,
    channel: null,
    orderState: null,
    period: { kind: 'days', days: 30 },
    compareWith: { kind: 'before' },
    top: null,
    order: 'most',
    daysAhead: null,
    ...given,
  };
}

export function exampleAnswer(given: Partial<Answer> = {}): Answer {
  return {
    answered: true,
    title: 'Net sales by product',
    reading: exampleReading(),
    chips: [
      {
        part: 'metric',
        name: 'Figure',
        label: 'Net sales',
        choices: [
          { label: 'Net sales', chosen: true, change: { metric: 'net_sales' } },
          { label: 'Orders', chosen: false, change: { metric: 'orders' } },
        ],
      },
      {
        part: 'filter',
        name: 'Only…',
        label: null,
        choices: [{ label: 'New customers', chosen: false, change: { customerKind: 'new' } }],
      },
    ],
    answer: 'Best products in the last 30 days: Teapot comes first, with £1,200.00.',
    formula: 'Products by net sales (gross − discounts − reversals), largest first.',
    figures: [{ name: 'Net sales', value: 1_200, unit: 'money', text: '£1,200.00' }],
    table: {
      columns: [
        { label: 'Product', unit: 'text' },
        { label: 'Net sales', unit: 'money' },
      ],
      rows: [
        ['Teapot', '£1,200.00'],
        ['Cup', '£310.00'],
      ],
    },
    period: { from: '2026-10-14', to: '2026-11-12', label: 'in the last 30 days' },
    search: null,
    basis: {
      computedAt: '2026-11-12T14:02:00.000Z',
      recordsVersion: 1,
      historyComplete: true,
      stale: false,
    },
    suggestions: ['Why did revenue change?', 'How many orders did I get last week?'],
    ...given,
  };
}
