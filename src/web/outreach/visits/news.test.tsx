import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { type News as StoreNews, visitEndpoints } from '#shared/outreach/visits.ts';
import { switchLanguage } from '#web/core/app/i18n.ts';
import { exampleStore } from '#web/testing/example-store.ts';
import { openPart } from '#web/testing/render.tsx';
import { answer, refuse } from '#web/testing/replies.ts';
import { exampleNews } from '#web/testing/visit-replies.ts';
import { News } from './news.tsx';

const away = answer(visitEndpoints.here, { awaySince: '2026-11-20T18:20:00.000Z' });

function openNews(news: StoreNews, store = exampleStore()) {
  return openPart(<News store={store} />, [away, answer(visitEndpoints.news, news)]);
}

const linesOf = (card: HTMLElement) =>
  within(card)
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')?.replace(/to=[\d-]+/, 'to=today')]);

test('an owner who was away for a while sees what happened, each with the page that shows more', async () => {
  openNews(exampleNews({ posts: { published: 1, failed: 1, waiting: 2 }, stuckSchedules: ['Daily tea'] }));
  const card = await screen.findByRole('region', { name: 'Since your last visit' });
  const sales = '/analytics?range=custom&from=2026-11-20&to=today';
  const activity = '/social-media-scheduler?tab=activity';
  expect(linesOf(card)).toEqual([
    ['Orders 12', sales],
    ['Net sales £840.10', sales],
    ['New customers 3', '/analytics?tab=customers'],
    ['New insights 2', '/analytics?tab=insights'],
    ['Posts published 1', activity],
    ['Posts that need you 2', activity],
    ['Posts that failed 1', activity],
    ['Schedule with a problem Daily tea', '/social-media-scheduler'],
  ]);
});

test('what did not happen, or is not known, is left out', async () => {
  openNews(
    exampleNews({
      orders: null,
      netSales: null,
      newCustomers: null,
      posts: { published: 0, failed: 0, waiting: 0 },
    }),
  );
  const card = await screen.findByRole('region', { name: 'Since your last visit' });
  expect(linesOf(card)).toEqual([['New insights 2', '/analytics?tab=insights']]);
});

test('refunds without a sale are shown as the net sales they are', async () => {
  openNews(
    exampleNews({
      orders: 0,
      netSales: -35,
      newCustomers: 0,
      findings: 0,
      posts: { published: 0, failed: 0, waiting: 0 },
    }),
  );
  const card = await screen.findByRole('region', { name: 'Since your last visit' });
  expect(linesOf(card).map(([text]) => text)).toEqual(['Net sales -£35.00']);
});

const nothing = {
  orders: 0,
  netSales: 0,
  newCustomers: 0,
  findings: 0,
  posts: { published: 0, failed: 0, waiting: 0 },
};

test('where nothing happened, one quiet line says so', async () => {
  openNews(exampleNews(nothing));
  expect(await screen.findByText(/^Nothing new since Nov 20, 2026/)).toBeTruthy();
  expect(screen.queryByRole('region', { name: 'Since your last visit' })).toBeNull();
});

test('it can be closed for this visit', async () => {
  const { user, unmount } = openNews(exampleNews());
  await user.click(await screen.findByRole('button', { name: 'Close the news' }));
  expect(screen.queryByRole('region', { name: 'Since your last visit' })).toBeNull();
  unmount();

  openNews(exampleNews());
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Since your last visit' })).toBeNull());
});

test.each([
  ['who was here a short while ago', { awaySince: null }, exampleNews()],
  ['a store that came since', { awaySince: '2026-11-20T18:20:00.000Z' }, exampleNews({ since: null })],
])('for %s there is no news', async (_, visit, news) => {
  const { calls, container } = openPart(<News store={exampleStore()} />, [
    answer(visitEndpoints.here, visit),
    answer(visitEndpoints.news, news),
  ]);
  await waitFor(() => expect(calls.some(({ path }) => path === '/api/visit')).toBe(true));
  await waitFor(() => expect(container.querySelector('section, p, .animate-breathe')).toBeNull());
});

test('news that cannot be read are no trouble of the page', async () => {
  const { calls, container } = openPart(<News store={exampleStore()} />, [
    away,
    refuse(visitEndpoints.news, 500, 'Sorry'),
  ]);
  await waitFor(() => expect(calls.some(({ path }) => path.endsWith('/news'))).toBe(true));
  await waitFor(() => expect(container.querySelector('section, p, .animate-breathe')).toBeNull());
});

test('in Turkish too', async () => {
  await switchLanguage('tr');
  openNews(exampleNews());
  const card = await screen.findByRole('region', { name: 'Son ziyaretinizden bu yana' });
  expect(linesOf(card)[2]?.[0]).toBe('Yeni müşteriler 3');
});
