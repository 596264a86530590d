import { inArray, sql } from 'drizzle-orm';
import type { Database } from '#server/core/db/database.ts';
import { socialAccounts } from '#server/core/db/schema/social-media.ts';
import { connectedStores } from '#server/core/db/schema/stores.ts';
import { generatedContent, users } from '#server/core/db/schema/users.ts';
import type { SocialAccountService } from '#server/publishing/social-accounts/service.ts';

const POSTS_OF_A_STORE = 10;
/** Of a hundred posts so many meet each fault. */
const FAULTS: [share: number, order: string][] = [
  [3, ' [timeout-after-accept]'],
  [1, ' [error-after-accept]'],
  [1, ' [timeout-before]'],
];

export interface Seeding {
  posts: number;
  /** When the first is due, and within how long all of them are. */
  from: Date;
  withinMs: number;
  faults: boolean;
}

/** Of so many posts one has a picture. */
const PICTURE_IN = 25;

/** Released posts, to one account for every ten of them. */
export async function seedPosts(
  db: Database,
  accounts: SocialAccountService,
  { posts, from, withinMs, faults }: Seeding,
): Promise<void> {
  const [user] = await db
    .insert(users)
    .values({ email: `${crypto.randomUUID()}@example.com` })
    .returning();
  const names = Array.from({ length: Math.ceil(posts / POSTS_OF_A_STORE) }, (_, at) => at);
  const stores = await db
    .insert(connectedStores)
    .values(
      names.map((at) => ({
        userId: user!.id,
        platform: 'shopify' as const,
        storeName: `Store ${at}`,
        storeUrl: 'https://shop.example',
        accessToken: '',
        externalId: crypto.randomUUID(),
        handle: `store-${at}`,
        currency: 'EUR',
        timeZone: 'UTC',
        capabilities: {},
      })),
    )
    .returning({ id: connectedStores.id, userId: connectedStores.userId });
  for (const [at, store] of stores.entries()) {
    const externalId = String(1_000_000 + at);
    await accounts.connect(store, [
      {
        network: 'twitter',
        externalId,
        via: 'x',
        accessToken: `token-${externalId}`,
        name: `Account ${at}`,
        username: null,
        pictureUrl: null,
        followers: null,
        refreshToken: null,
        expiresAt: null,
      },
    ]);
  }
  const storeIds = stores.map(({ id }) => id);
  const known = await db
    .select({ id: socialAccounts.id, storeId: socialAccounts.storeId })
    .from(socialAccounts)
    .where(inArray(socialAccounts.storeId, storeIds));
  const [picture] = await db
    .insert(generatedContent)
    .values({
      userId: user!.id,
      contentType: 'image',
      fileName: 'post.jpg',
      fileSize: 9,
      filePath: 'post.jpg',
      mimeType: 'image/jpeg',
      metadata: { width: 1080, height: 1080 },
    })
    .returning();
  const seeding = { posts, from, withinMs, faults };
  await insertPosts(db, { accounts: known, mediaId: picture!.id }, seeding);
}

async function insertPosts(
  db: Database,
  { accounts, mediaId }: { accounts: { id: string; storeId: string }[]; mediaId: string },
  { posts, from, withinMs, faults }: Seeding,
): Promise<void> {
  const rows = Array.from({ length: posts }, (_, at) => ({
    id: crypto.randomUUID(),
    account: accounts[at % accounts.length]!,
    caption: `Post ${at}${faults ? faultOf(at) : ''}`,
    media: at % PICTURE_IN === 0 ? mediaId : null,
    due: new Date(from.getTime() + Math.floor((at * withinMs) / posts)).toISOString(),
  }));
  const json = JSON.stringify(
    rows.map(({ account, ...row }) => ({ ...row, account: account.id, store: account.storeId })),
  );
  const incoming = sql`jsonb_to_recordset(${json}::jsonb)
    as incoming (id uuid, account uuid, store uuid, caption text, media uuid, due timestamptz)`;
  await db.transaction(async (tx) => {
    await tx.execute(sql`
      insert into scheduled_posts (id, store_id, platform, content_type, caption, hashtags, media_id, scheduled_for, status)
      select id, store, 'twitter', 'product', caption, '', media, due, 'pending' from ${incoming}`);
    await tx.execute(sql`
      insert into post_deliveries (post_id, store_id, account_id, network, due_at, next_try_at)
      select id, store, account, 'twitter', due, due - interval '2 minutes' from ${incoming}`);
  });
  await db.execute(sql`analyze scheduled_posts, post_deliveries, social_accounts`);
}

/** Far apart, so that every stretch of the run meets each. */
function faultOf(at: number): string {
  let place = (at * 37) % 100;
  for (const [share, order] of FAULTS) {
    if (place < share) return order;
    place -= share;
  }
  return '';
}
