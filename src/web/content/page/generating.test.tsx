import { screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { contentEndpoints } from '#shared/content/content.ts';
import { usageEndpoints } from '#shared/content/usage.ts';
import { text } from '#shared/core/sentence.ts';
import {
  exampleContent,
  exampleGeneration,
  examplePost,
  exampleUsage,
} from '#web/testing/content-replies.ts';
import { openContent } from '#web/testing/open-content.tsx';
import { answer, once, type PreparedReply, refuse } from '#web/testing/replies.ts';

async function ask(replies: PreparedReply[], address?: string) {
  const view = openContent(replies, address);
  await screen.findByRole('form', { name: 'Setup' });
  await view.chooseProduct();
  await view.generate();
  return view;
}

const spent = (resourceType: string, usage: object) =>
  ({
    status: 429,
    body: { error: 'Usage limit exceeded', message: 'The allowance is used up.', resourceType, usage },
  }) as const;

const refusal = (
  endpoint: PreparedReply['endpoint'],
  resourceType: string,
  usage: object,
): PreparedReply => ({
  endpoint,
  ...spent(resourceType, usage),
});

test('a daily allowance that is spent is shown with its number', async () => {
  await ask([refusal(contentEndpoints.generate, 'image', exampleUsage().image)]);
  expect(await screen.findByText('Daily Limit Reached')).toBeTruthy();
  expect(
    screen.getByText("You've used all 1 AI Images for today. Limit resets at midnight UTC."),
  ).toBeTruthy();
});

test('a weekly one names the week and the day it begins again', async () => {
  await ask([refusal(contentEndpoints.generate, 'video_5s', exampleUsage().video_5s)]);
  expect(await screen.findByText('Weekly Limit Reached')).toBeTruthy();
  expect(
    screen.getByText(
      "You've used all 1 5-second Videos for this week. Limit resets on Monday, November 23 at midnight UTC.",
    ),
  ).toBeTruthy();
});

test('what the account does not offer was not used up', async () => {
  await ask([refusal(contentEndpoints.generate, 'video_10s', { ...exampleUsage().video_10s, limit: 0 })]);
  expect(await screen.findByText('10-second Videos: not part of what this account offers.')).toBeTruthy();
});

test('variations add what they need', async () => {
  await ask([refusal(contentEndpoints.variations, 'text', { limit: 2 })], '/social-media?tab=variations');
  expect(await screen.findByText('Daily Limit Reached')).toBeTruthy();
  expect(
    screen.getByText(
      "You've used all 2 Text Posts for today. Limit resets at midnight UTC. Variations require multiple generations.",
    ),
  ).toBeTruthy();
});

test.each([
  [
    'the allowance is spent',
    refusal(contentEndpoints.generate, 'text', exampleUsage().text),
    'Daily Limit Reached',
  ],
  ['something breaks', refuse(contentEndpoints.generate, 500, 'broken'), 'Generation Failed'],
])('a piece stays on the screen, with what was written on it, when %s', async (_, reply, title) => {
  const { user } = await ask([once(answer(contentEndpoints.generate, exampleContent())), reply]);
  const caption = await screen.findByLabelText<HTMLTextAreaElement>('Caption');
  await user.clear(caption);
  await user.type(caption, 'My own words');
  await user.click(screen.getByRole('button', { name: /^Generate/ }));
  expect(await screen.findByText(title)).toBeTruthy();
  expect(screen.getByLabelText<HTMLTextAreaElement>('Caption').value).toBe('My own words');
  expect(caption.isConnected).toBe(true);
  expect(screen.queryByText('The post is ready.')).toBeNull();
});

test('what is made takes the place of the piece before', async () => {
  const { user } = await ask([
    once(answer(contentEndpoints.generate, exampleContent())),
    answer(contentEndpoints.generate, exampleContent({ id: crypto.randomUUID(), caption: 'Another one.' })),
  ]);
  await screen.findByDisplayValue(/pours like it means it/);
  await user.click(screen.getByRole('button', { name: /^Generate/ }));
  expect(await screen.findByDisplayValue('Another one.')).toBeTruthy();
  expect(screen.queryByDisplayValue(/pours like it means it/)).toBeNull();
});

test('any other failure asks to try again', async () => {
  await ask([refuse(contentEndpoints.generate, 500, { error: 'internal', message: 'Sorry' })]);
  expect(await screen.findByText('Generation Failed')).toBeTruthy();
  expect(screen.getByText('Failed to generate content. Please try again.')).toBeTruthy();
});

test('the same for variations', async () => {
  await ask([refuse(contentEndpoints.variations, 500, 'broken')], '/social-media?tab=variations');
  expect(await screen.findByText('Failed to generate variations. Please try again.')).toBeTruthy();
});

test('a reason that the owner can act on stands where the post would be', async () => {
  const message = 'This product is not in your store any more. Please choose another.';
  await ask([refuse(contentEndpoints.generate, 404, { error: 'product_not_found', message })]);
  expect(await screen.findByText(message)).toBeTruthy();
});

test('the allowance on the screen is read again after each try', async () => {
  const { calls } = await ask([
    once(answer(usageEndpoints.usage, exampleUsage())),
    answer(usageEndpoints.usage, exampleUsage({ text: { current: 1 } })),
  ]);
  expect(await screen.findByText('1 of 2 used today')).toBeTruthy();
  expect(calls.filter(({ path }) => path === '/api/usage')).toHaveLength(2);
});

test('a reel under way when the page opens is followed to its end', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const content = exampleContent({
    isVideo: true,
    videoUrl: '/api/media/8f4e2d10-0000-4000-8000-000000000002',
  });
  const { posts } = openContent([
    once(answer(contentEndpoints.generations, [exampleGeneration()])),
    once(answer(contentEndpoints.generations, [exampleGeneration({ progress: 0.8 })])),
    answer(contentEndpoints.generations, [exampleGeneration({ status: 'done', progress: 1, content })]),
    answer(contentEndpoints.history, [
      examplePost({ contentFormat: 'reel', videoDuration: 5, videoUrl: content.videoUrl }),
    ]),
  ]);
  const progress = await screen.findByRole('progressbar', { name: 'Generating Reel Video...' });
  expect(progress.getAttribute('aria-valuenow')).toBe('40');
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Generating Reel Video...' }).disabled).toBe(
    true,
  );
  await vi.advanceTimersByTimeAsync(3_000);
  await vi.waitFor(() => expect(progress.getAttribute('aria-valuenow')).toBe('80'));
  await vi.advanceTimersByTimeAsync(3_000);
  const preview = within(await screen.findByRole('figure', { name: 'Preview on Instagram' }));
  expect(preview.getByLabelText('Reel: Copper Kettle').getAttribute('src')).toBe(content.videoUrl);
  expect(screen.getByText('In your history')).toBeTruthy();
  expect(posts('/posts/save')).toEqual([]);
  vi.useRealTimers();
});

