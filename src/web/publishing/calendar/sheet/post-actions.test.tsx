import { screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { text } from '#shared/core/sentence.ts';
import { calendarEndpoints, type PostResults, type ScheduledPost } from '#shared/publishing/schedules.ts';
import {
  CALENDAR_NOW,
  exampleDelivery,
  examplePostResults,
  exampleScheduledPost,
} from '#web/testing/calendar-replies.ts';
import { openCalendar } from '#web/testing/open-calendar.tsx';
import { answer, type PreparedReply } from '#web/testing/replies.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: CALENDAR_NOW });
});
afterEach(() => {
  vi.useRealTimers();
});

const ID = '3f0c2f00-0000-4000-8000-000000000001';

function openPost(post: ScheduledPost, replies: readonly PreparedReply[] = []) {
  return openCalendar({
    posts: [post],
    replies: [...replies, answer(calendarEndpoints.post, post)],
    address: `/social-media-scheduler?tab=calendar&view=month&scheduled=${ID}`,
  });
}
const sheet = async (name = 'Copper Kettle') => within(await screen.findByRole('dialog', { name }));

test('a draft is saved and approved in one go', async () => {
  const draft = exampleScheduledPost({ status: 'draft' });
  const { user, posts } = openPost(draft, [
    answer(calendarEndpoints.change, { ...draft, version: 2 }),
    answer(calendarEndpoints.approve, { approved: [exampleScheduledPost({ version: 3 })], refused: [] }),
  ]);
  const dialog = await sheet();
  await user.type(dialog.getByRole('textbox', { name: 'Hashtags' }), ' #Tea');
  await user.click(dialog.getByRole('button', { name: 'Save and approve' }));
  expect(await screen.findByText('Post approved')).toBeTruthy();
  expect(posts(`/posts/${ID}`)).toEqual([{ version: 1, hashtags: ['#CopperKettle', '#Tea'] }]);
  expect(posts('/approve')).toEqual([{ postIds: [ID] }]);
});

test('a held post says why and can go out anyway', async () => {
  const { user, posts } = openPost(exampleScheduledPost({ status: 'held', heldReason: 'sold_out' }), [
    answer(calendarEndpoints.approve, { approved: [exampleScheduledPost({ version: 2 })], refused: [] }),
  ]);
  const dialog = await sheet();
  expect(dialog.getByText('The product is sold out since this was written.')).toBeTruthy();
  await user.click(dialog.getByRole('button', { name: 'Post anyway' }));
  expect(await screen.findByText('Post approved')).toBeTruthy();
  expect(posts('/approve')).toEqual([{ postIds: [ID] }]);
});

test('without an account there is no «anyway», only the way to connect one', async () => {
  openPost(exampleScheduledPost({ status: 'held', heldReason: 'no_account', deliveries: [] }));
  const dialog = await sheet();
  expect(dialog.queryByRole('button', { name: 'Post anyway' })).toBeNull();
  expect(dialog.getByRole('link', { name: 'Connect accounts' }).getAttribute('href')).toBe('/settings');
});

test('an unconfirmed post asks its owner to look, and takes the answer', async () => {
  const delivery = exampleDelivery({ status: 'unconfirmed' });
  const { user, posts } = openPost(exampleScheduledPost({ status: 'unconfirmed', deliveries: [delivery] }), [
    answer(calendarEndpoints.settle, exampleScheduledPost({ status: 'published' })),
  ]);
  const dialog = await sheet();
  expect(dialog.getByText(/Instagram did not say whether it arrived.*tea\.house/)).toBeTruthy();
  await user.click(dialog.getByRole('button', { name: 'Published' }));
  expect(await screen.findByText('Noted as published')).toBeTruthy();
  expect(posts('/settle')).toEqual([{ deliveryId: delivery.id, published: true }]);
});

test('a published post shows where it is and what it brought; what nobody says is no nought', async () => {
  const permalink = 'https://www.instagram.com/p/abc/';
  openPost(
    exampleScheduledPost({
      status: 'published',
      postedAt: '2026-11-22T14:30:02.000Z',
      deliveries: [exampleDelivery({ status: 'published', permalink })],
    }),
    [answer(calendarEndpoints.results, examplePostResults())],
  );
  const dialog = await sheet();
  expect(dialog.getByRole('link', { name: 'Open on Instagram' }).getAttribute('href')).toBe(permalink);
  const results = within(await dialog.findByRole('region', { name: 'Results' }));
  expect((await results.findAllByText('812')).length).toBeGreaterThan(0);
  expect(results.getByText('37')).toBeTruthy();
  expect(results.getByText('Net sales', { selector: 'p,dt,span,div' }).parentElement?.textContent).toBe(
    'Net sales£57.50',
  );
  expect(results.getByText('Counted by the link')).toBeTruthy();
  expect(results.getAllByText('—')).toHaveLength(2);
  expect(dialog.queryByRole('textbox', { name: 'Caption' })).toBeNull();
});

