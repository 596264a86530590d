import { createHash, randomBytes } from 'node:crypto';
import type { FastifyBaseLogger } from 'fastify';
import type { Sessions } from '#server/accounts/sessions/sessions.ts';
import type { OwnedStore } from '#server/core/http/serve.ts';
import type { AdsAuthorization } from '#server/platforms/ports/ads-platform.ts';
import { PlatformFailure } from '#server/platforms/ports/platform-failure.ts';
import type { User } from '#shared/accounts/auth.ts';
import { ADS_CONSENT_ERRORS, type AdsConsentError } from '#shared/ads/ads-account.ts';
import { adsAccountProblems } from './problems.ts';
import type { AdsAccountService } from './service.ts';

interface ConsentNote {
  kind: 'ads-consent';
  storeId: string;
  userId: string;
  /** The session that left for the consent page: the same one must come back. */
  mark: string;
  /** What only we know until the code is exchanged (PKCE). */
  verifier: string;
}

interface Dependencies {
  sessions: Sessions;
  adsAccount: AdsAccountService;
  ownedStore: (user: User, storeId: string) => Promise<OwnedStore | null>;
  authorization: AdsAuthorization | null;
  publicUrl: string;
  log: FastifyBaseLogger;
}

export const CALLBACK_PATH = '/api/ads/google/callback';
const CONSENT_MINUTES = 15;

/** Connecting a Google Ads account through Google's consent page (reference/google-ads.md 1). */
export function createAdsConsents(dependencies: Dependencies) {
  const { sessions, adsAccount, ownedStore, authorization, publicUrl, log } = dependencies;
  const redirectUri = `${publicUrl}${CALLBACK_PATH}`;

  /** Where the browser goes to. */
  async function begin({ id: storeId, userId }: OwnedStore, mark: string): Promise<string> {
    if (!authorization) throw adsAccountProblems.notConfigured();
    const verifier = randomBytes(32).toString('base64url');
    const note: ConsentNote = { kind: 'ads-consent', storeId, userId, mark, verifier };
    const state = await sessions.keep(note, CONSENT_MINUTES);
    const challenge = createHash('sha256').update(verifier).digest('base64url');
    return authorization.consentUrl({ state, redirectUri, challenge }).catch((error) => {
      throw error instanceof PlatformFailure ? adsAccountProblems.notAnswered(error) : error;
    });
  }

  /** The browser is back from the consent page. @returns why nothing was connected; null when something was. */
  async function finish(
    query: URLSearchParams,
    { user, mark }: { user: User | null; mark: string | null },
  ): Promise<AdsConsentError | null> {
    const note = (await sessions.take(query.get('state') ?? '')) as ConsentNote | null;
    if (note?.kind !== 'ads-consent') return 'oauth_expired';
    const store = user && note.userId === user.id ? await ownedStore(user, note.storeId) : null;
    if (!store || note.mark !== mark) return 'oauth_invalid';
    const code = query.get('code');
    if (!code || !authorization) return 'oauth_denied';
    try {
      const granted = await authorization.exchange({ code, redirectUri, verifier: note.verifier });
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
