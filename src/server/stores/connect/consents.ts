import type { FastifyBaseLogger } from 'fastify';
import { createConsentTrips } from '#server/accounts/connections/consent-trips.ts';
import type { Sessions } from '#server/accounts/sessions/sessions.ts';
import type { Database } from '#server/core/db/database.ts';
import { httpProblems, Problem } from '#server/core/http/problem.ts';
import { type Account, assertAllowed, type Doorkeeper, refusalIn } from '#server/core/http/serve.ts';
import { PlatformFailure } from '#server/platforms/ports/platform-failure.ts';
import type {
  StoreAuthorization,
  StorePlatform,
  StoreTokens,
} from '#server/platforms/ports/store-platform.ts';
import type { User } from '#shared/accounts/auth.ts';
import type { WriteBackKind } from '#shared/publishing/write-back.ts';
import {
  CONNECT_ERRORS,
  type ConsentFrom,
  isStoreName,
  type Platform,
  type Store,
} from '#shared/stores/stores.ts';
import type { Installs } from './installs.ts';
import { storeProblems } from './problems.ts';
import type { ConnectingAccount, StoreService } from './service.ts';

export type ConnectError = (typeof CONNECT_ERRORS)[number];

export interface Browser {
  user: User | null;
  /** The one that the signed-in user acts in. */
  account: Account | null;
  /** What only this browser knows: its session, or the note it was given for an install. */
  mark: string;
}

interface Purpose {
  /** In which it was begun, whichever they act in by the time they are back; null for a visitor. */
  accountId: string | null;
  platform: Platform;
  storeName: string | null;
  /** Where the browser left from, if it comes back there. */
  from: ConsentFrom | null;
}

/** What the owner wants to be written into the platform's reports, which needs permissions of its own. */
export type FindWantedKinds = (
  db: Database,
  store: { userId: string; platform: Platform; storeName: string },
) => Promise<WriteBackKind[]>;

/** What the platform lets be written by now is asked, and kept. */
export type LearnAllowed = (
  db: Database,
  storeId: string,
  ask: () => Promise<WriteBackKind[] | undefined>,
) => Promise<void>;

export type ConsentOutcome =
  | { kind: 'connected'; store: Store; from: ConsentFrom | null }
  | { kind: 'installed'; storeName: string; token: string }
  | { kind: 'failed'; error: ConnectError; storeName: string | null; from: ConsentFrom | null };

interface Dependencies {
  db: Database;
  sessions: Sessions;
  stores: StoreService;
  installs: Installs;
  memberOf: Doorkeeper['memberOf'];
  authorizations: Partial<Record<Platform, StoreAuthorization>>;
  platforms: Partial<Record<Platform, Pick<StorePlatform, 'writeBack'>>>;
  findWantedKinds: FindWantedKinds;
  learnAllowed: LearnAllowed;
  publicUrl: string;
  log: FastifyBaseLogger;
}

