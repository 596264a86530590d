import { sql } from 'drizzle-orm';
import { pino } from 'pino';
import { expect, test } from 'vitest';
import { failureOf } from '#server/platforms/ports/platform-failure.ts';
import type {
  Checkpoint,
  FinanceBatch,
  PlatformFinances,
  StorePlatform,
} from '#server/platforms/ports/store-platform.ts';
import { insertStore } from '#server/testing/generated-store.ts';
import { openTestDatabase } from '#server/testing/open-test-database.ts';
import { text } from '#shared/core/sentence.ts';
import { DAY_MS, HOUR_MS } from '#shared/core/time.ts';
import { createCostsReading } from './costs-reading.ts';
import { findOrdersBefore, noteFinancesDue, saveFinances } from './finances-repository.ts';
import { findStoresWithCostsDue } from './readings-repository.ts';

/* How what orders cost is read: from a file, by pages, and again where it was refused. */
const database = await openTestDatabase();
const { db } = database;
const START = Date.parse('2026-11-20T12:00:00Z');
const ENOUGH_FOR_FILE = 1_000;
const away = failureOf('shopify')('unavailable', 'away', text('Shopify is away.'));

/** Of a payment, whose amount says where it was read. */
const finances = (orderId: string, amount: number): PlatformFinances => ({
  orderId,
  payments: [
    {
      id: 't',
      kind: 'payment',
      gateway: 'shopify_payments',
      amount,
      fee: 1,
      feeTax: 0,
      presented: null,
      feeExpected: false,
      withheld: 0,
      processedAt: new Date(START - DAY_MS),
    },
  ],
  restocks: [],
  taxes: [],
  trackingNumbers: [],
  charges: [],
});
const IN_FILE = 1;
const BY_PAGE = 2;

async function openShop(orders: number) {
  let nowMs = START;
  const store = await insertStore(db, 'Europe/London');
  await db.execute(sql`
    insert into orders (store_id, id, name, placed_at, updated_at, test, paid, total, detail, changed)
    select ${store.id}::uuid, 'o' || lpad(number::text, 4, '0'), '', '2026-11-01', '2026-11-01', false, true, 0, 2, false
    from generate_series(1, ${orders}) as number`);
  const asked: string[][] = [];
  let file: (checkpoint: Checkpoint | null) => AsyncIterable<FinanceBatch> = async function* () {};
  let refuses = false;
  const platform: Partial<StorePlatform> = {
    platform: 'shopify',
    async finances(_access, { orderIds }) {
      asked.push(orderIds);
      return orderIds.map((orderId) =>
        refuses ? { ...finances(orderId, BY_PAGE), payments: [], refused: true } : finances(orderId, BY_PAGE),
      );
    },
    financeHistory: (_access, { checkpoint }) => file(checkpoint),
    charges: async () => null,
    soldCosts: async () => null,
  };
  const open = {
    id: store.id,
    userId: store.userId,
    connectedAt: new Date(START - DAY_MS),
    platform,
    identity: { currency: store.currency, timeZone: store.timeZone },
    access: {},
  };
  const reading = createCostsReading({
    database,
    live: { notify: async () => {} },
    profitQueue: { enqueueReads: async () => {}, enqueueDays: async () => {} },
    openStores: { open: async () => open },
    log: pino({ level: 'silent' }),
    now: () => new Date(nowMs),
  } as unknown as Parameters<typeof createCostsReading>[0]);
  async function connect() {
    await db.execute(sql`
      update connected_stores set connected_at = ${open.connectedAt.toISOString()} where id = ${store.id}`);
  }
  await connect();
  return {
    store,
    read: () => reading.read(store.id),
    advance: (ms: number) => {
      nowMs += ms;
    },
    connectAgain: async () => {
      open.connectedAt = new Date(nowMs);
      await connect();
    },
    refuse: (does: boolean) => {
      refuses = does;
    },
    file: (lines: typeof file) => {
      file = lines;
    },
    /** Ids that the platform was asked for since the last time. */
    asked: () => asked.splice(0).flat(),
    async amounts() {
      const { rows } = await db.execute<{ amount: number; orders: number }>(sql`
        select amount::int, count(*)::int as orders from order_payments where store_id = ${store.id}
        group by amount order by amount`);
      return rows.map(({ amount, orders: count }) => [amount, count]);
    },
    async isDue() {
      const readBefore = new Date(nowMs - 23 * HOUR_MS);
      const limits = { readBefore, expectedBefore: readBefore, most: 100_000 };
      return (await findStoresWithCostsDue(db, limits)).includes(store.id);
    },
  };
}

const ids = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => `o${`${from + index}`.padStart(4, '0')}`);

