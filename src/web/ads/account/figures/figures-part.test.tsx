import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { type AccountFigures, adsAccountEndpoints } from '#shared/ads/ads-account.ts';
import {
  connectedAccount,
  exampleAccount,
  exampleFigures,
  figuresOf,
} from '#web/ads/testing/example-account.ts';
import { card, openAds } from '#web/ads/testing/open-ads.tsx';
import { switchLanguage } from '#web/core/app/i18n.ts';
import { answer, once, refuse } from '#web/testing/replies.ts';

const known = (figures: AccountFigures | null) => answer(adsAccountEndpoints.figures, figures);
const search = '?part=figures';
const rowsOf = (table: HTMLElement) =>
  within(table)
    .getAllByRole('rowheader')
    .map(({ textContent }) => textContent);

test('the way to the figures leads from the advice and back', async () => {
  const { user } = openAds([known(exampleFigures())]);
  await user.click(await screen.findByRole('button', { name: 'Account figures' }));
  const heading = await screen.findByRole('heading', { name: 'Account figures' });
  expect(document.activeElement).toBe(heading);
  expect(window.location.search).toBe('?part=figures');
  await user.click(screen.getByRole('button', { name: 'Back to the advice' }));
  expect(await screen.findByText('Store Analysis Complete')).toBeTruthy();
  expect(window.location.search).toBe('');
});

test('totals stand next to the days before, with break-even and what they rest on', async () => {
  openAds([known(exampleFigures())], { search });
  const roas = (await screen.findByText('Break-even at 2.50')).closest('.bg-surface') as HTMLElement;
  expect(roas.textContent).toContain('2.76');
  expect(roas.textContent).toContain('-8% from the days before');
  expect(screen.getByRole('button', { name: 'Basis: Your Google Ads account (1,250 clicks)' })).toBeTruthy();
  expect(screen.getByText('Oct 22 – Nov 20, 2026')).toBeTruthy();
  expect(screen.getByText(/^Read from Google Ads/)).toBeTruthy();
  expect(screen.getByText('+25% from the days before', { selector: '.text-ink-faint span' })).toBeTruthy();
});

test('what rests on too few conversions is marked', async () => {
  const totals = figuresOf({ impressions: 900, clicks: 60, cost: 50, conversions: 2, value: 80 });
  openAds([known(exampleFigures({ totals, previous: null }))], { search });
  await screen.findByText('Break-even at 2.50');
  expect(screen.getAllByText('Little data')).toHaveLength(6);
});

test('what Google credits to ads stands next to what the store took in', async () => {
  openAds([known(exampleFigures())], { search });
  const comparison = await card('Next to your store');
  expect(comparison.getByText('57 conversions worth £2,760')).toBeTruthy();
  expect(comparison.getByText('410 orders, £12,300 net sales')).toBeTruthy();
});

test('more conversions than orders, and amounts in another currency, are said plainly', async () => {
  const first = openAds([known(exampleFigures({ store: { orders: 12, netSales: 300 } }))], { search });
  expect((await card('Next to your store')).getByText(/^Google counts more conversions/)).toBeTruthy();
  first.unmount();
  openAds([known(exampleFigures({ store: null }))], { search });
  expect((await card('Next to your store')).getByText(/^Not comparable: /)).toBeTruthy();
});

test('campaigns say their share and what was lost, and are sorted by any column', async () => {
  const { user } = openAds([known(exampleFigures())], { search });
  const campaigns = await card('Campaigns');
  const table = campaigns.getByRole('table', { name: 'Campaigns' });
  const mugs = within(table).getByRole('row', { name: /Mugs/ });
  expect(mugs.textContent).toContain('Search · running · £20.00 a day');
  expect(mugs.textContent).toContain('below break-even');
  for (const share of ['42%', '8%', '50%'])
    expect(within(mugs).getByRole('cell', { name: share })).toBeTruthy();
  expect(rowsOf(table)[0]).toContain('Mugs');
  await user.click(within(table).getByRole('button', { name: 'ROAS' }));
  expect(rowsOf(table)[0]).toContain('Brand');
  await user.click(within(table).getByRole('button', { name: 'Lost to budget' }));
  expect(rowsOf(table).at(-1)).toContain('Brand');
  await user.click(within(table).getByRole('button', { name: 'Lost to budget' }));
  expect(rowsOf(table).at(-1)).toContain('Brand');
});

