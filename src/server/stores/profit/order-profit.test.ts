import { describe, expect, test } from 'vitest';
import { NO_RULES, type ProfitRules } from '#shared/stores/profit-rules.ts';
import { type CostFact, createCostBook } from './cost-book.ts';
import { type CostedOrder, type ProfitInputs, profitOfOrder, taxInside } from './order-profit.ts';
import { addProfit, contributionOf, isComplete, noProfit, unknownsOf } from './profit-sums.ts';

const PLACED = new Date('2026-11-03T10:00:00Z');
const LATER = new Date('2026-11-20T10:00:00Z');
const mug = { id: 'l1', productId: 'p1', variantId: 'v1', sku: 'MUG' };
const bowl = { id: 'l2', productId: 'p2', variantId: 'v2', sku: 'BOWL' };

type Event = CostedOrder['events'][number];
const sold = (line: typeof mug, quantity: number, amount: number, more: Partial<Event> = {}): Event => ({
  kind: 'sale',
  part: 'product',
  lineId: line.id,
  quantity,
  amount,
  discount: 0,
  occurredAt: PLACED,
  ...more,
});
const back = (line: typeof mug, quantity: number, amount: number): Event =>
  sold(line, -quantity, -amount, { kind: 'refund', occurredAt: LATER });
const shipping = (amount: number): Event => ({
  ...sold(mug, 0, amount),
  part: 'shipping',
  lineId: null,
});
type Payment = NonNullable<CostedOrder['finances']>['payments'][number];
const payment = (amount: number, fee: number | null, gateway = 'shopify_payments'): Payment => ({
  kind: 'payment',
  gateway,
  amount,
  fee,
  feeTax: 0,
  feeExpected: false,
  withheld: 0,
  processedAt: PLACED,
});

const order = (events: Event[], more: Partial<CostedOrder> = {}): CostedOrder => ({
  id: '1',
  number: '1001',
  placedAt: PLACED,
  cancelled: false,
  fulfilled: true,
  country: 'TR',
  channel: 'web',
  buyer: 'first',
  paid: true,
  lines: [mug, bowl],
  events,
  finances: { payments: [], restocks: [], taxes: [] },
  charges: [],
  ...more,
});

const cost = (line: typeof mug, unitCost: number, more: Partial<CostFact> = {}): CostFact => ({
  productId: line.productId,
  variantId: line.variantId,
  source: 'owner',
  fromDay: '2026-01-01',
  toDay: null,
  unitCost,
  ...more,
});

function inputs(facts: CostFact[], rules: Partial<ProfitRules> = {}, hasTaxes = true): ProfitInputs {
  const all = { ...NO_RULES, ...rules };
  const catalogue = {
    categories: new Map([
      ['p1', 'Kitchen'],
      ['p2', 'Kitchen'],
    ]),
    variantsBySku: new Map([['MUG', { productId: 'p1', variantId: 'v1' }]]),
  };
  return {
    currency: 'TRY',
    gateway: 'shopier',
    dayOf: (instant) => instant.toISOString().slice(0, 10),
    hasTaxes,
    rules: all,
    categories: catalogue.categories,
    costs: createCostBook(facts, all, catalogue),
  };
}

function wholeOf(one: CostedOrder, given: ProfitInputs) {
  const sums = noProfit();
  for (const entry of profitOfOrder(one, given).entries) addProfit(sums, entry.sums);
  return sums;
}

