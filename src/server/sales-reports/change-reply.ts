import type { AnalyticsService } from '#server/analytics/service.ts';
import { coverageStart, whyNotCompared } from '#server/reporting/freshness.ts';
import { periodReply } from '#server/reporting/range-period.ts';
import { netSales } from '#server/reporting/sales-sums.ts';
import { toMajor } from '#shared/money.ts';
import type { SalesChange } from '#shared/sales-reports.ts';
import { type SalesFacts, splitChange } from './change-split.ts';
import type { ProductEffect } from './product-effects.ts';

type Sales = Awaited<ReturnType<AnalyticsService['salesOf']>>;

/** Why net sales changed, as far as it can be told. */
export function changeReply(sales: Sales, effects: ProductEffect[], computedAt: Date): SalesChange {
  const { currency, period, freshness } = sales;
  const money = (minor: number) => toMajor(minor, currency);
  const current = factsOf(sales, 'current')!;
  const notCompared = whyNotCompared(period, freshness);
  const previous = notCompared ? null : factsOf(sales, 'previous');
  const about = { currency, computedAt: computedAt.toISOString(), period: periodReply(period) };
  const change = previous && current.netSales - previous.netSales;
  const net = {
    current: coverageStart(freshness) === null ? 0 : money(current.netSales),
    previous: previous && money(previous.netSales),
    change: change === null ? null : money(change),
  };
  const reason = notCompared ?? whyNotSplit(current, previous!);
  if (reason !== null || previous === null || change === null) {
    return { ...about, netSales: net, factors: null, reason, products: [], others: money(change ?? 0) };
  }
  const { buyers, ordersPerBuyer, netPerOrder } = splitChange(current, previous);
  const listed = effects.reduce((sum, each) => sum + each.current - each.previous, 0);
  return {
    ...about,
    netSales: net,
    factors: {
      buyers: { ...buyers, effect: money(buyers.effect) },
      ordersPerBuyer: { ...ordersPerBuyer, effect: money(ordersPerBuyer.effect) },
      netPerOrder: {
        current: money(netPerOrder.current),
        previous: money(netPerOrder.previous),
        effect: money(netPerOrder.effect),
      },
    },
    reason,
    products: effects.map(({ productId, title, current: now, previous: before }) => ({
      productId,
      title,
      current: money(now),
      previous: money(before),
      effect: money(now - before),
    })),
    others: money(change - listed),
  };
}

/** An order without a customer counts as a buyer of its own. */
function factsOf({ sales, buyers }: Sales, side: 'current' | 'previous'): SalesFacts | null {
  const sums = sales[side];
  const counts = buyers[side];
  if (!sums || !counts) return null;
  return {
    buyers: counts.customers + sums.guestOrders,
    orders: sums.orders,
    netSales: netSales(sums),
  };
}

function whyNotSplit(current: SalesFacts, previous: SalesFacts) {
  if (current.orders === 0) return 'no_orders_now';
  return previous.orders === 0 ? 'no_orders_before' : null;
}
