import { screen, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { allStoresEndpoints } from '#shared/analytics/all-stores.ts';
import { analyticsEndpoints } from '#shared/analytics/analytics.ts';
import { type Store, storeEndpoints } from '#shared/stores/stores.ts';
import { exampleAllProfit, exampleAllStores, exampleStores } from '#web/testing/example-all-stores.ts';
import { exampleMetrics } from '#web/testing/example-metrics.ts';
import { exampleStore } from '#web/testing/example-store.ts';
import { openPart } from '#web/testing/render.tsx';
import { answer } from '#web/testing/replies.ts';
import { DashboardPage } from './dashboard-page.tsx';
// The page reads it in when it is shown, which can take longer than a test waits.
import './all-stores-figures.tsx';
import './all-stores-profit.tsx';

afterEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

function openAll(stores: readonly Store[] = exampleStores) {
  localStorage.setItem('vitrin-all-stores', 'all');
  return openPart(
    <DashboardPage />,
    [
      answer(storeEndpoints.list, [...stores]),
      answer(allStoresEndpoints.dashboard, exampleAllStores()),
      answer(allStoresEndpoints.profit, exampleAllProfit()),
      answer(analyticsEndpoints.dashboard, exampleMetrics()),
    ],
    '/dashboard',
  );
}

test('all stores stand together by currency, and one by one with their share', async () => {
  openAll();
  const section = within(await screen.findByRole('region', { name: 'All stores' }));
  expect(await section.findByText('£300,000.00')).toBeTruthy();
  const table = within(section.getByRole('table', { name: 'Store by store' }));
  const cells = (name: RegExp) =>
    within(table.getByRole('row', { name }))
      .getAllByRole('cell')
      .map((cell) => cell.textContent);
  expect(cells(/Tea House/)).toEqual(['£225,000.00+12.4%', '3,418', '2,716', '75%']);
  expect(cells(/Garden Shed/)).toEqual(['£75,000.00—', '3,418', '—', '25%']);
  expect(table.getByRole('columnheader', { name: 'Share of its currency' })).toBeTruthy();
});

test('what the stores earned stands in a row for each currency, and explains itself', async () => {
  const { user } = openAll();
  expect(await screen.findByText('£96,000.00')).toBeTruthy();
  expect(screen.getByText('£54,000.00')).toBeTruthy();
  expect(screen.getByText(/Costs known for 80% of net sales .* Without Garden Shed\./)).toBeTruthy();
  expect(screen.getAllByRole('link', { name: 'Profit in detail' })).toHaveLength(2);
  const [explain] = screen.getAllByRole('button', { name: 'How is this computed? Gross margin' });
  await user.click(explain!);
  const dialog = within(await screen.findByRole('dialog', { name: 'Gross margin' }));
  expect(dialog.getByText('Tea House').parentElement?.textContent).toBe('Tea House60%');
  expect(dialog.getByText(/it is not the average of the stores/)).toBeTruthy();
});

test('a row leads to the dashboard of its store', async () => {
  const { user } = openAll();
  await user.click(await screen.findByRole('button', { name: 'Garden Shed: show its own figures' }));
  expect(await screen.findByRole('region', { name: 'Garden Shed' })).toBeTruthy();
  expect(screen.queryByRole('region', { name: 'All stores' })).toBeNull();
});

test('a store that is still being read is said to be so', async () => {
  const [house, shed, lale] = exampleStores;
  openAll([house, exampleStore({ ...shed, sync: { phase: 'history', orders: 30, ordersTotal: 120 } }), lale]);
  expect(await screen.findByText('1 store is still being read.')).toBeTruthy();
  expect(screen.getByRole('progressbar', { name: 'Import of Garden Shed' })).toBeTruthy();
  expect((await screen.findAllByText('25% read')).length).toBeGreaterThan(0);
});

test('a store whose reading stopped leads to the connected stores', async () => {
  const [house, shed, lale] = exampleStores;
  openAll([house, exampleStore({ ...shed, isActive: false }), lale]);
  const note = await screen.findByText('Reading is held up: Garden Shed');
  const alert = within(note.closest('[role]') as HTMLElement);
  expect(alert.getByRole('link', { name: 'Connected Stores' })).toBeTruthy();
});
