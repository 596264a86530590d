import type { MetricDetail, MissingReason } from '#shared/analytics/analytics.ts';

/** Under so many orders in the period before, a percentage says nothing (metrics 0.8). */
const SMALLEST_BASE_ORDERS = 5;

type Growth = Pick<MetricDetail, 'growth' | 'growthKind' | 'growthReason'>;

/**
 * Metrics 6: (current − previous) ÷ |previous| in percent. From nothing it is «new», from nothing to nothing 0 %, on
 * a tiny base the plain difference, and without a known period before it is missing.
 */
export function growthOf(
  current: number | null,
  previous: number | null,
  { previousOrders, missing }: { previousOrders: number; missing: MissingReason | null },
): Growth {
  if (missing) return { growth: null, growthKind: 'none', growthReason: missing };
  if (current === null || previous === null)
    return { growth: null, growthKind: 'none', growthReason: 'no_orders' };
  if (previous === 0 && current === 0) return { growth: 0, growthKind: 'percent', growthReason: null };
  if (previous === 0) return { growth: null, growthKind: 'new', growthReason: null };
  if (previousOrders < SMALLEST_BASE_ORDERS) {
    return { growth: round(current - previous, 3), growthKind: 'difference', growthReason: null };
  }
  return {
    growth: round(((current - previous) / Math.abs(previous)) * 100, 2),
    growthKind: 'percent',
    growthReason: null,
  };
}

function round(value: number, digits: number): number {
  return Number(value.toFixed(digits));
}
