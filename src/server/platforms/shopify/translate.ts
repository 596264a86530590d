import type {
  PlatformCheckout,
  PlatformCustomer,
  PlatformOrder,
  PlatformOrderLine,
  PlatformProduct,
  StoreIdentity,
} from '#server/platforms/ports/store-platform.ts';
import { parseMoney } from '#shared/core/money.ts';
import { normaliseStoreName } from '#shared/stores/stores.ts';
import { amountOf, idOf, placedAt, salesOfAgreements, salesOfLines, salesOfTotals } from './order-sales.ts';
import { type Grants, MOST_PHOTOS } from './queries.ts';
import type {
  WireAgreement,
  WireCheckout,
  WireCheckoutLine,
  WireCustomer,
  WireMedium,
  WireOrder,
  WireOrderLine,
  WireProduct,
  WireShop,
  WireVariant,
} from './wire.ts';

const RECENT_DAYS = 60;
const PAID = new Set(['PAID', 'PARTIALLY_REFUNDED', 'REFUNDED']);
const RETURNING = new Set(['IN_PROGRESS', 'INSPECTION_COMPLETE', 'RETURNED']);

/** A granted `write_x` implies `read_x`. */
export function readsOf(scopes: { handle: string }[]): Set<string> {
  return new Set(scopes.map(({ handle }) => handle.replace(/^write_/, 'read_')));
}

export function translateGrants(reads: Set<string>): Grants {
  return { customers: reads.has('read_customers'), unitCost: reads.has('read_inventory') };
}

const PAYOUT_SCOPES = ['read_shopify_payments_accounts', 'read_shopify_payments_payouts'];

/** Whether movements of the seller's money at Shopify Payments may be asked for. */
export function readsPayouts(reads: Set<string>): boolean {
  return reads.has('read_shopify_payments') || PAYOUT_SCOPES.every((scope) => reads.has(scope));
}

export function translateShop({ shop, currentAppInstallation }: WireShop): StoreIdentity {
  const reads = readsOf(currentAppInstallation.accessScopes);
  return {
    externalId: idOf(shop.id),
    storeName: normaliseStoreName(shop.myshopifyDomain),
    title: shop.name,
    storeUrl: shop.primaryDomain.url,
    currency: shop.currencyCode,
    timeZone: shop.ianaTimezone,
    capabilities: {
      orders: reads.has('read_orders'),
      products: reads.has('read_products'),
      customers: reads.has('read_customers'),
      carts: reads.has('read_orders'),
      visits: true,
      journeys: reads.has('read_orders'),
      taxes: true,
      // A merchant's own older app may see everything without listing the scope. We promise only what the list says.
      historyDays: reads.has('read_all_orders') ? null : RECENT_DAYS,
    },
  };
}

/** As much as was read: the order alone, its lines, and its agreements. */
export interface ReadOrder {
  order: WireOrder;
  lines?: WireOrderLine[];
  agreements?: WireAgreement[];
  /** Nothing about the order was left unread, so without agreements nothing has happened to it. */
  complete?: boolean;
}

export function isChanged(order: WireOrder): boolean {
  return (
    order.edited ||
    order.cancelledAt !== null ||
    order.refunds.length > 0 ||
    RETURNING.has(order.returnStatus) ||
    /[1-9]/.test(order.totalRefundedSet.shopMoney.amount)
  );
}

/** Whether the bulk query for order events finds it (see EVENTFUL_ORDERS). */
export function isFoundAsEventful({ displayFinancialStatus: status, cancelledAt }: WireOrder): boolean {
  return status === 'REFUNDED' || status === 'PARTIALLY_REFUNDED' || cancelledAt !== null;
}

export function translateOrder({
  order,
  lines,
  agreements = [],
  complete = false,
}: ReadOrder): PlatformOrder {
  const { currencyCode: currency } = order;
  const changed = isChanged(order);
  const hasAgreements = agreements.length > 0;
  const sales = hasAgreements
    ? salesOfAgreements(order, agreements)
    : lines
      ? salesOfLines(order, lines)
      : salesOfTotals(order);
  const detail = hasAgreements || (complete && !changed) ? 'events' : lines ? 'lines' : 'totals';
  return {
    id: idOf(order.id),
    name: order.name,
    placedAt: placedAt(order),
    updatedAt: new Date(order.updatedAt),
    cancelledAt: order.cancelledAt === null ? null : new Date(order.cancelledAt),
    test: order.test,
    paid: PAID.has(order.displayFinancialStatus ?? ''),
    financialStatus: order.displayFinancialStatus,
    fulfillmentStatus: order.displayFulfillmentStatus,
    source: order.sourceName,
    customerId: order.customer ? idOf(order.customer.id) : null,
    email: order.email ?? null,
    phone: order.phone ?? null,
    city: order.shippingAddress?.city ?? null,
    countryCode: order.shippingAddress?.countryCodeV2 ?? null,
    visitContent: order.customerJourneySummary?.lastVisit?.utmParameters?.content ?? null,
    firstVisitContent: order.customerJourneySummary?.firstVisit?.utmParameters?.content ?? null,
    discountCodes: order.discountCodes ?? [],
    total: amountOf(order.totalPriceSet, currency),
    detail,
    changed,
    lines: lines ? translateLines(lines, sales, currency) : [],
    sales,
    refunds: order.refunds.map((refund) => ({
      id: idOf(refund.id),
      refundedAt: new Date(refund.createdAt ?? refund.processedAt),
      total: amountOf(refund.totalRefundedSet, currency),
    })),
  };
}

