import { roundHalfAway } from './money.ts';
import type { FinancialStatus, Order, OrderEdit, OrderLine, Refund, ShippingLine } from './shop.ts';

/*
 * Every amount an order shows comes from one walk over what happened to it: the sale, then each edit and
 * refund in time. The walk writes Shopify's sales agreements; totals are sums over them, so they agree.
 * Source: SalesAgreement and Sale in the Admin schema 2026-10.
 */
export type Sale = {
  id: string;
  lineType: 'PRODUCT' | 'GIFT_CARD' | 'TIP' | 'SHIPPING' | 'ADJUSTMENT';
  actionType: 'ORDER' | 'RETURN';
  quantity: number | null;
  line: OrderLine | null;
  shippingLine: ShippingLine | null;
  total: number;
  discountBeforeTaxes: number;
  discountAfterTaxes: number;
  tax: number;
};

export type Agreement = {
  id: string;
  reason: 'ORDER' | 'ORDER_EDIT' | 'REFUND';
  at: number;
  order: Order;
  refund: Refund | null;
  sales: Sale[];
};

type Amounts = { gross: number; discount: number; tax: number };

type LineState = Amounts & {
  line: OrderLine;
  ordered: number;
  current: number;
  orderedGross: number;
};

export type RefundedLine = { line: OrderLine; quantity: number; subtotal: number; tax: number };

export type RefundOutcome = {
  lines: RefundedLine[];
  shipping: Amounts | null;
  adjustment: number;
  paid: number;
};

export type Ledger = {
  agreements: Agreement[];
  lines: Map<string, LineState>;
  refunds: Map<string, RefundOutcome>;
  received: number;
};

export function buildLedger(order: Order): Ledger {
  const lines = new Map<string, LineState>();
  const refunds = new Map<string, RefundOutcome>();
  const shipping: Amounts & { line: ShippingLine | null } = { gross: 0, discount: 0, tax: 0, line: null };

  const placed = agreement(order, 'ORDER', order.id, order.createdAt, null);
  for (const line of order.lines) {
    if (line.introducedBy !== null) continue;
    lines.set(line.id, introduce(line, line.quantity));
    placed.sales.push(lineSale(placed, order, line, 'ORDER', line.quantity, amountsOf(line), 1));
  }
  for (const line of order.shipping) {
    shipping.gross += line.price;
    shipping.discount += line.discount;
    shipping.tax += line.tax;
    shipping.line ??= line;
    const amounts = { gross: line.price, discount: line.discount, tax: line.tax };
    placed.sales.push(shippingSale(placed, order, line, 'ORDER', amounts, 1));
  }
  const agreements = [placed];
  const placedTotal = sumTotals(placed.sales);
  const received = order.received ?? (isPaid(order.paidAs) ? null : 0);

  for (const event of [...order.events].sort((a, b) => a.at - b.at)) {
    if (event.kind === 'edit') agreements.push(applyEdit(order, event, lines));
    else agreements.push(applyRefund(order, event, lines, shipping, refunds, received === 0));
  }
  return { agreements, lines, refunds, received: received ?? placedTotal + editedTotal(agreements) };
}

function isPaid(status: FinancialStatus): boolean {
  return status === 'PAID' || status === 'PARTIALLY_REFUNDED' || status === 'REFUNDED';
}

// What an edit adds is taken as paid with the edit; what it removes stays owed until a refund pays it back.
function editedTotal(agreements: Agreement[]): number {
  return agreements
    .filter((each) => each.reason === 'ORDER_EDIT')
    .reduce((sum, each) => sum + Math.max(0, sumTotals(each.sales)), 0);
}

export function sumTotals(sales: Sale[]): number {
  return sales.reduce((sum, sale) => sum + sale.total, 0);
}

function agreement(
  order: Order,
  reason: Agreement['reason'],
  id: string,
  at: number,
  refund: Refund | null,
): Agreement {
  return { id: `${id}`, reason, at, order, refund, sales: [] };
}

function introduce(line: OrderLine, quantity: number): LineState {
  return { ...amountsOf(line), line, ordered: quantity, current: quantity, orderedGross: line.gross };
}

function amountsOf(line: OrderLine): Amounts {
  return { gross: line.gross, discount: line.lineDiscount + line.orderDiscount, tax: line.tax };
}

function applyEdit(order: Order, edit: OrderEdit, lines: Map<string, LineState>): Agreement {
  const made = agreement(order, 'ORDER_EDIT', edit.id, edit.at, null);
  for (const change of edit.changes) {
    const state = lines.get(change.lineId);
    if (!state) {
      const line = order.lines.find((each) => each.id === change.lineId);
      if (!line) continue;
      lines.set(line.id, introduce(line, line.quantity));
      made.sales.push(lineSale(made, order, line, 'ORDER', line.quantity, amountsOf(line), 1));
    } else if (change.delta > 0) {
      const added = addUnits(state, change.delta);
      made.sales.push(lineSale(made, order, state.line, 'ORDER', change.delta, added, 1));
    } else if (change.delta < 0) {
      const quantity = Math.min(-change.delta, state.current);
      made.sales.push(lineSale(made, order, state.line, 'RETURN', quantity, takeUnits(state, quantity), -1));
    }
  }
  return made;
}

