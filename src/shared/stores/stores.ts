import * as z from 'zod/mini';
import { endpoint } from '#shared/core/endpoint.ts';
import { REFUSALS } from '#shared/core/permissions.ts';
import { Sentence, text } from '#shared/core/sentence.ts';

export const PLATFORMS = ['shopify', 'shopier'] as const;
export const Platform = z.enum(PLATFORMS);
export type Platform = z.infer<typeof Platform>;
export const PLATFORM_NAMES: Record<Platform, string> = { shopify: 'Shopify', shopier: 'Shopier' };

export const CONNECTIONS = ['oauth', 'token', 'app'] as const;

/** How far the import of a store has come. `recent` reads the newest orders, `history` everything before them. */
export const SYNC_PHASES = ['waiting', 'recent', 'history', 'ready', 'failed'] as const;

/** What the platform said when it was asked for visits to the online store. */
export const VISIT_SHARING = [
  'granted',
  'scope_missing', // the connection lacks the permission to read reports
  'protected_data', // the platform has not approved the app for protected customer data
  'refused', // refused for another reason
  'not_offered', // the platform shares visits with nobody
  'not_asked', // not asked yet
] as const;
export type VisitSharing = (typeof VISIT_SHARING)[number];

export const SyncProgress = z.object({
  phase: z.enum(SYNC_PHASES),
  /** Orders stored so far, and how many the platform says there are (null until it has said so). */
  orders: z.number(),
  ordersTotal: z.nullable(z.number()),
  products: z.number(),
  customers: z.number(),
  /** Placing time of the oldest order stored, and whether nothing older exists on the platform for us. */
  historyFrom: z.nullable(z.string()),
  historyComplete: z.boolean(),
  startedAt: z.nullable(z.string()),
  lastSyncedAt: z.nullable(z.string()),
  /** Why reading stopped or is delayed, as a code and a sentence for the owner. */
  problem: z.nullable(z.object({ code: z.string(), message: Sentence })),
});
export type SyncProgress = z.infer<typeof SyncProgress>;

export const Store = z.object({
  id: z.uuid(),
  storeName: z.string(),
  /** Address of the storefront, with scheme. */
  storeUrl: z.string(),
  platform: Platform,
  /** Its name on the platform, as one types it to connect: `yonder-gifts`. */
  handle: z.string(),
  isActive: z.boolean(),
  createdAt: z.string(),
  /** ISO 4217 and IANA names as the platform gives them. */
  currency: z.string(),
  timeZone: z.string(),
  /** How it was connected; `app` is a client id and secret of the owner's own app. */
  connection: z.enum(CONNECTIONS),
  /** The platform shares only orders of so many days with this connection; null means all. */
  historyDays: z.nullable(z.number()),
  /** What else the platform shares; what it does not is shown as not shared, never as zero. */
  shares: z.object({
    products: z.boolean(),
    customers: z.boolean(),
    carts: z.boolean(),
    /** Visits to the online store: what was really answered. */
    sessions: z.enum(VISIT_SHARING),
  }),
  /** The platform announces changes as they happen; otherwise they are asked for every few minutes. */
  notifiedOfChanges: z.boolean(),
  /** What its orders cost is being read for the first time: nothing is said of profit yet. */
  readsCosts: z.boolean(),
  sync: SyncProgress,
});
export type Store = z.infer<typeof Store>;

/**
 * What an owner types as the store: trimmed, lower-cased, without scheme and `.myshopify.com` (SPEC section 5);
 * an address copied from the admin (`admin.shopify.com/store/mystore`) works too.
 */
