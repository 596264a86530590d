import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import {
  type ApprovalLink,
  approvalLinkEndpoints,
  type Mentionable,
  type OutsideAnswer,
  type PostComment,
  postCommentEndpoints,
} from '#shared/publishing/approvals.ts';
import { CALENDAR_NOW } from '#web/testing/calendar-replies.ts';
import { openCalendar } from '#web/testing/open-calendar.tsx';
import { actingAs, answer, once, refuse } from '#web/testing/replies.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: CALENDAR_NOW });
});
afterEach(() => {
  vi.useRealTimers();
});

const ID = '3f0c2f00-0000-4000-8000-000000000001';
const POST = `/social-media-scheduler?tab=calendar&view=month&scheduled=${ID}`;
const LINK: ApprovalLink = {
  id: '7a0c2f00-0000-4000-8000-000000000001',
  label: 'Anna, Atelier',
  scope: { from: '2026-11-23', to: '2026-11-29' },
  madeBy: 'Ada Yılmaz',
  isEnded: false,
  expiresAt: '2026-12-20T12:00:00.000Z',
  lastOpenedAt: null,
  createdAt: '2026-11-21T12:00:00.000Z',
};
const said = (given: Partial<PostComment> = {}): PostComment => ({
  id: '8a0c2f00-0000-4000-8000-000000000001',
  kind: 'comment',
  author: 'Ada Yılmaz',
  isOutsider: false,
  isShared: false,
  text: 'Is this the right cup?',
  createdAt: '2026-11-21T12:00:00.000Z',
  ...given,
});
const outside: OutsideAnswer = {
  kind: 'approved',
  author: 'Anna',
  at: '2026-11-21T12:00:00.000Z',
  isOutdated: true,
  canAnswerAgain: true,
};

test('the week in view is shared by a link that is shown once', async () => {
  const address = 'https://vitrin.example/approve/a-token';
  const { user, posts } = openCalendar({
    address: '/social-media-scheduler?tab=calendar&view=week&day=2026-11-24',
    replies: [answer(approvalLinkEndpoints.create, { link: LINK, address, isSent: true })],
  });
  await user.click(await screen.findByRole('button', { name: 'Share for approval' }));
  const form = within(await screen.findByRole('dialog', { name: 'Share for approval' }));
  await user.click(form.getByRole('button', { name: 'Make the link' }));
  expect(form.getByText('Please say whom the link is for.')).toBeTruthy();
  await user.type(form.getByRole('textbox', { name: 'Who is it for?' }), 'Anna, Atelier');
  await user.type(await form.findByRole('textbox', { name: 'Email' }), 'anna@example.com');
  await user.selectOptions(form.getByRole('combobox', { name: 'Opens for' }), '14 days');
  await user.click(form.getByRole('button', { name: 'Make the link' }));

  const made = within(await screen.findByRole('dialog', { name: 'The link for Anna, Atelier' }));
  expect(made.getByText(address)).toBeTruthy();
  expect(made.getByText('The link was sent by e-mail.')).toBeTruthy();
  const share = made.getByRole('link', { name: /^Share by WhatsApp/ }) as HTMLAnchorElement;
  expect(decodeURIComponent(share.href)).toContain(address);
  expect(posts('/approval-links')).toEqual([
    {
      label: 'Anna, Atelier',
      email: 'anna@example.com',
      scope: { from: '2026-11-22', to: '2026-11-28' },
      goodForDays: 14,
    },
  ]);
});

