import { createHash, randomBytes } from 'node:crypto';
import { belongsToApp } from '#simulators/core/belongs-to-app.ts';
import { DAY_MS } from '#simulators/core/time.ts';
import {
  type Answer,
  htmlAnswer,
  jsonAnswer,
  Refusal,
  redirectAnswer,
} from '#simulators/meta/social/answer.ts';
import { choiceList, hiddenFields, messageContent, renderPage } from '#simulators/meta/social/pages.ts';
import { xRefusals } from './problems.ts';
import type { Grant, XAccount, XState } from './state.ts';

/** Of the app this product would register at X. */
export const X_APP = {
  clientId: 'vitrin-demo-x-client',
  clientSecret: 'vitrin-demo-x-secret-0123456789abcdef',
};

const LOOK = { brand: 'X simulator', colour: '#0f1419' };
const CODE_LIFE_MS = 30_000;
const ACCESS_LIFE_SECONDS = 7200;
const REFRESH_LIFE_MS = 183 * DAY_MS;
const LONGEST_STATE = 500;
const SCOPES: Record<string, string> = {
  'tweet.read': 'See posts and profiles you can see',
  'tweet.write': 'Create and delete posts for you',
  'users.read': 'See your profile',
  'media.write': 'Upload pictures and videos for you',
  'offline.access': 'Stay connected until you revoke it',
};

type Dependencies = {
  state: XState;
  changed: () => void;
  now: () => number;
  appUrl: string;
  accounts: readonly XAccount[];
};

export type XOauth = ReturnType<typeof createXOauth>;

