import { type Outside, OutsideFault } from '#server/platforms/ports/outside.ts';
import { PlatformFailure } from '#server/platforms/ports/platform-failure.ts';
import type { StoreAccess } from '#server/platforms/ports/store-platform.ts';
import type { ShopifyClient } from './client.ts';
import { shopifyFailures } from './failures.ts';
import type { Position } from './families.ts';
import { readOrderLine } from './order-line-text.ts';
import { bulkRunDocument, bulkRunningDocument, bulkStateDocument } from './queries.ts';
import {
  type BulkLine,
  type BulkState,
  isBulkLine,
  WireBulkRun,
  WireBulkRunning,
  WireBulkState,
} from './wire.ts';

export type BulkStart = { operation: string } | 'busy' | 'refused';
export type RunningOperation = { id: string; createdAt: string; query: string };

const FIRST_POLL_MS = 5_000;
const SLOWEST_POLL_MS = 60_000;
const UNFINISHED = new Set(['CREATED', 'RUNNING', 'CANCELING']);

/** Bulk operations: Shopify writes everything into one file, which is then read like any other. */
export function createBulk(
  client: ShopifyClient,
  outside: Pick<Outside, 'lines'>,
  sleep: (ms: number, signal?: AbortSignal) => Promise<void>,
) {
  async function start(access: StoreAccess, query: string, grouped: boolean): Promise<BulkStart> {
    try {
      const question = { document: bulkRunDocument, data: WireBulkRun, variables: { query, grouped } };
      const { bulkOperation, userErrors } = (await client.ask(access, question)).data.bulkOperationRunQuery;
      if (bulkOperation) return { operation: bulkOperation.id };
      return userErrors.some(({ code }) => code === 'LIMIT_REACHED' || code === 'OPERATION_IN_PROGRESS')
        ? 'busy'
        : 'refused';
    } catch (error) {
      // Not every token may run bulk operations (schema: bulkOperationRunQuery); ordinary pages remain.
      const refused = ['scope_missing', 'query_refused'];
      if (error instanceof PlatformFailure && refused.includes(error.code)) return 'refused';
      throw error;
    }
  }

  async function running(access: StoreAccess): Promise<RunningOperation[]> {
    const { data } = await client.ask(access, { document: bulkRunningDocument, data: WireBulkRunning });
    return data.bulkOperations.nodes;
  }

  async function state(access: StoreAccess, id: string, signal?: AbortSignal): Promise<BulkState | null> {
    const question = { document: bulkStateDocument, data: WireBulkState, variables: { id }, signal };
    return (await client.ask(access, question)).data.bulkOperation;
  }

  async function isFinished(access: StoreAccess, id: string): Promise<boolean> {
    return !UNFINISHED.has((await state(access, id))?.status ?? 'EXPIRED');
  }

  /** How the operation ended, however long it takes; null when Shopify no longer knows it. */
  async function ended(access: StoreAccess, id: string, signal: AbortSignal): Promise<BulkState | null> {
    const looks = untilEnded(access, id, signal);
    for (;;) {
      const look = await looks.next();
      if (look.done) return look.value;
    }
  }

  /** The same, with each look at an operation that has not ended. */
  async function* untilEnded(
    access: StoreAccess,
    id: string,
    signal: AbortSignal,
  ): AsyncGenerator<BulkState, BulkState | null> {
    for (let pauseMs = FIRST_POLL_MS; ; pauseMs = Math.min(SLOWEST_POLL_MS, pauseMs * 1.5)) {
      const now = await state(access, id, signal);
      if (!now || !UNFINISHED.has(now.status)) return now;
      yield now;
      await sleep(pauseMs, signal);
    }
  }

  return { start, running, state, isFinished, ended, untilEnded, pause: sleep, open: outside.lines };
}
export type Bulk = ReturnType<typeof createBulk>;

/** What came out of one line, with its place; `line` is null when it cannot be read. */
export interface ReadLine {
  line: BulkLine | null;
  text: string;
  start: Position;
  end: Position;
}

export type FileEnd = 'whole' | 'cut' | 'expired';

const MAX_STALLS = 3;

/**
 * The lines of a bulk file from `from` on, each one once. A broken connection is taken up where it broke; when the
 * file again and again ends before its time it is given up as `cut`, and its address may have `expired`.
 */
export async function* readBulkFile(
  { open, pause }: Pick<Bulk, 'open' | 'pause'>,
  { url, fileSize, from, signal }: { url: string; fileSize: number; from: Position; signal: AbortSignal },
): AsyncGenerator<ReadLine[], FileEnd> {
  let at = from;
  for (let stalls = 0; ; ) {
    const before = at.offset;
    try {
      for await (const { texts, ends } of open(url, { from: at.offset, signal })) {
        yield texts.map((text, index) => {
          const start = at;
          at = { offset: ends[index] ?? start.offset, lines: start.lines + 1 };
          return { line: parseLine(text), text, start, end: at };
        });
      }
      if (at.offset >= fileSize) return 'whole';
    } catch (error) {
      if (!(error instanceof OutsideFault)) throw error;
      if (error.code === 'forbidden_address') throw shopifyFailures.addressForbidden(error);
      if (error.code === 'refused_status' && (error.status ?? 500) < 500) return 'expired';
    }
    stalls = at.offset > before ? 0 : stalls + 1;
    if (stalls >= MAX_STALLS) return 'cut';
    await pause(1_000 * 2 ** stalls, signal);
  }
}

function parseLine(text: string): BulkLine | null {
  try {
    const value: unknown = readOrderLine(text) ?? JSON.parse(text);
    return isBulkLine(value) ? value : null;
  } catch {
    return null;
  }
}
