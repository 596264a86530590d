import type { Config } from '#server/core/config.ts';
import type { Metrics, MetricsSources } from '#server/core/operation/metrics.ts';

/** What is asked of the application once it runs. */
interface Observed extends MetricsSources {
  isReady: () => Promise<boolean>;
}

/** What is loaded only where it is switched on: probes and metrics on a port of their own, and traces. */
export async function startOperation({ operation, traces }: Pick<Config, 'operation' | 'traces'>) {
  let app: Pick<Observed, 'isReady'> | null = null;
  let metrics: Metrics | null = null;
  const tracing = traces && (await import('#server/core/operation/traces.ts')).startTraces(traces);
  const server =
    operation &&
    (await (
      await import('./operation-server.ts')
    ).startOperationServer({
      ...operation,
      isReady: async () => app?.isReady() ?? false,
      metrics: () => metrics,
    }));

  async function observe(started: Observed) {
    if (server) metrics = (await import('#server/core/operation/metrics.ts')).createMetrics(started);
    app = started;
  }
  async function stop() {
    metrics?.stop();
    await server?.close();
    await tracing?.stop();
  }
  return { observe, stop, origin: server?.origin };
}