test('links are listed where they are made, extended and revoked after a question', async () => {
  const { user, calls, posts } = openCalendar({
    address: POST,
    replies: [
      once(answer(approvalLinkEndpoints.list, { links: [LINK], canSend: false })),
      once(answer(approvalLinkEndpoints.list, { links: [LINK], canSend: false })),
      answer(approvalLinkEndpoints.extend, LINK),
      answer(approvalLinkEndpoints.revoke, { success: true }),
    ],
  });
  await user.click(await screen.findByRole('button', { name: 'Ask someone outside to approve' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Ask someone outside to approve' }));
  const links = within(await dialog.findByRole('region', { name: 'Links for approval' }));
  expect(
    await links.findByText(
      /November 23 – 29, 2026 · Opens until .*Dec 20.* · Not opened yet · By Ada Yılmaz/,
    ),
  ).toBeTruthy();
  expect(dialog.queryByRole('textbox', { name: 'Email' })).toBeNull();
  await user.click(links.getByRole('button', { name: 'Extend the link for Anna, Atelier' }));
  await waitFor(() => expect(posts('/extend')).toEqual([{ goodForDays: 7 }]));
  await user.click(links.getByRole('button', { name: 'Revoke the link for Anna, Atelier' }));
  const question = within(await screen.findByRole('dialog', { name: 'Revoke this link?' }));
  await user.click(question.getByRole('button', { name: 'Revoke' }));
  await waitFor(() => expect(links.queryByText('Anna, Atelier')).toBeNull());
  expect(calls.filter(({ method }) => method === 'DELETE')).toHaveLength(1);
});

test('a link whose maker may no longer approve says what to do, and is not extended', async () => {
  const ended = { ...LINK, madeBy: null, isEnded: true };
  const { user } = openCalendar({
    address: POST,
    replies: [answer(approvalLinkEndpoints.list, { links: [ended], canSend: false })],
  });
  await user.click(await screen.findByRole('button', { name: 'Ask someone outside to approve' }));
  const links = within(await screen.findByRole('region', { name: 'Links for approval' }));
  expect(await links.findByText(/ · Opens no more · Not opened yet$/)).toBeTruthy();
  expect(
    links.getByText('Who made it may no longer approve here. Make a new link to ask again.'),
  ).toBeTruthy();
  expect(links.queryByRole('button', { name: 'Extend the link for Anna, Atelier' })).toBeNull();
  expect(links.getByRole('button', { name: 'Revoke the link for Anna, Atelier' })).toBeTruthy();
});

test('a post shows who approved it outside, that it was changed since, and what was said', async () => {
  const { user, posts } = openCalendar({
    address: POST,
    replies: [
      once(answer(postCommentEndpoints.list, { comments: [said()], answer: outside, people: [] })),
      answer(postCommentEndpoints.list, {
        comments: [said(), said({ id: LINK.id, text: 'We change it.', isShared: true })],
        answer: outside,
        people: [],
      }),
      answer(postCommentEndpoints.add, said()),
    ],
  });
  const part = within(await screen.findByRole('region', { name: 'Comments and approval' }));
  expect(await part.findByText(/^Approved by Anna on .*Nov 21/)).toBeTruthy();
  expect(part.getByText('It was changed since, so the same link asks again.')).toBeTruthy();
  expect(part.getByRole('list', { name: 'Comments' }).textContent).toContain('Is this the right cup?');
  await user.type(part.getByRole('textbox', { name: 'Write a comment' }), 'We change it.');
  await user.click(part.getByRole('checkbox', { name: 'Show it to people with a link, too' }));
  await user.click(part.getByRole('button', { name: 'Comment' }));
  expect(await part.findByText('We change it.')).toBeTruthy();
  expect(part.getByText('Shown outside')).toBeTruthy();
  expect(posts('/comments')).toEqual([{ text: 'We change it.', isShared: true }]);
});

test('comments that could not be loaded are asked for again', async () => {
  const { user } = openCalendar({
    address: POST,
    replies: [
      once(refuse(postCommentEndpoints.list, 500, 'no')),
      answer(postCommentEndpoints.list, { comments: [said()], answer: null, people: [] }),
    ],
  });
  const part = within(await screen.findByRole('region', { name: 'Comments and approval' }));
  expect(await part.findByText('Failed to load the comments.')).toBeTruthy();
  await user.click(part.getByRole('button', { name: 'Retry' }));
  expect(await part.findByText('Is this the right cup?')).toBeTruthy();
});

const ADA: Mentionable = { id: '9a0c2f00-0000-4000-8000-000000000001', name: 'Ada Yılmaz', isYou: true };
const GRACE: Mentionable = { id: '9a0c2f00-0000-4000-8000-000000000002', name: 'Grace Hopper', isYou: false };
const INCI: Mentionable = { id: '9a0c2f00-0000-4000-8000-000000000003', name: 'İnci Hoş', isYou: false };

async function openTalk(people: Mentionable[], comments = [said()]) {
  const opened = openCalendar({
    address: POST,
    replies: [
      answer(postCommentEndpoints.list, { comments, answer: null, people }),
      answer(postCommentEndpoints.add, said()),
    ],
  });
  const part = within(await screen.findByRole('region', { name: 'Comments and approval' }));
  const field = await part.findByRole<HTMLTextAreaElement>('textbox', { name: 'Write a comment' });
  const offered = () => part.queryAllByRole('option').map(({ textContent }) => textContent);
  return { ...opened, part, field, offered };
}

test('after an @, people are offered and chosen by keys; the list closes before the post does', async () => {
  const { user, part, field, offered, posts } = await openTalk([ADA, GRACE, INCI]);
  expect(field.getAttribute('aria-autocomplete')).toBe('list');
  await user.type(field, 'Hello @');
  expect(offered()).toEqual(['Grace Hopper', 'İnci Hoş']);
  expect(part.getByText('2 people to mention, arrow keys choose.')).toBeTruthy();
  const active = () => document.getElementById(field.getAttribute('aria-activedescendant')!)?.textContent;
  expect(active()).toBe('Grace Hopper');
  await user.keyboard('{ArrowDown}');
  expect(active()).toBe('İnci Hoş');
  await user.keyboard('{Escape}');
  expect(offered()).toEqual([]);
  expect(screen.getByRole('dialog')).toBeTruthy();
  await user.type(field, 'inc');
  expect(offered()).toEqual([]);

  await user.clear(field);
  await user.type(field, '@hop');
  expect(offered()).toEqual(['Grace Hopper']);
  await user.keyboard('{Enter}');
  expect(field.value).toBe('@Grace Hopper ');
  expect(offered()).toEqual([]);
  await user.type(field, 'and @ıncı');
  await user.click(part.getByRole('option', { name: 'İnci Hoş' }));
  await waitFor(() => expect(field.selectionStart).toBe(field.value.length));
  await user.type(field, 'please');
  await user.click(part.getByRole('button', { name: 'Comment' }));
  expect(posts('/comments')).toEqual([{ text: '@Grace Hopper and @İnci Hoş please', isShared: false }]);
});

test('who is alone is offered nobody, and mentions of others stand out', async () => {
  const { user, part, field, offered } = await openTalk(
    [ADA],
    [said({ text: 'For @Ada Yılmaz and @Grace Hopper.' })],
  );
  expect(part.queryByText('After @ and a name, that person gets a mail.')).toBeNull();
  await user.type(field, '@');
  expect(offered()).toEqual([]);
  const list = part.getByRole('list', { name: 'Comments' });
  expect([...list.querySelectorAll('strong')].map(({ textContent }) => textContent)).toEqual(['@Ada Yılmaz']);
  expect(list.textContent).toContain('For @Ada Yılmaz and @Grace Hopper.');
});

test('a viewer comments within the account alone', async () => {
  const { user, posts } = openCalendar({
    address: POST,
    replies: [
      actingAs('viewer'),
      answer(postCommentEndpoints.list, { comments: [said()], answer: null, people: [ADA] }),
      answer(postCommentEndpoints.add, said()),
    ],
  });
  const part = within(await screen.findByRole('region', { name: 'Comments and approval' }));
  await user.type(await part.findByRole('textbox', { name: 'Write a comment' }), 'I see.');
  await waitFor(() => expect(part.queryByRole('checkbox')).toBeNull());
  await user.click(part.getByRole('button', { name: 'Comment' }));
  await waitFor(() => expect(posts('/comments')).toEqual([{ text: 'I see.', isShared: false }]));
});
