import * as z from 'zod/mini';
import { endpoint } from '#shared/core/endpoint.ts';
import { Sentence, text } from '#shared/core/sentence.ts';
import { StoreParams } from '#shared/stores/stores.ts';
import { ContentLanguage } from './content.ts';
import { OWN_PICTURE_TYPES } from './own-pictures.ts';
import { Look } from './picture.ts';

/** Families of the studio that a brand can be set in. */
export const BRAND_FONTS = ['Manrope', 'Grotesque', 'Playfair', 'Anton'] as const;
export type BrandFont = (typeof BRAND_FONTS)[number];
export const PRICE_STYLES = ['plain', 'badge', 'hidden'] as const;
export type PriceStyle = (typeof PRICE_STYLES)[number];

export const LOGO_MOST_BYTES = 5 * 1024 * 1024;

const hex = z
  .string()
  .check(z.regex(/^#[0-9a-f]{6}$/i, text('A colour is # and six digits or letters from a to f.')));

/** Primary and secondary. Not `z.tuple`, which every page would load, since zod is one file for all. */
const two = <Value>(each: z.ZodMiniType<Value>) =>
  z.array(each).check(z.minLength(2), z.maxLength(2)) as unknown as z.ZodMiniType<[Value, Value]>;

const values = {
  colours: z.nullable(two(hex)),
  font: z.nullable(z.enum(BRAND_FONTS)),
  priceStyle: z.nullable(z.enum(PRICE_STYLES)),
};

/** How a store's pictures are known as its own; what is null is as the look has it. */
export const BrandKit = z.object(values);
export type BrandKit = z.infer<typeof BrandKit>;
export type BrandColours = NonNullable<BrandKit['colours']>;

/** `none`: the store's name is written instead. */
export const LOGO_CHOICES = ['found', 'own', 'none'] as const;
export type LogoChoice = (typeof LOGO_CHOICES)[number];

/** What its owner wants; a value that is the one that was found follows the shop's pages from then on. */
export const BrandChoice = z.object({ logo: z.enum(LOGO_CHOICES), ...values });
export type BrandChoice = z.infer<typeof BrandChoice>;

const Source = z.enum(['page', 'photos', 'owner']);
export type BrandSource = z.infer<typeof Source>;

/** Logos as data addresses: a PNG of at most 600 × 300. */
const LogoFile = z.nullable(z.string());

export const Brand = z.object({
  choice: BrandChoice,
  /** Where each of it comes from; null where it is as the look has it. */
  from: z.object({
    logo: z.nullable(Source),
    colours: z.nullable(two(Source)),
    font: z.nullable(Source),
    priceStyle: z.nullable(Source),
  }),
  found: z.object({
    logo: LogoFile,
    colours: z.nullable(z.object({ value: two(hex), from: two(Source) })),
    font: values.font,
  }),
  ownLogo: LogoFile,
  /** The shop's page that is read. */
  pageUrl: z.string(),
  isReading: z.boolean(),
  /** Null before the first reading. */
  readAt: z.nullable(z.string()),
  /** Why the last reading found less than it could have. */
  notes: z.array(Sentence),
});
export type Brand = z.infer<typeof Brand>;

export const BrandPreview = z.object({
  /** As a data address. */
  imageUrl: z.string(),
  altText: z.string(),
  /** Of the description and of what is printed. */
  language: ContentLanguage,
});
export type BrandPreview = z.infer<typeof BrandPreview>;

export const brandEndpoints = {
  get: endpoint({
    method: 'GET',
    path: '/api/social-media/:storeId/brand',
    access: 'store',
    needs: 'see',
    summary: "Logo, colours, font and price style of the store's pictures, and where each of them comes from",
    params: StoreParams,
    reply: Brand,
  }),
  save: endpoint({
    method: 'PUT',
    path: '/api/social-media/:storeId/brand',
    access: 'store',
    needs: 'write',
    summary:
      'Save how the pictures of the store look; what equals what was found follows the pages of the shop',
    params: StoreParams,
    body: BrandChoice,
    activity: ['brand-changed'],
    reply: Brand,
  }),
  reset: endpoint({
    method: 'DELETE',
    path: '/api/social-media/:storeId/brand',
    access: 'store',
    needs: 'write',
    summary: "Forget what the owner chose, an uploaded logo included: what the shop's pages say counts again",
    params: StoreParams,
    activity: ['brand-reset'],
    reply: Brand,
  }),
  read: endpoint({
    method: 'POST',
    path: '/api/social-media/:storeId/brand/read',
    access: 'store',
    needs: 'write',
    summary: "Have the shop's pages and product photos read again",
    params: StoreParams,
    activity: { none: 'reads' },
    reply: Brand,
    perMinute: 6,
  }),
  uploadLogo: endpoint({
    method: 'POST',
    path: '/api/social-media/:storeId/brand/logo',
    access: 'store',
    needs: 'write',
    summary: 'Upload a logo, which is used from then on',
    params: StoreParams,
    bytes: [...OWN_PICTURE_TYPES],
    activity: ['logo-uploaded'],
    reply: Brand,
    perMinute: 20,
    mostBytes: LOGO_MOST_BYTES,
  }),
  preview: endpoint({
    method: 'POST',
    path: '/api/social-media/:storeId/brand/preview',
    access: 'store',
    needs: 'write',
    summary: 'A small picture of a product of the store, drawn with a brand that is not saved',
    params: StoreParams,
    body: z.object({ choice: BrandChoice, look: Look }),
    activity: { none: 'reads' },
    reply: BrandPreview,
    perMinute: 120,
  }),
};
