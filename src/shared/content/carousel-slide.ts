import * as z from 'zod/mini';
import { MOST_PICTURES } from './more-pictures.ts';

/** ribbon: a line runs on from slide to slide. gallery: photos first, each with a fact. statement: large type. */
export const CAROUSEL_LOOKS = ['ribbon', 'gallery', 'statement'] as const;
export const CarouselLook = z.enum(CAROUSEL_LOOKS);
export type CarouselLook = z.infer<typeof CarouselLook>;

export const SLIDE_KINDS = ['cover', 'photo', 'fact', 'variant', 'step', 'closing'] as const;
export type SlideKind = (typeof SLIDE_KINDS)[number];

/** Without `z.int`, whose weight every page would carry. */
const place = z.number().check(z.refine(Number.isInteger), z.minimum(1), z.maximum(MOST_PICTURES));

/** What makes a designed picture one of a carousel. */
export const CarouselSlide = z.object({
  look: CarouselLook,
  kind: z.enum(SLIDE_KINDS),
  /** Counted from 1, among all pictures of the post. */
  at: place,
  of: place,
  /** Small, above what it says: «Material», «Tip 2». */
  label: z.nullable(z.string().check(z.maxLength(60))),
  /** Which of the post's tips it is. */
  step: z.nullable(place),
  /** The platform's id of the variant whose price is shown; null shows the product's. */
  variant: z.nullable(z.string().check(z.maxLength(200))),
  /** The photo whose colours all slides have; null has those of its own. */
  colours: z.nullable(
    z.object({
      photoUrl: z.nullable(z.string().check(z.maxLength(2000))),
      sourceMediaId: z.nullable(z.uuid()),
    }),
  ),
});
export type CarouselSlide = z.infer<typeof CarouselSlide>;
