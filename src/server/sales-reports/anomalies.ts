import type { SalesDay } from './sales-day.ts';
import { type DayMetric, judgeDays } from './usual-days.ts';

export interface FoundAnomaly {
  day: SalesDay;
  metric: DayMetric;
  /** What was expected of the day in both metrics. */
  usual: Record<DayMetric, number>;
  score: number;
}

/**
 * Finished days far from what is usual for their weekday, oldest first. Each metric says at most one thing of a day, so
 * the three alerts a day that metrics 7 allows are never exceeded.
 */
export function findAnomalies(days: SalesDay[], isHoliday: (day: string) => boolean): FoundAnomaly[] {
  const netSales = judgeDays(days, 'netSales', isHoliday);
  const orders = judgeDays(days, 'orders', isHoliday);
  return days.flatMap((day, index) => {
    const judged = { netSales: netSales[index]!, orders: orders[index]! };
    const usual = {
      netSales: judged.netSales.expected ?? day.netSales,
      orders: judged.orders.expected ?? day.orders,
    };
    return (['netSales', 'orders'] as const)
      .filter((metric) => judged[metric].extraordinary)
      .map((metric) => ({ day, metric, usual, score: judged[metric].score }));
  });
}
