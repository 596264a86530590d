import { loadavg } from 'node:os';
import { setTimeout as wait } from 'node:timers/promises';
import type { ReportBasis } from '#shared/analytics/report-basis.ts';
import { MINUTE_MS } from '#shared/core/time.ts';
import { startProduct } from '../../scripts/running-product.ts';
import { type Owner, signUpAt } from './owner.ts';
import { heading, quantile, report, seconds } from './report.ts';
import { writeStandInFiles } from './stand-in.ts';

const PORT = 3921;
/** What a reader takes to look at one thing before they ask for the next. */
const PAUSE_MS = 25;
const LONGEST_MS = 5 * MINUTE_MS;
const SLOWEST = 3;
/** What any single call of a reader may take. */
const LONGEST_CALL_MS = 1_000;

interface Place {
  name: string;
  dataDir: string;
  databaseUrl?: string | undefined;
  /** What 95 of 100 calls of a reader may take while everything is counted. */
  readersBudgetMs: number;
}

/** What the pages of a store ask for, one after the other. */
const CALLS = [
  'dashboard?range=mtd',
  'dashboard?range=30d',
  'dashboard?range=12m',
  'series?range=30d',
  'series?range=12m',
  'order-hours?range=90d',
  'places?range=30d',
  'places?range=12m',
  'change?range=30d',
  'forecast',
  'customers',
  'customers/list',
  'customers/groups',
  'customers/cohorts',
  'customers/loyalty?range=30d',
  'products/ranking?range=30d',
  'products/ranking?range=12m',
  'affinity',
  'abandoned-carts/list',
  'abandoned-carts/summary?range=30d',
  'insights',
];

/**
 * A reader who opens the store's pages the moment it is read, while its totals are counted, its first insights found and
 * its reports computed: until a whole round of calls is answered with nothing left to count.
 */
export async function benchReaders(place: Place) {
  heading(`Readers' calls while a newly read store is counted, ${place.name}`);
  const product = await startProduct({ port: PORT, ...place });
  try {
    await writeStandInFiles(product.url);
    const owner = await signUpAt(product.url);
    const { id } = await owner.connectDemoStore();
    const store = await owner.untilRead(id);
    const loadBefore = loadavg()[0]!;
    const { answers, tookMs, isDone } = await readUntilCounted(owner, id);
    const all = answers.map(({ ms }) => ms);
    report('orders read', store.sync.orders.toLocaleString('en'));
    report(
      'processes that wanted a processor, before and after',
      `${loadBefore.toFixed(1)}, ${loadavg()[0]!.toFixed(1)}`,
    );
    report(isDone ? 'nothing was left to count after' : 'given up after', seconds(tookMs));
    const [p50, p95] = [quantile(all, 0.5), quantile(all, 0.95)];
    report(`${all.length} calls, p50 / p95`, `${p50.toFixed(0)} / ${p95.toFixed(0)} ms`, {
      text: `p95 ${place.readersBudgetMs} ms`,
      met: p95 <= place.readersBudgetMs,
    });
    const settled = await readRound(owner, id);
    const ms = settled.map((answer) => answer.ms);
    report(
      'the same calls afterwards, p50 / p95',
      `${quantile(ms, 0.5).toFixed(0)} / ${quantile(ms, 0.95).toFixed(0)} ms`,
    );
    for (const { call, ms } of answers.toSorted((one, other) => other.ms - one.ms).slice(0, SLOWEST))
      report(`slowest: ${call}`, `${ms.toFixed(0)} ms`, {
        text: `${LONGEST_CALL_MS} ms`,
        met: ms <= LONGEST_CALL_MS,
      });
  } finally {
    await product.stop();
  }
}

interface Answer {
  call: string;
  ms: number;
  isCurrent: boolean;
}

async function readUntilCounted(owner: Owner, storeId: string) {
  const startedAt = performance.now();
  const answers: Answer[] = [];
  for (;;) {
    const round = await readRound(owner, storeId);
    answers.push(...round);
    const tookMs = performance.now() - startedAt;
    const { sync } = await owner.store(storeId);
    const isDone = sync.lastSyncedAt !== null && round.every(({ isCurrent }) => isCurrent);
    if (isDone || tookMs > LONGEST_MS) return { answers, tookMs, isDone };
  }
}

async function readRound(owner: Owner, storeId: string): Promise<Answer[]> {
  const answers: Answer[] = [];
  for (const call of CALLS) {
    const askedAt = performance.now();
    const path = `/api/analytics/${storeId}/${call}`;
    const reply = await owner.ask<Partial<ReportBasis> | unknown[]>('GET', path).catch(() => null);
    answers.push({ call, ms: performance.now() - askedAt, isCurrent: isCurrent(reply) });
    await wait(PAUSE_MS);
  }
  return answers;
}

/** Insights are a list, which is empty until there are some. */
function isCurrent(reply: Partial<ReportBasis> | unknown[] | null): boolean {
  if (reply === null) return false;
  return Array.isArray(reply) ? reply.length > 0 : reply.stale !== true;
}
