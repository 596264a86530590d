import type { PlatformOrder, PlatformSale } from '#server/platforms/ports/store-platform.ts';

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

/**
 * Takes back what is left of each line and part. A part of which more was given back than it cost (postage within one
 * amount, say) is first made up from what is left of the others, so the order nets to 0 however its money went back;
 * only what was given back beyond the whole order stays (metrics 0.4, 0.5).
 */
function reversalsOf(sales: PlatformSale[], cancelledAt: Date): PlatformSale[] {
  const left = leftOf(sales);
  let madeUp = left.reduce((sum, row) => sum + Math.max(0, worth(row)), 0);
  return left
    .map((row): PlatformSale => {
      const owed = Math.max(0, 0 - worth(row));
      const reversed = owed === 0 ? 0 - worth(row) : Math.min(owed, madeUp);
      if (owed > 0) madeUp -= reversed;
      return {
        ...row,
        key: `cancel:${row.part}:${row.lineId ?? ''}`,
        kind: 'cancel',
        quantity: 0 - row.quantity,
        amount: reversed + row.discount,
        discount: 0 - row.discount,
        occurredAt: cancelledAt,
      };
    })
    .filter((row) => row.amount !== 0 || row.discount !== 0 || row.quantity !== 0);
}

/** The sum of each line of a part, and of what stands for no line. */
function leftOf(sales: PlatformSale[]): PlatformSale[] {
  const left = new Map<string, PlatformSale>();
  for (const sale of sales) {
    const of = `${sale.part}:${sale.lineId ?? ''}`;
    const sum = left.get(of);
    if (sum) {
      sum.quantity += sale.quantity;
      sum.amount += sale.amount;
      sum.discount += sale.discount;
    } else left.set(of, { ...sale });
  }
  return [...left.values()];
}

const worth = ({ amount, discount }: PlatformSale) => amount + discount;
