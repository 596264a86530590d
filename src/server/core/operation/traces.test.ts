import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { pino } from 'pino';
import { expect, onTestFinished, test } from 'vitest';
import { z } from 'zod';
import { createHttpServer } from '#server/core/http/http-server.ts';
import { createJobs, defineJob, handle } from '#server/core/jobs/jobs.ts';
import { createOutside } from '#server/platforms/ports/outside.ts';
import { NOBODY_IN } from '#server/testing/nobody-in.ts';
import { openTestDatabase } from '#server/testing/open-test-database.ts';
import { startTraces } from './traces.ts';

const database = await openTestDatabase();
const log = pino({ level: 'silent' });

interface ExportedSpan {
  name: string;
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  status: { code: number; message?: string };
  attributes: { key: string; value: object }[];
}

/** A service outside that also takes in spans, as a collector does. */
async function startWorld() {
  const spans: ExportedSpan[] = [];
  const services: string[] = [];
  const server = createServer(async (request, response) => {
    let body = '';
    for await (const chunk of request) body += chunk;
    if (request.url === '/v1/traces') {
      for (const { resource, scopeSpans } of JSON.parse(body).resourceSpans) {
        services.push(JSON.stringify(resource.attributes));
        for (const scope of scopeSpans) spans.push(...scope.spans);
      }
    }
    response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return { origin, spans, services };
}

test('a request, a job and the calls they make arrive at the collector as one tree each', async () => {
  const { origin, spans, services } = await startWorld();
  const traces = startTraces({ endpoint: origin, serviceName: 'vitrin-test', share: 1 });
  const outside = createOutside({ allowedOrigins: [origin], service: 'shopify' });
  onTestFinished(() => outside.close());
  const http = await createHttpServer({
    log,
    publicUrl: 'http://localhost:3000',
    web: null,
    imageOrigins: [],
    doorkeeper: NOBODY_IN,
  });
  http.post('/api/stores/:storeId', async () => {
    await outside.request(`${origin}/orders`);
    return {};
  });
  http.get('/api/faults', async () => {
    throw new Error('the password is tiger');
  });
  const address = await http.listen({ port: 0 });
  await fetch(`${address}/api/stores/1234`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{}',
  });
  await fetch(`${address}/api/faults`);
  await http.close();

  const jobs = createJobs({ database, log, work: true });
  const read = defineJob('testing.read', z.object({ storeId: z.string() }));
  const done = Promise.withResolvers<void>();
  const handler = handle(read, async () => {
    await outside.request(`${origin}/orders`);
    done.resolve();
  });
  await jobs.start([handler], []);
  await jobs.enqueue(database.db, read, { storeId: 's1' });
  await done.promise;
  await jobs.stop();
  await traces.stop();

  const named = (name: string) => spans.filter((span) => span.name === name);
  const [request] = named('POST /api/stores/:storeId');
  const [job] = named('testing.read');
  expect(named('GET shopify').map(({ parentSpanId, traceId }) => [parentSpanId, traceId])).toEqual([
    [request!.spanId, request!.traceId],
    [job!.spanId, job!.traceId],
  ]);
  expect([request!.parentSpanId, job!.parentSpanId]).toEqual([undefined, undefined]);
  expect(named('GET /api/faults')[0]!.status.code).toBe(2);
  expect(services[0]).toContain('vitrin-test');
  expect(JSON.stringify(spans)).not.toMatch(/tiger|1234|s1"/);
});
