import type { CheckoutFixture } from './fixture.ts';
import { addressOf, findCustomer, instant } from './fixture-values.ts';
import { buildLine } from './line-building.ts';
import { parseMoney } from './money.ts';
import type { Checkout, Shop } from './shop.ts';

export function buildCheckout(fixture: CheckoutFixture, shop: Shop, now: number): Checkout {
  const createdAt = instant(fixture.createdAt, now);
  const customer = fixture.customer === undefined ? null : findCustomer(shop, fixture.customer);
  const money = (text: string | undefined) => (text === undefined ? 0 : parseMoney(text, shop.currency));
  return {
    id: fixture.id ?? shop.newId(),
    createdAt,
    updatedAt: instant(fixture.updatedAt, createdAt),
    completedAt: fixture.completedAt === undefined ? null : instant(fixture.completedAt, now),
    customerId: customer?.id ?? null,
    address: addressOf(fixture) ?? customer?.address ?? null,
    discountCodes: fixture.discountCodes ?? [],
    shipping: money(fixture.shipping),
    tax: money(fixture.tax),
    lines: fixture.lines.map((line) => {
      const { id, title, variantTitle, sku, productId, variantId, quantity, unitPrice, lineDiscount } =
        buildLine(line, shop, { soldAt: createdAt });
      return {
        id,
        title,
        variantTitle,
        sku,
        productId,
        variantId,
        quantity,
        unitPrice,
        discount: lineDiscount,
      };
    }),
  };
}
