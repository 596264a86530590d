import type { Via } from '#shared/content/networks/networks.ts';
import type { Sentence } from '#shared/core/sentence.ts';
import type { ConsentWay, EntryWay, SocialNetworkName } from '#shared/publishing/social-accounts.ts';
import type { PlatformFailure } from './platform-failure.ts';

/*
 * What every social network can do for us. Nothing here is repeated by itself: the one call that makes a post visible is
 * apart from everything that may be done again, so that a post is never sent twice.
 */

/** What opens one account: a Page, an Instagram account, an X account. */
export interface AccountAccess {
  /** The network's id of the account. */
  externalId: string;
  accessToken: string;
  /** Which consent it came by; it decides the host that is spoken to. */
  via: Via;
  /** Another token in place of one that was refused; absent or null where its tokens are not renewed. */
  renew?(refused: string): Promise<string | null>;
}

/**
 * Code of the `unavailable` failure that `publish` ends with when what was prepared is gone at the network: nothing was
 * sent, and `prepare` has to be called again before the next try.
 */
export const PREPARATION_LOST = 'preparation_lost';
/**
 * Codes of failures that `publish` ends with when the network has such a post already, or no longer knows what it was
 * made of. After a call whose outcome is unknown, either may mean that this call went through.
 */
export const DUPLICATE_POST = 'duplicate_post';
export const PREPARATION_USED = 'preparation_used';

export interface PostMedia {
  kind: 'image' | 'video';
  mimeType: 'image/jpeg' | 'video/mp4';
  bytes: number;
  width: number;
  height: number;
  durationMs: number | null;
  altText: string | null;
  /** Public and short-lived, for networks that fetch by themselves. */
  address: string;
  /** For networks that want the bytes. */
  read(): Promise<Buffer>;
}

export interface NetworkPost {
  /** Caption and hashtags as they are to appear. */
  text: string;
  /** None, up to ten pictures, or one video. */
  media: PostMedia[];
  /** Made by an AI model, which some networks want to know. */
  madeWithAi: boolean;
  /** Where posts of the network have one. */
  title: string | null;
  /** Where posts of the network lead somewhere apart from their text. */
  link: string | null;
  /** What its declaration asks for, by name; whatever is missing has no usual answer. */
  choices: Record<string, string>;
}

/** What was prepared so far, as JSON; saved after every step, so that a killed process goes on from there. */
export type PreparedPost = { [key: string]: string | number | boolean | null | string[] };

export type Preparation =
  | { ready: true; prepared: PreparedPost }
  /** The network is still at it; look again then. */
  | { ready: false; prepared: PreparedPost; lookAgainAfterMs: number };

export interface PublishedPost {
  externalId: string;
  permalink: string | null;
  /** It lies with its owner, who publishes it in the network's own app; `followUp` says what became of it. */
  isOnPhone?: boolean;
  /** What the network made of it other than was asked for, for its owner. */
  note?: Sentence;
}

/** What became of a post that its owner publishes in the network's app. */
export type FollowUp =
  | { state: 'waiting' }
  | { state: 'published'; post: PublishedPost }
  /** It never will be visible. */
  | { state: 'ended'; because: PlatformFailure };

/** What an account offers for a choice of its network. */
export interface OfferedOption {
  value: string;
  label: string;
}

/** A call that may have published a post, and what is known of its account. */
export interface SentPost {
  post: NetworkPost;
  prepared: PreparedPost;
  /** When the last call was made. */
  startedAt: Date;
  /** When the first was made whose outcome is unknown; the same as `startedAt` where there was one only. */
  since: Date;
  /** Posts of the account that are certainly there, newest first. */
  known: KnownPost[];
}

export interface KnownPost {
  externalId: string;
  at: Date;
}

/** Why an answer proves nothing of a post; post-list.ts says when. */
export type Doubt =
  | 'status'
  | 'no_json'
  | 'errors'
  | 'shape'
  | 'incomplete'
  | 'times'
  | 'other_account'
  | 'cut_off'
  | 'nothing_before'
  | 'known_missing'
  | 'same_words_before'
  | 'unknown_post'
  | 'too_soon'
  /** The network lists nothing: only the owner can know. */
  | 'no_list';

/** What the network says of a post whose sending ended without an answer. */
export type LookUp =
  /** `post` is null where the network says that it is there, but does not show it. */
  | { verdict: 'published'; post: PublishedPost | null }
  | { verdict: 'not_published' }
  | { verdict: 'unclear'; because: Doubt };

/** The call that makes a post visible ended without an answer, so nobody knows whether it is. */
export class OutcomeUnknown extends Error {
  override name = 'OutcomeUnknown';
}

/** Null where the network does not say; never 0 in its place. */
export interface Engagement {
  externalId: string;
  likes: number | null;
  comments: number | null;
  shares: number | null;
  saves: number | null;
  reach: number | null;
  impressions: number | null;
  clicks: number | null;
}

export interface NetworkAccount {
  externalId: string;
  name: string;
  username: string | null;
  pictureUrl: string | null;
  followers: number | null;
}

