import { screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { usageEndpoints } from '#shared/content/usage.ts';
import { exampleUsage } from '#web/testing/content-replies.ts';
import { openPart } from '#web/testing/render.tsx';
import { answer, once, refuse } from '#web/testing/replies.ts';
import { UsageCard, usageState } from './usage-card.tsx';

test.each([
  [{ current: 0, limit: 1, canUse: true }, 'available'],
  [{ current: 1, limit: 2, canUse: true }, 'available'],
  [{ current: 1, limit: 1, canUse: false }, 'reached'],
  [{ current: 3, limit: 2, canUse: true }, 'reached'],
  [{ current: 0, limit: 1, canUse: false }, 'unavailable'],
  [{ current: 0, limit: 0, canUse: false }, 'unavailable'],
] as const)('%o is %s', (entry, state) => {
  expect(usageState(entry)).toBe(state);
});

test('each resource says how much is left and when there is more', async () => {
  openPart(<UsageCard />, [
    answer(
      usageEndpoints.usage,
      exampleUsage({ image: { current: 1, canUse: false }, video_10s: { limit: 0, canUse: false } }),
    ),
  ]);
  const card = within(await screen.findByRole('region', { name: 'Daily Usage' }));
  const items = (await card.findAllByRole('listitem')).map(({ textContent }) => textContent);
  expect(card.getByText('Daily Usage').closest('summary')?.textContent).toBe(
    'Daily UsageTextAvailable0/2ImageLimit Reached1/15 sAvailable0/110 sUnavailable',
  );
  expect(items[0]).toMatch(/^Text PostsAvailable0 of 2 used todayResets Sun/);
  expect(items[1]).toMatch(/^AI ImagesLimit Reached1 of 1 used today/);
  expect(items[2]).toMatch(/^5-second VideosAvailable0 of 1 used this week/);
  expect(items[3]).toMatch(/^10-second VideosUnavailable/);
});

test('it is read again every 30 seconds', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  openPart(<UsageCard />, [
    once(answer(usageEndpoints.usage, exampleUsage())),
    answer(usageEndpoints.usage, exampleUsage({ text: { current: 2, canUse: false } })),
  ]);
  await screen.findByText('0 of 2 used today');
  await vi.advanceTimersByTimeAsync(30_000);
  expect(await screen.findByText('2 of 2 used today')).toBeTruthy();
  vi.useRealTimers();
});

test('a failed reading is said, with a way to try again', async () => {
  const { user } = openPart(<UsageCard />, [
    once(refuse(usageEndpoints.usage, 500, 'broken')),
    answer(usageEndpoints.usage, exampleUsage()),
  ]);
  expect(await screen.findByText('Failed to load usage data.')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('0 of 2 used today')).toBeTruthy();
});