export function normaliseStoreName(typed: string): string {
  return typed
    .trim()
    .toLowerCase()
    .replace(/^https?:\/\//, '')
    .replace(/^admin\.shopify\.com\/store\//, '')
    .replace(/\/.*$/, '')
    .replace(/\.myshopify\.com$/, '');
}

/** Shopify's own rule for the first label of `{shop}.myshopify.com`. */
export function isStoreName(name: string): boolean {
  return /^[a-z0-9][a-z0-9-]{0,59}$/.test(name) && name !== 'myshopify';
}

/** No platform makes keys of anything but these, and no header could hold others. */
export const KEY_CHARACTERS = /^[\x21-\x7e]*$/;
const STRANGE_CHARACTER = text(
  'There is an invisible or foreign character in it. Please copy it again, or type it.',
);
export const ofKeyCharacters = () => z.regex(KEY_CHARACTERS, STRANGE_CHARACTER);

const ShopName = z.pipe(
  z.string().check(z.minLength(1, text('Please enter both shop domain and access token.')), z.maxLength(300)),
  z.transform(normaliseStoreName),
);

export const ShopifyConnection = z.object({
  shop: ShopName,
  /** The Admin API access token. */
  apiKey: z
    .string()
    .check(
      z.trim(),
      z.minLength(1, text('Please enter both shop domain and access token.')),
      z.maxLength(500),
      ofKeyCharacters(),
    ),
  storePassword: z.optional(z.string().check(z.maxLength(200))),
});
export type ShopifyConnection = z.infer<typeof ShopifyConnection>;

/** For shops whose owner has an app of their own in Shopify's Dev Dashboard: its client id and secret. */
export const ShopifyAppConnection = z.object({
  shop: ShopName,
  clientId: z
    .string()
    .check(
      z.trim(),
      z.minLength(1, text('Please enter the client ID.')),
      z.maxLength(200),
      ofKeyCharacters(),
    ),
  clientSecret: z
    .string()
    .check(
      z.trim(),
      z.minLength(1, text('Please enter the client secret.')),
      z.maxLength(500),
      ofKeyCharacters(),
    ),
});
export type ShopifyAppConnection = z.infer<typeof ShopifyAppConnection>;

/** SPEC section 5: trimmed, lower-cased, without scheme. */
export function normaliseStoreUrl(typed: string): string {
  return typed
    .trim()
    .toLowerCase()
    .replace(/^https?:\/\//, '')
    .replace(/\/+$/, '');
}

const SHOPIER_FIELDS_MISSING = text('Please enter both store URL and API key.');

export const ShopierConnection = z.object({
  shopDomain: z.pipe(
    z.string().check(z.minLength(1, SHOPIER_FIELDS_MISSING), z.maxLength(300)),
    z.transform(normaliseStoreUrl),
  ),
  /** The personal access token. */
  apiKey: z
    .string()
    .check(z.trim(), z.minLength(1, SHOPIER_FIELDS_MISSING), z.maxLength(4000), ofKeyCharacters()),
});
export type ShopierConnection = z.infer<typeof ShopierConnection>;

export const DemoStoreConnection = z.object({ platform: Platform, shop: z.string().check(z.maxLength(300)) });
export type DemoStoreConnection = z.infer<typeof DemoStoreConnection>;

export const ConnectedStore = z.object({ success: z.boolean(), message: Sentence, store: Store });

/** A page that a consent leads back to, in place of the dashboard. */
const ConsentFrom = z.enum(['write-back']);
export type ConsentFrom = z.infer<typeof ConsentFrom>;

/** Where the browser goes to give consent; refused with `oauth_not_configured` where no app is set up. */
export const ConsentAddress = z.object({ success: z.boolean(), authUrl: z.string() });

/** `?error=` of the stores page after a consent that did not end in a connected store. */
export const CONNECT_ERRORS = [
  'oauth_not_configured',
  'oauth_denied',
  'oauth_expired',
  'oauth_invalid',
  'scope_missing',
  'store_already_connected',
  'connection_failed',
  ...REFUSALS,
] as const;

export const StoreParams = z.object({ storeId: z.uuid() });

export const storeEndpoints = {
  list: endpoint({
    method: 'GET',
    path: '/api/stores',
    access: 'account',
    needs: 'see',
    summary: 'The stores of the signed-in user, oldest first',
    reply: z.array(Store),
  }),
  connectShopify: endpoint({
    method: 'POST',
    path: '/api/stores/shopify/connect',
    access: 'account',
    needs: 'manage',
    summary: 'Connect a Shopify store with an access token',
    body: ShopifyConnection,
    activity: ['store-connected'],
    reply: ConnectedStore,
  }),
  connectShopifyApp: endpoint({
    method: 'POST',
    path: '/api/stores/shopify/connect-app',
    access: 'account',
    needs: 'manage',
    summary: "Connect a Shopify store with the client id and secret of the owner's own app",
    body: ShopifyAppConnection,
    activity: ['store-connected'],
    reply: ConnectedStore,
  }),
  connectShopier: endpoint({
    method: 'POST',
    path: '/api/stores/shopier/connect',
    access: 'account',
    needs: 'manage',
    summary: 'Connect a Shopier store with a personal access token',
    body: ShopierConnection,
    activity: ['store-connected'],
    reply: ConnectedStore,
  }),
  connectDemo: endpoint({
    method: 'POST',
    path: '/api/stores/demo/connect',
    access: 'account',
    needs: 'manage',
    summary:
      'Connect a demo store of this installation, or one with the same goods where another account has it',
    body: DemoStoreConnection,
    activity: ['store-connected'],
    reply: ConnectedStore,
  }),
  initiateShopifyOauth: endpoint({
    method: 'POST',
    path: '/api/stores/shopify/oauth/initiate',
    access: 'account',
    needs: 'manage',
    summary: "Begin connecting a Shopify store through Shopify's consent page",
    body: z.object({ shop: ShopName, from: z.optional(ConsentFrom) }),
    activity: { none: 'consent' },
    reply: ConsentAddress,
  }),
  initiateShopierOauth: endpoint({
    method: 'POST',
    path: '/api/stores/shopier/oauth/initiate',
    access: 'account',
    needs: 'manage',
    summary: "Begin connecting a Shopier store through Shopier's consent page",
    activity: { none: 'consent' },
    reply: ConsentAddress,
  }),
  refresh: endpoint({
    method: 'POST',
    path: '/api/stores/:storeId/refresh',
    access: 'store',
    needs: 'write',
    summary: 'Read what changed on the platform now',
    params: StoreParams,
    activity: { none: 'reads' },
    reply: z.object({ success: z.boolean(), store: Store }),
  }),
  disconnect: endpoint({
    method: 'DELETE',
    path: '/api/stores/:storeId',
    access: 'store',
    needs: 'own',
    summary: 'Disconnect a store and delete everything read from it',
    params: StoreParams,
    activity: ['store-disconnected'],
    reply: z.object({ success: z.boolean() }),
  }),
};
