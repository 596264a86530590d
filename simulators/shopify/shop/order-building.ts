import type { EditFixture, LineName, OrderFixture, RefundFixture } from './fixture.ts';
import { addressOf, findCustomer, instant } from './fixture-values.ts';
import { buildLine, buildShipping, shareCodeDiscount, shareOrderDiscount, tipLine } from './line-building.ts';
import { parseMoney } from './money.ts';
import { buildChargeback, buildLabels, buildPayment, capturedOf, paidAsOf } from './payment-building.ts';
import type { Order, OrderEdit, OrderLine, Refund, Shop } from './shop.ts';
import { totalsOf } from './totals.ts';

/** From what a test writes to what the shop remembers: orders, their edits and refunds. */
const FIRST_ORDER_NUMBER = 1001;

export function buildOrder(fixture: OrderFixture, shop: Shop, now: number): Order {
  const id = fixture.id ?? shop.newId();
  const number = fixture.number ?? FIRST_ORDER_NUMBER + shop.orders.size;
  const createdAt = instant(fixture.createdAt, now);
  const customer = fixture.customer === undefined ? null : findCustomer(shop, fixture.customer);
  const undiscounted = shareOrderDiscount(
    fixture.lines.map((line) => buildLine(line, shop, { soldAt: createdAt })),
    fixture.orderDiscount === undefined ? 0 : parseMoney(fixture.orderDiscount, shop.currency),
  );
  const discounted = fixture.discount ? shareCodeDiscount(undiscounted, fixture.discount) : null;
  const lines = discounted ?? undiscounted;
  const tip = fixture.tip === undefined ? [] : [tipLine(parseMoney(fixture.tip, shop.currency), shop)];
  const processedAt = instant(fixture.processedAt, createdAt);
  const payments = fixture.payments?.map((each) => buildPayment(each, shop, processedAt)) ?? null;
  let order: Order = {
    id,
    name: fixture.name ?? `#${number}`,
    number,
    createdAt,
    processedAt,
    updatedAt: instant(fixture.updatedAt, createdAt),
    cancelledAt: fixture.cancelledAt === undefined ? null : instant(fixture.cancelledAt, now),
    cancelReason: fixture.cancelReason ?? (fixture.cancelledAt ? 'CUSTOMER' : null),
    closedAt: fixture.closedAt === undefined ? null : instant(fixture.closedAt, now),
    test: fixture.test ?? false,
    taxesIncluded: fixture.taxesIncluded ?? shop.taxesIncluded,
    presentmentCurrency: fixture.presentment?.currency ?? shop.currency,
    presentmentRate: fixture.presentment?.rate ?? 1,
    paidAs: fixture.financialStatus ?? 'PAID',
    received:
      fixture.received === undefined
        ? payments && capturedOf(payments)
        : parseMoney(fixture.received, shop.currency),
    payments,
    labels: buildLabels(fixture, shop, processedAt),
    chargeback: buildChargeback(fixture, shop),
    fulfillmentStatus: fixture.fulfillmentStatus ?? 'FULFILLED',
    trackingNumbers: fixture.tracking ?? [],
    email: fixture.email ?? customer?.email ?? null,
    phone: fixture.phone ?? null,
    customerId: customer?.id ?? null,
    address: addressOf(fixture) ?? customer?.address ?? null,
    sourceName: fixture.sourceName ?? 'web',
    tags: fixture.tags ?? [],
    discountCodes: [
      ...(fixture.discountCodes ?? []),
      ...(discounted && fixture.discount ? [fixture.discount.code] : []),
    ],
    firstVisit: fixture.firstVisit ?? null,
    lastVisit: fixture.lastVisit ?? fixture.firstVisit ?? null,
    checkoutToken: fixture.checkoutToken ?? null,
    shipping: buildShipping(fixture, shop),
    events: [],
    lines: [...lines, ...tip],
  };
  if (payments && fixture.financialStatus === undefined)
    order = { ...order, paidAs: paidAsOf(payments, totalsOf(order).total) };
  for (const edit of fixture.edits ?? []) order = withEdit(order, edit, shop, createdAt);
  for (const refund of fixture.refunds ?? []) order = withRefund(order, refund, shop, createdAt);
  return fixture.updatedAt === undefined ? order : { ...order, updatedAt: instant(fixture.updatedAt, now) };
}

