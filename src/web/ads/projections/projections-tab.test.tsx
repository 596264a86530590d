import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { type AdsResult, type Assumption, adsEndpoints } from '#shared/ads/ads.ts';
import { exampleAds, exampleAssumptions } from '#web/ads/testing/example-ads.ts';
import { card, openAds } from '#web/ads/testing/open-ads.tsx';
import { whyBlocked } from '#web/testing/blocked.ts';
import { answer, once, refuse } from '#web/testing/replies.ts';

const own: Partial<Assumption> = {
  value: 0.5,
  low: null,
  high: null,
  basis: { kind: 'assumption', source: 'own_entry', cases: null },
};

function withAssumptions(given: Parameters<typeof exampleAssumptions>[0]): AdsResult {
  const plain = exampleAds();
  return exampleAds({ performance: { ...plain.performance, assumptions: exampleAssumptions(given) } });
}

const figure = async (name: string) => (await screen.findByRole('region', { name })).textContent;

test('what a budget would bring stands as ranges, each with its formula', async () => {
  openAds([], { tab: 'projections' });
  expect(await figure('Clicks')).toBe('Clicks5,9024,372 – 9,079budget ÷ cost per click');
  expect(await figure('ROAS')).toContain('2.5×1.2× – 5.19×');
  expect(await figure('Revenue')).toContain('£4,752');
  expect(screen.queryByText(/^What a click costs in GBP/)).toBeNull();
});

test('every assumption says where it comes from and how far it may be off', async () => {
  openAds([], { tab: 'projections' });
  const form = await card('Assumptions');
  expect(form.getByLabelText<HTMLInputElement>('Budget for 30 days').value).toBe('1901');
  expect(form.getByLabelText<HTMLInputElement>('Click rate').value).toBe('4.7');
  expect(form.getByText('From 3.06% to 6.35%')).toBeTruthy();
  expect(form.getAllByRole('button', { name: /^Basis:/ }).map(({ textContent }) => textContent)).toEqual([
    'Basis: Assumption: a share of your net sales',
    'Basis: Your Google Ads account (3,120 clicks)',
    'Basis: Benchmark: Databox, 2026, many countries',
    'Basis: Benchmark: Databox, 2026, many countries',
    'Basis: Your store (1,204 orders)',
  ]);
});

test('the figures follow what is typed, and it is saved on request with a way back', async () => {
  const saved = withAssumptions({ costPerClick: own });
  const { user, posts } = openAds(
    [once(answer(adsEndpoints.read, exampleAds())), answer(adsEndpoints.read, saved)],
    {
      tab: 'projections',
    },
  );
  const field = await screen.findByLabelText('Cost per click');
  await user.clear(field);
  expect(await figure('Clicks')).toBe('Clicks—Needs: Cost per click');
  expect(screen.getByText(/^No source we trust publishes what a click costs in GBP/)).toBeTruthy();
  await user.type(field, '0.50');
  expect(await figure('Clicks')).toContain('3,802');
  expect(await figure('Revenue')).toContain('£3,062');
  expect(screen.queryByText(/^What a click costs in GBP/)).toBeNull();

  await user.click(screen.getByRole('button', { name: 'Save assumptions' }));

  expect(await screen.findByText('Saved. The projections now use it.')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Save assumptions' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  await waitFor(() =>
    expect(posts('/settings')).toEqual([
      { assumptions: { costPerClick: 0.5 }, timeframe: '30d' },
      { assumptions: { costPerClick: null }, timeframe: '30d' },
    ]),
  );
});

test('what would have to be true for ads to pay is said without a projection, and follows what is typed', async () => {
  const { user } = openAds([], { tab: 'projections' });
  const average = await screen.findByRole('region', { name: 'An average order' });
  expect(average.textContent).toContain('£31.58, of which £12.63 is left for its clicks');
  expect(average.textContent).toContain('A click may cost at most£0.32');
  expect(average.textContent).toContain('Clicks that must end in an order2.55%');
  const median = screen.getByRole('region', { name: 'The order in the middle (median)' });
  expect(median.textContent).toContain('£9.80 is left for its clicks');

  const field = screen.getByLabelText('Cost per click');
  await user.clear(field);
  expect(average.textContent).toContain('Clicks that must end in an order— known once you type');
  await user.type(field, '20');
  expect(average.textContent).toContain('more than every click: such a click cannot pay');
});