/** Units added later cost the line's unit price: a discount given at checkout does not grow with them. */
function addUnits(state: LineState, quantity: number): Amounts {
  const gross = roundHalfAway(state.line.unitPrice * quantity);
  const net = state.line.gross - state.line.lineDiscount - state.line.orderDiscount;
  const tax = net === 0 ? 0 : roundHalfAway((state.line.tax * gross) / net);
  state.gross += gross;
  state.orderedGross += gross;
  state.tax += tax;
  state.ordered += quantity;
  state.current += quantity;
  return { gross, discount: 0, tax };
}

/** The share of what is left, so that returning a line piece by piece ends at exactly zero. */
function takeUnits(state: LineState, quantity: number): Amounts {
  const share = (amount: number) =>
    state.current === 0 ? 0 : roundHalfAway((amount * quantity) / state.current);
  const taken = { gross: share(state.gross), discount: share(state.discount), tax: share(state.tax) };
  state.gross -= taken.gross;
  state.discount -= taken.discount;
  state.tax -= taken.tax;
  state.current -= quantity;
  return taken;
}

function applyRefund(
  order: Order,
  refund: Refund,
  lines: Map<string, LineState>,
  shipping: Amounts & { line: ShippingLine | null },
  refunds: Map<string, RefundOutcome>,
  unpaid: boolean,
): Agreement {
  const made = agreement(order, 'REFUND', refund.id, refund.at, refund);
  const outcome: RefundOutcome = { lines: [], shipping: null, adjustment: 0, paid: 0 };
  for (const { lineId, quantity: wanted } of refund.lines) {
    const state = lines.get(lineId);
    const quantity = Math.min(wanted, state?.current ?? 0);
    if (!state || quantity === 0) continue;
    const taken = takeUnits(state, quantity);
    outcome.lines.push({
      line: state.line,
      quantity,
      subtotal: taken.gross - taken.discount,
      tax: taken.tax,
    });
    made.sales.push(lineSale(made, order, state.line, 'RETURN', quantity, taken, -1));
  }
  if (refund.shipping !== 0 && shipping.line) {
    const paid = shipping.gross - shipping.discount;
    const tax = paid === 0 ? 0 : roundHalfAway((shipping.tax * refund.shipping) / paid);
    outcome.shipping = { gross: refund.shipping, discount: 0, tax };
    made.sales.push(shippingSale(made, order, shipping.line, 'RETURN', outcome.shipping, -1));
  }
  const calculated = -sumTotals(made.sales);
  if (refund.amount !== null && refund.amount !== calculated) {
    outcome.adjustment = refund.amount - calculated;
    made.sales.push(adjustmentSale(made, outcome.adjustment));
  }
  outcome.paid = unpaid ? 0 : (refund.amount ?? calculated);
  refunds.set(refund.id, outcome);
  return made;
}

function lineSale(
  made: Agreement,
  order: Order,
  line: OrderLine,
  actionType: Sale['actionType'],
  quantity: number,
  amounts: Amounts,
  sign: 1 | -1,
): Sale {
  const lineType = line.kind === 'tip' ? 'TIP' : line.kind === 'gift-card' ? 'GIFT_CARD' : 'PRODUCT';
  return {
    ...saleAmounts(made, order, actionType, amounts, sign),
    lineType,
    quantity: sign * quantity,
    line,
    shippingLine: null,
  };
}

function shippingSale(
  made: Agreement,
  order: Order,
  line: ShippingLine,
  actionType: Sale['actionType'],
  amounts: Amounts,
  sign: 1 | -1,
): Sale {
  return {
    ...saleAmounts(made, order, actionType, amounts, sign),
    lineType: 'SHIPPING',
    quantity: sign,
    line: null,
    shippingLine: line,
  };
}

/** A refund above what was returned takes money out of the sale: a negative adjustment. */
function adjustmentSale(made: Agreement, adjustment: number): Sale {
  return {
    id: saleId(made),
    lineType: 'ADJUSTMENT',
    actionType: 'RETURN',
    quantity: null,
    line: null,
    shippingLine: null,
    total: -adjustment,
    discountBeforeTaxes: 0,
    discountAfterTaxes: 0,
    tax: 0,
  };
}

function saleAmounts(
  made: Agreement,
  order: Order,
  actionType: Sale['actionType'],
  { gross, discount, tax }: Amounts,
  sign: 1 | -1,
) {
  const net = gross - discount;
  const taxable = order.taxesIncluded ? net - tax : net;
  const rate = taxable === 0 ? 0 : tax / taxable;
  const before = order.taxesIncluded ? roundHalfAway(discount / (1 + rate)) : discount;
  const after = order.taxesIncluded ? discount : roundHalfAway(discount * (1 + rate));
  // "Or 0" keeps minus zero out of the answers.
  const signed = (amount: number) => sign * amount || 0;
  return {
    id: saleId(made),
    actionType,
    total: signed(order.taxesIncluded ? net : net + tax),
    discountBeforeTaxes: signed(before),
    discountAfterTaxes: signed(after),
    tax: signed(tax),
  };
}

function saleId(made: Agreement): string {
  return `${made.id}${String(made.sales.length + 1).padStart(4, '0')}`;
}
