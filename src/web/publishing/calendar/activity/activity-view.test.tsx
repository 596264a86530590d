import { screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { text } from '#shared/core/sentence.ts';
import { calendarEndpoints } from '#shared/publishing/schedules.ts';
import { CALENDAR_NOW, exampleDelivery, exampleScheduledPost } from '#web/testing/calendar-replies.ts';
import { openActivity } from '#web/testing/open-calendar.tsx';
import { answer, refuse } from '#web/testing/replies.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: CALENDAR_NOW });
});
afterEach(() => {
  vi.useRealTimers();
});

const id = (last: number) => `3f0c2f00-0000-4000-8000-00000000000${last}`;
const published = exampleScheduledPost({
  id: id(1),
  productTitle: 'Teapot',
  status: 'published',
  scheduledFor: '2026-11-21T10:00:00.000Z',
  postedAt: '2026-11-21T10:00:03.000Z',
  deliveries: [exampleDelivery({ status: 'published', permalink: 'https://www.instagram.com/p/abc/' })],
});
const draft = exampleScheduledPost({ id: id(2), status: 'draft', createdAt: '2026-11-23T08:00:00.000Z' });
const missed = exampleScheduledPost({
  id: id(3),
  productTitle: 'Lamp',
  status: 'missed',
  scheduledFor: '2026-11-22T10:00:00.000Z',
});
const planned = exampleScheduledPost({ id: id(4), productTitle: 'Planned' });
const titles = () => screen.getAllByRole('article').map((row) => row.getAttribute('aria-label'));

test('what waits, went out or went wrong stands there, newest first; what is merely planned does not', async () => {
  const { user } = openActivity({ posts: [published, missed, draft, planned] });
  await screen.findByRole('article', { name: 'Teapot' });
  expect(titles()).toEqual(['Copper Kettle', 'Lamp', 'Teapot']);
  await user.click(screen.getByRole('radio', { name: 'Published' }));
  expect(titles()).toEqual(['Teapot']);
  const link = screen.getByRole('link', { name: 'Open on Instagram' });
  expect(link.getAttribute('href')).toBe('https://www.instagram.com/p/abc/');
});

test('a draft is approved and a missed post sent from here', async () => {
  const { user, posts, calls } = openActivity({
    posts: [draft, missed],
    replies: [
      answer(calendarEndpoints.approve, { approved: [{ ...draft, status: 'pending' }], refused: [] }),
      answer(calendarEndpoints.retry, { ...missed, status: 'publishing' }),
    ],
  });
  const row = within(await screen.findByRole('article', { name: 'Copper Kettle' }));
  await user.click(row.getByRole('button', { name: 'Approve' }));
  expect(await screen.findByText('Post approved')).toBeTruthy();
  expect(posts('/approve')).toEqual([{ postIds: [draft.id] }]);
  const lamp = within(screen.getByRole('article', { name: 'Lamp' }));
  await user.click(lamp.getByRole('button', { name: 'Post now' }));
  expect(await screen.findByText('It goes out now')).toBeTruthy();
  expect(calls.some(({ path }) => path.endsWith(`/${missed.id}/retry`))).toBe(true);
});

test('an approval that is refused says why', async () => {
  const { user } = openActivity({
    posts: [draft],
    replies: [
      answer(calendarEndpoints.approve, {
        approved: [],
        refused: [
          {
            postId: draft.id,
            code: 'post_not_allowed',
            message: text('Instagram needs a picture or a reel.'),
          },
        ],
      }),
    ],
  });
  await user.click(await screen.findByRole('button', { name: 'Approve' }));
  expect(await screen.findByText('Not approved')).toBeTruthy();
  expect(screen.getByText('Instagram needs a picture or a reel.')).toBeTruthy();
});

test('nothing yet, and a reading that failed', async () => {
  const first = openActivity();
  expect(await screen.findByRole('heading', { name: 'Nothing has happened yet' })).toBeTruthy();
  first.unmount();
  openActivity({ replies: [refuse(calendarEndpoints.range, 500, 'broken')] });
  expect(await screen.findByText('Failed to load what happened.')).toBeTruthy();
});
