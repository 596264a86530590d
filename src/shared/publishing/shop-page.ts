import * as z from 'zod/mini';
import { endpoint } from '#shared/core/endpoint.ts';
import { text } from '#shared/core/sentence.ts';
import { StoreParams } from '#shared/stores/stores.ts';
import { SOCIAL_NETWORKS, SocialNetworkName } from './social-accounts.ts';

/** Where a visitor who followed a link of ours came from; `page`: from the shop page, and it is not known how there. */
export const ClickSource = z.enum([...SOCIAL_NETWORKS, 'page']);
export type ClickSource = z.infer<typeof ClickSource>;

export const LINKS_MOST = 8;
/** How many posts a shop page shows. */
export const POSTS_ON_PAGE = 48;

export const PageHandle = z
  .string()
  .check(
    z.trim(),
    z.toLowerCase(),
    z.regex(
      /^[a-z0-9][a-z0-9-]{1,38}[a-z0-9]$/,
      text('Use 3 to 40 letters from a to z, digits and hyphens, without a hyphen at either end.'),
    ),
  );

/** What its owner put above the posts. */
export const PageLink = z.object({
  label: z
    .string()
    .check(z.trim(), z.minLength(1, text('Please enter what the link says.')), z.maxLength(60)),
  url: z.string().check(
    z.trim(),
    z.maxLength(500),
    z.refine((address) => URL.parse(address)?.protocol === 'https:', {
      error: text('Please enter an address that begins with https://.'),
    }),
  ),
});
export type PageLink = z.infer<typeof PageLink>;

const settings = {
  handle: PageHandle,
  /** Anyone who has the address may open the page. */
  isPublic: z.boolean(),
  /** Search engines may list it. */
  inSearch: z.boolean(),
  /** While the page is public, posts that go out with a link get a short one of ours, whose clicks are counted. */
  shortLinks: z.boolean(),
  links: z.array(PageLink).check(z.maxLength(LINKS_MOST)),
  hiddenPostIds: z.array(z.uuid()).check(z.maxLength(1000)),
};

/** A published post, newest first, as it stands on the page unless it is hidden. */
export const PagePost = z.object({
  id: z.uuid(),
  productTitle: z.nullable(z.string()),
  imageUrl: z.nullable(z.string()),
  altText: z.nullable(z.string()),
  publishedAt: z.string(),
  /** Of its own public page, with the ways to buy what it shows. */
  address: z.string(),
});
export type PagePost = z.infer<typeof PagePost>;

export const ShopPage = z.object({
  ...settings,
  handle: z.string(),
  /** Where it is or would be, e.g. `https://vitrin.example/s/tea-house`. */
  address: z.string(),
  /** The same for the profile at each network, so that visitors are counted under it. */
  profileLinks: z.array(z.object({ network: SocialNetworkName, address: z.string() })),
  /** False where only this machine can open the address. */
  isReachable: z.boolean(),
  /** False where nobody who sees a post could open a short link of ours: posts go out with the long one. */
  canShorten: z.boolean(),
  posts: z.array(PagePost),
});
export type ShopPage = z.infer<typeof ShopPage>;

/** Only what is named changes. */
export const ShopPageChange = z.object({
  handle: z.optional(settings.handle),
  isPublic: z.optional(settings.isPublic),
  inSearch: z.optional(settings.inSearch),
  shortLinks: z.optional(settings.shortLinks),
  links: z.optional(settings.links),
  hiddenPostIds: z.optional(settings.hiddenPostIds),
});
export type ShopPageChange = z.infer<typeof ShopPageChange>;

export const shopPageEndpoints = {
  get: endpoint({
    method: 'GET',
    path: '/api/social-media/:storeId/shop-page',
    access: 'store',
    needs: 'see',
    summary: 'The public page of a store: its address, its links and the posts on it',
    params: StoreParams,
    reply: ShopPage,
  }),
  change: endpoint({
    method: 'POST',
    path: '/api/social-media/:storeId/shop-page',
    access: 'store',
    needs: 'manage',
    summary:
      'Open, close or arrange the public page of a store; 409 `handle_taken` where the name is another’s',
    params: StoreParams,
    body: ShopPageChange,
    activity: ['shop-page-changed'],
    reply: ShopPage,
    perMinute: 60,
  }),
};

/** For its owner: the page's address as a picture to print. */
export const SHOP_PAGE_QR = {
  svg: '/api/social-media/:storeId/shop-page/qr.svg',
  png: '/api/social-media/:storeId/shop-page/qr.png',
} as const;

/** The page as visitors get it; its owner sees it before it is public, too. */
export const shopPagePath = (handle: string) => `/s/${handle}`;
