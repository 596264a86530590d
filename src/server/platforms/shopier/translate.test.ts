import { describe, expect, test } from 'vitest';
import { httpsAddress, storefrontOf } from './addresses.ts';
import { countryCodeOf, customersIn } from './customers.ts';
import { formatInstant, parseInstant } from './instants.ts';
import { productsIn, translateOrder, withRefunds } from './translate.ts';
import { translateProduct } from './translate-product.ts';
import { plainDecimal, WireOrder, WireOwner, WireProduct } from './wire.ts';

test.each([
  ['299.90', '299.90'],
  ['299,90', '299.90'],
  ['2.490,50', '2490.50'],
  ['2,490.50', '2490.50'],
  ['1.234.567,8', '1234567.8'],
  ['2.490', '2490'],
  ['1.234.567', '1234567'],
  ['0.125', '0.125'],
  ['12', '12'],
  ['-5.00', '5.00'],
])('the amount %s is %s', (written, plain) => {
  expect(plainDecimal(written)).toBe(plain);
});

test.each(['', 'abc', '1.2.3,4', '1,2,3', '--1', '1e5', '12345678901234.00'])(
  'the amount “%s” is refused with the name of its field',
  (total) => {
    const read = WireOrder.safeParse({ ...plain, totals: { total } });
    expect(read.error?.issues[0]?.path).toEqual(['totals', 'total']);
  },
);

test.each([
  ['2022-07-21T13:24:51+0300', '2022-07-21T10:24:51.000Z'],
  ['2022-07-21T13:24:51+03:00', '2022-07-21T10:24:51.000Z'],
  ['2022-07-21T13:24:51Z', '2022-07-21T13:24:51.000Z'],
  ['2022-07-21 13:24:51', '2022-07-21T10:24:51.000Z'],
])('the time %s is %s', (written, instant) => {
  expect(parseInstant(written).toISOString()).toBe(instant);
});

test('a time is asked for with an offset without colon', () => {
  expect(formatInstant(new Date('2022-07-21T10:24:51.999Z'))).toBe('2022-07-21T10:24:51+0000');
});

test.each([
  ['Türkiye', 'TR'],
  ['TÜRKİYE', 'TR'],
  ['turkiye', 'TR'],
  ['Turkey', 'TR'],
  ['TR', 'TR'],
  ['tr', 'TR'],
  ['TUR', 'TR'],
  ['Almanya', 'DE'],
  ['Germany', 'DE'],
  ['Fransa', 'FR'],
  ['United Kingdom', 'GB'],
  ['UK', 'GB'],
  ['İngiltere', 'GB'],
  ['Amerika Birleşik Devletleri', 'US'],
  ['Atlantis', null],
  ['ZZ', null],
  ['', null],
  [null, null],
])('the country %s is %s', (name, code) => {
  expect(countryCodeOf(name)).toBe(code);
});

test.each([
  ['https://www.shopier.com/tea-house/', 'https://www.shopier.com/tea-house'],
  ['http://shopier.com/tea-house', 'https://shopier.com/tea-house'],
  ['www.shopier.com/tea-house', 'https://www.shopier.com/tea-house'],
  ['tea_house', 'https://www.shopier.com/tea_house'],
  ['tea-house.com.tr', 'https://tea-house.com.tr'],
  ['https://tea-house.com/login?next=x', 'https://tea-house.com'],
  ['javascript:alert(1)', 'https://www.shopier.com'],
  ['data:text/html,<b>', 'https://www.shopier.com'],
  ['https://shopier.com@evil.example/', 'https://www.shopier.com'],
  ['https://127.0.0.1/admin', 'https://www.shopier.com'],
  ['ftp://shopier.com/x', 'https://www.shopier.com'],
  ['"><script>', 'https://www.shopier.com'],
  ['', 'https://www.shopier.com'],
  [null, 'https://www.shopier.com'],
])('the storefront given as %s is %s', (given, address) => {
  expect(storefrontOf(given)).toBe(address);
});

test('only https stands in a link or an image', () => {
  expect(httpsAddress('https://cdn.shopier.app/a.jpg')).toBe('https://cdn.shopier.app/a.jpg');
  for (const bad of ['http://x.example/a.jpg', 'javascript:alert(1)', 'a.jpg', 'https://u:p@x.example/'])
    expect(httpsAddress(bad)).toBeNull();
});

