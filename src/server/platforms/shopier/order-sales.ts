import type { PlatformSale } from '#server/platforms/ports/store-platform.ts';
import { parseMoney } from '#shared/core/money.ts';
import type { WireOrder, WireOrderLine, WireOrderRefund } from './wire.ts';

/*
 * An order → its rows in the ledger of sales. The rows of its placing sum to Shopier's `totals.total`, and each refund
 * that succeeded takes away what it gave back, but never more than is left. Turkish prices include tax and Shopier does
 * not say how much, so there are no rows of tax.
 */
export interface AppliedRefund {
  id: string;
  refundedAt: Date;
  amount: number;
}

export interface OrderSales {
  sales: PlatformSale[];
  refunds: AppliedRefund[];
  total: number;
  /** When a full refund took back everything that was left. */
  reversedAt: Date | null;
}

export const lineIdOf = (orderId: string, index: number) => `${orderId}-${index}`;

export function salesOf(order: WireOrder, currency: string): OrderSales {
  const money = (text: string | null | undefined) => (text ? parseMoney(text, currency) : 0);
  const lines = order.lineItems ?? [];
  const shipping = money(order.totals.shipping);
  const stated = money(order.totals.discount);
  const asStated = lines.map((line) => grossOf(line, money));
  const total = order.totals.total
    ? money(order.totals.total)
    : Math.max(0, sum(asStated) + shipping - stated);

  const gross = grossThatFits(lines, asStated, total - shipping + stated, money);
  const goods = sum(gross);
  // What the customer did not pay is discount, whatever `totals.discount` says: the total is what was charged.
  const discount = Math.max(0, goods + shipping - total);
  const offGoods = Math.min(discount, goods);
  const shares = shareOut(offGoods, gross);

  const row = (part: PlatformSale['part'], key: string, amount: number, off: number): PlatformSale => ({
    key,
    kind: 'sale',
    part,
    lineId: null,
    productId: null,
    quantity: 0,
    amount,
    discount: 0 - off,
    occurredAt: order.dateCreated,
  });
  const sales = lines.map(
    (line, index): PlatformSale => ({
      ...row('product', `line:${index}`, gross[index]!, shares[index]!),
      lineId: lineIdOf(order.id, index),
      productId: line.productId ?? null,
      quantity: line.quantity,
    }),
  );
  if (shipping > 0) sales.push(row('shipping', 'shipping', shipping, discount - offGoods));
  // Charged beyond lines and shipping, as for a chosen option or for paying by instalments.
  const beyond = total - goods - shipping;
  if (beyond > 0) sales.push(row('fee', 'beyond', beyond, 0));
  return { ...withRefunds(sales, order.refunds ?? [], order.dateCreated, money), total };
}

type Money = (text: string | null | undefined) => number;

function grossOf(line: WireOrderLine, money: Money): number {
  return line.total ? money(line.total) : money(line.price) * line.quantity;
}

/**
 * Whether `lineItems[].total` is before or after discounts nobody says. Where only price × quantity agrees with the
 * totals, that is what stood on the goods.
 */
function grossThatFits(lines: WireOrderLine[], asStated: number[], wanted: number, money: Money): number[] {
  if (sum(asStated) === wanted) return asStated;
  const byPrice = lines.map((line) => money(line.price) * line.quantity);
  return sum(byPrice) === wanted ? byPrice : asStated;
}

/** Shares of an amount in proportion, in whole minor units that sum to it; no share is larger than its line. */
export function shareOut(amount: number, weights: number[]): number[] {
  const whole = BigInt(sum(weights));
  if (whole === 0n) return weights.map(() => 0);
  const exact = weights.map((weight) => BigInt(amount) * BigInt(weight));
  const shares = exact.map((part) => Number(part / whole));
  const largestRest = exact
    .map((part, index) => ({ rest: part % whole, index }))
    .sort((a, b) => (a.rest === b.rest ? a.index - b.index : a.rest > b.rest ? -1 : 1));
  for (const { index } of largestRest.slice(0, amount - sum(shares))) shares[index]! += 1;
  return shares;
}

/**
 * A refund of the whole order reverses what was sold, line by line; one of all the goods but not the shipping reverses
 * the lines. A partial refund names no line, so it stands for itself.
 */
function withRefunds(sold: PlatformSale[], received: WireOrderRefund[], placedAt: Date, money: Money) {
  const sales = [...sold];
  const refunds: AppliedRefund[] = [];
  let reversedAt: Date | null = null;
  const dated = received
    .filter((refund) => refund.status === 'succeeded')
    .map((refund) => ({ ...refund, refundedAt: refund.dateRefunded ?? refund.dateCreated ?? placedAt }))
    .sort((a, b) => a.refundedAt.getTime() - b.refundedAt.getTime() || (a.id < b.id ? -1 : 1));
  for (const { id, type, total, refundedAt } of dated) {
    const left = worth(sales);
    if (left === 0) continue;
    const full = type === 'full';
    const amount = Math.min(left, full && !total ? left : money(total));
    if (amount === 0) continue;
    refunds.push({ id, refundedAt, amount });
    const goods = sales.filter(({ part }) => part === 'product');
    if (full && amount === left) {
      sales.push(...reversed(sales, id, refundedAt));
      reversedAt = refundedAt;
    } else if (full && amount === worth(goods)) sales.push(...reversed(goods, id, refundedAt));
    else sales.push(lineless(id, amount, refundedAt));
  }
  return { sales, refunds, reversedAt };
}

function lineless(id: string, amount: number, occurredAt: Date): PlatformSale {
  return {
    key: `refund:${id}`,
    kind: 'refund',
    part: 'product',
    lineId: null,
    productId: null,
    quantity: 0,
    amount: -amount,
    discount: 0,
    occurredAt,
  };
}

/** Takes back what the rows sum to, each line and part for itself. */
function reversed(rows: PlatformSale[], refundId: string, occurredAt: Date): PlatformSale[] {
  const left = new Map<string, PlatformSale>();
  for (const row of rows) {
    const of = `${row.part}:${row.lineId ?? ''}`;
    const back = left.get(of) ?? {
      ...row,
      key: `refund:${refundId}:${of}`,
      kind: 'refund',
      quantity: 0,
      amount: 0,
      discount: 0,
      occurredAt,
    };
    back.quantity -= row.quantity;
    back.amount -= row.amount;
    back.discount -= row.discount;
    left.set(of, back);
  }
  return [...left.values()].filter((row) => row.quantity !== 0 || row.amount !== 0 || row.discount !== 0);
}

const worth = (rows: PlatformSale[]) => rows.reduce((total, row) => total + row.amount + row.discount, 0);
const sum = (amounts: number[]) => amounts.reduce((total, amount) => total + amount, 0);
