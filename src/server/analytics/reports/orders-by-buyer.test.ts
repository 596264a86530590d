import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createOrdersByBuyer } from './orders-by-buyer.ts';

const BUYERS = fc.oneof(
  fc.integer({ min: 0, max: 600 }),
  fc.maxSafeNat(),
  fc.constantFrom(0, 2 ** 31, 2 ** 32),
);

test('the orders of a buyer come in a row and as they were added, however many there are', async () => {
  const added = fc.array(fc.tuple(BUYERS, fc.integer(), fc.integer()), { maxLength: 3_000, size: 'max' });
  await fc.assert(
    fc.asyncProperty(added, async (orders) => {
      const pairs = createOrdersByBuyer(2);
      const triples = createOrdersByBuyer(3);
      for (const [buyer, first, second] of orders) {
        pairs.add(buyer, first);
        triples.add(buyer, first, second);
      }
      const byBuyer = Map.groupBy(orders, ([buyer]) => buyer);
      expect(await rowsOf(triples, 3)).toEqual(byBuyer);
      const firsts = [...byBuyer].map(
        ([buyer, own]) => [buyer, own.map(([, first]) => [buyer, first])] as const,
      );
      expect(await rowsOf(pairs, 2)).toEqual(new Map(firsts));
    }),
    { seed: 20_261_123, numRuns: 30 },
  );
});

async function rowsOf({ inTurn }: ReturnType<typeof createOrdersByBuyer>, width: number) {
  const rows: number[][][] = [];
  for await (const part of inTurn()) {
    for (let at = 0; at < part.length; at += width) {
      const order = [...part.subarray(at, at + width)];
      if (at > 0 && rows.at(-1)![0]![0] === order[0]) rows.at(-1)!.push(order);
      else rows.push([order]);
    }
  }
  const byBuyer = new Map(rows.map((own) => [own[0]![0]!, own]));
  expect(byBuyer.size).toBe(rows.length);
  return byBuyer;
}
