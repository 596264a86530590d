import { randomBytes } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import type { Database } from '#server/core/db/database.ts';
import { MINUTE_MS } from '#shared/core/time.ts';
import { makeStoreOfSize } from '../bench/store-of-size.ts';
import type { OutsideReady } from './outside.ts';
import { callAs, insertPeople, insertSession, type Person } from './people.ts';
import { shopName } from './shops.ts';
import { createTimings } from './timings.ts';

const CONNECTED_AT_ONCE = 8;
const IMPORT_PATIENCE_MS = 15 * MINUTE_MS;
/** One store of so many is so large. */
const LARGE_IN = 200;
const LARGE_ORDERS = [100_000, 25_000];
/** One store of so many has a schedule that fills itself. */
const SCHEDULE_IN = 40;

interface Filling {
  db: Database;
  url: string;
  outside: OutsideReady;
  stores: number;
}

/** Connects one shop of each pattern by the ordinary call and waits until everything of them is read. */
export async function connectShops({ db, url, outside, stores }: Filling): Promise<Person[]> {
  const owners = await insertPeople(db, stores);
  const timings = createTimings();
  const people: Person[] = [];
  let next = 0;
  async function connectSome() {
    for (let shop = next++; shop < stores; shop = next++) {
      const { cookie } = owners[shop]!;
      const call = callAs(cookie, { url, timings });
      const body = { shop: shopName(shop), ...outside.merchantApp };
      const connected = await call<{ store: { id: string } }>(
        'connect',
        '/api/stores/shopify/connect-app',
        body,
      );
      if (!connected) throw new Error(timings.failures[0]);
      people.push({ cookie, storeId: connected.store.id, shop });
    }
  }
  await Promise.all(Array.from({ length: CONNECTED_AT_ONCE }, connectSome));
  await untilRead(db, stores);
  return people.sort((a, b) => a.shop! - b.shop!);
}

async function untilRead(db: Database, stores: number) {
  for (const until = Date.now() + IMPORT_PATIENCE_MS; ; await wait(1_000)) {
    const { rows } = await db.execute<{ ready: number }>(sql`
      select count(*)::int as ready from sync_states
      where history_complete and phase = 'ready' and totals_version = records_version`);
    if (rows[0]!.ready === stores) return;
    if (Date.now() > until) throw new Error(`only ${rows[0]!.ready} of ${stores} stores were read in time`);
  }
}

/** A few with a long history, made by the database itself; no platform is asked about them. */
export async function addLargeStores(db: Database, stores: number): Promise<Person[]> {
  const people: Person[] = [];
  for (let at = 0; at < Math.ceil(stores / LARGE_IN); at += 1) {
    const store = await makeStoreOfSize(db, LARGE_ORDERS[Math.min(at, LARGE_ORDERS.length - 1)]!);
    const token = randomBytes(32).toString('base64url');
    await insertSession(db, store.userId, token);
    people.push({ cookie: `vitrin_session=${token}`, storeId: store.id, shop: null });
  }
  await db.execute(sql`vacuum analyze`);
  return people;
}

/** Their texts and pictures are made while everything else goes on. */
export async function addSchedules(people: Person[], url: string) {
  const timings = createTimings();
  for (const { cookie, storeId } of people.filter((_, at) => at % SCHEDULE_IN === 0)) {
    const call = callAs(cookie, { url, timings });
    await call('schedule', `/api/social-media/${storeId}/schedule/create`, {
      name: 'Every week',
      platform: 'instagram',
      frequency: '3x_week',
      approvalRequired: true,
    });
  }
  if (timings.failures.length > 0) throw new Error(timings.failures[0]);
}
