import { expect, test } from 'vitest';
import { startApp } from '#server/testing/start-app.ts';
import { customerEndpoints } from '#shared/analytics/customer-reports.ts';
import { DAY_MS } from '#shared/core/time.ts';
import type { OrderFixture } from '#simulators/shopify/shop/fixture.ts';
import { type FirstOrders, firstRepurchaseOf } from './first-repurchase.ts';

const order = (buyer: string | null, daysAgo: number): OrderFixture => ({
  ...(buyer ? { email: `${buyer}@x.example` } : {}),
  createdAt: new Date(Date.parse('2026-11-21T12:00:00Z') - daysAgo * DAY_MS).toISOString(),
  lines: [{ title: 'Tea', unitPrice: '10.00' }],
});

test('from the first to the second order is counted apart from all other orders', async () => {
  const { signUp } = await startApp({
    now: '2026-11-21T12:00:00Z',
    shops: [
      {
        name: 'tea-house',
        ianaTimezone: 'Europe/London',
        orders: [
          // Thirty who came back after 60 days, then every five; ten who never did; one who cannot have yet; a guest.
          ...Array.from({ length: 30 }, (_, index) =>
            [120, 60, 55, 50, 45].map((daysAgo) => order(`back${index}`, daysAgo)),
          ).flat(),
          ...Array.from({ length: 10 }, (_, index) => order(`once${index}`, 200)),
          order('new', 3),
          order(null, 150),
        ],
      },
    ],
  });
  const owner = await signUp();
  const { id: storeId } = await owner.connectShopify('tea-house');
  const report = await owner.expectOk(owner.call(customerEndpoints.firstRepurchase, { params: { storeId } }));
  expect(report).toMatchObject({
    customers: 41,
    cameBack: 30,
    medianDays: 60,
    horizons: [
      { days: 90, customers: 40, cameBack: 30, notBack: 0.25 },
      { days: 180, customers: 10, cameBack: 0, notBack: null },
      { days: 360, customers: 0, cameBack: 0, notBack: null },
    ],
    recent: { customers: 30, cameBack: 30 },
    earlier: { customers: 10, cameBack: 0 },
  });
  const loyalty = await owner.expectOk(
    owner.call(customerEndpoints.loyalty, { params: { storeId }, query: { range: '90d' } }),
  );
  expect(loyalty.medianDaysBetweenOrders).toBe(5);
});

test('a share counts only customers who could have come back, and nobody who came later than the horizon', () => {
  const rows: FirstOrders[] = [
    { ageStep: 0, days: 10, customers: 7 },
    { ageStep: 1, days: 89, customers: 20 },
    { ageStep: 1, days: 91, customers: 3 },
    { ageStep: 2, days: null, customers: 17 },
    { ageStep: 2, days: 181, customers: 20 },
  ];
  const { customers, cameBack, medianDays, horizons, recent, earlier } = firstRepurchaseOf(rows);
  expect({ customers, cameBack, medianDays }).toEqual({ customers: 67, cameBack: 50, medianDays: 89 });
  expect(horizons.slice(0, 2)).toEqual([
    { days: 90, customers: 60, cameBack: 20, notBack: 40 / 60 },
    { days: 180, customers: 37, cameBack: 0, notBack: 1 },
  ]);
  expect({ recent, earlier }).toEqual({
    recent: { customers: 23, cameBack: 20 },
    earlier: { customers: 37, cameBack: 0 },
  });
});
