import { costAt } from '#simulators/shopify/shop/costs.ts';
import { roundHalfAway } from '#simulators/shopify/shop/money.ts';
import type {
  Address,
  Chargeback,
  DatedCost,
  Order,
  OrderLine,
  Refund,
  ShippingLabel,
  ShippingLine,
} from '#simulators/shopify/shop/shop.ts';
import { madeUpChargeback, madeUpLabels } from './made-up.ts';
import type { PackedHistory } from './packed-history.ts';

/*
 * Ids stand beyond 2^53 and show what they were made of: a prefix for the kind and the number in the source.
 */
const numbered = (prefix: string, digits: number) => (value: number) =>
  prefix + String(value).padStart(digits, '0');
export const historyIds = {
  product: numbered('90071992541', 5),
  variant: numbered('90071992542', 5),
  customer: numbered('90071992543', 5),
  refund: numbered('90071992544', 6),
  shippingLine: numbered('90071992545', 7),
  order: numbered('90071992547', 6),
  line: numbered('90071992548', 7),
};

export type HistoryShape = {
  history: PackedHistory;
  /** Titles by description, trimmed; and by SKU, for lines that were typed without one. */
  titles: string[];
  titleOfSku: string[];
  /** Made once: looking a product up by the same text again finds its hash ready. */
  productIds: string[];
  variantIds: string[];
  /** Of each SKU; made when all its sales are known. */
  costs: (readonly DatedCost[])[];
  vendor: string;
};

/** Pence of one line, as data/README.md counts them. */
export function linePence(history: PackedHistory, line: number): number {
  return roundHalfAway(((history.quantity[line] ?? 0) * (history.priceMilli[line] ?? 0)) / 10);
}

// Fields are read in runs of one order, so the lines of the last order are the only ones worth caching.
let lastRead: { order: HistoryOrder; lines: readonly OrderLine[] } | null = null;

/** An order of the packed history. Its lines become objects only while they are read. */
export class HistoryOrder implements Order {
  readonly id: string;
  readonly number: number;
  readonly createdAt: number;
  readonly customerId: string | null;
  readonly email: string | null;
  readonly address: Address | null;
  readonly shipping: readonly ShippingLine[];
  updatedAt: number;
  events: readonly Refund[] = [];
  readonly #shape: HistoryShape;
  readonly #invoice: number;

  constructor(shape: HistoryShape, invoice: number, createdAt: number, address: Address | null) {
    const { history } = shape;
    const customer = history.customer[invoice] ?? 0;
    this.#shape = shape;
    this.#invoice = invoice;
    this.number = history.number[invoice] ?? 0;
    this.id = historyIds.order(this.number);
    this.createdAt = createdAt;
    this.updatedAt = createdAt;
    this.customerId = customer === 0 ? null : historyIds.customer(customer);
    this.email = customer === 0 ? null : `c${customer}@example.com`;
    this.address = address;
    this.shipping = this.#readShipping();
  }

  get name() {
    return String(this.number);
  }
  get processedAt() {
    return this.createdAt;
  }
  get cancelledAt() {
    return null;
  }
  get cancelReason() {
    return null;
  }
  get closedAt() {
    return null;
  }
  get test() {
    return false;
  }
  get taxesIncluded() {
    return true;
  }
  get presentmentCurrency() {
    return 'GBP';
  }
  get presentmentRate() {
    return 1;
  }
  get paidAs() {
    return 'PAID' as const;
  }
  get received() {
    return null;
  }
  get payments() {
    return null;
  }
  get labels(): ShippingLabel[] {
    const { history } = this.#shape;
    const { from, to } = this.span;
    let units = 0;
    for (let line = from; line < to; line += 1) {
      if (history.skus[history.sku[line] ?? 0]?.type === 'product') units += history.quantity[line] ?? 0;
    }
    const isAbroad = this.address !== null && this.address.countryCode !== HOME;
    return madeUpLabels(this.name, { at: this.createdAt, units, isAbroad });
  }
  get chargeback(): Chargeback | null {
    return madeUpChargeback(this.name, this.createdAt);
  }
  get trackingNumbers() {
    return noWords;
  }
  get fulfillmentStatus() {
    return 'FULFILLED';
  }
  get phone() {
    return null;
  }
  get sourceName() {
    return 'web';
  }
  get tags() {
    return noWords;
  }
  get discountCodes() {
    return noWords;
  }
  get firstVisit() {
    return null;
  }
  get lastVisit() {
    return null;
  }
  get checkoutToken() {
    return null;
  }

  get lines(): readonly OrderLine[] {
    if (lastRead?.order !== this) lastRead = { order: this, lines: this.#readLines() };
    return lastRead.lines;
  }

  /** Where its lines stand in the history. */
  get span(): { from: number; to: number } {
    const { firstLine } = this.#shape.history;
    return { from: firstLine[this.#invoice] ?? 0, to: firstLine[this.#invoice + 1] ?? 0 };
  }

  #readLines(): OrderLine[] {
    const { history, titles, titleOfSku, productIds, variantIds, costs, vendor } = this.#shape;
    const lines: OrderLine[] = [];
    const { from, to } = this.span;
    for (let line = from; line < to; line += 1) {
      const sku = history.sku[line] ?? 0;
      const type = history.skus[sku]?.type;
      if (type === 'shipping') continue;
      const isGoods = type === 'product' || type === 'gift_card';
      lines.push({
        id: historyIds.line(history.lineId[line] ?? 0),
        kind: type === 'gift_card' ? 'gift-card' : 'product',
        introducedBy: null,
        title: titles[history.description[line] ?? 0] || (titleOfSku[sku] ?? ''),
        variantTitle: null,
        sku: isGoods ? (history.skus[sku]?.name ?? null) : null,
        vendor: isGoods ? vendor : null,
        // Manual and discount entries are custom items. Shopify would write a discount as one; the source has
        // it as a line, so a negative one would show here with a negative unit price.
        productId: isGoods ? (productIds[sku] ?? null) : null,
        variantId: isGoods ? (variantIds[sku] ?? null) : null,
        requiresShipping: type === 'product',
        quantity: history.quantity[line] ?? 0,
        unitPrice: (history.priceMilli[line] ?? 0) / 10,
        gross: linePence(history, line),
        lineDiscount: 0,
        orderDiscount: 0,
        tax: 0,
        taxRate: null,
        channelLiable: false,
        unitCost: type === 'product' ? costAt(costs[sku] ?? [], this.createdAt) : null,
      });
    }
    return lines;
  }

  #readShipping(): readonly ShippingLine[] {
    const { history, titles } = this.#shape;
    const { from, to } = this.span;
    let shipping: ShippingLine[] | null = null;
    for (let line = from; line < to; line += 1) {
      if (history.skus[history.sku[line] ?? 0]?.type !== 'shipping') continue;
      shipping ??= [];
      shipping.push({
        id: historyIds.shippingLine(history.lineId[line] ?? 0),
        title: titles[history.description[line] ?? 0] || 'Shipping',
        price: linePence(history, line),
        discount: 0,
        tax: 0,
        taxRate: null,
      });
    }
    return shipping ?? noShipping;
  }
}

const HOME = 'GB';
const noWords: readonly string[] = [];
const noShipping: readonly ShippingLine[] = [];