const plain = {
  id: 784630780,
  status: 'unfulfilled',
  paymentStatus: 'unpaid',
  dateCreated: '2026-03-01T10:00:00+0300',
  currency: 'TRY',
  totals: { subtotal: '100.00', shipping: '0.00', discount: '0.00', total: '100.00' },
  lineItems: [{ productId: 5, title: 'Çay', quantity: '1', price: 100 }],
};
const buyer = {
  firstName: 'Ayşe',
  lastName: 'Yılmaz',
  nationalId: '10000000146',
  email: ' Ayse@Example.com ',
  phone: '0555 123 45 67',
  city: 'İzmir',
  country: 'Türkiye',
};

describe('an order', () => {
  test('says who bought; identity and tax numbers are never read', () => {
    const order = WireOrder.parse({
      ...plain,
      shippingInfo: buyer,
      billingInfo: { ...buyer, taxNumber: '1234567890' },
    });
    expect(JSON.stringify(order)).not.toMatch(/10000000146|1234567890/);
    expect(translateOrder(order)).toMatchObject({
      id: '784630780',
      name: '#784630780',
      customerId: 'email:ayse@example.com',
      email: 'ayse@example.com',
      phone: '+905551234567',
      city: 'İzmir',
      countryCode: 'TR',
      test: false,
      lines: [{ id: '784630780-0', productId: '5', variantId: '5', unitPrice: 10_000 }],
    });
    expect(customersIn([order])).toMatchObject([{ id: 'email:ayse@example.com', lastName: 'Yılmaz' }]);
  });

  test.each([
    ['0555 123 45 67', 'phone:+905551234567'],
    ['5551234567', 'phone:+905551234567'],
    ['+90 (555) 123 45 67', 'phone:+905551234567'],
    ['00905551234567', 'phone:+905551234567'],
    ['+49 30 1234567', 'phone:+49301234567'],
    ['123', null],
  ])('without an e-mail the buyer with phone %s is %s', (phone, id) => {
    const order = WireOrder.parse({ ...plain, shippingInfo: { phone, email: 'none' } });
    expect(translateOrder(order).customerId).toBe(id);
  });

  test('a person that is not one does not fail the order; what the delivery lacks stands in the bill', () => {
    const order = WireOrder.parse({ ...plain, shippingInfo: [], billingInfo: { email: 'a@b.c' } });
    expect(translateOrder(order)).toMatchObject({ customerId: 'email:a@b.c', city: null });
  });

  test('in words that nobody knows yet is still read', () => {
    const order = { ...plain, currency: 'gold', status: 'on_its_way', paymentStatus: 'promised' };
    expect(translateOrder(WireOrder.parse(order))).toMatchObject({
      paid: false,
      financialStatus: 'PROMISED',
      fulfillmentStatus: 'ON_ITS_WAY',
    });
  });

  test('each state has a time of its own, always the same and later than the states before', () => {
    const refund = { id: '9', type: 'partial', total: '10.00', dateCreated: '2026-03-02T10:00:00+0300' };
    const shipment = { status: 'notShipped', dateCreated: '2026-03-01T12:00:00+0300', dateDispatched: '' };
    const states = [
      {},
      { paymentStatus: 'paid' },
      { paymentStatus: 'paid', fulfillments: [shipment] },
      { paymentStatus: 'paid', fulfillments: [{ ...shipment, status: 'shipped' }] },
      { paymentStatus: 'paid', status: 'fulfilled', fulfillments: [{ ...shipment, status: 'shipped' }] },
      { paymentStatus: 'paid', status: 'fulfilled', refunds: [{ ...refund, status: 'pending' }] },
      { paymentStatus: 'paid', status: 'fulfilled', refunds: [{ ...refund, status: 'failed' }] },
      { paymentStatus: 'paid', status: 'fulfilled', refunds: [{ ...refund, status: 'succeeded' }] },
      {
        paymentStatus: 'paid',
        status: 'fulfilled',
        refunds: [{ ...refund, status: 'succeeded', dateRefunded: '2026-03-05T10:00:00+0300' }],
      },
    ].map((change) => translateOrder(WireOrder.parse({ ...plain, ...change })).updatedAt.getTime());
    for (const [index, time] of states.entries())
      if (index > 0) expect(time).toBeGreaterThan(states[index - 1]!);
  });

  test('a refund known from elsewhere is added, and of two states the later one counts', () => {
    const dateCreated = '2026-03-02T10:00:00+0300';
    const wire = WireOrder.parse({
      ...plain,
      refunds: [{ id: 1, status: 'pending', type: 'partial', total: '10.00', dateCreated }],
    });
    const known = WireOrder.parse({
      ...plain,
      refunds: [
        { id: 1, status: 'succeeded', type: 'partial', total: '10.00', dateCreated },
        { id: 2, status: 'succeeded', type: 'partial', total: '20.00', dateCreated },
      ],
    }).refunds!;
    expect(translateOrder(withRefunds(wire, known)).refunds.map(({ total }) => total)).toEqual([1000, 2000]);
    expect(translateOrder(withRefunds(withRefunds(wire, known), wire.refunds!)).refunds).toHaveLength(2);
  });

  test('shows the products it is of, the newest price counting', () => {
    const older = { ...plain, id: 1, dateCreated: '2026-01-01T10:00:00+0300' };
    const orders = [plain, { ...older, lineItems: [{ ...plain.lineItems[0], price: '80.00' }] }];
    expect(productsIn(orders.map((order) => WireOrder.parse(order)))).toMatchObject([
      { id: '5', title: 'Çay', status: 'active', imageUrl: null, variants: [{ price: 10_000 }] },
    ]);
  });
});