test('what was typed can be thrown away', async () => {
  const { user } = openAds([], { tab: 'projections' });
  await user.type(await screen.findByLabelText('Budget for 30 days'), '0');
  expect(await figure('Clicks')).toContain('59,016');
  await user.click(screen.getByRole('button', { name: 'Discard' }));
  expect(await figure('Clicks')).toContain('5,902');
});

test('an own entry leads back to what we would assume', async () => {
  const { user, posts } = openAds([], {
    result: withAssumptions({ costPerClick: own }),
    tab: 'projections',
  });
  await user.click(
    await screen.findByRole('button', { name: 'Use what Vitrin would assume: Cost per click' }),
  );
  await screen.findByText('Saved. The projections now use it.');
  expect(posts('/settings')).toEqual([{ assumptions: { costPerClick: null }, timeframe: '30d' }]);
});

test.each([
  ['Order value', '-3', 'Please type a figure above 0.'],
  ['Conversion rate of clicks', '120', 'Please type a percentage above 0 and up to 100.'],
])('%s of %s is not taken', async (label, typed, words) => {
  const { user } = openAds([], { tab: 'projections' });
  const field = await screen.findByLabelText(label);
  await user.clear(field);
  await user.type(field, typed);
  expect(await screen.findByText(words)).toBeTruthy();
  expect(whyBlocked(screen.getByRole('button', { name: 'Save assumptions' }))).toBe(
    'Please correct the marked figures.',
  );
});

test('where nobody knows a figure the owner is asked for it', async () => {
  const unknown: Partial<Assumption> = {
    value: null,
    low: null,
    high: null,
    basis: { kind: 'assumption', source: 'own_entry', cases: null },
  };
  openAds([], {
    result: withAssumptions({ clickRate: unknown, conversionRate: unknown, costPerClick: unknown }),
    tab: 'projections',
  });
  expect(await figure('Conversions')).toBe('Conversions—Needs: Cost per click and Conversion rate of clicks');
  expect(screen.getAllByText('No trustworthy figure is published for this. Enter your own.')).toHaveLength(3);
  expect(screen.queryByRole('button', { name: /^Use what Vitrin would assume/ })).toBeNull();
  expect(await figure('Revenue potential')).toContain('—');
});

test('a failed save says so, and what was typed stays', async () => {
  const { user } = openAds([refuse(adsEndpoints.settings, 500, { error: 'internal', message: '' })], {
    tab: 'projections',
  });
  const field = await screen.findByLabelText<HTMLInputElement>('Order value');
  await user.clear(field);
  await user.type(field, '40');
  await user.click(screen.getByRole('button', { name: 'Save assumptions' }));
  expect(await screen.findByText('This could not be saved. Please try again.')).toBeTruthy();
  expect(field.value).toBe('40');
});

test('65 a conversion and 2.5 to compare with are called assumptions, the own figure next to them', async () => {
  openAds([], { tab: 'projections' });
  const revenue = within(await screen.findByRole('region', { name: 'Revenue potential' }));
  expect(revenue.getByText('£9,782')).toBeTruthy();
  expect(revenue.getByRole('button', { name: 'Basis: Assumption: 65 per conversion' })).toBeTruthy();
  expect(revenue.getByText('£4,752 (£31.58 an order)')).toBeTruthy();
  const roi = within(screen.getByRole('region', { name: 'ROI improvement' }));
  expect(roi.getByText('0%')).toBeTruthy();
  expect(roi.getByText('not known: enter your gross margin above')).toBeTruthy();
});

test('the gross margin makes the break-even ROAS, shown next to the projection', async () => {
  const { user, posts } = openAds([], { tab: 'projections' });
  await user.type(await screen.findByLabelText('Gross margin'), '50');
  expect(await figure('Break-even ROAS')).toContain('2×');
  expect(screen.getByText('The expected ROAS lies above it, the low end below.')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Save margin' }));
  await screen.findByText('Saved. The projections now use it.');
  expect(posts('/settings')).toEqual([{ grossMargin: 0.5 }]);
});

test('another kind of goods is saved at once', async () => {
  const { user, posts, reads } = openAds([], { tab: 'projections' });
  await user.selectOptions(await screen.findByLabelText('Kind of goods'), 'Furniture');
  await screen.findByText('Saved. The projections now use it.');
  expect(posts('/settings')).toEqual([{ industry: 'furniture' }]);
  expect(reads()).toHaveLength(2);
});
