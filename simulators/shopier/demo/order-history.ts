import { DAY_MS, HOUR_MS, MINUTE_MS } from '#simulators/core/time.ts';
import { numberFrom } from '#simulators/shopier/shop/derived.ts';
import {
  type Buyer,
  type Installments,
  type Line,
  type Order,
  type Product,
  type Refund,
  sellingPriceOf,
  totalOf,
  type Variant,
} from '#simulators/shopier/shop/shop.ts';
import { ISTANBUL_OFFSET_MS } from '#simulators/shopier/shop/wire-date.ts';
import { type PackedHistory, readPackedHistory } from '#simulators/shopify/demo/packed-history.ts';
import { buyerOf } from './people.ts';

/*
 * A history with the rhythm of a real shop (simulators/data): when orders were placed, who came back, how full
 * the baskets were and what was given back. Of the buyers 18 in a hundred are taken, with all of their orders. What they bought
 * becomes something of the catalogue, always the same for the same thing, cheap things more often than dear ones.
 */
const LAST_DAY_OF_DATA = Date.UTC(2011, 11, 9) / DAY_MS;
export const HISTORY_DAYS = 738;
const TAKEN_BUYERS_PERCENT = 18;
const MOST_LINES = 6;
/** The source sells to shops: its lines and quantities are those of a wholesaler. */
const SOURCE_LINES_FOR_ONE = 8;
const FREE_SHIPPING_FROM = 100_000;
const SHIPPING = 4_990;
/** What Shopier takes is made up: nothing of it is in the source. */
const CARRIER_FEE = 5_490;
const CARRIER_FEE_OF_ANOTHER_PIECE = 750;
/** Parcels whose cost Shopier does not know. */
const OWN_CARRIER_EVERY = 7;
const TERMS = [2, 3, 6, 9];
const INTEREST_A_MONTH_PER_MILLE = 18;

type Ware = Omit<Line, 'quantity'>;

export async function readOrderHistory(products: readonly Product[], anchorDay: number): Promise<Order[]> {
  const history = await readPackedHistory();
  const wareOfSku = assignWares(history, products);
  const timeOf = (invoice: number) =>
    (history.minute[invoice] ?? 0) * MINUTE_MS + (anchorDay - LAST_DAY_OF_DATA) * DAY_MS - ISTANBUL_OFFSET_MS;
  const end = (anchorDay + 1) * DAY_MS - ISTANBUL_OFFSET_MS;
  const refundsOf = collectRefunds(history);
  const buyers = new Map<string, Buyer>();
  const orders: Order[] = [];
  for (let invoice = 0; invoice < history.invoices; invoice += 1) {
    if (history.isRefund[invoice] === 1 || !isTaken(history, invoice)) continue;
    const lines = linesOf(history, invoice, wareOfSku);
    if (lines.length === 0) continue;
    const seed = buyerSeed(history, invoice);
    const buyer = buyers.get(seed) ?? buyerOf(seed);
    buyers.set(seed, buyer);
    const order = { ...orderOf(history.number[invoice] ?? 0, timeOf(invoice), lines, end), buyer };
    orders.push({ ...order, refunds: refundsFor(history, invoice, order, refundsOf, timeOf) });
  }
  return orders;
}

function buyerSeed(history: PackedHistory, invoice: number): string {
  const customer = history.customer[invoice] ?? 0;
  return customer === 0 ? `guest ${history.number[invoice]}` : `customer ${customer}`;
}

function isTaken(history: PackedHistory, invoice: number): boolean {
  return numberFrom(buyerSeed(history, invoice), 100) < TAKEN_BUYERS_PERCENT;
}

/** For each SKU of the source what it is in this shop. */
function assignWares(history: PackedHistory, products: readonly Product[]): (sku: number) => Ware | null {
  const weights = products.map((product) => 1 / sellingPriceOf(product) ** 0.9);
  const whole = weights.reduce((sum, weight) => sum + weight, 0);
  const wares = new Map<string, Ware>();
  const known = new Map<number, Ware | null>();

  function assign(sku: number): Ware | null {
    const { type, name = '' } = history.skus[sku] ?? {};
    if (type !== 'product' && type !== 'gift_card') return null;
    let left = (numberFrom(`ware ${name}`, 1_000_000) / 1_000_000) * whole;
    const place = weights.findIndex((weight) => {
      left -= weight;
      return left < 0;
    });
    const product = products.at(place);
    if (!product) return null;
    const variant = numberFrom(`variant ${name}`, product.variants.length || 1);
    const key = `${product.id} ${variant}`;
    const ware = wares.get(key) ?? wareOf(product, product.variants[variant]);
    wares.set(key, ware);
    return ware;
  }

  return (sku) => {
    const ware = known.get(sku);
    if (ware !== undefined) return ware;
    const assigned = assign(sku);
    known.set(sku, assigned);
    return assigned;
  };
}