/** Connecting a store through the platform's consent page (reference/shopify.md 1.1 to 1.5, reference/shopier.md 1.2). */
export function createConsents({
  db,
  sessions,
  stores,
  installs,
  memberOf,
  authorizations,
  platforms,
  findWantedKinds,
  learnAllowed,
  publicUrl,
  log,
}: Dependencies) {
  const redirectUri = (platform: Platform) => `${publicUrl}/api/stores/${platform}/oauth/callback`;

  const trips = createConsentTrips<Purpose>({ sessions, kind: 'consent' });

  /** Where the browser goes to. */
  async function begin(
    platform: Platform,
    storeName: string | null,
    browser: Browser,
    from: ConsentFrom | null = null,
  ): Promise<string> {
    const authorization = authorizations[platform];
    if (!authorization) throw storeProblems.oauthNotConfigured(platform);
    if (storeName !== null && !isStoreName(storeName)) throw storeProblems.invalidName(storeName);
    const moreScopes = await scopesWanted(platform, storeName, browser);
    const purpose = { accountId: browser.account?.id ?? null, platform, storeName, from };
    return trips.leave(purpose, travellerOf(browser), ({ state }) =>
      authorization.consentUrl({ storeName, state, redirectUri: redirectUri(platform), moreScopes }),
    );
  }

  /** A consent replaces the one before: what is switched on is asked for each time. */
  async function scopesWanted(platform: Platform, storeName: string | null, { account }: Browser) {
    const port = platforms[platform]?.writeBack;
    if (!port || !account || storeName === null) return [];
    const kinds = await findWantedKinds(db, { userId: account.id, platform, storeName });
    return kinds.flatMap((kind) => port.scopes[kind]);
  }

  /** An app store sends a visitor: only what the platform signed is believed. */
  async function beginInstall(platform: Platform, query: URLSearchParams, browser: Browser): Promise<string> {
    const authorization = authorizations[platform];
    if (!authorization) throw storeProblems.oauthNotConfigured(platform);
    if (browser.user) assertMayConnect(browser.account);
    const entry = authorization.readInstall(query);
    if (!entry) throw storeProblems.installNotGenuine();
    return begin(platform, entry.storeName, browser);
  }

  function assertMayConnect(account: Account | null): asserts account is Account {
    if (!account) throw httpProblems.roleTooSmall('manage');
    assertAllowed(refusalIn(account, 'manage'), 'manage');
  }

  /** The browser is back from the consent page. */
  async function finish(
    platform: Platform,
    query: URLSearchParams,
    browser: Browser,
  ): Promise<ConsentOutcome> {
    const state = query.get('state');
    const arrival = await trips.arrive(
      state,
      travellerOf(browser),
      (purpose) => purpose.platform === platform,
    );
    const storeName = arrival.purpose?.storeName ?? null;
    const from = arrival.purpose?.from ?? null;
    const failed = (error: ConnectError): ConsentOutcome => ({ kind: 'failed', error, storeName, from });
    if (arrival.error) return failed(arrival.error);
    const authorization = authorizations[platform]!;
    const answer = authorization.readReturn(query);
    if (!answer || answer.storeName !== storeName) return failed('oauth_invalid');
    if (!answer.code) return failed('oauth_denied');
    try {
      const to = browser.user && (await connectingAccount(browser.user, arrival.purpose));
      const tokens = await authorization.exchange({
        storeName,
        code: answer.code,
        redirectUri: redirectUri(platform),
      });
      return await connect({ platform, storeName, from }, tokens, to);
    } catch (error) {
      if (!(error instanceof Problem) && !(error instanceof PlatformFailure)) throw error;
      const code = error instanceof Problem ? error.error : error.code;
      log.warn({ platform, code }, 'a consent did not end in a connected store');
      return failed(CONNECT_ERRORS.find((known) => known === code) ?? 'connection_failed');
    }
  }

  async function connectingAccount(user: User, { accountId }: Purpose): Promise<ConnectingAccount> {
    const account = accountId ? await memberOf(user, accountId) : null;
    assertMayConnect(account);
    return { id: account.id, by: user.id };
  }

  async function connect(
    { platform, storeName, from }: Omit<Purpose, 'accountId'>,
    tokens: StoreTokens,
    to: ConnectingAccount | null,
  ): Promise<ConsentOutcome> {
    const access = { storeName: storeName ?? '', accessToken: tokens.accessToken };
    const identity = await stores.inspect(platform, access);
    if (to) {
      const store = await stores.connect(to, platform, identity, { connection: 'oauth', tokens });
      const port = platforms[platform]?.writeBack;
      if (from && port) await learnAllowed(db, store.id, () => port.allowed(access));
      return { kind: 'connected', store, from };
    }
    const token = await installs.save({ platform, identity, tokens });
    return { kind: 'installed', storeName: identity.storeName, token };
  }

  return { begin, beginInstall, finish };
}
export type Consents = ReturnType<typeof createConsents>;

const travellerOf = ({ user, mark }: Browser) => ({ userId: user?.id ?? null, mark });
