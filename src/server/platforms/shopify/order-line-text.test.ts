import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readOrderLine } from './order-line-text.ts';
import { WireOrderLine } from './wire.ts';

const money = fc
  .tuple(fc.integer({ min: -999_999, max: 999_999 }), fc.integer({ min: 0, max: 99 }))
  .map(([whole, cents]) => ({ shopMoney: { amount: `${whole}.${String(cents).padStart(2, '0')}` } }));
const gid = (type: string) => fc.integer({ min: 1 }).map((number) => `gid://shopify/${type}/${number}`);
const referenceOrNull = (type: string) => fc.option(gid(type).map((id) => ({ id })));

/** As bulk files hold them: in the order in which `orderLine` in queries.ts asks. */
const LINE = fc
  .tuple(
    gid('LineItem'),
    fc.record({
      title: fc.string({ unit: 'binary' }),
      variantTitle: fc.option(fc.string()),
      sku: fc.option(fc.string()),
      quantity: fc.nat(),
      currentQuantity: fc.nat(),
      isGiftCard: fc.boolean(),
      product: referenceOrNull('Product'),
      variant: referenceOrNull('ProductVariant'),
      originalUnitPriceSet: money,
      discountedTotalSet: money,
      taxLines: fc.array(fc.record({ rate: fc.option(fc.constantFrom(0.2, 0, 0.055)), priceSet: money })),
    }),
    gid('Order'),
  )
  .map(([id, line, __parentId]) => ({ id, ...line, __parentId }));

test('a line as we ask for it is read as JSON.parse reads it', () => {
  let quick = 0;
  fc.assert(
    fc.property(LINE, (line) => {
      const text = JSON.stringify(line);
      const read = readOrderLine(text);
      // Texts with escapes are left to JSON.parse.
      expect(read !== null).toBe(!text.includes('\\'));
      if (!read) return;
      quick += 1;
      expect(read).toEqual(JSON.parse(text));
      expect(WireOrderLine.safeParse(read).success).toBe(true);
    }),
    { numRuns: 500 },
  );
  expect(quick).toBeGreaterThan(50);
});

test('a line that was cut, swollen or changed anywhere is never read as another', () => {
  fc.assert(
    fc.property(LINE, fc.nat(), fc.nat({ max: 3 }), fc.string(), (line, place, length, put) => {
      const text = JSON.stringify(line);
      const at = place % text.length;
      const changed = text.slice(0, at) + put + text.slice(at + length);
      const read = outcomeOf(() => readOrderLine(changed));
      if (read) expect(read).toEqual(outcomeOf(() => JSON.parse(changed)));
    }),
    { numRuns: 3_000 },
  );
});

/** Null where it throws: what reads lines takes both for a line that cannot be read. */
function outcomeOf(read: () => unknown): unknown {
  try {
    return read();
  } catch {
    return null;
  }
}
