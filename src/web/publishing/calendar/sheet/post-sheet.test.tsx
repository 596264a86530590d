import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { carouselEndpoints } from '#shared/content/carousels.ts';
import { pictureEndpoints } from '#shared/content/own-pictures.ts';
import { calendarEndpoints, type ScheduledPost } from '#shared/publishing/schedules.ts';
import { CALENDAR_NOW, exampleDelivery, exampleScheduledPost } from '#web/testing/calendar-replies.ts';
import { openCalendar } from '#web/testing/open-calendar.tsx';
import { exampleDrawn, pictureReplies } from '#web/testing/picture-replies.ts';
import { answer, once, type PreparedReply, refuse } from '#web/testing/replies.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: CALENDAR_NOW });
});
afterEach(() => {
  vi.useRealTimers();
});

const ID = '3f0c2f00-0000-4000-8000-000000000001';
const X_ID = '1d0c2f00-0000-4000-8000-00000000000b';

function openPost(post: ScheduledPost, replies: readonly PreparedReply[] = []) {
  return openCalendar({
    posts: [post],
    replies: [...replies, answer(calendarEndpoints.post, post)],
    address: `/social-media-scheduler?tab=calendar&view=month&scheduled=${ID}`,
  });
}
const sheet = async (name = 'Copper Kettle') => within(await screen.findByRole('dialog', { name }));
const conflict = refuse(calendarEndpoints.change, 409, {
  error: 'post_changed',
  message: 'This post was changed in the meantime. Please look at it again before you change it.',
});

