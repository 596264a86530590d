import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { adsAccountEndpoints } from '#shared/ads/ads-account.ts';
import { exampleCompetitors, exampleReport } from '#web/ads/testing/example-account.ts';
import { card, openAds } from '#web/ads/testing/open-ads.tsx';
import { answer, once, refuse } from '#web/testing/replies.ts';

const search = '?part=competitors';

test('without an export it is said that Google reports it to no one else, and how to export', async () => {
  openAds([answer(adsAccountEndpoints.competitors, { report: null, rows: [] })], { search });
  expect(await screen.findByRole('heading', { name: 'Competitors are known to you alone' })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Import a report' })).toBeTruthy();
  expect(screen.getByText('Choose Download, then .csv.')).toBeTruthy();
  expect(screen.queryByText('Campaign report')).toBeNull();
});

test('the first import takes the place of the empty page, and is said', async () => {
  const { user } = openAds(
    [
      once(answer(adsAccountEndpoints.competitors, { report: null, rows: [] })),
      answer(adsAccountEndpoints.competitors, exampleCompetitors()),
      answer(adsAccountEndpoints.importReport, exampleReport({ kind: 'auction_insights', rows: 3 })),
    ],
    { search },
  );
  await user.click(await screen.findByRole('button', { name: 'Import a report' }));
  await user.upload(
    await screen.findByLabelText('Choose a file'),
    new File(['Domain\nYou\n'], 'insights.csv'),
  );
  expect(await screen.findByText('Imported: Auction insights')).toBeTruthy();
  expect(await screen.findByRole('rowheader', { name: 'mugs.example' })).toBeTruthy();
});

test('the own row comes first, and a share below a tenth is not written as if it were known', async () => {
  const { user } = openAds([answer(adsAccountEndpoints.competitors, exampleCompetitors())], { search });
  const insights = await card('Auction insights');
  const names = () => insights.getAllByRole('rowheader').map(({ textContent }) => textContent);
  expect(names()).toEqual(['YouTea House', 'teapots.example', 'mugs.example']);
  expect(
    within(insights.getByRole('row', { name: /mugs\.example/ })).getByRole('cell', { name: '< 10%' }),
  ).toBeTruthy();
  await user.click(insights.getByRole('button', { name: 'You outrank' }));
  expect(names()).toEqual(['YouTea House', 'mugs.example', 'teapots.example']);
  expect(insights.getByText(/^Auction insights\.csv · Oct 22 – Nov 20, 2026 · imported/)).toBeTruthy();
});

test('columns that the export lacks are left out', async () => {
  const competitors = exampleCompetitors();
  competitors.rows = competitors.rows.map((row) => ({ ...row, topOfPageRate: null, absoluteTopRate: null }));
  openAds([answer(adsAccountEndpoints.competitors, competitors)], { search });
  const insights = await card('Auction insights');
  expect(insights.getByRole('columnheader', { name: 'Overlap' })).toBeTruthy();
  expect(insights.queryByRole('columnheader', { name: 'Top of page' })).toBeNull();
});

test('competitors that could not be loaded can be asked for again', async () => {
  openAds([refuse(adsAccountEndpoints.competitors, 500, { error: 'internal', message: '' })], { search });
  expect(await screen.findByText('The competitors could not be loaded.')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Retry' })).toBeTruthy();
});
