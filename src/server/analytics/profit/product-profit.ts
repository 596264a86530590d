import type { Database } from '#server/core/db/database.ts';
import { httpProblems } from '#server/core/http/problem.ts';
import type { OwnedStore } from '#server/core/http/serve.ts';
import { dayAfter, localDate } from '#server/core/time/local-time.ts';
import { narrowest } from '#server/stores/profit/cost-book.ts';
import { addProfit, noProfit } from '#server/stores/profit/profit-sums.ts';
import { readInputs } from '#server/stores/profit/write-profit-days.ts';
import type { ProductProfit } from '#shared/analytics/profit.ts';
import { toMajor } from '#shared/core/money.ts';
import { findVariantsOf } from './costs-repository.ts';
import { findProfitDays } from './profit-repository.ts';

interface Dependencies {
  db: Database;
  readTaxInside: (store: OwnedStore, asked: TaxInsideAsked) => Promise<{ ratio: number | null }>;
  now: () => Date;
}

export interface TaxInsideAsked {
  productId: string;
  sinceDay: string;
}

/** Finished days, whose fees and shipping stand for those of the next sale. */
const DAYS = 90;

/** What one sale of a product earns at the costs of today. */
export async function productProfit(
  { db, readTaxInside, now }: Dependencies,
  store: OwnedStore,
  productId: string,
): Promise<ProductProfit> {
  const variants = await findVariantsOf(db, store.id, productId);
  if (variants.length === 0) throw httpProblems.notFound();
  const today = localDate(now(), store.timeZone).toString();
  const days = { from: dayAfter(today, -DAYS), to: dayAfter(today, -1) };
  // Days that are still to be written are left out of the average.
  const [inputs, found] = await Promise.all([
    readInputs(
      db,
      store,
      variants.map(({ id, sku }) => ({ productId, variantId: id, sku })),
    ),
    findProfitDays(db, store.id, days),
  ]);
  const sums = noProfit();
  for (const day of found) addProfit(sums, day.sums);
  const { currency } = store;
  const percent = inputs.hasTaxes
    ? await percentInside()
    : (narrowest(inputs.rules.vat, productId, inputs.categories)?.percent ?? null);

  /** Whether prices are with tax, and with how much of it, only orders say. */
  async function percentInside(): Promise<number | null> {
    const { ratio } = await readTaxInside(store, { productId, sinceDay: days.from });
    return ratio === null ? null : Math.max(0, Math.round((ratio - 1) * 1000) / 10);
  }

  return {
    currency,
    variants: variants.map(({ id, title, sku, price }) => {
      const net = percent === null ? price : (price * 100) / (100 + percent);
      const cost = inputs.costs.costOf({ productId, variantId: id, sku }, today, net);
      return {
        variantId: id,
        title: variants.length > 1 ? title : null,
        price: toMajor(price, currency),
        unitCost: cost && toMajor(cost.unitCost, currency),
        evidence: cost?.evidence ?? null,
      };
    }),
    vatPercent: percent,
    feeShare: sums.paidWithFee > 0 ? sums.fees / sums.paidWithFee : null,
    shipping:
      sums.shipmentsCosted > 0
        ? toMajor(Math.round((sums.shippingCost - sums.shippingCharged) / sums.shipmentsCosted), currency)
        : null,
    handling: inputs.rules.handlingPerOrder ?? 0,
  };
}
