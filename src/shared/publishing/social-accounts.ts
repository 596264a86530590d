import * as z from 'zod/mini';
import {
  CONSENT_WAY_KEYS,
  ENTRY_WAY_KEYS,
  NETWORK_KEYS,
  ofEach,
  WAY_KEYS,
} from '#shared/content/networks/networks.ts';
import { endpoint } from '#shared/core/endpoint.ts';
import { REFUSALS } from '#shared/core/permissions.ts';
import { Sentence } from '#shared/core/sentence.ts';
import { StoreParams } from '#shared/stores/stores.ts';

export const SOCIAL_NETWORKS = NETWORK_KEYS;
export const SocialNetworkName = z.enum(SOCIAL_NETWORKS);
export type SocialNetworkName = z.infer<typeof SocialNetworkName>;
export const NETWORK_NAMES = ofEach(({ name }) => name);

/** Ways to connect: one consent of Facebook gives Pages and their Instagram accounts. */
export const ConnectWay = z.enum(WAY_KEYS);
export type ConnectWay = z.infer<typeof ConnectWay>;
/** Those that lead to a consent page. */
export const CONSENT_WAYS = CONSENT_WAY_KEYS;
export const ConsentWay = z.enum(CONSENT_WAYS);
export type ConsentWay = z.infer<typeof ConsentWay>;
/** Those on which an owner pastes secrets. */
export const EntryWay = z.enum(ENTRY_WAY_KEYS);
export type EntryWay = z.infer<typeof EntryWay>;

/** What an account's network asks for with every post, by the names of its declaration. */
export const PostChoices = z.record(z.string().check(z.maxLength(40)), z.string().check(z.maxLength(200)));
export type PostChoices = z.infer<typeof PostChoices>;

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
  'no_channel',
  'account_personal',
  'connection_failed',
  ...REFUSALS,
] as const;
export type AccountError = (typeof ACCOUNT_ERRORS)[number];

export const SocialAccount = z.object({
  id: z.uuid(),
  storeId: z.uuid(),
  network: SocialNetworkName,
  /** How it was connected, and is connected again. */
  way: ConnectWay,
  name: z.string(),
  username: z.nullable(z.string()),
  pictureUrl: z.nullable(z.string()),
  followers: z.nullable(z.number()),
  /** reconnect: its token is dead, so its posts wait until the owner connects it again. */
  status: z.enum(['active', 'reconnect']),
  problem: z.nullable(Sentence),
  /** What was chosen for its posts last. */
  postChoices: PostChoices,
  /** Names of choices without which no post goes out, and which nobody has made yet. */
  choicesMissing: z.array(z.string()),
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

/** What can be chosen for posts to an account. */
export const AccountChoices = z.object({
  /** Names of the declared choices that apply on this installation. */
  asks: z.array(z.string()),
  /** Of choices that the account itself offers, by name; nothing for a switch that it leaves off. */
  offers: z.record(z.string(), z.array(z.object({ value: z.string(), label: z.string() }))),
});
export type AccountChoices = z.infer<typeof AccountChoices>;

/** What the page held in its address when it was left for a consent, so that the way back opens the same. */
export const PageQuery = z.string().check(z.regex(/^[\w=&-]{0,200}$/));

const AccountParams = z.object({ storeId: z.uuid(), accountId: z.uuid() });

export const socialAccountEndpoints = {
  list: endpoint({
    method: 'GET',
    path: '/api/social-media/:storeId/accounts',
    access: 'store',
    needs: 'see',
    summary: 'Social accounts that posts of this store go out to, and the ways to connect more',
    params: StoreParams,
    reply: z.object({ accounts: z.array(SocialAccount), ways: z.array(ConnectWay) }),
  }),
  listAll: endpoint({
    method: 'GET',
    path: '/api/social-media/all/accounts',
    access: 'account',
    needs: 'see',
    summary: 'Social accounts of all stores of the signed-in user',
    reply: z.array(SocialAccount),
  }),
  connect: endpoint({
    method: 'POST',
    path: '/api/social-media/:storeId/accounts/connect',
    access: 'store',
    needs: 'manage',
    summary: "Begin connecting accounts through a network's consent page",
    params: StoreParams,
    body: z.object({
      way: ConsentWay,
      from: z._default(ConsentOrigin, 'settings'),
      query: z._default(PageQuery, ''),
      /** Only accounts that the store has already get new access; whatever else the consent opens is let go. */
      again: z._default(z.boolean(), false),
    }),
    activity: { none: 'consent' },
    reply: z.object({ success: z.boolean(), authUrl: z.string() }),
  }),
  enter: endpoint({
    method: 'POST',
    path: '/api/social-media/:storeId/accounts/enter',
    access: 'store',
    needs: 'manage',
    summary:
      'Connect an account by secrets of its owner, which the network is asked about at once. 409 account_of_other_store unless `shared` says that two stores may post to one',
    params: StoreParams,
    body: z.object({
      way: EntryWay,
      /** As the way asks for them, by name. */
      fields: z.record(z.string().check(z.maxLength(40)), z.string().check(z.maxLength(500))),
      shared: z._default(z.boolean(), false),
    }),
    activity: ['social-account-connected'],
    reply: SocialAccount,
    perMinute: 20,
  }),
  found: endpoint({
    method: 'GET',
    path: '/api/social-media/:storeId/accounts/found',
    access: 'store',
    needs: 'see',
    summary: 'Accounts that a consent opened and that the owner has not chosen from yet, for 15 minutes',
    params: StoreParams,
    reply: z.array(FoundAccount),
  }),
  choose: endpoint({
    method: 'POST',
    path: '/api/social-media/:storeId/accounts/found',
    access: 'store',
    needs: 'manage',
    summary:
      'Say which of the found accounts belong to this store; the others are forgotten. 409 account_of_other_store unless `shared` says that two stores may post to one',
    params: StoreParams,
    body: z.object({
      chosen: z.array(z.uuid()).check(z.maxLength(100)),
      shared: z._default(z.boolean(), false),
    }),
    activity: ['social-account-connected'],
    reply: z.object({ accounts: z.array(SocialAccount) }),
  }),
  check: endpoint({
    method: 'POST',
    path: '/api/social-media/:storeId/accounts/:accountId/check',
    access: 'store',
    needs: 'manage',
    summary: 'Ask the network whether posts would go through',
    params: AccountParams,
    activity: { none: 'reads' },
    reply: SocialAccount,
  }),
  choices: endpoint({
    method: 'GET',
    path: '/api/social-media/:storeId/accounts/:accountId/choices',
    access: 'store',
    needs: 'see',
    summary: 'What can be chosen for posts to an account; its network is asked for what the account offers',
    params: AccountParams,
    reply: AccountChoices,
    perMinute: 60,
  }),
  choosePosting: endpoint({
    method: 'POST',
    path: '/api/social-media/:storeId/accounts/:accountId/choices',
    access: 'store',
    needs: 'manage',
    summary: 'Choose how posts go out to an account unless a post says otherwise',
    params: AccountParams,
    body: z.object({ choices: PostChoices }),
    activity: ['social-account-changed'],
    reply: SocialAccount,
  }),
  disconnect: endpoint({
    method: 'DELETE',
    path: '/api/social-media/:storeId/accounts/:accountId',
    access: 'store',
    needs: 'manage',
    summary: 'Disconnect an account; its posts that wait are held',
    params: AccountParams,
    activity: ['social-account-disconnected'],
    reply: z.object({ success: z.boolean() }),
  }),
};
