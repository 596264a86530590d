import { createHash, randomBytes } from 'node:crypto';
import { belongsToApp } from '#simulators/core/belongs-to-app.ts';
import { MINUTE_MS } from '#simulators/core/time.ts';
import {
  type Answer,
  htmlAnswer,
  jsonAnswer,
  Refusal,
  redirectAnswer,
} from '#simulators/meta/social/answer.ts';
import { messageContent, renderPage } from '#simulators/meta/social/pages.ts';
import type { PersonFixture } from './accounts.ts';
import { ANOTHER, LOOK, showConsentPage } from './consent-page.ts';
import { type Identity, type IdTokens, personOf } from './id-tokens.ts';
import type { GoogleState, Grant } from './state.ts';

/** Of the app this product would register at Google. */
export const GOOGLE_APP = {
  clientId: '100200300-vitrin.apps.googleusercontent.example',
  clientSecret: 'GOCSPX-vitrin-demo-0123456789abcdef',
};
export const ADS_SCOPE = 'https://www.googleapis.com/auth/adwords';
export const ADS_RIGHTS = { [ADS_SCOPE]: 'See, edit, create and delete your Google Ads accounts and data' };

const CODE_LIFE_MS = 5 * MINUTE_MS;
const ACCESS_LIFE_SECONDS = 3599;
const OF_IDENTITY: Record<string, string> = {
  openid: 'Associate you with your personal info on Google',
  email: 'See your primary Google Account email address',
  profile: 'See your personal info',
};

type App = { clientId: string; clientSecret: string };
type Dependencies = {
  state: Pick<GoogleState, 'grants'>;
  changed: () => void;
  now: () => number;
  app: App;
  appUrl: string;
  people: readonly PersonFixture[];
  /** What the app may ask for besides an identity, by scope. */
  rights: Record<string, string>;
  /** Null where nobody signs in with it. */
  idTokens: IdTokens | null;
  /** How long a new refresh token lives; null or left out: until it is revoked. */
  refreshLifeMs?: () => number | null;
};

export type GoogleOauth = ReturnType<typeof createGoogleOauth>;

