import type { Run } from '#simulators/shopify/queries/run.ts';
import { fieldsOf } from '#simulators/shopify/queries/run.ts';
import { formatMoney } from '#simulators/shopify/shop/money.ts';
import type { Order } from '#simulators/shopify/shop/shop.ts';

export type Money = { minor: number; currency: string };
export type MoneyBag = Money & { presentmentCurrency: string; presentmentRate: number };

export function shopMoney(minor: number, run: Run): Money {
  return { minor, currency: run.shop.currency };
}

export function moneyBag(minor: number, run: Run, order?: Order): MoneyBag {
  const currency = run.shop.currency;
  return {
    minor,
    currency,
    presentmentCurrency: order?.presentmentCurrency ?? currency,
    presentmentRate: order?.presentmentRate ?? 1,
  };
}

export const moneyFields = {
  MoneyBag: fieldsOf<MoneyBag>({
    shopMoney: (bag) => bag,
    presentmentMoney: ({ minor, presentmentCurrency, presentmentRate }): Money => ({
      minor: minor * presentmentRate,
      currency: presentmentCurrency,
    }),
  }),
  MoneyV2: fieldsOf<Money>({
    amount: ({ minor, currency }) => formatMoney(minor, currency),
    currencyCode: ({ currency }) => currency,
  }),
};
