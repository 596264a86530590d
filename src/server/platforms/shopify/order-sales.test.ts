import { describe, expect, test } from 'vitest';
import type { PlatformSale } from '#server/platforms/ports/store-platform.ts';
import { salesOfAgreements, salesOfLines, salesOfTotals } from './order-sales.ts';
import type { WireAgreement, WireOrder, WireOrderLine, WireSale } from './wire.ts';

const money = (amount: string) => ({ shopMoney: { amount } });
const placed = '2026-03-01T10:00:00Z';

function order(
  change: Partial<WireOrder> & { total: string; subtotal?: string; tax?: string; shipping?: string },
): WireOrder {
  const { total, subtotal, tax = '0.00', shipping = '0.00', ...rest } = change;
  return {
    id: 'gid://shopify/Order/9007199254740993',
    name: '#1001',
    createdAt: placed,
    processedAt: placed,
    updatedAt: '2026-03-05T10:00:00Z',
    cancelledAt: null,
    test: false,
    edited: false,
    currencyCode: 'EUR',
    taxesIncluded: false,
    displayFinancialStatus: 'PAID',
    displayFulfillmentStatus: 'FULFILLED',
    returnStatus: 'NO_RETURN',
    sourceName: 'web',
    totalPriceSet: money(total),
    subtotalPriceSet: subtotal === undefined ? null : money(subtotal),
    totalTaxSet: money(tax),
    totalShippingPriceSet: money(shipping),
    totalTipReceivedSet: money('0.00'),
    originalTotalDutiesSet: null,
    originalTotalAdditionalFeesSet: null,
    totalRefundedSet: money('0.00'),
    refunds: [],
    ...rest,
  };
}

function line(
  id: number,
  unit: string,
  quantity: number,
  paid: string,
  change: Partial<WireOrderLine> & { tax?: string } = {},
): WireOrderLine {
  const { tax, ...rest } = change;
  return {
    id: `gid://shopify/LineItem/${id}`,
    title: `Line ${id}`,
    variantTitle: null,
    sku: null,
    quantity,
    currentQuantity: quantity,
    isGiftCard: false,
    product: { id: `gid://shopify/Product/${id}0` },
    variant: null,
    originalUnitPriceSet: money(unit),
    discountedTotalSet: money(paid),
    taxLines: tax === undefined ? [] : [{ rate: 0.2, priceSet: money(tax) }],
    ...rest,
  };
}

let saleNumber = 0;
function sale(
  lineType: string,
  total: string,
  change: { tax?: string; discount?: string; quantity?: number; line?: number; action?: string } = {},
): WireSale {
  saleNumber += 1;
  const { tax = '0.00', discount = '0.00', quantity = null, line: lineId, action = 'ORDER' } = change;
  return {
    id: `gid://shopify/${lineType === 'PRODUCT' ? 'ProductSale' : 'Sale'}/${saleNumber}`,
    lineType,
    actionType: action,
    quantity,
    totalAmount: money(total),
    totalTaxAmount: money(tax),
    totalDiscountAmountBeforeTaxes: money(discount),
    lineItem: lineId
      ? { id: `gid://shopify/LineItem/${lineId}`, product: { id: `gid://shopify/Product/${lineId}0` } }
      : null,
  };
}

function agreement(id: number, reason: string, happenedAt: string, sales: WireSale[]): WireAgreement {
  return { id: `gid://shopify/${reason}Agreement/${id}`, reason, happenedAt, sales };
}

const brief = (rows: PlatformSale[]) =>
  rows.map(({ kind, part, quantity, amount, discount }) => [kind, part, quantity, amount, discount]);
const sum = (rows: PlatformSale[]) => rows.reduce((all, row) => all + row.amount + row.discount, 0);