function wareOf(product: Product, variant: Variant | undefined): Ware {
  return {
    productId: product.id,
    title: product.title,
    type: product.type,
    selections: variant?.selections ?? [],
    price: variant?.price ?? sellingPriceOf(product),
  };
}

function linesOf(history: PackedHistory, invoice: number, wareOfSku: (sku: number) => Ware | null): Line[] {
  const from = history.firstLine[invoice] ?? 0;
  const to = history.firstLine[invoice + 1] ?? 0;
  const most = Math.min(MOST_LINES, Math.ceil((to - from) / SOURCE_LINES_FOR_ONE));
  const lines = new Map<Ware, Line>();
  for (let line = from; line < to && lines.size < most; line += 1) {
    const ware = wareOfSku(history.sku[line] ?? 0);
    if (ware && !lines.has(ware))
      lines.set(ware, { ...ware, quantity: retailQuantity(history.quantity[line] ?? 1) });
  }
  return [...lines.values()];
}

function retailQuantity(wholesale: number): number {
  if (wholesale <= 12) return 1;
  return wholesale <= 48 ? 2 : 3;
}

/** Sent a day or two later, so the newest ones are still to be sent. */
function orderOf(number: number, createdAt: number, lines: Line[], end: number): Omit<Order, 'buyer'> {
  const roll = numberFrom(`order ${number}`, 10_000);
  const subtotal = lines.reduce((sum, { price, quantity }) => sum + price * quantity, 0);
  const fulfilledAt = createdAt + (18 + (roll % 30)) * HOUR_MS;
  const hasCode = roll % 17 === 0;
  return {
    id: String(700_000_000 + number),
    createdAt,
    fulfilledAt: fulfilledAt < end ? fulfilledAt : null,
    isPaid: true,
    currency: 'TRY',
    paymentMethod: roll % 3 === 0 ? 'debitCard' : 'creditCard',
    installments: roll % 3 !== 0 && subtotal > 500_000 ? installmentsOf(roll, subtotal) : null,
    shipping: subtotal >= FREE_SHIPPING_FROM ? 0 : SHIPPING,
    shippingFee: roll % OWN_CARRIER_EVERY === 0 ? null : carrierFee(lines),
    discount: hasCode ? Math.round(subtotal / 10) : 0,
    discountId: hasCode ? '4100001' : null,
    note: roll % 23 === 0 ? 'Hediye paketi olsun, lütfen.' : '',
    lines,
    refunds: [],
  };
}

/** Dearer the longer they last; of one in three the seller bears the interest. */
function installmentsOf(roll: number, subtotal: number): Installments {
  const term = TERMS[roll % TERMS.length] ?? 3;
  const interest = Math.round((subtotal * term * INTEREST_A_MONTH_PER_MILLE) / 1000);
  return { term, interest, costBearer: roll % 9 < 3 ? 'seller' : 'buyer' };
}

function carrierFee(lines: Line[]): number {
  const pieces = lines.reduce((sum, { quantity }) => sum + quantity, 0);
  return CARRIER_FEE + (pieces - 1) * CARRIER_FEE_OF_ANOTHER_PIECE;
}

function collectRefunds(history: PackedHistory): Map<number, number[]> {
  const byOrder = new Map<number, number[]>();
  for (let invoice = 0; invoice < history.invoices; invoice += 1) {
    const order = history.refundedOrder[invoice] ?? -1;
    if (order < 0) continue;
    const own = byOrder.get(order);
    if (own) own.push(invoice);
    else byOrder.set(order, [invoice]);
  }
  return byOrder;
}

/** The same share of the order's money as in the source, never more than is left. */
function refundsFor(
  history: PackedHistory,
  invoice: number,
  order: Order,
  refundsOf: Map<number, number[]>,
  timeOf: (invoice: number) => number,
): Refund[] {
  const worth = sourceAmount(history, invoice);
  let left = totalOf(order);
  return (refundsOf.get(invoice) ?? [])
    .sort((a, b) => timeOf(a) - timeOf(b))
    .flatMap((refund) => {
      const share = Math.min(1, -sourceAmount(history, refund) / worth);
      const total = Math.min(left, Math.round(totalOf(order) * share));
      if (!(total > 0)) return [];
      left -= total;
      const at = Math.max(timeOf(refund), order.createdAt);
      const id = String(300_000_000 + (history.number[refund] ?? 0));
      return [{ id, status: 'succeeded' as const, createdAt: at, settledAt: at, total }];
    });
}

function sourceAmount(history: PackedHistory, invoice: number): number {
  let amount = 0;
  const to = history.firstLine[invoice + 1] ?? 0;
  for (let line = history.firstLine[invoice] ?? 0; line < to; line += 1)
    amount += (history.quantity[line] ?? 0) * (history.priceMilli[line] ?? 0);
  return amount;
}
