import * as z from 'zod/mini';

/** Families of the studio that a brand can be set in. */
export const BRAND_FONTS = ['Manrope', 'Grotesque', 'Playfair', 'Anton'] as const;
export const PRICE_STYLES = ['plain', 'badge', 'hidden'] as const;

const hex = z.string().check(z.regex(/^#[0-9a-f]{6}$/i));

/** How a store's pictures are known as its own; what is null is as the look has it. */
export const BrandKit = z.object({
  logoUrl: z.nullable(z.string().check(z.maxLength(500))),
  /** Primary, secondary. */
  colours: z.nullable(z.tuple([hex, hex])),
  font: z.nullable(z.enum(BRAND_FONTS)),
  priceStyle: z.nullable(z.enum(PRICE_STYLES)),
});
export type BrandKit = z.infer<typeof BrandKit>;
