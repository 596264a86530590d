import type { Analytics } from '#server/analytics/area.ts';
import { describeMetrics, nameOfDimension, whyUnmeasured } from '#server/analytics/asking/measure.ts';
import { NO_READING } from '#server/analytics/asking/reading.ts';
import { apiProblems } from '#server/programs/http/api-problems.ts';
import { type ApiCall, pageOf, type ServeApi } from '#server/programs/http/serve-api.ts';
import { DIMENSIONS, type Reading } from '#shared/analytics/asking.ts';
import { FORMULA_IDS } from '#shared/programs/api-formulas.ts';
import { idIn } from '#shared/programs/api-ids.ts';
import { type ApiFigure, type ApiMetric, apiMetrics } from '#shared/programs/api-metrics.ts';
import { apiFigure } from './translate.ts';

export function metricCalls(serve: ServeApi, { measure }: Pick<Analytics, 'measure'>): void {
  serve(apiMetrics.metrics, async ({ page }) =>
    pageOf(
      describeMetrics().map(({ metric: id, unit, ...described }) => ({
        id,
        unit: unit as ApiFigure['unit'],
        formula_id: FORMULA_IDS[id],
        ...described,
      })),
      page,
    ),
  );

  serve(apiMetrics.dimensions, async ({ page }) =>
    pageOf(
      DIMENSIONS.map((id) => ({ id, name: nameOfDimension(id) })),
      page,
    ),
  );

  serve(apiMetrics.query, async ({ store, body }) => {
    const readings = body.metrics.map((metric) => readingOf(metric, body));
    for (const reading of readings) {
      const why = whyUnmeasured(reading, store);
      if (why) throw apiProblems.impossibleCombination(why);
    }
    const figures: ApiFigure[] = [];
    // One after the other: a program’s question must not take every connection of the database.
    for (const reading of readings) figures.push(apiFigure(await measure(store, reading), store, body.limit));
    return figures;
  });
}

type Query = ApiCall<typeof apiMetrics.query>['body'];

function readingOf(metric: ApiMetric, { filters = {}, ...asked }: Query): Reading {
  return {
    ...NO_READING,
    metric,
    by: asked.dimension ?? null,
    period: asked.period,
    compareWith: asked.compare_with ?? NO_READING.compareWith,
    order: asked.order ?? NO_READING.order,
    daysAhead: asked.days_ahead ?? null,
    country: filters.country ?? null,
    city: filters.city ?? null,
    product: filters.product ? idIn(filters.product) : null,
    customerKind: filters.customer_kind ?? null,
    channel: filters.channel ?? null,
    orderState: filters.order_state ?? null,
  };
}
