import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { calendarEndpoints } from '#shared/schedules.ts';
import { socialAccountEndpoints } from '#shared/social-accounts.ts';
import { CALENDAR_NOW, exampleAccounts, exampleScheduledPost } from '#web/testing/calendar-replies.ts';
import { examplePost } from '#web/testing/content-replies.ts';
import { openCalendar } from '#web/testing/open-calendar.tsx';
import { answer, refuse } from '#web/testing/replies.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: CALENDAR_NOW });
});
afterEach(() => {
  vi.useRealTimers();
});

const sheet = async () => within(await screen.findByRole('dialog', { name: 'New Post' }));
const created = answer(calendarEndpoints.create, exampleScheduledPost());
const [instagram] = exampleAccounts();

test('a post of the history comes with its words, its picture, its network and a free time', async () => {
  const saved = examplePost();
  const { user, posts } = openCalendar({
    posts: [exampleScheduledPost({ scheduledFor: '2026-11-23T10:30:00.000Z' })],
    replies: [created],
    address: `/social-media-scheduler?tab=calendar&view=month&post=${saved.id}`,
  });
  const dialog = await sheet();
  expect((await dialog.findByRole<HTMLTextAreaElement>('textbox', { name: 'Caption' })).value).toBe(
    saved.caption,
  );
  expect(dialog.getByRole<HTMLInputElement>('checkbox', { name: /tea\.house/ }).checked).toBe(true);
  expect(dialog.getByRole<HTMLInputElement>('checkbox', { name: /@teahouse/ }).checked).toBe(false);
  await user.click(dialog.getByRole('button', { name: 'Schedule' }));
  expect(await screen.findByText('Post scheduled')).toBeTruthy();
  expect(posts('/calendar/posts')).toMatchObject([
    {
      ...{ caption: saved.caption, hashtags: saved.hashtags, imageUrl: saved.imageUrl, productId: '1' },
      ...{ contentType: 'product', contentFormat: 'post', altText: saved.altText, approved: true },
      accountIds: [instagram?.id],
      scheduledFor: '2026-11-23T12:00:00.000Z',
    },
  ]);
  expect(window.location.search).not.toContain('post=');
});

test('a day of the calendar is where the new post goes', async () => {
  const { user, posts } = openCalendar({
    replies: [answer(calendarEndpoints.create, exampleScheduledPost({ status: 'draft' }))],
  });
  const friday = await screen.findByRole('button', { name: 'New post on Friday, November 27' });
  await user.click(friday);
  const dialog = await sheet();
  expect((await dialog.findByLabelText<HTMLInputElement>('Day')).value).toBe('2026-11-27');
  expect(dialog.getByRole<HTMLButtonElement>('button', { name: 'Schedule' }).disabled).toBe(true);
  await waitFor(() => expect(document.activeElement).toBe(dialog.getByRole('textbox', { name: 'Caption' })));
  await user.keyboard('Open on Saturday.');
  await user.click(dialog.getByRole('button', { name: 'Keep as a draft' }));
  expect(await screen.findByText('Kept as a draft')).toBeTruthy();
  expect(posts('/calendar/posts')).toMatchObject([
    { caption: 'Open on Saturday.', scheduledFor: '2026-11-27T09:00:00.000Z', approved: false },
  ]);
});

test('what was typed stays when the server refuses it', async () => {
  const { user } = openCalendar({
    replies: [
      refuse(calendarEndpoints.create, 400, {
        error: 'post_not_allowed',
        message: 'Instagram needs a picture or a reel.',
      }),
    ],
    address: '/social-media-scheduler?tab=calendar&new=soon',
  });
  const dialog = await sheet();
  await user.type(await dialog.findByRole('textbox', { name: 'Caption' }), 'Only words.');
  await user.click(dialog.getByRole('button', { name: 'Schedule' }));
  expect(await dialog.findByText('Instagram needs a picture or a reel.')).toBeTruthy();
  expect(dialog.getByRole<HTMLTextAreaElement>('textbox', { name: 'Caption' }).value).toBe('Only words.');
});

test('words can be taken from the history while a post is being written', async () => {
  const { user } = openCalendar({ address: '/social-media-scheduler?tab=calendar&new=2026-11-27' });
  const dialog = await sheet();
  await user.click(await dialog.findByRole('button', { name: 'Take from the history' }));
  const picker = within(await screen.findByRole('dialog', { name: 'Take from the history' }));
  await user.click(await picker.findByRole('button', { name: /Copper Kettle/ }));
  expect(dialog.getByRole<HTMLTextAreaElement>('textbox', { name: 'Caption' }).value).toBe(
    examplePost().caption,
  );
  expect(dialog.getByLabelText<HTMLInputElement>('Day').value).toBe('2026-11-27');
});

test('without an account a post can be kept, and the way to connect one is shown', async () => {
  const { user } = openCalendar({
    replies: [answer(socialAccountEndpoints.list, { accounts: [], ways: ['facebook'] })],
    address: '/social-media-scheduler?tab=calendar&new=soon',
  });
  const dialog = await sheet();
  await user.type(await dialog.findByRole('textbox', { name: 'Caption' }), 'Soon.');
  expect(dialog.getByRole('link', { name: 'Connect accounts' })).toBeTruthy();
  expect(dialog.getByRole<HTMLButtonElement>('button', { name: 'Schedule' }).disabled).toBe(true);
  expect(dialog.getByRole<HTMLButtonElement>('button', { name: 'Keep as a draft' }).disabled).toBe(false);
});
