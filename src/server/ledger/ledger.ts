import type { PlatformOrder, PlatformSale } from '#server/platforms/store-platform.ts';

/**
 * An order's rows in the sale-event ledger: what the platform says was sold, changed and given back, and for a
 * cancelled order whatever of it is left, reversed on the day it was cancelled (metrics 0.4). Test orders have none.
 * The same order always gives the same rows, so reading it again changes nothing.
 */
export function ledgerOf(order: Pick<PlatformOrder, 'test' | 'cancelledAt' | 'sales'>): PlatformSale[] {
  if (order.test) return [];
  if (!order.cancelledAt) return order.sales;
  return [...order.sales, ...reversalsOf(order.sales, order.cancelledAt)];
}

function reversalsOf(sales: PlatformSale[], cancelledAt: Date): PlatformSale[] {
  const left = new Map<string, PlatformSale>();
  const worth = new Map<string, number>();
  for (const sale of sales) {
    worth.set(sale.part, (worth.get(sale.part) ?? 0) + sale.amount + sale.discount);
    const key = `cancel:${sale.part}:${sale.lineId ?? ''}`;
    const sum = left.get(key);
    if (sum) {
      sum.quantity -= sale.quantity;
      sum.amount -= sale.amount;
      sum.discount -= sale.discount;
    } else {
      left.set(key, {
        ...sale,
        key,
        kind: 'cancel',
        quantity: -sale.quantity,
        amount: -sale.amount,
        discount: -sale.discount,
        occurredAt: cancelledAt,
      });
    }
  }
  // A part that was given back in full, or more than that, has nothing left to reverse.
  return [...left.values()].filter(
    (row) => worth.get(row.part)! > 0 && (row.amount !== 0 || row.discount !== 0 || row.quantity !== 0),
  );
}