test('search terms show their verdict with the chance in words, and can be narrowed to waste', async () => {
  const { user } = openAds([known(exampleFigures())], { search });
  const terms = await card('Search terms');
  expect(
    terms.getByText('At your account’s usual rate, so few conversions come by chance in 1.3% of cases only.'),
  ).toBeTruthy();
  expect(
    terms.getByText('Too few clicks to be sure: by chance alone this happens in 22% of cases.'),
  ).toBeTruthy();
  await user.click(terms.getByRole('radio', { name: 'Waste (1)' }));
  expect(rowsOf(terms.getByRole('table'))).toHaveLength(1);
});

test('a search terms file of other days says so, and none at all says where they come from', async () => {
  const first = openAds(
    [known(exampleFigures({ searchTermPeriod: { from: '2026-09-01', to: '2026-09-30' } }))],
    { search },
  );
  expect(
    (await card('Search terms')).getByText('From a report of other days: Sep 1 – Sep 30, 2026'),
  ).toBeTruthy();
  first.unmount();
  openAds([known(exampleFigures({ searchTerms: [] }))], { search });
  expect((await card('Search terms')).getByText(/^No search terms yet\./)).toBeTruthy();
});

test('the same money can be split by device, hour, day, place, network, age, gender and product', async () => {
  const { user } = openAds([known(exampleFigures())], { search });
  const split = await card('By device, hour, place and product');
  const names = () => rowsOf(split.getByRole('table'));
  expect(names()).toEqual(['Mobile', 'Desktop']);
  for (const [by, name] of [
    ['Hours of the day', '8:00 PM'],
    ['Days of the week', 'Monday'],
    ['Countries', 'United Kingdom'],
    ['Cities', 'London'],
    ['Networks', 'Search partners'],
    ['Age groups', '25-34'],
    ['Gender', 'Women'],
  ] as const) {
    await user.selectOptions(split.getByRole('combobox', { name: 'Split by' }), by);
    expect(names()).toEqual([name]);
  }
  await user.selectOptions(split.getByRole('combobox', { name: 'Split by' }), 'Advertised products');
  expect(split.getByText(/^Products are known only from a connected account/)).toBeTruthy();
});

test('ten rows stand there at first', async () => {
  const [campaign] = exampleFigures().campaigns;
  const campaigns = Array.from({ length: 14 }, (_, at) => ({
    ...campaign!,
    id: `${at}`,
    name: `Campaign ${at}`,
  }));
  const { user } = openAds([known(exampleFigures({ campaigns }))], { search });
  const shown = await card('Campaigns');
  expect(rowsOf(shown.getByRole('table'))).toHaveLength(10);
  await user.click(shown.getByRole('button', { name: 'Show all (14): Campaigns' }));
  expect(rowsOf(shown.getByRole('table'))).toHaveLength(14);
});

test('another timeframe is asked for', async () => {
  const { user, calls } = openAds([known(exampleFigures())], { search });
  await screen.findByText('Break-even at 2.50');
  await user.click(screen.getByRole('radio', { name: '90 days' }));
  await waitFor(() => expect(calls.at(-1)?.path).toMatch(/\/account\/figures\?timeframe=90d$/));
});

test('where no account is known, the ways to one stand there', async () => {
  openAds([known(null)], { search });
  expect(await screen.findByRole('heading', { name: 'No account figures yet' })).toBeTruthy();
  expect(await screen.findByRole('button', { name: 'Connect Google Ads' })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Import a report' })).toBeTruthy();
});

test('while the account is read, the figures are said to be on their way', async () => {
  openAds(
    [
      known(null),
      answer(adsAccountEndpoints.read, exampleAccount({ account: connectedAccount({ status: 'reading' }) })),
    ],
    { search },
  );
  expect(await screen.findByRole('heading', { name: 'The account is being read' })).toBeTruthy();
});

test('figures that could not be loaded can be asked for again', async () => {
  const { user } = openAds(
    [
      once(refuse(adsAccountEndpoints.figures, 500, { error: 'internal', message: '' })),
      known(exampleFigures()),
    ],
    { search },
  );
  expect(await screen.findByText('The figures of the account could not be loaded.')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('Break-even at 2.50')).toBeTruthy();
});

test('the figures speak Turkish', async () => {
  await switchLanguage('tr');
  openAds([known(exampleFigures())], { search });
  expect(await screen.findByText('Başabaş noktası 2,50')).toBeTruthy();
  expect((await card('Kampanyalar')).getByText(/Arama · yayında · günde/)).toBeTruthy();
});
