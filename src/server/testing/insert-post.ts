import type { Database } from '#server/core/db/database.ts';
import { scheduledPosts, socialAccounts } from '#server/core/db/schema/social-media.ts';
import { connectedStores } from '#server/core/db/schema/stores.ts';
import { users } from '#server/core/db/schema/users.ts';
import { setAccounts } from '#server/publishing/posts/deliveries.ts';
import type { SocialNetworkName } from '#shared/publishing/social-accounts.ts';

/** A store of an owner of its own. */
export async function insertStore(db: Database) {
  const [user] = await db
    .insert(users)
    .values({ email: `${crypto.randomUUID()}@example.com` })
    .returning();
  const [store] = await db
    .insert(connectedStores)
    .values({
      userId: user!.id,
      platform: 'shopify',
      storeName: 'Tea House',
      storeUrl: 'https://tea.example',
      accessToken: '',
      externalId: crypto.randomUUID(),
      handle: 'tea-house',
      currency: 'EUR',
      timeZone: 'UTC',
      capabilities: {},
    })
    .returning();
  return store!;
}

export interface PostToInsert {
  storeId: string;
  accounts: { id: string; network: SocialNetworkName }[];
  scheduledFor: Date;
  wording?: Partial<typeof scheduledPosts.$inferInsert>;
}

/** A post that waits to be released. */
export async function insertPostOf(db: Database, { storeId, accounts, scheduledFor, wording }: PostToInsert) {
  const [post] = await db
    .insert(scheduledPosts)
    .values({
      storeId,
      scheduledFor,
      platform: 'all',
      contentType: 'product',
      caption: 'Fresh tea.',
      hashtags: '',
      ...wording,
    })
    .returning();
  await setAccounts(db, post!, accounts);
  return post!;
}

/** A post of a store of its own, to accounts that are only names. */
export async function insertPost(
  db: Database,
  { scheduledFor, networks = ['facebook'] }: { scheduledFor: Date; networks?: SocialNetworkName[] },
) {
  const store = await insertStore(db);
  const accounts = await db
    .insert(socialAccounts)
    .values(
      networks.map((network) => ({
        storeId: store.id,
        network,
        externalId: crypto.randomUUID(),
        name: `${network} account`,
        via: 'facebook_login' as const,
        accessToken: '',
      })),
    )
    .returning();
  const post = await insertPostOf(db, { storeId: store.id, accounts, scheduledFor });
  return { store, post, accounts };
}
