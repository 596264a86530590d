import * as z from 'zod/mini';
import { endpoint } from '#shared/core/endpoint.ts';
import { LocalDay } from '#shared/core/ranges.ts';
import { Sentence, text } from '#shared/core/sentence.ts';
import { StoreParams } from '#shared/stores/stores.ts';
import { MarkState } from './write-back.ts';

export const MOST_PERCENT = 90;
/** As a buyer can type them anywhere. */
const CODE = /^[A-Z0-9][A-Z0-9-]{2,23}$/;

export const PostDiscount = z.object({
  code: z.string(),
  percent: z.number(),
  /** Of the store’s clock; null where it has no end. */
  lastDay: z.nullable(z.string()),
  /** `written`: it can be used. */
  state: MarkState,
  reason: z.nullable(Sentence),
  /** What a text can say of it, in the language of the post. */
  line: z.string(),
});
export type PostDiscount = z.infer<typeof PostDiscount>;

export const PostDiscountReply = z.object({
  /** False where the platform takes no codes from us. */
  isTaken: z.boolean(),
  /** Whether the owner lets codes be made in this store. */
  isOn: z.boolean(),
  discount: z.nullable(PostDiscount),
});
export type PostDiscountReply = z.infer<typeof PostDiscountReply>;

export const NewPostDiscount = z.object({
  percent: z.number().check(z.refine(Number.isInteger), z.gte(1), z.lte(MOST_PERCENT)),
  lastDay: z.nullable(LocalDay),
  /** Made up where it is left out. */
  code: z.optional(
    z
      .string()
      .check(
        z.regex(
          CODE,
          text(
            'A code has 3 to 24 letters from A to Z, digits and hyphens, and begins with a letter or digit.',
          ),
        ),
      ),
  ),
});
export type NewPostDiscount = z.infer<typeof NewPostDiscount>;

const PostParams = z.object({ ...StoreParams.shape, postId: z.uuid() });

export const postDiscountEndpoints = {
  get: endpoint({
    method: 'GET',
    path: '/api/social-media/:storeId/posts/:postId/discount',
    access: 'store',
    needs: 'see',
    summary: 'The discount code of a post, by which its orders are known for certain',
    params: PostParams,
    reply: PostDiscountReply,
  }),
  make: endpoint({
    method: 'POST',
    path: '/api/social-media/:storeId/posts/:postId/discount',
    access: 'store',
    needs: 'manage',
    summary: 'Have a discount code made in the shop for a post',
    params: PostParams,
    body: NewPostDiscount,
    activity: ['discount-made'],
    reply: PostDiscountReply,
    perMinute: 30,
  }),
  remove: endpoint({
    method: 'POST',
    path: '/api/social-media/:storeId/posts/:postId/discount/remove',
    access: 'store',
    needs: 'manage',
    summary: 'Remove the discount code of a post from the shop',
    params: PostParams,
    activity: ['discount-removed'],
    reply: PostDiscountReply,
  }),
};
