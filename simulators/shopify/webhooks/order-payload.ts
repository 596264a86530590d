import { isoTime } from '#simulators/shopify/queries/run.ts';
import { gid } from '#simulators/shopify/shop/ids.ts';
import { taxesOf } from '#simulators/shopify/shop/line-building.ts';
import { currentQuantity } from '#simulators/shopify/shop/order-building.ts';
import type { Order, OrderEdit, OrderLine, Shop } from '#simulators/shopify/shop/shop.ts';
import { financialStatusOf, totalsOf } from '#simulators/shopify/shop/totals.ts';
import { customerPayload } from './customer-payload.ts';
import {
  addressPayload,
  discountCodesPayload,
  moneyIn,
  moneySetIn,
  optionalId,
  rawId,
} from './payload-values.ts';
import { refundPayload } from './refund-payload.ts';

/** The key fields of an order, as orders/* send them. */
export function orderPayload(order: Order, shop: Shop): object {
  const money = moneyIn(shop);
  const moneySet = moneySetIn(shop, order);
  const totals = totalsOf(order);
  const customer = order.customerId === null ? undefined : shop.customers.get(order.customerId);
  const address = addressPayload(order.address);
  return {
    id: rawId(order.id),
    admin_graphql_api_id: gid('Order', order.id),
    name: order.name,
    number: order.number,
    order_number: order.number,
    checkout_token: order.checkoutToken,
    created_at: isoTime(order.createdAt),
    processed_at: isoTime(order.processedAt),
    updated_at: isoTime(order.updatedAt),
    closed_at: isoTime(order.closedAt),
    cancelled_at: isoTime(order.cancelledAt),
    cancel_reason: order.cancelReason?.toLowerCase() ?? null,
    currency: shop.currency,
    presentment_currency: order.presentmentCurrency,
    financial_status: financialStatusOf(order).toLowerCase(),
    fulfillment_status: fulfilmentWords[order.fulfillmentStatus] ?? null,
    total_price: money(totals.total),
    total_price_set: moneySet(totals.total),
    subtotal_price: money(totals.subtotal),
    subtotal_price_set: moneySet(totals.subtotal),
    total_discounts: money(totals.discounts),
    total_discounts_set: moneySet(totals.discounts),
    total_tax: money(totals.tax),
    total_tax_set: moneySet(totals.tax),
    total_line_items_price: money(order.lines.reduce((sum, { gross }) => sum + gross, 0)),
    total_shipping_price_set: moneySet(totals.shipping),
    total_tip_received: money(totals.tip),
    total_outstanding: money(Math.max(0, totals.total - totals.received)),
    current_total_price: money(totals.currentTotal),
    current_total_price_set: moneySet(totals.currentTotal),
    current_subtotal_price: money(totals.currentSubtotal),
    current_total_discounts: money(totals.currentDiscounts),
    current_total_tax: money(totals.currentTax),
    taxes_included: order.taxesIncluded,
    test: order.test,
    confirmed: true,
    email: order.email,
    contact_email: order.email,
    phone: order.phone,
    source_name: order.sourceName,
    landing_site: order.firstVisit?.landingPage ?? null,
    referring_site: order.firstVisit?.referrerUrl ?? null,
    tags: order.tags.join(', '),
    discount_codes: discountCodesPayload(order.discountCodes, money(totals.discounts)),
    note: null,
    ...(customer ? { customer: customerPayload(customer, shop) } : {}),
    ...(address ? { shipping_address: address, billing_address: address } : {}),
    line_items: order.lines.map((line) => orderLinePayload(line, order, shop)),
    shipping_lines: order.shipping.map(({ id, title, price, discount }) => ({
      id: rawId(id),
      title,
      price: money(price),
      discounted_price: money(price - discount),
    })),
    refunds: order.events.flatMap((event) =>
      event.kind === 'refund' ? [refundPayload(order, event, shop)] : [],
    ),
  };
}

const fulfilmentWords: Record<string, string> = { FULFILLED: 'fulfilled', PARTIALLY_FULFILLED: 'partial' };

export function orderLinePayload(line: OrderLine, order: Order, shop: Shop): object {
  const money = moneyIn(shop);
  const discount = line.lineDiscount + line.orderDiscount;
  return {
    id: rawId(line.id),
    admin_graphql_api_id: gid('LineItem', line.id),
    product_id: optionalId(line.productId),
    variant_id: optionalId(line.variantId),
    title: line.title,
    name: line.variantTitle === null ? line.title : `${line.title} - ${line.variantTitle}`,
    variant_title: line.variantTitle,
    sku: line.sku,
    vendor: line.vendor,
    quantity: line.quantity,
    current_quantity: currentQuantity(order, line),
    price: money(line.unitPrice),
    price_set: moneySetIn(shop, order)(line.unitPrice),
    total_discount: money(line.lineDiscount),
    discount_allocations: discount === 0 ? [] : [{ amount: money(discount) }],
    gift_card: line.kind === 'gift-card',
    requires_shipping: line.requiresShipping,
    taxable: line.tax !== 0,
    tax_lines: taxesOf(line)
      .filter(({ amount }) => amount !== 0)
      .map(({ amount, rate }) => ({
        title: 'Tax',
        price: money(amount),
        rate,
        channel_liable: line.channelLiable,
      })),
  };
}

/** orders/edited sends the edit, not the order. */
export function orderEditPayload(order: Order, edit: OrderEdit): object {
  const counted = edit.changes.filter(({ delta }) => delta !== 0);
  const part = ({ lineId, delta }: OrderEdit['changes'][number]) => ({
    id: rawId(lineId),
    delta: Math.abs(delta),
  });
  return {
    order_edit: {
      id: rawId(edit.id),
      order_id: rawId(order.id),
      created_at: isoTime(edit.at),
      committed_at: isoTime(edit.at),
      notify_customer: false,
      staff_note: '',
      user_id: null,
      line_items: {
        additions: counted.filter(({ delta }) => delta > 0).map(part),
        removals: counted.filter(({ delta }) => delta < 0).map(part),
      },
    },
  };
}
