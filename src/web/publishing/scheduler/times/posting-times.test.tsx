import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { postingTimesEndpoints } from '#shared/publishing/posting-times.ts';
import { SchedulerPage } from '#web/publishing/scheduler/page/scheduler-page.tsx';
import { openPart } from '#web/testing/render.tsx';
import { answer, type PreparedReply } from '#web/testing/replies.ts';
import { schedulerReplies } from '#web/testing/scheduler-replies.ts';

const monday = { day: 1, hour: 18, minute: 0 };

async function openTimes(replies: PreparedReply[] = []) {
  const view = openPart(<SchedulerPage />, [...replies, ...schedulerReplies()], '/social-media-scheduler');
  await view.user.click(await screen.findByRole('button', { name: 'Change times' }));
  return { ...view, dialog: within(await screen.findByRole('dialog', { name: 'Times of new schedules' })) };
}

test('times that rest on a habit are said to, and are changed day by day', async () => {
  const { user, dialog, calls } = await openTimes([
    answer(postingTimesEndpoints.choose, { times: [monday], decidedBy: 'owner', basis: null }),
  ]);
  expect(screen.getByText(/Times of new schedules:/).textContent).toMatch(
    /Mon 6:00.PM \(a general habit, not your data\)$/,
  );
  expect(dialog.queryByRole('button', { name: 'Let Vitrin choose' })).toBeNull();
  await user.click(dialog.getByRole('checkbox', { name: 'Tuesday' }));
  await user.click(dialog.getByRole('checkbox', { name: 'Monday' }));
  expect(dialog.getByLabelText<HTMLInputElement>('Time on Tuesday').value).toBe('12:00');
  await user.click(dialog.getByRole('button', { name: 'Save times' }));
  expect(await screen.findByText('Times Saved')).toBeTruthy();
  expect(calls.find(({ method }) => method === 'PUT')?.body).toEqual({
    times: [{ day: 2, hour: 12, minute: 0 }],
  });
});

test('what the owner chose can be left to Vitrin again', async () => {
  const { user, dialog, calls } = await openTimes([
    answer(postingTimesEndpoints.read, { times: [monday], decidedBy: 'owner', basis: null }),
    answer(postingTimesEndpoints.choose, { times: [monday], decidedBy: 'analysis', basis: 'store' }),
  ]);
  expect(screen.getByText(/chosen by you/)).toBeTruthy();
  await user.click(dialog.getByRole('button', { name: 'Let Vitrin choose' }));
  expect(await screen.findByText('Times Saved')).toBeTruthy();
  expect(calls.find(({ method }) => method === 'PUT')?.body).toEqual({ times: null });
});
