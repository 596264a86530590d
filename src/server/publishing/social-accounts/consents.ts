import { createHash, randomBytes } from 'node:crypto';
import type { FastifyBaseLogger } from 'fastify';
import type { Sessions } from '#server/accounts/sessions/sessions.ts';
import type { OwnedStore } from '#server/core/http/serve.ts';
import { PlatformFailure } from '#server/platforms/ports/platform-failure.ts';
import { type SocialAuthorization, UnusableConsent } from '#server/platforms/ports/social-network.ts';
import type { User } from '#shared/accounts/auth.ts';
import {
  ACCOUNT_ERRORS,
  type AccountError,
  type ConsentOrigin,
  type ConsentWay,
} from '#shared/publishing/social-accounts.ts';
import type { FoundAccounts } from './found-accounts.ts';
import { accountProblems } from './problems.ts';

/** Who left for the consent page: the same browser, signed in as the same person, must come back. */
interface Browser {
  user: User | null;
  mark: string | null;
}

interface ConsentNote {
  kind: 'social-consent';
  way: ConsentWay;
  from: ConsentOrigin;
  query: string;
  again: boolean;
  storeId: string;
  userId: string;
  mark: string;
  /** What only we know until the code is exchanged (PKCE). */
  verifier: string;
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
  ownedStore: (user: User, storeId: string) => Promise<OwnedStore | null>;
  authorizations: Partial<Record<ConsentWay, SocialAuthorization>>;
  publicUrl: string;
  log: FastifyBaseLogger;
}

const CONSENT_MINUTES = 15;

/** Connecting accounts through a network's consent page (reference/social.md 2.2, 3.1 and 4.1). */
export function createSocialConsents(dependencies: Dependencies) {
  const { sessions, found, ownedStore, authorizations, publicUrl, log } = dependencies;
  const redirectUri = (way: ConsentWay) => `${publicUrl}${callbackPath(way)}`;

  /** Where the browser goes to. */
  async function begin(
    store: OwnedStore,
    { way, mark, ...back }: Pick<ConsentNote, 'way' | 'from' | 'query' | 'again' | 'mark'>,
  ): Promise<string> {
    const authorization = authorizations[way];
    if (!authorization) throw accountProblems.notConfigured(way);
    const verifier = randomBytes(32).toString('base64url');
    const { id: storeId, userId } = store;
    const note: ConsentNote = { kind: 'social-consent', way, ...back, storeId, userId, mark, verifier };
    const state = await sessions.keep(note, CONSENT_MINUTES);
    const challenge = createHash('sha256').update(verifier).digest('base64url');
    return authorization.consentUrl({ state, redirectUri: redirectUri(way), challenge });
  }

  /** The browser is back from the consent page. */
  async function finish(
    way: ConsentWay,
    query: URLSearchParams,
    { user, mark }: Browser,
  ): Promise<ConsentOutcome> {
    const note = (await sessions.take(query.get('state') ?? '')) as ConsentNote | null;
    if (note?.kind !== 'social-consent' || note.way !== way)
      return { kind: 'failed', error: 'oauth_expired', from: 'settings', query: '' };
    const back = { from: note.from, query: note.query };
    const failed = (error: AccountError): ConsentOutcome => ({ kind: 'failed', error, ...back });
    const store = user && note.userId === user.id ? await ownedStore(user, note.storeId) : null;
    if (!store || note.mark !== mark) return failed('oauth_invalid');
    const code = query.get('code');
    const authorization = authorizations[way];
    if (!code || !authorization) return failed('oauth_denied');
    try {
      const { verifier } = note;
      const grants = await authorization.exchange({ code, redirectUri: redirectUri(way), verifier });
      const { renewed, toChoose } = await found.take(store, way, grants, { again: note.again });
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

export function callbackPath(way: ConsentWay): string {
  return `/api/social-accounts/${way}/oauth/callback`;
}
