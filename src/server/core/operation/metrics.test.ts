import { pino } from 'pino';
import { expect, onTestFinished, test } from 'vitest';
import { z } from 'zod';
import { createJobs, defineJob, handle } from '#server/core/jobs/jobs.ts';
import { createReadings } from '#server/operations/health/readings.ts';
import { release } from '#server/publishing/posts/deliveries.ts';
import { insertPost } from '#server/testing/insert-post.ts';
import { openTestDatabase } from '#server/testing/open-test-database.ts';
import { startApp } from '#server/testing/start-app.ts';
import { startPublishing } from '#server/testing/start-publishing.ts';
import { contentEndpoints } from '#shared/content/content.ts';
import { storeEndpoints } from '#shared/stores/stores.ts';
import { MERCHANT_APP } from '#simulators/shopify/apps/apps.ts';
import { createMetrics, type MetricsSources } from './metrics.ts';

const database = await openTestDatabase();
const NOTHING = { waitingJobs: [], overduePostSeconds: 0, storesBeingRead: 0 };

/** What is counted from now on, read line by line. */
function startMetrics({
  readings = async () => NOTHING,
  connections = () => null,
}: Partial<MetricsSources> = {}) {
  const metrics = createMetrics({ readings, connections });
  onTestFinished(() => metrics.stop());
  /** Of all lines of that name, whose labels contain these. */
  return async (name: string, ...labels: string[]) => {
    const lines = (await metrics.text()).split('\n').filter((line) => {
      return line.replace(/[{ ].*/, '') === name && labels.every((label) => line.includes(label));
    });
    return lines.reduce((sum, line) => sum + Number(line.slice(line.lastIndexOf(' '))), 0);
  };
}

test('a process reports its memory, its collected garbage and how late its loop is', async () => {
  const read = startMetrics();
  expect(await read('process_resident_memory_bytes')).toBeGreaterThan(1_000_000);
  expect(await read('nodejs_eventloop_lag_p99_seconds')).toBeGreaterThanOrEqual(0);
  expect(await read('nodejs_heap_size_used_bytes')).toBeGreaterThan(1_000_000);
});

test('requests, calls of a shop, webhooks, generations and questions to a provider are counted', async () => {
  const read = startMetrics();
  const { runJobs, signUp, simulator, db } = await startApp({
    shops: [
      {
        name: 'tea-house',
        products: [{ title: 'Tea', price: '10.00' }],
        orders: [{ name: '#1', createdAt: '2026-11-03T10:00:00Z', lines: [{ product: 'Tea' }] }],
      },
    ],
    ai: {},
  });
  const owner = await signUp();
  const { store } = await owner.expectOk(
    owner.call(storeEndpoints.connectShopifyApp, { body: { shop: 'tea-house', ...MERCHANT_APP } }),
  );
  await runJobs();
  simulator.shop('tea-house').cancelOrder('#1', { refund: true });
  await simulator.deliverDue();
  await runJobs();
  const { rows } = await db.execute('select id from products');
  const body = { productId: rows[0]!.id as string };
  await owner.expectOk(owner.call(contentEndpoints.generate, { params: { storeId: store.id }, body }));

  const pattern = 'route="/api/social-media/:storeId/generate-content"';
  expect(await read('vitrin_http_request_seconds_count', pattern, 'status="200"')).toBe(1);
  expect(await read('vitrin_http_request_seconds_count', store.id)).toBe(0);
  expect(await read('vitrin_outside_call_seconds_count', 'service="shopify"', '2xx')).toBeGreaterThan(2);
  expect(await read('vitrin_webhooks_accepted_total')).toBeGreaterThan(0);
  expect(await read('vitrin_webhooks_applied_total')).toBeGreaterThan(0);
  expect(await read('vitrin_generations_total', 'kind="post"', 'outcome="done"')).toBe(1);
  expect(await read('vitrin_ai_calls_total', 'purpose="caption"')).toBeGreaterThan(0);
});

test('sent posts are counted by network and what came of them', async () => {
  const read = startMetrics();
  const { post, runDue } = await startPublishing();
  await post({ on: ['facebook'] });
  await post({ on: ['twitter'], wording: { caption: 'Tea [reject].', shortText: 'Tea [reject].' } });
  await runDue();
  expect(await read('vitrin_deliveries_total', 'network="facebook"', 'outcome="published"')).toBe(1);
  expect(await read('vitrin_deliveries_total', 'network="twitter"', 'outcome="failed"')).toBe(1);
  expect(await read('vitrin_outside_call_seconds_count', 'service="facebook"')).toBeGreaterThan(0);
});

test('jobs are counted by name and outcome, and those that wait by how long', async () => {
  const jobs = createJobs({ database, log: pino({ level: 'silent' }), work: true });
  const now = () => new Date();
  const read = startMetrics({ readings: createReadings({ database, jobs, now }) });
  const nap = defineJob('testing.nap', z.object({ fails: z.boolean() }), { attempts: 1 });
  const later = defineJob('testing.later', z.object({}));
  const ended: boolean[] = [];
  const handler = handle(nap, async ({ fails }) => {
    ended.push(fails);
    if (fails) throw new Error('no');
  });
  await jobs.start([handler], []);
  onTestFinished(() => jobs.stop());
  for (const fails of [false, true]) await jobs.enqueue(database.db, nap, { fails });
  await expect.poll(() => ended.length).toBe(2);
  await expect.poll(() => read('vitrin_job_seconds_count', 'job="testing.nap"')).toBe(2);
  expect(await read('vitrin_job_seconds_count', 'job="testing.nap"', 'outcome="failed"')).toBe(1);

  const idle = createJobs({ database, log: pino({ level: 'silent' }) });
  await idle.start([handle(later, async () => {})], []);
  onTestFinished(() => idle.stop());
  await idle.enqueue(database.db, later, {});
  expect(await read('vitrin_jobs_waiting', 'job="testing.later"')).toBe(1);
  expect(await read('vitrin_jobs_oldest_waiting_seconds', 'job="testing.later"')).toBeLessThan(60);
  expect(await read('vitrin_database_up')).toBe(1);
});

test('a post that nobody took up is as late as the metrics say', async () => {
  const at = new Date('2026-11-21T12:00:00Z');
  const { post } = await insertPost(database.db, { scheduledFor: at });
  await release(database.db, post, at);
  const jobs = createJobs({ database, log: pino({ level: 'silent' }) });
  await jobs.start([], []);
  onTestFinished(() => jobs.stop());
  const now = () => new Date(at.getTime() + 90_000);
  const read = startMetrics({ readings: createReadings({ database, jobs, now }) });
  expect(await read('vitrin_overdue_post_seconds')).toBe(90);
  expect(await read('vitrin_stores_being_read')).toBe(0);
});

test('a database that is away is a metric, not the end of them', async () => {
  const read = startMetrics({
    readings: () => Promise.reject(new Error('gone')),
    connections: () => ({ open: 5, idle: 2, waiting: 7 }),
  });
  expect(await read('vitrin_database_up')).toBe(0);
  expect(await read('vitrin_database_connections', 'state="busy"')).toBe(3);
  expect(await read('vitrin_database_waiting')).toBe(7);
});
