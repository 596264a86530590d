import { expect, test } from 'vitest';
import { poisson, shareFound } from '#server/analytics/testing/chance.ts';
import { seededChance } from '#shared/core/chance.ts';
import { DAY_MS } from '#shared/core/time.ts';
import { type DiscountDay, findMovedForward } from './discount-after.ts';
import { DAYS_BEFORE, type FailureDay, findRisingFailure, RECENT_DAYS } from './failures.ts';
import { findOverdue, type Waiting } from './overdue.ts';
import { findUnusualRates, type ProductCounts } from './product-rates.ts';

/** Binomially, 5 % of 200 shops are 16 or fewer in 97 of 100 such tests. */
const SHOPS = 200;
const FEW = 16 / SHOPS;

const hitsOf = (of: number, share: number, chance: () => number) =>
  Array.from({ length: of }).filter(() => chance() < share).length;

/** Forty products of a shop; the first has another share. */
function ratesOf(share: number, first: number, chance: () => number): boolean {
  const products: ProductCounts[] = Array.from({ length: 40 }, (_, at) => {
    const of = 60 + at * 5;
    return { id: `p${at}`, title: `P${at}`, of, hits: hitsOf(of, at === 0 ? first : share, chance) };
  });
  const all = products.reduce((one, { hits, of }) => ({ hits: one.hits + hits, of: one.of + of }), {
    hits: 0,
    of: 0,
  });
  const found = findUnusualRates(products, all, { ways: ['more', 'less'] });
  return first === share ? found.length > 0 : found.some(({ id }) => id === 'p0');
}

test('a share is called unusual in 5% of shops at most where all products are alike', () => {
  for (const share of [0.04, 0.3])
    expect(shareFound(SHOPS, (chance) => ratesOf(share, share, chance))).toBeLessThanOrEqual(FEW);
});

test('a product with five times the share is found in 80% of shops at least', () => {
  expect(shareFound(SHOPS, (chance) => ratesOf(0.06, 0.3, chance))).toBeGreaterThanOrEqual(0.8);
});

test('fewer than five on either side are no evidence', () => {
  const product = { id: 'p', title: 'P', hits: 4, of: 40 };
  const asked = { ways: ['more'] } as const;
  expect(findUnusualRates([product], { hits: 10, of: 4_000 }, asked)).toEqual([]);
  expect(findUnusualRates([{ ...product, hits: 20 }], { hits: 24, of: 4_000 }, asked)).toEqual([]);
  expect(findUnusualRates([{ ...product, hits: 20 }], { hits: 60, of: 4_000 }, asked)).toHaveLength(1);
});

/** A weekday pattern, and failures that come in pairs: what fails once is tried again. */
function failureDays(orders: number, share: number, recently: number, chance: () => number): FailureDay[] {
  return Array.from({ length: DAYS_BEFORE + RECENT_DAYS }, (_, at) => {
    const mean = orders * [0.7, 1, 1.1, 1, 1.2, 1.4, 0.6][at % 7]!;
    const failing = poisson((mean * (at >= DAYS_BEFORE ? recently : share)) / 2, chance) * 2;
    return { orders: poisson(mean * (1 - share), chance) + failing, failed: failing };
  });
}

test('failures are called rising in 5% of shops at most where they are not', () => {
  for (const orders of [4, 20, 100])
    expect(
      shareFound(SHOPS, (chance) => findRisingFailure(failureDays(orders, 0.04, 0.04, chance)) !== null),
    ).toBeLessThanOrEqual(FEW);
});

test('failures that rise fivefold, in pairs, are found in 80% of shops with 20 orders a day', () => {
  expect(
    shareFound(SHOPS, (chance) => findRisingFailure(failureDays(20, 0.04, 0.2, chance)) !== null),
  ).toBeGreaterThanOrEqual(0.8);
});

/** A week on discount four weeks before the end; `moved` of its surplus is missing in the week after. */
function discountDays(orders: number, surplus: number, moved: number, chance: () => number): DiscountDay[] {
  return Array.from({ length: 150 }, (_, at) => {
    const isOn = at >= 110 && at < 117;
    const isAfter = at >= 117 && at < 124;
    const factor = isOn ? 1 + surplus : isAfter ? 1 - surplus * moved : 1;
    const count = poisson(orders * [0.7, 1, 1.1, 1, 1.2, 1.4, 0.6][at % 7]! * factor, chance);
    const gross = count * 2_000;
    const day = new Date(Date.UTC(2026, 5, 1) + at * DAY_MS).toISOString().slice(0, 10);
    return { day, orders: count, gross, discount: Math.round(gross * (isOn ? 0.25 : 0.02)) };
  });
}

test('a discount is said to have moved orders in 5% of shops at most where they were new', () => {
  for (const surplus of [0, 0.8])
    expect(
      shareFound(SHOPS, (chance) => findMovedForward(discountDays(20, surplus, 0, chance)) !== null),
    ).toBeLessThanOrEqual(FEW);
});

test('a discount whose orders are all missing afterwards is found in 80% of shops', () => {
  expect(
    shareFound(SHOPS, (chance) => findMovedForward(discountDays(20, 0.8, 1, chance)) !== null),
  ).toBeGreaterThanOrEqual(0.8);
  expect(findMovedForward(discountDays(40, 0.8, 1, seededChance(7)))).toMatchObject({
    from: '2026-09-19',
    to: '2026-09-25',
    afterTo: '2026-10-02',
  });
});

/** Customers with a rhythm of their own; recently more of them stay away than before. */
function waitsOf(staysAway: number, lately: number, chance: () => number, today = 800): Waiting[] {
  const waits: Waiting[] = [];
  for (let customer = 0; customer < 400; customer += 1) {
    const usual = 14 + 60 * chance();
    let day = Math.floor(chance() * usual);
    for (;;) {
      const stops = chance() < (day > today - 150 ? lately : staysAway);
      const lasted = Math.max(1, Math.round(usual * (0.4 + 1.2 * chance())));
      if (stops || day + lasted >= today) {
        waits.push({ since: day, usual, lasted: null });
        break;
      }
      waits.push({ since: day, usual, lasted });
      day += lasted;
    }
  }
  return waits;
}

test('the best customers are called overdue in 5% of shops at most where as many leave as ever', () => {
  expect(
    shareFound(SHOPS, (chance) => findOverdue(waitsOf(0.04, 0.04, chance), 800) !== null),
  ).toBeLessThanOrEqual(FEW);
});

test('best customers who stay away four times as often as before are found in 80% of shops', () => {
  expect(
    shareFound(SHOPS, (chance) => findOverdue(waitsOf(0.04, 0.3, chance), 800) !== null),
  ).toBeGreaterThanOrEqual(0.8);
});
