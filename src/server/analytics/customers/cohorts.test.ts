import { expect, test } from 'vitest';
import { startApp } from '#server/testing/start-app.ts';
import { customerEndpoints } from '#shared/analytics/customer-reports.ts';
import type { OrderFixture } from '#simulators/shopify/shop/fixture.ts';

const line = { title: 'Tea', unitPrice: '10.00' };
const order = (email: string, createdAt: string, more: Partial<OrderFixture> = {}): OrderFixture => ({
  email,
  createdAt,
  lines: [line],
  ...more,
});

async function cohortsOf(orders: OrderFixture[], timeZone = 'Europe/London', now = '2026-11-21T12:00:00Z') {
  const { signUp } = await startApp({
    now,
    shops: [{ name: 'tea-house', currency: 'GBP', ianaTimezone: timeZone, orders }],
  });
  const owner = await signUp();
  const { id: storeId } = await owner.connectShopify('tea-house');
  return owner.expectOk(owner.call(customerEndpoints.cohorts, { params: { storeId } }));
}

test('a cohort is who ordered first in a local month, and its cells who ordered in each month after', async () => {
  const { cohorts, averages } = await cohortsOf([
    order('ada@x.example', '2026-08-10T10:00:00Z'),
    order('ada@x.example', '2026-08-20T10:00:00Z'),
    order('ada@x.example', '2026-10-05T10:00:00Z'),
    order('bob@x.example', '2026-08-31T22:30:00Z'), // 23:30 in London
    order('bob@x.example', '2026-11-02T10:00:00Z'),
    order('cem@x.example', '2026-08-31T23:30:00Z'), // the 1st of September in London
    order('cem@x.example', '2026-10-31T10:00:00Z'),
  ]);
  expect(cohorts.map(({ month, size }) => [month, size])).toEqual([
    ['2026-08', 2],
    ['2026-09', 1],
  ]);
  expect(cohorts[0]!.cells).toEqual([
    { month: 0, customers: 2, rate: 1, finished: true },
    { month: 1, customers: 0, rate: 0, finished: true },
    { month: 2, customers: 1, rate: 0.5, finished: true },
    { month: 3, customers: 1, rate: 0.5, finished: false },
  ]);
  expect(averages).toEqual([
    { month: 0, rate: 1, cohorts: 2 },
    { month: 1, rate: 1 / 3, cohorts: 2 },
    { month: 2, rate: 0.5, cohorts: 1 },
  ]);
});

test('windows count who came back so many days after their own first order, the first order itself apart', async () => {
  const { cohorts } = await cohortsOf([
    order('ada@x.example', '2026-07-01T10:00:00Z'),
    order('ada@x.example', '2026-07-31T10:00:00Z'), // day 30
    order('bob@x.example', '2026-07-10T10:00:00Z'),
    order('bob@x.example', '2026-08-10T10:00:00Z'), // day 31
    order('cem@x.example', '2026-07-15T10:00:00Z'),
    order('cem@x.example', '2026-10-14T10:00:00Z'), // day 91
    order('eve@x.example', '2026-07-15T10:00:00Z'),
  ]);
  expect(cohorts[0]!.windows).toEqual([
    { from: 0, to: 30, rate: 0.25, finished: true },
    { from: 31, to: 60, rate: 0.25, finished: true },
    { from: 61, to: 90, rate: 0, finished: true },
  ]);
});

test('a window is finished when it is over for the cohort’s last possible customer', async () => {
  const finishedOn = async (now: string) => {
    const { cohorts } = await cohortsOf([order('ada@x.example', '2026-09-02T10:00:00Z')], 'UTC', now);
    return cohorts[0]!.windows.map(({ finished }) => finished);
  };
  // The 30th of September and 30 days more is the 30th of October, 60 days more the 29th of November.
  expect(await finishedOn('2026-10-30T23:59:00Z')).toEqual([false, false, false]);
  expect(await finishedOn('2026-10-31T00:00:00Z')).toEqual([true, false, false]);
  expect(await finishedOn('2026-11-30T00:00:00Z')).toEqual([true, true, false]);
});

test('value per customer is what the cohort spent by then, on the days it was spent and given back', async () => {
  const { cohorts, averageValue } = await cohortsOf([
    order('ada@x.example', '2026-08-01T10:00:00Z', {
      lines: [{ ...line, quantity: 4 }],
      shipping: '7.00',
      refunds: [{ createdAt: '2026-09-05T10:00:00Z', lines: [{ line: 0, quantity: 1 }] }], // day 35
    }),
    order('ada@x.example', '2026-10-20T10:00:00Z'), // day 80
    order('bob@x.example', '2026-08-20T10:00:00Z', {
      lines: [line, { title: 'Gift card', unitPrice: '50.00', isGiftCard: true }],
    }),
    order('cem@x.example', '2026-11-10T10:00:00Z'),
  ]);
  const [august, november] = cohorts;
  expect(august!.valuePerCustomer).toEqual([
    { days: 30, value: 25, finished: true },
    { days: 60, value: 20, finished: true },
    { days: 90, value: 25, finished: false },
    { days: 120, value: 25, finished: false },
  ]);
  expect(november!.valuePerCustomer).toEqual([{ days: 30, value: 10, finished: false }]);
  expect(averageValue).toEqual([
    { days: 30, value: 25, customers: 2 },
    { days: 60, value: 20, customers: 2 },
  ]);
});

test('a cancelled order still began a cohort, and is worth nothing from the day it was cancelled', async () => {
  const { cohorts } = await cohortsOf([
    order('ada@x.example', '2026-08-01T10:00:00Z', { cancelledAt: '2026-09-10T10:00:00Z' }),
  ]);
  expect(cohorts[0]).toMatchObject({
    size: 1,
    valuePerCustomer: [
      { days: 30, value: 10 },
      { days: 60, value: 0 },
      { days: 90, value: 0 },
      { days: 120, value: 0 },
    ],
  });
});

test('the first months after the history begins are uncertain; only the newest 24 are shown', async () => {
  const months = ['2024-10', '2024-12', '2025-03', '2026-10'];
  const { cohorts } = await cohortsOf(
    months.map((month, index) => order(`buyer${index}@x.example`, `${month}-15T10:00:00Z`)),
  );
  expect(cohorts.map(({ month, firstOrdersUncertain }) => [month, firstOrdersUncertain])).toEqual([
    ['2024-12', true],
    ['2025-03', false],
    ['2026-10', false],
  ]);
});

test('a store without orders has no cohorts', async () => {
  expect(await cohortsOf([])).toMatchObject({ cohorts: [], averages: [], averageValue: [] });
});
