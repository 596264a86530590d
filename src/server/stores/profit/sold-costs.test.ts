import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import type { SoldCost } from '#server/platforms/ports/store-platform.ts';
import { insertStore } from '#server/testing/generated-store.ts';
import { openTestDatabase } from '#server/testing/open-test-database.ts';
import { saveSoldCosts } from './sold-costs-repository.ts';

const { db } = await openTestDatabase();

const costs = (noted: Record<string, number>): SoldCost[] =>
  Object.entries(noted).map(([day, unitCost]) => ({ day, productId: 'p1', variantId: 'v1', unitCost }));

/** Reads the days of each span, one after the other. @returns what is known then. */
async function reading(spans: [from: string, to: string][], noted: Record<string, number>) {
  const { id } = await insertStore(db, 'Europe/London');
  for (const [from, to] of spans) {
    const within = Object.entries(noted).filter(([day]) => day >= from && day <= to);
    await db.transaction((tx) =>
      saveSoldCosts(tx, id, { from, to, costs: costs(Object.fromEntries(within)) }),
    );
  }
  const { rows } = await db.execute(sql`
    select from_day::text || ' ' || to_day::text || ' ' || unit_cost as fact from variant_costs
    where store_id = ${id} order by from_day`);
  return rows.map(({ fact }) => fact);
}

/** On the 12th and 20th something also came back, so that nothing is noted. */
const NOTED = {
  '2026-11-02': 300,
  '2026-11-10': 400,
  '2026-11-14': 400,
  '2026-11-18': 400,
  '2026-11-22': 400,
};
const AT_ONCE = ['2026-11-02 2026-11-03 300', '2026-11-10 2026-11-23 400'];

test.each<[string, [string, string][]]>([
  ['at once', [['2026-11-01', '2026-11-24']]],
  [
    'from the newest back, cut where goods came back',
    [
      ['2026-11-20', '2026-11-24'],
      ['2026-11-12', '2026-11-19'],
      ['2026-11-01', '2026-11-11'],
    ],
  ],
  [
    'forwards',
    [
      ['2026-11-01', '2026-11-12'],
      ['2026-11-13', '2026-11-20'],
      ['2026-11-21', '2026-11-24'],
    ],
  ],
  [
    'with the last days again',
    [
      ['2026-11-01', '2026-11-20'],
      ['2026-11-18', '2026-11-21'],
      ['2026-11-19', '2026-11-24'],
    ],
  ],
  [
    'with days again on which nothing was noted',
    [
      ['2026-11-01', '2026-11-24'],
      ['2026-11-11', '2026-11-13'],
      ['2026-11-19', '2026-11-21'],
    ],
  ],
])('what was noted at sales is the same when it is read %s', async (_, spans) => {
  expect(await reading(spans, NOTED)).toEqual(AT_ONCE);
});

test('another cost between two that are alike is kept', async () => {
  const noted = { '2026-11-10': 400, '2026-11-14': 450, '2026-11-18': 400 };
  expect(
    await reading(
      [
        ['2026-11-13', '2026-11-20'],
        ['2026-11-01', '2026-11-12'],
      ],
      noted,
    ),
  ).toEqual(['2026-11-10 2026-11-11 400', '2026-11-14 2026-11-15 450', '2026-11-18 2026-11-19 400']);
});
