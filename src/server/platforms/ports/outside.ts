import { type LookupAddress, lookup as systemLookup } from 'node:dns';
import {
  Agent as HttpAgent,
  request as httpRequest,
  type IncomingHttpHeaders,
  type IncomingMessage,
} from 'node:http';
import { Agent as HttpsAgent, request as httpsRequest } from 'node:https';
import { BlockList, isIP, type LookupFunction } from 'node:net';
import { pipeline, type Readable } from 'node:stream';
import { createBrotliDecompress, createGunzip } from 'node:zlib';
import { type OutsideRun, runs } from '#server/core/operation/happenings.ts';

/*
 * The one way to an address that a user typed or a platform named: https to public addresses only, except the very
 * origins the operator configured. The address that was checked is the one connected to, so a name that answers
 * differently the second time (DNS rebinding) reaches nothing.
 */
export type OutsideFaultCode =
  | 'forbidden_address'
  | 'unreachable'
  | 'timed_out'
  | 'too_large'
  | 'too_many_redirects'
  | 'refused_status';

export class OutsideFault extends Error {
  readonly code: OutsideFaultCode;
  readonly status: number | undefined;

  constructor(
    code: OutsideFaultCode,
    message: string,
    { status, cause }: { status?: number; cause?: unknown } = {},
  ) {
    super(message, { cause });
    this.name = 'OutsideFault';
    this.code = code;
    this.status = status;
  }
}

export interface OutsideRequest {
  method?: 'GET' | 'POST' | 'PUT' | 'DELETE';
  headers?: Record<string, string>;
  body?: string | Uint8Array;
  timeoutMs?: number;
  maxBytes?: number;
  /** Of a GET; usually three. */
  maxRedirects?: number;
  signal?: AbortSignal;
}

