import { expect, test } from 'vitest';
import { seededChance } from '#shared/core/chance.ts';
import { doGroupsDiffer, isEnough, meanInterval } from './compare-groups.ts';

/** What posts bring: mostly nothing, now and then one order or more, of very different worth. */
function posts(count: number, { chance, share = 0.4, worth = 20 }: Kind): number[] {
  return Array.from({ length: count }, () => {
    if (chance() > share) return 0;
    const orders = 1 + Math.floor(chance() * 3);
    return (
      orders * worth * Math.exp(0.6 * Math.sqrt(-2 * Math.log(1 - chance())) * Math.cos(6.283 * chance()))
    );
  });
}

interface Kind {
  chance: () => number;
  share?: number;
  worth?: number;
}

/** Of the distribution above: the share that sells, two orders on average, and the mean of the lognormal. */
const TRUE_MEAN = 0.4 * 2 * 20 * Math.exp(0.18);

test.each([20, 40])('the interval of %i posts holds the true mean about as often as it says', (count) => {
  const chance = seededChance(count);
  const runs = 300;
  let holds = 0;
  for (let run = 0; run < runs; run++) {
    const { low, high } = meanInterval(posts(count, { chance }));
    if (low <= TRUE_MEAN && TRUE_MEAN <= high) holds += 1;
  }
  expect(holds / runs).toBeGreaterThan(0.85);
  expect(holds / runs).toBeLessThan(0.95);
});

test('groups of the same kind seldom differ, and those that sell otherwise mostly do', () => {
  const chance = seededChance(7);
  const runs = 150;
  let falsely = 0;
  let rightly = 0;
  for (let run = 0; run < runs; run++) {
    const same = posts(30, { chance });
    if (doGroupsDiffer([same, posts(30, { chance }), posts(15, { chance })])) falsely += 1;
    if (doGroupsDiffer([same, posts(30, { chance, share: 0.8, worth: 35 })])) rightly += 1;
  }
  expect(falsely / runs).toBeLessThan(0.04);
  expect(rightly / runs).toBeGreaterThan(0.8);
});

test('with fewer than ten posts, or five that sold, nothing is compared', () => {
  const sold = Array.from({ length: 10 }, (_, at) => (at < 5 ? 10 : 0));
  expect(isEnough(sold)).toBe(true);
  expect(isEnough(sold.slice(0, 9))).toBe(false);
  expect(isEnough([0, ...sold.slice(1)])).toBe(false);
  expect(doGroupsDiffer([sold, sold.slice(1)])).toBeNull();
  expect(doGroupsDiffer([sold, sold])).toBe(false);
});
