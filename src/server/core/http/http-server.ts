import type { Socket } from 'node:net';
import compress from '@fastify/compress';
import cookie from '@fastify/cookie';
import helmet from '@fastify/helmet';
import rateLimit, { type RateLimitPluginOptions } from '@fastify/rate-limit';
import fastify, {
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyRequest,
  LogController,
} from 'fastify';
import { type Unavailability, unavailabilityOf } from '#server/core/db/unavailable.ts';
import { isNoRoom } from '#server/core/operation/data-folder.ts';
import { observeRequests, requestIdOf } from '#server/core/operation/observe-requests.ts';
import { text } from '#shared/core/sentence.ts';
import { httpProblems, Problem } from './problem.ts';
import type { Doorkeeper, RecordDeeds } from './serve.ts';
import { serveWeb, type WebSide } from './serve-web.ts';

interface HttpOptions {
  log: FastifyBaseLogger;
  doorkeeper: Doorkeeper;
  recordDeeds?: RecordDeeds;
  publicUrl: string;
  /** Null serves the API alone. */
  web: WebSide | null;
  /** Origins whose pictures a simulated store shows. */
  imageOrigins: string[];
  /** Where calls are counted that may not come too often; in this process's memory unless several share the counting. */
  callCounts?: NonNullable<RateLimitPluginOptions['store']>;
  patience?: Patience;
}

/** How long a caller may take; short ones make tests quick. */
export interface Patience {
  /** From the connection, or the end of the answer before, to the end of the headers. */
  headersMs: number;
  /** To the end of the body. */
  requestMs: number;
  /** Without a byte in either direction. Open pages get one of live events every 25 seconds (live/live.ts). */
  silenceMs: number;
  /** How often it is looked who takes too long. */
  lookEveryMs: number;
}

const MAX_BODY_BYTES = 1024 * 1024;
const PATIENCE: Patience = {
  headersMs: 15_000,
  requestMs: 120_000,
  silenceMs: 120_000,
  lookEveryMs: 5_000,
};
const LONGEST_CLOSING_MS = 10_000;
/** The answers that someone probing for access gets: signed out, forbidden, too often, too much. */
const LOGGED_REFUSALS = new Set([401, 403, 413, 429]);
/** What is not set up here, and a disk whose fullness is logged where it is met, are no faults of ours. */
const EXPECTED = new Set([501]);
const OF_DATABASE: Record<Unavailability, () => Problem> = {
  busy: httpProblems.databaseBusy,
  slow: httpProblems.databaseSlow,
  away: httpProblems.databaseAway,
};
const READING = new Set(['GET', 'HEAD', 'OPTIONS']);

export async function createHttpServer(options: HttpOptions): Promise<FastifyInstance> {
  const secure = options.publicUrl.startsWith('https:');
  const { headersMs, requestMs, silenceMs, lookEveryMs } = options.patience ?? PATIENCE;
  const app = fastify({
    requestTimeout: requestMs,
    connectionTimeout: silenceMs,
    http: { headersTimeout: headersMs, connectionsCheckingInterval: lookEveryMs },
    loggerInstance: options.log,
    bodyLimit: MAX_BODY_BYTES,
    // Behind a proxy that ends TLS, the caller's address is the last in X-Forwarded-For: what the proxy itself added.
    // Those before it are only claimed.
    trustProxy: (_address: string, hop: number) => secure && hop === 0,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: requestIdOf,
    // Lines of a request name its id as all others do that it leads to (log.ts).
    childLoggerFactory: (log) => log,
    routerOptions: { ignoreTrailingSlash: true },
  });
  app.decorate('doorkeeper', options.doorkeeper);
  app.decorate('recordDeeds', options.recordDeeds ?? (async () => {}));
  app.decorate('served', []);
  app.decorate('secureCookies', secure);
  app.decorateRequest('caller', null);
  observeRequests(app);
  closeUnusedConnections(app);
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        imgSrc: ["'self'", 'data:', 'https:', ...options.imageOrigins],
        mediaSrc: ["'self'"],
        // Radix locks scrolling with a style element of its own.
        styleSrc: ["'self'", "'unsafe-inline'"],
        fontSrc: ["'self'"],
        connectSrc: ["'self'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
        baseUri: ["'none'"],
        objectSrc: ["'none'"],
      },
    },
    strictTransportSecurity: secure ? { maxAge: 31_536_000 } : false,
  });
  await app.register(cookie);
  // Nobody has a reason to send us compressed bodies, and deliveries are signed over the bytes as they came.
  await app.register(compress, { global: true, threshold: 1024, globalDecompression: false });
  await app.register(rateLimit, {
    global: false,
    ...(options.callCounts ? { store: options.callCounts } : {}),
  });

  // Browsers and other programs name the type of a body also where a call needs none.
  const parseJson = app.getDefaultJsonParser('error', 'error');
  app.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, body, done) =>
    body === '' ? done(null, undefined) : parseJson(request, body, done),
  );

  app.addHook('onRequest', async (request, reply) => {
    const corrected = correctedAddress(request, options.publicUrl);
    if (corrected) return reply.redirect(corrected);
    if (!READING.has(request.method) && isForeign(request, options.publicUrl))
      throw httpProblems.foreignOrigin();
  });
  app.addHook('onSend', async (request, reply) => {
    // Files that only their owner sees say themselves how long the browser may cache them.
    if (request.url.startsWith('/api/') && !reply.hasHeader('cache-control'))
      reply.header('cache-control', 'no-store');
  });
  app.setErrorHandler((error, request, reply) => {
    const problem = asProblem(error);
    if (problem.status >= 500 && !EXPECTED.has(problem.status))
      request.log.error({ err: error, url: request.url }, 'request failed');
    else if (LOGGED_REFUSALS.has(problem.status))
      request.log.info(
        { status: problem.status, method: request.method, url: request.url },
        'request refused',
      );
    if (problem.details.retryAfterSeconds) reply.header('retry-after', problem.details.retryAfterSeconds);
    return reply.code(problem.status).send({
      error: problem.error,
      message: problem.message,
      // Where it has values; else `message` is found as it is.
      ...(typeof problem.sentence === 'object' && { sentence: problem.sentence }),
      ...problem.details,
    });
  });
  await serveWeb(app, options.web, options.publicUrl);
  return app;
}

