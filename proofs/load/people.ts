import { createHash, randomBytes } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { Database } from '#server/core/db/database.ts';
import type { Timings } from './timings.ts';

/** A signed-in owner and their store. */
export interface Person {
  cookie: string;
  storeId: string;
  /** What its platform calls it; null where it has none. */
  shop: number | null;
}

/** Accounts with a session each, as signing up leaves them; nobody of them has a password. */
export async function insertPeople(
  db: Database,
  count: number,
): Promise<{ userId: string; cookie: string }[]> {
  const { rows } = await db.execute<{ id: string }>(sql`
    insert into users (email, email_verified)
    select 'load-' || n || '-' || gen_random_uuid() || '@example.com', true from generate_series(1, ${count}::int) n
    returning id`);
  const people = rows.map(({ id }) => ({ userId: id, token: randomBytes(32).toString('base64url') }));
  for (const { userId, token } of people) await insertSession(db, userId, token);
  return people.map(({ userId, token }) => ({ userId, cookie: `vitrin_session=${token}` }));
}

export async function insertSession(db: Database, userId: string, token: string) {
  const at = new Date().toISOString();
  const content = { userId, startedAt: at, usedAt: at, agent: { browser: null, system: null } };
  await db.execute(sql`
    insert into sessions (sid, sess, expire)
    values (${createHash('sha256').update(token).digest('hex')}, ${JSON.stringify(content)}::jsonb, now() + interval '30 days')`);
}

/** Calls as a browser makes them; what fails is counted, and is null. */
export function callAs(cookie: string, { url, timings }: { url: string; timings: Timings }) {
  return <Reply>(kind: string, path: string, body?: object) =>
    timings.time(kind, async () => {
      const response = await fetch(url + path, {
        method: body ? 'POST' : 'GET',
        headers: { cookie, ...(body ? { 'content-type': 'application/json' } : {}) },
        ...(body ? { body: JSON.stringify(body) } : {}),
        signal: AbortSignal.timeout(190_000),
      });
      const text = await response.text();
      if (!response.ok) throw new Error(`${path} answered ${response.status} ${text.slice(0, 200)}`);
      return JSON.parse(text) as Reply;
    });
}

/** An open page of theirs; `untilChanged` resolves when it is notified that the figures of the store changed. */
export async function openPage({ cookie, storeId }: Person, url: string) {
  const closing = new AbortController();
  const waiting = new Set<() => void>();
  const { body } = await fetch(`${url}/api/events`, { headers: { cookie }, signal: closing.signal });
  const listen = async () => {
    let rest = '';
    for await (const piece of body!.pipeThrough(new TextDecoderStream())) {
      const events = (rest + piece).split('\n\n');
      rest = events.pop()!;
      for (const event of events) {
        if (!event.includes('"type":"metrics-changed"') || !event.includes(storeId)) continue;
        for (const resolve of waiting) resolve();
        waiting.clear();
      }
    }
  };
  listen().catch(() => {}); // closed by us, or by a server that stops
  return {
    untilChanged: () => new Promise<void>((resolve) => waiting.add(resolve)),
    close: () => closing.abort(),
  };
}
export type Page = Awaited<ReturnType<typeof openPage>>;
