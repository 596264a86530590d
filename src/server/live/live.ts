import type { FastifyInstance, FastifyReply } from 'fastify';
import { type Database, notify, type OpenDatabase } from '#server/db/database.ts';
import { httpProblems } from '#server/http/problem.ts';
import { LiveEvent } from '#shared/live.ts';

const CHANNEL = 'vitrin_live';
/** Proxies close a silent connection after a minute or so. */
const HEARTBEAT_MS = 25_000;

/** What happens in any process reaches the owner's open pages: notifications in, server-sent events out. */
export async function createLive({ database }: { database: OpenDatabase }) {
  const pages = new Map<string, Set<FastifyReply>>();
  const stopListening = await database.listen(CHANNEL, (payload) => {
    const { userId, event } = JSON.parse(payload) as { userId: string; event: LiveEvent };
    for (const page of pages.get(userId) ?? []) page.raw.write(`data: ${JSON.stringify(event)}\n\n`);
  });
  const heartbeat = setInterval(() => {
    for (const page of [...pages.values()].flatMap((open) => [...open])) page.raw.write(': alive\n\n');
  }, HEARTBEAT_MS).unref();

  /** Sent when the surrounding transaction commits. */
  function tell(db: Database, userId: string, event: LiveEvent) {
    return notify(db, CHANNEL, JSON.stringify({ userId, event: LiveEvent.parse(event) }));
  }

  function add(userId: string, page: FastifyReply) {
    const open = pages.get(userId) ?? new Set();
    pages.set(userId, open.add(page));
    page.raw.on('close', () => {
      open.delete(page);
      if (open.size === 0) pages.delete(userId);
    });
  }

  async function stop() {
    clearInterval(heartbeat);
    for (const page of [...pages.values()].flatMap((open) => [...open])) page.raw.end();
    await stopListening();
  }

  return { tell, add, stop };
}
export type Live = Awaited<ReturnType<typeof createLive>>;

export function liveRoutes(app: FastifyInstance, live: Live) {
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
    live.add(user.id, reply);
  });
}
