import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { AdsResult, Basis } from '#shared/ads/ads.ts';
import { exampleAds } from '#web/ads/testing/example-ads.ts';
import { card, openAds } from '#web/ads/testing/open-ads.tsx';

const account = (cases: number): Basis => ({ kind: 'account', source: null, cases });

test('buyers are split into new and returning', async () => {
  openAds([], { tab: 'customers' });
  expect((await screen.findByRole('region', { name: 'Buyers' })).textContent).toContain('1,012');
  expect(screen.getByRole('region', { name: 'New customers' }).textContent).toContain('63.2% of buyers');
  expect(screen.getByRole('region', { name: 'Returning customers' }).textContent).toContain('372');
});

test('a group opens its customers', async () => {
  openAds([], { tab: 'customers' });
  const groups = await card('Customer groups');
  const link = groups.getByRole('link', { name: /^At risk.*1,330.*Show these customers/ });
  expect(link.getAttribute('href')).toBe('/analytics?tab=customers&list=all&group=at_risk');
  expect(groups.getByRole('button', { name: 'Basis: Your store (9,270 buyers)' })).toBeTruthy();
});

test('from the groups the customer list for Google Ads is reached', async () => {
  const { user } = openAds([], { tab: 'customers' });
  await user.click(
    (await card('Customer groups')).getByRole('button', { name: 'Make a list for Google Ads' }),
  );
  const heading = await screen.findByRole('heading', { name: 'Customer list for Google Ads' });
  expect(document.activeElement).toBe(heading);
});

test('countries and cities say their share and strongest month, four cities at first', async () => {
  const { user } = openAds([], { tab: 'customers' });
  const places = await card('Where orders come from');
  expect(places.getAllByRole('listitem')[0]!.textContent).toBe(
    'United Kingdom91.4%1,100 orders · £33,900 · strongest in December',
  );
  expect(places.getByText(/^Google shares with no one how strongly others bid in a place/)).toBeTruthy();
  await user.click(places.getByRole('radio', { name: 'Cities' }));
  expect(places.getAllByRole('listitem').map((row) => row.firstElementChild?.textContent)).toEqual([
    'London, United Kingdom17.6%',
    'Manchester, United Kingdom6.7%',
    'Bristol, United Kingdom5.3%',
    'Leeds, United Kingdom3.3%',
  ]);
  await user.click(places.getByRole('button', { name: 'Show all (6): Cities' }));
  expect(places.getAllByRole('listitem')).toHaveLength(6);
});

test('baskets, interests and what is bought together are shown', async () => {
  openAds([], { tab: 'customers' });
  const baskets = await card('Baskets');
  expect(baskets.getByText('£14.20 – £39.90')).toBeTruthy();
  expect(baskets.getByText('Copper Kettle + Tin').parentElement?.textContent).toContain(
    '41 orders, 3.1× the usual',
  );
  const interests = await card('Interests');
  expect(interests.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Gift46% of net salesrising',
    'Kitchen31% of net salessteady',
    'Garden12% of net salesfalling',
  ]);
});

test('devices, age and gender are not made up without an ads account', async () => {
  openAds([], { tab: 'customers' });
  const devices = await card('Devices');
  const mobile = devices.getByRole('row', { name: /Mobile/ });
  expect(
    within(mobile)
      .getAllByRole('cell')
      .map((cell) => cell.textContent),
  ).toEqual(['56.4%', '—']);
  expect(
    within(mobile).getByRole('button', { name: 'Basis: Benchmark: Adobe, 2025, United States' }),
  ).toBeTruthy();
  expect(devices.getByText(/^Orders do not say on which device/)).toBeTruthy();
  expect(
    (await card('Age and gender')).getByText(/only for the ads of a connected Google Ads account/),
  ).toBeTruthy();
});

test('an ads account reports age groups, four at first, and gender', async () => {
  const result = exampleAds();
  const ages = ['25-34', '35-44', '45-54', '18-24', '55-64', 'unknown'];
  result.audiences.demographics.ageGroups = ages.map((range, at) => ({
    range,
    percentage: 30 - at * 4,
    performance: at === 0 ? 1.2 : null,
    basis: account(400),
  }));
  result.audiences.demographics.gender = [
    { type: 'female', percentage: 64, performance: null, basis: account(900) },
  ];
  result.audiences.behaviors.devices = [
    { type: 'Mobile', usage: 0.7, conversion: 0.031, basis: account(1_400) },
  ];
  const { user } = openAds([], { result, tab: 'customers' });
  const demographics = await card('Age and gender');
  const rows = () => demographics.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(rows()).toHaveLength(5);
  expect(rows()[0]).toContain('25-3430%+20% compared with the average of your ads');
  expect(rows()[0]).toContain('Your Google Ads account (400 clicks)');
  expect(rows().at(-1)).toContain('Women64%');
  await user.click(demographics.getByRole('button', { name: 'Show all (6): Age groups' }));
  expect(rows()[5]).toContain('Unknown');
  const devices = await card('Devices');
  expect(devices.getByText('3.1%')).toBeTruthy();
  expect(devices.queryByText(/^Orders do not say/)).toBeNull();
});

test('a store that knows no customers, places or baskets says so', async () => {
  const result = exampleAds({
    customers: {
      buyers: 0,
      newBuyers: null,
      returningBuyers: null,
      groups: [],
      baskets: null,
      basis: { kind: 'store', source: null, cases: 0 },
    },
  });
  result.audiences = without(result.audiences);
  openAds([], { result, tab: 'customers' });
  expect((await screen.findByRole('region', { name: 'New customers' })).textContent).toContain(
    '—Not known: the orders do not name enough customers.',
  );
  for (const words of [
    'No customers with an order in the last 24 months.',
    'No order of this timeframe names a country.',
    'No orders in this period.',
    'The products sold in this timeframe have no category.',
  ])
    expect(screen.getByText(words)).toBeTruthy();
});

function without(audiences: AdsResult['audiences']): AdsResult['audiences'] {
  return {
    demographics: { ...audiences.demographics, interests: [] },
    behaviors: { locations: [], unknownPlaces: { countries: 0, cities: 0 }, devices: [] },
  };
}
