import { screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { notificationEndpoints, type Notifications as State } from '#shared/outreach/notifications.ts';
import { switchLanguage } from '#web/core/app/i18n.ts';
import { whyBlocked } from '#web/testing/blocked.ts';
import { openPart } from '#web/testing/render.tsx';
import { answer, once, type PreparedReply, refuse } from '#web/testing/replies.ts';
import { Notifications } from './notifications.tsx';
import { useMailLanguage } from './notifications-language.ts';

const state = (change: Partial<State> = {}): State => ({
  settings: {
    weeklySummary: true,
    storeProblems: true,
    postProblems: true,
    unusualDays: true,
    outsideAnswers: true,
    mentions: true,
  },
  language: 'en',
  email: 'ada@example.com',
  emailVerified: true,
  canSend: true,
  ...change,
});

async function openCard(known: State, replies: PreparedReply[] = []) {
  const opened = openPart(
    <Notifications />,
    [...replies, answer(notificationEndpoints.read, known)],
    '/settings',
  );
  const card = within(await screen.findByRole('region', { name: 'Notifications' }));
  await card.findByRole('checkbox', { name: /^Weekly summary/ });
  return { ...opened, card };
}

test('each kind of mail is switched off on its own, and back when it could not be saved', async () => {
  const { card, user, calls } = await openCard(state(), [
    once(answer(notificationEndpoints.change, state())),
    refuse(notificationEndpoints.change, 500, 'Away'),
  ]);
  const box = (name: RegExp) => card.getByRole<HTMLInputElement>('checkbox', { name });
  await user.click(box(/^Unusual days/));
  expect(box(/^Unusual days/).checked).toBe(false);
  expect(box(/^Weekly summary/).checked).toBe(true);
  const saved = calls.filter(({ method }) => method === 'PUT');
  expect(saved.map(({ path, body }) => [path, body])).toEqual([
    ['/api/user/notifications', { settings: { unusualDays: false } }],
  ]);

  await user.click(box(/^Store problems/));
  expect(await screen.findByText('Your choice could not be saved. Please try again.')).toBeTruthy();
  expect(box(/^Store problems/).checked).toBe(true);
});

test('an example is sent to the owner, or the server says why not', async () => {
  const { card, user } = await openCard(state({ language: 'tr' }), [
    once(answer(notificationEndpoints.example, { success: true, email: 'ada@example.com' })),
    refuse(notificationEndpoints.example, 409, {
      error: 'no_store_read',
      message: 'There is nothing to report yet: connect a store, and wait until its orders are read.',
    }),
  ]);
  expect(card.getByText('Mails are written in Turkish, the language you use Vitrin in.')).toBeTruthy();
  await user.click(card.getByRole('button', { name: 'Send me an example' }));
  expect(await screen.findByText('Last week’s summary is on its way to ada@example.com.')).toBeTruthy();
  await user.click(card.getByRole('button', { name: 'Send me an example' }));
  expect(await screen.findByText(/^There is nothing to report yet/)).toBeTruthy();
});

test('an owner who has not verified the address sees that nothing is sent, and where to do it', async () => {
  const { card } = await openCard(state({ emailVerified: false }));
  expect(card.getByText(/ada@example.com is not verified yet/)).toBeTruthy();
  expect(card.getByRole('link', { name: 'Verify it under Security' }).getAttribute('href')).toBe('#security');
  expect(whyBlocked(card.getByRole('button', { name: 'Send me an example' }))).toBe(
    'Please verify your e-mail address first; until then nothing is sent to it.',
  );
});

test('without a mail server the card says so', async () => {
  const { card } = await openCard(state({ canSend: false }));
  expect(card.getByText('No mail server is set up here, so none of this is sent.')).toBeTruthy();
  expect(whyBlocked(card.getByRole('button', { name: 'Send me an example' }))).toBe(
    'No mail server is set up here, so nothing can be sent.',
  );
});

test('mails follow when the language is switched, and not before', async () => {
  const { calls, user } = openPart(<Switcher />, [
    answer(notificationEndpoints.change, state({ language: 'tr' })),
  ]);
  const sent = () => calls.filter(({ method }) => method === 'PUT').map(({ body }) => body);
  expect(await screen.findByRole('button', { name: 'Switch' })).toBeTruthy();
  expect(sent()).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Switch' }));
  await waitFor(() => expect(sent()).toEqual([{ language: 'tr' }]));
  await switchLanguage('en');
  await waitFor(() => expect(sent()).toEqual([{ language: 'tr' }, { language: 'en' }]));
});

function Switcher() {
  useMailLanguage();
  const [, setPressed] = useState(false);
  return (
    <button type="button" onClick={() => switchLanguage('tr').then(() => setPressed(true))}>
      Switch
    </button>
  );
}
