import type { FixedCost } from '#shared/stores/profit-rules.ts';

const PER_MONTH: Record<FixedCost['every'], number> = { week: 365.2425 / 7 / 12, month: 1, year: 1 / 12 };

/** Of the fixed costs that hold on that day. */
export function costsPerMonth(
  costs: readonly Pick<FixedCost, 'amount' | 'every' | 'from' | 'to'>[],
  day: string,
): number {
  return costs
    .filter(({ from, to }) => (!from || from <= day) && (!to || day <= to))
    .reduce((sum, { amount, every }) => sum + amount * PER_MONTH[every], 0);
}
