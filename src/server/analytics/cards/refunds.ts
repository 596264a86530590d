import { sql } from 'drizzle-orm';
import { coverageStart, type Freshness, whyNotCompared } from '#server/analytics/reports/freshness.ts';
import type { RangePeriod, Stretch } from '#server/analytics/reports/range-period.ts';
import type { Database } from '#server/core/db/database.ts';
import type { MetricDetail } from '#shared/analytics/analytics.ts';
import { toMajor } from '#shared/core/money.ts';
import { growthOf } from './growth.ts';

export interface RefundSums {
  refunds: number;
  /** Paid back to customers, whatever it was for, in minor units. */
  money: number;
}

/** Refunds by the moment they were made, of orders that count. */
export async function sumRefunds(db: Database, storeId: string, { from, to }: Stretch): Promise<RefundSums> {
  const { rows } = await db.execute<Record<string, unknown>>(sql`
    select count(*)::int as refunds, coalesce(sum(refunds.total), 0) as money
    from refunds join orders on orders.store_id = refunds.store_id and orders.id = refunds.order_id
    where refunds.store_id = ${storeId} and refunded_at >= ${from.toISOString()} and refunded_at < ${to.toISOString()}
      and not test and deleted_at is null`);
  return { refunds: Number(rows[0]!.refunds), money: Number(rows[0]!.money) };
}

/**
 * How much was refunded: the money given back, shipping and tax included, and next to it the value of the goods taken
 * off the sales by refunds, edits and cancellations (the `sales_reversals` of the revenue). The two differ by shipping
 * and tax given back, and by cancelled orders that nobody had paid for.
 */
export function refundedMoney(
  current: RefundSums & { reversals: number; orders: number },
  previous: (RefundSums & { orders: number }) | null,
  { currency, period, freshness }: { currency: string; period: RangePeriod; freshness: Freshness },
): MetricDetail {
  const nothingRead = coverageStart(freshness) === null;
  const missing = whyNotCompared(period, freshness);
  const value = nothingRead ? null : toMajor(current.money, currency);
  const before = previous && toMajor(previous.money, currency);
  return {
    value,
    reason: nothingRead ? 'no_data_yet' : null,
    previous: missing ? null : before,
    ...growthOf(value, before, { previousOrders: previous?.orders ?? 0, missing }),
    fewData: false,
    parts: nothingRead
      ? []
      : [
          { name: 'money_given_back', value: toMajor(current.money, currency), unit: 'money' },
          { name: 'goods_given_back', value: toMajor(0 - current.reversals, currency), unit: 'money' },
          { name: 'refunds_made', value: current.refunds, unit: 'count' },
        ],
  };
}
