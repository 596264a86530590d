import { screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { calendarEndpoints, type Delivery } from '#shared/publishing/schedules.ts';
import { type SocialAccount, socialAccountEndpoints } from '#shared/publishing/social-accounts.ts';
import {
  CALENDAR_NOW,
  exampleAccounts,
  exampleDelivery,
  exampleScheduledPost,
} from '#web/testing/calendar-replies.ts';
import { openActivity, openCalendar } from '#web/testing/open-calendar.tsx';
import { answer, refuse } from '#web/testing/replies.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: CALENDAR_NOW });
});
afterEach(() => {
  vi.useRealTimers();
});

const ID = '3f0c2f00-0000-4000-8000-000000000001';
const [first] = exampleAccounts();
const PINTEREST: SocialAccount = { ...first!, network: 'pinterest', way: 'pinterest', name: 'Tea House' };
const OFFERS = {
  board: [
    { value: '11', label: 'Kitchen' },
    { value: '12', label: 'Gifts' },
  ],
};
const choices = answer(socialAccountEndpoints.choices, { asks: ['board'], offers: OFFERS });

async function openPost(account = PINTEREST, reply = choices) {
  const delivery = exampleDelivery({ network: account.network, accountName: account.name });
  const post = exampleScheduledPost({ platform: account.network, deliveries: [delivery] });
  const opened = openCalendar({
    posts: [post],
    replies: [
      reply,
      answer(socialAccountEndpoints.list, { accounts: [account], ways: [] }),
      answer(calendarEndpoints.post, post),
      answer(calendarEndpoints.change, { ...post, version: 2 }),
    ],
    address: `/social-media-scheduler?tab=calendar&view=month&scheduled=${ID}`,
  });
  return { ...opened, sheet: within(await screen.findByRole('dialog', { name: 'Copper Kettle' })) };
}

test('a post gets a title, another description and a board, and only these are sent', async () => {
  const { user, sheet, posts } = await openPost();
  const board = await sheet.findByRole('combobox', { name: 'Board' });
  expect(sheet.getByText('Please choose.')).toBeTruthy();
  await user.selectOptions(board, 'Gifts');
  const title = sheet.getByRole('textbox', { name: 'Title on Pinterest' });
  expect(title.getAttribute('placeholder')).toBe('Copper Kettle');
  await user.type(title, 'A kettle');
  await user.click(sheet.getByRole('button', { name: 'Write another description for Pinterest' }));
  await user.type(sheet.getByRole('textbox', { name: 'Description on Pinterest' }), 'It pours.');
  await user.click(sheet.getByRole('button', { name: 'Save changes' }));
  expect(await screen.findByText('Post saved')).toBeTruthy();
  expect(posts(`/posts/${ID}`)).toEqual([
    {
      version: 1,
      title: 'A kettle',
      description: 'It pours.',
      choices: { [PINTEREST.id]: { board: '12' } },
    },
  ]);
});

test('what the account remembers is chosen already', async () => {
  const { sheet } = await openPost({ ...PINTEREST, postChoices: { board: '11' } });
  const board = await sheet.findByRole('combobox', { name: 'Board' });
  expect((board as HTMLSelectElement).selectedOptions[0]!.text).toBe('Kitchen');
  expect(sheet.queryByText('Please choose.')).toBeNull();
});

test('a direct post on TikTok names the terms that are agreed to, and leaves off what the account does', async () => {
  const account: SocialAccount = { ...first!, network: 'tiktok', way: 'tiktok', username: 'teahouse' };
  const offers = { privacy: [{ value: 'SELF_ONLY', label: 'SELF_ONLY' }], duet: [] };
  const asked = answer(socialAccountEndpoints.choices, { asks: ['privacy', 'duet', 'brandContent'], offers });
  const { user, sheet } = await openPost(account, asked);
  const fields = within(await sheet.findByRole('group', { name: /^On TikTok as .* @teahouse$/ }));
  expect(fields.getByRole<HTMLInputElement>('checkbox', { name: 'Allow duets' }).disabled).toBe(true);
  expect(fields.getByText('This is off in the settings of the account.')).toBeTruthy();
  const terms = () => fields.getByText(/^By posting, you agree to TikTok’s/).textContent;
  expect(terms()).toBe('By posting, you agree to TikTok’s Music Usage Confirmation (opens in a new tab).');
  await user.click(fields.getByRole('checkbox', { name: 'Paid partnership' }));
  expect(terms()).toBe(
    'By posting, you agree to TikTok’s Branded Content Policy (opens in a new tab) and Music Usage Confirmation (opens in a new tab).',
  );
});

test('boards that cannot be loaded are said to be, and the rest can be changed', async () => {
  const away = refuse(socialAccountEndpoints.choices, 503, { error: 'away', message: 'Pinterest is away.' });
  const { sheet } = await openPost(PINTEREST, away);
  expect(await sheet.findByText('What can be chosen on Pinterest could not be loaded.')).toBeTruthy();
  expect(sheet.getByRole('textbox', { name: 'Title on Pinterest' })).toBeTruthy();
});

test('a post on a phone asks its owner, who may have published it', async () => {
  const delivery: Delivery = exampleDelivery({
    network: 'tiktok',
    accountName: '@teahouse',
    status: 'on_phone',
  });
  const post = exampleScheduledPost({ platform: 'tiktok', status: 'on_phone', deliveries: [delivery] });
  const settled = { ...post, status: 'published' as const };
  const { user, posts } = openActivity({
    posts: [post],
    replies: [answer(calendarEndpoints.settle, settled)],
  });
  const row = within(await screen.findByRole('article'));
  expect(row.getByText('Waiting on your phone')).toBeTruthy();
  expect(row.getByText(/^Have you published it as @teahouse on TikTok\?/)).toBeTruthy();
  await user.click(row.getByRole('button', { name: 'Published' }));
  expect(posts('/settle')).toEqual([{ deliveryId: delivery.id, published: true }]);
});
