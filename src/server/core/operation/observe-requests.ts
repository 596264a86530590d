import { AsyncLocalStorage } from 'node:async_hooks';
import type { IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { whileDoing } from './doing.ts';
import { type RequestRun, runs } from './happenings.ts';

const SLOW_MS = 1_000;
/** What a proxy may have called a request; anything else would let a caller write into our log. */
const SANE_ID = /^[\w.:-]{8,64}$/;

declare module 'fastify' {
  interface FastifyRequest {
    run: RequestRun | null;
    /** Goes on where the request began: what reads a body loses track of it. */
    within: ((act: () => void) => void) | null;
  }
}

export function requestIdOf({ headers }: Pick<IncomingMessage, 'headers'>): string {
  const named = headers['x-request-id'];
  return typeof named === 'string' && SANE_ID.test(named) ? named : crypto.randomUUID();
}

/** Gives every request its id, announces when it begins and ends, and logs what took long. */
export function observeRequests(app: FastifyInstance) {
  app.decorateRequest('run', null);
  app.decorateRequest('within', null);

  app.addHook('onRequest', (request, reply, done) => {
    reply.header('x-request-id', request.id);
    const route = request.routeOptions.url ?? 'unknown';
    const run: RequestRun = { requestId: request.id, method: request.method, route };
    request.run = run;
    runs.request.start.runStores(run, () =>
      whileDoing({ requestId: request.id }, () => {
        request.within = AsyncLocalStorage.snapshot();
        done();
      }),
    );
  });
  app.addHook('preValidation', (request, _reply, done) => {
    if (request.within) request.within(done);
    else done();
  });
  app.addHook('onResponse', (request, reply, done) => {
    const { run } = request;
    if (run) {
      run.status = reply.statusCode;
      runs.request.asyncEnd.publish(run);
    }
    const ms = Math.round(reply.elapsedTime);
    const details = {
      requestId: request.id,
      method: request.method,
      url: request.url,
      status: reply.statusCode,
      ms,
    };
    if (ms > SLOW_MS) request.log.info(details, 'slow request');
    else request.log.debug(details, 'request');
    done();
  });
}
