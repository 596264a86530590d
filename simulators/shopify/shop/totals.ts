import { buildLedger, type Ledger, sumTotals } from './ledger.ts';
import type { FinancialStatus, Order } from './shop.ts';

export type Totals = {
  subtotal: number;
  discounts: number;
  shipping: number;
  shippingRefunded: number;
  tax: number;
  tip: number;
  total: number;
  originalTotal: number;
  currentSubtotal: number;
  currentDiscounts: number;
  currentShipping: number;
  currentTax: number;
  currentTotal: number;
  received: number;
  refunded: number;
};

// A projection asks one order for many amounts in a row, so the last answers are cached, and only those:
// holding every ledger of a big shop would cost more memory than the shop itself.
let lastLedger: { order: Order; ledger: Ledger } | null = null;
let lastTotals: { order: Order; totals: Totals } | null = null;

export function ledgerOf(order: Order): Ledger {
  if (lastLedger?.order !== order) lastLedger = { order, ledger: buildLedger(order) };
  return lastLedger.ledger;
}

export function totalsOf(order: Order): Totals {
  if (lastTotals?.order !== order) {
    const settled = order.events.length === 0 ? totalsAsSold(order) : totalsFromLedger(order);
    lastTotals = { order, totals: settled };
  }
  return lastTotals.totals;
}

export function financialStatusOf(order: Order): FinancialStatus {
  if (!order.events.some((event) => event.kind === 'refund')) return order.paidAs;
  const { refunded, received } = totalsOf(order);
  if (received <= 0 || refunded <= 0) return order.paidAs;
  return refunded >= received ? 'REFUNDED' : 'PARTIALLY_REFUNDED';
}

/** Nothing happened since the sale: no ledger is needed. Nearly every order of a big shop is such an order. */
function totalsAsSold(order: Order): Totals {
  const sum = { subtotal: 0, discounts: 0, shipping: 0, tax: 0, tip: 0 };
  for (const line of order.lines) {
    const discount = line.lineDiscount + line.orderDiscount;
    if (line.kind === 'tip') sum.tip += line.gross;
    else sum.subtotal += line.gross - discount;
    sum.discounts += discount;
    sum.tax += line.tax;
  }
  for (const line of order.shipping) {
    sum.shipping += line.price - line.discount;
    sum.discounts += line.discount;
    sum.tax += line.tax;
  }
  const total = sum.subtotal + sum.shipping + sum.tip + (order.taxesIncluded ? 0 : sum.tax);
  const paid =
    order.paidAs === 'PAID' || order.paidAs === 'PARTIALLY_REFUNDED' || order.paidAs === 'REFUNDED';
  return {
    ...sum,
    shippingRefunded: 0,
    total,
    originalTotal: total,
    currentSubtotal: sum.subtotal,
    currentDiscounts: sum.discounts,
    currentShipping: sum.shipping,
    currentTax: sum.tax,
    currentTotal: total,
    received: order.received ?? (paid ? total : 0),
    refunded: 0,
  };
}

/**
 * "Before returns" amounts take purchases only, with what edits added; "current" ones take everything.
 * A refund of money alone lowers currentTotal too: the schema calls it the price "after returns and refunds".
 */
function totalsFromLedger(order: Order): Totals {
  const ledger = ledgerOf(order);
  const sums = {
    subtotal: 0,
    discounts: 0,
    shipping: 0,
    tax: 0,
    tip: 0,
    total: 0,
    currentSubtotal: 0,
    currentDiscounts: 0,
    currentShipping: 0,
    currentTax: 0,
    currentTotal: 0,
    shippingRefunded: 0,
  };
  for (const { sales } of ledger.agreements) {
    for (const sale of sales) {
      const discount = order.taxesIncluded ? sale.discountAfterTaxes : sale.discountBeforeTaxes;
      const price = order.taxesIncluded ? sale.total : sale.total - sale.tax;
      const isGoods = sale.lineType === 'PRODUCT' || sale.lineType === 'GIFT_CARD';
      sums.currentTotal += sale.total;
      sums.currentTax += sale.tax;
      sums.currentDiscounts += discount;
      if (isGoods) sums.currentSubtotal += price;
      if (sale.lineType === 'SHIPPING') sums.currentShipping += price;
      if (sale.actionType === 'RETURN') {
        if (sale.lineType === 'SHIPPING') sums.shippingRefunded -= price;
        continue;
      }
      sums.total += sale.total;
      sums.tax += sale.tax;
      sums.discounts += discount;
      if (isGoods) sums.subtotal += price;
      if (sale.lineType === 'SHIPPING') sums.shipping += price;
      if (sale.lineType === 'TIP') sums.tip += price;
    }
  }
  const refunded = [...ledger.refunds.values()].reduce((sum, refund) => sum + refund.paid, 0);
  const placed = ledger.agreements[0];
  return {
    ...sums,
    originalTotal: placed ? sumTotals(placed.sales) : 0,
    received: ledger.received,
    refunded,
  };
}

export function returnStatusOf({ events }: Order): 'RETURNED' | 'NO_RETURN' {
  const returned = events.some(
    (event) => event.kind === 'refund' && event.restock === 'RETURN' && event.lines.length > 0,
  );
  return returned ? 'RETURNED' : 'NO_RETURN';
}
