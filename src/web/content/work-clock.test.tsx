import { fireEvent, render } from '@testing-library/react';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { postReportEndpoints } from '#shared/publishing/post-report.ts';
import { answer, serveReplies } from '#web/testing/replies.ts';
import { forgetWork, saveWork, useWorkClock } from './work-clock.ts';

const STORE_ID = '11111111-1111-4111-8111-111111111111';
const POST_ID = '22222222-2222-4222-8222-222222222222';

function WorkPlace() {
  useWorkClock();
  return null;
}

function startWork() {
  const calls = serveReplies([answer(postReportEndpoints.work, { success: true })]);
  const { unmount } = render(<WorkPlace />);
  return { unmount, saved: () => calls.map(({ body }) => body) };
}

beforeEach(() => {
  vi.useFakeTimers();
  forgetWork();
  onTestFinished(() => void vi.useRealTimers());
});

test('time counts while something was touched of late, and is saved once', async () => {
  const { saved } = startWork();
  vi.advanceTimersByTime(20_000);
  fireEvent.keyDown(document.body);
  vi.advanceTimersByTime(60_000);
  await saveWork(STORE_ID, POST_ID);
  await saveWork(STORE_ID, POST_ID);
  expect(saved()).toEqual([{ seconds: 49 }]);
});

test('a look is no work, and neither is a page in the background or one that was left', async () => {
  const { saved, unmount } = startWork();
  vi.advanceTimersByTime(4_000);
  await saveWork(STORE_ID, POST_ID);
  const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  onTestFinished(() => visibility.mockRestore());
  vi.advanceTimersByTime(20_000);
  visibility.mockReturnValue('visible');
  unmount();
  vi.advanceTimersByTime(20_000);
  await saveWork(STORE_ID, POST_ID);
  expect(saved()).toEqual([]);
});

test('work goes along from one page to the next', async () => {
  const { saved, unmount } = startWork();
  vi.advanceTimersByTime(6_000);
  unmount();
  render(<WorkPlace />);
  vi.advanceTimersByTime(6_000);
  await saveWork(STORE_ID, POST_ID);
  expect(saved()).toEqual([{ seconds: 12 }]);
});
