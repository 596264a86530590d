import type { TracingChannel } from 'node:diagnostics_channel';
import { Counter, collectDefaultMetrics, Histogram, Registry } from 'prom-client';
import { createDatabaseMetrics } from './database-metrics.ts';
import { hearHappening, runs } from './happenings.ts';
import type { Connections, Readings } from './readings.ts';

export interface MetricsSources {
  readings: () => Promise<Readings>;
  connections: () => Connections;
}

const REQUEST_SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];
const JOB_SECONDS = [0.01, 0.05, 0.1, 0.5, 1, 5, 15, 60, 300, 900];
const OUTSIDE_SECONDS = [0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];

/**
 * What this process did since it began, and what waits in the database, in the words of Prometheus. Labels have few
 * values: patterns of addresses, names of jobs, services; never a store, a user or a file.
 */
export function createMetrics(sources: MetricsSources) {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const readDatabase = createDatabaseMetrics(registry, sources);
  const stopListening = [
    countRequests(registry),
    countJobs(registry),
    countOutsideCalls(registry),
    ...countHappenings(registry),
  ];

  return {
    contentType: registry.contentType,
    async text() {
      await readDatabase();
      return registry.metrics();
    },
    stop() {
      for (const stop of stopListening) stop();
      registry.clear();
    },
  };
}
export type Metrics = ReturnType<typeof createMetrics>;

/** @returns what ends the listening. */
function timeRuns<Run extends object>(
  channel: TracingChannel<unknown, Run>,
  ended: (run: Run, seconds: number) => void,
) {
  const startedAt = new WeakMap<Run, number>();
  const hearers = {
    start: (run: Run) => void startedAt.set(run, performance.now()),
    asyncEnd(run: Run) {
      const start = startedAt.get(run);
      if (start !== undefined) ended(run, (performance.now() - start) / 1000);
    },
    end() {},
    asyncStart() {},
    error() {},
  };
  channel.subscribe(hearers);
  return () => void channel.unsubscribe(hearers);
}

function countRequests(registry: Registry) {
  const seconds = new Histogram({
    name: 'vitrin_http_request_seconds',
    help: 'Answered requests and how long they took.',
    labelNames: ['method', 'route', 'status'],
    buckets: REQUEST_SECONDS,
    registers: [registry],
  });
  return timeRuns(runs.request, ({ method, route, status = 0 }, took) =>
    seconds.observe({ method, route, status }, took),
  );
}

function countJobs(registry: Registry) {
  const seconds = new Histogram({
    name: 'vitrin_job_seconds',
    help: 'Jobs that ended and how long they took.',
    labelNames: ['job', 'outcome'],
    buckets: JOB_SECONDS,
    registers: [registry],
  });
  return timeRuns(runs.job, ({ job, error }, took) =>
    seconds.observe({ job, outcome: error === undefined ? 'done' : 'failed' }, took),
  );
}

function countOutsideCalls(registry: Registry) {
  const seconds = new Histogram({
    name: 'vitrin_outside_call_seconds',
    help: 'Calls of other services by what they answered: a class of statuses, or why there was no answer.',
    labelNames: ['service', 'outcome'],
    buckets: OUTSIDE_SECONDS,
    registers: [registry],
  });
  return timeRuns(runs.outside, ({ service, status, error }, took) =>
    seconds.observe({ service, outcome: outcomeOf(status, error) }, took),
  );
}

function outcomeOf(status: number | undefined, error: unknown): string {
  if (error === undefined) return status === undefined ? 'answered' : `${Math.floor(status / 100)}xx`;
  const { code, name } = error as { code?: unknown; name?: unknown };
  if (typeof code === 'string') return code;
  return name === 'AbortError' ? 'given_up' : 'failed';
}

function countHappenings(registry: Registry) {
  const counter = <Label extends string>(name: string, help: string, labelNames: Label[]) =>
    new Counter({ name, help, labelNames, registers: [registry] });
  const accepted = counter('vitrin_webhooks_accepted_total', 'Webhooks recorded and answered.', []);
  const applied = counter('vitrin_webhooks_applied_total', 'Webhooks whose orders were read again.', []);
  const deliveries = counter('vitrin_deliveries_total', 'Sent posts by network and what came of it.', [
    'network',
    'outcome',
  ]);
  const generations = counter('vitrin_generations_total', 'Generated content by kind and outcome.', [
    'kind',
    'outcome',
  ]);
  const aiCalls = counter('vitrin_ai_calls_total', 'Questions to an AI provider by purpose and outcome.', [
    'purpose',
    'outcome',
  ]);
  return [
    hearHappening('webhooksAccepted', ({ count }) => accepted.inc(count)),
    hearHappening('webhooksApplied', ({ count }) => applied.inc(count)),
    hearHappening('delivery', (labels) => deliveries.inc(labels)),
    hearHappening('generation', (labels) => generations.inc(labels)),
    hearHappening('aiCall', (labels) => aiCalls.inc(labels)),
  ];
}
