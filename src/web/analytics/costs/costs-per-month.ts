import type { RunningCost } from '#shared/stores/profit-rules.ts';

const DAYS_OF_MONTH = 365.2425 / 12;
const PER_MONTH: Record<RunningCost['every'], number> = {
  day: DAYS_OF_MONTH,
  week: DAYS_OF_MONTH / 7,
  month: 1,
  year: 1 / 12,
};

/** Of the costs that hold on that day. */
export function costsPerMonth(
  costs: readonly Pick<RunningCost, 'amount' | 'every' | 'from' | 'to'>[],
  day: string,
): number {
  return costs
    .filter(({ from, to }) => (!from || from <= day) && (!to || day <= to))
    .reduce((sum, { amount, every }) => sum + amount * PER_MONTH[every], 0);
}
