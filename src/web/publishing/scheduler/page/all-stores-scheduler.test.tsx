import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { contentEndpoints } from '#shared/content/content.ts';
import { calendarEndpoints, type ScheduledPost, scheduleEndpoints } from '#shared/publishing/schedules.ts';
import { socialAccountEndpoints } from '#shared/publishing/social-accounts.ts';
import { storeEndpoints } from '#shared/stores/stores.ts';
import { CALENDAR_NOW, exampleAccounts, exampleScheduledPost } from '#web/testing/calendar-replies.ts';
import { exampleStore } from '#web/testing/example-store.ts';
import { openPart } from '#web/testing/render.tsx';
import { answer, once, type PreparedReply, refuse } from '#web/testing/replies.ts';
import { exampleSchedule } from '#web/testing/scheduler-replies.ts';
import { SchedulerPage } from './scheduler-page.tsx';

const tea = exampleStore();
const coffee = exampleStore({
  id: '0b9c7a52-54a3-4c3f-8f0e-2f3d4a5b6c02',
  storeName: 'Coffee House',
  timeZone: 'America/New_York',
});

const ofTea = exampleScheduledPost({ status: 'draft' });
/** At half past two in the afternoon in London, in New York half past nine in the morning. */
const ofCoffee = exampleScheduledPost({
  id: '3f0c2f00-0000-4000-8000-000000000002',
  storeId: coffee.id,
  productTitle: 'Coffee Mill',
  status: 'draft',
});

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: CALENDAR_NOW });
  sessionStorage.setItem('vitrin-all-stores', 'all');
});

interface Options {
  replies?: readonly PreparedReply[];
  posts?: ScheduledPost[];
  address?: string;
}

function openScheduler({
  replies = [],
  posts = [ofTea, ofCoffee],
  address = '/social-media-scheduler?tab=calendar&view=month',
}: Options = {}) {
  return openPart(
    <SchedulerPage />,
    [
      ...replies,
      answer(storeEndpoints.list, [tea, coffee]),
      answer(calendarEndpoints.rangeOfAll, { posts }),
      answer(calendarEndpoints.range, { timeZone: tea.timeZone, posts: [] }),
      answer(calendarEndpoints.waitingOfAll, posts),
      answer(calendarEndpoints.post, ofCoffee),
      answer(scheduleEndpoints.listAll, [
        exampleSchedule(),
        exampleSchedule({
          id: '4d2e5f10-0000-4000-8000-000000000002',
          storeId: coffee.id,
          name: 'Mornings',
          isActive: false,
        }),
      ]),
      answer(socialAccountEndpoints.listAll, [
        ...exampleAccounts(),
        { ...exampleAccounts()[0]!, id: '1d0c2f00-0000-4000-8000-00000000000c', storeId: coffee.id },
      ]),
      answer(socialAccountEndpoints.list, { accounts: exampleAccounts(), ways: [] }),
      answer(socialAccountEndpoints.found, []),
      answer(contentEndpoints.history, []),
    ],
    address,
  );
}

const card = (name: RegExp) => screen.findByRole('button', { name });

test('the posts of all stores stand in one calendar, each with its store and on its own clock', async () => {
  openScheduler();
  expect(await card(/^2:30.PM, London \(GMT\+0\), Copper Kettle, Tea House, Needs approval/)).toBeTruthy();
  const other = await card(/^9:30.AM, New York \(GMT-5\), Coffee Mill, Coffee House, Needs approval/);
  expect(within(other).getByText('Coffee House')).toBeTruthy();
  expect(within(other).getByText('CH')).toBeTruthy();
  expect(screen.getByText('Times in each store’s own zone')).toBeTruthy();
});

test('where all stores have one clock, no post says its zone', async () => {
  openScheduler({
    replies: [answer(storeEndpoints.list, [tea, { ...coffee, timeZone: tea.timeZone }])],
  });
  expect(await card(/^2:30.PM, Coffee Mill, Coffee House, Needs approval/)).toBeTruthy();
  expect(screen.getByText(/^Times in London/)).toBeTruthy();
});

test('the filter leaves the posts and accounts of one store', async () => {
  const { user } = openScheduler();
  await card(/Copper Kettle, Tea House/);
  await user.selectOptions(screen.getByRole('combobox', { name: 'Store' }), 'Coffee House (CH)');
  expect(screen.queryByRole('button', { name: /Copper Kettle, Tea House/ })).toBeNull();
  expect(await card(/Coffee Mill, Coffee House/)).toBeTruthy();
  const accounts = within(screen.getByRole('combobox', { name: 'Account' })).getAllByRole('option');
  expect(accounts.map(({ textContent }) => textContent)).toEqual(['All accounts', 'tea.house · Instagram']);
});

