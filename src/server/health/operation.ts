import type { App } from '#server/app.ts';
import type { Config } from '#server/config.ts';
import type { Metrics } from '#server/operation/metrics.ts';

/** What is loaded only where it is switched on: probes and metrics on a port of their own, and traces. */
export async function startOperation({ operation, traces }: Pick<Config, 'operation' | 'traces'>) {
  let app: Pick<App, 'isReady'> | null = null;
  let metrics: Metrics | null = null;
  const tracing = traces && (await import('#server/operation/traces.ts')).startTraces(traces);
  const server =
    operation &&
    (await (
      await import('./operation-server.ts')
    ).startOperationServer({
      ...operation,
      isReady: async () => app?.isReady() ?? false,
      metrics: () => metrics,
    }));

  async function observe(started: App) {
    if (server) metrics = (await import('#server/operation/metrics.ts')).createMetrics(started);
    app = started;
  }
  async function stop() {
    metrics?.stop();
    await server?.close();
    await tracing?.stop();
  }
  return { observe, stop, origin: server?.origin };
}