export function withEdit(order: Order, fixture: EditFixture, shop: Shop, now: number): Order {
  const id = fixture.id ?? shop.newId();
  const at = instant(fixture.createdAt, now);
  const added = (fixture.add ?? []).map((line) => buildLine(line, shop, { soldAt: at, introducedBy: id }));
  const changes: OrderEdit['changes'] = added.map((line) => ({ lineId: line.id, delta: line.quantity }));
  for (const { line: name, quantity } of fixture.change ?? []) {
    const line = findLine(order, name);
    changes.push({ lineId: line.id, delta: quantity - currentQuantity(order, line) });
  }
  for (const name of fixture.remove ?? []) {
    const line = findLine(order, name);
    changes.push({ lineId: line.id, delta: -currentQuantity(order, line) });
  }
  return {
    ...plainOrder(order),
    lines: [...order.lines, ...added],
    events: [...order.events, { kind: 'edit', id, at, changes }],
    updatedAt: Math.max(order.updatedAt, at),
  };
}

export function withRefund(order: Order, fixture: RefundFixture, shop: Shop, now: number): Order {
  const at = instant(fixture.createdAt, now);
  const paid = order.shipping.reduce((sum, { price, discount }) => sum + price - discount, 0);
  const shipping = fixture.shipping ?? '0';
  const refund: Refund = {
    kind: 'refund',
    id: fixture.id ?? shop.newId(),
    at,
    note: fixture.note ?? null,
    restock: fixture.restock ?? 'RETURN',
    lines: (fixture.lines ?? []).map(({ line, quantity }) => ({
      lineId: findLine(order, line).id,
      quantity,
    })),
    shipping: shipping === true ? paid : parseMoney(shipping, shop.currency),
    gateway: fixture.gateway ?? null,
    amount: fixture.amount === undefined ? null : parseMoney(fixture.amount, shop.currency),
  };
  return {
    ...plainOrder(order),
    events: [...order.events, refund],
    updatedAt: Math.max(order.updatedAt, at),
  };
}

/** Packed orders are objects with getters, which spreading would leave behind. */
export function plainOrder(order: Order): Order {
  return {
    id: order.id,
    name: order.name,
    number: order.number,
    createdAt: order.createdAt,
    processedAt: order.processedAt,
    updatedAt: order.updatedAt,
    cancelledAt: order.cancelledAt,
    cancelReason: order.cancelReason,
    closedAt: order.closedAt,
    test: order.test,
    taxesIncluded: order.taxesIncluded,
    presentmentCurrency: order.presentmentCurrency,
    presentmentRate: order.presentmentRate,
    paidAs: order.paidAs,
    received: order.received,
    payments: order.payments,
    labels: order.labels,
    chargeback: order.chargeback,
    fulfillmentStatus: order.fulfillmentStatus,
    trackingNumbers: order.trackingNumbers,
    email: order.email,
    phone: order.phone,
    customerId: order.customerId,
    address: order.address,
    sourceName: order.sourceName,
    tags: order.tags,
    discountCodes: order.discountCodes,
    firstVisit: order.firstVisit,
    lastVisit: order.lastVisit,
    checkoutToken: order.checkoutToken,
    shipping: order.shipping,
    events: order.events,
    lines: order.lines,
  };
}

export function currentQuantity(order: Order, line: OrderLine): number {
  let quantity = line.introducedBy === null ? line.quantity : 0;
  for (const event of order.events) {
    if (event.kind === 'edit') {
      for (const { lineId, delta } of event.changes) if (lineId === line.id) quantity += delta;
    } else {
      for (const { lineId, quantity: back } of event.lines) if (lineId === line.id) quantity -= back;
    }
  }
  return quantity;
}

function findLine(order: Order, name: LineName): OrderLine {
  const line =
    typeof name === 'number'
      ? order.lines[name]
      : order.lines.find(({ id, sku, title }) => id === name || sku === name || title === name);
  if (!line) throw new Error(`Order ${order.name} has no line ${name}.`);
  return line;
}
