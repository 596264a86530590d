import type { FastifyBaseLogger } from 'fastify';
import { createConsentTrips } from '#server/accounts/connections/consent-trips.ts';
import type { Sessions } from '#server/accounts/sessions/sessions.ts';
import { Problem } from '#server/core/http/problem.ts';
import { PlatformFailure } from '#server/platforms/ports/platform-failure.ts';
import type { StoreAuthorization, StoreTokens } from '#server/platforms/ports/store-platform.ts';
import type { User } from '#shared/accounts/auth.ts';
import { type CONNECT_ERRORS, isStoreName, type Platform, type Store } from '#shared/stores/stores.ts';
import type { Installs } from './installs.ts';
import { storeProblems } from './problems.ts';
import type { StoreService } from './service.ts';

export type ConnectError = (typeof CONNECT_ERRORS)[number];

export interface Browser {
  user: User | null;
  /** What only this browser knows: its session, or the note it was given for an install. */
  mark: string;
}

interface Purpose {
  platform: Platform;
  storeName: string | null;
}

export type ConsentOutcome =
  | { kind: 'connected'; store: Store }
  | { kind: 'installed'; storeName: string; token: string }
  | { kind: 'failed'; error: ConnectError; storeName: string | null };

interface Dependencies {
  sessions: Sessions;
  stores: StoreService;
  installs: Installs;
  authorizations: Partial<Record<Platform, StoreAuthorization>>;
  publicUrl: string;
  log: FastifyBaseLogger;
}

/** Connecting a store through the platform's consent page (reference/shopify.md 1.1 to 1.5, reference/shopier.md 1.2). */
export function createConsents({ sessions, stores, installs, authorizations, publicUrl, log }: Dependencies) {
  const redirectUri = (platform: Platform) => `${publicUrl}/api/stores/${platform}/oauth/callback`;

  const trips = createConsentTrips<Purpose>({ sessions, kind: 'consent' });

  /** Where the browser goes to. */
  async function begin(platform: Platform, storeName: string | null, browser: Browser): Promise<string> {
    const authorization = authorizations[platform];
    if (!authorization) throw storeProblems.oauthNotConfigured(platform);
    if (storeName !== null && !isStoreName(storeName)) throw storeProblems.invalidName(storeName);
    return trips.leave({ platform, storeName }, travellerOf(browser), ({ state }) =>
      authorization.consentUrl({ storeName, state, redirectUri: redirectUri(platform) }),
    );
  }

  /** An app store sends a visitor: only what the platform signed is believed. */
  async function beginInstall(platform: Platform, query: URLSearchParams, browser: Browser): Promise<string> {
    const authorization = authorizations[platform];
    if (!authorization) throw storeProblems.oauthNotConfigured(platform);
    const entry = authorization.readInstall(query);
    if (!entry) throw storeProblems.installNotGenuine();
    return begin(platform, entry.storeName, browser);
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
    const failed = (error: ConnectError): ConsentOutcome => ({ kind: 'failed', error, storeName });
    if (arrival.error) return failed(arrival.error);
    const authorization = authorizations[platform]!;
    const answer = authorization.readReturn(query);
    if (!answer || answer.storeName !== storeName) return failed('oauth_invalid');
    if (!answer.code) return failed('oauth_denied');
    try {
      const tokens = await authorization.exchange({
        storeName,
        code: answer.code,
        redirectUri: redirectUri(platform),
      });
      return await connect(platform, storeName, tokens, browser);
    } catch (error) {
      if (!(error instanceof Problem) && !(error instanceof PlatformFailure)) throw error;
      const code = error instanceof Problem ? error.error : error.code;
      log.warn({ platform, code }, 'a consent did not end in a connected store');
      const known = code === 'scope_missing' || code === 'store_already_connected';
      return failed(known ? code : 'connection_failed');
    }
  }

  async function connect(
    platform: Platform,
    storeName: string | null,
    tokens: StoreTokens,
    { user }: Browser,
  ): Promise<ConsentOutcome> {
    const access = { storeName: storeName ?? '', accessToken: tokens.accessToken };
    const identity = await stores.inspect(platform, access);
    if (user) {
      const store = await stores.connect(user, platform, identity, { connection: 'oauth', tokens });
      return { kind: 'connected', store };
    }
    const token = await installs.save({ platform, identity, tokens });
    return { kind: 'installed', storeName: identity.storeName, token };
  }

  return { begin, beginInstall, finish };
}
export type Consents = ReturnType<typeof createConsents>;

const travellerOf = ({ user, mark }: Browser) => ({ userId: user?.id ?? null, mark });
