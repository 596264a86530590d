import { randomBytes } from 'node:crypto';
import { belongsToApp } from '#simulators/core/belongs-to-app.ts';
import { DAY_MS, MINUTE_MS } from '#simulators/core/time.ts';
import { type Answer, htmlAnswer, jsonAnswer, redirectAnswer } from '#simulators/meta/social/answer.ts';
import { choiceList, hiddenFields, messageContent, renderPage } from '#simulators/meta/social/pages.ts';
import { refusals } from './refusals.ts';
import { checkRequest } from './request-rules.ts';
import { DEMO_ACCOUNTS, type Grant, type PinterestAccount, type PinterestState } from './state.ts';

/** Of the app this product would register at Pinterest. */
export const PINTEREST_APP = {
  clientId: '1500001',
  clientSecret: 'vitrin-demo-pinterest-secret-0123456789',
};

const LOOK = { brand: 'Pinterest simulator', colour: '#b60019' };
const CODE_LIFE_MS = 10 * MINUTE_MS;
const ACCESS_LIFE_MS = 30 * DAY_MS;
const REFRESH_LIFE_MS = 60 * DAY_MS;
const SCOPES: Record<string, string> = {
  'boards:read': 'See your public boards, including group boards you join',
  'boards:write': 'Create, update, or delete your public boards',
  'pins:read': 'See your public Pins',
  'pins:write': 'Create, update, or delete your public Pins',
  'user_accounts:read': 'See your user accounts and followers',
};

type Dependencies = { state: PinterestState; changed: () => void; now: () => number; appUrl: string };

export type PinterestOauth = ReturnType<typeof createPinterestOauth>;

