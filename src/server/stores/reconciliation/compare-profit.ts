import type { ComparedProfit } from '#server/core/db/schema/stores.ts';
import type { DayProfit } from '#server/platforms/ports/store-platform.ts';
import { isNear } from './compare.ts';

/** Minor units. */
export interface OurProfit {
  netSalesWithCost: number;
  costOfGoods: number;
  fees: number;
  /** Payments whose fee the platform had not said when they were read. */
  feesExpected: number;
  /** The owner entered costs, which the platform does not know. */
  hasOwnerCosts: boolean;
}

/** Both sides of some days, and the likely reason why they differ by more than 0.5 %. */
export function profitDifference(ours: OurProfit, days: DayProfit[]): ComparedProfit {
  const sum = (of: (day: DayProfit) => number | null) => days.reduce((all, day) => all + (of(day) ?? 0), 0);
  const theirs = sum(({ netSalesWithCost, costOfGoods }) => netSalesWithCost - costOfGoods);
  const hasFees = days.some(({ fees }) => fees !== null);
  const grossProfit = { ours: ours.netSalesWithCost - ours.costOfGoods, theirs };
  const fees = hasFees ? { ours: ours.fees, theirs: sum((day) => day.fees) } : null;
  return { grossProfit, fees, cause: causeOf() };

  function causeOf(): ComparedProfit['cause'] {
    if (!isNear(grossProfit.ours, grossProfit.theirs)) {
      const covered = sum(({ netSalesWithCost }) => netSalesWithCost);
      const hasFewer = ours.netSalesWithCost < covered && !isNear(ours.netSalesWithCost, covered);
      return hasFewer && !ours.hasOwnerCosts ? 'costs_missing' : 'costs_differ';
    }
    if (!fees || isNear(fees.ours, fees.theirs)) return null;
    return ours.feesExpected > 0 && fees.ours < fees.theirs ? 'fees_missing' : 'fees_differ';
  }
}
