import type { FastifyReply } from 'fastify';

/** Aborted when the browser goes away before it has its answer. */
export function whileConnected({ raw }: FastifyReply): AbortSignal {
  const gone = new AbortController();
  raw.once('close', () => gone.abort());
  return gone.signal;
}
