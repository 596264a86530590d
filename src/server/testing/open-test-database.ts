import { afterAll, inject } from 'vitest';
import { openCopy } from './database-image.ts';

/** A migrated database for all tests of a file, without the application around it. */
export async function openTestDatabase() {
  const database = await openCopy(inject('databaseImage'), inject('postgresUrl'));
  afterAll(() => database.close());
  return database;
}
