import * as z from 'zod/mini';
import { endpoint } from '#shared/core/endpoint.ts';
import { Sentence } from '#shared/core/sentence.ts';
import { StoreParams } from '#shared/stores/stores.ts';

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
  storeId: z.uuid(),
  network: SocialNetworkName,
  /** How it was connected, and is connected again. */
  way: ConsentWay,
  name: z.string(),
  username: z.nullable(z.string()),
  pictureUrl: z.nullable(z.string()),
  followers: z.nullable(z.number()),
  /** reconnect: its token is dead, so its posts wait until the owner connects it again. */
  status: z.enum(['active', 'reconnect']),
  problem: z.nullable(Sentence),
  checkedAt: z.nullable(z.string()),
  connectedAt: z.string(),
});
export type SocialAccount = z.infer<typeof SocialAccount>;

/** An account that a consent opened, until its owner has said whether it belongs to the store. */
export const FoundAccount = z.object({
  id: z.uuid(),
  network: SocialNetworkName,
  name: z.string(),
  username: z.nullable(z.string()),
  pictureUrl: z.nullable(z.string()),
  followers: z.nullable(z.number()),
  /** Another store of this owner that posts to it already, by name. */
  otherStore: z.nullable(z.string()),
});
export type FoundAccount = z.infer<typeof FoundAccount>;

/** What the page held in its address when it was left for a consent, so that the way back opens the same. */
export const PageQuery = z.string().check(z.regex(/^[\w=&-]{0,200}$/));

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
  listAll: endpoint({
    method: 'GET',
    path: '/api/social-media/all/accounts',
    access: 'user',
    summary: 'Social accounts of all stores of the signed-in user',
    reply: z.array(SocialAccount),
  }),
  connect: endpoint({
    method: 'POST',
    path: '/api/social-media/:storeId/accounts/connect',
    access: 'store-owner',
    summary: "Begin connecting accounts through a network's consent page",
    params: StoreParams,
    body: z.object({
      way: ConsentWay,
      from: z._default(ConsentOrigin, 'settings'),
      query: z._default(PageQuery, ''),
      /** Only accounts that the store has already get new access; whatever else the consent opens is let go. */
      again: z._default(z.boolean(), false),
    }),
    reply: z.object({ success: z.boolean(), authUrl: z.string() }),
  }),
  found: endpoint({
    method: 'GET',
    path: '/api/social-media/:storeId/accounts/found',
    access: 'store-owner',
    summary: 'Accounts that a consent opened and that the owner has not chosen from yet, for 15 minutes',
    params: StoreParams,
    reply: z.array(FoundAccount),
  }),
  choose: endpoint({
    method: 'POST',
    path: '/api/social-media/:storeId/accounts/found',
    access: 'store-owner',
    summary:
      'Say which of the found accounts belong to this store; the others are forgotten. 409 account_of_other_store unless `shared` says that two stores may post to one',
    params: StoreParams,
    body: z.object({
      chosen: z.array(z.uuid()).check(z.maxLength(100)),
      shared: z._default(z.boolean(), false),
    }),
    reply: z.object({ accounts: z.array(SocialAccount) }),
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
