import { expect, test } from 'vitest';
import { takeTurns } from './take-turns.ts';

test('so many run at a time, and each that ends, or fails, makes room for the next', async () => {
  const inTurn = takeTurns(2);
  const begun: string[] = [];
  const ends = new Map<string, PromiseWithResolvers<string>>();
  const act = (name: string) =>
    inTurn(() => {
      begun.push(name);
      const end = Promise.withResolvers<string>();
      ends.set(name, end);
      return end.promise;
    });
  const all = Promise.allSettled(['slow', 'failing', 'third', 'fourth'].map(act));
  await expect.poll(() => begun).toEqual(['slow', 'failing']);
  ends.get('failing')!.reject(new Error('away'));
  await expect.poll(() => begun).toEqual(['slow', 'failing', 'third']);
  ends.get('third')!.resolve('3');
  await expect.poll(() => begun).toHaveLength(4);
  ends.get('fourth')!.resolve('4');
  ends.get('slow')!.resolve('1');
  expect((await all).map(({ status }) => status)).toEqual([
    'fulfilled',
    'rejected',
    'fulfilled',
    'fulfilled',
  ]);
});
