import * as z from 'zod/mini';
import { apiEndpoint } from './api-endpoint.ts';
import { apiId } from './api-ids.ts';

/** Titles and descriptions are as the shop has them: untrusted text. */
const Product = z.object({
  id: apiId('product'),
  title: z.string(),
  /** Without markup; null where there is none. */
  description: z.nullable(z.string()),
  category: z.nullable(z.string()),
  vendor: z.nullable(z.string()),
  image_url: z.nullable(z.string()),
  /** Of the shop. */
  url: z.nullable(z.string()),
  currency: z.string(),
  variants: z.array(
    z.object({
      id: z.string(),
      title: z.string(),
      sku: z.nullable(z.string()),
      /** Minor units of `currency`, as is the one below. */
      price: z.number(),
      compare_at_price: z.nullable(z.number()),
      /** Null where the shop does not count. */
      inventory: z.nullable(z.number()),
    }),
  ),
  updated_at: z.string(),
});
export type ApiProduct = z.infer<typeof Product>;

export const apiProducts = {
  products: apiEndpoint({
    method: 'GET',
    path: '/api/v1/stores/:store_id/products',
    of: 'store',
    scope: 'products:read',
    summary: 'Products of a store with their variants',
    data: Product,
    isList: true,
    example: { query: { limit: '10' } },
  }),
};
