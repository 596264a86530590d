import { isoTime } from '#simulators/shopify/queries/run.ts';
import { gid } from '#simulators/shopify/shop/ids.ts';
import type { Customer, Shop } from '#simulators/shopify/shop/shop.ts';
import { addressPayload, rawId } from './payload-values.ts';

/** Without tags, consent and purchase counters, which payloads lost in 2025-01. */
export function customerPayload(customer: Customer, shop: Shop): object {
  const address = addressPayload(customer.address);
  return {
    id: rawId(customer.id),
    admin_graphql_api_id: gid('Customer', customer.id),
    email: customer.email,
    first_name: customer.firstName,
    last_name: customer.lastName,
    phone: customer.phone,
    state: 'disabled',
    note: customer.note,
    verified_email: customer.email !== null,
    tax_exempt: false,
    currency: shop.currency,
    created_at: isoTime(customer.createdAt),
    updated_at: isoTime(customer.updatedAt),
    addresses: address ? [address] : [],
    ...(address ? { default_address: address } : {}),
  };
}
