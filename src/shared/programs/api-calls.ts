import type { ApiEndpoint } from './api-endpoint.ts';
import { apiMetrics } from './api-metrics.ts';
import { apiStores } from './api-stores.ts';

/** Everything that programs can call. */
export const API_CALLS: ApiEndpoint[] = [...Object.values(apiStores), ...Object.values(apiMetrics)];