describe('an order by its lines', () => {
  const cases: [string, WireOrder, WireOrderLine[], unknown[][]][] = [
    [
      'prices without tax: tax and shipping stand next to the goods',
      order({ total: '30.60', subtotal: '20.00', tax: '5.60', shipping: '5.00' }),
      [line(1, '12.00', 1, '12.00'), line(2, '4.00', 2, '8.00')],
      [
        ['sale', 'product', 1, 1200, 0],
        ['sale', 'product', 2, 800, 0],
        ['sale', 'shipping', 0, 500, 0],
        ['sale', 'tax', 0, 560, 0],
      ],
    ],
    [
      "a line's own discount and its share of the order's, the odd cent on the largest line",
      // 10.00 off the order over 18.00 + 8.00 + 8.00: 5.29 + 2.35 + 2.35, and 0.01 more on the largest.
      order({ total: '24.00', subtotal: '24.00' }),
      [line(1, '10.00', 2, '18.00'), line(2, '8.00', 1, '8.00'), line(3, '8.00', 1, '8.00')],
      [
        ['sale', 'product', 2, 2000, -730],
        ['sale', 'product', 1, 800, -235],
        ['sale', 'product', 1, 800, -235],
      ],
    ],
    [
      'prices with 20% tax: goods and shipping are made net of it',
      // 24.00 less 6.00 is 18.00 with 3.00 tax; shipping 6.00 with 1.00 tax.
      order({ total: '24.00', subtotal: '18.00', tax: '4.00', shipping: '6.00', taxesIncluded: true }),
      [line(1, '12.00', 2, '18.00', { tax: '3.00' })],
      [
        ['sale', 'product', 2, 2000, -500],
        ['sale', 'shipping', 0, 500, 0],
        ['sale', 'tax', 0, 400, 0],
      ],
    ],
    [
      'prices with tax, given away whole: the rate alone gives the net price',
      order({ total: '0.00', subtotal: '0.00', taxesIncluded: true }),
      [line(1, '12.00', 1, '0.00', { tax: '0.00' })],
      [['sale', 'product', 1, 1000, -1000]],
    ],
    [
      'shipping made free: what was listed is not what was paid',
      order({ total: '10.00', subtotal: '10.00', shipping: '5.00' }),
      [line(1, '10.00', 1, '10.00')],
      [['sale', 'product', 1, 1000, 0]],
    ],
    [
      'a gift card is a part of its own',
      order({ total: '60.00', subtotal: '60.00' }),
      [line(1, '10.00', 1, '10.00'), line(2, '50.00', 1, '50.00', { isGiftCard: true })],
      [
        ['sale', 'product', 1, 1000, 0],
        ['sale', 'gift_card', 1, 5000, 0],
      ],
    ],
    [
      'a tip is a line for Shopify, but no goods',
      order({ total: '13.00', subtotal: '10.00', totalTipReceivedSet: money('3.00') }),
      [line(1, '10.00', 1, '10.00'), line(2, '3.00', 1, '3.00', { product: null })],
      [
        ['sale', 'product', 1, 1000, 0],
        ['sale', 'tip', 0, 300, 0],
      ],
    ],
    [
      'duties and fees',
      order({
        total: '17.50',
        subtotal: '10.00',
        originalTotalDutiesSet: money('5.00'),
        originalTotalAdditionalFeesSet: money('2.50'),
      }),
      [line(1, '10.00', 1, '10.00')],
      [
        ['sale', 'product', 1, 1000, 0],
        ['sale', 'duty', 0, 500, 0],
        ['sale', 'fee', 0, 250, 0],
      ],
    ],
    [
      'cents that no rule explains are the largest line’s',
      order({ total: '14.97', subtotal: '15.00' }),
      [line(1, '5.00', 1, '5.00'), line(2, '10.00', 1, '10.00')],
      [
        ['sale', 'product', 1, 500, 0],
        ['sale', 'product', 1, 997, 0],
      ],
    ],
    [
      'yen have no decimals',
      order({ currencyCode: 'JPY', total: '3300', subtotal: '3000', tax: '300' }),
      [line(1, '1500', 2, '3000')],
      [
        ['sale', 'product', 2, 3000, 0],
        ['sale', 'tax', 0, 300, 0],
      ],
    ],
    [
      'Kuwaiti dinars have three',
      order({ currencyCode: 'KWD', total: '1.335', subtotal: '1.335' }),
      [line(1, '0.500', 3, '1.335')],
      [['sale', 'product', 3, 1500, -165]],
    ],
  ];

  test.each(cases)('%s', (_, placedOrder, lines, expected) => {
    const rows = salesOfLines(placedOrder, lines);
    expect(brief(rows)).toEqual(expected);
    const digits = placedOrder.totalPriceSet.shopMoney.amount.replace('.', '');
    expect(sum(rows)).toBe(Number(digits));
    expect(rows.every((row) => row.occurredAt.toISOString() === '2026-03-01T10:00:00.000Z')).toBe(true);
  });

  test('rows keep their names when they are read again', () => {
    const placedOrder = order({ total: '16.00', subtotal: '10.00', tax: '1.00', shipping: '5.00' });
    const keys = salesOfLines(placedOrder, [line(7, '10.00', 1, '10.00')]).map(({ key }) => key);
    expect(keys).toEqual(['line:7', 'shipping', 'tax']);
  });

  test('a refund known by its total only is taken as goods, on its day', () => {
    const refunded = order({
      total: '10.00',
      subtotal: '10.00',
      totalRefundedSet: money('6.00'),
      refunds: [
        {
          id: 'gid://shopify/Refund/3',
          createdAt: '2026-03-04T09:00:00Z',
          processedAt: placed,
          totalRefundedSet: money('4.00'),
        },
      ],
    });
    const rows = salesOfLines(refunded, [line(1, '10.00', 1, '10.00')]).filter(
      ({ kind }) => kind === 'refund',
    );
    expect(
      rows.map(({ key, part, amount, occurredAt }) => [key, part, amount, occurredAt.toISOString()]),
    ).toEqual([
      ['refund:3', 'product', -400, '2026-03-04T09:00:00.000Z'],
      ['refund:rest', 'product', -200, '2026-03-05T10:00:00.000Z'],
    ]);
  });

  test('an imported order counts on the day it was processed elsewhere', () => {
    const imported = order({ total: '1.00', subtotal: '1.00', processedAt: '2024-02-29T23:30:00Z' });
    expect(salesOfLines(imported, [line(1, '1.00', 1, '1.00')])[0]?.occurredAt.toISOString()).toBe(
      '2024-02-29T23:30:00.000Z',
    );
  });
});