describe('goods', () => {
  test('cost what they cost on the day of the sale, whatever they cost today', () => {
    const facts = [
      cost(mug, 400, { source: 'platform', toDay: '2026-11-10' }),
      cost(mug, 900, { source: 'platform', fromDay: '2026-11-10' }),
    ];
    expect(wholeOf(order([sold(mug, 2, 2000)]), inputs(facts))).toMatchObject({
      covered: 2000,
      costOfGoods: 800,
      units: 2,
    });
  });

  test('without a cost bring nothing to profit and count as not covered; a cost of 0 is a cost', () => {
    const events = [sold(mug, 1, 1000), sold(bowl, 1, 500)];
    expect(wholeOf(order(events), inputs([cost(mug, 0)]))).toMatchObject({
      grossSales: 1500,
      covered: 1000,
      costOfGoods: 0,
    });
  });

  test('given away are a cost without sales', () => {
    const free = sold(mug, 1, 1000, { discount: -1000 });
    const sums = wholeOf(order([free]), inputs([cost(mug, 400)]));
    expect(sums).toMatchObject({ covered: 0, costOfGoods: 400 });
    expect(contributionOf(sums)).toBe(-400);
  });

  test.each([
    { restocked: 1, costOfGoods: 400 },
    { restocked: 0, costOfGoods: 800 },
  ])(
    'that came back cost nothing only where they can be sold again ($restocked)',
    ({ restocked, costOfGoods }) => {
      const restocks = restocked ? [{ lineId: 'l1', quantity: 1, at: LATER }] : [];
      const one = order([sold(mug, 2, 2000), back(mug, 1, 1000)], {
        finances: { payments: [], restocks, taxes: [] },
      });
      expect(wholeOf(one, inputs([cost(mug, 400)]))).toMatchObject({
        covered: 1000,
        returns: -1000,
        costOfGoods,
      });
    },
  );

  test('of a cancelled order that was never sent cost nothing', () => {
    const cancel = sold(mug, -2, -2000, { kind: 'cancel', occurredAt: LATER });
    const one = order([sold(mug, 2, 2000), cancel], { cancelled: true, fulfilled: false });
    const sums = wholeOf(one, inputs([cost(mug, 400)]));
    expect([sums.covered, sums.costOfGoods, sums.shipments]).toEqual([0, 0, 0]);
  });

  test('of a deleted variant are known by their SKU', () => {
    const gone = { ...mug, productId: null, variantId: null };
    const one = order([sold(mug, 1, 1000)], { lines: [gone] });
    expect(wholeOf(one, inputs([cost(mug, 400)])).costOfGoods).toBe(400);
  });

  test('are covered by a rule or by a cost of another time only where the owner says so', () => {
    const later = [cost(mug, 400, { fromDay: '2026-11-10' })];
    const one = order([sold(mug, 1, 1000), sold(bowl, 1, 500)]);
    expect(wholeOf(one, inputs(later)).covered).toBe(0);
    const rules = {
      firstCostBefore: true,
      costs: [{ scope: { kind: 'category' as const, category: 'Kitchen' }, percentOfPrice: 30 }],
    };
    expect(wholeOf(one, inputs(later, rules))).toMatchObject({
      covered: 1500,
      coveredAssumed: 1000,
      coveredByRule: 500,
      costOfGoods: 550,
    });
  });

  test('given back for no line is lost in full', () => {
    const goodwill: Event = { ...back(mug, 0, 300), lineId: null };
    expect(wholeOf(order([sold(mug, 1, 1000), goodwill]), inputs([cost(mug, 400)]))).toMatchObject({
      covered: 700,
      costOfGoods: 400,
    });
  });
});

describe('tax inside prices', () => {
  test.each([
    [11900, 20, 1983],
    [100, 1, 1],
    [5, 10, 0],
    [-11900, 20, -1983],
  ])('of %d at %d %% is %d, and net and tax are the price', (amount, percent, tax) => {
    expect(taxInside(amount, percent)).toBe(tax);
  });

  test('is taken out before anything is earned, by the narrowest rate; without a rate it is asked for', () => {
    const vat = [
      { scope: { kind: 'everything' as const }, percent: 20 },
      { scope: { kind: 'product' as const, productId: 'p2' }, percent: 1 },
    ];
    const one = order([sold(mug, 1, 12000), sold(bowl, 1, 10100), shipping(2400)]);
    const facts = [cost(mug, 4000), cost(bowl, 1000)];
    const given = inputs(facts, { vat }, false);
    expect(wholeOf(one, given)).toMatchObject({ vat: 2100, covered: 20000, vatUnknown: 0 });
    expect(profitOfOrder(one, given).vat.map(({ rate, base, tax }) => [rate, base, tax])).toEqual([
      [2000, 10000, 2000],
      [100, 10000, 100],
      [2000, 2000, 400],
    ]);
    expect(wholeOf(one, inputs(facts, {}, false))).toMatchObject({ vat: 0, vatUnknown: 22100 });
  });
});