/** https://developers.google.com/identity/protocols/oauth2/web-server */
export function createGoogleOauth(dependencies: Dependencies) {
  const { state, changed, now, app, appUrl, people, rights, idTokens, refreshLifeMs } = dependencies;
  const known: Record<string, string> = { ...rights, ...(idTokens ? OF_IDENTITY : {}) };
  type Code = {
    identity: Identity;
    nonce: string | null;
    scopes: string[];
    redirectUri: string;
    challenge: string | null;
    stays: boolean;
    endsAt: number;
  };
  const codes = new Map<string, Code>();

  function discovery(origin: string): Answer {
    return jsonAnswer({
      issuer: origin,
      authorization_endpoint: `${origin}/o/oauth2/v2/auth`,
      token_endpoint: `${origin}/token`,
      revocation_endpoint: `${origin}/revoke`,
      jwks_uri: `${origin}/oauth2/v3/certs`,
      subject_types_supported: ['public'],
      id_token_signing_alg_values_supported: ['RS256'],
      token_endpoint_auth_methods_supported: ['client_secret_post'],
      response_types_supported: ['code'],
      scopes_supported: Object.keys(known),
      code_challenge_methods_supported: ['plain', 'S256'],
      grant_types_supported: ['authorization_code', 'refresh_token'],
    });
  }

  function showConsent(request: URLSearchParams): Answer {
    const problem = problemOf(request);
    if (problem) return errorPage(problem);
    const scopes = scopesOf(request);
    return showConsentPage({
      request,
      people,
      signsIn: isSignIn(scopes),
      rights: scopes.map((scope) => ({ value: scope, label: known[scope]! })),
    });
  }

  function decide(form: URLSearchParams): Answer {
    const problem = problemOf(form);
    if (problem) return errorPage(problem);
    const redirectUri = form.get('redirect_uri')!;
    const back = new URL(redirectUri);
    const identity = identityOf(form);
    const asked = form.get('state');
    if (asked !== null) back.searchParams.set('state', asked);
    const granted = scopesOf(form).filter(
      // Signing in asks for no rights one by one.
      (scope) => isSignIn(scopesOf(form)) || form.getAll('granted_scope').includes(scope),
    );
    if (form.get('decision') === 'allow' && identity && granted.length > 0) {
      const code = `4/${randomBytes(40).toString('base64url')}`;
      codes.set(code, {
        identity,
        scopes: granted,
        redirectUri,
        challenge: form.get('code_challenge'),
        nonce: form.get('nonce'),
        stays: form.get('access_type') === 'offline' && isFirstOrAsked(identity.id, form),
        endsAt: now() + CODE_LIFE_MS,
      });
      back.searchParams.set('code', code);
      back.searchParams.set('scope', granted.join(' '));
    } else back.searchParams.set('error', 'access_denied');
    return redirectAnswer(back.href);
  }

  /** Null when nobody was chosen. */
  function identityOf(form: URLSearchParams): Identity | null {
    const person = people.find(({ id }) => id === form.get('person'));
    if (person) return { ...person, verified: true };
    const email = form.get('another_email')?.trim() ?? '';
    if (form.get('person') !== ANOTHER || !email.includes('@') || !isSignIn(scopesOf(form))) return null;
    const name = form.get('another_name')?.trim() || 'Another Person';
    return { id: personOf(email), name, email, verified: form.get('another_verified') === 'yes' };
  }

  /** A person who agreed before is given a refresh token again only when consent is asked for again. */
  function isFirstOrAsked(personId: string, form: URLSearchParams): boolean {
    return form.get('prompt') === 'consent' || !state.grants.some((grant) => grant.personId === personId);
  }

  function exchange(form: URLSearchParams, origin: string): Answer {
    const isOurs = form.get('client_id') === app.clientId && form.get('client_secret') === app.clientSecret;
    if (!isOurs) throw oauthRefusal(401, 'invalid_client', 'The OAuth client was not found.');
    if (form.get('grant_type') === 'authorization_code') return redeem(form, origin);
    if (form.get('grant_type') === 'refresh_token') return refresh(form.get('refresh_token') ?? '');
    throw oauthRefusal(400, 'unsupported_grant_type', `Invalid grant_type: ${form.get('grant_type')}`);
  }

  function redeem(form: URLSearchParams, origin: string): Answer {
    const code = form.get('code') ?? '';
    const issued = codes.get(code);
    codes.delete(code);
    const verifier = form.get('code_verifier') ?? '';
    const proof = createHash('sha256').update(verifier).digest('base64url');
    if (!issued || issued.endsAt <= now()) throw oauthRefusal(400, 'invalid_grant', 'Malformed auth code.');
    if (issued.challenge !== null && issued.challenge !== proof)
      throw oauthRefusal(400, 'invalid_grant', 'Invalid code verifier.');
    if (issued.redirectUri !== form.get('redirect_uri'))
      throw oauthRefusal(400, 'redirect_uri_mismatch', 'Bad Request');
    const { identity, scopes, nonce, stays } = issued;
    const idToken =
      idTokens && scopes.includes('openid')
        ? { id_token: idTokens.issue(identity, { origin, scopes, nonce }) }
        : {};
    return jsonAnswer({ ...issueFirst(identity.id, scopes, stays), ...idToken });
  }

  function issueFirst(personId: string, scopes: string[], stays: boolean) {
    const grant: Grant = { personId, scopes, refreshToken: null, refreshEndsAt: null, accessTokens: {} };
    const lifeMs = refreshLifeMs?.() ?? null;
    if (lifeMs !== null) grant.refreshEndsAt = now() + lifeMs;
    if (stays) grant.refreshToken = `1//${randomBytes(45).toString('base64url')}`;
    state.grants.push(grant);
    const issued = issueAccess(grant);
    return { ...issued, ...(grant.refreshToken ? { refresh_token: grant.refreshToken } : {}) };
  }

  /** The refresh token stays as it is. */
  function refresh(refreshToken: string): Answer {
    const grant = state.grants.find((each) => each.refreshToken === refreshToken && refreshToken !== '');
    if (!grant || (grant.refreshEndsAt ?? Infinity) <= now())
      throw oauthRefusal(400, 'invalid_grant', 'Token has been expired or revoked.');
    return jsonAnswer(issueAccess(grant));
  }

  function issueAccess(grant: Grant) {
    const accessToken = `ya29.${randomBytes(60).toString('base64url')}`;
    for (const [token, endsAt] of Object.entries(grant.accessTokens))
      if (endsAt <= now()) delete grant.accessTokens[token];
    grant.accessTokens[accessToken] = now() + ACCESS_LIFE_SECONDS * 1000;
    changed();
    return {
      access_token: accessToken,
      expires_in: ACCESS_LIFE_SECONDS,
      token_type: 'Bearer',
      scope: grant.scopes.join(' '),
    };
  }

  /** Any token of a person ends everything that person ever granted us. */
  function revoke(form: URLSearchParams): Answer {
    const token = form.get('token') ?? '';
    const grant = state.grants.find(
      ({ refreshToken, accessTokens }) => token !== '' && (refreshToken === token || token in accessTokens),
    );
    if (!grant) throw oauthRefusal(400, 'invalid_token', 'Token expired or revoked');
    revokeAccess(grant.personId);
    return jsonAnswer({});
  }

  function revokeAccess(personId?: string): void {
    state.grants = state.grants.filter((grant) => personId !== undefined && grant.personId !== personId);
    changed();
  }

  /** Access tokens only: refreshing still works. */
  function expireTokens(): void {
    for (const { accessTokens } of state.grants)
      for (const token of Object.keys(accessTokens)) accessTokens[token] = now();
    changed();
  }

  function grantOf(token: string): Grant | null {
    return state.grants.find((grant) => (grant.accessTokens[token] ?? 0) > now()) ?? null;
  }

  function problemOf(request: URLSearchParams): string | null {
    const said = (name: string) => request.get(name) ?? '';
    if (said('client_id') !== app.clientId) return 'Error 401: invalid_client';
    if (said('response_type') !== 'code') return 'Error 400: unsupported_response_type';
    if (!belongsToApp(said('redirect_uri'), appUrl)) return 'Error 400: redirect_uri_mismatch';
    if (said('code_challenge') !== '' && said('code_challenge_method') !== 'S256')
      return 'Error 400: invalid_request, code_challenge_method must be S256';
    if (scopesOf(request).length === 0) return 'Error 400: invalid_request, missing scope';
    const unknown = scopesOf(request).find((scope) => !(scope in known));
    return unknown === undefined ? null : `Error 400: invalid_scope ${unknown}`;
  }

  /** Nothing of Google's is asked for but the identity of the person. */
  function isSignIn(scopes: string[]): boolean {
    return scopes.includes('openid') && !scopes.some((scope) => scope in rights);
  }

  const tokensFor = (personId: string) => issueFirst(personId, Object.keys(rights), true);
  return { discovery, showConsent, decide, exchange, revoke, revokeAccess, expireTokens, grantOf, tokensFor };
}

function errorPage(problem: string): Answer {
  return htmlAnswer(renderPage('Error', messageContent('Access blocked', problem), LOOK), 400);
}

function scopesOf(request: URLSearchParams): string[] {
  return (request.get('scope') ?? '').split(' ').filter((scope) => scope !== '');
}

function oauthRefusal(status: number, error: string, description: string): Refusal {
  return new Refusal(description, { status, body: { error, error_description: description } });
}
