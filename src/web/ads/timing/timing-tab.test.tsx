import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Basis } from '#shared/ads/ads.ts';
import { exampleAds } from '#web/ads/testing/example-ads.ts';
import { card, openAds } from '#web/ads/testing/open-ads.tsx';

const benchmark: Basis = { kind: 'benchmark', source: 'salecycle_hours_2020', cases: null };

test('the 24 hours are a picture, and the strongest six stand below it in figures', async () => {
  const { user } = openAds([], { tab: 'timing' });
  const hours = await card('Hours');
  expect(hours.getByRole('img', { name: 'Orders by hour, most at 8:00 PM' })).toBeTruthy();
  const rows = () => within(hours.getByRole('table')).getAllByRole('row').slice(1);
  expect(rows().map((row) => within(row).getByRole('rowheader').textContent)).toEqual([
    '8:00 PM',
    '7:00 PM',
    '9:00 PM',
    '6:00 PM',
    '5:00 PM',
    '11:00 AM',
  ]);
  expect(
    within(rows()[0]!)
      .getAllByRole('cell')
      .map((cell) => cell.textContent),
  ).toEqual(['96', '8%', '100%', '—']);
  expect(
    hours.getByText('What a click costs by the hour is known from a Google Ads account only.'),
  ).toBeTruthy();
  expect(hours.getByRole('button', { name: 'Basis: Your store (1,204 orders)' })).toBeTruthy();
  await user.click(hours.getByRole('button', { name: 'Show all (24): Hours' }));
  expect(rows()).toHaveLength(24);
  await user.click(hours.getByRole('button', { name: 'Show fewer: Hours' }));
  expect(rows()).toHaveLength(6);
});

test('an hour whose click cost the account knows shows it', async () => {
  const result = exampleAds();
  result.bestTimes.hourly[20]!.cost = 0.41;
  openAds([], { result, tab: 'timing' });
  const hours = await card('Hours');
  expect(hours.getByText('£0.41')).toBeTruthy();
  expect(hours.getByText(/^What a click costs was read from your Google Ads account/)).toBeTruthy();
});

test('three times are recommended, few data marked', async () => {
  openAds([], { tab: 'timing' });
  const times = await card('Top recommended times');
  const items = times.getAllByRole('listitem');
  expect(items).toHaveLength(3);
  expect(items[0]!.textContent).toContain('Sunday 8:00 PM');
  expect(items[0]!.textContent).toContain('24 orders, 2% of all');
  expect(items[0]!.textContent).not.toContain('Little data');
  expect(items[1]!.textContent).toContain('Little data');
});

test('the budget split adds up to all of it and gives a reason for each slot', async () => {
  openAds([], { tab: 'timing' });
  const split = await card('Budget over the day');
  const items = split.getAllByRole('listitem').map(({ textContent }) => textContent ?? '');
  const shares = items.map((words) => Number(/(\d+)%/.exec(words)?.[1]));
  expect(shares.reduce((sum, share) => sum + share, 0)).toBe(100);
  expect(items[5]).toContain('18:00 – 22:00');
  expect(items[5]).toContain('350 of 1204 orders are placed in these hours.');
  expect(split.getByRole('button', { name: 'Basis: Your store (1,204 orders)' })).toBeTruthy();
});

test('slots that rest on different things each say on what', async () => {
  const result = exampleAds();
  result.recommendations.budgetAllocation[0]!.basis = benchmark;
  openAds([], { result, tab: 'timing' });
  const split = await card('Budget over the day');
  expect(split.getAllByRole('button')).toHaveLength(7);
  expect(
    split.getByRole('button', { name: 'Basis: Benchmark: SaleCycle, 2020, many countries' }),
  ).toBeTruthy();
});

test('five days and four months stand next to an average one, the others on request', async () => {
  const { user } = openAds([], { tab: 'timing' });
  const days = await card('Days');
  expect(days.getAllByRole('listitem')).toHaveLength(5);
  expect(days.getAllByRole('listitem')[0]!.textContent).toMatch(/^Sunday203 orders · £6,409\+18%/);
  await user.click(days.getByRole('button', { name: 'Show all (7): Days' }));
  expect(days.getAllByRole('listitem')).toHaveLength(7);

  const months = await card('Months');
  const first = months.getAllByRole('listitem')[0]!;
  expect(months.getAllByRole('listitem')).toHaveLength(4);
  expect(first.textContent).toMatch(/^December£57,960 · seen in 2 years\+61%/);
  expect(first.textContent).toContain('A click costs +22% in this month');
  expect(
    within(first).getByRole('button', { name: 'Basis: Benchmark: Triple Whale, 2024, place not said' }),
  ).toBeTruthy();
});

test('without orders every part says so', async () => {
  const result = exampleAds({ bestTimes: { hourly: [], daily: [], monthly: [] } });
  result.recommendations = { ...result.recommendations, bestPostingTimes: [], budgetAllocation: [] };
  openAds([], { result, tab: 'timing' });
  for (const name of ['Hours', 'Days', 'Top recommended times'])
    expect((await card(name)).getByText('No orders in this period.')).toBeTruthy();
  expect(screen.getByText('Without orders there is nothing to spread a budget by.')).toBeTruthy();
  expect(screen.getByText('No month is known from its first to its last day yet.')).toBeTruthy();
});
