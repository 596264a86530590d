import { formatMoney } from '#simulators/shopify/shop/money.ts';
import type { Address, Order, Shop } from '#simulators/shopify/shop/shop.ts';

/** A number of any length. The ids of a payload are JSON numbers, although many have outgrown a double. */
export function rawId(id: string): unknown {
  return (JSON as typeof JSON & { rawJSON(text: string): unknown }).rawJSON(id);
}

export function optionalId(id: string | null): unknown {
  return id === null ? null : rawId(id);
}

export function moneyIn(shop: Shop) {
  return (minor: number) => formatMoney(minor, shop.currency);
}

export function moneySetIn(shop: Shop, order?: Order) {
  const { presentmentCurrency = shop.currency, presentmentRate = 1 } = order ?? {};
  return (minor: number) => ({
    shop_money: { amount: formatMoney(minor, shop.currency), currency_code: shop.currency },
    presentment_money: {
      amount: formatMoney(minor * presentmentRate, presentmentCurrency),
      currency_code: presentmentCurrency,
    },
  });
}

export function addressPayload(address: Address | null): object | undefined {
  if (address === null) return undefined;
  const { city, country, countryCode } = address;
  return {
    first_name: null,
    last_name: null,
    company: null,
    address1: null,
    address2: null,
    city,
    zip: null,
    province: null,
    province_code: null,
    country,
    country_code: countryCode,
    phone: null,
  };
}

export function discountCodesPayload(codes: readonly string[], amount: string): object[] {
  return codes.map((code) => ({ code, amount, type: 'fixed_amount' }));
}
