import type { PlatformCustomer } from '#server/platforms/ports/store-platform.ts';
import { countryCodeOf } from './countries.ts';
import type { WireOrder, WirePerson } from './wire.ts';

/*
 * Shopier has no customers of its own: a buyer is known by e-mail, else by phone (metrics 2). The ids are those
 * under which our own tables count a buyer of whom only that is known.
 */
export interface Buyer extends Omit<PlatformCustomer, 'id' | 'updatedAt'> {
  /** Null when neither e-mail nor phone is known. */
  id: string | null;
}

export function buyerOf({ shippingInfo, billingInfo }: WireOrder): Buyer {
  const given = (field: keyof NonNullable<WirePerson>) =>
    shippingInfo?.[field]?.trim() || billingInfo?.[field]?.trim() || null;
  const email = emailIn(given('email'));
  const phone = phoneIn(given('phone'));
  return {
    id: email ? `email:${email}` : phone ? `phone:${phone}` : null,
    email,
    phone,
    firstName: given('firstName'),
    lastName: given('lastName'),
    city: given('city'),
    countryCode: countryCodeOf(given('country')),
  };
}

/** Customers as these orders describe them; of several orders the newest knows best. */
export function customersIn(orders: WireOrder[]): PlatformCustomer[] {
  const customers = new Map<string, PlatformCustomer>();
  for (const order of orders) {
    const buyer = buyerOf(order);
    if (buyer.id === null) continue;
    const known = customers.get(buyer.id);
    if (known && known.updatedAt >= order.dateCreated) continue;
    customers.set(buyer.id, { ...buyer, id: buyer.id, updatedAt: order.dateCreated });
  }
  return [...customers.values()];
}

function emailIn(text: string | null): string | null {
  const email = text?.toLowerCase() ?? '';
  return /^[^\s@]+@[^\s@]+$/.test(email) ? email : null;
}

/** One number however it was typed: a Turkish one without its country is given it. */
function phoneIn(text: string | null): string | null {
  const digits = (text ?? '').replace(/\D/g, '').replace(/^00/, '');
  if (digits.length < 7 || digits.length > 15) return null;
  const turkish = /^0?([2-5]\d{9})$/.exec(digits);
  if (turkish && !text!.trim().startsWith('+')) return `+90${turkish[1]}`;
  return `+${digits}`;
}
