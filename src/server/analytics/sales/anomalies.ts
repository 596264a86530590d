import type { Anomaly } from '#shared/analytics/sales-reports.ts';
import type { SoldDay } from './sales-day.ts';
import { judgeDays } from './usual-days.ts';

export interface FoundAnomaly {
  day: SoldDay;
  metric: Anomaly['metric'];
  value: number;
  /** What was expected of the day. */
  usual: Record<Anomaly['metric'], number>;
  chance: number;
}

/**
 * Finished days far from what is usual for their weekday, oldest first. What was sold is looked at for days whose net sales
 * look usual: a giant order that was cancelled hours later leaves no trace in them.
 */
export function findAnomalies(days: SoldDay[], isHoliday: (day: string) => boolean): FoundAnomaly[] {
  const judged = {
    netSales: judgeDays(days, 'netSales', isHoliday),
    orders: judgeDays(days, 'orders', isHoliday),
    sold: judgeDays(
      days.map(({ sold, ...day }) => ({ ...day, netSales: sold })),
      'netSales',
      isHoliday,
    ),
  };
  return days.flatMap((day, index) => {
    const usual = {
      netSales: judged.netSales[index]!.expected ?? day.netSales,
      orders: judged.orders[index]!.expected ?? day.orders,
      sold: judged.sold[index]!.expected ?? day.sold,
    };
    const hiddenInNet = !judged.netSales[index]!.extraordinary && day.sold > usual.sold;
    return (['netSales', 'orders', 'sold'] as const)
      .filter((metric) => judged[metric][index]!.extraordinary && (metric !== 'sold' || hiddenInNet))
      .map((metric) => ({ day, metric, value: day[metric], usual, chance: judged[metric][index]!.chance }));
  });
}
