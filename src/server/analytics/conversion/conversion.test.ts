import { sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { readVisits } from '#server/analytics/jobs.ts';
import type { Fault } from '#server/testing/fault-proxy.ts';
import { startApp } from '#server/testing/start-app.ts';
import { conversionEndpoints } from '#shared/analytics/conversion.ts';
import { DAY_MS } from '#shared/core/time.ts';
import { storeEndpoints } from '#shared/stores/stores.ts';
import type { ShopFixture } from '#simulators/shopify/shop/fixture.ts';
import { ALL_READ_SCOPES, FIXTURE_TOKEN } from '#simulators/shopify/shop/shop-building.ts';

const NOW = '2026-11-21T12:00:00Z';
const NO_REPORTS = ALL_READ_SCOPES.filter((scope) => scope !== 'read_reports');

const teapotOrder = {
  createdAt: '2026-11-10T09:00:00Z',
  lines: [{ title: 'Teapot', unitPrice: '10.00', quantity: 1 }],
};

const day = (name: string, sessions: number, completedCheckout: number) => ({
  day: name,
  sessions,
  visitors: sessions,
  cartAdditions: completedCheckout * 4,
  reachedCheckout: completedCheckout * 2,
  completedCheckout,
});
/** Every day of a span, `visits` and `bought` on each. */
function days(from: string, to: string, visits: number, bought: number) {
  const all = [];
  for (let at = Date.parse(from); at <= Date.parse(to); at += DAY_MS)
    all.push(day(new Date(at).toISOString().slice(0, 10), visits, bought));
  return all;
}

interface Given extends Partial<ShopFixture> {
  faultOf?: (request: { path: string; body: string }) => Fault | null;
}

async function connected({ faultOf, ...shop }: Given = {}) {
  let isDisturbed = true;
  const started = await startApp({
    now: NOW,
    shops: [
      {
        name: 'tea-house',
        ianaTimezone: 'Europe/Istanbul',
        orders: [teapotOrder],
        sessions: [
          ...days('2026-10-01', '2026-10-31', 100, 2),
          ...days('2026-11-01', '2026-11-20', 200, 5),
          day('2026-11-21', 10, 9),
        ],
        ...shop,
      },
    ],
    ...(faultOf ? { faultOf: (request) => (isDisturbed ? faultOf(request) : null) } : {}),
  });
  const owner = await started.signUp();
  const { id } = await owner.connectShopify('tea-house');
  return {
    ...started,
    owner,
    storeId: id,
    shop: started.simulator.shop('tea-house'),
    askedForVisits: () =>
      started.simulator.requests.filter(({ query }) => query.includes('FROM sessions')).length,
    endFaults() {
      isDisturbed = false;
    },
    async readVisits() {
      await started.runRecurring('conversion.enqueue-due').catch(() => {});
      await started.runJobs().catch(() => {});
    },
    store: async () => (await owner.stores())[0]!,
    conversion: (query = {}) =>
      owner.expectOk(owner.call(conversionEndpoints.conversion, { params: { storeId: id }, query })),
    savedDays: async () =>
      (await started.db.execute(sql`select * from visit_days order by day`)).rows.map(
        ({ store_id: _, ...row }) => row,
      ),
  };
}

const answer = (rows: unknown[] | null, parseErrors: string[] = []) => ({
  status: 200,
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify({
    data: { shopifyqlQuery: { parseErrors, tableData: rows && { rows } } },
  }),
});
const isVisits = (body: string) => body.includes('FROM sessions');

describe('the rate', () => {
  test('is completed checkouts of all visits over finished days, compared with the same days', async () => {
    const { readVisits, owner, storeId, conversion } = await connected();
    await readVisits();

    const { conversionRate, conversionGrowth, conversionBasis, details } = await owner.metrics(storeId);
    // 20 finished days of November against the first 20 of October; the 21st is still running.
    expect({ conversionRate, conversionGrowth, conversionBasis }).toEqual({
      conversionRate: 2.5,
      conversionGrowth: 25,
      conversionBasis: 'sessions',
    });
    expect(details.conversionRate).toEqual({
      value: 2.5,
      reason: null,
      previous: 2,
      growth: 0.5,
      growthKind: 'difference',
      growthReason: null,
      fewData: false,
      parts: [
        { name: 'completed_checkouts_of_visits', value: 100, unit: 'count' },
        { name: 'visits', value: 4_000, unit: 'count' },
        { name: 'days_with_visits_known', value: 20, unit: 'count' },
        { name: 'finished_days', value: 20, unit: 'count' },
      ],
    });

    const reply = await conversion();
    expect(reply).toMatchObject({
      sharing: 'granted',
      days: { finished: 20, known: 20, firstKnown: '2026-11-01', lastKnown: '2026-11-20' },
      rate: { value: 0.025, previous: 0.02 },
      current: { sessions: 4_000, cartAdditions: 400, reachedCheckout: 200, completedCheckout: 100 },
      previous: { sessions: 2_000, completedCheckout: 40 },
      measuredAnewFrom: null,
      readAt: NOW.replace('Z', '.000Z'),
    });
    expect(reply.byDay).toHaveLength(20);
  });

  test('of each breakdown the rows add up to the whole, and what is not among the largest is all others', async () => {
    const products = Array.from({ length: 30 }, (_, index) => ({ title: `Tea ${index}`, price: '1.00' }));
    const { readVisits, conversion } = await connected({ products });
    await readVisits();

    const { current, breakdowns, days: known } = await conversion();
    expect(breakdowns.map(({ by }) => by).toSorted()).toEqual([
      'channel',
      'device',
      'landing_page',
      'link_source',
    ]);
    for (const { rows, days: split } of breakdowns) {
      expect(split).toBe(known.known);
      for (const step of ['sessions', 'cartAdditions', 'reachedCheckout', 'completedCheckout'] as const)
        expect(rows.reduce((sum, row) => sum + row[step], 0)).toBe(current![step]);
    }
    const pages = breakdowns.find(({ by }) => by === 'landing_page')!.rows;
    expect(pages).toHaveLength(11);
    expect(pages[0]).toMatchObject({ value: '/', isOthers: false });
    expect(pages.at(-1)).toMatchObject({ value: null, isOthers: true });
    const links = breakdowns.find(({ by }) => by === 'link_source')!.rows;
    expect(links[0]).toMatchObject({ value: null, isOthers: false });
  });

  test('under 20 visits it is marked, and without a visit there is none', async () => {
    const few = await connected({ sessions: [day('2026-11-19', 12, 1), day('2026-11-20', 0, 0)] });
    await few.readVisits();
    expect((await few.conversion()).rate).toMatchObject({
      fewData: true,
      value: 1 / 12,
      growthReason: 'sessions_not_covered',
    });
    expect(
      (await few.conversion({ range: 'custom', from: '2026-11-20', to: '2026-11-20' })).rate,
    ).toMatchObject({
      value: null,
      reason: 'no_sessions',
    });
  });

  test('days whose visits are not known are left out, never counted as none', async () => {
    const { readVisits, conversion, owner, storeId } = await connected({
      sessions: [...days('2026-10-01', '2026-10-31', 100, 2), ...days('2026-11-11', '2026-11-20', 200, 5)],
    });
    await readVisits();
    const { details } = await owner.metrics(storeId);
    expect(details.conversionRate).toMatchObject({
      value: 2.5,
      growthKind: 'none',
      growthReason: 'sessions_not_covered',
    });
    expect(await conversion()).toMatchObject({
      days: { finished: 20, known: 10, firstKnown: '2026-11-11' },
      previous: null,
    });
    expect((await conversion({ range: 'custom', from: '2026-11-01', to: '2026-11-05' })).rate).toMatchObject({
      value: null,
      reason: 'sessions_not_covered',
    });
  });

  test('of today alone there is none yet', async () => {
    const { readVisits, conversion, savedDays } = await connected();
    await readVisits();
    expect((await conversion({ range: 'custom', from: '2026-11-21', to: '2026-11-21' })).rate).toMatchObject({
      value: null,
      reason: 'no_finished_day',
    });
    expect((await savedDays()).map((row) => row.day)).not.toContain('2026-11-21');
  });

  test('a range across the day from which visits are measured again names that day', async () => {
    const { readVisits, conversion } = await connected({
      sessions: days('2026-08-20', '2026-11-20', 100, 2),
    });
    await readVisits();
    expect((await conversion({ range: '90d' })).measuredAnewFrom).toBe('2026-09-01');
    expect((await conversion({ range: '7d' })).measuredAnewFrom).toBeNull();
  });
});

describe('what the platform answered', () => {
  test('never asked, it is not said to be not shared', async () => {
    const { store, conversion, owner, storeId } = await connected();
    expect((await store()).shares.sessions).toBe('not_asked');
    expect((await conversion()).rate.reason).toBe('sessions_not_asked');
    expect((await owner.metrics(storeId)).conversionBasis).toBe('none');
  });

  test.each<[string, Given, string, string]>([
    ['a missing permission', { scopes: NO_REPORTS }, 'scope_missing', 'sessions_scope_missing'],
    ['protected data', { sessions: 'protected' }, 'protected_data', 'sessions_protected'],
    ['a table that is not there', { sessions: undefined }, 'refused', 'sessions_refused'],
  ])('%s is said as it is, and leaves the store active', async (_, shop, answer, reason) => {
    const { store, conversion, readVisits, askedForVisits } = await connected(shop);
    await readVisits();
    expect(await store()).toMatchObject({
      isActive: true,
      shares: { sessions: answer },
      sync: { problem: null },
    });
    expect((await conversion()).rate).toMatchObject({ value: null, reason });
    // Not asked again before the next night.
    const asked = askedForVisits();
    await readVisits();
    expect(askedForVisits()).toBe(asked);
  });

  test('Shopier shares visits with nobody', async () => {
    const started = await startApp({
      now: NOW,
      shopierShops: [
        {
          name: 'lumiere',
          products: [{ title: 'Fincan', price: '249.90' }],
          orders: [{ lines: [{ product: 'Fincan' }] }],
        },
      ],
    });
    const owner = await started.signUp();
    const { store } = await owner.expectOk(
      owner.call(storeEndpoints.connectShopier, { body: { shopDomain: 'lumiere', apiKey: 'pat_lumiere' } }),
    );
    await started.runJobs();
    await started.runRecurring('conversion.enqueue-due');
    expect((await owner.stores())[0]!.shares.sessions).toBe('not_offered');
    expect((await owner.metrics(store.id)).details.conversionRate.reason).toBe('sessions_not_offered');
  });

  test('with the permission added later, the next refresh reads them', async () => {
    const { readVisits, shop, owner, store, storeId } = await connected({ scopes: NO_REPORTS });
    await readVisits();
    shop.setScopes(ALL_READ_SCOPES);
    await owner.refresh(storeId);
    expect((await store()).shares.sessions).toBe('granted');
    expect((await owner.metrics(storeId)).conversionRate).toBe(2.5);
  });

  test('a connection by consent allows reports by going through the consent again', async () => {
    const started = await startApp({
      now: NOW,
      shops: [
        {
          name: 'tea-house',
          sessions: 'from-orders',
          orders: [teapotOrder],
          refusesScopes: ['read_reports'],
        },
      ],
    });
    const owner = await started.signUp();
    const consent = async () => {
      const { authUrl } = await owner.expectOk(
        owner.call(storeEndpoints.initiateShopifyOauth, { body: { shop: 'tea-house' } }),
      );
      await owner.consent(authUrl, { decision: 'install' });
      await started.runJobs();
      return (await owner.stores())[0]!;
    };
    await consent();
    await started.runRecurring('conversion.enqueue-due');
    expect((await owner.stores())[0]!.shares.sessions).toBe('scope_missing');

    started.simulator.shop('tea-house').refuseScopes([]);
    expect(await consent()).toMatchObject({ connection: 'oauth', shares: { sessions: 'granted' } });
  });

  test('refused although the permission is there, it is for want of approval', async () => {
    const { readVisits, store } = await connected({
      faultOf: ({ body }) =>
        isVisits(body)
          ? {
              status: 200,
              headers: { 'content-type': 'application/json' },
              body: JSON.stringify({
                data: { shopifyqlQuery: null },
                errors: [
                  {
                    message:
                      'Access denied for shopifyqlQuery field. Required access: `read_reports` access scope.',
                    extensions: { code: 'ACCESS_DENIED' },
                  },
                ],
              }),
            }
          : null,
    });
    await readVisits();
    expect((await store()).shares.sessions).toBe('protected_data');
  });

  test('what was read stays when it is refused later', async () => {
    const { readVisits, shop, owner, store, storeId } = await connected();
    await readVisits();
    shop.setScopes(NO_REPORTS);
    await owner.refresh(storeId);
    expect((await store()).shares.sessions).toBe('scope_missing');
    expect((await owner.metrics(storeId)).conversionRate).toBe(2.5);
  });
});

describe('reading', () => {
  test('goes back 13 months, and the last days are read again every night', async () => {
    const { readVisits, savedDays, clock, askedForVisits, db } = await connected({
      sessions: days('2025-01-01', '2026-11-25', 100, 2),
    });
    await readVisits();
    const first = await savedDays();
    expect(first[0]).toMatchObject({ day: '2025-10-20' });
    expect(first).toHaveLength(397);

    await db.execute(sql`update visit_days set sessions = 1 where day in ('2026-11-20', '2026-11-01')`);
    const asked = askedForVisits();
    await readVisits();
    expect(askedForVisits()).toBe(asked);

    // Half past midnight in Istanbul: yesterday's last visits may still go on.
    clock.set('2026-11-21T21:30:00Z');
    await readVisits();
    expect(askedForVisits()).toBe(asked);
    clock.set('2026-11-21T22:30:00Z');
    await readVisits();
    const again = await savedDays();
    expect(again.find((row) => row.day === '2026-11-20')).toMatchObject({ sessions: 100 });
    expect(again.find((row) => row.day === '2026-11-01')).toMatchObject({ sessions: 1 });
    expect(again.at(-1)).toMatchObject({ day: '2026-11-21' });
  });

  test('read twice, it is the same', async () => {
    const { readVisits, savedDays, owner, storeId, db } = await connected();
    await readVisits();
    const parts = async () =>
      (await db.execute(sql`select * from visit_parts order by dimension, day, value`)).rows;
    const before = [await savedDays(), await parts()];
    await owner.refresh(storeId);
    expect([await savedDays(), await parts()]).toEqual(before);
  });

  test('cut off on its way, it goes on where it stopped', async () => {
    let count = 0;
    const { readVisits, savedDays, conversion, clock, endFaults } = await connected({
      sessions: days('2025-01-01', '2026-11-20', 100, 2),
      faultOf({ body }) {
        if (isVisits(body)) count += 1;
        return count > 12 ? { status: 503 } : null;
      },
    });
    await readVisits();
    const some = await savedDays();
    expect(some.length).toBeGreaterThan(0);
    expect(some.length).toBeLessThan(397);
    expect((await conversion()).rate.value).toBe(0.02);

    endFaults();
    clock.advance({ hours: 2 });
    await readVisits();
    expect(await savedDays()).toHaveLength(397);
  });

  test('does not begin while the orders are still being read', async () => {
    const started = await startApp({ now: NOW, shops: [{ name: 'tea-house', sessions: [] }] });
    const owner = await started.signUp();
    await owner.call(storeEndpoints.connectShopify, {
      body: { shop: 'tea-house', apiKey: FIXTURE_TOKEN },
    });
    await started.app.jobs.enqueue(started.db, readVisits, {
      storeId: (await owner.stores())[0]!.id,
    });
    await started.db.execute(sql`update sync_states set lease_until = '2026-11-21T12:01:00Z'`);
    await started.runJobs();
    expect(started.simulator.requests.some(({ query }) => query.includes('FROM sessions'))).toBe(false);
  });

  test('a move to another time zone makes all days be read again', async () => {
    const { readVisits, shop, db, owner, storeId } = await connected();
    await readVisits();
    shop.setTimezone('America/New_York');
    await owner.refresh(storeId);
    await owner.refresh(storeId);
    const { rows } = await db.execute(sql`select time_zone, last_day::text from visit_readings`);
    expect(rows).toEqual([{ time_zone: 'America/New_York', last_day: '2026-11-20' }]);
  });

  test.each<[string, NonNullable<Given['faultOf']>]>([
    ['half an answer', ({ body }) => (isVisits(body) ? 'truncate' : null)],
    ['a cut connection', ({ body }) => (isVisits(body) ? 'cut' : null)],
    ['HTTP 500', ({ body }) => (isVisits(body) ? { status: 500 } : null)],
    [
      'endless throttling',
      ({ body }) => (isVisits(body) ? { status: 429, headers: { 'retry-after': '2' } } : null),
    ],
    ['wrong columns', ({ body }) => (isVisits(body) ? answer([{ day: '2026-11-20', visits: '7' }]) : null)],
    [
      'a count that is no number',
      ({ body }) => (isVisits(body) ? answer([row('2026-11-20', 'many')]) : null),
    ],
    ['a negative count', ({ body }) => (isVisits(body) ? answer([row('2026-11-20', '-3')]) : null)],
    ['a refused token', ({ body }) => (isVisits(body) ? { status: 401 } : null)],
  ])('%s saves nothing, answers nothing and leaves the store active', async (_, faultOf) => {
    const { readVisits, savedDays, store, conversion, endFaults, clock } = await connected({ faultOf });
    await readVisits();
    expect(await savedDays()).toEqual([]);
    expect(await store()).toMatchObject({ isActive: true, shares: { sessions: 'not_asked' } });
    expect((await conversion()).rate.reason).toBe('sessions_not_asked');

    endFaults();
    clock.advance({ hours: 2 });
    await readVisits();
    expect((await conversion()).rate.value).toBe(0.025);
  });

  test('throttled now and then, everything arrives', async () => {
    let count = 0;
    const { readVisits, conversion } = await connected({
      faultOf({ body }) {
        if (isVisits(body)) count += 1;
        return isVisits(body) && count % 3 === 0 ? { status: 429, headers: { 'retry-after': '2' } } : null;
      },
    });
    await readVisits();
    expect((await conversion()).rate.value).toBe(0.025);
  });

  test('a breakdown that is not offered is missing, and nothing else', async () => {
    const { readVisits, conversion } = await connected({
      faultOf: ({ body }) =>
        body.includes('landing_page_path') ? answer(null, ['Column landing_page_path not found.']) : null,
    });
    await readVisits();
    const { rate, breakdowns } = await conversion();
    expect(rate.value).toBe(0.025);
    expect(breakdowns.map(({ by }) => by)).not.toContain('landing_page');
    expect(breakdowns).toHaveLength(3);
  });

  test('numbers may come as numbers, and days with a time', async () => {
    const { readVisits, savedDays } = await connected({
      faultOf: ({ body }) =>
        isVisits(body)
          ? body.includes('TIMESERIES')
            ? answer([{ ...row('2026-11-20T00:00:00+03:00', 7), sessions_with_cart_additions: '3.0' }])
            : answer([])
          : null,
    });
    await readVisits();
    expect(await savedDays()).toMatchObject([{ day: '2026-11-20', sessions: 7, cart_additions: 3 }]);
  });
});

function row(name: string, sessions: string | number) {
  return {
    day: name,
    sessions,
    sessions_with_cart_additions: '2',
    sessions_that_reached_checkout: '1',
    sessions_that_completed_checkout: '1',
  };
}

test('disconnected, a store leaves no visits behind', async () => {
  const { readVisits, owner, storeId, runJobs, db } = await connected();
  await readVisits();
  await owner.call(storeEndpoints.disconnect, { params: { storeId } });
  await runJobs();
  for (const table of ['visit_days', 'visit_parts', 'visit_readings'])
    expect((await db.execute(sql.raw(`select * from ${table}`))).rows).toEqual([]);
});

test('a stranger does not see them', async () => {
  const { storeId, signUp } = await connected();
  const stranger = await signUp();
  const answer = await stranger.call(conversionEndpoints.conversion, { params: { storeId } });
  expect(answer.status).toBe(404);
});
