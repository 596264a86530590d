import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { analyticsEndpoints } from '#shared/analytics/analytics.ts';
import { profitEndpoints } from '#shared/analytics/profit.ts';
import { storeEndpoints } from '#shared/stores/stores.ts';
import { exampleMetrics } from '#web/testing/example-metrics.ts';
import { exampleProfit } from '#web/testing/example-profit.ts';
import { exampleStore } from '#web/testing/example-store.ts';
import { openPart } from '#web/testing/render.tsx';
import { answer, refuse } from '#web/testing/replies.ts';
import { DashboardPage } from './dashboard-page.tsx';

function openDashboard(profit = answer(profitEndpoints.report, exampleProfit()), store = exampleStore()) {
  return openPart(<DashboardPage />, [
    answer(storeEndpoints.list, [store]),
    answer(analyticsEndpoints.dashboard, exampleMetrics()),
    profit,
  ]);
}

const openReport = (report: Parameters<typeof exampleProfit>[0]) =>
  openDashboard(answer(profitEndpoints.report, exampleProfit(report)));

const row = async () => within(await screen.findByRole('region', { name: 'Tea House' }));

test('what the month left stands below its sales, with how much of it is known', async () => {
  openReport({ gaps: [{ kind: 'vat', netSales: 900, shipping: 0 }, { kind: 'fixed_costs' }], madeUp: false });
  const figures = await row();
  expect(await figures.findByText('£87,000.00')).toBeTruthy();
  expect(figures.getByText('Contribution')).toBeTruthy();
  expect(figures.getByText('50%')).toBeTruthy();
  expect(
    figures.getByText(
      'Costs known for 83.2% of net sales · Partly an estimate by your rules · Not all known yet: VAT inside prices',
    ),
  ).toBeTruthy();
  const link = figures.getByRole('link', { name: 'Profit in detail' });
  expect(link.getAttribute('href')).toBe('/analytics?tab=profit');
});

test('while costs are being read for the first time it says so and asks for nothing', async () => {
  const { calls } = openDashboard(
    refuse(profitEndpoints.report, 503, 'not asked'),
    exampleStore({ readsCosts: true }),
  );
  const figures = await row();
  expect(
    await figures.findByText(
      'What your orders cost is being read. Your profit appears as soon as it is known.',
    ),
  ).toBeTruthy();
  expect(calls.filter(({ path }) => path.endsWith('/profit'))).toEqual([]);
});

test('how it was computed is one press away', async () => {
  const { user } = openDashboard();
  await user.click(await screen.findByRole('button', { name: 'How is this computed? Contribution' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Contribution' }));
  expect(dialog.getByRole('table', { name: 'Parts' })).toBeTruthy();
});

test('where no cost is known there is no figure but the way to enter costs', async () => {
  const missing = { value: null, reason: 'no_costs', evidence: null } as const;
  openReport({ figures: { contribution: missing, grossMargin: missing } });
  const figures = await row();
  expect(
    await figures.findByText('Enter what your goods cost to see what is left of your sales.'),
  ).toBeTruthy();
  expect(figures.getByRole('link', { name: 'Enter costs' }).getAttribute('href')).toBe(
    '/analytics/costs?section=costs',
  );
  expect(figures.queryByText('Contribution')).toBeNull();
});

test('a month without orders says so', async () => {
  openReport({ figures: { contribution: { value: null, reason: 'no_orders', evidence: null } } });
  expect(await (await row()).findByText('No orders in this period.')).toBeTruthy();
});

test('the costs of a demo shop are said to be made up', async () => {
  openReport({ madeUp: true });
  expect(await (await row()).findByText(/its costs, fees and shipping are made up/)).toBeTruthy();
});

test('profit that cannot be loaded leaves the figures above it alone', async () => {
  openDashboard(refuse(profitEndpoints.report, 500, 'broken'));
  expect(await screen.findByText('Failed to load profit.', {}, { timeout: 5_000 })).toBeTruthy();
  expect(screen.getByText('£284,118.35')).toBeTruthy();
});
