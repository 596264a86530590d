import fc from 'fast-check';
import type {
  OrderDetail,
  PlatformBatch,
  PlatformCustomer,
  PlatformOrder,
  PlatformSale,
} from '#server/platforms/ports/store-platform.ts';
import { HOUR_MS } from '#shared/core/time.ts';

/*
 * Shops as a platform may report them: every order in up to three versions (placed, changed, cancelled), each sent
 * in up to three details, and customers of whom some ordered as guests before.
 */
export interface GeneratedShop {
  timeZone: string;
  /** Everything that is ever sent; all of it together has one right outcome, in whatever order it comes. */
  news: PlatformBatch[];
}

/** Zones with the days on which their clocks change, with odd offsets, and with months that begin on another UTC day. */
export const ZONES = [
  'UTC',
  'Europe/London',
  'Europe/Istanbul',
  'America/New_York',
  'Asia/Kathmandu',
  'Australia/Lord_Howe',
  'Pacific/Apia',
];

/** Around changes of clocks and ends of months, and some plain days. */
const MOMENTS = [
  '2026-03-08T07:00:00Z',
  '2026-03-29T01:00:00Z',
  '2026-04-04T15:00:00Z',
  '2026-09-30T23:59:59Z',
  '2026-10-03T15:30:00Z',
  '2026-10-24T23:00:00Z',
  '2026-10-25T01:00:00Z',
  '2026-10-31T21:00:00Z',
  '2026-11-01T06:00:00Z',
  '2026-11-15T12:00:00Z',
  '2026-11-21T10:00:00Z',
].map((moment) => Date.parse(moment));

export const aMoment = fc
  .record({ near: fc.constantFrom(...MOMENTS), offMs: fc.integer({ min: -3 * HOUR_MS, max: 3 * HOUR_MS }) })
  .map(({ near, offMs }) => new Date(near + offMs));

const PEOPLE = [1, 2, 3].map((number) => ({ id: `c${number}`, email: `c${number}@example.com` }));

const aLine = fc.record({
  product: fc.constantFrom('p1', 'p2', null),
  quantity: fc.integer({ min: 1, max: 4 }),
  price: fc.integer({ min: 0, max: 5_000 }),
  discount: fc.integer({ min: 0, max: 100 }),
  giftCard: fc.boolean(),
});

const anOrder = fc.record({
  placedAt: aMoment,
  buyer: fc.constantFrom('customer', 'guest', 'phone', 'nobody'),
  person: fc.constantFrom(...PEOPLE),
  lines: fc.array(aLine, { minLength: 1, maxLength: 3 }),
  shipping: fc.integer({ min: 0, max: 900 }),
  tax: fc.integer({ min: 0, max: 900 }),
  tip: fc.integer({ min: 0, max: 100 }),
  test: fc.boolean(),
  paid: fc.boolean(),
  /** Share of the first line given back, and what is added to or taken from the order afterwards. */
  refunded: fc.integer({ min: 0, max: 4 }),
  edited: fc.integer({ min: -1, max: 1 }),
  changedAfterHours: fc.integer({ min: 0, max: 900 }),
  versions: fc.integer({ min: 1, max: 3 }),
  becomesCustomer: fc.boolean(),
  details: fc.array(fc.constantFrom<OrderDetail>('totals', 'lines', 'events'), {
    minLength: 3,
    maxLength: 3,
  }),
});
type Draft = typeof anOrder extends fc.Arbitrary<infer Value> ? Value : never;

export const aShop: fc.Arbitrary<GeneratedShop> = fc
  .record({
    timeZone: fc.constantFrom(...ZONES),
    orders: fc.array(anOrder, { minLength: 1, maxLength: 7 }),
    customers: fc.subarray(PEOPLE),
  })
  .map(({ timeZone, orders, customers }) => ({
    timeZone,
    news: [
      ...customers.flatMap((person) =>
        [1, 2].map((version) => ({ customers: [customerOf(person, version)] })),
      ),
      ...orders.flatMap((draft, index) =>
        [1, 2, 3]
          .slice(0, draft.versions)
          .flatMap((version) => [
            { orders: [orderOf(draft, index, version, draft.details[version - 1]!)] },
            { orders: [orderOf(draft, index, version, 'events')] },
          ]),
      ),
    ],
  }));

/** The news in another order, some of it repeated, in batches of other sizes. */
export function resent({ news }: GeneratedShop): fc.Arbitrary<PlatformBatch[]> {
  const all = fc.shuffledSubarray(news, { minLength: news.length });
  const repeated = fc.shuffledSubarray(news);
  const sizes = fc.array(fc.integer({ min: 1, max: 6 }), { minLength: 1, maxLength: 5 });
  return fc.tuple(all, repeated, sizes).map(([first, again, cuts]) => inBatches([...first, ...again], cuts));
}

function inBatches(news: PlatformBatch[], sizes: number[]): PlatformBatch[] {
  const batches: PlatformBatch[] = [];
  for (let at = 0; at < news.length; ) {
    const size = sizes[batches.length % sizes.length]!;
    const part = news.slice(at, at + size);
    batches.push({
      customers: part.flatMap((piece) => piece.customers ?? []),
      orders: part.flatMap((piece) => piece.orders ?? []),
    });
    at += size;
  }
  return batches;
}

function customerOf({ id, email }: (typeof PEOPLE)[number], version: number): PlatformCustomer {
  return {
    id,
    email: version === 1 ? email.toUpperCase() : ` ${email}`,
    phone: null,
    firstName: `Version ${version}`,
    lastName: null,
    city: null,
    countryCode: null,
    updatedAt: new Date(Date.UTC(2026, 10, version)),
  };
}

