import { act, screen, within } from '@testing-library/react';
import { lazy, Suspense } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { Route, Switch } from 'wouter';
import { navigate } from 'wouter/use-browser-location';
import { analyticsEndpoints } from '#shared/analytics/analytics.ts';
import { type Answer, askingEndpoints } from '#shared/analytics/asking.ts';
import { BEING_COUNTED } from '#shared/analytics/report-basis.ts';
import { type Store, storeEndpoints } from '#shared/stores/stores.ts';
import { toastStore } from '#web/core/ui/toast.ts';
import { exampleAnswer, exampleReading } from '#web/testing/example-insights.ts';
import { exampleMetrics } from '#web/testing/example-metrics.ts';
import { exampleStore } from '#web/testing/example-store.ts';
import { openPart } from '#web/testing/render.tsx';
import { answer, once, refuse } from '#web/testing/replies.ts';
import { DashboardPage } from './dashboard-page.tsx';

afterEach(() => {
  vi.useRealTimers();
});

test('saved questions stand below the figures with their answers', async () => {
  const id = '3f6a2c10-1b1d-4b8e-9a51-000000000001';
  openPart(<DashboardPage />, [
    answer(storeEndpoints.list, [exampleStore()]),
    answer(analyticsEndpoints.dashboard, exampleMetrics()),
    answer(askingEndpoints.cards, [{ id, title: 'Net sales by product', reading: exampleReading() }]),
    answer(askingEndpoints.card, exampleAnswer()),
  ]);
  const cards = within(await screen.findByRole('region', { name: 'Your questions' }));
  expect(await cards.findByRole('heading', { name: 'Net sales by product' })).toBeTruthy();
  // A list has no figure of its own, so its first rows stand by their names.
  expect(cards.getAllByRole('term').map((name) => name.textContent)).toEqual(['Teapot', 'Cup']);
  expect(cards.getAllByRole('definition').map((figure) => figure.textContent)).toEqual([
    '£1,200.00',
    '£310.00',
  ]);
  const link = cards.getByRole('link', { name: 'in the last 30 days' });
  expect(link.getAttribute('href')).toBe('/analytics?range=30d&tab=products');
});

const CARD_IDS = [1, 2].map((at) => `3f6a2c10-1b1d-4b8e-9a51-00000000000${at}`) as [string, string];

/** Of one card alone. */
const cardEndpoint = (cardId: string) => ({
  ...askingEndpoints.card,
  path: `/api/analytics/:storeId/cards/${cardId}` as const,
});

function openTwoCards(given: Partial<Answer> = {}) {
  const [first, second] = CARD_IDS.map((id) => cardEndpoint(id));
  return openPart(<DashboardPage />, [
    answer(storeEndpoints.list, [exampleStore()]),
    answer(analyticsEndpoints.dashboard, exampleMetrics()),
    answer(
      askingEndpoints.cards,
      CARD_IDS.map((id, at) => ({ id, title: ['Orders', 'Tax'][at]!, reading: exampleReading() })),
    ),
    answer(first!, exampleAnswer(given)),
    answer(second!, exampleAnswer(given)),
    answer(askingEndpoints.orderCards, { cards: CARD_IDS }),
    answer(askingEndpoints.removeCard, { cards: [CARD_IDS[1]] }),
    answer(askingEndpoints.saveCard, { cards: [CARD_IDS[1], CARD_IDS[0]] }),
  ]);
}

const titlesOf = () => {
  const region = within(screen.getByRole('region', { name: 'Your questions' }));
  return region.getAllByRole('heading', { level: 3 }).map((title) => title.textContent);
};

test('a saved question moves by its menu, with the keyboard alone, and its new place is announced', async () => {
  const { user, calls } = openTwoCards();
  await screen.findByRole('button', { name: 'Move or remove Tax' });
  (await screen.findByRole('button', { name: 'Move or remove Orders' })).focus();
  await user.keyboard('{Enter}');
  const forward = await screen.findByRole('menuitem', { name: 'Move earlier' });
  expect(forward.getAttribute('aria-disabled')).toBe('true');
  await user.keyboard('{Enter}');
  expect(await screen.findByText('Orders: now 2 of 2')).toBeTruthy();
  expect(titlesOf()).toEqual(['Tax', 'Orders']);
  const ordered = calls.find(({ method }) => method === 'PUT');
  expect(ordered?.body).toEqual({ cards: CARD_IDS.toReversed() });
});

