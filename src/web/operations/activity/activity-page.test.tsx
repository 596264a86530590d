import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { type Activity, activityEndpoints } from '#shared/operations/activity.ts';
import { storeEndpoints } from '#shared/stores/stores.ts';
import { exampleStore } from '#web/testing/example-store.ts';
import { openPart } from '#web/testing/render.tsx';
import { ada, answer, once, type PreparedReply, refuse } from '#web/testing/replies.ts';
import { ActivityPage } from './activity-page.tsx';

const tea = exampleStore({ storeName: 'Tea House', timeZone: 'Europe/Istanbul' });
const coffee = exampleStore({ id: '0b9c7a52-54a3-4c3f-8f0e-2f3d4a5b6c02', storeName: 'Coffee Bar' });
const POST = '6d9c7a52-54a3-4c3f-8f0e-2f3d4a5b6c07';

function entry(number: number, given: Partial<Activity> = {}): Activity {
  return {
    id: `01930000-0000-7000-8000-${String(number).padStart(12, '0')}`,
    at: '2026-11-21T11:02:00.000Z',
    kind: 'post-approved',
    actor: { kind: 'person', userId: ada.id, name: 'Ada Yılmaz' },
    store: { id: tea.id, name: 'Tea House' },
    subject: { id: POST, name: 'Fresh tea' },
    details: {},
    ...given,
  };
}
const published = entry(2, {
  at: '2026-11-20T22:30:00.000Z',
  kind: 'post-published',
  actor: { kind: 'vitrin' },
  details: { network: 'instagram' },
});
const gone = entry(3, {
  at: '2026-11-19T09:00:00.000Z',
  kind: 'post-deleted',
  subject: { id: POST, name: null },
});
const pageOf = (activities: Activity[], next: string | null = null) =>
  answer(activityEndpoints.list, { activities, next, reachedAt: next && '2026-11-01T09:00:00.000Z' });

function openActivity(replies: PreparedReply[], { stores = [tea], address = '/settings/activity' } = {}) {
  return openPart(<ActivityPage />, [...replies, answer(storeEndpoints.list, stores)], address);
}
const lastList = (calls: { path: string }[]) =>
  calls.filter(({ path }) => path.startsWith('/api/activity')).at(-1)!.path;

test('each day says who did what, when on the store’s clock, and leads to what it was done to', async () => {
  openActivity([pageOf([entry(1), published, gone])]);
  const today = within(await screen.findByRole('region', { name: 'Saturday, November 21, 2026' }));
  // Half past ten in the evening of London was the next day in Istanbul.
  expect(today.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Ada Yılmaz approved the post “Fresh tea”.2:02 PM',
    'Vitrin published the post “Fresh tea” on Instagram.1:30 AM',
  ]);
  expect(today.getAllByRole('link')[0]!.getAttribute('href')).toBe(
    `/social-media-scheduler?scheduled=${POST}`,
  );
  const earlier = within(screen.getByRole('region', { name: 'Thursday, November 19, 2026' }));
  expect(earlier.getByText('Ada Yılmaz deleted the post “without a name”.')).toBeTruthy();
  expect(earlier.queryByRole('link')).toBeNull();
});

test('filters stand in the address, are asked for, and are in the address of the file', async () => {
  const { user, calls } = openActivity([pageOf([entry(1)])], { stores: [tea, coffee] });
  await screen.findByText(/approved the post/);
  await user.selectOptions(screen.getByLabelText('Store'), 'Tea House');
  await user.selectOptions(screen.getByLabelText('What'), 'Posts');
  await user.selectOptions(screen.getByLabelText('Who'), 'Vitrin');
  await screen.findByText(/approved the post/);
  expect(Object.fromEntries(new URLSearchParams(window.location.search))).toEqual({
    store: tea.id,
    subject: 'post',
    actor: 'vitrin',
  });
  const asked = { store: tea.id, subject: 'post', actor: 'vitrin', zone: 'Europe/Istanbul' };
  expect(Object.fromEntries(new URLSearchParams(lastList(calls).split('?')[1]))).toEqual(asked);
  const file = screen.getByRole('link', { name: 'Download CSV' }).getAttribute('href')!;
  expect(Object.fromEntries(new URLSearchParams(file.split('?')[1]))).toEqual(asked);
  await user.click(screen.getByRole('button', { name: 'Clear filters' }));
  expect(window.location.search).toBe('');
});

test('more is shown when it is asked for, in the same days', async () => {
  const more = entry(4, { subject: { id: POST, name: 'Night tea' } });
  const { user, calls } = openActivity([once(pageOf([entry(1)], '1.x')), pageOf([more])]);
  await user.click(await screen.findByRole('button', { name: 'Show more' }));
  await screen.findByText(/Night tea/);
  expect(screen.getAllByRole('region', { name: /November 21/ })).toHaveLength(1);
  expect(lastList(calls)).toContain('after=1.x');
  expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
});

test('a search that found nothing yet says how far it looked', async () => {
  openActivity([pageOf([], '1.x')], { address: '/settings/activity?search=rose' });
  expect(
    await screen.findByText('Nothing matches back to Nov 1, 2026. There is more before that.'),
  ).toBeTruthy();
});

test.each([
  ['/settings/activity', 'Nothing has been done yet'],
  ['/settings/activity?actor=vitrin', 'Nothing matches'],
])('at %s an empty list says: %s', async (address, title) => {
  openActivity([pageOf([])], { address });
  expect(await screen.findByRole('heading', { name: title })).toBeTruthy();
});

test('what could not be loaded is asked for again', async () => {
  const refused = once(refuse(activityEndpoints.list, 400, { error: 'invalid_request', message: 'No' }));
  const { user } = openActivity([refused, pageOf([entry(1)])]);
  await user.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await screen.findByText(/approved the post/)).toBeTruthy();
});
