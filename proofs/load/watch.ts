import { MINUTE_MS } from '#shared/core/time.ts';
import { megabytes } from '../bench/report.ts';
import { residentMemory } from '../bench/resident-memory.ts';
import type { Server } from './processes.ts';
import { type Scraped, scrape } from './scraped.ts';
import type { KindOfCall, Timings } from './timings.ts';

const SAMPLE_MS = 5_000;
/** The slope is that of the last minutes: what a process gathers while it warms up is no growth. */
const SLOPE_MINUTES = 20;

/** Looks at all processes while they work, and writes a few lines every minute. */
export function watchProcesses(servers: Server[], timings: Timings, write: (line: string) => void) {
  const startedAt = Date.now();
  const minutes = servers.map((): number[] => []);
  let samples = servers.map((): number[] => []);
  const peaks = servers.map(() => 0);

  const sampling = setInterval(() => {
    for (const [at, { pid }] of servers.entries()) {
      const resident = residentMemory(pid);
      samples[at]!.push(resident);
      peaks[at] = Math.max(peaks[at]!, resident);
    }
  }, SAMPLE_MS);
  const reporting = setInterval(() => void reportMinute(), MINUTE_MS);

  async function reportMinute() {
    for (const [at, seen] of samples.entries()) minutes[at]!.push(meanOf(seen));
    samples = servers.map(() => []);
    const scraped = await Promise.all(servers.map(({ metricsUrl }) => scrape(metricsUrl).catch(() => null)));
    write(`\nminute ${Math.round((Date.now() - startedAt) / MINUTE_MS)}`);
    for (const line of callLines(timings.look(), MINUTE_MS / 1000)) write(line);
    for (const [at, { name }] of servers.entries())
      write(processLine(name, minutes[at]!.at(-1)!, scraped[at]!));
    const metrics = scraped.find(Boolean);
    if (!metrics) return;
    const jobs = metrics.sum('vitrin_jobs_waiting');
    const oldestSeconds = metrics.max('vitrin_jobs_oldest_waiting_seconds');
    const longest = metrics
      .all('vitrin_jobs_oldest_waiting_seconds')
      .toSorted((a, b) => b.value - a.value)[0];
    write(
      `  queue ${jobs} waiting, the oldest ${oldestSeconds.toFixed(0)} s ${longest?.labels.job ?? ''}, posts overdue ${metrics.sum('vitrin_overdue_post_seconds').toFixed(0)} s`,
    );
  }

  return {
    stop() {
      clearInterval(sampling);
      clearInterval(reporting);
    },
    memory: () =>
      servers.map(({ name }, at) => ({
        name,
        peak: peaks[at]!,
        mean: meanOf(minutes[at]!.slice(-SLOPE_MINUTES)),
        ...slopeOf(minutes[at]!.slice(-SLOPE_MINUTES).map((bytes, x) => ({ x, y: bytes / 2 ** 20 }))),
      })),
  };
}

const meanOf = (values: number[]) =>
  values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);

export function callLines(calls: KindOfCall[], seconds: number): string[] {
  return calls
    .toSorted((a, b) => b.count - a.count)
    .map(
      ({ kind, count, failed, p50, p95, p99 }) =>
        `  ${kind.padEnd(28)} ${(count / seconds).toFixed(2).padStart(7)}/s  p50 ${p50.toFixed(0).padStart(6)}  p95 ${p95.toFixed(0).padStart(6)}  p99 ${p99.toFixed(0).padStart(6)} ms${failed ? `  ${failed} FAILED` : ''}`,
    );
}

function processLine(name: string, resident: number, scraped: Scraped | null): string {
  const of = (state: string) =>
    scraped?.all('vitrin_database_connections').find(({ labels }) => labels.state === state)?.value ?? 0;
  const lag = (scraped?.sum('nodejs_eventloop_lag_p99_seconds') ?? 0) * 1000;
  return `  ${name.padEnd(10)} ${megabytes(resident).padStart(7)}  event loop p99 ${lag.toFixed(0).padStart(4)} ms  connections ${of('busy')} busy, ${of('idle')} idle, ${scraped?.sum('vitrin_database_waiting') ?? 0} queries waiting`;
}

/** How fast something grows, by least squares, with half the width of the 95 % interval. */
function slopeOf(points: { x: number; y: number }[]): { slope: number; noise: number } {
  const count = points.length;
  if (count < 3) return { slope: 0, noise: Number.POSITIVE_INFINITY };
  const meanX = points.reduce((sum, { x }) => sum + x, 0) / count;
  const meanY = points.reduce((sum, { y }) => sum + y, 0) / count;
  const spread = points.reduce((sum, { x }) => sum + (x - meanX) ** 2, 0);
  const slope = points.reduce((sum, { x, y }) => sum + (x - meanX) * (y - meanY), 0) / spread;
  const errors = points.reduce((sum, { x, y }) => sum + (y - meanY - slope * (x - meanX)) ** 2, 0);
  return { slope, noise: studentT(count - 2) * Math.sqrt(errors / (count - 2) / spread) };
}

/** The 97.5 % point of Student's t: Cornish and Fisher's expansion about the normal one, good to a percent from 3 on. */
function studentT(freedom: number): number {
  const z = 1.959964;
  return z + (z ** 3 + z) / (4 * freedom) + (5 * z ** 5 + 16 * z ** 3 + 3 * z) / (96 * freedom ** 2);
}
