import type { ApiEndpoint } from './api-endpoint.ts';
import { apiMetrics } from './api-metrics.ts';
import { apiPosts } from './api-posts.ts';
import { apiProducts } from './api-products.ts';
import { apiStores } from './api-stores.ts';

/** Everything that programs can call. */
export const API_CALLS: ApiEndpoint[] = [
  ...Object.values(apiStores),
  ...Object.values(apiMetrics),
  ...Object.values(apiProducts),
  ...Object.values(apiPosts),
];