describe('an order by its totals', () => {
  test.each<[string, WireOrder, unknown[][]]>([
    [
      'prices without tax',
      order({
        total: '30.60',
        subtotal: '20.00',
        tax: '5.60',
        shipping: '5.00',
        totalDiscountsSet: money('4.00'),
      }),
      [
        ['sale', 'product', 0, 2400, -400],
        ['sale', 'shipping', 0, 500, 0],
        ['sale', 'tax', 0, 560, 0],
      ],
    ],
    [
      'prices with tax: it is shared by price',
      order({
        total: '24.00',
        subtotal: '18.00',
        tax: '4.00',
        shipping: '6.00',
        taxesIncluded: true,
        totalDiscountsSet: money('6.00'),
      }),
      [
        ['sale', 'product', 0, 2000, -500],
        ['sale', 'shipping', 0, 500, 0],
        ['sale', 'tax', 0, 400, 0],
      ],
    ],
    [
      'free shipping is no discount on goods',
      order({ total: '10.00', subtotal: '10.00', shipping: '5.00', totalDiscountsSet: money('5.00') }),
      [['sale', 'product', 0, 1000, 0]],
    ],
    [
      'no subtotal was given',
      order({ total: '10.00', tax: '1.00', shipping: '2.00' }),
      [
        ['sale', 'product', 0, 700, 0],
        ['sale', 'shipping', 0, 200, 0],
        ['sale', 'tax', 0, 100, 0],
      ],
    ],
  ])('%s', (_, placedOrder, expected) => {
    const rows = salesOfTotals(placedOrder);
    expect(brief(rows)).toEqual(expected);
    expect(sum(rows)).toBe(Number(placedOrder.totalPriceSet.shopMoney.amount.replace('.', '')));
  });
});