/** https://docs.x.com/fundamentals/authentication/oauth-2-0/authorization-code */
export function createXOauth({ state, changed, now, appUrl, accounts }: Dependencies) {
  type Code = { accountId: string; scopes: string[]; redirectUri: string; challenge: string; endsAt: number };
  const codes = new Map<string, Code>();

  function showConsent(request: URLSearchParams): Answer {
    const problem = problemOf(request, appUrl);
    if (problem)
      return htmlAnswer(renderPage('Error', messageContent('Something went wrong', problem), LOOK), 400);
    const choices = accounts.map(({ id, username, name }) => ({
      value: id,
      label: name,
      note: `@${username}`,
      picture: `/avatar/${id}.svg`,
    }));
    const scopes = scopesOf(request).map((scope) => `<li>${SCOPES[scope]}</li>`);
    return htmlAnswer(
      renderPage(
        'Authorize app',
        `<form method="post" class="card">${hiddenFields(request)}<h1>Vitrin wants to access your X account.</h1>
        ${choiceList('Account', { name: 'account', type: 'radio', checked: (id) => id === accounts[0]?.id }, choices)}
        <h2>Things this app can do</h2><ul>${scopes.join('')}</ul>
        <div class="row"><button name="decision" value="allow">Authorize app</button><button class="quiet" name="decision" value="deny">Cancel</button></div></form>`,
        LOOK,
      ),
    );
  }

  function decide(form: URLSearchParams): Answer {
    const problem = problemOf(form, appUrl);
    if (problem)
      return htmlAnswer(renderPage('Error', messageContent('Something went wrong', problem), LOOK), 400);
    const redirectUri = form.get('redirect_uri')!;
    const back = new URL(redirectUri);
    const account = accounts.find(({ id }) => id === form.get('account'));
    back.searchParams.set('state', form.get('state')!);
    if (form.get('decision') === 'allow' && account) {
      const code = randomBytes(40).toString('base64url');
      const challenge = form.get('code_challenge')!;
      const endsAt = now() + CODE_LIFE_MS;
      codes.set(code, { accountId: account.id, scopes: scopesOf(form), redirectUri, challenge, endsAt });
      back.searchParams.set('code', code);
    } else {
      back.searchParams.set('error', 'access_denied');
    }
    return redirectAnswer(back.href);
  }

  function exchange(form: URLSearchParams, authorization: string | undefined): Answer {
    const expected = Buffer.from(`${X_APP.clientId}:${X_APP.clientSecret}`).toString('base64');
    if (authorization !== `Basic ${expected}`)
      throw oauthRefusal(401, 'unauthorized_client', 'Missing valid authorization header');
    if (form.get('grant_type') === 'authorization_code') return redeem(form);
    if (form.get('grant_type') === 'refresh_token') return refresh(form.get('refresh_token') ?? '');
    throw oauthRefusal(400, 'unsupported_grant_type', 'The grant type is not supported.');
  }

  function redeem(form: URLSearchParams): Answer {
    const code = form.get('code') ?? '';
    const issued = codes.get(code);
    codes.delete(code);
    const challenge = createHash('sha256')
      .update(form.get('code_verifier') ?? '')
      .digest('base64url');
    const isGood =
      issued &&
      issued.endsAt > now() &&
      issued.redirectUri === form.get('redirect_uri') &&
      issued.challenge === challenge;
    if (!isGood)
      throw oauthRefusal(400, 'invalid_request', 'Value passed for the authorization code was invalid.');
    return jsonAnswer(issuePair(makeGrant(issued.accountId, issued.scopes)));
  }

  function makeGrant(accountId: string, scopes: string[]): Grant {
    const grant: Grant = { accountId, scopes, accessTokens: {}, refreshToken: null, refreshEndsAt: 0 };
    state.grants.push(grant);
    return grant;
  }

  /** A refresh token is good once: who loses the answer has to connect again. */
  function refresh(refreshToken: string): Answer {
    const grant = state.grants.find((each) => each.refreshToken === refreshToken && refreshToken !== '');
    if (!grant || grant.refreshEndsAt <= now())
      throw oauthRefusal(400, 'invalid_request', 'Value passed for the token was invalid.');
    return jsonAnswer(issuePair(grant));
  }

  function issuePair(grant: Grant) {
    const accessToken = randomBytes(45).toString('base64url');
    grant.accessTokens[accessToken] = now() + ACCESS_LIFE_SECONDS * 1000;
    openGrants.set(accessToken, grant);
    const stays = grant.scopes.includes('offline.access');
    grant.refreshToken = stays ? randomBytes(45).toString('base64url') : null;
    grant.refreshEndsAt = now() + REFRESH_LIFE_MS;
    changed();
    return {
      token_type: 'bearer',
      expires_in: ACCESS_LIFE_SECONDS,
      access_token: accessToken,
      ...(grant.refreshToken ? { refresh_token: grant.refreshToken } : {}),
      scope: grant.scopes.join(' '),
    };
  }

  const openGrants = new Map(
    state.grants.flatMap((grant) => Object.keys(grant.accessTokens).map((token) => [token, grant] as const)),
  );

  /** The account a token opens, if it was given what the call needs. */
  function authorize(token: string, scopes: readonly string[]): XAccount {
    const grant = openGrants.get(token);
    if (!grant || (grant.accessTokens[token] ?? 0) <= now()) throw xRefusals.unauthorized();
    const missing = scopes.find((scope) => !grant.scopes.includes(scope));
    if (missing)
      throw xRefusals.forbidden(`You are not permitted to perform this action: ${missing} is missing.`);
    const account = accounts.find(({ id }) => id === grant.accountId);
    if (!account) throw xRefusals.unauthorized();
    return account;
  }

  function revoke(form: URLSearchParams): Answer {
    endGrants(({ refreshToken, accessTokens }) => {
      const token = form.get('token') ?? '';
      return token !== '' && (refreshToken === token || token in accessTokens);
    });
    return jsonAnswer({ revoked: true });
  }

  function expire(token?: string): void {
    for (const { accessTokens } of state.grants)
      for (const each of Object.keys(accessTokens))
        if (token === undefined || each === token) accessTokens[each] = now();
    changed();
  }

  function endGrants(ends: (grant: Grant) => boolean): void {
    for (const grant of state.grants.filter(ends))
      for (const token of Object.keys(grant.accessTokens)) openGrants.delete(token);
    state.grants = state.grants.filter((grant) => !ends(grant));
    changed();
  }

  const tokensFor = (accountId: string) => issuePair(makeGrant(accountId, Object.keys(SCOPES)));
  return {
    showConsent,
    decide,
    exchange,
    revoke,
    authorize,
    expire,
    endAll: () => endGrants(() => true),
    tokensFor,
  };
}

function problemOf(request: URLSearchParams, appUrl: string): string | null {
  const said = (name: string) => request.get(name) ?? '';
  if (said('client_id') !== X_APP.clientId) return 'The client_id is unknown.';
  if (said('response_type') !== 'code') return 'The response_type must be code.';
  if (!belongsToApp(said('redirect_uri'), appUrl)) return 'The redirect_uri is not registered for this app.';
  if (said('state') === '' || said('state').length > LONGEST_STATE)
    return 'A state of up to 500 characters is required.';
  if (said('code_challenge') === '' || said('code_challenge_method') !== 'S256')
    return 'A code_challenge with the method S256 is required.';
  const unknown = scopesOf(request).find((scope) => !(scope in SCOPES));
  return unknown === undefined ? null : `The scope ${unknown} is unknown.`;
}

function scopesOf(request: URLSearchParams): string[] {
  return (request.get('scope') ?? '').split(' ').filter((scope) => scope !== '');
}

function oauthRefusal(status: number, error: string, description: string): Refusal {
  return new Refusal(description, { status, body: { error, error_description: description } });
}
