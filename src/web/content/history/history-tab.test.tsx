import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { contentEndpoints } from '#shared/content/content.ts';
import { examplePost } from '#web/testing/content-replies.ts';
import { openContent } from '#web/testing/open-content.tsx';
import { answer, once, type PreparedReply, refuse } from '#web/testing/replies.ts';

const posts = [
  examplePost(),
  examplePost({
    id: '9a7b1c20-0000-4000-8000-000000000002',
    productTitle: 'İznik Çayı',
    platform: 'facebook',
    contentFormat: 'reel',
    videoDuration: 10,
    videoUrl: '/api/media/8f4e2d10-0000-4000-8000-000000000002',
    caption: 'Sıcacık bir mola.',
  }),
];

const openHistory = (replies: PreparedReply[] = [answer(contentEndpoints.history, posts)]) =>
  openContent(replies, '/social-media?tab=history');
const titles = () => screen.getAllByRole('article').map((card) => card.getAttribute('aria-label'));

test('an empty history says what comes here', async () => {
  openHistory([]);
  expect(await screen.findByRole('heading', { name: 'No saved posts yet' })).toBeTruthy();
});

test('a history that cannot be read can be asked for again', async () => {
  const { user } = openHistory([
    once(refuse(contentEndpoints.history, 500, 'broken')),
    answer(contentEndpoints.history, posts),
  ]);
  expect(await screen.findByText('Failed to load the history.')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('article', { name: 'Copper Kettle' })).toBeTruthy();
});

test('posts are found by platform and by words, whatever dots and capitals they are typed with', async () => {
  const { user } = openHistory();
  await screen.findByRole('article', { name: 'Copper Kettle' });
  await user.click(screen.getByRole('radio', { name: 'Facebook' }));
  expect(titles()).toEqual(['İznik Çayı']);
  await user.click(screen.getByRole('radio', { name: 'All' }));
  await user.type(screen.getByRole('searchbox', { name: 'Search posts' }), 'iznik SICACIK');
  await expect.poll(() => titles()).toEqual(['İznik Çayı']);
  await user.type(screen.getByRole('searchbox', { name: 'Search posts' }), ' sofa');
  expect(await screen.findByText('No matching posts.')).toBeTruthy();
});

test('a post opens to be worked on, and its words change', async () => {
  const { user, posts: sent } = openHistory();
  await user.click(await screen.findByRole('button', { name: 'Open Copper Kettle' }));
  expect(window.location.search).toBe('');
  const caption = await screen.findByRole('textbox', { name: 'Caption' });
  await user.type(caption, ' Now!');
  await user.click(screen.getByRole('button', { name: 'Save changes' }));
  expect(await screen.findByText('Saved to History')).toBeTruthy();
  expect(sent('/posts/save')).toMatchObject([{ postId: posts[0]?.id, productId: '1' }]);
});

test('a post is copied from its card', async () => {
  const { user } = openHistory();
  await user.click(await screen.findByRole('button', { name: 'Copy Copper Kettle' }));
  expect(await screen.findByText('Copied!')).toBeTruthy();
  expect(await navigator.clipboard.readText()).toContain('#CopperKettle #Teaware');
});

test('a post is deleted once that is confirmed', async () => {
  const { user, calls } = openHistory([
    once(answer(contentEndpoints.history, posts)),
    answer(contentEndpoints.history, posts.slice(1)),
  ]);
  await user.click(await screen.findByRole('button', { name: 'Delete Copper Kettle' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Delete this post?' }));
  expect(calls.some(({ method }) => method === 'DELETE')).toBe(false);
  await user.click(dialog.getByRole('button', { name: 'Delete' }));
  expect(await screen.findByText('Post Deleted')).toBeTruthy();
  expect(calls.find(({ method }) => method === 'DELETE')?.path).toBe(
    `/api/social-media/posts/${posts[0]?.id}`,
  );
  expect(titles()).toEqual(['İznik Çayı']);
});

test('a deletion that fails leaves the post and says so', async () => {
  const { user } = openHistory([
    refuse(contentEndpoints.deletePost, 500, 'broken'),
    answer(contentEndpoints.history, posts),
  ]);
  await user.click(await screen.findByRole('button', { name: 'Delete Copper Kettle' }));
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Delete' }));
  expect(await screen.findByText('Failed to delete the post. Please try again.')).toBeTruthy();
  expect(titles()).toHaveLength(2);
});

test('the whole history is cleared once that is confirmed', async () => {
  const { user, calls } = openHistory([
    once(answer(contentEndpoints.history, posts)),
    answer(contentEndpoints.history, []),
  ]);
  await user.click(await screen.findByRole('button', { name: 'Clear History' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Clear the whole history?' }));
  expect(dialog.getByText(/^All 2 saved posts of Tea House are deleted/)).toBeTruthy();
  await user.click(dialog.getByRole('button', { name: 'Clear History' }));
  expect(await screen.findByText('History Cleared')).toBeTruthy();
  expect(calls.find(({ method }) => method === 'DELETE')?.path).toMatch(/\/posts\/clear$/);
  expect(await screen.findByRole('heading', { name: 'No saved posts yet' })).toBeTruthy();
});
