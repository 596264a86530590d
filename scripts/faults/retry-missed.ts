import pg from 'pg';
import type { Company } from './company.ts';

/** As their owner would who is told that a post was missed. @returns how many. */
export async function retryMissed(databaseUrl: string, { shops }: Company): Promise<number> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  const { rows } = await client.query(
    `select distinct post.id, post.store_id from scheduled_posts post
     where post.status in ('missed', 'failed', 'partly_published') order by post.id limit 20`,
  );
  await client.end();
  for (const { id, store_id } of rows) {
    const shop = shops.find(({ store }) => store.id === store_id)!;
    await shop.owner
      .ask('POST', `/api/social-media/${store_id}/calendar/posts/${id}/retry`, {})
      .catch(() => {});
  }
  return rows.length;
}