/** https://developers.pinterest.com/docs/getting-started/set-up-authentication-and-authorization/ */
export function createPinterestOauth({ state, changed, now, appUrl }: Dependencies) {
  type Code = { accountId: string; scopes: string[]; redirectUri: string; endsAt: number };
  const codes = new Map<string, Code>();

  function showConsent(request: URLSearchParams): Answer {
    const problem = problemOf(request, appUrl);
    if (problem) return wrongRequest(problem);
    const choices = DEMO_ACCOUNTS.map(({ id, username, name }) => ({
      value: id,
      label: name,
      note: `@${username}`,
      picture: `/avatar/${id}.svg`,
    }));
    const scopes = scopesOf(request).map((scope) => `<li>${SCOPES[scope]}</li>`);
    return htmlAnswer(
      renderPage(
        'Give access',
        `<form method="post" class="card">${hiddenFields(request)}<h1>Give Vitrin access to your Pinterest account?</h1>
        ${choiceList('Account', { name: 'account', type: 'radio', checked: (id) => id === DEMO_ACCOUNTS[0]!.id }, choices)}
        <h2>This app will be able to</h2><ul>${scopes.join('')}</ul>
        <div class="row"><button name="decision" value="allow">Give access</button><button class="quiet" name="decision" value="deny">Cancel</button></div></form>`,
        LOOK,
      ),
    );
  }

  function decide(form: URLSearchParams): Answer {
    const problem = problemOf(form, appUrl);
    if (problem) return wrongRequest(problem);
    const redirectUri = form.get('redirect_uri')!;
    const back = new URL(redirectUri);
    const account = DEMO_ACCOUNTS.find(({ id }) => id === form.get('account'));
    back.searchParams.set('state', form.get('state')!);
    if (form.get('decision') === 'allow' && account) {
      const code = randomBytes(20).toString('hex');
      const endsAt = now() + CODE_LIFE_MS;
      codes.set(code, { accountId: account.id, scopes: scopesOf(form), redirectUri, endsAt });
      back.searchParams.set('code', code);
    } else {
      back.searchParams.set('error', 'access_denied');
    }
    return redirectAnswer(back.href);
  }

  function exchange(form: URLSearchParams, authorization: string | undefined): Answer {
    const expected = Buffer.from(`${PINTEREST_APP.clientId}:${PINTEREST_APP.clientSecret}`).toString(
      'base64',
    );
    if (authorization !== `Basic ${expected}`) throw refusals.unauthorized();
    checkRequest('POST /oauth/token', {
      path: {},
      query: new URLSearchParams(),
      body: Object.fromEntries(form),
    });
    if (form.get('grant_type') === 'authorization_code') return redeem(form);
    if (form.get('grant_type') === 'refresh_token') return refresh(form.get('refresh_token')!);
    throw refusals.notPermitted();
  }

  function redeem(form: URLSearchParams): Answer {
    const code = form.get('code')!;
    const issued = codes.get(code);
    codes.delete(code);
    if (!issued || issued.endsAt <= now() || issued.redirectUri !== form.get('redirect_uri'))
      throw refusals.invalid('The authorization code is not valid.');
    return jsonAnswer({
      response_type: 'authorization_code',
      ...issuePair(makeGrant(issued.accountId, issued.scopes)),
    });
  }

  /** A refresh token is good once, and each has sixty days of its own. */
  function refresh(refreshToken: string): Answer {
    const grant = state.grants.find((each) => each.refreshToken === refreshToken);
    if (!grant || grant.refreshEndsAt <= now()) throw refusals.invalid('The refresh token is not valid.');
    return jsonAnswer({ response_type: 'refresh_token', ...issuePair(grant) });
  }

  function makeGrant(accountId: string, scopes: string[]): Grant {
    const grant: Grant = { accountId, scopes, accessTokens: {}, refreshToken: '', refreshEndsAt: 0 };
    state.grants.push(grant);
    return grant;
  }

  function issuePair(grant: Grant) {
    const accessToken = `pina_${randomBytes(40).toString('base64url')}`;
    grant.accessTokens[accessToken] = now() + ACCESS_LIFE_MS;
    grant.refreshToken = `pinr.${randomBytes(40).toString('base64url')}`;
    grant.refreshEndsAt = now() + REFRESH_LIFE_MS;
    changed();
    return {
      access_token: accessToken,
      token_type: 'bearer',
      expires_in: ACCESS_LIFE_MS / 1000,
      scope: grant.scopes.join(' '),
      refresh_token: grant.refreshToken,
      refresh_token_expires_in: REFRESH_LIFE_MS / 1000,
      refresh_token_expires_at: Math.floor(grant.refreshEndsAt / 1000),
    };
  }

  /** The account a token opens, if it was given what the call needs. */
  function authorize(token: string, scopes: readonly string[]): PinterestAccount {
    const grant = state.grants.find(({ accessTokens }) => token in accessTokens);
    if (!grant || grant.accessTokens[token]! <= now()) throw refusals.unauthorized();
    if (scopes.some((scope) => !grant.scopes.includes(scope))) throw refusals.notPermitted();
    return DEMO_ACCOUNTS.find(({ id }) => id === grant.accountId)!;
  }

  return {
    showConsent,
    decide,
    exchange,
    authorize,
    /** Access tokens only: refreshing still works. */
    expire(token?: string): void {
      for (const { accessTokens } of state.grants)
        for (const each of Object.keys(accessTokens))
          if (token === undefined || each === token) accessTokens[each] = now();
      changed();
    },
    endAll(): void {
      state.grants = [];
      changed();
    },
    tokensFor: (accountId: string) => issuePair(makeGrant(accountId, Object.keys(SCOPES))),
  };
}

function problemOf(request: URLSearchParams, appUrl: string): string | null {
  const said = (name: string) => request.get(name) ?? '';
  if (said('client_id') !== PINTEREST_APP.clientId) return 'The client_id is unknown.';
  if (said('response_type') !== 'code') return 'The response_type must be code.';
  if (!belongsToApp(said('redirect_uri'), appUrl)) return 'The redirect_uri is not registered for this app.';
  if (said('state') === '') return 'A state is required.';
  const unknown = scopesOf(request).find((scope) => !(scope in SCOPES));
  if (unknown !== undefined) return `The scope ${unknown} is unknown.`;
  return scopesOf(request).length === 0 ? 'A scope is required.' : null;
}

function scopesOf(request: URLSearchParams): string[] {
  return (request.get('scope') ?? '').split(',').filter((scope) => scope !== '');
}

function wrongRequest(problem: string): Answer {
  return htmlAnswer(renderPage('Error', messageContent('Something went wrong', problem), LOOK), 400);
}