test('a reel that has failed says why', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const problem = text(
    'Your pictures and videos fill the 500 MB they may take. Please delete some saved posts first.',
  );
  openContent([
    once(answer(contentEndpoints.generations, [exampleGeneration()])),
    answer(contentEndpoints.generations, [exampleGeneration({ status: 'failed', problem })]),
  ]);
  await screen.findByRole('progressbar');
  await vi.advanceTimersByTimeAsync(3_000);
  expect((await screen.findByRole('alert')).textContent).toContain(problem);
  vi.useRealTimers();
});

test('a post from the history can be worked on while a reel is made', async () => {
  const { user } = openContent(
    [
      answer(contentEndpoints.generations, [exampleGeneration()]),
      answer(contentEndpoints.history, [examplePost()]),
    ],
    '/social-media?tab=history',
  );
  await user.click(await screen.findByRole('button', { name: 'Open Copper Kettle' }));
  expect(await screen.findByLabelText('Caption')).toBeTruthy();
  expect(screen.getByRole('progressbar', { name: 'Generating Reel Video...' })).toBeTruthy();
});

test('a reel can be cancelled, and costs nothing then', async () => {
  const { user, calls } = openContent([
    once(answer(contentEndpoints.generations, [exampleGeneration()])),
    answer(contentEndpoints.generations, [exampleGeneration({ status: 'cancelled' })]),
  ]);
  await user.click(await screen.findByRole('button', { name: 'Cancel' }));
  expect(await screen.findByText('Nothing was counted against your limits.')).toBeTruthy();
  expect(calls.find(({ method }) => method === 'DELETE')?.path).toMatch(
    new RegExp(`/generations/${exampleGeneration().id}$`),
  );
  expect(await screen.findByText('Your next post appears here')).toBeTruthy();
});
