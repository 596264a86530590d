import { setImmediate as turn } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { createGroupCommit } from './group-commit.ts';

test('what arrives while one write is on its way goes out with the next', async () => {
  const written: number[][] = [];
  const add = createGroupCommit(async (items: number[]) => {
    written.push(items);
    await turn();
    return items.map((item) => item * 10);
  });
  const first = [add(1), add(2)];
  await turn();
  const second = [add(3), add(4), add(5)];
  expect(await Promise.all([...first, ...second])).toEqual([10, 20, 30, 40, 50]);
  expect(written).toEqual([
    [1, 2],
    [3, 4, 5],
  ]);
});

test('one that cannot be written takes no other with it', async () => {
  const add = createGroupCommit(async (items: number[]) => {
    if (items.includes(13)) throw new Error('unlucky');
    return items;
  });
  const results = await Promise.allSettled([add(12), add(13), add(14)]);
  expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
});

test('no write is larger than its limit', async () => {
  const sizes: number[] = [];
  const add = createGroupCommit(async (items: number[]) => {
    sizes.push(items.length);
    return items;
  }, 2);
  await Promise.all([1, 2, 3, 4, 5].map(add));
  expect(sizes).toEqual([2, 2, 1]);
});
