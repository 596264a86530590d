import type {
  CheckoutFixture,
  EditFixture,
  LineFixture,
  LineName,
  OrderFixture,
  RefundFixture,
} from './fixture.ts';
import { allocate, parseMoney, roundHalfAway } from './money.ts';
import type {
  Address,
  Checkout,
  Customer,
  Order,
  OrderEdit,
  OrderLine,
  Product,
  Refund,
  Shop,
} from './shop.ts';

/** From what a test writes to what the shop remembers: orders, their edits and refunds, checkouts. */
const FIRST_ORDER_NUMBER = 1001;

export function buildOrder(fixture: OrderFixture, shop: Shop, now: number): Order {
  const id = fixture.id ?? shop.newId();
  const number = FIRST_ORDER_NUMBER + shop.orders.size;
  const createdAt = instant(fixture.createdAt, now);
  const customer = fixture.customer === undefined ? null : findCustomer(shop, fixture.customer);
  const lines = shareOrderDiscount(
    fixture.lines.map((line) => buildLine(line, shop, null)),
    fixture.orderDiscount === undefined ? 0 : parseMoney(fixture.orderDiscount, shop.currency),
  );
  const tip = fixture.tip === undefined ? [] : [tipLine(parseMoney(fixture.tip, shop.currency), shop)];
  let order: Order = {
    id,
    name: fixture.name ?? `#${number}`,
    number,
    createdAt,
    processedAt: instant(fixture.processedAt, createdAt),
    updatedAt: instant(fixture.updatedAt, createdAt),
    cancelledAt: fixture.cancelledAt === undefined ? null : instant(fixture.cancelledAt, now),
    cancelReason: fixture.cancelReason ?? (fixture.cancelledAt ? 'CUSTOMER' : null),
    closedAt: fixture.closedAt === undefined ? null : instant(fixture.closedAt, now),
    test: fixture.test ?? false,
    taxesIncluded: fixture.taxesIncluded ?? shop.taxesIncluded,
    presentmentCurrency: fixture.presentment?.currency ?? shop.currency,
    presentmentRate: fixture.presentment?.rate ?? 1,
    paidAs: fixture.financialStatus ?? 'PAID',
    received: fixture.received === undefined ? null : parseMoney(fixture.received, shop.currency),
    fulfillmentStatus: fixture.fulfillmentStatus ?? 'FULFILLED',
    email: fixture.email ?? customer?.email ?? null,
    phone: fixture.phone ?? null,
    customerId: customer?.id ?? null,
    address: addressOf(fixture) ?? customer?.address ?? null,
    sourceName: fixture.sourceName ?? 'web',
    tags: fixture.tags ?? [],
    discountCodes: fixture.discountCodes ?? [],
    firstVisit: fixture.firstVisit ?? null,
    checkoutToken: fixture.checkoutToken ?? null,
    shipping: buildShipping(fixture, shop),
    events: [],
    lines: [...lines, ...tip],
  };
  for (const edit of fixture.edits ?? []) order = withEdit(order, edit, shop, createdAt);
  for (const refund of fixture.refunds ?? []) order = withRefund(order, refund, shop, createdAt);
  return fixture.updatedAt === undefined ? order : { ...order, updatedAt: instant(fixture.updatedAt, now) };
}

