import { dayAfter } from '#server/core/time/local-time.ts';
import { toMinor } from '#shared/core/money.ts';
import { DAY_MS } from '#shared/core/time.ts';
import type { RunningCost } from '#shared/stores/profit-rules.ts';
import type { Days } from './profit-repository.ts';

/** What was paid for each day, minor units. The days of a week, month or year together are its amount to the last unit. */
export function costsByDay(costs: RunningCost[], { from, to }: Days, currency: string): Map<string, number> {
  const days = new Map<string, number>();
  for (let day = from; day <= to; day = dayAfter(day)) {
    const sum = costs
      .filter((cost) => (cost.from === null || cost.from <= day) && (cost.to === null || day <= cost.to))
      .reduce((all, cost) => all + shareOf(toMinor(cost.amount, currency), placeOf(day, cost.every)), 0);
    days.set(day, sum);
  }
  return days;
}

/** Of all of these days; null where nothing was entered. */
export function costsOf(costs: RunningCost[], days: Days, currency: string): number | null {
  if (costs.length === 0) return null;
  return [...costsByDay(costs, days, currency).values()].reduce((sum, each) => sum + each, 0);
}

interface Place {
  /** From 0. */
  index: number;
  days: number;
}

function shareOf(amount: number, { index, days }: Place): number {
  return Math.round((amount * (index + 1)) / days) - Math.round((amount * index) / days);
}

function placeOf(day: string, every: RunningCost['every']): Place {
  const date = new Date(day);
  const year = date.getUTCFullYear();
  switch (every) {
    case 'day':
      return { index: 0, days: 1 };
    case 'week':
      return { index: (date.getUTCDay() + 6) % 7, days: 7 };
    case 'month':
      return {
        index: date.getUTCDate() - 1,
        days: new Date(Date.UTC(year, date.getUTCMonth() + 1, 0)).getUTCDate(),
      };
    case 'year': {
      const begin = Date.UTC(year, 0, 1);
      return {
        index: (date.getTime() - begin) / DAY_MS,
        days: (Date.UTC(year + 1, 0, 1) - begin) / DAY_MS,
      };
    }
  }
}
