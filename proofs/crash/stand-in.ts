import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { answerOthers } from './other-networks.ts';
import { fasterClock } from './worker-orders.ts';

/*
 * As much of X as posts of text and a picture need, quick enough for thousands a second, as a process of its own. It takes every text
 * it is sent, also one it has taken before. Faults are ordered in the text: [timeout-after-accept] takes it and never
 * answers, [error-after-accept] answers 503, [timeout-before] takes nothing the first time and never answers.
 */
interface Taken {
  id: string;
  text: string;
  created_at: string;
}

const clock = process.argv[2];
const now = fasterClock(clock ? { clock: JSON.parse(clock) } : {});
const taken: Taken[] = [];
const byAccount = new Map<string, Taken[]>();
let uploads = 0;
const spoiled = new Set<string>();

const server = createServer(async (request, response) => {
  const url = new URL(request.url ?? '/', `http://${request.headers.host}`);
  const { pathname, searchParams } = url;
  const account = /^\/2\/users\/(\d+)\/tweets$/.exec(pathname)?.[1];
  if (pathname === '/taken') reply(response, 200, taken);
  else if (pathname === '/2/tweets' && request.method === 'POST') await take(request, response);
  else if (pathname === '/2/media/upload') await upload(request, response);
  else if (account) {
    reply(response, 200, pageOf(account, searchParams));
  } else if (!(await answerOthers({ request, response, url }, note)))
    reply(response, 404, { title: 'Not Found' });
});

/** Every account has published once, long ago. */
function pageOf(account: string, query: URLSearchParams): object {
  const first = { id: `1${account}`, text: 'Hello', created_at: '2026-01-01T00:00:00.000Z' };
  const all = [...(byAccount.get(account) ?? []).toReversed(), first];
  const from = Number(query.get('pagination_token') ?? 0);
  const to = from + Number(query.get('max_results'));
  const data = all.slice(from, to).map((each) => ({ ...each, author_id: account }));
  const more = to < all.length ? { next_token: String(to) } : {};
  return { data, meta: { result_count: data.length, ...more } };
}

async function take(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const post = JSON.parse(await text(request)) as { text: string };
  if (post.text.includes('[timeout-before]') && !spoiled.has(post.text)) return void spoiled.add(post.text);
  // Tokens are called after the account they open.
  const account = request.headers.authorization?.split('-').at(-1) ?? '';
  note(post.text);
  const made = taken.at(-1)!;
  const ofAccount = byAccount.get(account);
  if (ofAccount) ofAccount.push(made);
  else byAccount.set(account, [made]);
  if (post.text.includes('[timeout-after-accept]')) return;
  if (post.text.includes('[error-after-accept]')) reply(response, 503, { title: 'Service Unavailable' });
  else reply(response, 201, { data: { id: made.id, text: made.text } });
}

/** @returns the id of what was taken. */
function note(words: string): string {
  const id = String(10_000_000 + taken.length);
  taken.push({ id, text: words, created_at: now().toISOString() });
  return id;
}

async function upload(request: IncomingMessage, response: ServerResponse): Promise<void> {
  request.resume();
  await once(request, 'end');
  uploads += 1;
  reply(response, 200, { data: { id: String(20_000_000 + uploads) } });
}

function reply(response: ServerResponse, status: number, body: object): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
}

server.keepAliveTimeout = 60_000;
server.listen(0, '127.0.0.1', () => {
  process.stdout.write(`${JSON.stringify({ port: (server.address() as AddressInfo).port })}\n`);
});
process.stdin.resume().on('end', () => process.exit(0));
