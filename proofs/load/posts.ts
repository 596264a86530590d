import { sql } from 'drizzle-orm';
import { createSecrets } from '#server/accounts/connections/secrets.ts';
import type { Database } from '#server/core/db/database.ts';
import type { startStandIn } from '../crash/processes.ts';
import type { Person } from './people.ts';

/** One store of so many publishes. */
const PUBLISHING_IN = 5;

/** Accounts at X's stand-in, and a released post a second for the given time, each to the next account. */
export async function releasePosts(
  db: Database,
  people: Person[],
  { appSecret, from, posts }: { appSecret: string; from: number; posts: number },
) {
  const secrets = createSecrets(appSecret);
  const accounts = people
    .filter((_, at) => at % PUBLISHING_IN === 0)
    .map(({ storeId }, at) => {
      const externalId = String(1_000_000 + at);
      return {
        id: crypto.randomUUID(),
        store: storeId,
        external: externalId,
        token: secrets.seal(`token-${externalId}`, `${storeId} twitter ${externalId}`),
      };
    });
  await db.execute(sql`
    insert into social_accounts (id, store_id, network, external_id, name, via, access_token, checked_at)
    select id, store, 'twitter', external, 'Account ' || external, 'x', token, now()
    from jsonb_to_recordset(${JSON.stringify(accounts)}::jsonb)
      as account (id uuid, store uuid, external text, token text)`);
  const rows = Array.from({ length: posts }, (_, at) => ({
    id: crypto.randomUUID(),
    caption: `Post ${at}`,
    due: new Date(from + at * 1_000).toISOString(),
    account: accounts[at % accounts.length]!.id,
    store: accounts[at % accounts.length]!.store,
  }));
  const released = sql`jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
    as released (id uuid, account uuid, store uuid, caption text, due timestamptz)`;
  await db.transaction(async (tx) => {
    await tx.execute(sql`
      insert into scheduled_posts (id, store_id, platform, content_type, caption, hashtags, scheduled_for, status)
      select id, store, 'twitter', 'product', caption, '', due, 'pending' from ${released}`);
    await tx.execute(sql`
      insert into post_deliveries (post_id, store_id, account_id, network, due_at, next_try_at)
      select id, store, account, 'twitter', due, due - interval '2 minutes' from ${released}`);
  });
}

/** How many of the posts went out, and how many more than once, by what the network has. */
export async function findPublished(standIn: Awaited<ReturnType<typeof startStandIn>>, posts: number) {
  const taken = (await standIn.taken()).map(({ text }) => text.trim());
  const once = new Set(taken);
  const lost = Array.from({ length: posts }, (_, at) => `Post ${at}`).filter((text) => !once.has(text));
  return { taken: taken.length, lost: lost.length, doubled: taken.length - once.size };
}
