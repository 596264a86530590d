import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { MINUTE_MS } from '#simulators/core/time.ts';
import { type Answer, htmlAnswer, type Outcome, Refusal } from './answer.ts';

export type Call = {
  method: string;
  path: string;
  query: URLSearchParams;
  headers: IncomingHttpHeaders;
  readBody(): Promise<Buffer>;
};

/** Who was to wait for an answer that never comes gives up before this. */
const SILENCE_MS = 10 * MINUTE_MS;
/** Of Instagram's reels, the largest thing that is sent in one piece. */
const LARGEST_BODY = 300 * 1024 * 1024;

export type Server = { origin: string; port: number; stop(): Promise<void> };

export async function startServer(
  port: number,
  route: (call: Call) => Outcome | Promise<Outcome>,
): Promise<Server> {
  const server = createServer((request, response) => {
    answer(request, response).catch(() => response.destroy());
  });

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(request.url ?? '/', 'http://127.0.0.1');
    const call: Call = {
      method: request.method ?? 'GET',
      path: url.pathname,
      query: url.searchParams,
      headers: request.headers,
      readBody: () => readBody(request),
    };
    const outcome = await (async () => route(call))().catch(answerOf);
    if (outcome === 'silence') setTimeout(() => response.destroy(), SILENCE_MS).unref();
    else send(outcome, response);
  }

  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', resolve);
  });
  const listening = (server.address() as AddressInfo).port;
  return {
    origin: `http://127.0.0.1:${listening}`,
    port: listening,
    async stop() {
      const closed = new Promise((resolve) => server.close(resolve));
      server.closeAllConnections();
      await closed;
    },
  };
}

function answerOf(cause: unknown): Answer {
  if (cause instanceof Refusal) return cause.answer;
  return htmlAnswer(`The simulator failed: ${(cause as Error).stack}`, 500);
}

async function readBody(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > LARGEST_BODY) throw new Refusal('too large', { status: 413, body: 'Too large' });
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

function send({ status, headers = {}, body }: Answer, response: ServerResponse): void {
  const isJson = typeof body !== 'string' && !Buffer.isBuffer(body);
  const content = isJson ? JSON.stringify(body) : body;
  response.writeHead(status, {
    ...(isJson ? { 'content-type': 'application/json; charset=utf-8' } : {}),
    'content-length': Buffer.byteLength(content),
    'cache-control': 'no-store',
    ...headers,
  });
  response.end(content);
}
