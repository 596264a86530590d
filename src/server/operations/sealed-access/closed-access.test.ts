import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { ACCESS_CLOSED_MESSAGE, createSecrets } from '#server/accounts/connections/secrets.ts';
import type { Database } from '#server/core/db/database.ts';
import { connectAccounts } from '#server/testing/connect-accounts.ts';
import { PEOPLE, startAdsAccount } from '#server/testing/start-ads-account.ts';
import { TEST_SECRET } from '#server/testing/start-app.ts';
import { socialAccountEndpoints } from '#shared/publishing/social-accounts.ts';
import { storeEndpoints } from '#shared/stores/stores.ts';
import { SEALED } from './sealed-columns.ts';

const OTHER_SECRET = 'the secret of another installation, long';

/** A store with everything connected, as an installation finds it. */
async function startConnected() {
  const started = await startAdsAccount({ social: true });
  const { owner, storeId, connect, account } = started;
  await connect(PEOPLE.NORA);
  await connectAccounts(owner, storeId, 'x');

  const socialAccount = async () => {
    const list = owner.call(socialAccountEndpoints.list, { params: { storeId } });
    return (await owner.expectOk(list)).accounts[0]!;
  };
  return {
    ...started,
    socialAccount,
    /** What the owner reads: of the store, of X, of Google Ads. */
    async said() {
      const [store] = await owner.stores();
      const [x, ads] = [await socialAccount(), await account()];
      return {
        store: { isActive: store!.isActive, problem: store!.sync.problem?.message ?? null },
        x: { status: x.status, problem: x.problem },
        ads: { status: ads!.status, problem: ads!.problem },
      };
    },
    check: () => started.runRecurring('stores.check-closed-access'),
    health: async () => {
      const { statusCode, json } = await owner.send('GET', '/api/health');
      return { statusCode, closedSecrets: json().closedSecrets as number };
    },
  };
}

/** As if all of it had been saved under another secret. */
async function sealAnew(db: Database, from: string, to: string) {
  const [old, fresh] = [createSecrets(from), createSecrets(to)];
  for (const { table, column, owner } of SEALED) {
    const { rows } = await db.execute<{ sealed: string; owner: string }>(
      sql.raw(`select ${column} as sealed, ${owner} as owner from ${table} where ${column} <> ''`),
    );
    for (const row of rows)
      await db.execute(
        sql`update ${sql.raw(table)} set ${sql.raw(column)} = ${fresh.seal(old.open(row.sealed, row.owner), row.owner)}
          where ${sql.raw(column)} = ${row.sealed}`,
      );
  }
}

test('a secret that opens nothing is said to the owner and by health, and all goes on when the right one is back', async () => {
  const { db, said, check, health, logged, runJobs } = await startConnected();
  const before = await said();
  expect(before).toMatchObject({
    store: { isActive: true },
    x: { status: 'active' },
    ads: { status: 'active' },
  });
  expect(await health()).toMatchObject({ statusCode: 200, closedSecrets: 0 });

  await sealAnew(db, TEST_SECRET, OTHER_SECRET);
  const { statusCode, closedSecrets } = await health();
  expect(statusCode).toBe(503);
  expect(closedSecrets).toBeGreaterThanOrEqual(4);
  await check();
  expect(await said()).toEqual({
    store: { isActive: false, problem: ACCESS_CLOSED_MESSAGE },
    x: { status: 'reconnect', problem: ACCESS_CLOSED_MESSAGE },
    ads: { status: 'reconnect', problem: ACCESS_CLOSED_MESSAGE },
  });
  expect(logged.filter((line) => line.includes('saved access cannot be opened'))).toHaveLength(1);

  // It is said once.
  await check();
  expect(logged.filter((line) => line.includes('saved access cannot be opened'))).toHaveLength(1);

  await sealAnew(db, OTHER_SECRET, TEST_SECRET);
  await check();
  await runJobs();
  expect(await said()).toEqual(before);
  expect(await health()).toMatchObject({ statusCode: 200, closedSecrets: 0 });
});

test('an owner who connects again is served, and one who disconnects is let go', async () => {
  const { db, owner, storeId, said, check, socialAccount } = await startConnected();
  await sealAnew(db, TEST_SECRET, OTHER_SECRET);
  await check();

  await owner.connectShopify('tea-house');
  await connectAccounts(owner, storeId, 'x');
  await check();
  expect(await said()).toMatchObject({
    store: { isActive: true, problem: null },
    x: { status: 'active', problem: null },
    ads: { status: 'reconnect' },
  });

  await sealAnew(db, TEST_SECRET, OTHER_SECRET).catch(() => {});
  const { id: accountId } = await socialAccount();
  const left = [
    await owner.call(socialAccountEndpoints.disconnect, { params: { storeId, accountId } }),
    await owner.call(storeEndpoints.disconnect, { params: { storeId } }),
  ];
  expect(left.map(({ status }) => status)).toEqual([200, 200]);
});

test('access that is found closed while it is used asks its owner, too', async () => {
  const { db, owner, storeId, said, runJobs, socialAccount } = await startConnected();
  await sealAnew(db, TEST_SECRET, OTHER_SECRET);

  await owner.refresh(storeId);
  const { id: accountId } = await socialAccount();
  await owner.call(socialAccountEndpoints.check, { params: { storeId, accountId } });
  await runJobs();
  expect(await said()).toMatchObject({
    store: { isActive: false, problem: ACCESS_CLOSED_MESSAGE },
    x: { status: 'reconnect', problem: ACCESS_CLOSED_MESSAGE },
  });
});
