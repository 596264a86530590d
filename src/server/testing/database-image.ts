import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { pino } from 'pino';
import type { TestProject } from 'vitest/node';
import { type OpenDatabase, openDatabase, openInMemory } from '#server/core/db/database.ts';
import { createJobs } from '#server/core/jobs/jobs.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** A file with the image of an empty, migrated embedded database… */
    databaseImage: string | null;
    /** …or the server on which `vitrin_template` is such a database. */
    postgresUrl: string | null;
  }
}

const TEMPLATE = 'vitrin_template';

/** Once for all test files: one migrated database, which every file gets a copy of. @returns what cleans up. */
export async function setup(project: TestProject) {
  const postgresUrl = process.env.TEST_DATABASE_URL ?? null;
  project.provide('postgresUrl', postgresUrl);
  if (postgresUrl) {
    await recreate(postgresUrl, TEMPLATE);
    const database = await openDatabase({ databaseUrl: databaseOn(postgresUrl, TEMPLATE), dataDir: '' });
    await installJobs(database);
    await database.close();
    project.provide('databaseImage', null);
    return () => dropCopies(postgresUrl);
  }
  const database = await openInMemory();
  await installJobs(database);
  const file = join(tmpdir(), `vitrin-test-${process.pid}.image`);
  writeFileSync(file, await database.pool.dump());
  await database.close();
  project.provide('databaseImage', file);
  return () => rmSync(file);
}

async function installJobs(database: OpenDatabase) {
  const jobs = createJobs({ database, log: pino({ level: 'silent' }) });
  await jobs.start([], []);
  await jobs.stop();
}

async function recreate(url: string, name: string, template?: string) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(`drop database if exists ${name} with (force)`);
  await client.query(`create database ${name} ${template ? `template ${template}` : ''}`);
  await client.end();
}

async function dropCopies(url: string) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query(`select datname from pg_database where datname like 'vitrin\\_%'`);
  for (const { datname } of rows) await client.query(`drop database ${datname} with (force)`);
  await client.end();
}

function databaseOn(url: string, name: string): string {
  const own = new URL(url);
  own.pathname = `/${name}`;
  return own.href;
}

const MANY_ROWS = 500;

/** Databases of tests that are over, for the next ones of the same file: emptying is quicker than copying. */
const idle: OpenDatabase[] = [];

/** A migrated database without rows, for one test. */
export async function openCopy(image: string | null, postgresUrl: string | null): Promise<OpenDatabase> {
  const database = idle.pop() ?? (await createCopy(image, postgresUrl));
  return {
    ...database,
    async close() {
      await empty(database);
      idle.push(database);
    },
  };
}

async function createCopy(image: string | null, postgresUrl: string | null): Promise<OpenDatabase> {
  if (!postgresUrl) return openInMemory(readFileSync(image!));
  const name = `vitrin_${crypto.randomUUID().replaceAll('-', '')}`;
  await recreate(postgresUrl, name, TEMPLATE);
  return openDatabase({ databaseUrl: databaseOn(postgresUrl, name), dataDir: '' });
}

/** Truncating gives a table and each of its indexes a new file: for the few rows of most tests that is far too much. */
async function empty({ db }: OpenDatabase) {
  const { rows: tables } = await db.execute<{ name: string }>(`
    select format('%I.%I', schemaname, tablename) as name from pg_tables
    where schemaname = 'public' or (schemaname = 'pgboss' and tablename in ('job', 'schedule', 'subscription'))`);
  const { rows: filled } = await db.execute<{ name: string; many: boolean }>(
    tables
      .map(
        ({ name }) =>
          `select '${name}' as name, exists (select 1 from ${name} offset ${MANY_ROWS}) as many where exists (select 1 from ${name})`,
      )
      .join(' union all '),
  );
  const large = filled.filter(({ many }) => many).map(({ name }) => name);
  await db.transaction(async (tx) => {
    if (large.length > 0) await tx.execute(`truncate ${large.join(', ')} cascade`);
    // Everything goes, so no row need ask for those that belong to it.
    await tx.execute('set local session_replication_role = replica');
    for (const { name, many } of filled) if (!many) await tx.execute(`delete from ${name}`);
  });
}
