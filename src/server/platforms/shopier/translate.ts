import type { PlatformOrder, PlatformProduct } from '#server/platforms/ports/store-platform.ts';
import { parseMoney } from '#shared/core/money.ts';
import { buyerOf } from './customers.ts';
import { lineIdOf, type OrderSales, salesOf } from './order-sales.ts';
import type { WireOrder, WireOrderLine, WireOrderRefund } from './wire.ts';

export const DEFAULT_CURRENCY = 'TRY';
export const currencyOf = (order: Pick<WireOrder, 'currency'>) => order.currency || DEFAULT_CURRENCY;

export function translateOrder(order: WireOrder): PlatformOrder {
  const currency = currencyOf(order);
  const { sales, refunds, total, reversedAt } = salesOf(order, currency);
  const buyer = buyerOf(order);
  return {
    id: order.id,
    name: `#${order.id}`,
    placedAt: order.dateCreated,
    updatedAt: updatedAt(order),
    // Shopier knows no cancellation; giving everything back stands for it (metrics 5).
    cancelledAt: reversedAt,
    test: false,
    paid: order.paymentStatus === 'paid',
    financialStatus: financialStatus(order, refunds, reversedAt),
    fulfillmentStatus: order.status?.toUpperCase() ?? null,
    source: null,
    customerId: buyer.id,
    email: buyer.email,
    phone: buyer.phone,
    city: buyer.city,
    countryCode: buyer.countryCode,
    visitContent: null,
    firstVisitContent: null,
    discountCodes: [],
    total,
    detail: 'events',
    changed: refunds.length > 0,
    lines: (order.lineItems ?? []).map((line, index) => {
      const id = lineIdOf(order.id, index);
      return {
        id,
        productId: line.productId ?? null,
        variantId: variantIdOf(line),
        title: line.title ?? '',
        variantTitle: selectionTitles(line),
        sku: null,
        quantity: line.quantity,
        currentQuantity: quantityLeft(sales, id),
        unitPrice: parseMoney(line.price, currency),
        discount: sales.find(({ kind, lineId }) => kind === 'sale' && lineId === id)?.discount ?? 0,
        giftCard: false,
      };
    }),
    sales,
    refunds: refunds.map(({ id, refundedAt, amount }) => ({ id, refundedAt, total: amount })),
  };
}

/** How far a refund has come; a failed one may still be tried again and succeed. */
const REFUND_STEPS: Record<string, number> = { failed: 2, succeeded: 3 };

/**
 * Shopier does not say when an order changed. Chosen instead is the newest time in it: its own, its shipments', its
 * refunds'. What changes without a time (paid, shipped, a refund that succeeds) only ever goes forward and is counted
 * in milliseconds, which Shopier's times do not have. So the same state always has the same time, and a later state a
 * later one. A corrected address is not seen.
 */
function updatedAt(order: WireOrder): Date {
  const { refunds, fulfillments, returns } = order;
  const shipments = [...(fulfillments ?? []), ...(returns ?? [])];
  const times = [...shipments, ...(refunds ?? [])]
    .flatMap((each) => [each.dateCreated, 'dateDispatched' in each ? each.dateDispatched : each.dateRefunded])
    .map((time) => time?.getTime() ?? 0);
  const newest = Math.max(order.dateCreated.getTime(), ...times);
  const steps =
    (order.paymentStatus === 'paid' ? 1 : 0) +
    (order.status === 'fulfilled' ? 1 : 0) +
    shipments.reduce((sum, { status }) => sum + (status === 'shipped' ? 2 : 1), 0) +
    (refunds ?? []).reduce((sum, { status }) => sum + (REFUND_STEPS[status ?? ''] ?? 1), 0);
  return new Date(newest + Math.min(steps, 999));
}

/** The refunds of an order with what else is known of them; the one that has come further counts. */
export function withRefunds(order: WireOrder, known: WireOrderRefund[]): WireOrder {
  const step = ({ status }: WireOrderRefund) => REFUND_STEPS[status ?? ''] ?? 1;
  const refunds = new Map((order.refunds ?? []).map((refund) => [refund.id, refund]));
  for (const refund of known) {
    const other = refunds.get(refund.id);
    if (!other || step(refund) > step(other)) refunds.set(refund.id, refund);
  }
  return { ...order, refunds: [...refunds.values()] };
}

/** In the words that the other platform has for it. */
function financialStatus(
  { paymentStatus }: WireOrder,
  refunds: OrderSales['refunds'],
  reversedAt: Date | null,
): string | null {
  if (reversedAt) return 'REFUNDED';
  if (refunds.length > 0) return 'PARTIALLY_REFUNDED';
  if (paymentStatus === 'unpaid') return 'PENDING';
  return paymentStatus?.toUpperCase() ?? null;
}

function quantityLeft(sales: PlatformOrder['sales'], id: string): number {
  return sales.reduce((left, { lineId, quantity }) => (lineId === id ? left + quantity : left), 0);
}

/** Variants have no ids of their own: the values chosen, in one order, are what distinguishes them. */
export function variantKey(selectionIds: string[]): string {
  return [...selectionIds].sort().join('-');
}

function variantIdOf({ productId, selection }: WireOrderLine): string | null {
  const ids = (selection ?? []).flatMap(({ id }) => id ?? []);
  return variantKey(ids) || productId || null;
}

function selectionTitles({ selection }: WireOrderLine): string | null {
  return (selection ?? []).flatMap(({ title }) => title || []).join(' / ') || null;
}

/**
 * Products as these orders show them, where Shopier does not open its product list to us. They are dated to the first
 * days of time, in the order of the orders, so that whatever the list says, once it is opened, is newer.
 */
export function productsIn(orders: WireOrder[]): PlatformProduct[] {
  const products = new Map<string, PlatformProduct>();
  for (const order of orders) {
    for (const line of order.lineItems ?? []) {
      const { productId, title } = line;
      const updatedAt = new Date(Math.floor(order.dateCreated.getTime() / 1000));
      if (!productId || (products.get(productId)?.updatedAt ?? 0) > updatedAt) continue;
      products.set(productId, {
        id: productId,
        title: title ?? '',
        handle: productId,
        description: null,
        category: null,
        vendor: null,
        status: 'active',
        imageUrl: null,
        moreImageUrls: [],
        onlineUrl: null,
        updatedAt,
        variants: [
          {
            id: productId,
            title: title ?? '',
            sku: null,
            price: parseMoney(line.price, currencyOf(order)),
            compareAtPrice: null,
            unitCost: null,
            inventory: null,
          },
        ],
      });
    }
  }
  return [...products.values()];
}
