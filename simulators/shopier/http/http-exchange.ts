import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { pipeline } from 'node:stream/promises';
import { type Answer, refusals } from './answer.ts';

const LARGEST_BODY = 1024 * 1024;

export async function readBody(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > LARGEST_BODY) throw refusals.badRequest('The body is too large.');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

export async function readForm(request: IncomingMessage): Promise<URLSearchParams> {
  if (!request.headers['content-type']?.startsWith('application/x-www-form-urlencoded'))
    throw refusals.badRequest('The body must be application/x-www-form-urlencoded.');
  return new URLSearchParams(await readBody(request));
}

export async function readJsonBody(request: IncomingMessage): Promise<Record<string, unknown>> {
  try {
    const body: unknown = JSON.parse(await readBody(request));
    if (typeof body === 'object' && body !== null) return body as Record<string, unknown>;
  } catch (cause) {
    if (!(cause instanceof SyntaxError)) throw cause;
  }
  throw refusals.badRequest('The body must be a JSON object.');
}

export function readCookie(request: IncomingMessage, name: string): string | null {
  const pairs = (request.headers.cookie ?? '').split(';').map((pair) => pair.trim().split('='));
  return pairs.find(([key]) => key === name)?.[1] ?? null;
}

export function sendAnswer({ status, headers = {}, body }: Answer, response: ServerResponse): void {
  const isJson = typeof body !== 'string' && !Buffer.isBuffer(body);
  const text = isJson ? JSON.stringify(body) : body;
  response.writeHead(status, {
    ...(isJson ? { 'content-type': 'application/json; charset=utf-8' } : {}),
    ...(status === 204 ? {} : { 'content-length': Buffer.byteLength(text) }),
    ...headers,
  });
  response.end(text);
}

/** False when there is no such picture. */
export async function sendPicture(file: string, response: ServerResponse): Promise<boolean> {
  const found = await stat(file).catch(() => null);
  if (!found) return false;
  response.writeHead(200, {
    'content-type': 'image/jpeg',
    'content-length': found.size,
    'cache-control': 'public, max-age=31536000',
  });
  await pipeline(createReadStream(file), response);
  return true;
}