test('a post opens as in the calendar of its own store', async () => {
  const approved = { ...ofCoffee, status: 'pending' as const };
  const { user, calls } = openScheduler({
    replies: [answer(calendarEndpoints.approve, { approved: [approved], refused: [] })],
  });
  await user.click(await card(/Coffee Mill, Coffee House/));
  const sheet = within(await screen.findByRole('dialog', { name: 'Coffee Mill' }));
  expect(sheet.getByText('Coffee House')).toBeTruthy();
  expect(new URLSearchParams(window.location.search).get('store')).toBe(coffee.id);
  await user.click(await sheet.findByRole('button', { name: 'Approve' }));
  expect(await screen.findByText('Post approved')).toBeTruthy();
  expect(calls.find(({ method }) => method === 'POST')?.path).toBe(
    `/api/social-media/${coffee.id}/calendar/approve`,
  );
});

test('a link to a post of another store than the one shown goes over to that store', async () => {
  sessionStorage.setItem('vitrin-all-stores', '');
  const { calls } = openScheduler({
    address: `/social-media-scheduler?tab=calendar&scheduled=${ofCoffee.id}&store=${coffee.id}`,
  });
  expect(await screen.findByRole('dialog', { name: 'Coffee Mill' })).toBeTruthy();
  expect(sessionStorage.getItem('vitrin-store')).toBe(coffee.id);
  expect(calls.map(({ path }) => path)).not.toContain(
    `/api/social-media/${tea.id}/calendar/posts/${ofCoffee.id}`,
  );
});

test('what cannot be approved in one store is named with it, and the rest is approved', async () => {
  const approved = (post: ScheduledPost) =>
    answer(calendarEndpoints.approve, { approved: [{ ...post, status: 'pending' }], refused: [] });
  const { user, calls } = openScheduler({
    replies: [
      once(
        refuse(calendarEndpoints.approve, 503, {
          error: 'unavailable',
          message: 'The server is restarting.',
        }),
      ),
      once(approved(ofCoffee)),
      approved(ofTea),
    ],
  });
  await user.click(await screen.findByRole('button', { name: 'Approve all' }));
  const question = within(await screen.findByRole('dialog', { name: 'Approve all that are shown?' }));
  expect(
    question.getByText('2 posts of Tea House and Coffee House will go out automatically, each at its time.'),
  ).toBeTruthy();
  await user.click(question.getByRole('button', { name: 'Approve all' }));

  expect(await screen.findByText('Not everything was approved')).toBeTruthy();
  expect(screen.getByText('1 post approved')).toBeTruthy();
  expect(screen.getByText('Tea House', { selector: 'li > span' }).closest('li')?.textContent).toMatch(
    /^Tea House: 1 post\. /,
  );

  await user.click(screen.getByRole('button', { name: 'Retry' }));
  await waitFor(() => expect(screen.queryByText('Not everything was approved')).toBeNull());
  expect(calls.filter(({ method }) => method === 'POST').map(({ path, body }) => [path, body])).toEqual(
    [ofTea, ofCoffee, ofTea].map(({ id, storeId }) => [
      `/api/social-media/${storeId}/calendar/approve`,
      { postIds: [id] },
    ]),
  );
});

test('a new post asks first which store it is for', async () => {
  const { user } = openScheduler();
  await card(/Coffee Mill, Coffee House/);
  await user.click(screen.getByRole('button', { name: 'New Post' }));
  const question = within(await screen.findByRole('dialog', { name: 'New Post' }));
  await user.click(question.getByRole('button', { name: /Coffee House/ }));
  await waitFor(() => expect(new URLSearchParams(window.location.search).get('store')).toBe(coffee.id));
  const sheet = within(await screen.findByRole('dialog', { name: 'New Post' }));
  expect(await sheet.findByRole('button', { name: 'Schedule' })).toBeTruthy();
  expect(sheet.getByText('Coffee House')).toBeTruthy();
});

test('schedules are listed by store, and the figures are over all of them', async () => {
  openScheduler({ address: '/social-media-scheduler' });
  expect((await screen.findByRole('region', { name: 'Active Schedules' })).textContent).toBe(
    'Active Schedules11 paused',
  );
  const group = within(await screen.findByRole('region', { name: 'Coffee House' }));
  expect(group.getByRole('region', { name: 'Mornings' })).toBeTruthy();
  expect(group.queryByRole('region', { name: 'Evenings' })).toBeNull();
  expect(screen.getByRole('region', { name: 'Total Posts' }).textContent).toContain('2');
});

test('a schedule is created for the store that is chosen', async () => {
  const { user, calls } = openScheduler({ address: '/social-media-scheduler' });
  await user.click(await screen.findByRole('button', { name: 'Create Schedule' }));
  const question = within(await screen.findByRole('dialog', { name: 'Create Schedule' }));
  await user.click(question.getByRole('button', { name: /Coffee House/ }));
  expect(await screen.findByText('Posts for Coffee House, planned week after week.')).toBeTruthy();
  expect(calls.some(({ method }) => method === 'POST')).toBe(false);
});
