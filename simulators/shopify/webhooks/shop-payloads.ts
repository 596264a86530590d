import { isoTime } from '#simulators/shopify/queries/run.ts';
import type { Shop } from '#simulators/shopify/shop/shop.ts';
import { rawId } from './payload-values.ts';

/** Of shop/update, and of app/uninstalled. */
export function shopPayload(shop: Shop): object {
  return {
    id: rawId(shop.id),
    name: shop.title,
    email: shop.email,
    domain: `${shop.name}.myshopify.com`,
    myshopify_domain: `${shop.name}.myshopify.com`,
    shop_owner: shop.ownerName,
    currency: shop.currency,
    iana_timezone: shop.ianaTimezone,
    country_code: shop.address.countryCode,
    taxes_included: shop.taxesIncluded,
    created_at: isoTime(shop.createdAt),
  };
}

export function scopesPayload(shop: Shop, previous: string[], current: string[], at: number): object {
  return {
    id: rawId(shop.id),
    previous,
    current,
    updated_at: isoTime(at),
  };
}

export type PrivacyRequest = {
  customer?: { id: string; email?: string; phone?: string };
  /** Ids of orders: those asked for, or those to forget. */
  orders?: string[];
  requestId?: string;
};

export const privacyPayloads = {
  'customers/data_request': (shop: Shop, { customer, orders = [], requestId = '1' }: PrivacyRequest) => ({
    ...shopOf(shop),
    orders_requested: orders.map(rawId),
    customer: customerOf(customer),
    data_request: { id: rawId(requestId) },
  }),
  'customers/redact': (shop: Shop, { customer, orders = [] }: PrivacyRequest) => ({
    ...shopOf(shop),
    customer: customerOf(customer),
    orders_to_redact: orders.map(rawId),
  }),
  'shop/redact': (shop: Shop) => shopOf(shop),
};

export type PrivacyTopic = keyof typeof privacyPayloads;

function shopOf(shop: Shop) {
  return { shop_id: rawId(shop.id), shop_domain: `${shop.name}.myshopify.com` };
}

function customerOf(
  { id, email = null, phone = null }: { id: string; email?: string | null; phone?: string | null } = {
    id: '1',
  },
) {
  return { id: rawId(id), email, phone };
}
