import type { FastifyBaseLogger } from 'fastify';
import { createConsentTrips } from '#server/accounts/connections/consent-trips.ts';
import type { Sessions } from '#server/accounts/sessions/sessions.ts';
import { type Doorkeeper, type OwnedStore, refusalInStore } from '#server/core/http/serve.ts';
import type { AdsAuthorization } from '#server/platforms/ports/ads-platform.ts';
import { PlatformFailure } from '#server/platforms/ports/platform-failure.ts';
import type { User } from '#shared/accounts/auth.ts';
import { ADS_CONSENT_ERRORS, type AdsConsentError } from '#shared/ads/ads-account.ts';
import { adsAccountProblems } from './problems.ts';
import type { AdsAccountService } from './service.ts';

interface Dependencies {
  sessions: Sessions;
  adsAccount: AdsAccountService;
  storeOf: Doorkeeper['storeOf'];
  authorization: AdsAuthorization | null;
  publicUrl: string;
  log: FastifyBaseLogger;
}

export const CALLBACK_PATH = '/api/ads/google/callback';

/** Connecting a Google Ads account through Google's consent page (reference/google-ads.md 1). */
export function createAdsConsents(dependencies: Dependencies) {
  const { sessions, adsAccount, storeOf, authorization, publicUrl, log } = dependencies;
  const redirectUri = `${publicUrl}${CALLBACK_PATH}`;

  const trips = createConsentTrips<{ storeId: string }>({ sessions, kind: 'ads-consent' });

  /** Where the browser goes to. */
  async function begin(
    { id: storeId }: OwnedStore,
    { userId, mark }: { userId: string; mark: string },
  ): Promise<string> {
    if (!authorization) throw adsAccountProblems.notConfigured();
    return trips.leave({ storeId }, { userId, mark }, ({ state, challenge }) =>
      authorization.consentUrl({ state, redirectUri, challenge }).catch((error) => {
        throw error instanceof PlatformFailure ? adsAccountProblems.notAnswered(error) : error;
      }),
    );
  }

  /** The browser is back from the consent page. @returns why nothing was connected; null when something was. */
  async function finish(
    query: URLSearchParams,
    { user, mark }: { user: User | null; mark: string | null },
  ): Promise<AdsConsentError | null> {
    const arrival = await trips.arrive(query.get('state'), { userId: user?.id ?? null, mark });
    if (arrival.error) return arrival.error;
    const found = user && (await storeOf(user, arrival.purpose.storeId));
    if (!found) return 'oauth_invalid';
    const refusal = refusalInStore(found.account, 'manage');
    if (refusal) return refusal;
    const { store } = found;
    const code = query.get('code');
    if (!code || !authorization) return 'oauth_denied';
    try {
      const granted = await authorization.exchange({ code, redirectUri, verifier: arrival.verifier });
      await adsAccount.connect(store, granted);
      return null;
    } catch (error) {
      if (!(error instanceof PlatformFailure)) throw error;
      log.warn({ code: error.code, err: error.cause }, 'a consent did not end in a connected ads account');
      return ADS_CONSENT_ERRORS.find((known) => known === error.code) ?? 'connection_failed';
    }
  }

  return { begin, finish };
}
export type AdsConsents = ReturnType<typeof createAdsConsents>;
