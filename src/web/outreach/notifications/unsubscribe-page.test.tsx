import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { notificationEndpoints } from '#shared/outreach/notifications.ts';
import { openApp } from '#web/testing/render.tsx';
import { answer, signedOut } from '#web/testing/replies.ts';

const ADDRESS = '/unsubscribe?token=abc.weeklySummary.def';
const on = answer(notificationEndpoints.subscription, { topic: 'weeklySummary', isOn: true });

test('a visitor is asked first, unsubscribes, and takes it back', async () => {
  const { user, calls } = openApp(ADDRESS, [
    signedOut,
    on,
    answer(notificationEndpoints.unsubscribe, { topic: 'weeklySummary', isOn: false }),
    answer(notificationEndpoints.resubscribe, { topic: 'weeklySummary', isOn: true }),
  ]);
  expect(await screen.findByRole('heading', { name: 'Stop these e-mails?' })).toBeTruthy();
  expect(screen.getByText(/^“Weekly summary” is switched on/)).toBeTruthy();
  const changes = () => calls.filter(({ method }) => method === 'POST').map(({ path }) => path);
  expect(changes()).toEqual([]);

  await user.click(screen.getByRole('button', { name: 'Unsubscribe' }));
  expect(await screen.findByRole('heading', { name: 'You are unsubscribed' })).toBeTruthy();
  expect(changes()).toEqual(['/api/unsubscribe?token=abc.weeklySummary.def']);

  await user.click(screen.getByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Stop these e-mails?' })).toBeTruthy());
  expect(changes()[1]).toBe('/api/unsubscribe/undo?token=abc.weeklySummary.def');
});

test('a link that is not complete says so', async () => {
  openApp('/unsubscribe', [signedOut]);
  expect(
    await screen.findByText('This link is not complete. Please open it from the e-mail again.'),
  ).toBeTruthy();
});
