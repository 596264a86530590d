import type { Engagement } from '#server/platforms/ports/social-network.ts';

export const METRICS = ['likes', 'comments', 'shares', 'saves', 'reach', 'impressions', 'clicks'] as const;
export type Metrics = Pick<Engagement, (typeof METRICS)[number]>;

/** What a network last said of a post; saved with its delivery. */
export type Measured = Metrics & { measuredAt: string };

export function isNothing(metrics: Metrics): boolean {
  return METRICS.every((metric) => metrics[metric] === null);
}

/** What is no longer reported stays as it was reported last. */
export function withLatest(known: Metrics | null, read: Metrics): Metrics {
  return metricsOf((metric) => read[metric] ?? known?.[metric] ?? null);
}

/** Over several accounts: of what is known. */
export function sumOf(each: Metrics[]): Metrics {
  return metricsOf((metric) => {
    const known = each.map((metrics) => metrics[metric]).filter((value) => value !== null);
    return known.length === 0 ? null : known.reduce((sum, value) => sum + value, 0);
  });
}

function metricsOf(numberOf: (metric: (typeof METRICS)[number]) => number | null): Metrics {
  const entries = METRICS.map((metric) => [metric, numberOf(metric)]);
  return Object.fromEntries(entries) as Metrics;
}
