import { sql } from 'drizzle-orm';
import { textArray } from '#server/core/db/bulk.ts';
import type { Database } from '#server/core/db/database.ts';
import type { OwnedStore } from '#server/core/http/serve.ts';
import { createCalendarReading } from '#server/publishing/posts/reading.ts';
import { DAY_MS } from '#shared/core/time.ts';
import type { Calls } from './analytics-calls.ts';
import { DAYS } from './store-of-size.ts';

const PLANNED_DAYS = 60;
/** The weeks that a month is shown with. */
const WEEKS = 6;

/** A post a day for every store: out on X for two years, and planned for two months. */
export async function insertPosts(db: Database, stores: readonly OwnedStore[]) {
  await db.execute(sql`
    with accounts as (
      insert into social_accounts (store_id, network, external_id, name, via, access_token)
      select id, 'twitter', 'bench', 'Bench', 'x', '' from connected_stores
      where id = any(${textArray(stores.map(({ id }) => id))}::uuid[])
      returning id, store_id),
    posts as (
      insert into scheduled_posts
        (id, store_id, product_id, platform, content_type, caption, hashtags, scheduled_for, status, written_price)
      select gen_random_uuid(), store_id, 'p' || (1 + (day + ${DAYS}::int) % 400), 'twitter', 'product',
        'Post ' || day || ' of a store. ' || repeat('It says what its product is good for. ', 4), '#bench #shop',
        date_trunc('day', now()) + day * interval '1 day' + interval '9 hours',
        case when day < 0 then 'published' else 'pending' end, 1000
      from accounts, generate_series(-${DAYS}::int, ${PLANNED_DAYS}::int) as day
      returning id, store_id, scheduled_for, status)
    insert into post_deliveries
      (post_id, store_id, account_id, network, status, due_at, next_try_at, external_id, published_at)
    select posts.id, posts.store_id, accounts.id, 'twitter',
      case when status = 'published' then 'published' else 'waiting' end, scheduled_for,
      case when status = 'published' then null else scheduled_for end,
      case when status = 'published' then posts.id::text end,
      case when status = 'published' then scheduled_for end
    from posts join accounts using (store_id)`);
}

export function calendarCalls(db: Database, stores: readonly OwnedStore[]): Calls {
  const { range, waiting } = createCalendarReading({ db, links: { inText: () => null } });
  const from = dayIn(-14);
  return {
    'calendar, a month with its weeks': () => range([...stores], { from, to: dayIn(WEEKS * 7 - 15) }),
    'posts that are going out': () => waiting([...stores]),
  };
}

const dayIn = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10);
