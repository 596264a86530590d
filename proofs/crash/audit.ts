import { sql } from 'drizzle-orm';
import { openPlace, type Place } from './place.ts';
import type { Taken } from './processes.ts';

interface Recorded {
  [column: string]: unknown;
  caption: string;
  post_status: string;
  status: string;
  external_id: string | null;
  attempts: number;
}

/** Compares what the network has with what we believe; prints it. @returns whether every post is there once, and known to be. */
export async function auditPosts(
  place: Place,
  taken: Taken[],
  { posts, kills, tookMs }: { posts: number; kills: Record<string, number>; tookMs: number },
): Promise<boolean> {
  const { database, close } = await openPlace(place);
  const { rows } = await database.db.execute<Recorded>(sql`
    select post.caption, post.status as post_status, delivery.status, delivery.external_id, delivery.attempts
    from scheduled_posts post join post_deliveries delivery on delivery.post_id = post.id`);
  await close();
  const idsOf = new Map<string, string[]>();
  for (const { id, text } of taken) idsOf.set(text, [...(idsOf.get(text) ?? []), id]);
  const known = rows.filter(
    ({ caption, status, post_status, external_id }) =>
      status === 'published' && post_status === 'published' && idsOf.get(caption)?.[0] === external_id,
  );
  const lost = rows.filter(({ caption }) => !idsOf.has(caption)).length;
  const doubled = [...idsOf.values()].filter((ids) => ids.length > 1).length;
  const again = rows.filter(({ attempts }) => attempts > 1).length;
  const unresolved = new Map<string, number>();
  for (const row of rows)
    if (!known.includes(row)) unresolved.set(row.status, (unresolved.get(row.status) ?? 0) + 1);
  const say = (what: string, figure: unknown) => process.stdout.write(`${what.padEnd(40)} ${figure}\n`);
  say('posts', rows.length);
  say('processes killed', JSON.stringify(kills));
  say('all settled after', `${(tookMs / 1000).toFixed(1)} s`);
  say('taken by the network', taken.length);
  say('once there, and known to be', known.length);
  say('sent again after a look', again);
  say('lost', lost);
  say('doubled', doubled);
  if (unresolved.size > 0) say('not settled', JSON.stringify([...unresolved]));
  return rows.length === posts && known.length === posts && lost === 0 && doubled === 0;
}
