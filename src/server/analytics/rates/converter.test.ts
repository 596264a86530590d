import fc from 'fast-check';
import { expect, test } from 'vitest';
import { dayAfter } from '#server/core/time/local-time.ts';
import { calendarOf, type KnownRates, type PublishedList, ratesBetween } from './converter.ts';

const listOf = (name: string, base: string, days: Record<string, Record<string, number>>): PublishedList => ({
  name,
  base,
  days: Object.entries(days).map(([day, rates]) => ({ day, rates })),
});

/** A Friday, and the Monday after it. */
const BANK = listOf('Bank', 'EUR', {
  '2026-11-06': { USD: 1.25, GBP: 0.8, TRY: 50 },
  '2026-11-09': { USD: 1.5, GBP: 0.75, TRY: 60 },
});
const NOVEMBER = { firstDay: '2026-11-01', lastDay: '2026-11-30' };

const between = (from: string, into: string, known: Partial<KnownRates>, span = NOVEMBER) =>
  ratesBetween({ from, into }, { lists: [], entered: [], paid: [], ...known }, calendarOf(span));

test('a rate of the list itself, the other way round, and over what one base was in both', () => {
  const on = (from: string, into: string) => between(from, into, { lists: [BANK] }).rateOn('2026-11-06');
  expect(on('EUR', 'USD')).toBe(1.25);
  expect(on('USD', 'EUR')).toBe(0.8);
  expect(on('GBP', 'TRY')).toBe(62.5);
  expect(on('EUR', 'EUR')).toBe(1);
  expect(on('CHF', 'EUR')).toBeNull();
});

test('a published rate stands in for a weekend and at most a week, and never for a day before it', () => {
  const { rateOn, list } = between('EUR', 'USD', { lists: [BANK] });
  expect(rateOn('2026-11-05')).toBeNull();
  expect(rateOn('2026-11-08')).toBe(1.25);
  expect(rateOn('2026-11-09')).toBe(1.5);
  expect(rateOn('2026-11-16')).toBe(1.5);
  expect(rateOn('2026-11-17')).toBeNull();
  expect(list().map(({ day }) => day)).toEqual(
    Array.from({ length: 11 }, (_, after) => dayAfter('2026-11-06', after)),
  );
});

test('a rate published before the span stands in for its first days', () => {
  const { rateOn } = between('EUR', 'USD', { lists: [BANK] }, { ...NOVEMBER, firstDay: '2026-11-12' });
  expect(rateOn('2026-11-12')).toBe(1.5);
  expect(rateOn('2026-11-09')).toBeNull();
});

test('an entered rate counts before lists, holds until the next one, and says the inverse too', () => {
  const entered = [
    { day: '2026-11-07', from: 'EUR', to: 'USD', rate: 2 },
    { day: '2026-11-20', from: 'USD', to: 'EUR', rate: 0.25 },
  ];
  const { rateOn } = between('EUR', 'USD', { lists: [BANK], entered });
  expect(['2026-11-06', '2026-11-07', '2026-11-19', '2026-11-30'].map(rateOn)).toEqual([1.25, 2, 2, 4]);
  expect(between('USD', 'EUR', { entered }).rateOn('2026-11-19')).toBe(0.5);
  expect(between('GBP', 'USD', { entered }).rateOn('2026-11-19')).toBeNull();
});

test('of lists the newest counts where it knows both currencies, and others fill its gaps', () => {
  const own = listOf('Own', 'USD', { '2026-11-09': { EUR: 0.5 } });
  const rates = between('EUR', 'USD', { lists: [own, BANK] });
  expect(rates.rateOn('2026-11-06')).toBe(1.25);
  expect(rates.rateOn('2026-11-09')).toBe(2);
  expect(between('GBP', 'USD', { lists: [own, BANK] }).rateOn('2026-11-09')).toBe(2);
});

