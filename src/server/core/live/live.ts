import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type Database, notify as notifyChannel, type OpenDatabase } from '#server/core/db/database.ts';
import { httpProblems } from '#server/core/http/problem.ts';
import { MINUTE_MS } from '#shared/core/time.ts';
import { LiveEvent } from '#shared/stores/live.ts';

const CHANNEL = 'vitrin_live';
/** Proxies close a silent connection after a minute or so. */
const HEARTBEAT_MS = 25_000;
const COME_BACK_MS = 1_000;
const COME_BACK_WITHIN_MS = 4_000;
/** Of one account, in each process that serves pages. */
const MOST_PAGES = 20;
/** One that made way for a newer page comes back late, so that two do not push each other out. */
const MADE_WAY_MS = 5 * MINUTE_MS;

/** A browser page that listens, and the session it listens in. */
interface Page {
  sid: string;
  raw: FastifyReply['raw'];
}
type Announcement = { userId: string } & ({ event: LiveEvent } | { endedSid: string });

/** What happens in any process reaches the owner's open pages: notifications in, server-sent events out. */
export async function createLive({ database }: { database: OpenDatabase }) {
  const pages = new Map<string, Set<Page>>();
  const hearers = new Set<(event: LiveEvent) => void>();
  const stopListening = await database.listen(CHANNEL, hear, endAllPages);
  const heartbeat = setInterval(() => {
    for (const page of [...pages.values()].flatMap((open) => [...open])) page.raw.write(': alive\n\n');
  }, HEARTBEAT_MS).unref();

  function hear(payload: string) {
    const { userId, ...announcement } = JSON.parse(payload) as Announcement;
    if ('event' in announcement) for (const hear of hearers) hear(announcement.event);
    for (const page of pages.get(userId) ?? []) {
      if ('event' in announcement) page.raw.write(`data: ${JSON.stringify(announcement.event)}\n\n`);
      else if (page.sid === announcement.endedSid) page.raw.end();
    }
  }

  /** Pages come back by themselves, not all in one moment, and then read what they missed. */
  function endAllPages() {
    for (const page of [...pages.values()].flatMap((open) => [...open]))
      page.raw.end(`retry: ${COME_BACK_MS + Math.round(Math.random() * COME_BACK_WITHIN_MS)}\n\n`);
  }

  /** Sent when the surrounding transaction commits. */
  function notify(db: Database, userId: string, event: LiveEvent) {
    return notifyChannel(db, CHANNEL, JSON.stringify({ userId, event: LiveEvent.parse(event) }));
  }

  /** Nobody is signed in there any more. */
  function endPagesOf(db: Database, userId: string, endedSid: string) {
    return notifyChannel(db, CHANNEL, JSON.stringify({ userId, endedSid }));
  }

  /** A part of the server that waits for what happens in any process. */
  const onEvent = (hear: (event: LiveEvent) => void) => void hearers.add(hear);

  function add(userId: string, page: Page) {
    const open = pages.get(userId) ?? new Set();
    const [oldest] = open;
    if (oldest && open.size >= MOST_PAGES) {
      open.delete(oldest);
      oldest.raw.end(`retry: ${MADE_WAY_MS}\n\n`);
    }
    pages.set(userId, open.add(page));
    page.raw.on('close', () => {
      open.delete(page);
      if (open.size === 0) pages.delete(userId);
    });
  }

  async function stop() {
    clearInterval(heartbeat);
    endAllPages();
    await stopListening();
  }

  return { notify, endPagesOf, onEvent, add, stop };
}
export type Live = Awaited<ReturnType<typeof createLive>>;

/** @param sessionOf the session of a request whose user is signed in. */
export function liveRoutes(app: FastifyInstance, live: Live, sessionOf: (request: FastifyRequest) => string) {
  app.get('/api/events', async (request, reply) => {
    const user = await app.doorkeeper.userOf(request);
    if (!user) throw httpProblems.signedOut();
    reply.hijack();
    reply.raw.writeHead(200, {
      'content-type': 'text/event-stream',
      'cache-control': 'no-store',
      'x-accel-buffering': 'no',
    });
    reply.raw.write('retry: 2000\n\n');
    live.add(user.id, { sid: sessionOf(request), raw: reply.raw });
  });
}