function batch(from: number, to: number): FinanceBatch {
  return { finances: ids(from, to).map((id) => finances(id, IN_FILE)), checkpoint: { to } };
}

test('a long history is read from the file, and by pages what is not in it', async () => {
  const { file, read, asked, amounts } = await openShop(ENOUGH_FOR_FILE);
  file(async function* () {
    yield { finances: [], checkpoint: { to: 0 } };
    yield batch(1, 600);
    yield batch(601, 990);
  });
  await read();
  expect(asked().sort()).toEqual(ids(991, 1_000));
  expect(await amounts()).toEqual([
    [IN_FILE, 990],
    [BY_PAGE, 10],
  ]);
});

test('a short one is read by pages before a file would be written', async () => {
  const { file, read, amounts } = await openShop(120);
  file(async function* () {
    yield batch(1, 120);
  });
  await read();
  expect(await amounts()).toEqual([[BY_PAGE, 120]]);
});

test('what was killed goes on at the checkpoint, and what changed since is not overwritten', async () => {
  const { store, file, read, asked, amounts } = await openShop(ENOUGH_FOR_FILE);
  file(async function* () {
    yield batch(1, 500);
    throw away;
  });
  await expect(read()).rejects.toBe(away);
  await noteFinancesDue(db, store.id, ['o0700', 'o0100']);
  const begunAt: (Checkpoint | null)[] = [];
  file(async function* (checkpoint) {
    begunAt.push(checkpoint);
    yield batch(401, 1_000);
  });
  await read();
  expect(begunAt).toEqual([{ to: 500 }]);
  expect(asked().sort()).toEqual(['o0100', 'o0700']);
  expect(await amounts()).toEqual([
    [IN_FILE, 998],
    [BY_PAGE, 2],
  ]);
});

test('a file that is long in the making is left, and taken up at the next look', async () => {
  const { file, read, advance, isDue, amounts } = await openShop(ENOUGH_FOR_FILE);
  file(async function* () {
    for (;;) {
      advance(HOUR_MS / 60);
      yield { finances: [], checkpoint: { to: 0 } };
    }
  });
  await read();
  expect(await isDue()).toBe(true);
  file(async function* () {
    yield batch(1, 1_000);
  });
  await read();
  expect(await amounts()).toEqual([[IN_FILE, 1_000]]);
  expect(await isDue()).toBe(false);
});

test('what was refused is asked for once a day, and all of it as soon as it is given', async () => {
  const { read, refuse, asked, advance, isDue, amounts } = await openShop(120);
  refuse(true);
  await read();
  expect(asked()).toHaveLength(120);
  advance(HOUR_MS);
  expect(await isDue()).toBe(false);
  await read();
  expect(asked()).toEqual([]);
  advance(DAY_MS);
  expect(await isDue()).toBe(true);
  await read();
  expect(asked()).toHaveLength(50);
  refuse(false);
  advance(DAY_MS);
  await read();
  expect(asked()).toHaveLength(120);
  expect(await amounts()).toEqual([[BY_PAGE, 120]]);
  advance(DAY_MS);
  await read();
  expect(asked()).toEqual([]);
});

test('what was refused is asked for at once when the store is connected again', async () => {
  const { read, refuse, asked, advance, connectAgain, isDue } = await openShop(60);
  refuse(true);
  await read();
  asked();
  advance(HOUR_MS);
  await connectAgain();
  expect(await isDue()).toBe(true);
  refuse(false);
  await read();
  expect(asked()).toHaveLength(60);
  expect(await isDue()).toBe(false);
});

test('what was read of a store that statistics do not know yet is looked up order by order', async () => {
  const known = await openShop(100);
  await known.read();
  await db.execute(sql`analyze orders`);
  await db.execute(sql`analyze order_finances`);
  const { store } = await openShop(ENOUGH_FOR_FILE);
  const asked = ids(1, ENOUGH_FOR_FILE);
  const looked = await db.transaction(async (tx) => {
    await saveFinances(tx, store.id, {
      asked,
      read: asked.map((id) => finances(id, IN_FILE)),
      now: new Date(START),
    });
    const fetched = async () => {
      const { rows } = await tx.execute<{ rows: number }>(sql`
        select (idx_tup_fetch + seq_tup_read)::int as rows from pg_stat_xact_user_tables
        where relname = 'order_finances'`);
      return rows[0]!.rows;
    };
    const before = await fetched();
    const next = { before: null, unread: new Date(START), most: 50 };
    expect(await findOrdersBefore(tx, store.id, next)).toEqual([]);
    return (await fetched()) - before;
  });
  expect(looked).toBe(ENOUGH_FOR_FILE);
});
