import { sql } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import type { Secrets } from '#server/accounts/connections/secrets.ts';
import { replaceFactorSecrets } from '#server/accounts/second-factor/repository.ts';
import { replaceAdsSecrets } from '#server/ads/account/repository.ts';
import type { Database } from '#server/core/db/database.ts';
import { replaceAccountSecrets } from '#server/publishing/social-accounts/repository.ts';
import { replaceStoreSecrets, replaceWebhookSecrets } from '#server/stores/connect/repository.ts';
import { SEALED } from './sealed-columns.ts';

interface Dependencies {
  db: Database;
  secrets: Secrets;
  log: Pick<FastifyBaseLogger, 'info' | 'error'>;
}

const AT_ONCE = 200;
const REPLACE = {
  connected_stores: replaceStoreSecrets,
  webhook_subscriptions: replaceWebhookSecrets,
  social_accounts: replaceAccountSecrets,
  ads_accounts: replaceAdsSecrets,
  second_factors: replaceFactorSecrets,
};

/** After a change of APP_SECRET: seals again what was sealed under an earlier one, so that the earlier one can go. */
export function createResealing({ db, secrets, log }: Dependencies) {
  async function resealOld() {
    if (secrets.earlierKeyIds.length === 0) return;
    for (const place of SEALED) {
      const { resealed, unreadable } = await resealColumn(place);
      const facts = { table: place.table, column: place.column, resealed, unreadable };
      if (resealed > 0) log.info(facts, 'sealed under the new secret');
      if (unreadable > 0) log.error(facts, 'cannot be opened, and was left as it is');
    }
  }

  async function resealColumn(place: (typeof SEALED)[number]) {
    const unreadable: string[] = [];
    let resealed = 0;
    for (;;) {
      const found = await findOld(place, unreadable);
      if (found.length === 0) return { resealed, unreadable: unreadable.length };
      const again = found.flatMap(({ sealed, owner }) => {
        const fresh = sealAnew(sealed, owner);
        if (fresh === null) unreadable.push(sealed);
        return fresh === null ? [] : [{ from: sealed, to: fresh }];
      });
      // No two sealed texts are alike, so one that was renewed meanwhile is found no more.
      await REPLACE[place.table](db, place.column, again);
      resealed += again.length;
    }
  }

  function sealAnew(sealed: string, owner: string): string | null {
    try {
      return secrets.seal(secrets.open(sealed, owner), owner);
    } catch {
      return null;
    }
  }

  async function findOld({ table, column, owner }: (typeof SEALED)[number], except: string[]) {
    const { rows } = await db.execute<{ sealed: string; owner: string }>(sql`
      select ${sql.raw(column)} as sealed, ${sql.raw(owner)} as owner from ${sql.raw(table)}
      where split_part(${sql.raw(column)}, '.', 1) = any(${sql.param(secrets.earlierKeyIds)}::text[])
        and ${sql.raw(column)} <> all(${sql.param(except)}::text[])
      limit ${AT_ONCE}`);
    return rows;
  }

  return { resealOld };
}
export type Resealing = ReturnType<typeof createResealing>;