test('what amounts rest on is said of the days asked about alone', () => {
  const entered = [{ day: '2026-11-08', from: 'EUR', to: 'USD', rate: 3 }];
  const rates = between('EUR', 'USD', { lists: [BANK], entered });
  const used = { from: 'EUR', to: 'USD' };
  expect(rates.use(['2026-11-07'])).toEqual({
    ...used,
    sources: [{ kind: 'imported', name: 'Bank' }],
    firstDay: '2026-11-06',
    lastDay: '2026-11-06',
    lowest: 1.25,
    highest: 1.25,
  });
  expect(rates.use(['2026-11-01', '2026-11-06', '2026-11-30'])).toEqual({
    ...used,
    sources: [
      { kind: 'imported', name: 'Bank' },
      { kind: 'entered', name: null },
    ],
    firstDay: '2026-11-06',
    lastDay: '2026-11-08',
    lowest: 1.25,
    highest: 3,
  });
  expect(rates.use(['2026-11-01'])).toBeNull();
  expect(between('EUR', 'EUR', { lists: [BANK] }).use(['2026-11-06'])).toBeNull();
});

test('what platforms exchanged holds on its own day alone, after what was entered and published', () => {
  const paid = (on: string, from: string, into: string, given: number, got: number) => ({
    day: on,
    platform: 'Shopify',
    from,
    into,
    given,
    got,
  });
  const known = {
    lists: [BANK],
    paid: [
      paid('2026-11-03', 'EUR', 'USD', 100, 110),
      // A store in dollars with buyers who paid in euros.
      paid('2026-11-03', 'USD', 'EUR', 40, 20),
      paid('2026-11-06', 'EUR', 'USD', 100, 900),
    ],
  };
  const rates = between('EUR', 'USD', known);
  expect(['2026-11-03', '2026-11-04', '2026-11-06'].map(rates.rateOn)).toEqual([1.25, null, 1.25]);
  expect(between('USD', 'EUR', known).rateOn('2026-11-03')).toBe(0.8);
  expect(rates.use(['2026-11-03'])?.sources).toEqual([{ kind: 'platform', name: 'Shopify' }]);
});

const inOrder = <Value>(days: Record<string, Value>): Record<string, Value> =>
  Object.fromEntries(
    Object.keys(days)
      .sort()
      .map((each) => [each, days[each]!]),
  );
const day = fc.integer({ min: 0, max: 40 }).map((after) => dayAfter('2026-10-25', after));
const rate = fc.double({ min: 0.001, max: 1_000, noNaN: true });
const known: fc.Arbitrary<KnownRates> = fc.record({
  lists: fc.array(
    fc
      .dictionary(day, fc.record({ USD: rate, GBP: rate, TRY: rate }, { requiredKeys: [] }), { maxKeys: 20 })
      .map((days) => listOf('Bank', 'EUR', inOrder(days))),
    { maxLength: 2 },
  ),
  entered: fc
    .array(
      fc.record({
        day,
        from: fc.constantFrom('USD', 'GBP'),
        to: fc.constantFrom('EUR', 'TRY'),
        rate,
      }),
      { maxLength: 4 },
    )
    .map((entered) => entered.sort((one, other) => (one.day < other.day ? -1 : 1))),
  paid: fc.array(
    fc.record({
      day,
      platform: fc.constantFrom('Shopify', 'Shopier'),
      from: fc.constantFrom('USD', 'GBP'),
      into: fc.constantFrom('EUR', 'TRY'),
      given: rate,
      got: rate,
    }),
    { maxLength: 4 },
  ),
});
const currency = fc.constantFrom('USD', 'GBP', 'TRY', 'EUR');

test('there and back again is the same amount', () => {
  fc.assert(
    fc.property(known, currency, currency, (rates, from, into) => {
      const there = between(from, into, rates);
      const back = between(into, from, rates);
      for (const { day: each, rate: one } of there.list()) expect(one * back.rateOn(each)!).toBeCloseTo(1, 9);
      expect(back.list()).toHaveLength(there.list().length);
    }),
  );
});

test('a day has the same rate in every span it lies in, so that splitting days changes no sum', () => {
  fc.assert(
    fc.property(known, currency, currency, day, (rates, from, into, cut) => {
      const whole = between(from, into, rates, { firstDay: '2026-11-01', lastDay: '2026-12-01' });
      const parts = [
        { firstDay: '2026-11-01', lastDay: cut },
        { firstDay: dayAfter(cut), lastDay: '2026-12-01' },
      ].flatMap((span) => between(from, into, rates, span).list());
      const kept = parts.filter(({ day: each }) => each >= '2026-11-01' && each <= '2026-12-01');
      expect(kept).toEqual(whole.list());
    }),
  );
});
