import { isDeepStrictEqual } from 'node:util';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type Database, notify as notifyChannel, type OpenDatabase } from '#server/core/db/database.ts';
import { httpProblems } from '#server/core/http/problem.ts';
import type { Account } from '#server/core/http/serve.ts';
import { MINUTE_MS } from '#shared/core/time.ts';
import { LiveEvent } from '#shared/stores/live.ts';

const CHANNEL = 'vitrin_live';
/** Proxies close a silent connection after a minute or so. */
const HEARTBEAT_MS = 25_000;
const COME_BACK_MS = 1_000;
const COME_BACK_WITHIN_MS = 4_000;
/** Of one person, in each process that serves pages. */
const MOST_PAGES = 20;
/** One that made way for a newer page comes back late, so that two do not push each other out. */
const MADE_WAY_MS = 5 * MINUTE_MS;

/** A browser page that listens, and the session it listens in. */
interface Page {
  userId: string;
  sid: string;
  raw: FastifyReply['raw'];
  /** The accounts that it hears of, each with the stores it is about; null is all of them. */
  accounts: Map<string, string[] | null>;
}
/** To one person, or to those who are in the account that began with them. */
type Announcement = { userId: string } & ({ event: LiveEvent } | { endedSid: string });

/** Sent when the surrounding transaction commits. */
export function notifyPages(db: Database, userId: string, event: LiveEvent) {
  return notifyChannel(db, CHANNEL, JSON.stringify({ userId, event: LiveEvent.parse(event) }));
}

/** What happens in any process reaches the open pages of those it is about: notifications in, server-sent events out. */
export async function createLive({ database }: { database: OpenDatabase }) {
  const pages = new Map<string, Set<Page>>();
  const hearers = new Set<(event: LiveEvent) => void>();
  const stopListening = await database.listen(CHANNEL, hear, endAllPages);
  const heartbeat = setInterval(() => {
    for (const page of allPages()) page.raw.write(': alive\n\n');
  }, HEARTBEAT_MS).unref();

  const allPages = () => new Set([...pages.values()].flatMap((open) => [...open]));

  function hear(payload: string) {
    const { userId, ...announcement } = JSON.parse(payload) as Announcement;
    if ('event' in announcement) for (const hear of hearers) hear(announcement.event);
    for (const page of pages.get(userId) ?? []) {
      if ('event' in announcement) {
        if (isFor(page, userId, announcement.event))
          page.raw.write(`data: ${JSON.stringify(announcement.event)}\n\n`);
      } else if (page.sid === announcement.endedSid) page.raw.end();
    }
  }

  /** Pages come back by themselves, not all in one moment, and then read what they missed. */
  function endAllPages() {
    for (const page of allPages())
      page.raw.end(`retry: ${COME_BACK_MS + Math.round(Math.random() * COME_BACK_WITHIN_MS)}\n\n`);
  }

  /** Nobody is signed in there any more. */
  function endPagesOf(db: Database, userId: string, endedSid: string) {
    return notifyChannel(db, CHANNEL, JSON.stringify({ userId, endedSid }));
  }

  /** A part of the server that waits for what happens in any process. */
  const onEvent = (hear: (event: LiveEvent) => void) => void hearers.add(hear);

  function add(page: Page) {
    const own = [...(pages.get(page.userId) ?? [])].filter(({ userId }) => userId === page.userId);
    const [oldest] = own;
    if (oldest && own.length >= MOST_PAGES) {
      remove(oldest);
      oldest.raw.end(`retry: ${MADE_WAY_MS}\n\n`);
    }
    for (const id of addressesOf(page)) pages.set(id, (pages.get(id) ?? new Set()).add(page));
    page.raw.on('close', () => remove(page));
  }

  function remove(page: Page) {
    for (const id of addressesOf(page)) {
      const open = pages.get(id);
      open?.delete(page);
      if (open?.size === 0) pages.delete(id);
    }
  }

  async function stop() {
    clearInterval(heartbeat);
    endAllPages();
    await stopListening();
  }

  return { notify: notifyPages, endPagesOf, onEvent, add, stop };
}
export type Live = Awaited<ReturnType<typeof createLive>>;

const addressesOf = ({ userId, accounts }: Page) => new Set([userId, ...accounts.keys()]);

function isFor({ userId, accounts }: Page, id: string, event: LiveEvent): boolean {
  if (!('storeId' in event)) return id === userId;
  const storeIds = accounts.get(id);
  return storeIds === null || (storeIds?.includes(event.storeId) ?? false);
}

interface Listening {
  /** The session of a request whose user is signed in. */
  sessionOf(request: FastifyRequest): string;
  accountsOf(userId: string): Promise<Pick<Account, 'id' | 'storeIds' | 'needsSecondFactor'>[]>;
}

export function liveRoutes(app: FastifyInstance, live: Live, { sessionOf, accountsOf }: Listening) {
  app.get('/api/events', async (request, reply) => {
    const heard = await hearingOf(request);
    if (!heard) throw httpProblems.signedOut();
    reply.hijack();
    reply.raw.writeHead(200, {
      'content-type': 'text/event-stream',
      'cache-control': 'no-store',
      'x-accel-buffering': 'no',
    });
    reply.raw.write('retry: 2000\n\n');
    live.add({ ...heard, sid: sessionOf(request), raw: reply.raw });
    // What ended since it was looked up was announced to no page: this one comes back, and is refused or hears less.
    const stillHeard = await hearingOf(request).catch(() => null);
    if (!isDeepStrictEqual(stillHeard, heard)) reply.raw.end();
  });

  async function hearingOf(request: FastifyRequest): Promise<Pick<Page, 'userId' | 'accounts'> | null> {
    const user = await app.doorkeeper.userOf(request);
    if (!user) return null;
    const accounts = (await accountsOf(user.id)).filter(({ needsSecondFactor }) => !needsSecondFactor);
    return { userId: user.id, accounts: new Map(accounts.map(({ id, storeIds }) => [id, storeIds])) };
  }
}
