import { sql } from 'drizzle-orm';
import { createSecrets, type Secrets } from '#server/accounts/connections/secrets.ts';
import type { Config } from '#server/core/config.ts';
import type { Database } from '#server/core/db/database.ts';
import { readAppSecret, secretFileIn, usableSecretFile } from '#server/core/secrets/app-secret.ts';
import { hasSealed, SEALED } from '#server/operations/sealed-access/sealed-columns.ts';
import { type Finding, failing, ok } from './finding.ts';

const ABOUT = 'APP_SECRET';

/** Opens every stored token, and counts by key those that stay closed. */
export async function checkTokens(
  db: Database,
  config: Pick<Config, 'appSecret' | 'earlierSecrets' | 'dataDir'>,
): Promise<Finding[]> {
  if (!config.appSecret && !usableSecretFile(config)) return [await checkMissing(db, config)];
  const secrets = createSecrets(readAppSecret(config), config.earlierSecrets);
  let opened = 0;
  const closed = new Map<string, number>();
  for (const { table, column, owner } of SEALED) {
    const { rows } = await db.execute<{ sealed: string; owner: string }>(
      sql.raw(`select ${column} as sealed, ${owner} as owner from ${table} where ${column} is not null`),
    );
    for (const row of rows) {
      const keyId = row.sealed.split('.')[0]!;
      if (opens(secrets, row)) opened += 1;
      else closed.set(keyId, (closed.get(keyId) ?? 0) + 1);
    }
  }
  if (closed.size === 0) return [ok(ABOUT, `opens all ${opened} stored tokens`)];
  return [...closed].map(([keyId, count]) =>
    failing(
      ABOUT,
      `${count} stored tokens of the key ${keyId} cannot be opened`,
      'Add the secret they were sealed under to APP_SECRET_PREVIOUS, or have those stores and accounts connected again.',
    ),
  );
}

async function checkMissing(db: Database, config: Pick<Config, 'appSecret' | 'dataDir'>): Promise<Finding> {
  if (!(await hasSealed(db))) return ok(ABOUT, 'is made at the next start; nothing is sealed yet');
  return failing(
    ABOUT,
    `is lost: ${secretFileIn(config.dataDir)} is missing, empty or cut off`,
    'Put the file back from a backup, or set APP_SECRET to a new one and have stores and accounts connected again.',
  );
}

function opens(secrets: Secrets, { sealed, owner }: { sealed: string; owner: string }): boolean {
  try {
    secrets.open(sealed, owner);
    return true;
  } catch {
    return false;
  }
}
