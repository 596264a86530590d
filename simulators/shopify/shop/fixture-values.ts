import type { Address, Customer, Shop } from './shop.ts';

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

export function findCustomer(shop: Shop, name: string): Customer {
  const known = shop.customers.get(name);
  if (known) return known;
  for (const customer of shop.customers.values()) {
    if (customer.email === name) return customer;
  }
  throw new Error(`${shop.name} has no customer "${name}".`);
}
