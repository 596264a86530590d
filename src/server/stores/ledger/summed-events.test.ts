import fc from 'fast-check';
import { expect, test } from 'vitest';
import { localHours } from '#server/core/time/local-hours.ts';
import { type CountedEvent, createHourChanges } from './sales-hours.ts';
import { summedEvents } from './summed-events.ts';

const EVENT = fc.record<CountedEvent>({
  kind: fc.constantFrom('sale', 'edit', 'refund', 'cancel'),
  part: fc.constantFrom('product', 'gift_card', 'shipping', 'tax', 'tip', 'duty', 'fee'),
  productId: fc.constantFrom(null, 'p1', 'p2'),
  quantity: fc.integer({ min: -3, max: 3 }),
  amount: fc.integer({ min: -500, max: 500 }),
  discount: fc.integer({ min: -50, max: 50 }),
  occurredAt: fc
    .constantFrom('2026-03-01T09:00:00Z', '2026-03-01T09:59:00Z', '2026-03-02T23:30:00Z')
    .map((text) => new Date(text)),
});
const order = {
  placedAt: new Date('2026-03-01T09:00:00Z'),
  test: false,
  paid: true,
  cancelledAt: null,
  deletedAt: null,
  buyer: 'b1',
};

function hoursOf(events: CountedEvent[]) {
  const changes = createHourChanges(localHours('Europe/Istanbul'));
  changes.add(order, events, 1);
  return changes.list();
}

test('summed events make the hours that the events themselves would make', () => {
  fc.assert(
    fc.property(fc.array(EVENT, { maxLength: 30 }), (events) => {
      const before = structuredClone(events);
      expect(hoursOf(summedEvents(events))).toEqual(hoursOf(events));
      expect(events).toEqual(before);
    }),
  );
});

test('a long order comes down to one row', () => {
  const line: CountedEvent = {
    kind: 'sale',
    part: 'product',
    productId: 'p1',
    quantity: 2,
    amount: 300,
    discount: -20,
    occurredAt: order.placedAt,
  };
  expect(summedEvents([line, { ...line, productId: 'p2' }, line])).toEqual([
    { ...line, productId: null, quantity: 6, amount: 900, discount: -60 },
  ]);
});