export function withEdit(order: Order, fixture: EditFixture, shop: Shop, now: number): Order {
  const id = fixture.id ?? shop.newId();
  const at = instant(fixture.createdAt, now);
  const added = (fixture.add ?? []).map((line) => buildLine(line, shop, id));
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
    fulfillmentStatus: order.fulfillmentStatus,
    email: order.email,
    phone: order.phone,
    customerId: order.customerId,
    address: order.address,
    sourceName: order.sourceName,
    tags: order.tags,
    discountCodes: order.discountCodes,
    firstVisit: order.firstVisit,
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

function buildLine(fixture: LineFixture, shop: Shop, introducedBy: string | null): OrderLine {
  const product = fixture.product === undefined ? null : findProduct(shop, fixture.product);
  const variant =
    product?.variants.find(({ id, sku }) => id === fixture.variant || sku === fixture.variant) ??
    (fixture.variant === undefined ? (product?.variants[0] ?? null) : null);
  if (fixture.variant !== undefined && !variant)
    throw new Error(`${product?.title} has no variant ${fixture.variant}.`);
  const quantity = fixture.quantity ?? 1;
  const unitPrice =
    fixture.unitPrice === undefined ? (variant?.price ?? 0) : parseMoney(fixture.unitPrice, shop.currency);
  const isGiftCard = fixture.isGiftCard ?? product?.isGiftCard ?? false;
  return {
    id: fixture.id ?? shop.newId(),
    kind: isGiftCard ? 'gift-card' : 'product',
    introducedBy,
    title: fixture.title ?? product?.title ?? 'Custom item',
    variantTitle: variant && variant.title !== 'Default Title' ? variant.title : null,
    sku: fixture.sku ?? variant?.sku ?? null,
    vendor: product?.vendor ?? null,
    productId: product?.id ?? null,
    variantId: variant?.id ?? null,
    requiresShipping: fixture.requiresShipping ?? !isGiftCard,
    quantity,
    unitPrice,
    gross: roundHalfAway(unitPrice * quantity),
    lineDiscount: fixture.discount === undefined ? 0 : parseMoney(fixture.discount, shop.currency),
    orderDiscount: 0,
    tax: fixture.tax === undefined ? 0 : parseMoney(fixture.tax, shop.currency),
  };
}

function tipLine(amount: number, shop: Shop): OrderLine {
  return {
    id: shop.newId(),
    kind: 'tip',
    introducedBy: null,
    title: 'Tip',
    variantTitle: null,
    sku: null,
    vendor: null,
    productId: null,
    variantId: null,
    requiresShipping: false,
    quantity: 1,
    unitPrice: amount,
    gross: amount,
    lineDiscount: 0,
    orderDiscount: 0,
    tax: 0,
  };
}

function shareOrderDiscount(lines: OrderLine[], discount: number): OrderLine[] {
  if (discount === 0) return lines;
  // Gift cards cannot be bought with a discount.
  const weights = lines.map((line) => (line.kind === 'gift-card' ? 0 : line.gross - line.lineDiscount));
  const shares = allocate(discount, weights);
  return lines.map((line, index) => ({ ...line, orderDiscount: shares[index] ?? 0 }));
}

function buildShipping({ shipping }: OrderFixture, shop: Shop): Order['shipping'] {
  if (shipping === undefined) return [];
  const {
    price,
    discount = '0',
    tax = '0',
    title = 'Standard',
  } = typeof shipping === 'string' ? { price: shipping } : shipping;
  const money = (text: string) => parseMoney(text, shop.currency);
  return [{ id: shop.newId(), title, price: money(price), discount: money(discount), tax: money(tax) }];
}

export function buildCheckout(fixture: CheckoutFixture, shop: Shop, now: number): Checkout {
  const createdAt = instant(fixture.createdAt, now);
  const customer = fixture.customer === undefined ? null : findCustomer(shop, fixture.customer);
  const money = (text: string | undefined) => (text === undefined ? 0 : parseMoney(text, shop.currency));
  return {
    id: fixture.id ?? shop.newId(),
    createdAt,
    updatedAt: instant(fixture.updatedAt, createdAt),
    completedAt: fixture.completedAt === undefined ? null : instant(fixture.completedAt, now),
    customerId: customer?.id ?? null,
    address: addressOf(fixture) ?? customer?.address ?? null,
    discountCodes: fixture.discountCodes ?? [],
    shipping: money(fixture.shipping),
    tax: money(fixture.tax),
    lines: fixture.lines.map((line) => {
      const { id, title, variantTitle, sku, productId, variantId, quantity, unitPrice, lineDiscount } =
        buildLine(line, shop, null);
      return {
        id,
        title,
        variantTitle,
        sku,
        productId,
        variantId,
        quantity,
        unitPrice,
        discount: lineDiscount,
      };
    }),
  };
}

function findProduct(shop: Shop, name: string): Product {
  const known = shop.products.get(name);
  if (known) return known;
  for (const product of shop.products.values()) {
    if (product.handle === name || product.title === name) return product;
  }
  throw new Error(`${shop.name} has no product "${name}".`);
}

function findCustomer(shop: Shop, name: string): Customer {
  const known = shop.customers.get(name);
  if (known) return known;
  for (const customer of shop.customers.values()) {
    if (customer.email === name) return customer;
  }
  throw new Error(`${shop.name} has no customer "${name}".`);
}

export function instant(text: string | undefined, otherwise: number): number {
  const at = text === undefined ? otherwise : Date.parse(text);
  if (Number.isNaN(at)) throw new Error(`"${text}" is not an ISO instant.`);
  return Math.floor(at / 1000) * 1000;
}

const countryNames = new Intl.DisplayNames('en', { type: 'region' });

export function addressOf({ city, country }: { city?: string; country?: string }): Address | null {
  if (city === undefined && country === undefined) return null;
  return {
    city: city ?? null,
    countryCode: country ?? null,
    country: country === undefined ? null : (countryNames.of(country) ?? null),
  };
}
