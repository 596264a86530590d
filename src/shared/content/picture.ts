import * as z from 'zod/mini';

/** The art directions of the studio. */
export const LOOKS = ['clean', 'editorial', 'warm', 'playful', 'bold', 'pop', 'noir', 'serif'] as const;
export const Look = z.enum(LOOKS);
export type Look = z.infer<typeof Look>;

const share = z.number().check(z.minimum(0), z.maximum(1));

/** What a picture says and shows; the owner can change each of it. */
export const PictureDesign = z.object({
  look: Look,
  /** 3 to 6 words; null where the product's title leads. */
  headline: z.nullable(z.string().check(z.maxLength(80))),
  /** Of a promotion, from a price that was; or the owner's own words. */
  offer: z.nullable(z.string().check(z.maxLength(60))),
  /** Of an educational picture. */
  steps: z.array(z.string().check(z.maxLength(120))).check(z.maxLength(4)),
  showsPrice: z.boolean(),
  /** The part of the photo that is shown, of its width and height (0 to 1); null shows the product whole. */
  crop: z.nullable(z.object({ x: share, y: share, width: share, height: share })),
});
export type PictureDesign = z.infer<typeof PictureDesign>;
