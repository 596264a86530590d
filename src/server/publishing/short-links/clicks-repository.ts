import { sql } from 'drizzle-orm';
import { type BulkColumns, columnList, rowsOf, textArray } from '#server/core/db/bulk.ts';
import type { Database } from '#server/core/db/database.ts';
import type { ClickSource } from '#shared/publishing/shop-page.ts';

/** Clicks that are alike, with those of their people that were not counted in another. */
export interface Clicks {
  storeId: string;
  postId: string;
  source: ClickSource;
  hour: Date;
  country: string;
  referrer: string;
  byProgram: boolean;
  clicks: number;
  firstAt: Date;
  people: Set<string>;
}

const COLUMNS: BulkColumns<Clicks & { new: number }> = {
  store_id: ['uuid', ({ storeId }) => storeId],
  post_id: ['uuid', ({ postId }) => postId],
  source: ['text', ({ source }) => source],
  hour: ['timestamptz', ({ hour }) => hour],
  country: ['text', ({ country }) => country],
  referrer: ['text', ({ referrer }) => referrer],
  by_program: ['boolean', ({ byProgram }) => byProgram],
  clicks: ['integer', ({ clicks }) => clicks],
  people: ['integer', (row) => row.new],
  first_at: ['timestamptz', ({ firstAt }) => firstAt],
};

interface Person {
  place: number;
  day: string;
  postId: string;
  source: ClickSource;
  person: string;
}

const PEOPLE: BulkColumns<Person> = {
  place: ['integer', ({ place }) => place],
  day: ['date', ({ day }) => day],
  post_id: ['uuid', ({ postId }) => postId],
  source: ['text', ({ source }) => source],
  person: ['text', ({ person }) => person],
};

/** Adds them up with what is there; of a post that is gone, nothing is saved. */
export async function addClicks(db: Database, rows: Clicks[]) {
  await db.transaction(async (tx) => {
    const people = rows.flatMap(({ people, hour, postId, source }, place) =>
      [...people].map((person) => ({ place, day: dayOf(hour), postId, source, person })),
    );
    const fresh = await countNew(tx, people);
    await tx.execute(sql`
      insert into post_clicks (${columnList(COLUMNS)})
      select incoming.* from ${rowsOf(
        rows.map((row, place) => ({ ...row, new: fresh.get(place) ?? 0 })),
        COLUMNS,
      )} join scheduled_posts post on post.id = incoming.post_id
      on conflict on constraint post_clicks_pk do update set
        clicks = post_clicks.clicks + excluded.clicks, people = post_clicks.people + excluded.people,
        first_at = least(post_clicks.first_at, excluded.first_at)`);
  });
}

/** @returns by the place of their row, how many of them had not followed a link of the post on that day. */
async function countNew(tx: Database, people: Person[]): Promise<Map<number, number>> {
  if (people.length === 0) return new Map();
  const { rows } = await tx.execute<{ place: number; count: number }>(sql`
    with incoming as materialized (select incoming.* from ${rowsOf(people, PEOPLE)}
        join scheduled_posts post on post.id = incoming.post_id),
      new as (insert into click_people (day, post_id, source, person)
        select day, post_id, source, person from incoming order by day, post_id, source, person
        on conflict do nothing returning day, post_id, source, person)
    select place, count(*)::int as count from incoming join new using (day, post_id, source, person) group by place`);
  return new Map(rows.map(({ place, count }) => [place, count]));
}

export const dayOf = (moment: Date) => moment.toISOString().slice(0, 10);

/** The one of that day, which the first process that asks makes up. @throws where the store is gone. */
export async function findSalt(
  db: Database,
  { storeId, day, made }: { storeId: string; day: string; made: string },
): Promise<string> {
  const { rows } = await db.execute<{ salt: string }>(sql`
    insert into click_salts (store_id, day, salt) values (${storeId}, ${day}, ${made})
    on conflict (store_id, day) do update set salt = click_salts.salt returning salt`);
  return rows[0]!.salt;
}

/** Nobody can tell any more who they were, nor whether one of them comes again. */
export async function forgetPeople(db: Database, before: string) {
  await db.execute(sql`delete from click_salts where day < ${before}`);
  await db.execute(sql`delete from click_people where day < ${before}`);
}

/**
 * Posts of which all links to what they are about are ours: the one in their text, or without any the one on a page that
 * is public; or of which one was followed, on a page that was closed since. Of any other 0 clicks would be invented.
 */
export async function findWithKnownClicks(
  db: Database,
  storeId: string,
  postIds: string[],
): Promise<Set<string>> {
  const ids = textArray(postIds);
  const { rows } = await db.execute<{ id: string }>(sql`
    select post.id from scheduled_posts post left join shop_pages page on page.store_id = post.store_id
    where post.store_id = ${storeId} and post.id::text = any(${ids}) and (
      exists (select from short_links link where link.post_id = post.id and link.in_text)
      or (page.is_public and post.media_id is not null and not post.with_link
        and not page.hidden_post_ids ? post.id::text)
      or exists (select from post_clicks click where click.post_id = post.id))`);
  return new Set(rows.map(({ id }) => id));
}

export interface ClicksOfPost {
  source: ClickSource;
  byProgram: boolean;
  clicks: number;
  people: number;
}

export async function sumClicks(db: Database, storeId: string, postId: string): Promise<ClicksOfPost[]> {
  const { rows } = await db.execute<{
    source: ClickSource;
    by_program: boolean;
    clicks: number;
    people: number;
  }>(sql`
    select source, by_program, sum(clicks)::int as clicks, sum(people)::int as people from post_clicks
    where store_id = ${storeId} and post_id = ${postId} group by source, by_program order by clicks desc, source`);
  return rows.map(({ by_program, ...row }) => ({ ...row, byProgram: by_program }));
}
