import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { type Conversion, conversionEndpoints } from '#shared/analytics/conversion.ts';
import { type Store, storeEndpoints } from '#shared/stores/stores.ts';
import { AnalyticsPage } from '#web/analytics/page/analytics-page.tsx';
import { analyticsReplies } from '#web/testing/analytics-replies.ts';
import { exampleStore } from '#web/testing/example-store.ts';
import { exampleConversion, missingConversion } from '#web/testing/example-visits.ts';
import { openPart } from '#web/testing/render.tsx';
import { answer, type PreparedReply } from '#web/testing/replies.ts';

function openVisits(
  reply: Conversion = exampleConversion(),
  store: Store = exampleStore(),
  more: PreparedReply[] = [],
) {
  const view = openPart(
    <AnalyticsPage />,
    [...more, answer(conversionEndpoints.conversion, reply), ...analyticsReplies([store])],
    '/analytics',
  );
  return {
    ...view,
    /** With its content; what waits is another card. */
    card: () =>
      waitFor(() => {
        const card = within(screen.getByRole('region', { name: 'From visit to order' }));
        expect(card.queryByText('Loading')).toBeNull();
        return card;
      }),
  };
}

test('the steps from visit to order stand next to those of the days before', async () => {
  const { card } = openVisits();
  const steps = (await (await card()).findAllByRole('listitem')).slice(0, 4).map((each) => each.textContent);
  expect(steps).toEqual([
    'Visits4,000100%Same part of last month: 3,000',
    'Put something into the cart40010%Same part of last month: 300 (10%)',
    'Reached the checkout2005%Same part of last month: 120 (4%)',
    'Bought1002.5%Same part of last month: 60 (2%)',
  ]);
});

test('channels have names, others show their own, and another split is a choice away', async () => {
  const { card, user } = openVisits();
  const visits = await card();
  expect(await visits.findByText('Search engines')).toBeTruthy();
  expect(visits.getByText('carrier-pigeon')).toBeTruthy();
  expect(visits.queryByRole('radio', { name: 'Device' })).toBeNull();
  await user.click(visits.getByRole('radio', { name: 'Landing page' }));
  expect(visits.getByText('/products/green-tea')).toBeTruthy();
  expect(visits.getByText('All others')).toBeTruthy();
});

test('the same figures are to be had as a table, which marks those of few visits', async () => {
  const { card, user } = openVisits();
  const visits = await card();
  await user.click(await visits.findByRole('button', { name: /^Show as table/ }));
  const table = within(visits.getByRole('table', { name: 'From visit to order' }));
  expect(table.getAllByRole('row').map((each) => each.textContent)).toEqual([
    'ChannelVisitsWith cartWith checkoutBoughtRate',
    'Search engines2,400260130723%',
    'Direct1,58513568271.7%',
    'carrier-pigeonLittle data155216.67%',
    'All visits4,0004002001002.5%',
  ]);
});

test('days that are not known, and a change of measuring, are said', async () => {
  const { card } = openVisits(
    exampleConversion({
      days: { finished: 90, known: 71, firstKnown: '2026-08-30', lastKnown: '2026-11-11' },
      measuredAnewFrom: '2026-09-01',
    }),
  );
  const visits = await card();
  expect(await visits.findByText(/known for 71 of 90 finished days, the first Aug 30, 2026/)).toBeTruthy();
  expect(visits.getByText(/counted visits differently since Sep 1, 2026/)).toBeTruthy();
});

test('refused for want of a permission, a connection by consent leads to the consent page', async () => {
  const assign = vi.spyOn(window.location, 'assign').mockImplementation(() => {});
  const { card, user, calls } = openVisits(
    missingConversion('scope_missing', 'sessions_scope_missing'),
    exampleStore({ connection: 'oauth' }),
    [
      answer(storeEndpoints.initiateShopifyOauth, {
        success: true,
        authUrl: 'https://tea-house.myshopify.com/admin/oauth/authorize?x=1',
      }),
    ],
  );
  const visits = await card();
  expect(visits.getByText('Shopify refused: this connection may not read reports.')).toBeTruthy();
  await user.click(visits.getByRole('button', { name: 'Reconnect to allow reports' }));
  await vi.waitFor(() =>
    expect(assign).toHaveBeenCalledWith('https://tea-house.myshopify.com/admin/oauth/authorize?x=1'),
  );
  expect(calls).toContainEqual({
    method: 'POST',
    path: '/api/stores/shopify/oauth/initiate',
    body: { shop: 'tea-house' },
  });
});

test('for a pasted token the missing scope is named', async () => {
  const { card } = openVisits(missingConversion('scope_missing', 'sessions_scope_missing'));
  const visits = await card();
  expect(visits.getByText('read_reports')).toBeTruthy();
  expect(visits.getByRole('link', { name: 'Connected Stores' })).toBeTruthy();
});

test.each<[Conversion['sharing'], Conversion['rate']['reason'], string]>([
  ['protected_data', 'sessions_protected', 'Vitrin is not approved for protected customer data'],
  ['refused', 'sessions_refused', 'refused to share visits with this connection'],
  ['not_asked', 'sessions_not_asked', 'Visits have not been read yet'],
])('%s is said as it is', async (sharing, reason, sentence) => {
  const { card } = openVisits(missingConversion(sharing, reason));
  const visits = await card();
  expect(visits.getByText(new RegExp(sentence))).toBeTruthy();
  expect(visits.queryByText(/[Nn]ot shared/)).toBeNull();
});

test('without visits the checkout completion stands there under its own name', async () => {
  const { card } = openVisits(missingConversion('refused', 'sessions_refused'));
  const visits = await card();
  expect(await visits.findByText('Checkout completion')).toBeTruthy();
  expect(visits.getByText('Of checkouts begun; not the conversion rate, which counts visits')).toBeTruthy();
});

test('Shopier shares neither visits nor carts', async () => {
  const { card } = openVisits(
    missingConversion('not_offered', 'sessions_not_offered'),
    exampleStore({
      platform: 'shopier',
      shares: { products: true, customers: true, carts: false, sessions: 'not_offered' },
    }),
  );
  const visits = await card();
  expect(visits.getByText('Shopier does not share visits, so there is no rate to show.')).toBeTruthy();
  expect(visits.queryByText('Checkout completion')).toBeNull();
});
