import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { analyticsEndpoints } from '#shared/analytics/analytics.ts';
import { START_STEPS, type Start, visitEndpoints } from '#shared/outreach/visits.ts';
import { type Store, storeEndpoints } from '#shared/stores/stores.ts';
import { switchLanguage } from '#web/core/app/i18n.ts';
import { DashboardPage } from '#web/dashboard/dashboard-page.tsx';
import { UserMenu } from '#web/shell/user-menu.tsx';
import { exampleMetrics } from '#web/testing/example-metrics.ts';
import { exampleStore } from '#web/testing/example-store.ts';
import { openPart } from '#web/testing/render.tsx';
import { answer, once, type PreparedReply } from '#web/testing/replies.ts';
import { exampleStart, startIs } from '#web/testing/visit-replies.ts';

function openDashboard(start: Start, stores: Store[] = [exampleStore()], more: PreparedReply[] = []) {
  return openPart(
    <>
      <UserMenu />
      <DashboardPage />
    </>,
    [
      ...more,
      startIs(start),
      answer(storeEndpoints.list, stores),
      answer(analyticsEndpoints.dashboard, exampleMetrics()),
    ],
    '/dashboard',
  );
}

const guide = async () => within(await screen.findByRole('region', { name: 'Your first five minutes' }));
const stepsOf = (part: Awaited<ReturnType<typeof guide>>) =>
  part.getAllByRole('listitem').map(({ textContent }) => textContent);

test('without a store the five steps stand under the welcome, which has the one button', async () => {
  openDashboard(exampleStart(), []);
  const part = await guide();
  expect(stepsOf(part)).toEqual([
    '1Connect a store',
    '2See your numbers',
    '3Read 3 insights',
    '4Make your first post',
    '5Plan your first week',
  ]);
  expect(part.queryByRole('link')).toBeNull();
  expect(screen.getByRole('link', { name: 'Connect Store' }).getAttribute('href')).toBe('/stores');
});

test('what is done is ticked with what was made, and progress is shown', async () => {
  openDashboard(
    exampleStart(['store', 'numbers', 'post'], {
      findingsRead: 1,
      made: { store: 'Tea House', post: 'Copper Kettle' },
    }),
  );
  const part = await guide();
  expect(part.getByText('3 of 5')).toBeTruthy();
  expect(stepsOf(part)).toEqual([
    'Done: Connect a storeTea House',
    'Done: See your numbers',
    '3Read 3 insights1 of 3 read',
    'Done: Make your first postCopper Kettle',
    '5Plan your first week',
  ]);
  const [next] = part.getAllByRole('listitem').filter((item) => item.getAttribute('aria-current') === 'step');
  expect(next?.textContent).toContain('Read 3 insights');
});

test.each([
  ['findings', 'Read insights', '/analytics?tab=insights'],
  ['post', 'Create a post', '/social-media?suggest=product'],
  ['week', 'Create Schedule', '/social-media-scheduler?create=schedule'],
] as const)('the next step, %s, has one button that leads there', async (next, button, to) => {
  openDashboard(exampleStart(START_STEPS.slice(0, START_STEPS.indexOf(next))));
  const [link, ...others] = (await guide()).getAllByRole('link');
  expect([link?.textContent, link?.getAttribute('href'), others.length]).toEqual([button, to, 0]);
});

test('figures that are on the screen have been seen', async () => {
  const { calls } = openDashboard(exampleStart(['store']));
  await screen.findByText('£284,118.35');
  await waitFor(() =>
    expect(calls.filter(({ path, method }) => path === '/api/start' && method === 'POST')).toEqual([
      { method: 'POST', path: '/api/start', body: { numbersSeen: true } },
    ]),
  );
});

test('while the first orders are being read it says so', async () => {
  const reading = exampleStore({ sync: { phase: 'recent', historyFrom: null, historyComplete: false } });
  openDashboard(exampleStart(['store']), [reading]);
  expect((await guide()).getByText(/The first figures appear automatically/)).toBeTruthy();
});

test('a store whose connection has ended is to be connected again first', async () => {
  openDashboard(exampleStart(['store']), [exampleStore({ isActive: false })]);
  const link = (await guide()).getByRole('link', { name: 'Reconnect the store' });
  expect(link.getAttribute('href')).toBe('/stores');
});

test('it can be hidden, and the toast brings it back at once', async () => {
  const open = exampleStart(['store', 'numbers']);
  const change = (start: Start) => once(answer(visitEndpoints.changeStart, start));
  const { user, calls } = openDashboard(
    open,
    [exampleStore()],
    [change({ ...open, state: 'hidden' }), change(open)],
  );
  const hide = async () => user.click((await guide()).getByRole('button', { name: 'Hide the first steps' }));
  const isGone = () =>
    waitFor(() => expect(screen.queryByRole('region', { name: 'Your first five minutes' })).toBeNull());

  await hide();
  await isGone();
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  await guide();
  const changes = calls.filter(({ path, method }) => path === '/api/start' && method === 'POST');
  expect(changes.map(({ body }) => body)).toEqual([{ hidden: true }, { hidden: false }]);
});

test('hidden steps come back from the account menu', async () => {
  const hidden = exampleStart(['store', 'numbers'], { state: 'hidden' });
  const { user } = openDashboard(
    hidden,
    [exampleStore()],
    [answer(visitEndpoints.changeStart, { ...hidden, state: 'open' })],
  );
  await screen.findByRole('region', { name: 'Tea House' });
  expect(screen.queryByRole('region', { name: 'Your first five minutes' })).toBeNull();
  await user.click(screen.getByRole('button', { name: /Account menu/ }));
  await user.click(await screen.findByRole('menuitem', { name: 'Show the first steps' }));
  expect(await guide()).toBeTruthy();
});

test('the end is praised once, until it is closed', async () => {
  const all = exampleStart(START_STEPS);
  const { user, calls } = openDashboard(
    all,
    [exampleStore()],
    [answer(visitEndpoints.changeStart, { ...all, state: 'finished' })],
  );
  expect(await screen.findByRole('heading', { name: 'Well done, your window is dressed' })).toBeTruthy();
  await waitFor(() =>
    expect(calls.filter(({ body }) => body !== undefined).map(({ body }) => body)).toEqual([
      { finished: true },
    ]),
  );
  await user.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('heading', { name: 'Well done, your window is dressed' })).toBeNull();
});

test('an owner who is through sees nothing of it', async () => {
  openDashboard(exampleStart(START_STEPS, { state: 'finished' }));
  await screen.findByRole('region', { name: 'Tea House' });
  expect(screen.queryByText('Your first five minutes')).toBeNull();
});

test('where nothing stands out so far, the first post comes before the insights', async () => {
  openDashboard(exampleStart(['store', 'numbers'], { findingsToRead: 0 }));
  expect((await guide()).getByRole('link', { name: 'Create a post' })).toBeTruthy();
});

test('a server that cannot say how far it is leaves the dashboard as it is', async () => {
  openPart(<DashboardPage />, [answer(storeEndpoints.list, [exampleStore()])], '/dashboard');
  expect(await screen.findByRole('region', { name: 'Tea House' })).toBeTruthy();
});

test('in Turkish too', async () => {
  await switchLanguage('tr');
  openDashboard(exampleStart(['store', 'numbers'], { findingsRead: 2 }));
  const part = within(await screen.findByRole('region', { name: 'İlk beş dakikanız' }));
  expect(part.getByText('2/5')).toBeTruthy();
  expect(part.getByText('2/3 okundu')).toBeTruthy();
  expect(part.getByRole('link', { name: 'İçgörüleri oku' })).toBeTruthy();
});
