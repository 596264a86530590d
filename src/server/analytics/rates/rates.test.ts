import { expect, test } from 'vitest';
import type { Database } from '#server/core/db/database.ts';
import { startApp } from '#server/testing/start-app.ts';
import { type EnteredRate, MOST_RATE_BYTES, rateEndpoints } from '#shared/analytics/rates.ts';
import { createRates } from './service.ts';

const NOW = '2026-11-21T12:00:00Z';
const BANK = 'Date,USD,JPY,GBP,\n2026-11-20,1.25,180,0.8,\n2026-11-19,1.2,181,0.75,\n';

const shop = (name: string, currency: string) => ({
  name,
  currency,
  ianaTimezone: 'Europe/London',
  orders: [],
});

async function start() {
  const started = await startApp({
    now: NOW,
    shops: [shop('tea-house', 'GBP'), shop('tea-shop', 'USD'), shop('tea-room', 'GBP')],
  });
  const { call, expectOk, ...owner } = await started.signUp();
  return {
    ...started,
    owner,
    call,
    connect: async () => {
      for (const name of ['tea-shop', 'tea-house', 'tea-room']) await owner.connectShopify(name);
    },
    rates: () => expectOk(call(rateEndpoints.rates)),
    choose: (currency: string | null) => expectOk(call(rateEndpoints.choose, { body: { currency } })),
    load: (text: string, name = 'European Central Bank') =>
      expectOk(call(rateEndpoints.import, { body: { name, text } })),
    enter: (body: EnteredRate) => expectOk(call(rateEndpoints.enter, { body })),
    remove: (body: Omit<EnteredRate, 'rate'>) => expectOk(call(rateEndpoints.removeEntered, { body })),
  };
}

test('without a choice currencies stay apart, and the currencies of the stores are named', async () => {
  const { connect, rates } = await start();
  expect(await rates()).toEqual({ currency: null, storeCurrencies: [], known: [], lists: [], entered: [] });
  await connect();
  expect(await rates()).toMatchObject({ currency: null, storeCurrencies: ['GBP', 'USD'], known: [] });
});

test('with a choice it is said which days can be converted, up to the stores’ today', async () => {
  const { connect, choose, load, rates, clock } = await start();
  await connect();
  const nothing = { firstDay: null, lastDay: null, latest: null, source: null };
  expect((await choose('USD')).known).toEqual([{ currency: 'GBP', ...nothing }]);
  const days = { firstDay: '2026-11-19', lastDay: '2026-11-21' };
  expect((await load(BANK)).known).toMatchObject([
    { currency: 'GBP', ...days, latest: 1.5625, source: { kind: 'imported' } },
  ]);
  clock.advance({ days: 14 });
  expect((await rates()).known).toMatchObject([
    { currency: 'GBP', ...days, lastDay: '2026-11-27', latest: 1.5625 },
  ]);
  expect((await choose('EUR')).known.map(({ currency, latest }) => [currency, latest])).toEqual([
    ['GBP', 1.25],
    ['USD', 0.8],
  ]);
  expect((await choose(null)).known).toEqual([]);
});

test('a file says what it holds before it is imported, and saves nothing', async () => {
  const { call, rates } = await start();
  const { body } = await call(rateEndpoints.read, { body: { text: `${BANK}soon,1.3,180,0.8,\n` } });
  expect(body).toEqual({
    base: 'EUR',
    currencies: ['GBP', 'JPY', 'USD'],
    firstDay: '2026-11-19',
    lastDay: '2026-11-20',
    days: 2,
    problems: [{ line: 4, problem: { text: '“{cell}” is not a clear date.', values: { cell: 'soon' } } }],
  });
  expect((await rates()).lists).toEqual([]);
});

test('a file of the same name takes the place of the former, another one stands next to it', async () => {
  const { load, rates, clock, db } = await start();
  await load(BANK);
  clock.advance({ minutes: 1 });
  await load('Date (EUR);CHF\n18.11.2026;0,95', 'Own');
  clock.advance({ minutes: 1 });
  const { lists } = await load('Date (EUR);USD\n18.11.2026;1,1');
  expect(lists).toEqual([
    expect.objectContaining({ name: 'European Central Bank', base: 'EUR', currencies: ['USD'], days: 1 }),
    expect.objectContaining({ name: 'Own', firstDay: '2026-11-18', lastDay: '2026-11-18' }),
  ]);
  expect(await rates()).toMatchObject({ lists });
  const { rows } = await db.execute('select day::text, rates from rate_days order by rates');
  expect(rows).toHaveLength(2);
});

test('a file without a rate, or too large, leaves everything as it was', async () => {
  const { call, load, rates } = await start();
  const before = await load(BANK);
  const name = 'European Central Bank';
  const refused = async (text: string) => call(rateEndpoints.import, { body: { name, text } });
  for (const [text, message] of [
    ['hello', /No exchange rates were recognised/],
    ['Date;USD;EUR\n2026-11-20;1,25;1,15', /does not say which currency/],
    ['Date (EUR);USD\n2026-12-24;1,25', /This day is still to come/],
    ['Date (EUR);USD\n2026-11-20;', /No line of this file has an exchange rate/],
  ] as const) {
    const { status, body } = await refused(text);
    expect([status, (body as unknown as { message: string }).message]).toEqual([
      400,
      expect.stringMatching(message),
    ]);
  }
  expect((await refused('x'.repeat(MOST_RATE_BYTES + 1))).status).toBe(400);
  expect((await refused('x'.repeat(MOST_RATE_BYTES + 200_000))).status).toBe(413);
  expect(await rates()).toEqual(before);
});

