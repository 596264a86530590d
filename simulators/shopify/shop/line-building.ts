import { costAt } from './costs.ts';
import { amountsOff, type DiscountTerms } from './discounts.ts';
import type { LineFixture, OrderFixture } from './fixture.ts';
import { allocate, parseMoney, roundHalfAway } from './money.ts';
import type { LineTax, Order, OrderLine, Product, Shop } from './shop.ts';

/** `introducedBy` is the edit that added it, if one did. */
export function buildLine(
  fixture: LineFixture,
  shop: Shop,
  { soldAt, introducedBy = null }: { soldAt: number; introducedBy?: string | null },
): OrderLine {
  const product = fixture.product === undefined ? null : findProduct(shop, fixture.product);
  const variant =
    product?.variants.find(({ id, sku }) => id === fixture.variant || sku === fixture.variant) ??
    (fixture.variant === undefined ? (product?.variants[0] ?? null) : null);
  if (fixture.variant !== undefined && !variant)
    throw new Error(`${product?.title} has no variant ${fixture.variant}.`);
  const quantity = fixture.quantity ?? 1;
  const unitPrice =
    fixture.unitPrice === undefined ? (variant?.price ?? 0) : parseMoney(fixture.unitPrice, shop.currency);
  const taxes = fixture.taxes?.map(({ tax, rate }) => ({
    amount: parseMoney(tax, shop.currency),
    rate: Number(rate),
  }));
  const tax = fixture.tax === undefined ? 0 : parseMoney(fixture.tax, shop.currency);
  const isGiftCard = fixture.isGiftCard ?? product?.isGiftCard ?? false;
  return {
    id: fixture.id ?? shop.newId(),
    kind: isGiftCard ? 'gift-card' : 'product',
    introducedBy,
    title: fixture.title ?? product?.title ?? 'Custom item',
    variantTitle: variant && variant.title !== 'Default Title' ? variant.title : null,
    sku: fixture.sku ?? variant?.sku ?? null,
    vendor: product?.vendor ?? null,
    productId: product?.id ?? null,
    variantId: variant?.id ?? null,
    requiresShipping: fixture.requiresShipping ?? !isGiftCard,
    quantity,
    unitPrice,
    gross: roundHalfAway(unitPrice * quantity),
    lineDiscount: fixture.discount === undefined ? 0 : parseMoney(fixture.discount, shop.currency),
    orderDiscount: 0,
    tax: taxes ? taxes.reduce((sum, { amount }) => sum + amount, 0) : tax,
    taxRate: rateOf(fixture),
    ...(taxes ? { taxes } : {}),
    channelLiable: fixture.channelLiable ?? false,
    unitCost: variant === null || isGiftCard ? null : costAt(variant.costs, soldAt),
  };
}

/** Every tax of a line of goods or of shipping. */
export function taxesOf({ tax, taxRate, taxes }: Pick<OrderLine, 'tax' | 'taxRate' | 'taxes'>): LineTax[] {
  if (taxes) return taxes;
  return tax === 0 && taxRate === null ? [] : [{ amount: tax, rate: taxRate }];
}

function rateOf({ taxRate }: { taxRate?: string }): number | null {
  return taxRate === undefined ? null : Number(taxRate);
}

export function tipLine(amount: number, shop: Shop): OrderLine {
  return {
    id: shop.newId(),
    kind: 'tip',
    introducedBy: null,
    title: 'Tip',
    variantTitle: null,
    sku: null,
    vendor: null,
    productId: null,
    variantId: null,
    requiresShipping: false,
    quantity: 1,
    unitPrice: amount,
    gross: amount,
    lineDiscount: 0,
    orderDiscount: 0,
    tax: 0,
    taxRate: null,
    channelLiable: false,
    unitCost: null,
  };
}

export function shareOrderDiscount(lines: OrderLine[], discount: number): OrderLine[] {
  if (discount === 0) return lines;
  // Gift cards cannot be bought with a discount.
  const weights = lines.map((line) => (line.kind === 'gift-card' ? 0 : line.gross - line.lineDiscount));
  const shares = allocate(discount, weights);
  return lines.map((line, index) => ({ ...line, orderDiscount: shares[index] ?? 0 }));
}

/** Null where the code covers none. One for some products is a discount of lines, one for all of the order. */
export function shareCodeDiscount(lines: OrderLine[], terms: DiscountTerms): OrderLine[] | null {
  const parts = lines.map(({ productId, kind, gross, lineDiscount, orderDiscount }) => ({
    productId,
    isGiftCard: kind === 'gift-card',
    gross: gross - lineDiscount - orderDiscount,
  }));
  const shares = amountsOff(terms, parts);
  if (!shares) return null;
  return lines.map((line, index) => {
    const share = shares[index] ?? 0;
    const orderDiscount = line.orderDiscount + share;
    return { ...line, orderDiscount, ...(terms.productIds && { codeDiscount: share }) };
  });
}

export function buildShipping({ shipping }: OrderFixture, shop: Shop): Order['shipping'] {
  if (shipping === undefined) return [];
  const line = typeof shipping === 'string' ? { price: shipping } : shipping;
  const { price, discount = '0', tax = '0', title = 'Standard' } = line;
  const money = (text: string) => parseMoney(text, shop.currency);
  return [
    {
      id: shop.newId(),
      title,
      price: money(price),
      discount: money(discount),
      tax: money(tax),
      taxRate: rateOf(line),
    },
  ];
}

function findProduct(shop: Shop, name: string): Product {
  const known = shop.products.get(name);
  if (known) return known;
  for (const product of shop.products.values()) {
    if (product.handle === name || product.title === name) return product;
  }
  throw new Error(`${shop.name} has no product "${name}".`);
}
