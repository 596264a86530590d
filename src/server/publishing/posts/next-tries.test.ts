import { expect, test } from 'vitest';
import { backoffMs, isLate, lookUpAfterFailure, nextLookUp, notAfterLate } from './next-tries.ts';

const NOON = new Date('2026-11-21T12:00:00Z');
const after = (minutes: number) => new Date(NOON.getTime() + minutes * 60_000);

test('an hour late is not too late, a moment more is', () => {
  expect(isLate(NOON, after(60))).toBe(false);
  expect(isLate(NOON, new Date(after(60).getTime() + 1))).toBe(true);
  expect(isLate(NOON, after(-600))).toBe(false);
});

test('waits double, beginning with a minute', () => {
  const tries = [0];
  while (tries.at(-1)! < 60) tries.push(tries.at(-1)! + backoffMs(NOON, after(tries.at(-1)!)) / 60_000);
  expect(tries).toEqual([0, 1, 2, 4, 8, 16, 32, 64]);
});

test('a wait that would end too late ends when its owner is to be notified', () => {
  expect(notAfterLate(after(5), NOON)).toEqual(after(5));
  expect(isLate(NOON, notAfterLate(after(24 * 60), NOON))).toBe(true);
});

test('a post without an answer is looked up four times within a quarter of an hour', () => {
  const looks = [0, 1, 2, 3, 4].map((count) => nextLookUp(NOON, count, NOON));
  expect(looks).toEqual([after(0.25), after(1), after(5), after(15), null]);
});

test('what is found long afterwards is looked up at once, and then with pauses', () => {
  expect(nextLookUp(NOON, 0, after(60))).toEqual(after(60));
  expect(nextLookUp(NOON, 1, after(60))).toEqual(after(60.25));
});

function waitsUntilGivenUp(hintMs?: number): number[] {
  const waits: number[] = [];
  for (let before = 0; ; ) {
    const { failures, nextTryAt } = lookUpAfterFailure(before, hintMs, NOON);
    if (!nextTryAt) return waits;
    waits.push((nextTryAt.getTime() - NOON.getTime()) / 1000);
    before = failures;
  }
}

test('a network that does not answer is asked again after seconds, and for about an hour', () => {
  const waits = waitsUntilGivenUp();
  expect(waits.slice(0, 8)).toEqual([5, 10, 20, 40, 80, 160, 300, 300]);
  expect(waits.reduce((sum, wait) => sum + wait) / 60).toBeCloseTo(50, 0);
});

test('a network that says how long to leave it alone is asked then, for about an hour as well', () => {
  expect(waitsUntilGivenUp(900_000)).toEqual(Array(5).fill(900));
  expect(waitsUntilGivenUp(24 * 3_600_000)).toEqual([3600]);
  expect(waitsUntilGivenUp(0)).toEqual(Array(15).fill(1));
});
