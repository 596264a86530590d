import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';

export const PLATFORMS = ['shopify', 'shopier'] as const;
export const Platform = z.enum(PLATFORMS);
export type Platform = z.infer<typeof Platform>;

/** How far the import of a store has come. `recent` reads the newest orders, `history` everything before them. */
export const SYNC_PHASES = ['waiting', 'recent', 'history', 'ready', 'failed'] as const;

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
  problem: z.nullable(z.object({ code: z.string(), message: z.string() })),
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
  /** The platform shares only orders of so many days with this connection; null means all. */
  historyDays: z.nullable(z.number()),
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

const ShopName = z.pipe(
  z.string().check(z.minLength(1, 'Please enter both shop domain and access token.'), z.maxLength(300)),
  z.transform(normaliseStoreName),
);

export const ShopifyConnection = z.object({
  shop: ShopName,
  /** The Admin API access token. */
  apiKey: z
    .string()
    .check(z.trim(), z.minLength(1, 'Please enter both shop domain and access token.'), z.maxLength(500)),
  storePassword: z.optional(z.string().check(z.maxLength(200))),
});
export type ShopifyConnection = z.infer<typeof ShopifyConnection>;

export const StoreParams = z.object({ storeId: z.uuid() });

export const storeEndpoints = {
  list: endpoint({
    method: 'GET',
    path: '/api/stores',
    access: 'user',
    summary: 'The stores of the signed-in user, oldest first',
    reply: z.array(Store),
  }),
  connectShopify: endpoint({
    method: 'POST',
    path: '/api/stores/shopify/connect',
    access: 'user',
    summary: 'Connect a Shopify store with an access token',
    body: ShopifyConnection,
    reply: z.object({ success: z.boolean(), message: z.string(), store: Store }),
  }),
  refresh: endpoint({
    method: 'POST',
    path: '/api/stores/:storeId/refresh',
    access: 'store-owner',
    summary: 'Read what changed on the platform now',
    params: StoreParams,
    reply: z.object({ success: z.boolean(), store: Store }),
  }),
  disconnect: endpoint({
    method: 'DELETE',
    path: '/api/stores/:storeId',
    access: 'store-owner',
    summary: 'Disconnect a store and delete everything read from it',
    params: StoreParams,
    reply: z.object({ success: z.boolean() }),
  }),
};
