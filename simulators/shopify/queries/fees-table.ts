import { DAY_MS } from '#simulators/core/time.ts';
import { zoneOf } from '#simulators/shopify/shop/local-time.ts';
import { paidBetween, transactionsOf } from '#simulators/shopify/shop/transactions.ts';
import type { Run } from './run.ts';
import {
  type Answer,
  answerRows,
  type Group,
  isoDay,
  type Metrics,
  type Question,
  refuse,
} from './shopifyql-table.ts';

/** No shop here sells in another currency or through a managed market, so these fees are always nothing. */
const feeMetrics: Metrics<{ processing: number }> = {
  shopify_payments_processing_fees: { type: 'MONEY', of: ({ processing }) => processing },
  foreign_exchange_fees: { type: 'MONEY', of: () => 0 },
  managed_markets_fees: { type: 'MONEY', of: () => 0 },
  international_fees: { type: 'MONEY', of: () => 0 },
};

/** What Shopify took for payments, on the day of each payment, without the tax on it. */
export function feesTable(question: Question, run: Run): Answer {
  const { byDay, dimensions, since, until } = question;
  if (dimensions[0] !== undefined) return refuse(`Column ${dimensions[0]} not found.`);
  const { shop, now } = run;
  const zone = zoneOf(shop.ianaTimezone);
  const from = zone.startOfWallDay(Date.parse(since) / DAY_MS);
  const to = zone.startOfWallDay(Date.parse(until) / DAY_MS + 1);
  const groups = new Map<string | null, Group<{ processing: number }>>();
  const groupOf = (day: string | null) => {
    const group = groups.get(day) ?? { day, values: [], facts: { processing: 0 } };
    groups.set(day, group);
    return group;
  };
  if (!byDay) groupOf(null);
  for (const order of shop.orders.values()) {
    if (order.test || !paidBetween(order, from, to)) continue;
    for (const { at, fee } of transactionsOf(order, shop)) {
      if (!fee || fee.knownAt > now || at < from || at >= to) continue;
      groupOf(byDay ? isoDay(zone.wallDayOf(at)) : null).facts.processing += fee.amount;
    }
  }
  return answerRows(question, feeMetrics, groups.values(), shop.currency);
}
