import { inArray, sql } from 'drizzle-orm';
import type { Database } from '#server/core/db/database.ts';
import { socialAccounts } from '#server/core/db/schema/social-media.ts';
import { connectedStores } from '#server/core/db/schema/stores.ts';
import { generatedContent, users } from '#server/core/db/schema/users.ts';
import type { SocialAccountService } from '#server/publishing/social-accounts/service.ts';
import { NETWORKS } from '#shared/content/networks/networks.ts';
import type { SocialNetworkName } from '#shared/publishing/social-accounts.ts';

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
  /** In turns. */
  networks?: readonly SocialNetworkName[];
}

/** Of so many posts of X one has a picture; others have what their networks need. */
const PICTURE_IN = 25;

/** Released posts, to one account for every ten of them. */
export async function seedPosts(
  db: Database,
  accounts: SocialAccountService,
  { posts, from, withinMs, faults, networks = ['twitter'] }: Seeding,
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
    const network = networks[at % networks.length]!;
    await accounts.connect(store, [
      {
        network,
        externalId,
        via: NETWORKS[network].ways[0]!.via,
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
    .select({ id: socialAccounts.id, storeId: socialAccounts.storeId, network: socialAccounts.network })
    .from(socialAccounts)
    .where(inArray(socialAccounts.storeId, storeIds));
  const file = { userId: user!.id, contentType: 'image', fileName: 'post', fileSize: 9, filePath: 'post' };
  const [picture, film] = await db
    .insert(generatedContent)
    .values([
      { ...file, mimeType: 'image/jpeg', metadata: { width: 1080, height: 1080 } },
      { ...file, mimeType: 'video/mp4', metadata: { width: 1080, height: 1920, durationMs: 5_000 } },
    ])
    .returning();
  const seeding = { posts, from, withinMs, faults };
  await insertPosts(db, { accounts: known, pictureId: picture!.id, filmId: film!.id }, seeding);
}

async function insertPosts(
  db: Database,
  { accounts, pictureId, filmId }: Seeded,
  { posts, from, withinMs, faults }: Seeding,
): Promise<void> {
  const isOfX = accounts.every(({ network }) => network === 'twitter');
  const mediaFor = (network: SocialNetworkName, at: number) => {
    const { needsVideo, needsMedia } = NETWORKS[network];
    if (needsVideo) return filmId;
    return needsMedia || (isOfX && at % PICTURE_IN === 0) ? pictureId : null;
  };
  const rows = Array.from({ length: posts }, (_, at) => ({
    id: crypto.randomUUID(),
    account: accounts[at % accounts.length]!,
    caption: `Post ${at}${faults ? faultOf(at) : ''}`,
    media: mediaFor(accounts[at % accounts.length]!.network, at),
    due: new Date(from.getTime() + Math.floor((at * withinMs) / posts)).toISOString(),
  }));
  const json = JSON.stringify(
    rows.map(({ account: { id: account, storeId: store, network }, media, ...row }) => ({
      ...row,
      account,
      store,
      network,
      media,
      format: media === filmId ? 'reel' : 'post',
    })),
  );
  const incoming = sql`jsonb_to_recordset(${json}::jsonb)
    as incoming (id uuid, account uuid, store uuid, network text, caption text, media uuid, format text, due timestamptz)`;
  await db.transaction(async (tx) => {
    await tx.execute(sql`
      insert into scheduled_posts
        (id, store_id, platform, content_type, content_format, caption, hashtags, media_id, scheduled_for, status)
      select id, store, network, 'product', format, caption, '', media, due, 'pending' from ${incoming}`);
    await tx.execute(sql`
      insert into post_deliveries (post_id, store_id, account_id, network, choices, due_at, next_try_at)
      select id, store, account, network, '{"board": "1"}', due, due - interval '2 minutes' from ${incoming}`);
  });
  await db.execute(sql`analyze scheduled_posts, post_deliveries, social_accounts`);
}

interface Seeded {
  accounts: { id: string; storeId: string; network: SocialNetworkName }[];
  pictureId: string;
  filmId: string;
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
