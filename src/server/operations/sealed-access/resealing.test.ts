import { sql } from 'drizzle-orm';
import { pino } from 'pino';
import { expect, test } from 'vitest';
import { createSecrets } from '#server/accounts/connections/secrets.ts';
import { adsAccounts } from '#server/core/db/schema/ads.ts';
import { secondFactors } from '#server/core/db/schema/sign-in.ts';
import { socialAccounts } from '#server/core/db/schema/social-media.ts';
import { connectedStores } from '#server/core/db/schema/stores.ts';
import { webhookSubscriptions } from '#server/core/db/schema/webhooks.ts';
import { insertStore } from '#server/testing/insert-post.ts';
import { openTestDatabase } from '#server/testing/open-test-database.ts';
import { createResealing } from './resealing.ts';

const OLD = 'the secret of last year, long enough';
const NEW = 'the secret of this year, long enough';
const { db } = await openTestDatabase();

/** A store with one token of every kind, sealed under the old secret. */
async function insertSealed() {
  const { seal } = createSecrets(OLD);
  const store = await insertStore(db);
  const ofStore = store.externalId;
  await db.update(connectedStores).set({
    accessToken: seal('access', ofStore),
    refreshToken: seal('refresh', ofStore),
    clientSecret: seal('client', ofStore),
  });
  await db
    .insert(webhookSubscriptions)
    .values({ storeId: store.id, id: '1', topic: 'orders', secret: seal('webhook', ofStore) });
  const ofAccount = `${store.id} facebook 104`;
  await db.insert(socialAccounts).values({
    storeId: store.id,
    network: 'facebook',
    externalId: '104',
    name: 'Page',
    via: 'facebook_login',
    accessToken: seal('page', ofAccount),
    refreshToken: seal('page refresh', ofAccount),
  });
  const ofAds = `${store.id} google-ads`;
  await db.insert(adsAccounts).values({
    storeId: store.id,
    status: 'active',
    accessToken: seal('ads', ofAds),
    refreshToken: seal('ads refresh', ofAds),
  });
  const { userId } = store;
  await db.insert(secondFactors).values({ userId, secret: seal('app', userId), lastStep: 0 });
  return { ofStore, ofAccount, ofAds, userId };
}

async function allSealed() {
  const [store] = await db.select().from(connectedStores);
  const [subscription] = await db.select().from(webhookSubscriptions);
  const [account] = await db.select().from(socialAccounts);
  const [ads] = await db.select().from(adsAccounts);
  const [factor] = await db.select().from(secondFactors);
  return { store: store!, subscription: subscription!, account: account!, ads: ads!, factor: factor! };
}

test('after a change of the secret every token is sealed again, and the old secret can go', async () => {
  const { ofStore, ofAccount, ofAds, userId } = await insertSealed();
  const logged: string[] = [];
  const log = pino({}, { write: (line: string) => void logged.push(line) });
  const { resealOld } = createResealing({ db, secrets: createSecrets(NEW, [OLD]), log });

  await resealOld();

  const { open } = createSecrets(NEW);
  const { store, subscription, account, ads, factor } = await allSealed();
  expect([
    open(store.accessToken, ofStore),
    open(store.refreshToken!, ofStore),
    open(store.clientSecret!, ofStore),
    open(subscription.secret!, ofStore),
    open(account.accessToken, ofAccount),
    open(account.refreshToken!, ofAccount),
    open(ads.accessToken!, ofAds),
    open(ads.refreshToken!, ofAds),
    open(factor.secret, userId),
  ]).toEqual(['access', 'refresh', 'client', 'webhook', 'page', 'page refresh', 'ads', 'ads refresh', 'app']);
  expect(logged).toHaveLength(9);
  expect(logged.join()).not.toContain('level":50');

  // Doing it again changes nothing.
  await resealOld();
  expect(await allSealed()).toEqual({ store, subscription, account, ads, factor });

  // What nobody can open is left and reported, and hinders nothing else.
  const broken = `${createSecrets(OLD).seal('x', 'another installation')}`;
  await db.update(connectedStores).set({ accessToken: broken });
  await resealOld();
  expect((await allSealed()).store.accessToken).toBe(broken);
  expect(logged.at(-1)).toContain('cannot be opened');
});

test('every column that holds something sealed is among them', async () => {
  await insertSealed();
  const { rows } = await db.execute<{ name: string; column: string }>(sql`
    select table_name as name, column_name as column from information_schema.columns
    where table_schema = 'public' and data_type = 'text'
      and (column_name like '%token%' or column_name like '%secret%') order by 1, 2`);
  expect(rows.map(({ name, column }) => `${name}.${column}`)).toEqual([
    'ads_accounts.access_token',
    'ads_accounts.refresh_token',
    'connected_stores.access_token',
    'connected_stores.client_secret',
    'connected_stores.refresh_token',
    'second_factors.secret',
    'social_accounts.access_token',
    'social_accounts.refresh_token',
    'webhook_subscriptions.secret',
  ]);
});
