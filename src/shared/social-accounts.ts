import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { StoreParams } from './stores.ts';

export const SOCIAL_NETWORKS = ['instagram', 'facebook', 'twitter'] as const;
export const SocialNetworkName = z.enum(SOCIAL_NETWORKS);
export type SocialNetworkName = z.infer<typeof SocialNetworkName>;
export const NETWORK_NAMES: Record<SocialNetworkName, string> = {
  instagram: 'Instagram',
  facebook: 'Facebook',
  twitter: 'X',
};

/** Ways to connect: one consent of Facebook gives Pages and their Instagram accounts. */
export const CONSENT_WAYS = ['facebook', 'instagram', 'x'] as const;
export const ConsentWay = z.enum(CONSENT_WAYS);
export type ConsentWay = z.infer<typeof ConsentWay>;

/** Where a consent page leads back to. */
export const ConsentOrigin = z.enum(['settings', 'schedules']);
export type ConsentOrigin = z.infer<typeof ConsentOrigin>;

/** Why a consent did not end in a connected account; `error` of the address it leads back to. */
export const ACCOUNT_ERRORS = [
  'oauth_denied',
  'oauth_expired',
  'oauth_invalid',
  'scope_missing',
  'no_accounts',
  'account_personal',
  'connection_failed',
] as const;
export type AccountError = (typeof ACCOUNT_ERRORS)[number];

export const SocialAccount = z.object({
  id: z.uuid(),
  network: SocialNetworkName,
  /** How it was connected, and is connected again. */
  way: ConsentWay,
  name: z.string(),
  username: z.nullable(z.string()),
  pictureUrl: z.nullable(z.string()),
  followers: z.nullable(z.number()),
  /** reconnect: its token is dead, so its posts wait until the owner connects it again. */
  status: z.enum(['active', 'reconnect']),
  problem: z.nullable(z.string()),
  checkedAt: z.nullable(z.string()),
  connectedAt: z.string(),
});
export type SocialAccount = z.infer<typeof SocialAccount>;

const AccountParams = z.object({ storeId: z.uuid(), accountId: z.uuid() });

export const socialAccountEndpoints = {
  list: endpoint({
    method: 'GET',
    path: '/api/social-media/:storeId/accounts',
    access: 'store-owner',
    summary: 'Social accounts that posts of this store go out to, and the ways to connect more',
    params: StoreParams,
    reply: z.object({ accounts: z.array(SocialAccount), ways: z.array(ConsentWay) }),
  }),
  connect: endpoint({
    method: 'POST',
    path: '/api/social-media/:storeId/accounts/connect',
    access: 'store-owner',
    summary: "Begin connecting accounts through a network's consent page",
    params: StoreParams,
    body: z.object({ way: ConsentWay, from: z._default(ConsentOrigin, 'settings') }),
    reply: z.object({ success: z.boolean(), authUrl: z.string() }),
  }),
  check: endpoint({
    method: 'POST',
    path: '/api/social-media/:storeId/accounts/:accountId/check',
    access: 'store-owner',
    summary: 'Ask the network whether posts would go through',
    params: AccountParams,
    reply: SocialAccount,
  }),
  disconnect: endpoint({
    method: 'DELETE',
    path: '/api/social-media/:storeId/accounts/:accountId',
    access: 'store-owner',
    summary: 'Disconnect an account; its posts that wait are held',
    params: AccountParams,
    reply: z.object({ success: z.boolean() }),
  }),
};
