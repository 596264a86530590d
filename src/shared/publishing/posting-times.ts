import * as z from 'zod/mini';
import { endpoint } from '#shared/core/endpoint.ts';
import { text } from '#shared/core/sentence.ts';
import { StoreParams } from '#shared/stores/stores.ts';
import { PostTime } from './schedules.ts';

/** When schedules without times of their own post, by the clock of the store; at most one time a weekday. */
export const PostingTimes = z.object({
  times: z.array(PostTime),
  decidedBy: z.enum(['analysis', 'owner']),
  /** What the analysis rests on most; benchmark is a general habit and not the store's own data. Null for the owner's. */
  basis: z.nullable(z.enum(['account', 'store', 'benchmark'])),
});
export type PostingTimes = z.infer<typeof PostingTimes>;

const Choice = z.object({
  /** Null leaves it to the analysis again. */
  times: z.nullable(
    z.array(PostTime).check(
      z.minLength(1, text('Please choose at least one day.')),
      z.maxLength(7),
      z.refine((times) => new Set(times.map(({ day }) => day)).size === times.length, {
        error: text('Please choose one time a day.'),
      }),
    ),
  ),
});

export const postingTimesEndpoints = {
  read: endpoint({
    method: 'GET',
    path: '/api/social-media/:storeId/posting-times',
    access: 'store',
    needs: 'see',
    summary: 'The best times to post: as the owner chose them, else as the analysis finds them',
    params: StoreParams,
    reply: PostingTimes,
  }),
  choose: endpoint({
    method: 'PUT',
    path: '/api/social-media/:storeId/posting-times',
    access: 'store',
    needs: 'manage',
    summary: 'Choose the times to post; null leaves them to the analysis',
    params: StoreParams,
    body: Choice,
    activity: ['posting-times-changed'],
    reply: PostingTimes,
  }),
};
