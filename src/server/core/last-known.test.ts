import { expect, test } from 'vitest';
import { createLastKnown } from './last-known.ts';

function start() {
  let time = 0;
  let answer: () => Promise<{ name: string } | null> = async () => ({ name: 'first' });
  let asked = 0;
  const known = createLastKnown({
    load: () => {
      asked += 1;
      return answer();
    },
    freshMs: 1_000,
    waitMs: 20,
    most: 10,
    now: () => new Date(time),
  });
  return {
    known,
    asked: () => asked,
    pass: (ms: number) => {
      time += ms;
    },
    answers: (next: typeof answer) => {
      answer = next;
    },
  };
}
const fails = () => Promise.reject(new Error('away'));

test('is asked again when it is old, and once for all who ask at a time', async () => {
  const { known, asked, pass, answers } = start();
  await Promise.all([known.find('a'), known.find('a')]);
  pass(999);
  expect([await known.find('a'), asked()]).toEqual([{ name: 'first' }, 1]);
  answers(async () => ({ name: 'second' }));
  pass(1);
  expect([await known.find('a'), asked()]).toEqual([{ name: 'second' }, 2]);
});

test('the last known stands in for a source that is away or slow', async () => {
  const { known, pass, answers } = start();
  await known.find('a');
  pass(5_000);
  answers(fails);
  expect(await known.find('a')).toEqual({ name: 'first' });
  let finish = (_value: { name: string }) => {};
  answers(
    () =>
      new Promise((resolve) => {
        finish = resolve;
      }),
  );
  expect(await known.find('a')).toEqual({ name: 'first' });
  finish({ name: 'late' });
  await new Promise((resolve) => setTimeout(resolve, 0));
  expect(await known.find('a')).toEqual({ name: 'late' });
});

test('what was never known fails with its source, and what is gone is gone', async () => {
  const { known, pass, answers } = start();
  answers(fails);
  await expect(known.find('a')).rejects.toThrow('away');
  answers(async () => ({ name: 'there' }));
  expect(await known.find('a')).toEqual({ name: 'there' });
  pass(2_000);
  answers(async () => null);
  expect(await known.find('a')).toBeNull();
});

test('what expires while it is asked for is asked for again', async () => {
  const { known, asked, answers } = start();
  await known.find('a');
  known.expire(({ name }) => name === 'first');
  answers(async () => ({ name: 'second' }));
  expect([await known.find('a'), asked()]).toEqual([{ name: 'second' }, 2]);
  known.expire(({ name }) => name === 'another');
  expect([await known.find('a'), asked()]).toEqual([{ name: 'second' }, 2]);
});
