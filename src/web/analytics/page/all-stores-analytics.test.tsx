import { screen, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { allStoresEndpoints } from '#shared/analytics/all-stores.ts';
import { analyticsReplies } from '#web/testing/analytics-replies.ts';
import {
  exampleAllProducts,
  exampleAllProfit,
  exampleAllSeries,
  exampleAllStores,
  exampleStores,
} from '#web/testing/example-all-stores.ts';
import { openPart } from '#web/testing/render.tsx';
import { answer, refuse } from '#web/testing/replies.ts';
import { AnalyticsPage } from './analytics-page.tsx';

afterEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

function openAll(path = '/analytics', reply = exampleAllStores()) {
  localStorage.setItem('vitrin-all-stores', 'all');
  return openPart(
    <AnalyticsPage />,
    [
      answer(allStoresEndpoints.dashboard, reply),
      answer(allStoresEndpoints.series, exampleAllSeries()),
      answer(allStoresEndpoints.products, exampleAllProducts()),
      answer(allStoresEndpoints.profit, exampleAllProfit()),
      ...analyticsReplies([...exampleStores]),
    ],
    path,
  );
}

test('currencies stand apart, each with its stores, and can be shown in one', async () => {
  openAll();
  expect((await screen.findAllByText('£300,000.00')).length).toBeGreaterThan(0);
  for (const name of ['British Pound', 'Turkish Lira'])
    expect(screen.getAllByRole('heading', { name: new RegExp(name) }).length).toBeGreaterThan(0);
  expect(screen.getByRole('link', { name: 'Show in one currency' }).getAttribute('href')).toBe(
    '/analytics/rates',
  );
});

test('growth of some of the stores says so, and a store that shares no customers is named', async () => {
  openAll();
  await screen.findAllByText('£300,000.00');
  expect(screen.getAllByText('Compared: 1 of 2 stores, without Garden Shed').length).toBeGreaterThan(0);
  expect(screen.getAllByText('Without Garden Shed: not shared by Shopier').length).toBeGreaterThan(0);
});

test('a figure shows its parts, what each store has of it, and what is compared', async () => {
  const { user } = openAll();
  await screen.findAllByText('£300,000.00');
  const [button] = screen.getAllByRole('button', { name: 'How is this computed? Total Revenue' });
  await user.click(button!);
  const dialog = within(await screen.findByRole('dialog', { name: 'Total Revenue' }));
  expect(dialog.getByRole('table', { name: 'Parts' })).toBeTruthy();
  const ofStore = (name: string) => dialog.getAllByText(name)[0]!.parentElement!.textContent;
  expect(ofStore('Tea House')).toBe('Tea House£225,000.00+12.4%');
  expect(ofStore('Garden Shed')).toBe('Garden Shed£75,000.00—');
  expect(dialog.getByText(/Growth and the figures before are of these alone/)).toBeTruthy();
  expect(dialog.getByText('(£225,000.00 − £252,840.10) ÷ £252,840.10 = +10%')).toBeTruthy();
});

test('sales over time show the line of a store that is chosen, and its share in words', async () => {
  const { user } = openAll();
  const toggle = await screen.findByRole('button', { name: 'Tea House: draw its line' });
  expect(toggle.closest('li')?.textContent).toBe('Tea House£30075%');
  await user.click(toggle);
  expect(toggle.getAttribute('aria-pressed')).toBe('true');
  const legend = screen.getAllByRole('listitem').map((entry) => entry.textContent);
  expect(legend).toContain('Tea House');
  await user.click(screen.getByRole('button', { name: 'Show as table: Sales over time' }));
  const table = within(await screen.findByRole('table', { name: 'Sales over time' }));
  expect(table.getAllByRole('columnheader').map((header) => header.textContent)).toEqual([
    'Period',
    'Revenue',
    'Orders',
    'Garden Shed',
    'Tea House',
  ]);
  expect(screen.getByRole('link', { name: 'Download CSV' }).getAttribute('href')).toBe(
    '/api/analytics/all/series.csv',
  );
});

test('another currency shows its own picture', async () => {
  const { user } = openAll();
  await user.click(await screen.findByRole('radio', { name: 'Turkish Lira' }));
  expect(window.location.search).toBe('?currency=TRY');
  expect(await screen.findByRole('table', { name: 'Turkish Lira' })).toBeTruthy();
});

test('stores stand side by side, sorted by what is asked for, with a file', async () => {
  const { user } = openAll('/analytics?tab=stores&range=30d');
  const table = within(await screen.findByRole('table', { name: 'British Pound' }));
  const names = () =>
    table.getAllByRole('rowheader').map((header) => header.querySelector('button')?.textContent);
  expect(names()).toEqual(['Tea House', 'Garden Shed']);
  await user.click(table.getByRole('button', { name: 'Store' }));
  await user.click(table.getByRole('button', { name: 'Store' }));
  expect(names()).toEqual(['Garden Shed', 'Tea House']);
  expect(screen.getByRole('link', { name: 'Download CSV' }).getAttribute('href')).toBe(
    '/api/analytics/all/stores.csv?range=30d',
  );
});

test('a store in the table leads to its own figures', async () => {
  const { user } = openAll('/analytics?tab=stores');
  await user.click(await screen.findByRole('button', { name: 'Lale: show its own figures' }));
  expect(await screen.findByRole('tab', { name: 'Profit' })).toBeTruthy();
  expect(localStorage.getItem('vitrin-store')).toBe(exampleStores[2].id);
});

test('the same goods are one row with the stores that sell them below', async () => {
  const { user, calls } = openAll('/analytics?tab=products');
  const row = within(await screen.findByRole('row', { name: /Teapot/ }));
  expect(row.getByText('£900.00')).toBeTruthy();
  expect(row.getByText('£600.00')).toBeTruthy();
  expect(row.getByText('Garden Shed')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Show all' }));
  expect(await screen.findByRole('searchbox', { name: 'Search by title' })).toBeTruthy();
  await user.click(screen.getByRole('radio', { name: 'Turkish Lira' }));
  await expect
    .poll(() => calls.some(({ path }) => path.startsWith('/api/analytics/all/products?currency=TRY')))
    .toBe(true);
});

test('customers are by store, and it is said that one of two stores counts in each', async () => {
  openAll('/analytics?tab=customers');
  const table = within(await screen.findByRole('table', { name: 'Customers by store' }));
  const shed = within(table.getByRole('row', { name: /Garden Shed/ }));
  expect(shed.getByText('Customers are not shared by Shopier')).toBeTruthy();
  expect(shed.getAllByRole('cell').map((cell) => cell.textContent)).toEqual(['—', '—', '—', '—', '—']);
  expect(screen.getByText(/A customer of two stores counts in each of them/)).toBeTruthy();
});

test('what was converted says by which rates', async () => {
  openAll('/analytics', {
    ...exampleAllStores(),
    conversion: {
      into: 'GBP',
      rates: [
        {
          from: 'TRY',
          to: 'GBP',
          sources: [{ kind: 'entered', name: null }],
          firstDay: '2026-11-01',
          lastDay: '2026-11-12',
          lowest: 0.018,
          highest: 0.019,
        },
      ],
      without: [],
    },
  });
  expect((await screen.findAllByText(/Converted into GBP at each day’s rate/)).length).toBeGreaterThan(0);
  expect(screen.queryByRole('link', { name: 'Show in one currency' })).toBeNull();
});

test('figures that cannot be loaded say so', async () => {
  localStorage.setItem('vitrin-all-stores', 'all');
  openPart(
    <AnalyticsPage />,
    [refuse(allStoresEndpoints.dashboard, 500, 'broken'), ...analyticsReplies([...exampleStores])],
    '/analytics',
  );
  expect(
    (await screen.findAllByText('Failed to load metrics.', {}, { timeout: 5_000 })).length,
  ).toBeGreaterThan(0);
});

test('what stores earned stands by currency, says what it rests on, and names what is missing', async () => {
  const { user } = openAll('/analytics?tab=profit');
  const pounds = within(await screen.findByRole('region', { name: 'British Pound' }));
  expect(pounds.getAllByText('£96,000.00')).toHaveLength(2);
  expect(pounds.getAllByText('£54,000.00')).toHaveLength(2);
  expect(pounds.getByText('+20% from last month')).toBeTruthy();
  expect(pounds.getByText(/^.10% from last month$/)).toBeTruthy();
  expect(pounds.getByText('Compared: 1 of 2 stores, without Garden Shed')).toBeTruthy();
  expect(pounds.getByText('Not known in full: payment fees')).toBeTruthy();
  expect(pounds.getByText('Costs known for 80% of net sales')).toBeTruthy();
  expect(pounds.getByText('Without Garden Shed.')).toBeTruthy();
  expect(pounds.getByText('What its orders cost is being read')).toBeTruthy();
  await user.click(pounds.getByRole('button', { name: 'How is this computed? Contribution' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Contribution' }));
  expect(dialog.getByText(/the sum of what each store has/)).toBeTruthy();
  expect(dialog.getByText('Tea House').parentElement?.textContent).toBe('Tea House£96,000.00');
  expect(dialog.getByText('Garden Shed').parentElement?.textContent).toBe('Garden Shed—');
  expect(dialog.getByText('Same part of last month').parentElement?.textContent).toBe(
    'Same part of last month£80,000.00',
  );
});

test('net profit that is not known of a store is not known of all, and the store is named', async () => {
  const { user } = openAll('/analytics?tab=profit');
  const liras = within(await screen.findByRole('region', { name: 'Turkish Lira' }));
  expect(liras.getAllByText('Lale: fixed costs are not entered')).toHaveLength(2);
  expect(liras.getByText('Lale: no ads account, and no ad spend entered')).toBeTruthy();
  await user.click(liras.getByRole('button', { name: 'How is this computed? Net profit' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Net profit' }));
  expect(dialog.getByText('Lale: fixed costs are not entered')).toBeTruthy();
  expect(dialog.getByText('No store has records of a full period before to compare with.')).toBeTruthy();
  expect(dialog.queryByText('Lale: no ads account, and no ad spend entered')).toBeNull();
});

test('the earnings of all stores are fetched as a file of the same range', async () => {
  openAll('/analytics?tab=profit&range=90d');
  const link = await screen.findByRole('link', { name: /CSV/ });
  expect(link.getAttribute('href')).toBe('/api/analytics/all/profit.csv?range=90d');
});
