import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { sql } from 'drizzle-orm';
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';
import { folderFailure, hasNoRoom, isNoRoom } from '#server/core/operation/data-folder.ts';
import { StartFailure } from '#server/core/operation/start-failure.ts';
import { MINUTE_MS } from '#shared/core/time.ts';
import { copyIn, copyOut as copyOutOf } from './copy.ts';
import { type EmbeddedConnection, EmbeddedPool } from './embedded-pool.ts';
import { lockFolder } from './folder-lock.ts';
import { giveBackBroken } from './give-back-broken.ts';
import { reasonOf } from './reason-of.ts';
import { repeatOvertaken } from './repeat-overtaken.ts';
import { nameNoConnection } from './unavailable.ts';

/** The database or a transaction in it: what every repository takes first. */
export type Database = Omit<NodePgDatabase, '$client'>;

export type OpenDatabase =
  | (Opened & { kind: 'embedded'; pool: EmbeddedPool })
  | (Opened & { kind: 'server'; pool: pg.Pool; url: string });

interface DatabaseOptions {
  databaseUrl?: string | undefined;
  dataDir: string;
  /** The most connections that queries of this process take. */
  databasePool?: number;
  role?: 'all' | 'web' | 'worker';
  /** Frees the data folder, where the opener of its database has locked it already. */
  unlock?: () => void;
  /** The embedded database broke off, and is started again. */
  onBroken?: (error: Error) => void;
}

interface Opened {
  db: Database;
  /** Calls back for every `notify` on the channel, from any process, and after a time in which none were heard. */
  listen(
    channel: string,
    onNotification: (payload: string) => void,
    onMissed?: () => void,
  ): Promise<() => Promise<void>>;
  close(): Promise<void>;
}

export const MIGRATIONS_FOLDER = fileURLToPath(new URL('./migrations', import.meta.url));
const POOL_SIZE = 10;
const RECONNECT_AFTER_MS = 1_000;
/** For a connection, also one that others have to give back first. */
const CONNECTION_WAIT_MS = 30_000;
/** Nobody waits longer in front of a page; a job has a quarter of an hour in all. */
const LONGEST_STATEMENT_MS = { web: 60_000, others: 15 * MINUTE_MS };
/** A transaction that hangs between two statements blocks everyone who needs its locks. */
const LONGEST_PAUSE_MS = 60_000;
/** By then the database should have ended it by itself; if not, it cannot be reached any more. */
const DEAD_AFTER_MS = 10_000;
/** A change of a table waits behind those who use it, and everyone else behind the change. */
const MIGRATION_LOCK_WAIT = '15s';
/** Any constant will do; it keeps two starting processes from migrating at once. */
export const MIGRATION_LOCK = 7_316_482;

/** PostgreSQL when `databaseUrl` is given, else the embedded one in the data folder. Migrations have run. */
export async function openDatabase(options: DatabaseOptions): Promise<OpenDatabase> {
  const database = await openUnmigrated(options);
  try {
    await migrateDatabase(database);
  } catch (error) {
    await database.close();
    throw error;
  }
  return database;
}

/** As it is, for tools that must not change it. */
export async function openUnmigrated(options: DatabaseOptions): Promise<OpenDatabase> {
  return options.databaseUrl ? openServer(options.databaseUrl, options) : openEmbedded(options);
}

/** Brings the schema up to date. */
export async function migrateDatabase(database: OpenDatabase): Promise<void> {
  if (database.kind === 'embedded') return migrate(database.db, { migrationsFolder: MIGRATIONS_FOLDER });
  // A connection of its own: waiting for another process's migrations, and they themselves, may take long.
  const client = new pg.Client({ connectionString: database.url, options: SESSION });
  client.on('error', () => {});
  await client.connect().catch((error) => {
    throw new StartFailure(
      `PostgreSQL cannot be used: ${reasonOf(error)}. Is it running, and is DATABASE_URL right?`,
      { cause: error },
    );
  });
  try {
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
    await client.query(`set lock_timeout = '${MIGRATION_LOCK_WAIT}'`);
    await migrate(drizzle({ client, casing: 'snake_case' }), { migrationsFolder: MIGRATIONS_FOLDER });
  } finally {
    // Its lock ends with it.
    await client.end();
  }
}

async function openEmbedded({
  dataDir,
  onBroken,
  unlock = lockFolder(dataDir),
}: DatabaseOptions): Promise<OpenDatabase> {
  try {
    const pool = await EmbeddedPool.open({
      dataDir: join(dataDir, 'postgres'),
      ...(onBroken ? { onBroken } : {}),
    });
    return embedded(pool, unlock);
  } catch (error) {
    unlock();
    throw embeddedFailure(dataDir, error);
  }
}

