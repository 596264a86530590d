import { screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { text } from '#shared/core/sentence.ts';
import {
  type PostDiscount,
  type PostDiscountReply,
  postDiscountEndpoints,
} from '#shared/publishing/post-discounts.ts';
import { CALENDAR_NOW, exampleScheduledPost } from '#web/testing/calendar-replies.ts';
import { openCalendar } from '#web/testing/open-calendar.tsx';
import { answer, once, refuse } from '#web/testing/replies.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: CALENDAR_NOW });
});
afterEach(() => {
  vi.useRealTimers();
});

const discount: PostDiscount = {
  code: 'TEA10-K7QX',
  percent: 10,
  lastDay: '2026-12-11',
  state: 'written',
  reason: null,
  line: '10% off with code TEA10-K7QX until December 11.',
};
const reply = (change: Partial<PostDiscount> | null, isOn = true): PostDiscountReply => ({
  isTaken: true,
  isOn,
  discount: change && { ...discount, ...change },
});

function openDraft(...replies: ReturnType<typeof answer>[]) {
  const post = exampleScheduledPost({ status: 'draft' });
  const address = `/social-media-scheduler?tab=calendar&view=month&scheduled=${post.id}`;
  return openCalendar({ posts: [post], address, replies });
}
const sheet = async () => within(await screen.findByRole('dialog', { name: 'Copper Kettle' }));

test('a code is made for the post, then put into its text', async () => {
  const { user, posts } = openDraft(
    once(answer(postDiscountEndpoints.get, reply(null))),
    once(answer(postDiscountEndpoints.make, reply({ state: 'writing' }))),
    answer(postDiscountEndpoints.get, reply({})),
  );
  const dialog = await sheet();
  await user.click(await dialog.findByRole('button', { name: 'Make a discount code for this post' }));
  const percent = dialog.getByRole('textbox', { name: 'Percent off' });
  await user.clear(percent);
  await user.type(percent, '15');
  await user.type(dialog.getByRole('textbox', { name: 'Code' }), 'teatime');
  await user.click(dialog.getByRole('button', { name: 'Make the code' }));
  const made = within(await dialog.findByRole('region', { name: 'Discount code' }));
  expect(posts('/discount')).toEqual([{ percent: 15, lastDay: expect.any(String), code: 'TEATIME' }]);
  expect(made.getByText('TEA10-K7QX')).toBeTruthy();
  expect(made.getByText('10% off · until Dec 11')).toBeTruthy();
  await user.click(made.getByRole('button', { name: 'Add it to the text' }));
  const caption = dialog.getByRole('textbox', { name: 'Caption' }) as HTMLTextAreaElement;
  expect(caption.value).toMatch(/\n\n10% off with code TEA10-K7QX until December 11\.$/);
  expect(made.getByRole('button', { name: 'Add it to the text' }).getAttribute('aria-disabled')).toBe('true');
});

test('where codes are off, the way to the switch is shown, and where nothing takes them nothing is', async () => {
  openDraft(answer(postDiscountEndpoints.get, reply(null, false)));
  const link = await (await sheet()).findByRole('link', { name: 'Switch discount codes on' });
  expect(link.getAttribute('href')).toBe('/social-media-scheduler/shopify');
});

test('what is wrong with it is said at its field', async () => {
  const said = text('This code was given to a post before. Please choose another.');
  const { user } = openDraft(
    answer(postDiscountEndpoints.get, reply(null)),
    refuse(postDiscountEndpoints.make, 400, {
      error: 'invalid_request',
      message: said,
      fields: { code: said },
    }),
  );
  const dialog = await sheet();
  await user.click(await dialog.findByRole('button', { name: 'Make a discount code for this post' }));
  await user.type(dialog.getByRole('textbox', { name: 'Code' }), 'OLD-ONE');
  await user.click(dialog.getByRole('button', { name: 'Make the code' }));
  expect(await dialog.findByText(said)).toBeTruthy();
  expect(dialog.getByRole('textbox', { name: 'Code' }).getAttribute('aria-invalid')).toBe('true');
});

test.each([
  [{ state: 'writing' }, 'It is being made in your shop…'],
  [{ state: 'not_allowed' }, /Shopify has not given Vitrin this permission yet/],
  [
    { state: 'refused', reason: text('Your shop has another discount with this code.') },
    'It was not made. Your shop has another discount with this code.',
  ],
] as const)('%o is said', async (change, said) => {
  openDraft(answer(postDiscountEndpoints.get, reply(change)));
  const dialog = await sheet();
  expect(await dialog.findByText(said)).toBeTruthy();
  expect(dialog.queryByRole('button', { name: 'Add it to the text' })).toBeNull();
});

test('one that ends before the post goes out says so', async () => {
  openDraft(answer(postDiscountEndpoints.get, reply({ lastDay: '2026-11-01' })));
  expect(await (await sheet()).findByText('It ends before the post goes out.')).toBeTruthy();
});

test('removing asks first', async () => {
  const { user, posts } = openDraft(
    once(answer(postDiscountEndpoints.get, reply({}))),
    answer(postDiscountEndpoints.remove, reply(null)),
    answer(postDiscountEndpoints.get, reply(null)),
  );
  await user.click(await (await sheet()).findByRole('button', { name: 'Remove' }));
  const question = within(await screen.findByRole('dialog', { name: 'Remove the discount code?' }));
  expect(posts('/discount/remove')).toEqual([]);
  await user.click(question.getByRole('button', { name: 'Remove' }));
  expect(
    await (await sheet()).findByRole('button', { name: 'Make a discount code for this post' }),
  ).toBeTruthy();
  expect(posts('/discount/remove')).toHaveLength(1);
});
