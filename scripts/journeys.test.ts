import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { faultNames as ofShopier } from '#simulators/shopier/shop/faults.ts';
import { SHOPS_WITHOUT_COPIES } from '#simulators/shopify/demo/demo-shops.ts';

/* Journeys are walked side by side on one installation, where a shop belongs to one account. */

/** Shopier has shops of the same names. */
const ONE_OF_ITS_NAME = SHOPS_WITHOUT_COPIES.filter(
  (name) => !(ofShopier as readonly string[]).includes(name),
);
const SHOP = new RegExp(`'(?:${ONE_OF_ITS_NAME.join('|')}|[a-z-]+-for-[0-9a-f]{8})'`, 'g');

test('no two journeys connect the same shop', () => {
  const journeys = globSync('e2e/*.e2e.ts').flatMap((file) =>
    [...new Set(readFileSync(file, 'utf8').match(SHOP))].map((shop) => ({ file, shop })),
  );
  expect(journeys.length).toBeGreaterThan(10);
  const shared = Map.groupBy(journeys, ({ shop }) => shop).values();
  expect([...shared].filter((users) => users.length > 1)).toEqual([]);
});
