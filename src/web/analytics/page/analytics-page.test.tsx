import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { analyticsEndpoints, type DashboardMetrics, type MetricDetail } from '#shared/analytics/analytics.ts';
import type { Store } from '#shared/stores/stores.ts';
import { analyticsReplies } from '#web/testing/analytics-replies.ts';
import { exampleMetrics } from '#web/testing/example-metrics.ts';
import { exampleStore } from '#web/testing/example-store.ts';
import { openPart } from '#web/testing/render.tsx';
import { answer, refuse } from '#web/testing/replies.ts';
import { AnalyticsPage } from './analytics-page.tsx';

function openAnalytics(reply: DashboardMetrics = exampleMetrics(), stores: Store[] = [exampleStore()]) {
  return openPart(
    <AnalyticsPage />,
    [
      answer(analyticsEndpoints.metrics, reply),
      answer(analyticsEndpoints.dashboard, reply),
      ...analyticsReplies(stores),
    ],
    '/analytics',
  );
}

async function explain(metric: string, view: ReturnType<typeof openAnalytics>) {
  const [button] = await screen.findAllByRole('button', { name: `How is this computed? ${metric}` });
  await view.user.click(button!);
  return within(await screen.findByRole('dialog', { name: metric }));
}

test('without stores there is a way to connect one', async () => {
  openAnalytics(exampleMetrics(), []);
  expect(await screen.findByRole('heading', { name: 'No stores connected' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Connect Store' }).getAttribute('href')).toBe('/stores');
});

test('four cards with their growth, in the currency of the store', async () => {
  openAnalytics();
  expect((await screen.findAllByText('£284,118.35')).length).toBeGreaterThan(0);
  for (const growth of ['+12.4% from last month', '-2.4% from last month', '+2.5% from last month'])
    expect(screen.getByText(growth)).toBeTruthy();
  expect(screen.getByText(/^Times in London \(GMT/)).toBeTruthy();
});

test('a rate without visits is missing and says why, never 0%', async () => {
  openAnalytics(exampleMetrics({ details: { conversionRate: { reason: 'sessions_scope_missing' } } }));
  expect(
    (await screen.findAllByText('Shopify refused: this connection may not read reports.')).length,
  ).toBeGreaterThan(0);
  const row = within(await screen.findByRole('row', { name: /^Conversion Rate/ }));
  expect(row.getAllByRole('cell').map((cell) => cell.textContent)).not.toContain('0%');
  expect(row.getAllByText('—').length).toBeGreaterThan(0);
});

test('what the platform does not share is named as such, in place of a figure', async () => {
  const store = exampleStore({
    platform: 'shopier',
    shares: { products: true, customers: false, carts: false, sessions: 'not_offered' },
  });
  const nobody = { value: 0, previous: 0, growth: 0 };
  const view = openAnalytics(
    exampleMetrics({ details: { totalCustomers: nobody, repeatCustomers: nobody } }),
    [store],
  );
  const overview = within(await screen.findByRole('table', { name: 'Overview' }));
  for (const metric of ['Conversion Rate', 'Customers', 'Repeat Customers']) {
    const row = within(overview.getByRole('row', { name: new RegExp(`^${metric}`) }));
    const cells = row.getAllByRole('cell').map((cell) => cell.textContent);
    expect(cells).toEqual(['—Not shared by Shopier', '—', '—']);
  }
  // Two of the four cards, and three rows.
  expect(screen.getAllByText('Not shared by Shopier')).toHaveLength(5);
  expect(screen.getAllByText('£284,118.35').length).toBeGreaterThan(0);
  const dialog = await explain('Conversion Rate', view);
  expect(
    dialog.getAllByText('Shopier does not share visits, so there is no rate to show.').length,
  ).toBeGreaterThan(0);
});

test('a figure that there is stands, although the platform shares less', async () => {
  const store = exampleStore({
    platform: 'shopier',
    shares: { products: false, customers: false, carts: false, sessions: 'granted' },
  });
  openAnalytics(exampleMetrics({ details: { conversionRate: { value: 2.5, reason: null } } }), [store]);
  expect((await screen.findAllByText('2,716')).length).toBeGreaterThan(0);
  expect(screen.queryByText('Not shared by Shopier')).toBeNull();
});

test('the overview holds all six figures next to those of last month', async () => {
  openAnalytics();
  const overview = within(await screen.findByRole('table', { name: 'Overview' }));
  expect(overview.getAllByRole('rowheader').map((header) => header.textContent)).toEqual([
    'Total Revenue',
    'Total Orders',
    'Average Order Value',
    'Customers',
    'Conversion Rate',
    'Repeat Customers',
  ]);
  expect(overview.getByText('£252,840.10')).toBeTruthy();
});

test('an owner of three stores on two platforms looks at each of them', async () => {
  const stores = [
    exampleStore(),
    exampleStore({ id: '0b9c7a52-54a3-4c3f-8f0e-2f3d4a5b6c02', storeName: 'Second' }),
    exampleStore({ id: '0b9c7a52-54a3-4c3f-8f0e-2f3d4a5b6c03', platform: 'shopier' }),
  ];
  const { user, calls } = openAnalytics(exampleMetrics(), stores);
  const selector = await screen.findByRole('combobox', { name: 'Store' });
  expect(
    within(selector)
      .getAllByRole('option')
      .map((option) => option.textContent),
  ).toEqual(['All stores', 'Tea House · Shopify', 'Second · Shopify', 'Tea House · Shopier']);
  for (const { id } of stores) {
    await user.selectOptions(selector, id);
    await screen.findAllByText('£284,118.35');
    expect(calls.some(({ path }) => path === `/api/analytics/${id}/metrics`)).toBe(true);
    expect(localStorage.getItem('vitrin-store')).toBe(id);
  }
});

test('figures that cannot be loaded can be asked for again', async () => {
  openPart(
    <AnalyticsPage />,
    [
      refuse(analyticsEndpoints.metrics, 500, 'broken'),
      refuse(analyticsEndpoints.dashboard, 500, 'broken'),
      ...analyticsReplies(),
    ],
    '/analytics',
  );
  expect(await screen.findByText('Failed to load metrics.')).toBeTruthy();
  expect(await screen.findByText('Failed to load the overview.')).toBeTruthy();
  expect(screen.getAllByRole('button', { name: 'Retry' })).toHaveLength(2);
});

test('a month without orders says so', async () => {
  openAnalytics(exampleMetrics({ details: { totalOrders: { value: 0, growth: -100 } } }));
  expect(
    await screen.findByText('No orders since Nov 1. The figures start with the first one.'),
  ).toBeTruthy();
});

test('few days, a whole month compared and few data are marked', async () => {
  const { period } = exampleMetrics();
  openAnalytics(
    exampleMetrics({
      period: { ...period, fewDays: true, comparesWholeMonth: true },
      details: { averageOrderValue: { fewData: true } },
    }),
  );
  expect(await screen.findByText('Few days so far this month.')).toBeTruthy();
  expect(screen.getByText(/vs all of October$/)).toBeTruthy();
  expect(await screen.findByText('Little data')).toBeTruthy();
});

test('the explanation of revenue is a receipt that adds up', async () => {
  const dialog = await explain('Total Revenue', openAnalytics());
  const receipt = within(dialog.getByRole('table', { name: 'Parts' }));
  const lines = receipt
    .getAllByRole('row')
    .map((row) => [
      within(row).getByRole('rowheader').textContent,
      within(row).getByRole('cell').textContent,
    ]);
  expect(lines).toEqual([
    ['Gross sales', '£268,940.50'],
    ['Discounts', '-£9,412.20'],
    ['Reversals', '-£6,130.75'],
    ['Net sales', '£253,397.55'],
    ['Shipping', '£8,204.90'],
    ['Tax', '£22,391.40'],
    ['Tips, duties and fees', '£124.50'],
    ['Total Revenue', '£284,118.35'],
  ]);
  expect(dialog.getByText('(£284,118.35 − £252,840.10) ÷ £252,840.10 = +12.4%')).toBeTruthy();
  expect(dialog.getByText(/^London \(GMT/)).toBeTruthy();
  expect(dialog.getByText('The whole history has been read.')).toBeTruthy();
});

test('an average names its divisor', async () => {
  const dialog = await explain('Average Order Value', openAnalytics());
  expect(dialog.getByText('÷ 3,418')).toBeTruthy();
});

test.each<[Partial<MetricDetail>, string, string]>([
  [
    { growth: 2, growthKind: 'difference', value: 3, previous: 1 },
    '3 − 1 = +2',
    'Fewer than 5 orders last month: a percentage would mislead, so this is the plain difference.',
  ],
  [
    { growth: null, growthKind: 'new', value: 3, previous: 0 },
    'There was nothing in the same part of last month, so a percentage cannot be computed.',
    'New, nothing last month',
  ],
  [
    { growth: null, growthKind: 'none', growthReason: 'not_covered', previous: null },
    'Last month has not been read, or not completely.',
    '— from last month',
  ],
  [
    { growth: null, growthKind: 'none', growthReason: 'before_records', previous: null },
    'Records begin Nov 12, 2024, so there is no full period before to compare with.',
    '— from last month',
  ],
  [
    { growth: 0, growthKind: 'percent', value: 0, previous: 0 },
    'Nothing in this month and nothing in the same part of last month.',
    '0% from last month',
  ],
])('growth is explained, whichever kind it is: %o', async (totalOrders, ...sentences) => {
  const dialog = await explain('Total Orders', openAnalytics(exampleMetrics({ details: { totalOrders } })));
  for (const sentence of sentences) expect(dialog.getByText(sentence)).toBeTruthy();
});

test('a connection that shows sixty days only is named where the figures are explained', async () => {
  const { coverage } = exampleMetrics();
  const reply = exampleMetrics({
    coverage: { ...coverage, from: '2026-09-13T14:00:00.000Z', complete: false },
  });
  const dialog = await explain('Total Revenue', openAnalytics(reply, [exampleStore({ historyDays: 60 })]));
  expect(dialog.getByText('Sep 13, 2026')).toBeTruthy();
  expect(dialog.getByText('Shopify shares the last 60 days with this connection.')).toBeTruthy();
});
