import * as z from 'zod/mini';
import { endpoint } from '#shared/core/endpoint.ts';
import { StoreParams } from '#shared/stores/stores.ts';

/** So many posts, and so many of them with an order, before anything is learnt from what posts earned. */
export const LEARNS_FROM = { posts: 30, selling: 15 } as const;

/** Whether times, kinds and tones of posts are chosen by what posts earned instead of by likes and comments. */
export const Learning = z.object({
  isOn: z.boolean(),
  /** On, and there is enough to learn from. */
  isActive: z.boolean(),
  /** Of the last twelve months: posts whose earnings are known, and those with an order. */
  posts: z.number(),
  selling: z.number(),
});
export type Learning = z.infer<typeof Learning>;

const path = '/api/social-media/:storeId/learning';

export const learningEndpoints = {
  get: endpoint({
    method: 'GET',
    path,
    access: 'store',
    needs: 'see',
    summary: 'Whether Vitrin chooses times, kinds and tones of posts by what posts earned',
    params: StoreParams,
    reply: Learning,
  }),
  change: endpoint({
    method: 'POST',
    path,
    access: 'store',
    needs: 'manage',
    summary: 'Switches that on or off',
    params: StoreParams,
    body: z.object({ isOn: z.boolean() }),
    activity: ['learning-on', 'learning-off'],
    reply: Learning,
  }),
};