test('a saved question says what it asks before it is answered', async () => {
  openPart(<DashboardPage />, [
    answer(storeEndpoints.list, [exampleStore()]),
    answer(analyticsEndpoints.dashboard, exampleMetrics()),
    answer(askingEndpoints.cards, [{ id: CARD_IDS[0], title: 'Tax', reading: exampleReading() }]),
    refuse(cardEndpoint(CARD_IDS[0]), 503, {
      error: BEING_COUNTED,
      message: 'The figures are being counted.',
    }),
  ]);
  expect(await screen.findByRole('heading', { name: 'Tax' })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Move or remove Tax' })).toBeTruthy();
});

test('a saved question that was removed can be put back where it was', async () => {
  const { user, calls } = openTwoCards();
  await user.click(await screen.findByRole('button', { name: 'Move or remove Orders' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Remove from the dashboard' }));
  await expect
    .poll(() => calls.some(({ method, path }) => method === 'DELETE' && path.endsWith(CARD_IDS[0])))
    .toBe(true);
  toastStore.read()?.action?.onAction();
  await expect.poll(() => calls.find(({ method }) => method === 'PUT')?.body).toEqual({ cards: CARD_IDS });
});

test('a saved question whose figures are being counted again says so on its card', async () => {
  openTwoCards({ basis: { ...exampleAnswer().basis!, stale: true } });
  await expect.poll(() => screen.queryAllByText(/being counted/)).toHaveLength(2);
});

test('a saved question that the store has no figures for shows why', async () => {
  openTwoCards({
    answered: false,
    figures: [],
    table: null,
    period: null,
    basis: null,
    answer: 'The platform does not share this with us.',
  });
  const why = 'The platform does not share this with us.';
  await expect.poll(() => screen.queryAllByText(why)).toHaveLength(2);
  expect(screen.getAllByText('—').length).toBeGreaterThanOrEqual(2);
});

test('without saved questions, the dashboard says how to get one', async () => {
  openPart(<DashboardPage />, [
    answer(storeEndpoints.list, [exampleStore()]),
    answer(analyticsEndpoints.dashboard, exampleMetrics()),
    answer(askingEndpoints.cards, []),
  ]);
  const link = await screen.findByRole('link', { name: 'Ask a question' });
  expect(link.getAttribute('href')).toBe('/analytics');
});

test('a saved question with one figure shows it large', async () => {
  const id = '3f6a2c10-1b1d-4b8e-9a51-000000000001';
  const single = exampleAnswer({ reading: { ...exampleReading(), by: null }, table: null });
  openPart(<DashboardPage />, [
    answer(storeEndpoints.list, [exampleStore()]),
    answer(analyticsEndpoints.dashboard, exampleMetrics()),
    answer(askingEndpoints.cards, [{ id, title: 'Net sales', reading: single.reading! }]),
    answer(askingEndpoints.card, single),
  ]);
  const cards = within(await screen.findByRole('region', { name: 'Your questions' }));
  expect(await cards.findByText('£1,200.00')).toBeTruthy();
  expect(cards.queryByRole('term')).toBeNull();
});

test('cards that cannot be loaded are said to be so', async () => {
  openPart(<DashboardPage />, [
    answer(storeEndpoints.list, [exampleStore()]),
    answer(analyticsEndpoints.dashboard, exampleMetrics()),
    refuse(askingEndpoints.cards, 500, 'broken'),
  ]);
  expect(await screen.findByText('Failed to load your saved cards.', {}, { timeout: 5_000 })).toBeTruthy();
});

test('one card that fails, or is still being counted, is none of the others', async () => {
  const ids = [1, 2, 3].map((at) => `3f6a2c10-1b1d-4b8e-9a51-00000000000${at}`);
  const [failing, counted, fine] = ids.map(cardEndpoint);
  const { user } = openPart(<DashboardPage />, [
    answer(storeEndpoints.list, [exampleStore()]),
    answer(analyticsEndpoints.dashboard, exampleMetrics()),
    answer(
      askingEndpoints.cards,
      ids.map((id, at) => ({ id, title: ['Tax', 'Refunds', 'Orders'][at]!, reading: exampleReading() })),
    ),
    once(refuse(failing!, 400, 'broken')),
    answer(failing!, exampleAnswer()),
    refuse(counted!, 503, { error: BEING_COUNTED, message: 'The figures are being counted.' }),
    answer(fine!, exampleAnswer()),
  ]);
  expect(await screen.findByText('Teapot')).toBeTruthy();
  expect(await screen.findByText(/being counted/, {}, { timeout: 5_000 })).toBeTruthy();
  const failed = await screen.findByText('This card could not be loaded.', {}, { timeout: 5_000 });
  const card = within(failed.closest('article')!);
  expect(card.getByRole('heading', { name: 'Tax' })).toBeTruthy();
  await user.click(card.getByRole('button', { name: 'Retry' }));
  expect(await card.findByText('Teapot')).toBeTruthy();
});

function openDashboard(stores: Store[], path = '/dashboard') {
  return openPart(
    <DashboardPage />,
    [
      answer(storeEndpoints.list, stores),
      answer(analyticsEndpoints.dashboard, exampleMetrics()),
      answer(askingEndpoints.cards, []),
    ],
    path,
  );
}

test('waiting for the stores shows that it waits', async () => {
  openDashboard([]);
  expect(await screen.findByText('Loading your stores')).toBeTruthy();
});

test('without stores the first step leads to the stores page', async () => {
  openDashboard([]);
  expect(await screen.findByRole('heading', { name: 'Connect Your First Store' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Connect Store' }).getAttribute('href')).toBe('/stores');
});

test('with stores there are three summaries and the figures of the first store', async () => {
  const second = exampleStore({ id: '0b9c7a52-54a3-4c3f-8f0e-2f3d4a5b6c02', storeName: 'Second' });
  openDashboard([exampleStore(), second]);
  const figures = within(await screen.findByRole('region', { name: 'Tea House' }));
  expect(await figures.findByText('£284,118.35')).toBeTruthy();
  expect(figures.getByText('+12.4% from last month')).toBeTruthy();
  expect(figures.getByText('3,418')).toBeTruthy();
  expect(figures.getByText('2,716')).toBeTruthy();
  const summary = (label: string) => screen.getByText(label).closest('li')?.textContent;
  expect(summary('Connected stores')).toBe('Connected stores2');
  expect(summary('AI insights')).toBe('AI insightsReady');
  expect(summary('Usage limits')).toBe('Usage limitsActive');
});

test('figures that differ from those of the platform are noted next to them', async () => {
  const comparison = {
    comparedAt: '2026-11-12T03:10:00.000Z',
    days: { from: '2026-10-13', to: '2026-11-11' },
    ours: { orders: 3_418, totalSales: 284_118.35 },
    theirs: { orders: 3_448, totalSales: 284_118.35 },
    cause: 'orders_missing' as const,
  };
  openPart(<DashboardPage />, [
    answer(storeEndpoints.list, [exampleStore()]),
    answer(analyticsEndpoints.dashboard, exampleMetrics({ comparison })),
  ]);
  const figures = within(await screen.findByRole('region', { name: 'Tea House' }));
  expect(await figures.findByText('These figures differ from those of Shopify')).toBeTruthy();
  expect(figures.getByText('£284,118.35 on both sides')).toBeTruthy();
});

test('while history is read the figures stand under its progress', async () => {
  openDashboard([exampleStore({ sync: { phase: 'history', orders: 18_240, historyComplete: false } })]);
  expect(await screen.findByText('The figures are growing while history is read.')).toBeTruthy();
  expect(screen.getByRole('progressbar')).toBeTruthy();
  expect(await screen.findByText('£284,118.35')).toBeTruthy();
});

test('a new connection is noticed for five seconds, then the address is clean', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  openDashboard([exampleStore()], '/dashboard?connected=shopify&store=Tea+House');
  expect(await screen.findByText('Store Connected Successfully!')).toBeTruthy();
  expect(window.location.search).toBe('?connected=shopify&store=Tea+House');

  await act(() => vi.advanceTimersByTimeAsync(5_100));
  expect(screen.queryByText('Store Connected Successfully!')).toBeNull();
  expect(window.location.pathname + window.location.search).toBe('/dashboard');
});

test('who goes on while a new connection is noticed is not taken back, however long the next page is read in', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const NeverReadIn = lazy(() => new Promise<never>(() => {}));
  openPart(
    <Suspense>
      <Switch>
        <Route path="/dashboard" component={DashboardPage} />
        <Route component={NeverReadIn} />
      </Switch>
    </Suspense>,
    [answer(storeEndpoints.list, [exampleStore()]), answer(analyticsEndpoints.dashboard, exampleMetrics())],
    '/dashboard?connected=shopify&store=Tea+House',
  );
  await screen.findByText('Store Connected Successfully!');

  act(() => navigate('/content-creator?product=cup'));
  await act(() => vi.advanceTimersByTimeAsync(5_100));
  expect(window.location.pathname + window.location.search).toBe('/content-creator?product=cup');
});

test('the store that has just arrived is the one looked at', async () => {
  const arrived = exampleStore({ id: '0b9c7a52-54a3-4c3f-8f0e-2f3d4a5b6c02', platform: 'shopier' });
  openDashboard([exampleStore(), arrived], '/dashboard?connected=shopier&store=Tea+House');
  await screen.findByRole('region', { name: 'Tea House' });
  expect(localStorage.getItem('vitrin-store')).toBe(arrived.id);
});

test('an unknown platform in the address is no news', async () => {
  openDashboard([exampleStore()], '/dashboard?connected=elsewhere&store=Tea+House');
  await screen.findByRole('region', { name: 'Tea House' });
  expect(screen.queryByText('Store Connected Successfully!')).toBeNull();
});

test('the account and the ways onward are always there', async () => {
  openDashboard([]);
  const account = within(await screen.findByRole('region', { name: 'Account' }));
  expect(account.getByText('ada@example.com')).toBeTruthy();
  expect(account.getByText('Ada Yılmaz')).toBeTruthy();
  expect(account.getByText('E-mail and password')).toBeTruthy();
  const actions = within(screen.getByRole('region', { name: 'Quick actions' }));
  expect(actions.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/stores',
    '/analytics',
    '/social-media?suggest=product',
  ]);
});
