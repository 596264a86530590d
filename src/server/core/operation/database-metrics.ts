import { Gauge, type Registry } from 'prom-client';
import type { MetricsSources } from './metrics.ts';

/** @returns what reads them again. A database that is away is itself a metric. */
export function createDatabaseMetrics(registry: Registry, { readings, connections }: MetricsSources) {
  const gauge = <Label extends string>(name: string, help: string, labelNames: Label[] = []) =>
    new Gauge({ name, help, labelNames, registers: [registry] });
  const waiting = gauge('vitrin_jobs_waiting', 'Jobs whose time has come, in all processes.', ['job']);
  const oldest = gauge('vitrin_jobs_oldest_waiting_seconds', 'How long the oldest of them has waited.', [
    'job',
  ]);
  const overdue = gauge('vitrin_overdue_post_seconds', 'How late the oldest post is that nobody took up.');
  const reading = gauge('vitrin_stores_being_read', 'Stores whose records are being read, in all processes.');
  const open = gauge('vitrin_database_connections', 'Connections of this process to the database.', [
    'state',
  ]);
  const queued = gauge('vitrin_database_waiting', 'Queries of this process that wait for a connection.');

  const up = gauge('vitrin_database_up', 'Whether the database answered when the metrics were fetched.');

  return async () => {
    const pool = connections();
    if (pool) {
      open.set({ state: 'idle' }, pool.idle);
      open.set({ state: 'busy' }, pool.open - pool.idle);
      queued.set(pool.waiting);
    }
    const read = await readings().catch(() => null);
    up.set(read ? 1 : 0);
    waiting.reset();
    oldest.reset();
    if (!read) return;
    for (const { job, count, oldestSeconds } of read.waitingJobs) {
      waiting.set({ job }, count);
      oldest.set({ job }, oldestSeconds);
    }
    overdue.set(read.overduePostSeconds);
    reading.set(read.storesBeingRead);
  };
}
