import { describe, expect, test, vi } from 'vitest';
import { type Again, doublingMs, type RetryPolicy, retry } from './retry.ts';

/** Fails so often, each failure with its number, and then answers; on a clock that only waiting moves. */
async function ask(
  failures: number,
  again: RetryPolicy['again'],
  { limitMs, ...policy }: Partial<RetryPolicy> & { limitMs?: number } = {},
) {
  const askedAtMs: number[] = [];
  let nowMs = 0;
  const sleep = async (ms: number) => {
    nowMs += ms;
  };
  const leftMs = limitMs === undefined ? {} : { leftMs: () => limitMs - nowMs };
  const outcome = await retry({ ...policy, ...leftMs, again, sleep }, async () => {
    askedAtMs.push(nowMs);
    if (askedAtMs.length <= failures) throw new Error(`failure ${askedAtMs.length}`);
    return 'answer';
  }).catch((error: Error) => error.message);
  return { outcome, askedAtMs };
}

test('an answer is asked for once', async () => {
  const again = vi.fn(() => null);
  expect(await ask(0, again)).toEqual({ outcome: 'answer', askedAtMs: [0] });
  expect(again).not.toHaveBeenCalled();
});

test('a failure that does not pass is thrown at once', async () => {
  expect(await ask(1, () => null)).toEqual({ outcome: 'failure 1', askedAtMs: [0] });
});

test('without a wait everything is asked at once', async () => {
  expect(await ask(2, () => ({}))).toEqual({ outcome: 'answer', askedAtMs: [0, 0, 0] });
});

describe('limits', () => {
  test.each<[string, number, (attempt: number) => Again, string, number[]]>([
    ['attempts', 9, () => ({ waitMs: 10, attempts: 3 }), 'failure 3', [0, 10, 20]],
    ['attempts that suffice', 2, () => ({ waitMs: 10, attempts: 3 }), 'answer', [0, 10, 20]],
    ['patience', 9, () => ({ waitMs: 10, patienceMs: 25 }), 'failure 3', [0, 10, 20]],
    ['patience to the last moment', 9, () => ({ waitMs: 10, patienceMs: 20 }), 'failure 3', [0, 10, 20]],
    [
      'patience for some failures, and attempts that count them all',
      9,
      (attempt) => (attempt % 2 === 1 ? { waitMs: 10, patienceMs: 20 } : { waitMs: 100, attempts: 6 }),
      'failure 5',
      [0, 10, 110, 120, 220],
    ],
  ])('%s', async (_, failures, again, outcome, askedAtMs) => {
    expect(await ask(failures, (_failure, attempt) => again(attempt))).toEqual({ outcome, askedAtMs });
  });

  test('a wait that would use up the time limit is not begun', async () => {
    const { outcome, askedAtMs } = await ask(9, () => ({ waitMs: 10 }), { limitMs: 30 });
    expect(outcome).toBe('failure 3');
    expect(askedAtMs).toEqual([0, 10, 20]);
  });
});

test('each failure that is followed by a wait is reported', async () => {
  const reported: unknown[] = [];
  const onFailure = (failure: unknown) => void reported.push(failure);
  await ask(9, () => ({ waitMs: 10, attempts: 3 }), { onFailure });
  expect(reported).toEqual([new Error('failure 1'), new Error('failure 2')]);
});

test('an abort ends a wait with its reason, and nothing is asked after it', async () => {
  const stop = new AbortController();
  const question = vi.fn(() => Promise.reject(new Error('failed')));
  const asked = retry({ again: () => ({ waitMs: 60_000 }), signal: stop.signal }, question);
  setTimeout(() => stop.abort('enough'), 1);
  await expect(asked).rejects.toBe('enough');
  await expect(retry({ again: () => null, signal: stop.signal }, question)).rejects.toBe('enough');
  expect(question).toHaveBeenCalledTimes(1);
});

test('waits double, and with jitter they are between half and whole', () => {
  const attempts = [1, 2, 3, 4];
  expect(attempts.map((attempt) => doublingMs(500, attempt))).toEqual([500, 1000, 2000, 4000]);
  expect(attempts.map((attempt) => doublingMs(500, attempt, () => 0))).toEqual([250, 500, 1000, 2000]);
  expect(doublingMs(25, 1, () => 0.5)).toBe(19);
});
