import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { calendarEndpoints } from '#shared/publishing/schedules.ts';
import { socialAccountEndpoints } from '#shared/publishing/social-accounts.ts';
import { whyBlocked } from '#web/testing/blocked.ts';
import { CALENDAR_NOW, exampleAccounts, exampleScheduledPost } from '#web/testing/calendar-replies.ts';
import { examplePost } from '#web/testing/content-replies.ts';
import { openCalendar } from '#web/testing/open-calendar.tsx';
import { answer, refuse } from '#web/testing/replies.ts';
import { exampleFound } from '#web/testing/scheduler-replies.ts';

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
      caption: saved.caption,
      hashtags: saved.hashtags,
      imageUrl: saved.imageUrl,
      productId: '1',
      contentType: 'product',
      contentFormat: 'post',
      altText: saved.altText,
      approved: true,
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
  expect(whyBlocked(dialog.getByRole('button', { name: 'Schedule' }))).toBe(
    'Write something or add a picture first.',
  );
  await waitFor(() => expect(document.activeElement).toBe(dialog.getByRole('textbox', { name: 'Caption' })));
  await user.keyboard('Open on Saturday.');
  await user.click(dialog.getByRole('button', { name: 'Save as a draft' }));
  expect(await screen.findByText('Saved as a draft')).toBeTruthy();
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
  await user.click(dialog.getByRole('checkbox', { name: /tea\.house/ }));
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

test('without an account a post can be saved, and the way to connect one is shown', async () => {
  const { user } = openCalendar({
    replies: [answer(socialAccountEndpoints.list, { accounts: [], ways: ['facebook'] })],
    address: '/social-media-scheduler?tab=calendar&new=soon',
  });
  const dialog = await sheet();
  await user.type(await dialog.findByRole('textbox', { name: 'Caption' }), 'Soon.');
  expect(dialog.getByRole('button', { name: 'Connect Facebook' })).toBeTruthy();
  await user.click(dialog.getByRole('button', { name: 'Schedule' }));
  expect(await screen.findByText('Choose an account first.')).toBeTruthy();
  expect(document.activeElement).toBe(dialog.getByRole('button', { name: 'Connect Facebook' }));
  expect(whyBlocked(dialog.getByRole('button', { name: 'Save as a draft' }))).toBeNull();
});

test('of several accounts none is ticked that was not chosen', async () => {
  openCalendar({ address: '/social-media-scheduler?tab=calendar&new=soon' });
  const boxes = await (await sheet()).findAllByRole<HTMLInputElement>('checkbox', { name: /tea/ });
  expect(boxes.map(({ checked }) => checked)).toEqual([false, false]);
});

test('who leaves for a consent is back in the post as it was, and what was found is chosen there', async () => {
  const leave = vi.spyOn(window.location, 'assign').mockImplementation(() => {});
  const saved = examplePost();
  const address = `/social-media-scheduler?tab=calendar&post=${saved.id}`;
  const none = answer(socialAccountEndpoints.list, { accounts: [], ways: ['x'] });
  const consent = answer(socialAccountEndpoints.connect, { success: true, authUrl: 'https://x.example/' });
  const before = openCalendar({ replies: [none, consent], address });
  let dialog = await sheet();
  const caption = await dialog.findByRole('textbox', { name: 'Caption' });
  await before.user.type(caption, ' Today only.');
  const time = dialog.getByLabelText<HTMLInputElement>('Time').value;
  await before.user.click(dialog.getByRole('button', { name: 'Connect X' }));
  await waitFor(() => expect(leave).toHaveBeenCalledWith('https://x.example/'));
  expect(before.posts('/accounts/connect')).toEqual([
    { way: 'x', from: 'schedules', query: address.split('?')[1], again: false },
  ]);
  before.unmount();

  // An hour later another time would be proposed.
  vi.setSystemTime(CALENDAR_NOW.getTime() + 3_600_000);
  const found = exampleFound({ network: 'twitter', name: 'Tea on X' });
  const account = { ...exampleAccounts()[1]!, name: 'Tea on X' };
  const { user, posts } = openCalendar({
    replies: [
      none,
      answer(socialAccountEndpoints.found, [found]),
      answer(socialAccountEndpoints.choose, { accounts: [account] }),
      created,
    ],
    address,
  });
  dialog = await sheet();
  const words = await dialog.findByRole<HTMLTextAreaElement>('textbox', { name: 'Caption' });
  expect(words.value).toBe(`${saved.caption} Today only.`);
  expect(dialog.getByLabelText<HTMLInputElement>('Time').value).toBe(time);
  expect(dialog.queryByText(/^This is what you typed before/)).toBeNull();
  expect(dialog.getByRole<HTMLInputElement>('checkbox', { name: /Tea on X/ }).checked).toBe(true);
  expect(dialog.queryByText(/^No social account is connected yet/)).toBeNull();
  await user.click(dialog.getByRole('button', { name: 'Schedule' }));
  expect(await screen.findByText('Post scheduled')).toBeTruthy();
  expect(posts('/accounts/found')).toEqual([{ chosen: [found.id], shared: false }]);
  expect(posts('/calendar/posts')).toMatchObject([{ accountIds: [account.id], productId: saved.productId }]);
});

test('an account of another store is ticked only after a question', async () => {
  const found = exampleFound({ otherStore: 'Cup House' });
  const { user } = openCalendar({
    replies: [answer(socialAccountEndpoints.found, [found])],
    address: '/social-media-scheduler?tab=calendar&new=soon',
  });
  const box = await (await sheet()).findByRole<HTMLInputElement>('checkbox', { name: /Tea House Page/ });
  expect(box.checked).toBe(false);
  await user.click(box);
  const question = within(
    await screen.findByRole('dialog', { name: 'Let two stores post to the same account?' }),
  );
  expect(box.checked).toBe(false);
  await user.click(question.getByRole('button', { name: 'Let both post' }));
  expect(box.checked).toBe(true);
});

test('a post is shared now after a look at where it goes, and can be taken back', async () => {
  const saved = examplePost();
  const cancelled = exampleScheduledPost({ status: 'cancelled' });
  const { user, posts } = openCalendar({
    replies: [created, answer(calendarEndpoints.cancel, cancelled)],
    address: `/social-media-scheduler?tab=calendar&post=${saved.id}&share=now`,
  });
  const dialog = within(await screen.findByRole('dialog', { name: 'Share now' }));
  expect(
    await dialog.findByText(/^Share now posts this to tea\.house \(Instagram\)\. For 10 seconds/),
  ).toBeTruthy();
  expect(dialog.queryByLabelText('Day')).toBeNull();
  await user.click(dialog.getByRole('button', { name: 'Share now' }));
  expect(await screen.findByText('It goes out in a moment')).toBeTruthy();
  expect(posts('/calendar/posts')).toMatchObject([
    { atOnce: true, approved: true, accountIds: [instagram?.id] },
  ]);
  expect(window.location.search).toBe('?tab=calendar');
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await screen.findByText('Post cancelled')).toBeTruthy();
  expect(posts('/cancel')).toHaveLength(1);
});
