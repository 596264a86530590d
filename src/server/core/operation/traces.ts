import { AsyncLocalStorage } from 'node:async_hooks';
import type { ChannelListener, TracingChannel } from 'node:diagnostics_channel';
import {
  type Attributes,
  ROOT_CONTEXT,
  type Span,
  SpanKind,
  SpanStatusCode,
  trace,
} from '@opentelemetry/api';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import {
  BatchSpanProcessor,
  ParentBasedSampler,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace';
import { runs } from './happenings.ts';

interface TraceSettings {
  /** A collector's address; `/v1/traces` is added. */
  endpoint: string;
  serviceName: string;
  /** Of all requests and jobs, 0 to 1. */
  share: number;
}

/**
 * Spans of requests, jobs and calls of other services, sent to a collector. Made from what happens here rather than by
 * instrumenting modules, whose hooks do not see modules that are imported as ours are.
 */
export function startTraces({ endpoint, serviceName, share }: TraceSettings) {
  const exporter = new OTLPTraceExporter({ url: `${endpoint.replace(/\/$/, '')}/v1/traces` });
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ 'service.name': serviceName }),
    sampler: new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(share) }),
    spanProcessors: [new BatchSpanProcessor({ exporter })],
  });
  const tracer = provider.getTracer('vitrin');
  const current = new AsyncLocalStorage<Span>();

  const stops = [
    spanOf(runs.request, {
      kind: SpanKind.SERVER,
      name: ({ method, route }) => `${method} ${route}`,
      before: ({ method, route, requestId }) => ({
        'http.request.method': method,
        'http.route': route,
        'vitrin.request_id': requestId,
      }),
      after: ({ status = 0 }) => ({ 'http.response.status_code': status }),
      failed: ({ status = 0 }) => status >= 500,
    }),
    spanOf(runs.job, {
      kind: SpanKind.CONSUMER,
      name: ({ job }) => job,
      before: ({ job, jobId }) => ({ 'messaging.destination.name': job, 'messaging.message.id': jobId }),
    }),
    spanOf(runs.outside, {
      kind: SpanKind.CLIENT,
      name: ({ method, service }) => `${method} ${service}`,
      before: ({ method, service }) => ({ 'http.request.method': method, 'peer.service': service }),
      after: ({ status }) => (status === undefined ? {} : { 'http.response.status_code': status }),
    }),
  ];

  function spanOf<Run extends { error?: unknown }>(channel: TracingChannel<unknown, Run>, shape: Shape<Run>) {
    const spans = new WeakMap<Run, Span>();
    const begin = (run: Run) => {
      const parent = current.getStore();
      const context = parent ? trace.setSpan(ROOT_CONTEXT, parent) : ROOT_CONTEXT;
      const options = { kind: shape.kind, attributes: shape.before(run) };
      const span = tracer.startSpan(shape.name(run), options, context);
      spans.set(run, span);
      return span;
    };
    const end = ((run: Run) => {
      const span = spans.get(run);
      if (!span) return;
      span.setAttributes(shape.after?.(run) ?? {});
      if (run.error !== undefined || shape.failed?.(run)) span.setStatus(failureOf(run.error));
      span.end();
    }) as ChannelListener;
    channel.start.bindStore(current as AsyncLocalStorage<unknown>, begin as (run: unknown) => unknown);
    channel.asyncEnd.subscribe(end);
    return () => {
      channel.start.unbindStore(current as AsyncLocalStorage<unknown>);
      channel.asyncEnd.unsubscribe(end);
    };
  }

  /** Sends what is left. */
  async function stop() {
    for (const end of stops) end();
    await provider.shutdown();
  }
  return { stop };
}

interface Shape<Run> {
  kind: SpanKind;
  name: (run: Run) => string;
  before: (run: Run) => Attributes;
  after?: (run: Run) => Attributes;
  failed?: (run: Run) => boolean;
}

/** Its name alone: messages may hold what the log takes out. */
function failureOf(error: unknown) {
  const message = error instanceof Error ? error.name : 'failed';
  return { code: SpanStatusCode.ERROR, message };
}
