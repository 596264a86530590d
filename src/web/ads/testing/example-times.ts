import type { AdsResult } from '#shared/ads/ads.ts';

const ORDERS_BY_HOUR = [
  12, 6, 3, 2, 2, 6, 15, 28, 42, 58, 71, 76, 72, 66, 68, 70, 74, 78, 82, 88, 96, 84, 65, 40,
];

function storeBasis(cases: number) {
  return { kind: 'store', source: null, cases } as const;
}

/** When the orders of the example came in. */
export function exampleTimes() {
  const orders = ORDERS_BY_HOUR.reduce((sum, count) => sum + count, 0);
  const most = Math.max(...ORDERS_BY_HOUR);
  const bestTimes: AdsResult['bestTimes'] = {
    hourly: ORDERS_BY_HOUR.map((count, hour) => ({
      hour,
      orders: count,
      activity: count / most,
      performance: count / orders,
      cost: null,
      basis: storeBasis(count),
    })),
    daily: [1.18, 1.05, 0.98, 1.02, 1.08, 0.9, 0.79].map((performance, day) => ({
      day,
      orders: Math.round((orders / 7) * performance),
      netSales: Math.round(5_431 * performance),
      performance,
      reasoning:
        performance > 1 ? 'More orders than on an average day.' : 'Fewer orders than on an average day.',
      impressions: null,
      basis: storeBasis(Math.round((orders / 7) * performance)),
    })),
    monthly: [0.82, 0.78, 0.9, 0.86, 0.91, 0.84, 0.8, 0.85, 1.02, 1.1, 1.51, 1.61].map((performance, at) => ({
      month: at + 1,
      performance,
      revenue: Math.round(36_000 * performance),
      years: 2,
      competition:
        at >= 10
          ? {
              change: 0.22,
              basis: { kind: 'benchmark', source: 'triple_whale_2024', cases: null } as const,
            }
          : null,
      basis: storeBasis(Math.round(1_150 * performance)),
    })),
  };
  const slots = [
    [0, 6, 4],
    [6, 9, 8],
    [9, 12, 18],
    [12, 15, 17],
    [15, 18, 19],
    [18, 22, 27],
    [22, 24, 7],
  ] as const;
  const clock = (hour: number) => `${String(hour).padStart(2, '0')}:00`;
  return {
    orders,
    bestTimes,
    budgetAllocation: slots.map(([from, to, percentage]) => {
      const counted = ORDERS_BY_HOUR.slice(from, to).reduce((sum, count) => sum + count, 0);
      return {
        timeSlot: `${clock(from)} – ${clock(to)}`,
        from,
        to,
        percentage,
        orders: counted,
        reason: `${counted} of ${orders} orders are placed in these hours.`,
        basis: storeBasis(counted),
      };
    }),
    bestPostingTimes: [
      { day: 0, hour: 20, orders: 24, share: 24 / orders, basis: storeBasis(24) },
      { day: 4, hour: 20, orders: 19, share: 19 / orders, basis: storeBasis(19) },
      { day: 1, hour: 19, orders: 17, share: 17 / orders, basis: storeBasis(17) },
    ],
  };
}