export interface OutsideReply {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

/** Whole lines as they arrived together; `ends[i]` is the offset in the file just behind line i. */
export interface LineBatch {
  texts: string[];
  ends: number[];
}

export interface LineRequest {
  /** Offset to begin at: a file is taken up again where it was left. */
  from?: number;
  idleTimeoutMs?: number;
  maxLineBytes?: number;
  signal?: AbortSignal;
}

interface OutsideOptions {
  allowedOrigins?: string[];
  resolve?: (hostname: string) => Promise<LookupAddress[]>;
  /** What its calls are counted as; one that is called for several says it by `as`. */
  service?: string;
}

const MAX_REDIRECTS = 3;
const REDIRECTS = new Set([301, 302, 303, 307, 308]);
const WAYS_TO_END = new Set(['ECONNRESET', 'EPIPE']);

export function createOutside({
  allowedOrigins = [],
  resolve = resolveBySystem,
  service = 'other',
}: OutsideOptions = {}) {
  const allowed = new Set(allowedOrigins.map((origin) => new URL(origin).origin));
  const guarded = new HttpsAgent({ keepAlive: true, lookup: guardedLookup(resolve) });
  const open = { 'https:': new HttpsAgent({ keepAlive: true }), 'http:': new HttpAgent({ keepAlive: true }) };

  /** A whole reply, decompressed; statuses are the caller's to judge, redirects of a GET are followed. */
  function request(address: string, options: OutsideRequest = {}): Promise<OutsideReply> {
    return requestAs(service, address, options);
  }

  function requestAs(called: string, address: string, options: OutsideRequest): Promise<OutsideReply> {
    const run: OutsideRun = { service: called, method: options.method ?? 'GET' };
    return runs.outside.tracePromise(async () => {
      const reply = await ask(address, options);
      run.status = reply.status;
      return reply;
    }, run);
  }

  async function ask(address: string, options: OutsideRequest): Promise<OutsideReply> {
    const { timeoutMs = 30_000, maxBytes = 32 * 1024 * 1024 } = options;
    const limit = AbortSignal.timeout(timeoutMs);
    const signal = options.signal ? AbortSignal.any([limit, options.signal]) : limit;
    try {
      const headers = { 'accept-encoding': 'gzip, br', ...options.headers };
      const response = await follow(address, { ...options, headers, signal });
      const body = await readWhole(decompressed(response), maxBytes);
      return { status: response.statusCode ?? 0, headers: response.headers, body };
    } catch (error) {
      options.signal?.throwIfAborted();
      if (limit.aborted)
        throw new OutsideFault('timed_out', `No answer within ${timeoutMs} ms`, { cause: error });
      throw asFault(error);
    }
  }

  /** The lines of a file of any size: read as fast as they are taken, never held as a whole. */
  async function* lines(address: string, options: LineRequest = {}): AsyncGenerator<LineBatch> {
    const { from = 0, idleTimeoutMs = 60_000, maxLineBytes = 16 * 1024 * 1024, signal } = options;
    const waiting = new AbortController();
    const timer = setTimeout(() => waiting.abort(), idleTimeoutMs);
    let response: IncomingMessage;
    try {
      const headers: Record<string, string> = from > 0 ? { range: `bytes=${from}-` } : {};
      const untilAnswered = signal ? AbortSignal.any([signal, waiting.signal]) : waiting.signal;
      response = await follow(address, { headers, signal: untilAnswered });
    } catch (error) {
      signal?.throwIfAborted();
      if (waiting.signal.aborted) throw new OutsideFault('timed_out', 'The file did not begin to arrive');
      throw asFault(error);
    } finally {
      clearTimeout(timer);
    }
    if (from > 0 && response.statusCode === 416) {
      response.destroy();
      return;
    }
    if (response.statusCode !== 200 && response.statusCode !== 206) {
      response.destroy();
      throw new OutsideFault('refused_status', `The file was refused with status ${response.statusCode}`, {
        status: response.statusCode,
      });
    }
    const skip = response.statusCode === 206 ? 0 : from;
    yield* splitLines(chunksOf(response, { idleTimeoutMs, signal }), { from, skip, maxLineBytes });
  }

  async function follow(address: string, options: OutsideRequest) {
    const { method = 'GET', body, signal, maxRedirects = MAX_REDIRECTS } = options;
    let { headers = {} } = options;
    let url = checkedUrl(address);
    for (let hop = 0; ; hop += 1) {
      const response = await send(url, { method, headers, body, signal });
      const next = response.headers.location;
      if (method !== 'GET' || !next || !REDIRECTS.has(response.statusCode ?? 0)) return response;
      response.destroy();
      if (hop === maxRedirects) throw new OutsideFault('too_many_redirects', 'Redirected too often');
      const target = checkedUrl(new URL(next, url).href);
      // What was meant for one origin (a token above all) is not shown to another.
      if (target.origin !== url.origin) headers = {};
      url = target;
    }
  }

  function checkedUrl(address: string): URL {
    if (!URL.canParse(address)) throw new OutsideFault('forbidden_address', 'Not an address');
    const url = new URL(address);
    if (url.username || url.password)
      throw new OutsideFault('forbidden_address', 'Addresses with a sign-in are refused');
    if (allowed.has(url.origin)) return url;
    if (url.protocol !== 'https:')
      throw new OutsideFault('forbidden_address', 'Only https addresses are allowed');
    const host = url.hostname.replace(/^\[|\]$/g, '');
    if (isIP(host) && !isPublicAddress(host)) throw privateAddress(host);
    return url;
  }

  function send(url: URL, options: OutsideRequest): Promise<IncomingMessage> {
    const { method, headers, body, signal } = options;
    const secure = url.protocol === 'https:';
    const agent = !allowed.has(url.origin) ? guarded : secure ? open['https:'] : open['http:'];
    const begin = secure ? httpsRequest : httpRequest;
    return new Promise((done, failed) => {
      const sent = begin(url, { method, headers, agent, signal }, done);
      sent.on('error', (error: NodeJS.ErrnoException) => {
        // They may end a connection that lay idle just as it is used again; what only reads is asked anew (RFC 9110 9.2.2).
        const hadEnded = sent.reusedSocket && WAYS_TO_END.has(error.code ?? '');
        if (method === 'GET' && hadEnded) done(send(url, options));
        else failed(error);
      });
      sent.end(body);
    });
  }

  function close(): void {
    for (const agent of [guarded, open['https:'], open['http:']]) agent.destroy();
  }

  /** The same, counted as calls of that service. */
  function as(called: string) {
    return {
      request: (address: string, options: OutsideRequest = {}) => requestAs(called, address, options),
      lines,
    };
  }

  return { request, lines, as, close };
}
export type Outside = ReturnType<typeof createOutside>;

const notPublicIpv4 = new BlockList();
for (const subnet of [
  '0.0.0.0/8 10.0.0.0/8 100.64.0.0/10 127.0.0.0/8 169.254.0.0/16 172.16.0.0/12 192.0.0.0/24 192.0.2.0/24',
  '192.88.99.0/24 192.168.0.0/16 198.18.0.0/15 198.51.100.0/24 203.0.113.0/24 224.0.0.0/4 240.0.0.0/4',
].flatMap((row) => row.split(' '))) {
  const [network = '', prefix] = subnet.split('/');
  notPublicIpv4.addSubnet(network, Number(prefix), 'ipv4');
}
// Only 2000::/3 is given out as public; inside it, tunnels would lead back to any IPv4 address.
const globalIpv6 = new BlockList();
globalIpv6.addSubnet('2000::', 3, 'ipv6');
const notPublicIpv6 = new BlockList();
notPublicIpv6.addSubnet('2001::', 23, 'ipv6');
notPublicIpv6.addSubnet('2001:db8::', 32, 'ipv6');
notPublicIpv6.addSubnet('2002::', 16, 'ipv6');
notPublicIpv6.addSubnet('3fff::', 20, 'ipv6');

export function isPublicAddress(address: string): boolean {
  const family = isIP(address);
  if (family === 4) return !notPublicIpv4.check(address, 'ipv4');
  return family === 6 && globalIpv6.check(address, 'ipv6') && !notPublicIpv6.check(address, 'ipv6');
}

/** Whether an address is one that anybody could open, as far as it says so itself. */
export function isOpenToAll(address: string): boolean {
  const { hostname } = new URL(address);
  const host = hostname.replace(/^\[|\]$/g, '');
  if (isIP(host)) return isPublicAddress(host);
  return host.includes('.') && !/\.(localhost|local|internal|lan|home\.arpa)$/.test(host);
}

function resolveBySystem(hostname: string): Promise<LookupAddress[]> {
  return new Promise((done, failed) => {
    systemLookup(hostname, { all: true }, (error, addresses) => (error ? failed(error) : done(addresses)));
  });
}

/** One private address among public ones is a trap, not a choice: the whole name is refused. */
function guardedLookup(resolve: (hostname: string) => Promise<LookupAddress[]>): LookupFunction {
  return (hostname, options, answer) => {
    resolve(hostname).then(
      (addresses) => {
        const [first] = addresses;
        const hidden = addresses.find(({ address }) => !isPublicAddress(address));
        if (hidden || !first) return answer(privateAddress(hostname), '', 0);
        if (options.all) answer(null, addresses);
        else answer(null, first.address, first.family);
      },
      (error: NodeJS.ErrnoException) => answer(error, '', 0),
    );
  };
}

function privateAddress(host: string): OutsideFault {
  return new OutsideFault('forbidden_address', `${host} is not a public address`);
}

function asFault(error: unknown): OutsideFault {
  if (error instanceof OutsideFault) return error;
  const reason = error instanceof Error && 'code' in error ? String(error.code) : 'connection failed';
  return new OutsideFault('unreachable', `Not reachable: ${reason}`, { cause: error });
}

function decompressed(response: IncomingMessage): Readable {
  const encoding = response.headers['content-encoding'];
  if (encoding !== 'gzip' && encoding !== 'br') return response;
  const unpacked = encoding === 'gzip' ? createGunzip() : createBrotliDecompress();
  pipeline(response, unpacked, () => {});
  return unpacked;
}

async function readWhole(stream: Readable, maxBytes: number): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of stream as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > maxBytes) throw new OutsideFault('too_large', `The reply is larger than ${maxBytes} bytes`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

// The time limit runs only while we wait for them: a slow taker pauses the connection, which is no fault of theirs.
async function* chunksOf(
  response: IncomingMessage,
  { idleTimeoutMs, signal }: { idleTimeoutMs: number; signal?: AbortSignal },
): AsyncGenerator<Buffer> {
  const stop = () => response.destroy();
  signal?.addEventListener('abort', stop);
  const chunks = response[Symbol.asyncIterator]() as AsyncIterator<Buffer>;
  try {
    for (;;) {
      const timer = setTimeout(
        () => response.destroy(new OutsideFault('timed_out', `Nothing arrived for ${idleTimeoutMs} ms`)),
        idleTimeoutMs,
      );
      const next = await chunks.next().finally(() => clearTimeout(timer));
      if (next.done) return;
      yield next.value;
    }
  } catch (error) {
    signal?.throwIfAborted();
    throw asFault(error);
  } finally {
    signal?.removeEventListener('abort', stop);
    response.destroy();
  }
}

const NEWLINE = 10;

async function* splitLines(
  chunks: AsyncIterable<Buffer>,
  { from, skip, maxLineBytes }: { from: number; skip: number; maxLineBytes: number },
): AsyncGenerator<LineBatch> {
  let unfinished: Buffer[] = [];
  let unfinishedBytes = 0;
  let toSkip = skip;
  let offset = from;
  for await (const whole of chunks) {
    const chunk = toSkip > 0 ? whole.subarray(Math.min(toSkip, whole.length)) : whole;
    toSkip -= whole.length - chunk.length;
    const batch: LineBatch = { texts: [], ends: [] };
    let start = 0;
    for (let end = chunk.indexOf(NEWLINE); end !== -1; end = chunk.indexOf(NEWLINE, start)) {
      offset += end - start + 1;
      if (unfinishedBytes === 0) batch.texts.push(chunk.toString('utf8', start, end));
      else {
        offset += unfinishedBytes;
        batch.texts.push(Buffer.concat([...unfinished, chunk.subarray(start, end)]).toString('utf8'));
        unfinished = [];
        unfinishedBytes = 0;
      }
      batch.ends.push(offset);
      start = end + 1;
    }
    if (start < chunk.length) {
      unfinished.push(chunk.subarray(start));
      unfinishedBytes += chunk.length - start;
      if (unfinishedBytes > maxLineBytes) {
        throw new OutsideFault('too_large', `A line is longer than ${maxLineBytes} bytes`);
      }
    }
    if (batch.texts.length > 0) yield batch;
  }
  if (unfinishedBytes > 0) {
    yield { texts: [Buffer.concat(unfinished).toString('utf8')], ends: [offset + unfinishedBytes] };
  }
}