/** Running requests may end; those that take too long are cut off. */
export async function stopServing(app: FastifyInstance) {
  const cutOff = setTimeout(() => app.server.closeAllConnections(), LONGEST_CLOSING_MS);
  await app.close();
  clearTimeout(cutOff);
}

/** Browsers connect ahead of need. Node takes a connection without a request for a busy one and would wait for it. */
function closeUnusedConnections(app: FastifyInstance) {
  const unused = new Set<Socket>();
  app.server.on('connection', (socket) => {
    unused.add(socket);
    socket.once('close', () => unused.delete(socket));
  });
  app.server.on('request', (request) => unused.delete(request.socket));
  app.addHook('preClose', async () => {
    for (const socket of unused) socket.destroy();
  });
}

const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]']);

/**
 * Where this machine is opened under another of its names, the same page under ours: cookies of one name are unknown
 * to the other, and platforms lead back to ours. Null where nothing is to be corrected.
 */
function correctedAddress(request: FastifyRequest, publicUrl: string): string | null {
  if (request.method !== 'GET' || !request.headers.accept?.includes('text/html')) return null;
  const asked = URL.parse(`http://${request.headers.host}`);
  const ours = new URL(publicUrl);
  if (!asked || !LOOPBACK.has(asked.hostname) || !LOOPBACK.has(ours.hostname)) return null;
  if (asked.hostname === ours.hostname || asked.port !== ours.port) return null;
  return `${ours.origin}${request.url}`;
}

/** Browsers name the page that sends a request; other programs send no such header. */
function isForeign(request: FastifyRequest, publicUrl: string): boolean {
  const site = request.headers['sec-fetch-site'];
  if (site === 'same-origin' || site === 'none') return false;
  const { origin } = request.headers;
  if (origin === undefined) return site !== undefined;
  if (!URL.canParse(origin)) return true;
  const [page, ours] = [new URL(origin), new URL(publicUrl)];
  // A page that came without TLS may have been written by anybody on the way.
  if (page.protocol !== ours.protocol) return true;
  return page.host !== request.headers.host && page.host !== ours.host;
}

/** What is answered where something went wrong. */
export function asProblem(error: unknown): Problem {
  if (error instanceof Problem) return error;
  const { statusCode, code, message } = error as { statusCode?: number; code?: string; message?: string };
  if (statusCode && statusCode < 500)
    return new Problem(statusCode, (code ?? 'refused').toLowerCase(), text(message ?? ''));
  if (isNoRoom(error)) return httpProblems.noRoom();
  const unavailability = unavailabilityOf(error);
  if (unavailability) return OF_DATABASE[unavailability]();
  return new Problem(
    500,
    'internal_error',
    text('Something went wrong on our side. Please try again in a moment.'),
  );
}
