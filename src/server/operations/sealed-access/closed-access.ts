import { sql } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import { ACCESS_CLOSED, ACCESS_CLOSED_MESSAGE, type Secrets } from '#server/accounts/connections/secrets.ts';
import type { AdsAccountService } from '#server/ads/account/service.ts';
import type { Database } from '#server/core/db/database.ts';
import type { Live } from '#server/core/live/live.ts';
import type { SocialAccountService } from '#server/publishing/social-accounts/service.ts';
import { closeStore, forgetProblem, updateStore } from '#server/stores/connect/repository.ts';
import type { SyncQueue } from '#server/stores/jobs.ts';
import { SEALED } from './sealed-columns.ts';

interface Dependencies {
  db: Database;
  live: Live;
  secrets: Secrets;
  syncQueue: Pick<SyncQueue, 'enqueueRead'>;
  socialAccounts: Pick<SocialAccountService, 'closeAccess' | 'openAccess'>;
  adsAccount: Pick<AdsAccountService, 'closeAccess' | 'openAccess'>;
  log: Pick<FastifyBaseLogger, 'info' | 'error'>;
}

type Table = 'connected_stores' | 'social_accounts' | 'ads_accounts';

interface Connection extends Record<string, unknown> {
  /** The account's own id; a store's for stores and ads accounts. */
  id: string;
  userId: string;
}

/**
 * After a lost or mistaken APP_SECRET: stores and accounts whose saved access no known secret opens wait for their
 * owner, who reads so, and go on by themselves once the right secret is back.
 */
export function createClosedAccess(dependencies: Dependencies) {
  const { db, live, secrets, syncQueue, socialAccounts, adsAccount, log } = dependencies;

  async function check() {
    const closed = {
      stores: await closeStores(),
      socialAccounts: await closeAccounts(),
      adsAccounts: await closeAdsAccounts(),
    };
    if (isAny(closed))
      log.error(
        closed,
        'saved access cannot be opened under the known APP_SECRET: owners are asked to connect again',
      );
    const opened = {
      stores: await openStores(),
      socialAccounts: await openAccounts(),
      adsAccounts: await openAdsAccounts(),
    };
    if (isAny(opened)) log.info(opened, 'saved access opens again');
  }

  const closeStores = () =>
    inEach(
      sql`select id, user_id as "userId" from connected_stores
        where disconnected_at is null and is_active and ${anyClosed('connected_stores')}`,
      async (tx, { id, userId }) => {
        await closeStore(tx, id, { code: ACCESS_CLOSED, message: ACCESS_CLOSED_MESSAGE });
        await live.notify(tx, userId, { type: 'store-changed', storeId: id });
      },
    );

  const closeAccounts = () =>
    inEach(
      sql`select account.id, user_id as "userId"
        from social_accounts account join connected_stores store on store.id = store_id
        where account.disconnected_at is null and status = 'active' and ${anyClosed('social_accounts', 'account')}`,
      (tx, { id }) => socialAccounts.closeAccess(tx, id, ACCESS_CLOSED_MESSAGE),
    );

  const closeAdsAccounts = () =>
    inEach(
      sql`select store_id as id, user_id as "userId"
        from ads_accounts account join connected_stores store on store.id = store_id
        where status <> 'reconnect' and ${anyClosed('ads_accounts', 'account')}`,
      (tx, { id, userId }) => adsAccount.closeAccess(tx, { id, userId }, ACCESS_CLOSED_MESSAGE),
    );

  const openStores = () =>
    inEach(
      sql`select id, user_id as "userId", ${sealedTexts('connected_stores')} as sealed
        from connected_stores join sync_states on store_id = id
        where disconnected_at is null and not is_active and problem_code = ${ACCESS_CLOSED}`,
      async (tx, { id, userId }) => {
        await updateStore(tx, id, { isActive: true });
        await forgetProblem(tx, id);
        await syncQueue.enqueueRead(tx, id);
        await live.notify(tx, userId, { type: 'store-changed', storeId: id });
      },
    );

  const openAccounts = () =>
    inEach(
      sql`select account.id, user_id as "userId",
          ${sealedTexts('social_accounts', 'account')} as sealed
        from social_accounts account join connected_stores store on store.id = store_id
        where account.disconnected_at is null and status = 'reconnect' and problem = ${ACCESS_CLOSED_MESSAGE}`,
      (tx, { id }) => socialAccounts.openAccess(tx, id),
    );

  const openAdsAccounts = () =>
    inEach(
      sql`select store_id as id, user_id as "userId",
          ${sealedTexts('ads_accounts', 'account')} as sealed
        from ads_accounts account join connected_stores store on store.id = store_id
        where status = 'reconnect' and problem = ${ACCESS_CLOSED_MESSAGE}`,
      (tx, { id, userId }) => adsAccount.openAccess(tx, { id, userId }),
    );

  /** @returns how many there were. Where the query brings sealed texts along, only those that all open. */
  async function inEach(
    found: ReturnType<typeof sql>,
    change: (tx: Database, connection: Connection) => Promise<void>,
  ): Promise<number> {
    const { rows } = await db.execute<Connection & { sealed?: Sealed[] }>(found);
    const chosen = rows.filter(({ sealed }) => sealed?.every(opens) ?? true);
    for (const connection of chosen) await db.transaction((tx) => change(tx, connection));
    return chosen.length;
  }

  function opens({ text, owner }: Sealed): boolean {
    try {
      secrets.open(text, owner);
      return true;
    } catch {
      return false;
    }
  }

  /** Says of a row whether a sealed text in it names a key that is not known. */
  function anyClosed(table: Table, alias: string = table) {
    const closed = columnsOf(table).map(({ column }) => {
      const text = sql.raw(`${alias}.${column}`);
      return sql`(${text} <> '' and split_part(${text}, '.', 1) <> all(${sql.param(secrets.keyIds)}::text[]))`;
    });
    return sql`(${sql.join(closed, sql` or `)})`;
  }

  return { check };
}
export type ClosedAccess = ReturnType<typeof createClosedAccess>;

interface Sealed {
  text: string;
  owner: string;
}

const columnsOf = (table: Table) => SEALED.filter((each) => each.table === table);

/** The sealed texts of a row with those they were sealed for, as a list of JSON. */
function sealedTexts(table: Table, alias: string = table) {
  const owned = (owner: string) => owner.replace(/\b(store_id|network|external_id)\b/g, `${alias}.$1`);
  const texts = columnsOf(table).map(
    ({ column, owner }) =>
      `case when ${alias}.${column} <> '' then jsonb_build_object('text', ${alias}.${column}, 'owner', ${owned(owner)}) end`,
  );
  return sql.raw(`jsonb_path_query_array(jsonb_build_array(${texts.join(', ')}), '$[*] ? (@ != null)')`);
}

function isAny(counts: Record<string, number>): boolean {
  return Object.values(counts).some((count) => count > 0);
}
