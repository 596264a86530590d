import { expect, test } from 'vitest';
import { startApp } from '#server/testing/start-app.ts';

test('a month is compared with the same part of the month before', async () => {
  const { signUp } = await startApp({
    now: '2026-11-21T12:00:00Z',
    shops: [
      {
        name: 'tea-house',
        currency: 'GBP',
        ianaTimezone: 'Europe/London',
        customers: [{ email: 'a@example.com' }],
        orders: [
          {
            createdAt: '2026-11-03T10:00:00Z',
            customer: 'a@example.com',
            lines: [{ title: 'Tea', quantity: 2, unitPrice: '10.00', discount: '1.00' }],
            shipping: '3.50',
          },
          {
            createdAt: '2026-10-03T10:00:00Z',
            customer: 'a@example.com',
            lines: [{ title: 'Tea', unitPrice: '8.00' }],
          },
          { createdAt: '2026-10-29T10:00:00Z', lines: [{ title: 'Tea', unitPrice: '100.00' }] },
        ],
      },
    ],
  });
  const owner = await signUp();
  const store = await owner.connectShopify('tea-house');

  const metrics = await owner.metrics(store.id);

  expect(metrics).toMatchObject({
    totalRevenue: 22.5,
    totalOrders: 1,
    totalCustomers: 1,
    repeatCustomers: 1,
    averageOrderValue: 19,
  });
  expect(metrics.details.totalRevenue).toMatchObject({ previous: 8, growth: 14.5, growthKind: 'difference' });
});
