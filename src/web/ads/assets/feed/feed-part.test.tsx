import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { adsAssetEndpoints, FEED_PROBLEMS } from '#shared/ads/ads-assets.ts';
import { exampleFeed } from '#web/ads/testing/example-assets.ts';
import { openAds } from '#web/ads/testing/open-ads.tsx';
import { switchLanguage } from '#web/core/app/i18n.ts';
import { answer, refuse } from '#web/testing/replies.ts';
import { FEED_TEXTS } from './feed-texts.ts';

const search = '?part=feed';
const feed = answer(adsAssetEndpoints.feedCheck, exampleFeed());

test('products say what is wrong with them and what helps, best sellers first', async () => {
  openAds([feed], { search });
  expect(await screen.findByText('350 of 412 products are without a problem.')).toBeTruthy();
  const rows = within(screen.getByRole('list', { name: 'Products to fix' }));
  const kettle = rows.getByText('Kettle').closest('li') as HTMLElement;
  expect(within(kettle).getByText('£1,240 in 90 days')).toBeTruthy();
  expect(within(kettle).getByText('Short title')).toBeTruthy();
  expect(within(kettle).getByText('Google shows no product without one.')).toBeTruthy();
  expect(screen.getByText('1 to 2 of 62')).toBeTruthy();
});

test('a suggested title is copied', async () => {
  const { user } = openAds([feed], { search });
  const write = vi.spyOn(navigator.clipboard, 'writeText');
  await user.click(await screen.findByRole('button', { name: 'Copy the title suggested for Kettle' }));
  expect(write).toHaveBeenCalledWith('Kettle, copper – Teaware by Tea House');
  expect(await screen.findByText('Copied!')).toBeTruthy();
});

test('the counts narrow the list, the pages go on, and a search begins at the first page', async () => {
  const { user, calls } = openAds([feed], { search });
  const asked = () =>
    calls
      .filter(({ path }) => path.includes('/feed-check'))
      .at(-1)
      ?.path.split('?')[1];
  const filter = await screen.findByRole('button', { name: 'Short title 40' });
  expect(within(screen.getByRole('list', { name: 'Problems' })).getAllByRole('button')).toHaveLength(2);
  await user.click(filter);
  expect(filter.getAttribute('aria-pressed')).toBe('true');
  await waitFor(() => expect(asked()).toBe('page=1&problem=title_short'));
  await user.click(screen.getByRole('button', { name: 'Next page' }));
  await waitFor(() => expect(asked()).toBe('page=2&problem=title_short'));
  await user.type(screen.getByRole('searchbox', { name: 'Search products' }), 'tin');
  await waitFor(() => expect(asked()).toBe('search=tin&page=1&problem=title_short'));
});

test('nothing to mend, nothing found and nothing read are distinguished', async () => {
  const none = exampleFeed({ rows: [], total: 0, counts: [], withoutProblem: 412 });
  const first = openAds([answer(adsAssetEndpoints.feedCheck, none)], { search });
  expect(await screen.findByRole('heading', { name: 'Nothing to fix' })).toBeTruthy();
  await first.user.type(screen.getByRole('searchbox'), 'x');
  expect(await screen.findByRole('heading', { name: 'No matching products' })).toBeTruthy();
  first.unmount();
  openAds([answer(adsAssetEndpoints.feedCheck, { ...none, products: 0 })], { search });
  expect(await screen.findByRole('heading', { name: 'No products yet' })).toBeTruthy();
});

test('a check that could not be loaded can be asked for again', async () => {
  openAds([refuse(adsAssetEndpoints.feedCheck, 500, { error: 'internal', message: '' })], { search });
  expect(await screen.findByText('The feed check could not be loaded.')).toBeTruthy();
});

test('every problem has a name of its own', async () => {
  expect(new Set(FEED_PROBLEMS.map((problem) => FEED_TEXTS[problem].label)).size).toBe(FEED_PROBLEMS.length);
  await switchLanguage('tr');
  openAds([feed], { search });
  expect(await screen.findByText('412 ürünün 350 tanesi sorunsuz.')).toBeTruthy();
});