describe('fees', () => {
  const sale = [sold(mug, 1, 10000)];
  const paid = (payments: Payment[], rules: Partial<ProfitRules> = {}) =>
    wholeOf(order(sale, { finances: { payments, restocks: [], taxes: [] } }), inputs([], rules));

  test('are what the platform says, else the rate of the owner, else not known', () => {
    const fees = [{ gateway: 'iyzico', from: null, percent: 2.9, fixed: 0.25, taxPercent: 20 }];
    expect(paid([payment(10000, 320)])).toMatchObject({ fees: 320, feesByRule: 0, paidWithFee: 10000 });
    expect(paid([payment(10000, null, 'iyzico')], { fees })).toMatchObject({ fees: 378, feesByRule: 378 });
    expect(paid([payment(10000, null, 'iyzico')])).toMatchObject({ fees: 0, paid: 10000, paidWithFee: 0 });
  });

  test('are with their VAT unless the owner gets it back', () => {
    const one = [{ ...payment(10000, 300), feeTax: 60 }];
    expect(paid(one).fees).toBe(360);
    expect(paid(one, { reclaimsVat: true })).toMatchObject({ fees: 300, feeTax: 60 });
  });

  test('are none for a gift card, and taken once for each payment', () => {
    expect(paid([payment(4000, null, 'gift_card'), payment(3000, 120), payment(3000, 120)])).toMatchObject({
      paid: 6000,
      fees: 240,
    });
  });

  test('do not come back with a refund unless the platform says so', () => {
    const refund = { ...payment(10000, null), kind: 'refund' as const, processedAt: LATER };
    expect(paid([payment(10000, 320), refund]).fees).toBe(320);
    expect(paid([payment(10000, 320), { ...refund, fee: -100 }]).fees).toBe(220);
  });

  test('of a rate are those of the day', () => {
    const fees = [
      { gateway: 'iyzico', from: null, percent: 2, fixed: 0, taxPercent: 0 },
      { gateway: 'iyzico', from: '2026-11-04', percent: 3, fixed: 0, taxPercent: 0 },
    ];
    expect(paid([payment(10000, null, 'iyzico')], { fees }).fees).toBe(200);
  });

  test('are not known while payments are not read', () => {
    const unread = wholeOf(order(sale, { finances: null }), inputs([]));
    expect(unread).toMatchObject({ paid: 10000, paidWithFee: 0, fees: 0 });
  });
});

describe('sending', () => {
  const events = [sold(mug, 1, 10000), shipping(500)];
  const label = { kind: 'shipping' as const, amount: 800, at: LATER };
  const rule = { countryCode: null, from: null, perOrder: 7, perReturn: 9 };

  test('costs the label, else the rule; unknown, what was charged for it counts nowhere', () => {
    expect(wholeOf(order(events, { charges: [label] }), inputs([], { shipping: [rule] }))).toMatchObject({
      shippingCharged: 500,
      shippingCost: 800,
      shippingByRule: 0,
    });
    expect(wholeOf(order(events), inputs([], { shipping: [rule] }))).toMatchObject({
      shippingCost: 700,
      shippingByRule: 700,
      shipmentsCosted: 1,
    });
    expect(wholeOf(order(events), inputs([]))).toMatchObject({
      shippingCharged: 0,
      shippingUncosted: 500,
      shipments: 1,
      shipmentsCosted: 0,
    });
  });

  test('costs both ways where a parcel was refused', () => {
    const refused = [...events, back(mug, 1, 10000)];
    expect(wholeOf(order(refused), inputs([], { shipping: [rule] })).shippingCost).toBe(1600);
  });

  test('is by country, and of nothing that was sold in a shop', () => {
    const toGermany = { ...rule, countryCode: 'DE', perOrder: 20 };
    const rules = { shipping: [rule, toGermany], handlingPerOrder: 3 };
    expect(wholeOf(order(events, { country: 'DE' }), inputs([], rules)).shippingCost).toBe(2000);
    expect(wholeOf(order(events, { channel: 'pos' }), inputs([], rules))).toMatchObject({
      shippingCost: 0,
      handling: 0,
      shipments: 0,
    });
  });
});

