import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { pipeline } from 'node:stream/promises';
import type { GraphqlBody } from './graphql/graphql-answer.ts';
import { readForm, readText } from './http/http-body.ts';
import { jsonReply, type Reply } from './http/http-reply.ts';
import type { PageRequest } from './http/page-request.ts';
import { API_VERSION } from './queries/schema.ts';
import { type Disturbance, notFound } from './shop/faults.ts';

const GRAPHQL_PATH = `/admin/api/${API_VERSION}/graphql.json`;

type Surface = {
  /** Null when there is no such shop. */
  graphql(
    shop: string,
    token: string,
    body: GraphqlBody,
    shopUrl: string,
  ): Promise<object | Disturbance> | null;
  sendBulkFile(shop: string, id: string, response: ServerResponse): Promise<boolean>;
  pictureFile(file: string): string | null;
  /** Everything else: null when there is nothing at that address. */
  page(request: PageRequest): Promise<Reply | null>;
};

/** The addresses of a shop, under /shopify/{shop}, and the few that are outside of any. */
export function createHttpSurface(surface: Surface) {
  const server = createServer((request, response) => {
    answer(request, response).catch((cause: unknown) => {
      if (response.headersSent) response.destroy();
      else sendJson(response, 500, { errors: `Internal Server Error: ${(cause as Error).stack}` });
    });
  });

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(request.url ?? '/', `http://${request.headers.host ?? '127.0.0.1'}`);
    const parts = /^\/shopify\/([^/]+)(\/.*)$/.exec(url.pathname);
    const shop = parts?.[1]?.toLowerCase() ?? '';
    const path = parts?.[2] ?? url.pathname;
    const shopUrl = `${url.origin}/shopify/${shop}`;
    response.setHeader('x-shopify-api-version', API_VERSION);
    if (shop && path === GRAPHQL_PATH && request.method === 'POST') {
      return answerGraphqlRequest(request, response, shop, shopUrl);
    }
    const bulk = /^\/bulk\/(\d+)\.jsonl$/.exec(path);
    if (shop && bulk && (await surface.sendBulkFile(shop, bulk[1] ?? '', response))) return;
    const picture = /^\/cdn\/([\w.-]+)$/.exec(path);
    if (shop && picture && (await sendPicture(picture[1] ?? '', response))) return;
    const { method = 'GET' } = request;
    const form = method === 'POST' ? await readForm(request) : new URLSearchParams();
    if (form === null) return send(jsonReply(400, { error: 'invalid_request' }), response);
    const { searchParams: query, href: address } = url;
    const cookies = request.headers.cookie ?? '';
    const page = await surface.page({ method, shop, path, query, form, cookies, shopUrl, address });
    send(page ?? notFound, response);
  }

  async function answerGraphqlRequest(
    request: IncomingMessage,
    response: ServerResponse,
    shop: string,
    shopUrl: string,
  ): Promise<void> {
    const body = readGraphqlBody(await readText(request));
    if (body === null)
      return sendJson(response, 400, { errors: { query: 'Required parameter missing or invalid' } });
    const token = String(request.headers['x-shopify-access-token'] ?? '');
    const answered = surface.graphql(shop, token, body, shopUrl);
    if (answered === null) return send(notFound, response);
    const result = await answered;
    if ('kind' in result) return send(result as Disturbance, response);
    sendJson(response, 200, result);
  }

  async function sendPicture(name: string, response: ServerResponse): Promise<boolean> {
    const file = surface.pictureFile(name);
    const found = file && (await stat(file).catch(() => null));
    if (!file || !found) return false;
    response.writeHead(200, {
      'content-type': 'image/jpeg',
      'content-length': found.size,
      'cache-control': 'public, max-age=31536000',
    });
    await pipeline(createReadStream(file), response);
    return true;
  }

  return server;
}

function send(disturbance: Disturbance | null, response: ServerResponse): void {
  if (disturbance?.kind === 'reset') response.socket?.resetAndDestroy();
  if (disturbance?.kind !== 'reply') return;
  response.writeHead(disturbance.status, disturbance.headers);
  response.end(disturbance.body);
}

function sendJson(response: ServerResponse, status: number, body: object): void {
  const text = JSON.stringify(body);
  response.writeHead(status, {
    'content-type': 'application/json; charset=utf-8',
    'content-length': Buffer.byteLength(text),
  });
  response.end(text);
}

function readGraphqlBody(text: string | null): GraphqlBody | null {
  try {
    const { query, variables, operationName } = JSON.parse(text ?? '') as {
      query?: unknown;
      variables?: Record<string, unknown> | null;
      operationName?: string | null;
    };
    if (typeof query !== 'string') return null;
    return { query, variables: variables ?? {}, operationName: operationName ?? null };
  } catch {
    return null;
  }
}
