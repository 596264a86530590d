import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isPlainOrderLine, isPlainSale } from './plain-lines.ts';
import { type BulkLine, WireOrderLine, WireSale } from './wire.ts';

const money = (amount: string) => ({ shopMoney: { amount } });
const LINE = {
  id: 'gid://shopify/LineItem/7',
  title: 'Tea',
  variantTitle: null,
  sku: 'T-1',
  quantity: 2,
  currentQuantity: 1,
  isGiftCard: false,
  product: { id: 'gid://shopify/Product/1' },
  variant: { id: 'gid://shopify/ProductVariant/2' },
  originalUnitPriceSet: money('5.95'),
  discountedTotalSet: money('11.90'),
  taxLines: [{ rate: 0.2, priceSet: money('1.98') }],
  __parentId: 'gid://shopify/Order/9',
};
const SALE = {
  id: 'gid://shopify/Sale/3',
  lineType: 'PRODUCT',
  actionType: 'RETURN',
  quantity: -1,
  totalAmount: money('-2.95'),
  totalTaxAmount: money('0.00'),
  totalDiscountAmountBeforeTaxes: money('0.00'),
  lineItem: { id: 'gid://shopify/LineItem/7', product: { id: 'gid://shopify/Product/1' } },
  __parentId: 'gid://shopify/RefundAgreement/4',
};

const ODD = fc.constantFrom<unknown>(
  undefined,
  null,
  '',
  'x',
  '1.',
  '-5',
  0,
  1.5,
  Number.NaN,
  true,
  [],
  {},
  [null],
  {
    id: 'gid://x',
  },
);

/** Paths into a value, down to its leaves. */
function pathsOf(value: unknown, path: (string | number)[] = []): (string | number)[][] {
  if (typeof value !== 'object' || value === null) return [path];
  const below = Object.entries(value).flatMap(([key, each]) => pathsOf(each, [...path, key]));
  return path.length > 0 ? [path, ...below] : below;
}

function changedAt(value: object, path: (string | number)[], odd: unknown): BulkLine {
  const copy = structuredClone(value) as Record<string, unknown>;
  let place = copy;
  for (const key of path.slice(0, -1)) place = place[key] as Record<string, unknown>;
  place[path.at(-1)!] = odd;
  return copy as unknown as BulkLine;
}

test.each([
  ['an order line', LINE, isPlainOrderLine, WireOrderLine],
  ['a sale', SALE, isPlainSale, WireSale],
] as const)('%s is taken as it is, and nothing that its schema refuses', (_, sample, isPlain, schema) => {
  expect(isPlain(sample)).toBe(true);
  fc.assert(
    fc.property(fc.constantFrom(...pathsOf(sample)), ODD, (path, odd) => {
      const line = changedAt(sample, path, odd);
      // Only lines with an id of text come this far.
      if (typeof line.id === 'string' && isPlain(line)) expect(schema.safeParse(line).success).toBe(true);
    }),
    { numRuns: 1_000 },
  );
});