describe('a product', () => {
  const product = {
    id: '50115452',
    title: 'Çocuk Tişört',
    description: '<p>Yumuşak &amp; hafif</p><br>pamuk',
    dateCreated: '2026-01-01T10:00:00+0300',
    url: 'https://www.shopier.com/50115452',
    media: [
      { url: 'https://cdn.shopier.app/2.jpg', placement: 2 },
      { url: 'https://cdn.shopier.app/1.jpg', placement: 1 },
    ],
    priceData: { currency: 'TRY', price: '2.490,50', discount: true, discountedPrice: '1.990,00' },
    stockQuantity: 4,
    categories: [{ id: 1, title: 'Çocuk' }],
    variants: [],
  };
  const read = (change: object, currency = 'TRY') =>
    translateProduct(WireProduct.parse({ ...product, ...change }), currency);

  test('has the price it sells for, its first image and a text without markup', () => {
    expect(read({})).toMatchObject({
      description: 'Yumuşak & hafif pamuk',
      category: 'Çocuk',
      imageUrl: 'https://cdn.shopier.app/1.jpg',
      moreImageUrls: ['https://cdn.shopier.app/2.jpg'],
      onlineUrl: 'https://www.shopier.com/50115452',
      status: 'active',
      variants: [{ id: '50115452', price: 199_000, compareAtPrice: 249_050, inventory: 4 }],
    });
  });

  test('has variants known by what is chosen, in whatever order and whether in arrays or alone', () => {
    const price = { currency: 'TRY', price: '3000.00' };
    const variants = [
      { selectionId: ['b2', 'a1'], selectionTitle: ['Mavi', '3-4 Yaş'], stockQuantity: 2, priceData: price },
      { selectionId: 'c3', selectionTitle: 'Kırmızı', stockQuantity: 0 },
    ];
    expect(read({ variants }).variants).toMatchObject([
      { id: 'a1-b2', title: 'Mavi / 3-4 Yaş', price: 300_000, compareAtPrice: null, inventory: 2 },
      { id: 'c3', title: 'Kırmızı', price: 199_000, compareAtPrice: 249_050, inventory: 0 },
    ]);
    const selection = [
      { id: 'b2', title: 'Mavi' },
      { id: 'a1', title: '3-4 Yaş' },
    ];
    const order = WireOrder.parse({ ...plain, lineItems: [{ ...plain.lineItems[0], selection }] });
    expect(translateOrder(order).lines[0]).toMatchObject({
      variantId: 'a1-b2',
      variantTitle: 'Mavi / 3-4 Yaş',
    });
  });

  test('is newer in the list than in any order, so that a list that is opened later is taken over', () => {
    const [shown] = productsIn([WireOrder.parse({ ...plain, dateCreated: '2026-11-01T10:00:00+0300' })]);
    for (const dateCreated of ['2011-01-01T10:00:00+0300', null])
      expect(read({ dateCreated }).updatedAt > shown!.updatedAt).toBe(true);
  });

  test('in another currency has no price among the others', () => {
    expect(read({}, 'USD').variants).toEqual([]);
  });
});

test('of an owner neither bank nor tax data are read', () => {
  const owner = WireOwner.parse({
    id: 77,
    firstName: 'Deniz',
    company: { name: 'Çay Evi', taxNumber: '1234567890' },
    bankAccount: { iban: 'TR000000000000000000000000' },
  });
  expect(owner).toEqual({ id: '77', firstName: 'Deniz', company: { name: 'Çay Evi' } });
});
