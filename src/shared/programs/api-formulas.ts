import { API_METRICS, type ApiMetric } from './api-metrics.ts';

/** A formula that changes gets the next number, so that figures of two formulas are never taken for one. */
export const FORMULA_IDS = Object.fromEntries(API_METRICS.map((metric) => [metric, `${metric}.1`])) as Record<
  ApiMetric,
  string
>;