test('the whole history of the European Central Bank can be imported', async () => {
  const { load } = await start();
  const codes = Intl.supportedValuesOf('currency').filter((code) => !['EUR', 'USD', 'JPY'].includes(code));
  const day = (after: number) =>
    new Date(Date.UTC(1999, 0, 4) + after * 86_400_000).toISOString().slice(0, 10);
  const lines = Array.from(
    { length: 7_000 },
    (_, after) => `${day(after)},${Array.from({ length: 41 }, (_each, at) => `${at + 1}.1594`).join(',')},`,
  );
  const text = [`Date,USD,JPY,${codes.slice(0, 39).join(',')},`, ...lines.reverse()].join('\n');
  const { lists } = await load(text);
  expect(lists).toMatchObject([{ base: 'EUR', days: 7_000, firstDay: '1999-01-04', lastDay: day(6_999) }]);
});

test('an entered rate replaces that of its day, either way round, and can be removed', async () => {
  const { connect, choose, enter, remove } = await start();
  await connect();
  await choose('USD');
  const day = '2026-11-10';
  await enter({ day, from: 'GBP', to: 'USD', rate: 1.5 });
  const { entered, known } = await enter({ day, from: 'USD', to: 'GBP', rate: 0.5 });
  expect(entered).toEqual([{ day, from: 'USD', to: 'GBP', rate: 0.5 }]);
  const source = { kind: 'entered', name: null };
  expect(known).toEqual([{ currency: 'GBP', firstDay: day, lastDay: '2026-11-21', latest: 2, source }]);
  expect((await remove({ day, from: 'GBP', to: 'USD' })).entered).toEqual([]);
  expect((await remove({ day: '0000-01-01', from: 'GBP', to: 'USD' })).entered).toEqual([]);
});

test('what is no rate is refused with a reason', async () => {
  const { call, rates } = await start();
  const proper = { day: '2026-11-10', from: 'GBP', to: 'USD', rate: 1.5 };
  for (const wrong of [
    { to: 'GBP' },
    { to: 'XQX' },
    { day: '2026-11-24' },
    { day: '0000-01-01' },
    { rate: 0 },
    { rate: -1 },
  ])
    expect((await call(rateEndpoints.enter, { body: { ...proper, ...wrong } })).status).toBe(400);
  expect((await call(rateEndpoints.choose, { body: { currency: 'XQX' } })).status).toBe(400);
  expect(await rates()).toMatchObject({ currency: null, entered: [] });
});

test('nobody sees, changes or removes the rates of another', async () => {
  const { load, enter, choose, rates, signUp } = await start();
  await load(BANK);
  await choose('EUR');
  const [list] = (await enter({ day: '2026-11-10', from: 'GBP', to: 'USD', rate: 1.5 })).lists;
  const stranger = await signUp();
  expect(await stranger.expectOk(stranger.call(rateEndpoints.rates))).toMatchObject({
    currency: null,
    lists: [],
    entered: [],
  });
  const params = { listId: list!.id };
  expect((await stranger.call(rateEndpoints.removeList, { params })).status).toBe(404);
  const pair = { day: '2026-11-10', from: 'GBP', to: 'USD' };
  await stranger.expectOk(stranger.call(rateEndpoints.removeEntered, { body: pair }));
  await stranger.expectOk(
    stranger.call(rateEndpoints.import, {
      body: { name: list!.name, text: 'Date (EUR);USD\n18.11.2026;1,1' },
    }),
  );
  expect(await rates()).toMatchObject({ currency: 'EUR', lists: [list], entered: [{ ...pair, rate: 1.5 }] });
});

test('removed rates convert nothing any more', async () => {
  const { connect, choose, load, call } = await start();
  await connect();
  await choose('USD');
  const { lists } = await load(BANK);
  const { body } = await call(rateEndpoints.removeList, { params: { listId: lists[0]!.id } });
  expect(body).toMatchObject({ lists: [], known: [{ currency: 'GBP', firstDay: null }] });
});

async function findUser(db: Database): Promise<string> {
  const { rows } = await db.execute<{ id: string }>('select id from users');
  return rows[0]!.id;
}

test('a converter is there once a currency is chosen, and another one after every change', async () => {
  const { choose, load, enter, remove, db, clock } = await start();
  const { converterFor, choiceOf } = createRates({
    db,
    reports: { readAll: async () => [] },
    storesOf: async () => [],
    now: clock.now,
  });
  const userId = await findUser(db);
  const wanted = { currencies: ['GBP', 'GBP', 'CHF'], firstDay: '2026-11-01', lastDay: '2026-11-21' };
  expect([await choiceOf(userId), await converterFor(userId, wanted)]).toEqual([null, null]);
  await choose('USD');
  expect(await choiceOf(userId)).toBe('USD');
  const versions = new Set<string>();
  const rateNow = async () => {
    const converter = await converterFor(userId, wanted);
    expect(converter).toBe(await converterFor(userId, wanted));
    versions.add(converter!.version);
    return ['CHF', 'GBP', 'USD'].map((currency) => converter!.ratesOf(currency).rateOn('2026-11-21'));
  };
  expect(await rateNow()).toEqual([null, null, 1]);
  const { lists } = await load(BANK);
  expect(lists).toHaveLength(1);
  expect(await rateNow()).toEqual([null, 1.5625, 1]);
  const entered = { day: '2026-11-21', from: 'GBP', to: 'USD' };
  await enter({ ...entered, rate: 1.5 });
  expect(await rateNow()).toEqual([null, 1.5, 1]);
  await remove(entered);
  expect(await rateNow()).toEqual([null, 1.5625, 1]);
  await choose('CHF');
  expect(await rateNow()).toEqual([1, null, null]);
  expect(versions.size).toBe(5);
});
