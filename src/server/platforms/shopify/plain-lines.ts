import type { BulkLine, WireOrderLine, WireSale } from './wire.ts';

/*
 * Order lines and sales come by the million. What looks exactly as Shopify describes it is taken as it is, which spares
 * a copy of each; everything else goes to the schemas in wire.ts, which say what is wrong with it. A test holds both
 * together: whatever is taken here, the schemas take too.
 */
const GID = /^gid:\/\/shopify\/\w+\/[\w-]+$/;
const DECIMAL = /^-?\d+(\.\d+)?$/;

export function isPlainOrderLine(line: BulkLine): line is BulkLine & WireOrderLine {
  const it = line as Partial<WireOrderLine>;
  return (
    GID.test(line.id) &&
    typeof it.title === 'string' &&
    isTextOrNull(it.variantTitle) &&
    isTextOrNull(it.sku) &&
    Number.isFinite(it.quantity) &&
    Number.isFinite(it.currentQuantity) &&
    typeof it.isGiftCard === 'boolean' &&
    isReferenceOrNull(it.product) &&
    isReferenceOrNull(it.variant) &&
    isMoney(it.originalUnitPriceSet) &&
    isMoney(it.discountedTotalSet) &&
    Array.isArray(it.taxLines) &&
    it.taxLines.every(isTaxLine)
  );
}

export function isPlainSale(line: BulkLine): line is BulkLine & WireSale {
  const it = line as Partial<WireSale>;
  return (
    GID.test(line.id) &&
    typeof it.lineType === 'string' &&
    typeof it.actionType === 'string' &&
    isNumberOrNull(it.quantity) &&
    isMoney(it.totalAmount) &&
    isMoney(it.totalTaxAmount) &&
    isMoney(it.totalDiscountAmountBeforeTaxes) &&
    (it.lineItem === undefined || it.lineItem === null || isSoldLine(it.lineItem))
  );
}

function isSoldLine(value: unknown): boolean {
  if (!isReference(value)) return false;
  const { product } = value as { product?: unknown };
  return product === undefined || isReferenceOrNull(product);
}

function isTaxLine(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  const { rate, priceSet } = value as { rate?: unknown; priceSet?: unknown };
  return isNumberOrNull(rate) && isMoney(priceSet);
}

function isMoney(value: unknown): boolean {
  const amount = (value as { shopMoney?: { amount?: unknown } | null } | null | undefined)?.shopMoney?.amount;
  return typeof amount === 'string' && DECIMAL.test(amount);
}

function isReference(value: unknown): boolean {
  const id = (value as { id?: unknown } | null | undefined)?.id;
  return typeof id === 'string' && GID.test(id);
}

const isReferenceOrNull = (value: unknown) => value === null || isReference(value);
const isTextOrNull = (value: unknown) => value === null || typeof value === 'string';
const isNumberOrNull = (value: unknown) => value === null || Number.isFinite(value);