/**
 * Faults leave as PlatformFailure: `reconnect-needed` for a dead token or a lost permission, `rejected` for a post that
 * will never be taken as it is, `rate-limited` with a wait, `unavailable` where asking again is safe.
 */
export interface SocialNetwork {
  network: SocialNetworkName;
  /** Proves that publishing would be let through, by the call that publishing itself begins with. */
  inspect(access: AccountAccess): Promise<NetworkAccount>;
  /** Everything up to the visible moment. May be called again with what it returned before. */
  prepare(
    access: AccountAccess,
    post: NetworkPost,
    so: { prepared: PreparedPost; save(prepared: PreparedPost): Promise<void> },
  ): Promise<Preparation>;
  /**
   * The one call that makes it visible; made once, never repeated inside.
   * @throws OutcomeUnknown when the answer did not come or cannot be understood; PlatformFailure when it was surely refused.
   */
  publish(access: AccountAccess, post: NetworkPost, prepared: PreparedPost): Promise<PublishedPost>;
  /** Reads only; what its answers prove is judged by post-list.ts. */
  lookUp(access: AccountAccess, sent: SentPost): Promise<LookUp>;
  /** How many more posts the network lets through now; null when it does not say. */
  allowance(access: AccountAccess): Promise<{ left: number; resetsAt: Date | null } | null>;
  engagement(access: AccountAccess, externalIds: string[]): Promise<Engagement[]>;
  /** Names of the declared choices that apply on this installation; absent where all do. */
  asks?: readonly string[];
  /** What the account offers for the choices that are declared as its own, by name; nothing for a switch that it leaves off. */
  offers?(access: AccountAccess): Promise<Record<string, OfferedOption[]>>;
  /** Of posts that are on their owner's phone. */
  followUp?(access: AccountAccess, post: Pick<PublishedPost, 'externalId'>): Promise<FollowUp>;
}

export interface AccountGrant extends NetworkAccount {
  network: SocialNetworkName;
  via: AccountAccess['via'];
  accessToken: string;
  refreshToken: string | null;
  expiresAt: Date | null;
  /** Of the person who consented, where one consent opens several accounts; with it all of it is taken back. */
  consentToken?: string;
}

/** What a consent is taken back with. */
export type ConsentAccess = Pick<AccountGrant, 'via' | 'accessToken' | 'refreshToken' | 'consentToken'>;

/** The owner consented, but nothing can be published with what was given; at the network the consent is still there. */
export class UnusableConsent extends Error {
  readonly reason: PlatformFailure;
  readonly consent: ConsentAccess;
  /** Those it opens, as far as they are known. */
  readonly accounts: AccountGrant[];

  constructor(reason: PlatformFailure, consent: ConsentAccess, accounts: AccountGrant[] = []) {
    super(reason.message, { cause: reason });
    this.reason = reason;
    this.consent = consent;
    this.accounts = accounts;
  }
}

/** Connecting accounts by the network's consent page. */
export interface SocialAuthorization {
  /** Tokens that nobody uses are renewed so many milliseconds before they end, or after where that is enough; null: never. */
  renewAhead: number | null;
  /** `challenge` is the S256 code challenge where the network knows PKCE; others leave it out. */
  consentUrl(request: { state: string; redirectUri: string; challenge: string }): string;
  /**
   * Every account the owner gave us, ready to be used.
   * @throws UnusableConsent when a permission that publishing needs was left out, or no account was given.
   */
  exchange(answer: { code: string; redirectUri: string; verifier: string }): Promise<AccountGrant[]>;
  /** New tokens for an account; null where its tokens are not renewed. Retires the refresh token it is made with. */
  refresh(
    grant: Pick<AccountGrant, 'accessToken' | 'refreshToken'>,
  ): Promise<Pick<AccountGrant, 'accessToken' | 'refreshToken' | 'expiresAt'> | null>;
  /** Takes back everything that came by the consent, where that can be done from outside. */
  withdraw(consent: ConsentAccess): Promise<void>;
  /** Ends our access where that can be done from outside; harmless when it has ended. */
  revoke(grant: Pick<AccountGrant, 'accessToken' | 'refreshToken' | 'externalId'>): Promise<void>;
}

/** Connecting an account by secrets that its owner pastes. */
export interface SocialEntry {
  /**
   * The account that they open, ready to be used.
   * @throws PlatformFailure saying what is wrong with them, whatever its kind.
   */
  open(fields: Record<string, string>): Promise<AccountGrant>;
  /** As those of a consent are; left out where what was pasted opens the account itself. */
  renewed?: Pick<SocialAuthorization, 'renewAhead' | 'refresh' | 'revoke'>;
}

/** The social networks, their consent pages where we have an app, and what is connected without one. */
export interface SocialPlatforms {
  networks: Partial<Record<SocialNetworkName, SocialNetwork>>;
  authorizations: Partial<Record<ConsentWay, SocialAuthorization>>;
  entries: Partial<Record<EntryWay, SocialEntry>>;
  /** As stand-ins are: their posts are seen by people at this machine alone. */
  onThisMachine: boolean;
}
