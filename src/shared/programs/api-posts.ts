import * as z from 'zod/mini';
import { NETWORK_KEYS } from '#shared/content/networks/networks.ts';
import { LocalDay } from '#shared/core/ranges.ts';
import {
  DELIVERY_STATUSES,
  HELD_REASONS,
  NewPost,
  POST_STATUSES,
  SCHEDULE_CONTENT_TYPES,
} from '#shared/publishing/schedules.ts';
import { apiEndpoint } from './api-endpoint.ts';
import { apiId } from './api-ids.ts';

const { caption, hashtags, shortText, title, description, withLink, scheduledFor } = NewPost.shape;

const Post = z.object({
  id: apiId('post'),
  status: z.enum(POST_STATUSES),
  /** Why it waits; null where it does not. */
  held_reason: z.nullable(z.enum(HELD_REASONS)),
  product_id: z.nullable(apiId('product')),
  content_type: z.string(),
  format: z.enum(['post', 'reel']),
  caption: z.string(),
  hashtags: z.array(z.string()),
  short_text: z.nullable(z.string()),
  title: z.nullable(z.string()),
  description: z.nullable(z.string()),
  with_link: z.boolean(),
  has_picture: z.boolean(),
  scheduled_for: z.string(),
  /** What its owner should know before it goes out, in English. */
  warnings: z.array(z.object({ kind: z.string(), detail: z.string() })),
  deliveries: z.array(
    z.object({
      network: z.enum(NETWORK_KEYS),
      /** As the network calls it: untrusted text. */
      account: z.string(),
      status: z.enum(DELIVERY_STATUSES),
      problem: z.nullable(z.string()),
      permalink: z.nullable(z.string()),
      published_at: z.nullable(z.string()),
    }),
  ),
  made_by: z.enum(['schedule', 'owner']),
  created_at: z.string(),
  /** Where its owner looks at it, and approves it. */
  review_url: z.string(),
});
export type ApiPost = z.infer<typeof Post>;

const Networks = z.array(z.enum(NETWORK_KEYS)).check(z.maxLength(NETWORK_KEYS.length));
const PostParams = z.object({ post_id: apiId('post') });

export const apiPosts = {
  posts: apiEndpoint({
    method: 'GET',
    path: '/api/v1/stores/:store_id/posts',
    of: 'store',
    scope: 'posts:read',
    summary: 'Posts on the calendar of up to 100 days of the store, in the order of their times',
    query: z.object({ from: LocalDay, to: LocalDay, status: z.optional(z.enum(POST_STATUSES)) }),
    data: Post,
    isList: true,
    example: { query: { from: '2026-12-01', to: '2026-12-31' } },
  }),
  post: apiEndpoint({
    method: 'GET',
    path: '/api/v1/stores/:store_id/posts/:post_id',
    of: 'store',
    scope: 'posts:read',
    summary: 'One post',
    params: PostParams,
    data: Post,
    isList: false,
    example: {},
  }),
  draft: apiEndpoint({
    method: 'POST',
    path: '/api/v1/stores/:store_id/posts',
    of: 'store',
    scope: 'posts:draft',
    summary: 'Put a draft on the calendar: it goes out once a person, or a program that may, has approved it',
    body: z.object({
      caption,
      scheduled_for: scheduledFor,
      hashtags,
      product_id: z.optional(apiId('product')),
      /** Of the networks that are connected; all of them where none is named. */
      networks: z.optional(Networks),
      content_type: z.optional(z.enum(SCHEDULE_CONTENT_TYPES)),
      short_text: shortText,
      title,
      description,
      /** Whether the product’s address goes out with it. */
      with_link: withLink,
    }),
    data: Post,
    isList: false,
    example: {
      body: {
        caption: 'A teapot for slow mornings.',
        hashtags: ['#tea'],
        scheduled_for: '2026-12-24T09:00:00Z',
      },
    },
  }),
  change: apiEndpoint({
    method: 'PATCH',
    path: '/api/v1/stores/:store_id/posts/:post_id',
    of: 'store',
    scope: 'posts:draft',
    needsEtag: true,
    summary: 'Change a draft',
    params: PostParams,
    body: z.object({
      caption: z.optional(caption),
      scheduled_for: z.optional(scheduledFor),
      hashtags: z.optional(z.array(z.string().check(z.maxLength(100))).check(z.maxLength(60))),
      with_link: z.optional(z.boolean()),
    }),
    data: Post,
    isList: false,
    example: { body: { caption: 'A teapot for long evenings.' } },
  }),
  approve: apiEndpoint({
    method: 'POST',
    path: '/api/v1/stores/:store_id/posts/:post_id/approve',
    of: 'store',
    scope: 'posts:approve',
    needsEtag: true,
    summary: 'Let a post go out at its time',
    params: PostParams,
    data: Post,
    isList: false,
    example: {},
  }),
};
