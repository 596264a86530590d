import { isoTime } from '#simulators/shopify/queries/run.ts';
import type { Checkout, Shop } from '#simulators/shopify/shop/shop.ts';
import { customerPayload } from './customer-payload.ts';
import { addressPayload, discountCodesPayload, moneyIn, optionalId, rawId } from './payload-values.ts';

export function checkoutPayload(checkout: Checkout, shop: Shop): object {
  const money = moneyIn(shop);
  const customer = checkout.customerId === null ? undefined : shop.customers.get(checkout.customerId);
  const address = addressPayload(checkout.address);
  const gross = checkout.lines.reduce((sum, { unitPrice, quantity }) => sum + unitPrice * quantity, 0);
  const discounts = checkout.lines.reduce((sum, { discount }) => sum + discount, 0);
  const total = gross - discounts + checkout.shipping + (shop.taxesIncluded ? 0 : checkout.tax);
  return {
    id: rawId(checkout.id),
    name: `#${checkout.id}`,
    email: customer?.email ?? null,
    phone: customer?.phone ?? null,
    created_at: isoTime(checkout.createdAt),
    updated_at: isoTime(checkout.updatedAt),
    completed_at: isoTime(checkout.completedAt),
    closed_at: null,
    currency: shop.currency,
    presentment_currency: shop.currency,
    subtotal_price: money(gross - discounts),
    total_price: money(total),
    total_discounts: money(discounts),
    total_tax: money(checkout.tax),
    total_line_items_price: money(gross),
    abandoned_checkout_url: `https://${shop.name}.myshopify.com/checkouts/${checkout.id}/recover`,
    ...(customer ? { customer: customerPayload(customer, shop) } : {}),
    ...(address ? { shipping_address: address, billing_address: address } : {}),
    line_items: checkout.lines.map((line) => ({
      key: line.id,
      product_id: optionalId(line.productId),
      variant_id: optionalId(line.variantId),
      title: line.title,
      variant_title: line.variantTitle,
      presentment_title: line.title,
      sku: line.sku,
      quantity: line.quantity,
      price: money(line.unitPrice),
      line_price: money(line.unitPrice * line.quantity),
    })),
    discount_codes: discountCodesPayload(checkout.discountCodes, money(discounts)),
    source_name: 'web',
    landing_site: null,
    referring_site: null,
  };
}
