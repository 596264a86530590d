import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { fileURLToPath } from 'node:url';
import { sql } from 'drizzle-orm';
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { type EmbeddedConnection, EmbeddedPool } from './embedded-pool.ts';
import { lockFolder } from './folder-lock.ts';

/** The database or a transaction in it: what every repository takes first. */
export type Database = Omit<NodePgDatabase, '$client'>;

export type OpenDatabase =
  | (Opened & { kind: 'embedded'; pool: EmbeddedPool })
  | (Opened & { kind: 'server'; pool: pg.Pool; url: string });

interface Opened {
  db: Database;
  /** Calls back for every `notify` on the channel, from any process. */
  listen(channel: string, onNotification: (payload: string) => void): Promise<() => Promise<void>>;
  close(): Promise<void>;
}

const MIGRATIONS = fileURLToPath(new URL('./migrations', import.meta.url));
/** Any constant will do; it keeps two starting processes from migrating at once. */
const MIGRATION_LOCK = 7_316_482;

/** PostgreSQL when `databaseUrl` is given, else the embedded one in the data folder. Migrations have run. */
export async function openDatabase(options: {
  databaseUrl?: string | undefined;
  dataDir: string;
}): Promise<OpenDatabase> {
  return options.databaseUrl ? openServer(options.databaseUrl) : openEmbedded(options.dataDir);
}

async function openEmbedded(dataDir: string): Promise<OpenDatabase> {
  const unlock = lockFolder(dataDir);
  try {
    const pool = await EmbeddedPool.open({ dataDir: join(dataDir, 'postgres') });
    return await embedded(pool, unlock);
  } catch (error) {
    unlock();
    throw error;
  }
}

/** For tests and tools: an embedded database in memory, from an image when given. */
export async function openInMemory(image?: Uint8Array): Promise<OpenDatabase & { kind: 'embedded' }> {
  return embedded(await EmbeddedPool.open({ image: image ?? null }), () => {});
}

async function embedded(
  pool: EmbeddedPool,
  unlock: () => void,
): Promise<OpenDatabase & { kind: 'embedded' }> {
  // drizzle takes anything whose class is called …Pool for a pool; the look-alike has what it calls.
  const db = drizzle({ client: pool as unknown as pg.Pool, casing: 'snake_case' });
  await migrate(db, { migrationsFolder: MIGRATIONS });
  return {
    kind: 'embedded',
    db,
    pool,
    listen: (channel, onNotification) => pool.listen(channel, onNotification),
    async close() {
      await pool.end();
      unlock();
    },
  };
}

async function openServer(url: string): Promise<OpenDatabase> {
  const pool = new pg.Pool({ connectionString: url, max: 10, options: '-c timezone=UTC -c jit=off' });
  // A connection that breaks while idle is replaced by the pool; without a listener it would end the process.
  pool.on('error', () => {});
  const client = await pool.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
    await migrate(drizzle({ client, casing: 'snake_case' }), { migrationsFolder: MIGRATIONS });
  } finally {
    await client.query('select pg_advisory_unlock($1)', [MIGRATION_LOCK]);
    client.release();
  }
  const listeners: ReturnType<typeof listenOn>[] = [];
  return {
    kind: 'server',
    db: drizzle({ client: pool, casing: 'snake_case' }),
    pool,
    url,
    async listen(channel, onNotification) {
      const listener = listenOn(url, channel, onNotification);
      listeners.push(listener);
      await listener.connected;
      return listener.close;
    },
    async close() {
      await Promise.all(listeners.map((listener) => listener.close()));
      await pool.end();
    },
  };
}

/** A connection of its own that comes back by itself; what was said while it was gone is lost. */
function listenOn(url: string, channel: string, onNotification: (payload: string) => void) {
  let closed = false;
  let client: pg.Client;
  async function connect() {
    client = new pg.Client({ connectionString: url, keepAlive: true });
    client.on('notification', (message) => onNotification(message.payload ?? ''));
    client.on('error', () => {});
    client.on('end', () => {
      if (!closed) setTimeout(() => connect().catch(() => {}), 1_000).unref();
    });
    await client.connect();
    await client.query(`listen ${pg.escapeIdentifier(channel)}`);
  }
  const connected = connect().catch(() => {});
  return {
    connected,
    async close() {
      closed = true;
      await connected;
      await client.end().catch(() => {});
    },
  };
}

/**
 * COPY in the caller's transaction; `target` is a table with its columns, `rows` their text format. drizzle has no word
 * for it, so this reaches for the connection that the transaction holds.
 */
export async function copy(tx: Database, target: string, rows: Buffer) {
  const { client } = (tx as unknown as { session: { client: pg.PoolClient | EmbeddedConnection } }).session;
  if ('copy' in client) await client.copy(target, rows);
  else await pipeline(Readable.from([rows]), client.query(copyFrom(`copy ${target} from stdin`)));
}

/** Sent when the surrounding transaction commits. */
export function notify(db: Database, channel: string, payload: string) {
  return db.execute(sql`select pg_notify(${channel}, ${payload})`);
}

/** The code PostgreSQL gave, e.g. 23505 for a broken uniqueness; drizzle wraps the driver's error. */
export function databaseErrorCode(error: unknown): string | undefined {
  const { cause } = error as { cause?: { code?: string } };
  return cause?.code;
}
