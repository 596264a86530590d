import { ASSETS_CSV, ASSETS_UNDO_CSV } from '#shared/ads/ads-assets.ts';
import { CUSTOMER_MATCH_CSV } from '#shared/ads/ads-campaigns.ts';
import {
  ALL_PRODUCTS_CSV,
  ALL_PROFIT_CSV,
  ALL_SERIES_CSV,
  ALL_STORES_CSV,
} from '#shared/analytics/all-stores.ts';
import { CART_CSV, CUSTOMER_CSV } from '#shared/analytics/customer-reports.ts';
import { PROFIT_ORDERS_CSV, PROFIT_PARTS_CSV, VAT_CSV } from '#shared/analytics/profit.ts';
import { PRODUCT_RANKING_CSV } from '#shared/analytics/sales-reports.ts';
import type { Endpoint } from '#shared/core/endpoint.ts';
import type { Permission } from '#shared/core/permissions.ts';
import { exportDownload } from '#shared/operations/account.ts';
import { ACTIVITY_CSV } from '#shared/operations/activity.ts';
import { API_CALLS } from '#shared/programs/api-calls.ts';
import { APPROVAL_MEDIA } from '#shared/publishing/approvals.ts';
import { SHOP_PAGE_QR } from '#shared/publishing/shop-page.ts';
import { COSTS_CSV } from '#shared/stores/costs.ts';

/** Addresses that are no contract: files, streams, and what leads to us from outside. */
interface OtherRoute {
  path: Endpoint['path'];
  /** The store in the address, the account acted in, the file itself, or the person who asks. */
  of: 'store' | 'account' | 'file' | 'person';
  /** What a member's role must allow. */
  needs: Permission;
}

const ofStore = (path: string, needs: Permission) =>
  ({ path: path as Endpoint['path'], of: 'store', needs }) satisfies OtherRoute;
const ofAccount = (path: string, needs: Permission) =>
  ({ path: path as Endpoint['path'], of: 'account', needs }) satisfies OtherRoute;

export const EVENTS = '/api/events';
export const MEDIA = '/api/media/:mediaId';

/** What members get, and by which permission. */
export const OF_MEMBERS: OtherRoute[] = [
  ofStore(PRODUCT_RANKING_CSV, 'see'),
  ofStore(PROFIT_PARTS_CSV, 'see'),
  ofStore(PROFIT_ORDERS_CSV, 'see'),
  ofStore(VAT_CSV, 'see'),
  ofStore(COSTS_CSV, 'see'),
  ofStore(CUSTOMER_CSV, 'manage'),
  ofStore(CART_CSV, 'manage'),
  ofStore(CUSTOMER_MATCH_CSV, 'manage'),
  ofStore(ASSETS_CSV, 'see'),
  ofStore(ASSETS_UNDO_CSV, 'see'),
  ofStore(SHOP_PAGE_QR.svg, 'see'),
  ofStore(SHOP_PAGE_QR.png, 'see'),
  ofAccount(ALL_STORES_CSV, 'see'),
  ofAccount(ALL_SERIES_CSV, 'see'),
  ofAccount(ALL_PROFIT_CSV, 'see'),
  ofAccount(ALL_PRODUCTS_CSV, 'see'),
  ofAccount(ACTIVITY_CSV, 'manage'),
  { path: MEDIA, of: 'file', needs: 'see' },
  { path: exportDownload.path as Endpoint['path'], of: 'person', needs: 'own' },
  { path: EVENTS, of: 'person', needs: 'see' },
];

/** Files that whoever has the address gets, signed in or not. */
export const FILES_OF_NOBODY = [
  '/api/media/shared/:token',
  APPROVAL_MEDIA,
  '/s/:handle/logo.png',
  '/s/:handle/preview.jpg',
  '/s/:handle/pictures/:file',
];

/** What is asked with an access token; src/server/programs/access.test.ts says whom it lets in. */
export const OF_PROGRAMS = API_CALLS.map(({ path }) => path);

/** Whom they let in is said by a signature, a mark of the browser, or they show nothing about anybody. */
export const OF_NOBODY = [
  '/api/login',
  '/api/auth/google',
  '/api/auth/google/callback',
  '/api/install/shopify',
  '/api/install/shopier',
  '/api/stores/shopify/oauth/callback',
  '/api/stores/shopier/oauth/callback',
  '/api/social-accounts/facebook/oauth/callback',
  '/api/social-accounts/instagram/oauth/callback',
  '/api/social-accounts/x/oauth/callback',
  '/api/social-accounts/pinterest/oauth/callback',
  '/api/social-accounts/youtube/oauth/callback',
  '/api/social-accounts/tiktok/oauth/callback',
  '/api/social-accounts/threads/oauth/callback',
  '/api/ads/google/callback',
  '/api/unsubscribe',
  '/api/webhooks/shopify',
  '/api/webhooks/shopier/:connection',
  ...FILES_OF_NOBODY,
  '/.well-known/security.txt',
  '/api/openapi.json',
  '/api/v1/openapi.json',
  '/api/v1/reference',
  '/api/health',
  '/api/live',
  '/api/ready',
  // Of a shop whose owner opened its page, and only what that shows.
  '/s/:handle',
  '/s/:handle/p/:code',
  '/s/sitemap.xml',
  '/l/:code',
];
