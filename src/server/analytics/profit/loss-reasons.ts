import { contributionOf, noProfit, type ProfitSums } from '#server/stores/profit/profit-sums.ts';
import type { LOSS_REASONS } from '#shared/analytics/profit.ts';

type LossReason = (typeof LOSS_REASONS)[number];

/**
 * Why an order earned nothing: what would have had to be otherwise for it to earn, the largest first; where no single
 * thing would have done, the largest of all.
 */
export function lossReasons(partial: Partial<ProfitSums>): LossReason[] {
  const sums = { ...noProfit(), ...partial };
  const contribution = contributionOf(sums);
  if (contribution >= 0) return [];
  const beforeDiscount = sums.covered - sums.discounts - sums.returns - sums.costOfGoods;
  const amounts: [LossReason, number][] = [
    ['below_cost', Math.max(0, 0 - beforeDiscount)],
    ['discount', 0 - sums.discounts],
    ['returned', 0 - sums.returns],
    ['shipping', sums.shippingCost - sums.shippingCharged],
    ['fees', sums.fees],
    ['dispute', sums.otherCosts],
  ];
  const causes = amounts.filter(([, amount]) => amount > 0).sort(([, one], [, other]) => other - one);
  const decisive = causes.filter(([, amount]) => contribution + amount >= 0);
  return (decisive.length > 0 ? decisive : causes.slice(0, 1)).map(([reason]) => reason);
}
