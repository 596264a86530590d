import type { Earned } from '#server/analytics/profit/margins.ts';
import { addProfit, noProfit, type ProfitSums } from '#server/stores/profit/profit-sums.ts';

/** What a margin falls by, in the order in which they are named where two are alike. */
export const MARGIN_REASONS = ['cost', 'discounts', 'returns', 'mix', 'fees', 'shipping', 'other'] as const;
export type MarginReason = (typeof MARGIN_REASONS)[number];

export type MarginSplit = Record<MarginReason, number>;

type Goods = Pick<ProfitSums, 'grossSales' | 'discounts' | 'returns' | 'vat' | 'covered' | 'costOfGoods'>;

export function totalOf({ days }: Pick<Earned, 'days'>): ProfitSums {
  const total = noProfit();
  for (const { sums } of days) addProfit(total, sums);
  return total;
}

/**
 * How much of a fall of the margin (contribution ÷ net sales with a cost) each reason is; all together are the fall. A
 * product of two factors changes by the change of each times the mean of the other, which adds up exactly (Marshall and
 * Edgeworth's means): the share of a variant in sales times its cost rate, and that rate's own factors in turn.
 */
export function splitFall(now: Earned, before: Earned): MarginSplit {
  const [total, totalBefore] = [totalOf(now), totalOf(before)];
  const rise = (of: (sums: ProfitSums) => number) =>
    of(total) / total.covered - of(totalBefore) / totalBefore.covered;
  return {
    ...splitGoods({ earned: now, covered: total.covered }, { earned: before, covered: totalBefore.covered }),
    fees: rise(({ fees }) => fees),
    shipping: rise(({ shippingCost, shippingCharged }) => shippingCost - shippingCharged),
    other: rise(
      ({ handling, otherCosts, otherIncome, uncostedCharges }) =>
        handling + otherCosts - otherIncome - uncostedCharges,
    ),
  };
}

interface Side {
  earned: Earned;
  covered: number;
}

function splitGoods(now: Side, before: Side): Pick<MarginSplit, 'cost' | 'discounts' | 'returns' | 'mix'> {
  const split = { cost: 0, discounts: 0, returns: 0, mix: 0 };
  const [sold, soldBefore] = [byVariant(now.earned), byVariant(before.earned)];
  for (const key of new Set([...sold.keys(), ...soldBefore.keys()])) {
    const one = sold.get(key) ?? noProfit();
    const other = soldBefore.get(key) ?? noProfit();
    if (one.covered <= 0 || other.covered <= 0) {
      // Sold on one side alone: all of it is what was sold, whatever it cost.
      split.mix += one.costOfGoods / now.covered - other.costOfGoods / before.covered;
      continue;
    }
    const [share, shareBefore] = [one.covered / now.covered, other.covered / before.covered];
    const [rate, rateBefore] = [one.costOfGoods / one.covered, other.costOfGoods / other.covered];
    split.mix += (share - shareBefore) * mean(rate, rateBefore);
    const weight = mean(share, shareBefore);
    if (!isSplit(one) || !isSplit(other)) {
      split.cost += weight * (rate - rateBefore);
      continue;
    }
    const [of, ofBefore] = [factorsOf(one), factorsOf(other)];
    const priced = (factors: typeof of) => factors.discounted * factors.returned;
    const costMean = weight * mean(of.cost, ofBefore.cost);
    split.cost += weight * (of.cost - ofBefore.cost) * mean(priced(of), priced(ofBefore));
    split.discounts +=
      costMean * (of.discounted - ofBefore.discounted) * mean(of.returned, ofBefore.returned);
    split.returns += costMean * (of.returned - ofBefore.returned) * mean(of.discounted, ofBefore.discounted);
  }
  return split;
}

function byVariant({ variants }: Earned): Map<string, Goods> {
  return new Map(variants.map(({ id, variantId, sums }) => [`${id} ${variantId}`, sums]));
}

const mean = (one: number, other: number) => (one + other) / 2;

/** All of it has a cost, and something is left of its price. */
const isSplit = ({ grossSales, discounts, returns, vat, covered }: Goods) =>
  grossSales > 0 && grossSales + discounts > 0 && covered === grossSales + discounts + returns - vat;

/** The cost rate as a product: of the price, of what discounts leave of it, and of what returns and tax leave of that. */
function factorsOf({ grossSales, discounts, covered, costOfGoods }: Goods) {
  return {
    cost: costOfGoods / grossSales,
    discounted: grossSales / (grossSales + discounts),
    returned: (grossSales + discounts) / covered,
  };
}
