import type { AnalyticsService } from '#server/analytics/cards/service.ts';
import { coverageStart, whyNotCompared } from '#server/analytics/reports/freshness.ts';
import { periodReply } from '#server/analytics/reports/range-period.ts';
import { netSales } from '#server/analytics/reports/sales-sums.ts';
import type { ReportBasis } from '#shared/analytics/report-basis.ts';
import type { SalesChange } from '#shared/analytics/sales-reports.ts';
import { toMajor } from '#shared/core/money.ts';
import { type SideFacts, splitChange } from './change-split.ts';
import type { GuestSales } from './guest-sales.ts';
import type { ProductEffect } from './product-effects.ts';

type Sales = Awaited<ReturnType<AnalyticsService['salesOf']>>;

interface ChangeFacts {
  sales: Sales;
  /** Net sales of orders without a customer, on both sides. */
  guests: GuestSales;
  products: ProductEffect[];
}

/** Why net sales changed, as far as the records say. */
export function changeReply({ sales, guests, products }: ChangeFacts, basis: ReportBasis): SalesChange {
  const { currency, period, freshness } = sales;
  const money = (minor: number) => toMajor(minor, currency);
  const current = factsOf(sales, guests, 'current')!;
  const notCompared = whyNotCompared(period, freshness);
  const previous = notCompared ? null : factsOf(sales, guests, 'previous');
  const about = { currency, ...basis, period: periodReply(period) };
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
  const split = splitChange(current.side, previous.side);
  const { buyers, ordersPerBuyer, netPerOrder } = split;
  const listed = products.reduce((sum, each) => sum + each.current - each.previous, 0);
  return {
    ...about,
    netSales: net,
    factors: {
      buyers: { ...buyers, effect: money(buyers.effect) },
      ordersPerBuyer: { ...ordersPerBuyer, effect: money(ordersPerBuyer.effect) },
      netPerOrder: {
        current: netPerOrder.current === null ? null : money(netPerOrder.current),
        previous: netPerOrder.previous === null ? null : money(netPerOrder.previous),
        effect: money(netPerOrder.effect),
      },
      guests: {
        current: money(split.guests.current),
        previous: money(split.guests.previous),
        effect: money(split.guests.effect),
      },
    },
    reason,
    products: products.map(({ productId, title, current: now, previous: before }) => ({
      productId,
      title,
      current: money(now),
      previous: money(before),
      effect: money(now - before),
    })),
    others: money(change - listed),
  };
}

interface Facts {
  orders: number;
  netSales: number;
  side: SideFacts;
}

function factsOf(
  { sales, buyers }: Sales,
  guests: GuestSales,
  stretch: 'current' | 'previous',
): Facts | null {
  const sums = sales[stretch];
  const counts = buyers[stretch];
  if (!sums || !counts) return null;
  const net = netSales(sums);
  const known = {
    buyers: counts.customers,
    orders: sums.orders - sums.guestOrders,
    netSales: net - guests[stretch],
  };
  return { orders: sums.orders, netSales: net, side: { known, guests: guests[stretch] } };
}

function whyNotSplit(current: Facts, previous: Facts) {
  if (current.orders === 0) return 'no_orders_now';
  return previous.orders === 0 ? 'no_orders_before' : null;
}
