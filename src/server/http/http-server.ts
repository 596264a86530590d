import type { Socket } from 'node:net';
import compress from '@fastify/compress';
import cookie from '@fastify/cookie';
import helmet from '@fastify/helmet';
import rateLimit from '@fastify/rate-limit';
import fastify, {
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyRequest,
  LogController,
} from 'fastify';
import { httpProblems, Problem } from './problem.ts';
import type { Doorkeeper } from './serve.ts';
import { serveWeb, type WebSide } from './serve-web.ts';

interface HttpOptions {
  log: FastifyBaseLogger;
  doorkeeper: Doorkeeper;
  publicUrl: string;
  /** Null serves the API alone. */
  web: WebSide | null;
  /** Origins whose pictures a simulated store shows. */
  imageOrigins: string[];
}

const MAX_BODY_BYTES = 1024 * 1024;
const READING = new Set(['GET', 'HEAD', 'OPTIONS']);

export async function createHttpServer(options: HttpOptions): Promise<FastifyInstance> {
  const secure = options.publicUrl.startsWith('https:');
  const app = fastify({
    loggerInstance: options.log,
    bodyLimit: MAX_BODY_BYTES,
    // Behind a proxy that ends TLS, the caller's address is the last in X-Forwarded-For: what the proxy itself added.
    // Those before it are only claimed.
    trustProxy: (_address: string, hop: number) => secure && hop === 0,
    logController: new LogController({ disableRequestLogging: true }),
    routerOptions: { ignoreTrailingSlash: true },
  });
  app.decorate('doorkeeper', options.doorkeeper);
  app.decorate('served', []);
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
  await app.register(compress, { global: true, threshold: 1024 });
  await app.register(rateLimit, {
    global: false,
    errorResponseBuilder: (_request, { ttl }) => httpProblems.tooMany(Math.ceil(ttl / 1000)),
  });

  app.addHook('onRequest', async (request) => {
    if (!READING.has(request.method) && isForeign(request, options.publicUrl))
      throw httpProblems.foreignOrigin();
  });
  app.addHook('onSend', async (request, reply) => {
    // Files that only their owner sees say themselves how long the browser may keep them.
    if (request.url.startsWith('/api/') && !reply.hasHeader('cache-control'))
      reply.header('cache-control', 'no-store');
  });
  app.setErrorHandler((error, request, reply) => {
    const problem = asProblem(error);
    if (problem.status >= 500) request.log.error({ err: error, url: request.url }, 'request failed');
    return reply
      .code(problem.status)
      .send({ error: problem.error, message: problem.message, ...problem.details });
  });
  await serveWeb(app, options.web, options.publicUrl);
  return app;
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

/** Browsers name the page that sends a request; other programs send no such header. */
function isForeign(request: FastifyRequest, publicUrl: string): boolean {
  const site = request.headers['sec-fetch-site'];
  if (site === 'same-origin' || site === 'none') return false;
  const { origin } = request.headers;
  if (origin === undefined) return site !== undefined;
  if (!URL.canParse(origin)) return true;
  const { host } = new URL(origin);
  return host !== request.headers.host && host !== new URL(publicUrl).host;
}

function asProblem(error: unknown): Problem {
  if (error instanceof Problem) return error;
  const { statusCode, code, message } = error as { statusCode?: number; code?: string; message?: string };
  if (statusCode && statusCode < 500)
    return new Problem(statusCode, (code ?? 'refused').toLowerCase(), message ?? '');
  return new Problem(
    500,
    'internal_error',
    'Something went wrong on our side. Please try again in a moment.',
  );
}
