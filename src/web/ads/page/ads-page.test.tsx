import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { adsEndpoints } from '#shared/ads/ads.ts';
import { text } from '#shared/core/sentence.ts';
import { storeEndpoints } from '#shared/stores/stores.ts';
import { exampleAction } from '#web/ads/testing/example-actions.ts';
import { exampleAds } from '#web/ads/testing/example-ads.ts';
import { ADVICE, adsReplies, card, openAds } from '#web/ads/testing/open-ads.tsx';
import { switchLanguage } from '#web/core/app/i18n.ts';
import { exampleStore } from '#web/testing/example-store.ts';
import { openApp } from '#web/testing/render.tsx';
import { answer, once, refuse, signedIn } from '#web/testing/replies.ts';

const STORE_ID = exampleStore().id;
const empty = answer(adsEndpoints.read, {
  error: 'no_data_yet',
  message: text('Your orders are being read. Please look again in a minute.'),
});

test('the page stands in the app under its address, with its five tabs', async () => {
  openApp('/ads-optimization', [signedIn, ...adsReplies()]);
  expect(await screen.findByRole('heading', { name: 'Ads Optimization' })).toBeTruthy();
  const tabs = await screen.findAllByRole('tab');
  expect(tabs.map((tab) => tab.textContent)).toEqual([
    'Smart Insights',
    'Optimal Timing',
    'Your Customers',
    'Projections',
    'Action Plan',
  ]);
});

