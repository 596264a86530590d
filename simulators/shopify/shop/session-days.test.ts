import { describe, expect, onTestFinished, test } from 'vitest';
import { createShopifySimulator } from '#simulators/shopify/simulator.ts';
import { clientOf } from '#simulators/shopify/testing/client.ts';
import type { ShopFixture } from './fixture.ts';

const METRICS =
  'sessions, sessions_with_cart_additions, sessions_that_reached_checkout, sessions_that_completed_checkout';
const HUMANS = "WHERE human_or_bot_session = 'human'";
const order = (createdAt: string, sourceName = 'web') => ({
  createdAt,
  sourceName,
  lines: [{ title: 'Teapot', unitPrice: '10.00' }],
});

type Rows = Record<string, string | null>[];
type Reply = { shopifyqlQuery: { parseErrors: string[]; tableData: { rows: Rows } | null } | null };

async function open(fixture: Partial<ShopFixture> = {}) {
  const simulator = await createShopifySimulator({
    now: () => new Date('2026-11-20T12:00:00Z'),
    shops: [
      {
        name: 'tea-house',
        ianaTimezone: 'Europe/Istanbul',
        sessions: 'from-orders',
        products: [{ title: 'Teapot', price: '10.00' }],
        orders: [
          order('2026-11-17T09:00:00Z'),
          order('2026-11-17T10:00:00Z'),
          order('2026-11-17T11:00:00Z', 'pos'),
          order('2026-11-18T22:30:00Z'), // the 19th in Istanbul
        ],
        ...fixture,
      },
    ],
  });
  onTestFinished(() => simulator.close());
  const { ask } = clientOf(simulator, 'tea-house');
  return async (query: string) => {
    const { data, errors } = await ask<Reply>(
      'query($query: String!) { shopifyqlQuery(query: $query) { parseErrors tableData { rows } } }',
      { query },
    );
    return { rows: data?.shopifyqlQuery?.tableData?.rows ?? null, errors, ...data?.shopifyqlQuery };
  };
}

const DAYS = `FROM sessions SHOW ${METRICS} ${HUMANS} TIMESERIES day WITH TIMEZONE 'Europe/Istanbul' SINCE 2026-11-01 UNTIL 2026-11-30 ORDER BY day ASC`;

describe('visits that fit the orders', () => {
  test('every order on the web ended a visit of its local day, and each step holds the next', async () => {
    const ask = await open();
    const { rows } = await ask(DAYS);
    expect(rows?.map((row) => [row.day, row.sessions_that_completed_checkout])).toEqual([
      ['2026-11-17', '2'],
      ['2026-11-18', '0'],
      ['2026-11-19', '1'],
      ['2026-11-20', '0'],
    ]);
    for (const row of rows ?? []) {
      const steps = METRICS.split(', ').map((name) => Number(row[name]));
      expect(steps).toEqual(steps.toSorted((one, other) => other - one));
    }
    expect(await (await open())(DAYS)).toEqual(await ask(DAYS));
  });

  test.each(['referrer_source', 'utm_source', 'landing_page_path', 'session_device_type'])(
    'the visits by %s add up to those of the day',
    async (dimension) => {
      const ask = await open();
      const { rows: days } = await ask(DAYS);
      const { rows: parts } = await ask(
        `FROM sessions SHOW ${METRICS} ${HUMANS} GROUP BY day, ${dimension} SINCE 2026-11-01 UNTIL 2026-11-30 ORDER BY sessions DESC LIMIT 1000`,
      );
      const sumOf = (rows: Rows | null | undefined, name: string) =>
        (rows ?? []).reduce((sum, row) => sum + Number(row[name]), 0);
      for (const name of METRICS.split(', ')) expect(sumOf(parts, name)).toBe(sumOf(days, name));
      const visits = (parts ?? []).map(({ sessions }) => Number(sessions));
      expect(visits).toEqual(visits.toSorted((one, other) => other - one));
    },
  );

  test('a limit cuts the smallest parts off', async () => {
    const ask = await open();
    const query = `FROM sessions SHOW sessions GROUP BY day, referrer_source ORDER BY sessions DESC LIMIT`;
    const { rows } = await ask(`${query} 1000`);
    expect((await ask(`${query} 3`)).rows).toEqual(rows?.slice(0, 3));
  });
});

test('some shops share only some days, some nothing, and some are refused', async () => {
  const orders = Array.from({ length: 30 }, (_, day) =>
    order(`2026-10-${String(day + 1).padStart(2, '0')}T09:00:00Z`),
  );
  const some = await (await open({ sessions: 'some-days', orders }))(
    DAYS.replace('2026-11-01', '2026-10-01'),
  );
  expect(some.rows).toHaveLength(36);

  const none = await (await open({ sessions: undefined }))(DAYS);
  expect(none).toMatchObject({
    rows: null,
    parseErrors: ['Table sessions is not available for this shop.'],
  });

  const protectedData = await (await open({ sessions: 'protected' }))(DAYS);
  expect(protectedData.errors[0]).toMatchObject({ extensions: { code: 'ACCESS_DENIED' } });

  const unscoped = await (await open({ scopes: ['read_orders'] }))(DAYS);
  expect(unscoped.errors[0]?.message).toContain('read_reports');
});
