import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { approvalEndpoints, type SharedPost } from '#shared/publishing/approvals.ts';
import { openApp } from '#web/testing/render.tsx';
import { answer, once, refuse, signedOut } from '#web/testing/replies.ts';

const ADDRESS = '/approve/a-token';
const MORNING = '3f0c2f00-0000-4000-8000-000000000001';
const EVENING = '3f0c2f00-0000-4000-8000-000000000002';

function sharedPost(given: Partial<SharedPost> = {}): SharedPost {
  return {
    id: MORNING,
    state: 'waiting',
    edition: 'first',
    scheduledFor: '2026-11-24T09:00:00.000Z',
    accounts: [
      { network: 'instagram', name: 'Tea House' },
      { network: 'facebook', name: 'Tea House' },
    ],
    caption: 'Fresh tea for the weekend.',
    hashtags: ['#tea'],
    shortText: null,
    title: null,
    description: null,
    link: null,
    productTitle: 'Morning Tea',
    imageUrl: '/api/approvals/a-token/media/1',
    videoUrl: null,
    altText: 'A cup of tea',
    morePictures: [],
    comments: [],
    ...given,
  };
}
const reading = (...posts: SharedPost[]) =>
  answer(approvalEndpoints.read, {
    storeName: 'Tea House',
    timeZone: 'Europe/Istanbul',
    label: 'Anna, Atelier',
    expiresAt: '2026-12-01T12:00:00.000Z',
    posts,
  });
const card = async (name: RegExp) => within(await screen.findByRole('article', { name }));

test('an outsider sees each post as its networks will show it and approves it with a name', async () => {
  const evening = sharedPost({ id: EVENING, scheduledFor: '2026-11-25T18:00:00.000Z', caption: 'Evening.' });
  const { user, calls } = openApp(ADDRESS, [
    signedOut,
    reading(sharedPost(), evening),
    answer(approvalEndpoints.answer, sharedPost({ state: 'planned' })),
  ]);
  expect(await screen.findByRole('heading', { name: 'Tea House asks for your approval' })).toBeTruthy();
  expect(screen.getByText('2 posts wait for your answer.')).toBeTruthy();
  const first = await card(/Nov 24, 12:00/);
  expect(first.getByRole('img', { name: 'A cup of tea' }).getAttribute('src')).toBe(
    '/api/approvals/a-token/media/1',
  );
  expect(first.getByRole('figure', { name: 'Preview on Instagram' }).textContent).toContain('#tea');
  await user.click(first.getByRole('radio', { name: 'Facebook' }));
  expect(first.getByRole('figure', { name: 'Preview on Facebook' })).toBeTruthy();

  const name = screen.getByRole('textbox', { name: 'Your name' }) as HTMLInputElement;
  expect(name.value).toBe('Anna, Atelier');
  await user.clear(name);
  await user.type(name, 'Anna');
  await user.click(first.getByRole('button', { name: 'Approve' }));
  expect(await screen.findByText('One post waits for your answer.')).toBeTruthy();
  expect(calls.at(-1)).toMatchObject({
    method: 'POST',
    path: `/api/approvals/a-token/posts/${MORNING}/answer`,
    body: { verdict: 'approve', name: 'Anna', comment: '', edition: 'first' },
  });
  const answered = within(screen.getByRole('region', { name: 'Posts with an answer' }));
  expect(answered.getByText('It goes out by itself at its time.')).toBeTruthy();
  expect(answered.getByRole('button', { name: 'Answer again' })).toBeTruthy();
});

test('changes are asked for in words', async () => {
  const asked = sharedPost({
    state: 'changes-asked',
    comments: [
      {
        id: EVENING,
        kind: 'changes-asked',
        author: 'Anna, Atelier',
        isOutsider: true,
        text: 'Another cup.',
        createdAt: '2026-11-21T12:00:00.000Z',
      },
    ],
  });
  const { user, calls } = openApp(ADDRESS, [
    signedOut,
    reading(sharedPost()),
    answer(approvalEndpoints.answer, asked),
  ]);
  const first = await card(/Nov 24/);
  await user.click(first.getByRole('button', { name: 'Ask for changes' }));
  expect(first.getByText('Please say what should be different.')).toBeTruthy();
  expect(document.activeElement).toBe(first.getByRole('textbox', { name: 'Your remarks' }));
  await user.keyboard('Another cup.');
  await user.click(first.getByRole('button', { name: 'Ask for changes' }));
  expect(await screen.findByText('Nothing is left to approve. Thank you.')).toBeTruthy();
  expect(calls.at(-1)!.body).toMatchObject({ verdict: 'ask-for-changes', comment: 'Another cup.' });
  const now = await card(/Changes asked for/);
  expect(now.getByRole('list', { name: 'Comments' }).textContent).toContain('Another cup.');
});

test('a post that was changed meanwhile is not answered but shown anew', async () => {
  const { user } = openApp(ADDRESS, [
    signedOut,
    once(reading(sharedPost())),
    reading(sharedPost({ edition: 'second', caption: 'Another text.', state: 'changed' })),
    refuse(approvalEndpoints.answer, 409, {
      error: 'post_changed',
      message: 'This post was changed while you looked at it. Please look at it again before you answer.',
    }),
  ]);
  const first = await card(/Nov 24/);
  await user.click(first.getByRole('button', { name: 'Approve' }));
  await waitFor(() => expect(screen.getByText(/^Another text\./)).toBeTruthy());
  expect(screen.getByRole('alert').textContent).toContain('changed while you looked at it');
});

test.each([
  [404, 'This link opens nothing. Ask the shop that sent it for a new one.'],
  [410, 'This link has expired. Ask Tea House for a new one.'],
])('a link that opens nothing (%s) says whom to ask, and nothing to try again', async (status, message) => {
  openApp(ADDRESS, [signedOut, refuse(approvalEndpoints.read, status, { error: 'link', message })]);
  expect((await screen.findByRole('alert')).textContent).toBe(message);
  expect(screen.queryByRole('button', { name: 'Retry' })).toBeNull();
});

test('a page that could not be read is read again', async () => {
  const { user } = openApp(ADDRESS, [
    signedOut,
    once(refuse(approvalEndpoints.read, 503, { error: 'database_busy', message: 'Busy.' })),
    reading(),
  ]);
  await user.click(await screen.findByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('Nothing is left to approve. Thank you.')).toBeTruthy();
});