test('without a store there is one thing to do', async () => {
  openAds([answer(storeEndpoints.list, [])]);
  expect(await screen.findByRole('heading', { name: 'No stores connected' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Generate Analysis' })).toBeNull();
});

test('the banner says what was analysed, over which days', async () => {
  openAds();
  const banner = await card('Store Analysis Complete');
  expect(banner.getByText('Products analysed').parentElement?.textContent).toBe('Products analysed412');
  expect(banner.getByText('Main category').parentElement?.textContent).toBe('Main categoryGift');
  expect(banner.getByText('Product range').parentElement?.textContent).toBe('Product range£1.25 – £295');
  expect(banner.getByText('Oct 22 – Nov 20, 2026')).toBeTruthy();
  expect(banner.getByText('Net sales').parentElement?.textContent).toBe('Net sales£38,020before: £35,400');
});

test('the last 30 days of all campaigns are asked for at first; a choice stands in the address', async () => {
  const { user, reads } = openAds();
  await screen.findByText('Store Analysis Complete');
  expect(reads()).toEqual([`/api/ads-optimization/${STORE_ID}/30d/all`]);
  await user.click(screen.getByRole('radio', { name: '90 days' }));
  await waitFor(() => expect(reads().at(-1)).toBe(`/api/ads-optimization/${STORE_ID}/90d/all`));
  await user.selectOptions(screen.getByRole('combobox', { name: 'Campaign type' }), 'Shopping campaigns');
  await waitFor(() => expect(reads().at(-1)).toBe(`/api/ads-optimization/${STORE_ID}/90d/shopping`));
  expect(window.location.search).toBe('?timeframe=90d&campaignType=shopping');
});

test('a choice is remembered, and an address that says otherwise outranks it', async () => {
  const first = openAds();
  await screen.findByText('Store Analysis Complete');
  await first.user.click(screen.getByRole('radio', { name: '7 days' }));
  first.unmount();

  const second = openAds();
  await screen.findByText('Store Analysis Complete');
  expect(second.reads()).toEqual([`/api/ads-optimization/${STORE_ID}/7d/all`]);
  second.unmount();

  const { calls } = openApp('/ads-optimization?timeframe=90d', [signedIn, ...adsReplies()]);
  await screen.findByText('Store Analysis Complete');
  expect(calls.map(({ path }) => path)).toContain(`/api/ads-optimization/${STORE_ID}/90d/all`);
});

test('another store is read again, and so is the first when it is chosen again', async () => {
  const lamps = exampleStore({ id: '0b9c7a52-54a3-4c3f-8f0e-2f3d4a5b6c02', storeName: 'Lamp Shop' });
  const { user, calls } = openApp('/ads-optimization', [
    signedIn,
    ...adsReplies(exampleAds(), [exampleStore(), lamps]),
  ]);
  const reads = () => calls.map(({ path }) => path).filter((path) => ADVICE.test(path));
  async function choose(from: RegExp, to: RegExp) {
    await user.click(await screen.findByRole('button', { name: from }));
    await user.click(screen.getByRole('menuitemradio', { name: to }));
    await screen.findByText('Store Analysis Complete');
  }
  await screen.findByText('Store Analysis Complete');
  await choose(/Tea House.*Shopify/, /Lamp Shop/);
  await choose(/Lamp Shop.*Shopify/, /Tea House/);

  await waitFor(() => expect(reads()).toHaveLength(3));
  expect(reads().map((path) => path.split('/')[3])).toEqual([STORE_ID, lamps.id, STORE_ID]);
});

test('advice that was left is read again: nothing of it is cached', async () => {
  const { user, reads } = openAds();
  await screen.findByText('Store Analysis Complete');
  await user.click(screen.getByRole('radio', { name: '7 days' }));
  await waitFor(() => expect(reads()).toHaveLength(2));
  await user.click(screen.getByRole('radio', { name: '30 days' }));
  await waitFor(() => expect(reads()).toHaveLength(3));
});

test('advice that could not be read says so and can be asked for again', async () => {
  const { user } = openAds([once(refuse(adsEndpoints.read, 500, { error: 'internal', message: 'Sorry' }))]);
  const alert = within(await screen.findByRole('alert'));
  expect(alert.getByRole('heading', { name: 'Analysis Not Available' })).toBeTruthy();
  expect(alert.getByText('Failed to fetch optimization data')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('Store Analysis Complete')).toBeTruthy();
});

test('a store with nothing to analyse says why and can be asked again', async () => {
  const { user } = openAds([once(empty)]);
  expect(await screen.findByRole('heading', { name: 'Analysis Not Available' })).toBeTruthy();
  expect(screen.getByText('No data yet')).toBeTruthy();
  expect(screen.getByText('Your orders are being read. Please look again in a minute.')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('Store Analysis Complete')).toBeTruthy();
});

test('an analysis is generated for what is chosen and takes the place of the one before', async () => {
  const fresh = exampleAds();
  fresh.storeAnalysis.mainCategory = 'Lamps';
  const { user, posts, reads } = openAds([answer(adsEndpoints.analyze, fresh)]);
  await screen.findByText('Store Analysis Complete');
  await user.click(screen.getByRole('button', { name: 'Generate Analysis' }));
  expect(await screen.findByText('Analysis Complete')).toBeTruthy();
  expect(await screen.findByText('Lamps')).toBeTruthy();
  expect(posts('/analyze')).toEqual([{ timeframe: '30d', campaignType: 'all' }]);
  expect(reads()).toHaveLength(1);
});

test('an analysis that could not be generated says so and leaves the one before', async () => {
  const { user } = openAds([refuse(adsEndpoints.analyze, 500, { error: 'internal', message: 'Sorry' })]);
  await screen.findByText('Store Analysis Complete');
  await user.click(screen.getByRole('button', { name: 'Generate Analysis' }));
  expect(await screen.findByText('Failed to generate optimization insights. Please try again.')).toBeTruthy();
  expect(screen.getByText('Failed to generate analysis')).toBeTruthy();
  expect(screen.getByText('Store Analysis Complete')).toBeTruthy();
});

test('an analysis that finds nothing is not called complete', async () => {
  const { user } = openAds([
    answer(adsEndpoints.analyze, { error: 'nothing_to_analyse', message: text('There are no products.') }),
  ]);
  await screen.findByText('Store Analysis Complete');
  await user.click(screen.getByRole('button', { name: 'Generate Analysis' }));
  expect(await screen.findByText('Nothing to analyse')).toBeTruthy();
  expect(screen.queryByText('Analysis Complete')).toBeNull();
});

test('a smart insight says its worth, its basis and how it is done, and opens what it rests on', async () => {
  const { user } = openAds();
  const insight = within(await screen.findByRole('article', { name: 'Advertise “Copper Kettle”' }));
  expect(insight.getByText('High impact')).toBeTruthy();
  expect(insight.getByText('About an hour')).toBeTruthy();
  expect(insight.getByText('£1,240')).toBeTruthy();
  expect(insight.getByRole('button', { name: 'Basis: Your store (131 records)' })).toBeTruthy();
  await user.click(insight.getByRole('button', { name: 'How it is done' }));
  expect(within(insight.getByRole('list', { name: 'How it is done' })).getAllByRole('listitem')).toHaveLength(
    3,
  );
  await user.click(insight.getByRole('button', { name: 'What is this based on?' }));
  const drawer = within(await screen.findByRole('dialog', { name: 'What is this based on?' }));
  expect(drawer.getByText('Most a click may cost = price × conversion rate ÷ 2.5.')).toBeTruthy();
  expect(drawer.getByText('Oct 22 – Nov 20, 2026')).toBeTruthy();
  expect(drawer.getByRole('rowheader', { name: 'Copper Kettle' })).toBeTruthy();
});

test('six insights are shown, the others on request; one leads to its place in the plan', async () => {
  const { user } = openAds();
  expect(await screen.findAllByRole('article')).toHaveLength(6);
  await user.click(screen.getByRole('button', { name: 'Show all (7): Smart Insights' }));
  const articles = screen.getAllByRole('article');
  expect(articles).toHaveLength(7);
  await user.click(within(articles[6]!).getByRole('button', { name: 'In the plan' }));
  const button = await screen.findByRole('button', { name: 'Bid on the name of your store' });
  expect(button.getAttribute('aria-expanded')).toBe('true');
  expect(document.activeElement).toBe(button);
  expect(new URLSearchParams(window.location.search).get('tab')).toBe('plan');
});

test('who the ideal customer is, what to say, and what is known of opportunities stand below', async () => {
  openAds();
  const customer = await card('Ideal customer');
  expect(customer.getByText(/^Most orders come from the United Kingdom/)).toBeTruthy();
  expect(customer.getByText('Most orders from: London, Manchester, and Bristol')).toBeTruthy();
  expect(within((await card('Content strategy')).getByRole('list')).getAllByRole('listitem')).toHaveLength(3);
  const opportunities = await card('Opportunities now');
  expect(opportunities.getByText(/bring 42% more than the last 30/)).toBeTruthy();
  expect(opportunities.getByText(/^— Known from a Google Ads account only/)).toBeTruthy();
});

test('with an account, devices that stand out nowhere are not said to need one', async () => {
  const result = exampleAds();
  for (const device of result.audiences.behaviors.devices)
    device.basis = { kind: 'account', source: null, cases: 400 };
  openAds([], { result });
  const opportunities = await card('Opportunities now');
  expect(opportunities.getByText(/^— No device is known to convert better than your account/)).toBeTruthy();
  expect(opportunities.queryByText(/Known from a Google Ads account only/)).toBeNull();
});

test('with everything dealt with the page says so', async () => {
  const result = exampleAds();
  result.recommendations.actions = [exampleAction({ status: 'done', doneAt: '2026-11-21T10:00:00.000Z' })];
  openAds([], { result });
  expect(await screen.findByRole('heading', { name: 'Nothing open' })).toBeTruthy();
});

test('the page speaks Turkish', async () => {
  await switchLanguage('tr');
  openAds();
  expect(await screen.findByRole('button', { name: 'Analiz Oluştur' })).toBeTruthy();
  expect(await screen.findByText('Mağaza analizi tamamlandı')).toBeTruthy();
  expect(screen.getByRole('tab', { name: 'Müşterileriniz' })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Dayanak: Mağazanız (1.204 sipariş)' })).toBeTruthy();
});
