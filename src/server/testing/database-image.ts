import { readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { pino } from 'pino';
import type { TestProject } from 'vitest/node';
import { type OpenDatabase, openDatabase, openInMemory } from '#server/db/database.ts';
import { createJobs } from '#server/jobs/jobs.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** A file with the image of an empty, migrated embedded database… */
    databaseImage: string | null;
    /** …or the server on which `vitrin_template` is such a database. */
    postgresUrl: string | null;
  }
}

const TEMPLATE = 'vitrin_template';

/** Once for all test files: one migrated database, which every file gets a copy of. */
export async function setup(project: TestProject) {
  const postgresUrl = process.env.TEST_DATABASE_URL ?? null;
  project.provide('postgresUrl', postgresUrl);
  if (postgresUrl) {
    await recreate(postgresUrl, TEMPLATE);
    const database = await openDatabase({ databaseUrl: databaseOn(postgresUrl, TEMPLATE), dataDir: '' });
    await installJobs(database);
    await database.close();
    project.provide('databaseImage', null);
    return;
  }
  const database = await openInMemory();
  await installJobs(database);
  const file = join(tmpdir(), `vitrin-test-${process.pid}.image`);
  writeFileSync(file, await database.pool.dump());
  await database.close();
  project.provide('databaseImage', file);
}

async function installJobs(database: OpenDatabase) {
  const jobs = createJobs({ database, log: pino({ level: 'silent' }) });
  await jobs.start([], [], { work: false });
  await jobs.stop();
}

async function recreate(url: string, name: string, template?: string) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(`drop database if exists ${name} with (force)`);
  await client.query(`create database ${name} ${template ? `template ${template}` : ''}`);
  await client.end();
}

function databaseOn(url: string, name: string): string {
  const own = new URL(url);
  own.pathname = `/${name}`;
  return own.href;
}

/** A copy of the migrated database, for one test. */
export async function openCopy(image: string | null, postgresUrl: string | null): Promise<OpenDatabase> {
  if (!postgresUrl) return openInMemory(readFileSync(image!));
  const name = `vitrin_${crypto.randomUUID().replaceAll('-', '')}`;
  await recreate(postgresUrl, name, TEMPLATE);
  const database = await openDatabase({ databaseUrl: databaseOn(postgresUrl, name), dataDir: '' });
  return {
    ...database,
    async close() {
      await database.close();
      const client = new pg.Client({ connectionString: postgresUrl });
      await client.connect();
      await client.query(`drop database if exists ${name} with (force)`);
      await client.end();
    },
  };
}
