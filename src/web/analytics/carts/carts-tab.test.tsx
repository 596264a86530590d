import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { customerEndpoints } from '#shared/analytics/customer-reports.ts';
import { AnalyticsPage } from '#web/analytics/page/analytics-page.tsx';
import { analyticsReplies } from '#web/testing/analytics-replies.ts';
import { EXAMPLE_BASIS } from '#web/testing/example-basis.ts';
import { exampleCart, exampleCartSummary, exampleCarts } from '#web/testing/example-customers.ts';
import { exampleStore } from '#web/testing/example-store.ts';
import { openPart } from '#web/testing/render.tsx';
import { answer, type PreparedReply, refuse } from '#web/testing/replies.ts';

function openCarts(replies: PreparedReply[] = [], store = exampleStore(), address = '/analytics?tab=carts') {
  return openPart(<AnalyticsPage />, [...replies, ...analyticsReplies([store])], address);
}

test('the first five, with their count and the way back to each', async () => {
  openCarts();
  const table = within(await screen.findByRole('table', { name: 'Abandoned Carts' }));
  expect(table.getAllByRole('rowheader')).toHaveLength(5);
  expect(screen.getByRole('heading', { name: 'Abandoned Carts 8' })).toBeTruthy();
  const link = table.getByRole('link', { name: 'Recovery link for buyer0@example.com' });
  expect(link.getAttribute('href')).toBe('https://tea-house.example/recover/0');
});

test('a cart without an e-mail is that of an Anonymous Customer', async () => {
  openCarts([
    answer(customerEndpoints.abandonedCarts, [exampleCart(0, { customerEmail: null, recoveryUrl: null })]),
  ]);
  const table = within(await screen.findByRole('table', { name: 'Abandoned Carts' }));
  expect(table.getByText('Anonymous Customer')).toBeTruthy();
  expect(table.queryByRole('link')).toBeNull();
});

test('a hundred carts are a hundred or more', async () => {
  openCarts([answer(customerEndpoints.abandonedCarts, exampleCarts(100))]);
  expect(await screen.findByRole('heading', { name: 'Abandoned Carts 100+' })).toBeTruthy();
});

test('what is open, what came back, and the rates that are not the conversion rate', async () => {
  openCarts();
  const figures = within(await screen.findByRole('region', { name: 'Carts of the period' }));
  expect(await figures.findByText('£24,810.20')).toBeTruthy();
  expect(figures.getByText('338 of 412 abandoned')).toBeTruthy();
  expect(figures.getByText('52 carts completed after all')).toBeTruthy();
  expect(figures.getByText('Checkout completion')).toBeTruthy();
  expect(figures.getByText('89.2%')).toBeTruthy();
  expect(figures.getByText('Of checkouts begun; not the conversion rate, which counts visits')).toBeTruthy();
});

test('more carts left is bad news, fewer is good', async () => {
  openCarts();
  const fall = await screen.findByText('-1.7 points from last month');
  expect(fall.parentElement?.className).toContain('text-positive');
});

test('a rate over nothing says why it is missing', async () => {
  const { recoveryRate } = exampleCartSummary();
  openCarts([
    answer(
      customerEndpoints.cartSummary,
      exampleCartSummary({
        recoveryRate: { ...recoveryRate, value: null, reason: 'no_orders', growth: null, growthKind: 'none' },
      }),
    ),
  ]);
  expect(await screen.findByText('No orders in this period, so there is nothing to divide by.')).toBeTruthy();
});

test('no carts is good news', async () => {
  openCarts([answer(customerEndpoints.abandonedCarts, [])]);
  expect(await screen.findByRole('heading', { name: 'No abandoned carts' })).toBeTruthy();
});

test('a platform that shares no carts is named, and nothing is asked for', async () => {
  const store = exampleStore({
    platform: 'shopier',
    shares: { products: true, customers: false, carts: false, sessions: 'not_offered' },
  });
  const { calls } = openCarts([], store);
  expect(await screen.findByRole('heading', { name: 'Not shared by Shopier' })).toBeTruthy();
  expect(calls.some(({ path }) => path.includes('abandoned-carts'))).toBe(false);
});

test('carts that cannot be loaded can be asked for again', async () => {
  openCarts([refuse(customerEndpoints.abandonedCarts, 500, 'broken')]);
  expect(await screen.findByText('Failed to load abandoned carts.')).toBeTruthy();
});

test('all carts that are saved, with how each ended', async () => {
  const { user } = openCarts([
    answer(customerEndpoints.cartList, {
      ...EXAMPLE_BASIS,
      rows: [exampleCart(0, { outcome: 'recovered' }), exampleCart(1, { outcome: 'otherwise' })],
      total: 2,
      page: 1,
      pageSize: 25,
    }),
  ]);
  await user.click(await screen.findByRole('button', { name: 'Show all' }));
  const table = within(await screen.findByRole('table', { name: 'All abandoned carts' }));
  expect(table.getByText('Recovered')).toBeTruthy();
  expect(table.getByText('Bought otherwise')).toBeTruthy();
  expect(table.queryByRole('link')).toBeNull();
  expect(screen.getByRole('columnheader', { name: 'Left' }).getAttribute('aria-sort')).toBe('descending');
});

test('a search among very many carts says since when it looked', async () => {
  const found = { ...EXAMPLE_BASIS, rows: [exampleCart(0)], total: 1, page: 1, pageSize: 25 };
  openCarts(
    [answer(customerEndpoints.cartList, { ...found, searchedSince: '2026-08-23T12:00:00.000Z' })],
    exampleStore(),
    '/analytics?tab=carts&list=all&search=buyer',
  );
  expect(await screen.findByText(/only those left since Aug 23, 2026 were searched/)).toBeTruthy();
});