const published = exampleScheduledPost({ status: 'published', postedAt: '2026-11-22T14:30:02.000Z' });
async function resultsOf(change: Partial<PostResults>) {
  openPost(published, [answer(calendarEndpoints.results, examplePostResults(change))]);
  const results = within(await (await sheet()).findByRole('region', { name: 'Results' }));
  await results.findByText('People who clicked');
  return {
    ...results,
    /** A figure with what is said of it. */
    figure: (label: string) => results.getByText(label).parentElement?.textContent?.slice(label.length),
  };
}

test('the people who clicked are shown with where they came from, and what the post earned', async () => {
  const results = await resultsOf({});
  expect(results.figure('People who clicked')).toBe('1419 clicks');
  expect(results.figure('Earned')).toBe('£21.40The cost is known for 80% of the net sales.');
  const sources = within(results.getByText('Clicks by source').parentElement!);
  const terms = sources.getAllByRole('term').map((term) => [term.textContent, term.nextSibling?.textContent]);
  expect(terms).toEqual([
    ['Instagram', '15'],
    ['Shop page', '4'],
  ]);
  expect(results.getByText(/^6 visits by programs are not counted/)).toBeTruthy();
  const visits = within(results.getByText('In your shop').parentElement!);
  expect(visits.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual(['12', '5']);
  expect(results.getByText(/^Counted by your store’s platform, up to Nov 21, 2026/)).toBeTruthy();
});

test('orders with the code of the post are counted apart, and both ways of counting name it', async () => {
  const results = await resultsOf({ sales: { ...examplePostResults().sales, byCode: 2 } });
  expect(results.getByText('2 with its discount code')).toBeTruthy();
  const rows = results.getAllByRole('row').map(({ textContent }) => textContent);
  expect(rows).toContain('Code or last visit3£57.50');
  expect(rows).toContain('First visit or code4£71.00');
});

test('both ways of counting are shown, and what the post cost is taken off', async () => {
  const results = await resultsOf({
    earned: { amount: 16.25, contribution: 21.4, coverage: 1, isComplete: true },
    spending: { boost: 5, network: 0.2, networkConverted: 0.15 },
  });
  const rows = results.getAllByRole('row').map(({ textContent }) => textContent);
  expect(rows).toContain('Last visit3£57.50');
  expect(rows).toContain('First visit4£71.00');
  expect(results.figure('Boosting the post')).toBe('-£5.00');
  expect(results.figure('Charged by X')).toBe('-£0.15');
  expect(results.figure('Left by its orders')).toBe('£21.40');
  expect(results.getAllByText('£16.25')).toHaveLength(2);
});

test('what cannot be taken off leaves a dash, and says why', async () => {
  const results = await resultsOf({
    spending: { boost: null, network: 0.2, networkConverted: null },
  });
  expect(results.figure('Boosting the post')).toContain('—Enter what you spent');
  expect(results.figure('Charged by X')).toContain('-$0.20Not taken off');
  expect(results.getAllByText('£21.40')).toHaveLength(3);
});

test.each([
  [0.43, 'About 0.4 of them would usually have come'],
  [0.0004, 'Hardly any of them would usually have come'],
])('likely orders are called likely, with how many would have come anyway (%f)', async (usual, words) => {
  const { sales } = examplePostResults();
  const results = await resultsOf({ sales: { ...sales, certainty: 'likely', usualOrders: usual } });
  expect(results.getByText('Likely')).toBeTruthy();
  expect(results.getByText(words)).toBeTruthy();
});

test('a cost that is known for all of it needs no remark', async () => {
  const results = await resultsOf({
    earned: { amount: 21.4, contribution: 21.4, coverage: 1, isComplete: true },
    clicks: { people: 1, clicks: 1, programs: 0, bySource: [{ source: 'twitter', people: 1, clicks: 1 }] },
  });
  expect(results.figure('Earned')).toBe('£21.40After goods, fees and shipping');
  expect(results.figure('People who clicked')).toBe('11 click');
  expect(results.queryByText(/not counted/)).toBeNull();
});

test('fees that are still to come are said to be missing', async () => {
  const results = await resultsOf({
    earned: { amount: 21.4, contribution: 21.4, coverage: 1, isComplete: false },
  });
  expect(results.figure('Earned')).toBe('£21.40Some fees or shipping costs are not known yet');
});

test.each([
  ['no order is known', null, 'It is not known which orders came from this post.'],
  ['there was no order', 0, 'No order came from this post so far.'],
  ['no cost is known', 3, 'No cost is known for these orders yet.'],
])('without a short link, and where %s, a dash says why', async (_, orders, why) => {
  const { sales } = examplePostResults();
  const results = await resultsOf({ clicks: null, visits: null, earned: null, sales: { ...sales, orders } });
  expect(results.figure('People who clicked')).toBe('—This post has no short link.');
  expect(results.figure('Earned')).toBe(`—${why}`);
  expect(results.queryByText('Clicks by source')).toBeNull();
  expect(results.queryByText('In your shop')).toBeNull();
});

test('a failed post says the reason and is sent again', async () => {
  const { user, calls } = openPost(
    exampleScheduledPost({
      status: 'failed',
      deliveries: [exampleDelivery({ status: 'failed', problem: text('Instagram refused it.') })],
    }),
    [answer(calendarEndpoints.retry, exampleScheduledPost({ status: 'publishing' }))],
  );
  const dialog = await sheet();
  expect(dialog.getByText('Instagram refused it.')).toBeTruthy();
  await user.click(dialog.getByRole('button', { name: 'Send again' }));
  expect(await screen.findByText('It goes out now')).toBeTruthy();
  expect(calls.some(({ path }) => path.endsWith(`/${ID}/retry`))).toBe(true);
});

test('cancelling can be undone', async () => {
  const { user, calls } = openPost(exampleScheduledPost(), [
    answer(calendarEndpoints.cancel, exampleScheduledPost({ status: 'cancelled', version: 2 })),
    answer(calendarEndpoints.restore, exampleScheduledPost({ version: 3 })),
  ]);
  const dialog = await sheet();
  await user.click(dialog.getByRole('button', { name: 'More' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Cancel this post' }));
  expect(await screen.findByText('Post cancelled')).toBeTruthy();
  await user.click(screen.getByText('Undo'));
  expect(await screen.findByText('The post is back')).toBeTruthy();
  expect(calls.some(({ path }) => path.endsWith(`/${ID}/restore`))).toBe(true);
});

test('of a post that is partly out the rest is cancelled, and comes back', async () => {
  const out = exampleDelivery({ status: 'published' });
  const rest = exampleDelivery({ id: '3f0c2f00-0000-4000-8000-00000000000b', network: 'facebook' });
  const cancelled = exampleScheduledPost({
    status: 'published',
    version: 2,
    deliveries: [out, { ...rest, status: 'cancelled' }],
  });
  const { user, calls } = openPost(exampleScheduledPost({ status: 'held', deliveries: [out, rest] }), [
    answer(calendarEndpoints.cancel, cancelled),
    answer(calendarEndpoints.restore, exampleScheduledPost({ status: 'held', version: 3 })),
    answer(calendarEndpoints.results, examplePostResults()),
  ]);
  const dialog = await sheet();
  await user.click(dialog.getByRole('button', { name: 'More' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Cancel the rest' }));
  expect(await screen.findByText('The rest was cancelled')).toBeTruthy();
  expect(dialog.getByText('Cancelled')).toBeTruthy();
  await user.click(await dialog.findByRole('button', { name: 'Restore' }));
  expect(await screen.findByText('The post is back')).toBeTruthy();
  expect(calls.some(({ path }) => path.endsWith(`/${ID}/restore`))).toBe(true);
});

test('a post is deleted once that is confirmed', async () => {
  const { user, calls } = openPost(exampleScheduledPost(), [
    answer(calendarEndpoints.remove, { success: true }),
  ]);
  const dialog = await sheet();
  await user.click(dialog.getByRole('button', { name: 'More' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Delete' }));
  const asked = within(await screen.findByRole('dialog', { name: 'Delete this post?' }));
  await user.click(asked.getByRole('button', { name: 'Delete' }));
  expect(await screen.findByText('Post Deleted')).toBeTruthy();
  expect(calls.some(({ method }) => method === 'DELETE')).toBe(true);
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('a post is shared by WhatsApp with its first sentence and its link', async () => {
  const post = exampleScheduledPost({ caption: 'A kettle for life & more. It pours well.' });
  const { user } = openPost(post);
  const dialog = await sheet();
  await user.click(dialog.getByRole('button', { name: 'More' }));
  const share = await screen.findByRole('menuitem', { name: /^Share by WhatsApp/ });
  const address = new URL(share.getAttribute('href')!);
  expect(address.origin + address.pathname).toBe('https://wa.me/');
  expect(address.searchParams.get('text')).toBe(`A kettle for life & more.\n${post.link}`);
  expect([share.getAttribute('target'), share.getAttribute('rel')]).toEqual([
    '_blank',
    'noopener noreferrer',
  ]);
});

test('a post that leads nowhere is not shared', async () => {
  const { user } = openPost(exampleScheduledPost({ link: null }));
  const dialog = await sheet();
  await user.click(dialog.getByRole('button', { name: 'More' }));
  await screen.findByRole('menuitem', { name: 'Duplicate' });
  expect(screen.queryByRole('menuitem', { name: /WhatsApp/ })).toBeNull();
});

test('a copy is a draft on the next free time, and opens', async () => {
  const copyId = '3f0c2f00-0000-4000-8000-000000000009';
  const { user, posts } = openPost(exampleScheduledPost(), [
    answer(
      calendarEndpoints.duplicate,
      exampleScheduledPost({ id: copyId, status: 'draft', scheduledFor: '2026-11-23T10:00:00.000Z' }),
    ),
  ]);
  const dialog = await sheet();
  await user.click(dialog.getByRole('button', { name: 'More' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Duplicate' }));
  expect(await screen.findByText('Copied as a draft')).toBeTruthy();
  expect(posts('/duplicate')).toEqual([{ scheduledFor: '2026-11-23T10:00:00.000Z' }]);
  expect(window.location.search).toContain(`scheduled=${copyId}`);
});