function orderOf(draft: Draft, index: number, version: number, detail: OrderDetail): PlatformOrder {
  const changed = version > 1;
  const after = (steps: number) =>
    new Date(draft.placedAt.getTime() + steps * draft.changedAfterHours * HOUR_MS);
  const buyer = changed && draft.becomesCustomer ? 'customer' : draft.buyer;
  const { person } = draft;
  return {
    id: `o${index}`,
    name: `#${index}`,
    placedAt: draft.placedAt,
    updatedAt: new Date(after(version - 1).getTime() + version),
    cancelledAt: version === 3 ? after(2) : null,
    test: draft.test,
    paid: draft.paid || changed,
    financialStatus: null,
    fulfillmentStatus: null,
    source: null,
    customerId: buyer === 'customer' ? person.id : null,
    email: buyer === 'customer' || buyer === 'guest' ? person.email : null,
    phone: buyer === 'phone' ? '+905550000000' : null,
    ...addressOf(draft, version),
    visitContent: null,
    firstVisitContent: null,
    discountCodes: [],
    total: 0,
    detail,
    changed,
    lines: detail === 'totals' ? [] : linesOf(draft),
    sales: [...soldOf(draft, detail), ...(changed && detail === 'events' ? laterOf(draft, after(1)) : [])],
    refunds:
      changed && detail === 'events' && draft.refunded > 0
        ? [{ id: 'r1', refundedAt: after(1), total: 1 }]
        : [],
  };
}

/** Some without, some the same place in other letters; a parcel may be sent elsewhere later. */
function addressOf({ shipping }: Draft, version: number): Pick<PlatformOrder, 'city' | 'countryCode'> {
  const addresses = [
    { city: null, countryCode: null },
    { city: null, countryCode: 'TR' },
    { city: 'İzmir', countryCode: 'TR' },
    { city: ' Leeds "N"', countryCode: 'GB' },
    { city: 'leeds "n"', countryCode: 'GB' },
  ];
  return addresses[(shipping + (version === 3 ? 1 : 0)) % addresses.length]!;
}

function linesOf({ lines }: Draft) {
  return lines.map((line, at) => ({
    id: `l${at}`,
    productId: line.product,
    variantId: null,
    title: 'Tea',
    variantTitle: null,
    sku: null,
    quantity: line.quantity,
    currentQuantity: line.quantity,
    unitPrice: line.price,
    discount: -discountOf(line),
    giftCard: line.giftCard,
  }));
}

function soldOf(draft: Draft, detail: OrderDetail): PlatformSale[] {
  const each = draft.lines.map((line, at) =>
    saleOf(draft, {
      key: `line:${at}`,
      part: line.giftCard ? 'gift_card' : 'product',
      lineId: `l${at}`,
      productId: line.product,
      quantity: line.quantity,
      amount: line.quantity * line.price,
      discount: -discountOf(line),
    }),
  );
  const goods = each.filter(({ part }) => part === 'product');
  const sum = (name: 'quantity' | 'amount' | 'discount') =>
    goods.reduce((total, sale) => total + sale[name], 0);
  const whole = saleOf(draft, {
    key: 'totals',
    quantity: sum('quantity'),
    amount: sum('amount'),
    discount: sum('discount'),
  });
  return [
    ...(detail === 'totals' ? [whole] : each),
    saleOf(draft, { key: 'shipping', part: 'shipping', amount: draft.shipping }),
    saleOf(draft, { key: 'tax', part: 'tax', amount: draft.tax }),
    saleOf(draft, { key: 'tip', part: 'tip', amount: draft.tip }),
  ];
}

/** A refund of some of the first line, never more than was sold, and an edit of the second. */
function laterOf(draft: Draft, occurredAt: Date): PlatformSale[] {
  const [first, second] = draft.lines;
  const back = Math.min(draft.refunded, first!.quantity);
  const refund = saleOf(draft, {
    key: 'refund:r1:l0',
    kind: 'refund',
    part: first!.giftCard ? 'gift_card' : 'product',
    lineId: 'l0',
    productId: first!.product,
    quantity: -back,
    amount: -back * first!.price,
    discount: shareOf(first!, back),
    occurredAt,
  });
  const edit =
    second &&
    !second.giftCard &&
    saleOf(draft, {
      key: 'edit:l1',
      kind: 'edit',
      lineId: 'l1',
      productId: second.product,
      quantity: draft.edited,
      amount: draft.edited * second.price,
      discount: draft.edited < 0 ? shareOf(second, -draft.edited) : 0,
      occurredAt,
    });
  return [...(back > 0 ? [refund] : []), ...(edit && draft.edited !== 0 ? [edit] : [])];
}

function saleOf(draft: Draft, sale: Partial<PlatformSale> & { key: string }): PlatformSale {
  return {
    kind: 'sale',
    part: 'product',
    lineId: null,
    productId: null,
    quantity: 0,
    amount: 0,
    discount: 0,
    occurredAt: draft.placedAt,
    ...sale,
  };
}

/** Never more than the line costs. */
function discountOf({ quantity, price, discount }: Draft['lines'][number]): number {
  return Math.min(discount, quantity * price);
}

/** Of the line's discount, what goes back with so many of it. */
function shareOf(line: Draft['lines'][number], quantity: number): number {
  return Math.floor((discountOf(line) * quantity) / line.quantity);
}