function translateLines(
  lines: WireOrderLine[],
  sales: PlatformOrder['sales'],
  currency: string,
): PlatformOrderLine[] {
  const discounts = new Map<string | null, number>();
  for (const { kind, lineId, discount } of sales) if (kind === 'sale') discounts.set(lineId, discount);
  return lines.map((line) => {
    const id = idOf(line.id);
    return {
      id,
      productId: line.product ? idOf(line.product.id) : null,
      variantId: line.variant ? idOf(line.variant.id) : null,
      title: line.title,
      variantTitle: line.variantTitle,
      sku: line.sku,
      quantity: line.quantity,
      currentQuantity: line.currentQuantity,
      unitPrice: amountOf(line.originalUnitPriceSet, currency),
      discount: discounts.get(id) ?? 0,
      giftCard: line.isGiftCard,
    };
  });
}

export function translateProduct(
  product: WireProduct,
  { variants, media }: { variants: WireVariant[]; media: WireMedium[] },
  currency: string,
): PlatformProduct {
  const imageUrl = product.featuredMedia?.preview?.image?.url ?? null;
  return {
    id: idOf(product.id),
    title: product.title,
    handle: product.handle,
    description: product.description || null,
    category: product.productType || product.category?.fullName || null,
    vendor: product.vendor || null,
    status: product.status,
    imageUrl,
    moreImageUrls: photosAmong(media).filter((url) => url !== imageUrl),
    onlineUrl: product.onlineStoreUrl,
    updatedAt: new Date(product.updatedAt),
    variants: variants.map((variant) => ({
      id: idOf(variant.id),
      title: variant.title,
      sku: variant.sku,
      price: parseMoney(variant.price, currency),
      compareAtPrice: variant.compareAtPrice === null ? null : parseMoney(variant.compareAtPrice, currency),
      unitCost: variant.inventoryItem?.unitCost
        ? parseMoney(variant.inventoryItem.unitCost.amount, currency)
        : null,
      // Shopify counts on, mostly below zero, where nobody keeps the number.
      inventory: variant.inventoryItem?.tracked === false ? null : variant.inventoryQuantity,
    })),
  };
}

/** A video has a preview too, which is no photo of the product. */
function photosAmong(media: WireMedium[]): string[] {
  const urls = media
    .filter(({ id }) => id.includes('/MediaImage/'))
    .flatMap(({ preview }) => preview?.image?.url ?? []);
  return [...new Set(urls)].slice(0, MOST_PHOTOS);
}

export function translateCustomer(customer: WireCustomer): PlatformCustomer {
  return {
    id: idOf(customer.id),
    email: customer.defaultEmailAddress?.emailAddress ?? null,
    phone: customer.defaultPhoneNumber?.phoneNumber ?? null,
    firstName: customer.firstName ?? null,
    lastName: customer.lastName ?? null,
    city: customer.defaultAddress?.city ?? null,
    countryCode: customer.defaultAddress?.countryCodeV2 ?? null,
    updatedAt: new Date(customer.updatedAt),
  };
}

export function translateCheckout(
  checkout: WireCheckout,
  lines: WireCheckoutLine[],
  currency: string,
): PlatformCheckout {
  return {
    id: idOf(checkout.id),
    createdAt: new Date(checkout.createdAt),
    updatedAt: new Date(checkout.updatedAt),
    completedAt: checkout.completedAt === null ? null : new Date(checkout.completedAt),
    customerId: checkout.customer ? idOf(checkout.customer.id) : null,
    email: checkout.customer?.defaultEmailAddress?.emailAddress ?? null,
    recoveryUrl: checkout.abandonedCheckoutUrl ?? null,
    total: amountOf(checkout.totalPriceSet, currency),
    itemCount: lines.reduce((sum, line) => sum + line.quantity, 0),
    lines: lines.map((line) => ({
      productId: line.product ? idOf(line.product.id) : null,
      title: line.title ?? '',
      quantity: line.quantity,
      unitPrice: amountOf(line.originalUnitPriceSet, currency),
    })),
  };
}