describe('contribution', () => {
  const label = { kind: 'shipping' as const, amount: 1000, at: PLACED };
  const paid = { payments: [payment(10000, 300)], restocks: [], taxes: [] };

  test('is of sales that have a cost: what was charged for the others goes with them', () => {
    const one = order([sold(mug, 1, 4000), sold(bowl, 1, 6000), shipping(200)], {
      finances: paid,
      charges: [label],
    });
    const sums = wholeOf(one, inputs([cost(mug, 2400)]));
    expect(sums).toMatchObject({ covered: 4000, fees: 300, shippingCharged: 200, shippingCost: 1000 });
    // 40 % of the order: 16.00 of gross profit less 1.20 of fees and 3.20 of shipping.
    expect(sums.uncostedCharges).toBe(660);
    expect(contributionOf(sums)).toBe(1160);
  });

  test('of an order without any cost is nothing, whatever was charged for it', () => {
    const rules = { handlingPerOrder: 3 };
    const one = order([sold(bowl, 1, 6000)], { finances: paid, charges: [label] });
    const sums = wholeOf(one, inputs([cost(mug, 2400)], rules));
    expect(sums.uncostedCharges).toBe(1600);
    expect(contributionOf(sums)).toBe(0);
  });

  test('takes the charges of an order that sold no goods', () => {
    const one = order([], { lines: [], finances: paid });
    expect(contributionOf(wholeOf(one, inputs([])))).toBe(-300);
  });

  test('is complete only where VAT of shipping, and what became of returns, are known too', () => {
    const rule = { countryCode: null, from: null, perOrder: 7, perReturn: 0 };
    const vat = [{ scope: { kind: 'product' as const, productId: 'p1' }, percent: 20 }];
    const rules = { vat, shipping: [rule] };
    const sale = [sold(mug, 1, 12000), shipping(2400)];
    const facts = [cost(mug, 4000)];
    const finances = { payments: [payment(14400, 0)], restocks: null, taxes: [] };
    const withShipping = wholeOf(order(sale, { finances }), inputs(facts, rules, false));
    expect(withShipping).toMatchObject({ vatUnknown: 0, shippingVatUnknown: 2400 });
    expect(unknownsOf(withShipping)).toEqual(['vat']);
    const withReturn = order([sale[0]!, back(mug, 1, 12000)], { finances });
    expect(wholeOf(withReturn, inputs(facts, rules, false))).toMatchObject({
      writtenOff: 4000,
      costOfGoods: 4000,
    });
    expect(unknownsOf(wholeOf(withReturn, inputs(facts, rules, false)))).toEqual(['returns']);
    for (const returnsRestocked of [true, false])
      expect(isComplete(wholeOf(withReturn, inputs(facts, { ...rules, returnsRestocked }, false)))).toBe(
        true,
      );
  });
});

test('what belongs to the whole order is shared among its lines, to the last unit', () => {
  const one = order([sold(mug, 1, 1000), sold(bowl, 1, 2000)], {
    finances: { payments: [payment(3000, 100)], restocks: [], taxes: [] },
  });
  const { entries } = profitOfOrder(one, inputs([]));
  const feesOf = (line: typeof mug) =>
    entries.filter((entry) => entry.line === line).reduce((sum, { sums }) => sum + (sums.fees ?? 0), 0);
  expect([feesOf(mug), feesOf(bowl)]).toEqual([33, 67]);
});

test('a line may have several taxes, of which each goes back as it was part of the line', () => {
  const tax = (amount: number, more: Partial<Event> = {}): Event => ({
    ...sold(mug, 0, amount, more),
    part: 'tax',
    lineId: null,
  });
  const one = order(
    [sold(mug, 2, 20000), tax(2996), back(mug, 1, 10000), tax(-1498, { kind: 'refund', occurredAt: LATER })],
    {
      finances: {
        payments: [],
        restocks: [],
        // The second is taken of the price with the first.
        taxes: [
          { lineId: 'l1', rate: 0.05, amount: 1000, channelLiable: false },
          { lineId: 'l1', rate: 0.095, amount: 1996, channelLiable: false },
        ],
      },
    },
  );
  expect(
    profitOfOrder(one, inputs([])).vat.map(({ rate, base, tax: amount }) => [rate, base, amount]),
  ).toEqual([
    [500, 20000, 1000],
    [950, 20000, 1996],
    [500, -10000, -500],
    [950, -10000, -998],
  ]);
});

test('the rates of an order are those of the platform, and what is given back goes back by them', () => {
  const tax = (amount: number, more: Partial<Event> = {}): Event => ({
    ...sold(mug, 0, amount, more),
    part: 'tax',
    lineId: null,
  });
  const one = order(
    [
      sold(mug, 1, 10000),
      sold(bowl, 1, 10000),
      tax(2100),
      back(mug, 1, 10000),
      tax(-2000, { kind: 'refund', occurredAt: LATER }),
    ],
    {
      finances: {
        payments: [],
        restocks: [],
        taxes: [
          { lineId: 'l1', rate: 0.2, amount: 2000, channelLiable: false },
          { lineId: 'l2', rate: 0.01, amount: 100, channelLiable: true },
        ],
      },
    },
  );
  expect(profitOfOrder(one, inputs([])).vat).toEqual([
    { at: PLACED, rate: 2000, channelLiable: false, base: 10000, tax: 2000 },
    { at: PLACED, rate: 100, channelLiable: true, base: 10000, tax: 100 },
    { at: LATER, rate: 2000, channelLiable: false, base: -10000, tax: -2000 },
  ]);
});