test('a post is opened from the calendar, changed, and only what changed is sent', async () => {
  const saved = exampleScheduledPost({ caption: 'Shorter.', version: 2 });
  const { user, posts } = openCalendar({ replies: [answer(calendarEndpoints.change, saved)] });
  await user.click(await screen.findByRole('button', { name: /^2:30 PM, Copper Kettle/ }));
  expect(window.location.search).toContain(`scheduled=${ID}`);
  const dialog = await sheet();
  const caption = dialog.getByRole('textbox', { name: 'Caption' });
  await user.clear(caption);
  await user.type(caption, 'Shorter.');
  await user.click(dialog.getByRole('button', { name: 'Save changes' }));
  expect(await screen.findByText('Post saved')).toBeTruthy();
  expect(posts(`/posts/${ID}`)).toEqual([{ version: 1, caption: 'Shorter.' }]);
  await user.click(dialog.getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(window.location.search).not.toContain('scheduled');
});

test('the pictures of a post are put in another order in its sheet, and one is taken out', async () => {
  const picture = (place: number) => ({ imageUrl: `/api/media/${place}`, altText: `Slide ${place}` });
  const post = exampleScheduledPost({ ...picture(1), morePictures: [picture(2), picture(3)] });
  const arranged = [picture(2), picture(1), picture(3)];
  const { user, posts } = openPost(post, [
    once(answer(carouselEndpoints.arrange, { pictures: arranged })),
    answer(carouselEndpoints.arrange, { pictures: [picture(1), picture(3)] }),
    answer(calendarEndpoints.change, { ...post, version: 2 }),
  ]);
  const dialog = await sheet();
  const pictures = within(await dialog.findByRole('region', { name: 'Pictures of this post' }));
  await user.click(pictures.getByRole('button', { name: 'Move later' }));
  await user.click(pictures.getByRole('radio', { name: 'Picture 1 of 3' }));
  await user.click(pictures.getByRole('button', { name: 'Remove' }));
  await waitFor(() => expect(posts('/carousels/arrange')).toHaveLength(2));
  await user.click(dialog.getByRole('button', { name: 'Save changes' }));
  expect(posts(`/posts/${ID}`)).toEqual([{ version: 1, morePictures: [picture(3)] }]);
});

test('the picture of a post that has not gone out is changed, and saved with it', async () => {
  const imageUrl = '/api/media/8f4e2d10-0000-4000-8000-00000000000a';
  const { user, posts } = openPost(exampleScheduledPost(), [
    answer(pictureEndpoints.draw, exampleDrawn({ imageUrl })),
    ...pictureReplies(),
    answer(calendarEndpoints.change, exampleScheduledPost({ version: 2, imageUrl })),
  ]);
  const dialog = await sheet();
  await user.click(dialog.getByRole('button', { name: 'Edit picture' }));
  const editor = within(await screen.findByRole('dialog', { name: 'Edit picture' }));
  await user.click(editor.getByRole('radio', { name: 'Noir' }));
  await user.click(editor.getByRole('button', { name: 'Apply' }));
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Edit picture' })).toBeNull());
  await user.click(dialog.getByRole('button', { name: 'Save changes' }));
  expect(await screen.findByText('Post saved')).toBeTruthy();
  expect(posts(`/posts/${ID}`)).toEqual([{ version: 1, imageUrl, altText: exampleDrawn().altText }]);
});

test('a post that has gone out keeps its picture', async () => {
  openPost(exampleScheduledPost({ status: 'published' }));
  const dialog = await sheet();
  expect(dialog.queryByRole('button', { name: 'Edit picture' })).toBeNull();
});

test('a new time is one on the clock of the store', async () => {
  const { user, posts } = openPost(exampleScheduledPost({ scheduledFor: '2027-06-01T13:30:00.000Z' }), [
    answer(calendarEndpoints.change, exampleScheduledPost({ version: 2 })),
  ]);
  const dialog = await sheet();
  expect(dialog.getByLabelText<HTMLInputElement>('Time').value).toBe('14:30');
  await user.clear(dialog.getByLabelText('Day'));
  await user.type(dialog.getByLabelText('Day'), '2027-01-05');
  await user.click(dialog.getByRole('button', { name: 'Save changes' }));
  await screen.findByText('Post saved');
  expect(posts(`/posts/${ID}`)).toEqual([{ version: 1, scheduledFor: '2027-01-05T14:30:00.000Z' }]);
});

test('what was typed stays when the post is read again, and what nobody touched follows', async () => {
  const { user } = openPost(exampleScheduledPost({ status: 'held', heldReason: 'sold_out' }), [
    answer(calendarEndpoints.approve, {
      approved: [exampleScheduledPost({ version: 2, hashtags: ['#Copper', '#Tea'] })],
      refused: [],
    }),
  ]);
  const dialog = await sheet();
  const caption = dialog.getByRole<HTMLTextAreaElement>('textbox', { name: 'Caption' });
  await user.type(caption, ' Now!');
  await user.click(dialog.getByRole('button', { name: 'Post anyway' }));
  await dialog.findByText('#Copper #Tea', { selector: 'textarea' });
  expect(caption.value).toBe('A kettle that pours like it means it. Now!');
});

test('a post that was changed elsewhere shows what is there and what was typed', async () => {
  const theirs = exampleScheduledPost({ version: 2, caption: 'Another person wrote this.' });
  const { user, posts } = openPost(exampleScheduledPost(), [
    once(conflict),
    answer(calendarEndpoints.change, exampleScheduledPost({ version: 3, caption: 'Mine.' })),
    once(answer(calendarEndpoints.post, exampleScheduledPost())),
    answer(calendarEndpoints.post, theirs),
  ]);
  const dialog = await sheet();
  const caption = dialog.getByRole<HTMLTextAreaElement>('textbox', { name: 'Caption' });
  await user.clear(caption);
  await user.type(caption, 'Mine.');
  await user.click(dialog.getByRole('button', { name: 'Save changes' }));
  expect(await dialog.findByText('This post was changed in the meantime.')).toBeTruthy();
  expect(dialog.getByText(/Another person wrote this\./)).toBeTruthy();
  expect(caption.value).toBe('Mine.');
  await user.click(dialog.getByRole('button', { name: 'Keep what I typed' }));
  await user.click(dialog.getByRole('button', { name: 'Save changes' }));
  await screen.findByText('Post saved');
  expect(posts(`/posts/${ID}`)).toEqual([
    { version: 1, caption: 'Mine.' },
    { version: 2, caption: 'Mine.' },
  ]);
});

test('leaving what was typed is asked about first', async () => {
  const { user } = openPost(exampleScheduledPost());
  const dialog = await sheet();
  await user.type(dialog.getByRole('textbox', { name: 'Caption' }), ' More.');
  await user.click(dialog.getByRole('button', { name: 'Close' }));
  const asked = within(await screen.findByRole('dialog', { name: 'Leave without saving?' }));
  await user.click(asked.getByRole('button', { name: 'Cancel' }));
  expect(dialog.getByRole<HTMLTextAreaElement>('textbox', { name: 'Caption' }).value).toContain('More.');
  await user.click(dialog.getByRole('button', { name: 'Close' }));
  await user.click(
    within(await screen.findByRole('dialog', { name: 'Leave without saving?' })).getByRole('button', {
      name: 'Leave',
    }),
  );
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('X is counted by its own rules, has a text of its own, and says what a link costs', async () => {
  const onX = exampleDelivery({ accountId: X_ID, network: 'twitter', accountName: '@teahouse' });
  const { user, posts } = openPost(
    exampleScheduledPost({ platform: 'twitter', caption: 'x'.repeat(290), deliveries: [onX] }),
    [answer(calendarEndpoints.change, exampleScheduledPost({ version: 2 }))],
  );
  const dialog = await sheet();
  expect(await dialog.findByText('305 / 280 characters')).toBeTruthy();
  expect(dialog.getByText(/X charges \$0\.200 for a post with a link, \$0\.015 without\./)).toBeTruthy();
  await user.click(dialog.getByRole('button', { name: 'Write another text for X' }));
  await user.type(dialog.getByRole('textbox', { name: 'Text for X' }), 'Short.');
  expect(dialog.getByText('6 / 280 characters')).toBeTruthy();
  await user.click(dialog.getByRole('checkbox', { name: 'Add the link to the product' }));
  expect(dialog.getByText('31 / 280 characters')).toBeTruthy();
  await user.click(dialog.getByRole('button', { name: 'Save changes' }));
  await screen.findByText('Post saved');
  expect(posts(`/posts/${ID}`)).toEqual([{ version: 1, shortText: 'Short.', withLink: true }]);
});

test('a post that is gone says so', async () => {
  openCalendar({
    posts: [],
    replies: [
      refuse(calendarEndpoints.post, 404, {
        error: 'not_found',
        message: 'This is no longer here. Please reload the page.',
      }),
    ],
    address: `/social-media-scheduler?tab=calendar&scheduled=${ID}`,
  });
  expect(await screen.findByText('This post no longer exists.')).toBeTruthy();
});
