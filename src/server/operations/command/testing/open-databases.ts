import { readFileSync } from 'node:fs';
import { inject, onTestFinished } from 'vitest';
import { openInMemory } from '#server/core/db/database.ts';
import { openCopy } from '#server/testing/database-image.ts';

/** An embedded database of its own, whatever the tests run on. */
export function openEmbedded() {
  const image = inject('databaseImage');
  return openInMemory(image ? readFileSync(image) : undefined);
}

/** A migrated database without rows, of the kind that the tests run on, for one test. */
export async function openTarget() {
  const database = await openCopy(inject('databaseImage'), inject('postgresUrl'));
  onTestFinished(() => database.close());
  return database;
}
