import type { FastifyBaseLogger } from 'fastify';
import { createConsentTrips } from '#server/accounts/connections/consent-trips.ts';
import type { Sessions } from '#server/accounts/sessions/sessions.ts';
import { type Doorkeeper, type OwnedStore, refusalInStore } from '#server/core/http/serve.ts';
import { PlatformFailure } from '#server/platforms/ports/platform-failure.ts';
import { type SocialAuthorization, UnusableConsent } from '#server/platforms/ports/social-network.ts';
import { callbackPath } from '#server/platforms/ports/social-wiring.ts';
import type { User } from '#shared/accounts/auth.ts';
import {
  ACCOUNT_ERRORS,
  type AccountError,
  type ConsentOrigin,
  type ConsentWay,
} from '#shared/publishing/social-accounts.ts';
import type { FoundAccounts } from './found-accounts.ts';
import { accountProblems } from './problems.ts';

interface Browser {
  user: User | null;
  mark: string | null;
}

/** What a consent is for, and where its owner is afterwards. */
interface Purpose {
  storeId: string;
  way: ConsentWay;
  from: ConsentOrigin;
  query: string;
  again: boolean;
}

export type ConsentOutcome = {
  from: ConsentOrigin;
  query: string;
} /** All of them belonged to the store already. */ & (
  | { kind: 'connected'; accounts: number }
  /** The owner has to say which of them belong to the store. */
  | { kind: 'found' }
  | { kind: 'failed'; error: AccountError }
);

interface Dependencies {
  sessions: Sessions;
  found: FoundAccounts;
  storeOf: Doorkeeper['storeOf'];
  authorizations: Partial<Record<ConsentWay, SocialAuthorization>>;
  publicUrl: string;
  log: FastifyBaseLogger;
}

/** Connecting accounts through a network's consent page (reference/social.md 2.2, 3.1 and 4.1). */
export function createSocialConsents(dependencies: Dependencies) {
  const { sessions, found, storeOf, authorizations, publicUrl, log } = dependencies;
  const redirectUri = (way: ConsentWay) => `${publicUrl}${callbackPath(way)}`;

  const trips = createConsentTrips<Purpose>({ sessions, kind: 'social-consent' });

  /** Where the browser goes to. */
  async function begin(
    { id: storeId }: OwnedStore,
    { userId, mark, ...purpose }: Omit<Purpose, 'storeId'> & { userId: string; mark: string },
  ): Promise<string> {
    const { way } = purpose;
    const authorization = authorizations[way];
    if (!authorization) throw accountProblems.notConfigured(way);
    return trips.leave({ storeId, ...purpose }, { userId, mark }, ({ state, challenge }) =>
      authorization.consentUrl({ state, redirectUri: redirectUri(way), challenge }),
    );
  }

  /** The browser is back from the consent page. */
  async function finish(
    way: ConsentWay,
    query: URLSearchParams,
    { user, mark }: Browser,
  ): Promise<ConsentOutcome> {
    const traveller = { userId: user?.id ?? null, mark };
    const arrival = await trips.arrive(query.get('state'), traveller, (purpose) => purpose.way === way);
    const back = { from: arrival.purpose?.from ?? 'settings', query: arrival.purpose?.query ?? '' } as const;
    const failed = (error: AccountError): ConsentOutcome => ({ kind: 'failed', error, ...back });
    if (arrival.error) return failed(arrival.error);
    const asked = user && (await storeOf(user, arrival.purpose.storeId));
    if (!asked) return failed('oauth_invalid');
    const refusal = refusalInStore(asked.account, 'manage');
    if (refusal) return failed(refusal);
    const { store } = asked;
    const code = query.get('code');
    const authorization = authorizations[way];
    if (!code || !authorization) return failed('oauth_denied');
    try {
      const { verifier } = arrival;
      const grants = await authorization.exchange({ code, redirectUri: redirectUri(way), verifier });
      const { renewed, toChoose } = await found.take(store, way, grants, { again: arrival.purpose.again });
      return toChoose > 0 ? { kind: 'found', ...back } : { kind: 'connected', accounts: renewed, ...back };
    } catch (error) {
      const failure = error instanceof UnusableConsent ? error.reason : error;
      if (!(failure instanceof PlatformFailure)) throw error;
      log.warn({ way, code: failure.code }, 'a consent did not end in a connected account');
      if (error instanceof UnusableConsent) await found.refuse(store, way, error);
      return failed(ACCOUNT_ERRORS.find((known) => known === failure.code) ?? 'connection_failed');
    }
  }

  return { begin, finish };
}
export type SocialConsents = ReturnType<typeof createSocialConsents>;
