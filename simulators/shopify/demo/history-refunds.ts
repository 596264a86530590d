import type { Refund } from '#simulators/shopify/shop/shop.ts';
import { type HistoryOrder, historyIds, linePence } from './history-order.ts';
import type { PackedHistory } from './packed-history.ts';

/*
 * A cancellation of the source names goods and an amount, not lines of an order. Goods that the order still
 * holds become refunded lines, postage a shipping refund, and whatever is left an adjustment, so that the
 * refund's total is the source's amount to the penny.
 */
export function attachRefunds(
  history: PackedHistory,
  orderAt: (invoice: number) => HistoryOrder | undefined,
  timeOf: (invoice: number) => number,
): number {
  const byOrder = new Map<HistoryOrder, number[]>();
  for (let invoice = 0; invoice < history.invoices; invoice += 1) {
    const order = orderAt(history.refundedOrder[invoice] ?? -1);
    if (!order) continue;
    const own = byOrder.get(order);
    if (own) own.push(invoice);
    else byOrder.set(order, [invoice]);
  }
  let attached = 0;
  for (const [order, invoices] of byOrder) {
    const left = goodsOf(history, order);
    let shippingLeft = order.shipping.reduce((sum, { price }) => sum + price, 0);
    invoices.sort((a, b) => timeOf(a) - timeOf(b));
    order.events = invoices.map((invoice) => {
      const refund = readRefund(history, invoice, left, shippingLeft, timeOf(invoice));
      shippingLeft -= refund.shipping;
      return refund;
    });
    order.updatedAt = Math.max(order.createdAt, ...order.events.map(({ at }) => at));
    attached += invoices.length;
  }
  return attached;
}

type Goods = { lineId: number; quantity: number };

function goodsOf(history: PackedHistory, order: HistoryOrder): Map<number, Goods[]> {
  const goods = new Map<number, Goods[]>();
  const { from, to } = order.span;
  for (let line = from; line < to; line += 1) {
    const sku = history.sku[line] ?? 0;
    if (!isGoods(history, sku)) continue;
    const entry = { lineId: history.lineId[line] ?? 0, quantity: history.quantity[line] ?? 0 };
    const own = goods.get(sku);
    if (own) own.push(entry);
    else goods.set(sku, [entry]);
  }
  return goods;
}

function isGoods(history: PackedHistory, sku: number): boolean {
  const type = history.skus[sku]?.type;
  return type === 'product' || type === 'gift_card';
}

function readRefund(
  history: PackedHistory,
  invoice: number,
  left: Map<number, Goods[]>,
  shippingLeft: number,
  at: number,
): Refund {
  const lines = new Map<number, number>();
  let amount = 0;
  let shipping = 0;
  for (let line = history.firstLine[invoice] ?? 0; line < (history.firstLine[invoice + 1] ?? 0); line += 1) {
    const sku = history.sku[line] ?? 0;
    const pence = -linePence(history, line);
    amount += pence;
    if (history.skus[sku]?.type === 'shipping') shipping += pence;
    let wanted = -(history.quantity[line] ?? 0);
    for (const goods of isGoods(history, sku) ? (left.get(sku) ?? []) : []) {
      const taken = Math.min(goods.quantity, wanted);
      if (taken <= 0) continue;
      goods.quantity -= taken;
      wanted -= taken;
      lines.set(goods.lineId, (lines.get(goods.lineId) ?? 0) + taken);
    }
  }
  return {
    kind: 'refund',
    id: historyIds.refund(history.number[invoice] ?? 0),
    at,
    note: null,
    restock: 'RETURN',
    lines: [...lines].map(([lineId, quantity]) => ({ lineId: historyIds.line(lineId), quantity })),
    shipping: Math.max(0, Math.min(shipping, shippingLeft)),
    gateway: null,
    amount,
  };
}