describe('an order by its agreements', () => {
  const placing = agreement(1, 'ORDER', placed, [
    sale('PRODUCT', '22.00', { tax: '2.00', discount: '5.00', quantity: 2, line: 1 }),
    sale('SHIPPING', '5.50', { tax: '0.50', discount: '1.00' }),
  ]);
  const placedRows = [
    ['sale', 'product', 2, 2500, -500],
    ['sale', 'shipping', 0, 500, 0],
    ['sale', 'tax', 0, 250, 0],
  ];
  const day = '2026-03-04T12:00:00Z';

  test.each<[string, WireAgreement, unknown[][]]>([
    [
      'a part given back takes its discount and its tax along',
      agreement(2, 'REFUND', day, [
        sale('PRODUCT', '-11.00', {
          tax: '-1.00',
          discount: '-2.50',
          quantity: -1,
          line: 1,
          action: 'RETURN',
        }),
      ]),
      [
        ['refund', 'product', -1, -1250, 250],
        ['refund', 'tax', 0, -100, 0],
      ],
    ],
    [
      'shipping given back touches no goods',
      agreement(2, 'REFUND', day, [
        sale('SHIPPING', '-5.50', { tax: '-0.50', quantity: -1, action: 'RETURN' }),
      ]),
      [
        ['refund', 'shipping', 0, -500, 0],
        ['refund', 'tax', 0, -50, 0],
      ],
    ],
    [
      'a restocking fee keeps a little',
      agreement(2, 'RETURN', day, [
        sale('PRODUCT', '-22.00', {
          tax: '-2.00',
          discount: '-5.00',
          quantity: -2,
          line: 1,
          action: 'RETURN',
        }),
        sale('ADJUSTMENT', '3.00', { action: 'RETURN' }),
      ]),
      [
        ['refund', 'product', -2, -2500, 500],
        ['refund', 'product', 0, 300, 0],
        ['refund', 'tax', 0, -200, 0],
      ],
    ],
    [
      'an exchange sells one line and takes another back',
      agreement(2, 'RETURN', day, [
        sale('PRODUCT', '25.00', { quantity: 1, line: 2 }),
        sale('PRODUCT', '-30.00', { quantity: -1, line: 1, action: 'RETURN' }),
        sale('SHIPPING', '4.00', { quantity: 1 }),
      ]),
      [
        ['edit', 'product', 1, 2500, 0],
        ['refund', 'product', -1, -3000, 0],
        ['edit', 'shipping', 0, 400, 0],
      ],
    ],
    [
      'an edit adds one line, takes units off another and reprices a third',
      agreement(2, 'ORDER_EDIT', day, [
        sale('PRODUCT', '8.00', { quantity: 1, line: 2 }),
        sale('PRODUCT', '-10.00', { quantity: -1, line: 1, discount: '-2.50', action: 'RETURN' }),
        sale('PRODUCT', '-1.00', { quantity: 3, line: 3, discount: '1.00', action: 'UPDATE' }),
      ]),
      [
        ['edit', 'product', 1, 800, 0],
        ['edit', 'product', -1, -1250, 250],
        ['edit', 'product', 0, 0, -100],
      ],
    ],
    [
      'gift cards, tips, duties and fees keep their parts',
      agreement(2, 'ORDER_EDIT', day, [
        sale('GIFT_CARD', '50.00', { quantity: 1, line: 4 }),
        sale('TIP', '2.00', { line: 5 }),
        sale('DUTY', '3.00'),
        sale('ADDITIONAL_FEE', '4.00'),
      ]),
      [
        ['edit', 'gift_card', 1, 5000, 0],
        ['edit', 'tip', 0, 200, 0],
        ['edit', 'duty', 0, 300, 0],
        ['edit', 'fee', 0, 400, 0],
      ],
    ],
  ])('%s', (_, later, expected) => {
    const rows = salesOfAgreements(order({ total: '27.50' }), [later, placing]);
    expect(brief(rows)).toEqual([...placedRows, ...expected]);
    expect(sum(rows.filter(({ kind }) => kind === 'sale'))).toBe(2750);
    expect(
      rows.filter(({ kind }) => kind !== 'sale').every((row) => row.occurredAt.getTime() === Date.parse(day)),
    ).toBe(true);
    expect(new Set(rows.map(({ key }) => key)).size).toBe(rows.length);
  });

  test('its placing is dated like the order, also when the order was imported', () => {
    const imported = order({ total: '27.50', processedAt: '2024-02-29T23:30:00Z' });
    const [first] = salesOfAgreements(imported, [placing]);
    expect(first?.occurredAt.toISOString()).toBe('2024-02-29T23:30:00.000Z');
  });

  test('nothing is a negative zero, which a database and a test would distinguish', () => {
    const rows = salesOfAgreements(order({ total: '27.50' }), [placing]);
    expect(
      rows
        .flatMap(({ amount, discount, quantity }) => [amount, discount, quantity])
        .some((n) => Object.is(n, -0)),
    ).toBe(false);
  });
});
