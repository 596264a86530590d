import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { learningEndpoints } from '#shared/publishing/learning.ts';
import { type PostReport, postReportEndpoints } from '#shared/publishing/post-report.ts';
import { storeEndpoints } from '#shared/stores/stores.ts';
import { switchLanguage } from '#web/core/app/i18n.ts';
import {
  examplePostReport,
  exampleReportedPost,
  postReportReplies,
} from '#web/testing/post-report-replies.ts';
import { openApp, openPart } from '#web/testing/render.tsx';
import { answer, once, type PreparedReply, refuse, signedIn } from '#web/testing/replies.ts';
import { PostReportScreen } from './post-report-screen.tsx';

const ADDRESS = '/social-media-scheduler/report';
const openReport = (report: PostReport = examplePostReport(), replies: readonly PreparedReply[] = []) =>
  openPart(<PostReportScreen />, [...replies, ...postReportReplies(report)], ADDRESS);

const card = async (name: string) => within(await screen.findByRole('region', { name }));
const rowsOf = ({ getAllByRole }: Awaited<ReturnType<typeof card>>) =>
  getAllByRole('row').map(({ textContent }) => textContent);

test('the report stands in the app under its address', async () => {
  openApp(ADDRESS, [signedIn, ...postReportReplies()]);
  expect(await screen.findByRole('heading', { name: 'Post report', level: 1 })).toBeTruthy();
  expect(await screen.findByRole('region', { name: 'All posts' })).toBeTruthy();
});

test('all posts together say what they brought, in both ways of counting', async () => {
  openReport();
  const all = await card('All posts');
  const figure = (label: string) => all.getByText(label).parentElement?.textContent;
  expect(figure('Posts')).toBe('Posts26Of 1 it cannot be known what they sold');
  expect(figure('Orders')).toBe('Orders12By the first visit: 14');
  expect(figure('Net sales')).toBe('Net sales£410.00By the first visit: £455.00');
  expect(figure('Earned')).toBe('Earned£188.40After goods, fees, shipping and what the posts cost');
  expect(figure('Per minute of work')).toBe('Per minute of work£1.75Posts whose work was measured');
});

test('a group of too few posts has no mean, and one of which nothing is known says so', async () => {
  openReport();
  const groups = await card('Earned per post');
  expect(groups.getByText(/^Too few to compare: that takes two groups of 10 posts each/)).toBeTruthy();
  expect(rowsOf(groups).slice(1)).toEqual([
    'Facebook149£12.00£6.50 – £19.00£2.10',
    'Several networks83Too few£2.10',
    'X4—Not known—',
  ]);
});

test('posts are put together in another way, which the address keeps', async () => {
  const { user, calls } = openReport();
  const groups = await card('Earned per post');
  await user.selectOptions(groups.getByRole('combobox', { name: 'Put together by' }), 'tone');
  expect(window.location.search).toBe('?by=tone');
  await user.click(screen.getByRole('radio', { name: '12 months' }));
  expect(window.location.search).toBe('?by=tone&span=12m');
  expect(calls.at(-1)?.path).toContain('by=tone&span=12m');
});

test.each([
  [true, 'The groups differ by more than chance explains.'],
  [false, 'Chance alone could make these differences.'],
])('where groups can be compared (%s), it is said whether they differ', async (differs, words) => {
  openReport(examplePostReport({ differs }));
  expect((await card('Earned per post')).getByText(words)).toBeTruthy();
});

test('without known costs net sales stand in the place of what was earned', async () => {
  openReport(examplePostReport({ measure: 'net_sales', earned: null, coverage: null }));
  expect(await screen.findByRole('region', { name: 'Net sales per post' })).toBeTruthy();
  expect((await card('All posts')).getByText('No cost is known for these orders yet.')).toBeTruthy();
});

test('every post leads to itself, and likely orders are called likely', async () => {
  const likely = exampleReportedPost({ certainty: 'likely' });
  const unknown = exampleReportedPost(
    { certainty: 'unknown', orders: null, netSales: null, earned: null },
    3,
  );
  openReport(examplePostReport({ list: [likely, unknown], likelyOrders: 2 }));
  const posts = await card('Posts by what they brought');
  const [link] = posts.getAllByRole('link');
  expect(link!.getAttribute('href')).toBe(`/social-media-scheduler?tab=calendar&scheduled=${likely.postId}`);
  expect(rowsOf(posts).slice(1)).toEqual([
    expect.stringMatching(/Likely2£70\.00£31\.504$/),
    expect.stringMatching(/———4$/),
  ]);
  expect((await card('All posts')).getByText('Of these likely: 2')).toBeTruthy();
});

test('more than ten posts are shown when they are asked for', async () => {
  const list = Array.from({ length: 12 }, (_, at) => exampleReportedPost({}, at + 1));
  const { user } = openReport(examplePostReport({ list }));
  const posts = await card('Posts by what they brought');
  expect(posts.getByText('The best 12 of 26 posts')).toBeTruthy();
  expect(posts.getAllByRole('link')).toHaveLength(10);
  await user.click(posts.getByRole('button', { name: 'Show all' }));
  expect(posts.getAllByRole('link')).toHaveLength(12);
});

test('without a post, without a store and without an answer there is one thing to do', async () => {
  const { unmount } = openReport(examplePostReport({ posts: 0 }));
  expect(await screen.findByRole('heading', { name: 'No post was published in this time' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Plan a post' }).getAttribute('href')).toBe(
    '/social-media-scheduler',
  );
  unmount();
  const without = openReport(examplePostReport(), [answer(storeEndpoints.list, [])]);
  expect(await screen.findByRole('heading', { name: 'No stores connected' })).toBeTruthy();
  without.unmount();
  const { user } = openReport(examplePostReport(), [once(refuse(postReportEndpoints.report, 500, 'broken'))]);
  await user.click(await screen.findByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('region', { name: 'All posts' })).toBeTruthy();
});

test('learning from what posts earned is switched off and on, and says what it rests on', async () => {
  const { user, calls } = openReport(examplePostReport(), [
    once(answer(learningEndpoints.change, { isOn: false, isActive: false, posts: 12, selling: 4 })),
    answer(learningEndpoints.change, { isOn: true, isActive: true, posts: 40, selling: 22 }),
  ]);
  const learning = await card('Learning from what posts earned');
  expect(
    await learning.findByText(/^It begins with 30 posts .* So far there are 12, with an order 4\./),
  ).toBeTruthy();
  const choice = learning.getByRole<HTMLInputElement>('checkbox');
  await user.click(choice);
  expect(await learning.findByText(/^Off: likes, comments and shares decide/)).toBeTruthy();
  await user.click(learning.getByRole('checkbox'));
  expect(await learning.findByText(/^At work: 40 posts .* 22 of them with an order/)).toBeTruthy();
  expect(calls.filter(({ method }) => method === 'POST').map(({ body }) => body)).toEqual([
    { isOn: false },
    { isOn: true },
  ]);
});

test('in Turkish, too', async () => {
  await switchLanguage('tr');
  openReport();
  expect(await screen.findByRole('heading', { name: 'Gönderi raporu', level: 1 })).toBeTruthy();
  expect((await card('Gönderi başına kazanç')).getByText('Birden çok ağ')).toBeTruthy();
});