/** Its own words are long, and its stack leads into WebAssembly. */
function embeddedFailure(dataDir: string, error: unknown): StartFailure {
  if (isNoRoom(error) || hasNoRoom(dataDir))
    return folderFailure(dataDir, Object.assign(new Error('full'), { code: 'ENOSPC' }));
  const folder = join(dataDir, 'postgres');
  return new StartFailure(
    `The database in ${folder} cannot be opened; it seems to be damaged. Move that folder away and bring a backup in with «vitrin restore», or start without one to begin from scratch.`,
    { cause: error },
  );
}

/** For tests and tools: an embedded database in memory, from an image when given. */
export async function openInMemory(image?: Uint8Array): Promise<OpenDatabase & { kind: 'embedded' }> {
  const database = embedded(await EmbeddedPool.open({ image: image ?? null }), () => {});
  await migrateDatabase(database);
  return database;
}

function embedded(pool: EmbeddedPool, unlock: () => void): OpenDatabase & { kind: 'embedded' } {
  // drizzle takes anything whose class is called …Pool for a pool; the look-alike has what it calls.
  const db = drizzle({ client: pool as unknown as pg.Pool, casing: 'snake_case' });
  return {
    kind: 'embedded',
    db,
    pool,
    listen: (channel, onNotification, onMissed) => pool.listen(channel, onNotification, onMissed),
    async close() {
      await pool.end();
      unlock();
    },
  };
}

const SESSION = '-c timezone=UTC -c jit=off';

function openServer(
  url: string,
  { databasePool = POOL_SIZE, role }: Pick<DatabaseOptions, 'databasePool' | 'role'>,
): OpenDatabase {
  const longestMs = role === 'web' ? LONGEST_STATEMENT_MS.web : LONGEST_STATEMENT_MS.others;
  const pool = new pg.Pool({
    connectionString: url,
    pipeline: true,
    max: databasePool,
    options: SESSION,
    connectionTimeoutMillis: CONNECTION_WAIT_MS,
    statement_timeout: longestMs,
    query_timeout: longestMs + DEAD_AFTER_MS,
    idle_in_transaction_session_timeout: LONGEST_PAUSE_MS,
    keepAlive: true,
    keepAliveInitialDelayMillis: DEAD_AFTER_MS,
  });
  // A connection that breaks while idle is replaced by the pool; without a listener it would end the process. So would
  // one that breaks between two statements of a transaction, which the next of them reports anyway.
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  giveBackBroken(pool);
  nameNoConnection(pool);
  const db = drizzle({ client: pool, casing: 'snake_case' });
  repeatOvertaken(db);
  const listeners: ReturnType<typeof listenOn>[] = [];
  return {
    kind: 'server',
    db,
    pool,
    url,
    async listen(channel, onNotification, onMissed = () => {}) {
      const listener = listenOn(url, channel, { onNotification, onMissed });
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

interface Hearer {
  onNotification: (payload: string) => void;
  onMissed: () => void;
}

/** A connection of its own that comes back by itself. */
function listenOn(url: string, channel: string, { onNotification, onMissed }: Hearer) {
  let closed = false;
  let missed = false;
  let client: pg.Client;
  async function connect() {
    client = new pg.Client({
      connectionString: url,
      keepAlive: true,
      connectionTimeoutMillis: CONNECTION_WAIT_MS,
    });
    client.on('notification', (message) => onNotification(message.payload ?? ''));
    client.on('error', () => {});
    client.on('end', () => {
      missed = true;
      if (!closed) setTimeout(() => connect().catch(() => {}), RECONNECT_AFTER_MS).unref();
    });
    await client.connect();
    await client.query(`listen ${pg.escapeIdentifier(channel)}`);
    if (missed) onMissed();
    missed = false;
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
  const client = connectionOf(tx);
  if ('copy' in client) await client.copy(target, rows);
  else await copyIn(client, target, rows);
}

/** What a query finds, in COPY's text format and held as a whole: ask for a piece of a table that fits. */
export async function copyOut(tx: Database, query: string): Promise<Buffer> {
  const client = connectionOf(tx);
  if ('copy' in client) return Buffer.from(await client.copyOut(query));
  return copyOutOf(client, query);
}

function connectionOf(tx: Database): pg.PoolClient | EmbeddedConnection {
  return (tx as unknown as { session: { client: pg.PoolClient | EmbeddedConnection } }).session.client;
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
