import { randomBytes } from 'node:crypto';
import { belongsToApp } from '#simulators/core/belongs-to-app.ts';
import { DAY_MS, MINUTE_MS } from '#simulators/core/time.ts';
import { type Answer, htmlAnswer, jsonAnswer, redirectAnswer } from '#simulators/meta/social/answer.ts';
import { choiceList, hiddenFields, messageContent, renderPage } from '#simulators/meta/social/pages.ts';
import { oauthRefusal, refusals } from './refusals.ts';
import type { Grant, TikTokAccount, TikTokState } from './state.ts';

/** Of the app this product would register at TikTok. */
export const TIKTOK_APP = {
  clientId: 'vitrin-demo-tiktok-key',
  clientSecret: 'vitrin-demo-tiktok-secret-0123456789abcdef',
};

const LOOK = { brand: 'TikTok simulator', colour: '#161823' };
const CODE_LIFE_MS = 5 * MINUTE_MS;
const ACCESS_LIFE_SECONDS = 86_400;
const REFRESH_LIFE_MS = 365 * DAY_MS;
const CLIENT_LIFE_SECONDS = 7200;
const SCOPES: Record<string, string> = {
  'user.info.basic': 'Read your profile info (avatar, display name)',
  'user.info.profile': 'Read your additional profile info (username, profile link)',
  'video.upload': 'Share content to your account as a draft to further edit and post in TikTok',
  'video.publish': 'Post content to TikTok',
};

type Dependencies = {
  state: TikTokState;
  changed: () => void;
  now: () => number;
  appUrl: string;
  accounts: readonly TikTokAccount[];
};

export type TikTokOauth = ReturnType<typeof createTikTokOauth>;

/** https://developers.tiktok.com/doc/oauth-user-access-token-management */
export function createTikTokOauth({ state, changed, now, appUrl, accounts }: Dependencies) {
  type Code = { openId: string; scopes: string[]; redirectUri: string; endsAt: number };
  const codes = new Map<string, Code>();

  function showConsent(request: URLSearchParams): Answer {
    const problem = problemOf(request, appUrl);
    if (problem) return problemPage(problem);
    const choices = accounts.map(({ openId, username, name }) => ({
      value: openId,
      label: name,
      note: `@${username}`,
      picture: `/avatar/${openId}.svg`,
    }));
    const scopes = scopesIn(request.get('scope')).map((value) => ({ value, label: SCOPES[value]! }));
    return htmlAnswer(
      renderPage(
        'Log in',
        `<form method="post" class="card">${hiddenFields(request)}<h1>Vitrin would like to access your TikTok account</h1>
        ${choiceList('Account', { name: 'account', type: 'radio', checked: (id) => id === accounts[0]?.openId }, choices)}
        ${choiceList('Vitrin may', { name: 'granted', type: 'checkbox', checked: () => true }, scopes)}
        <div class="row"><button name="decision" value="allow">Continue</button><button class="quiet" name="decision" value="deny">Cancel</button></div></form>`,
        LOOK,
      ),
    );
  }

  function decide(form: URLSearchParams): Answer {
    const problem = problemOf(form, appUrl);
    if (problem) return problemPage(problem);
    const redirectUri = form.get('redirect_uri')!;
    const back = new URL(redirectUri);
    const account = accounts.find(({ openId }) => openId === form.get('account'));
    back.searchParams.set('state', form.get('state')!);
    if (form.get('decision') === 'allow' && account) {
      const code = randomBytes(40).toString('base64url');
      const asked = scopesIn(form.get('scope'));
      const scopes = asked.filter((scope) => form.getAll('granted').includes(scope));
      codes.set(code, { openId: account.openId, scopes, redirectUri, endsAt: now() + CODE_LIFE_MS });
      back.searchParams.set('code', code);
      back.searchParams.set('scopes', scopes.join(','));
    } else {
      back.searchParams.set('error', 'access_denied');
      back.searchParams.set('error_description', 'User denied access');
    }
    return redirectAnswer(back.href);
  }

  function exchange(form: URLSearchParams): Answer {
    checkClient(form);
    switch (form.get('grant_type')) {
      case 'authorization_code':
        return redeem(form);
      case 'refresh_token':
        return refresh(form.get('refresh_token') ?? '');
      case 'client_credentials': {
        const access_token = `clt.${randomBytes(24).toString('base64url')}`;
        return jsonAnswer({ access_token, expires_in: CLIENT_LIFE_SECONDS, token_type: 'Bearer' });
      }
    }
    throw oauthRefusal('unsupported_grant_type', 'The grant type is not supported.');
  }

  function redeem(form: URLSearchParams): Answer {
    const code = form.get('code') ?? '';
    const issued = codes.get(code);
    codes.delete(code);
    if (!issued || issued.endsAt <= now() || issued.redirectUri !== form.get('redirect_uri'))
      throw oauthRefusal('invalid_grant', 'Authorization code is expired.');
    return jsonAnswer(issuePair(makeGrant(issued.openId, issued.scopes)));
  }

  /** A new pair each time; the refresh token that it was made with is good no longer. */
  function refresh(refreshToken: string): Answer {
    const grant = state.grants.find((each) => each.refreshToken === refreshToken);
    if (!grant || grant.refreshEndsAt <= now())
      throw oauthRefusal('invalid_grant', 'Refresh token is invalid or expired.');
    return jsonAnswer(issuePair(grant));
  }

  function makeGrant(openId: string, scopes: string[]): Grant {
    const grant: Grant = { openId, scopes, accessTokens: {}, refreshToken: '', refreshEndsAt: 0 };
    state.grants.push(grant);
    return grant;
  }

  function issuePair(grant: Grant) {
    const accessToken = `act.${randomBytes(32).toString('base64url')}`;
    grant.accessTokens[accessToken] = now() + ACCESS_LIFE_SECONDS * 1000;
    grant.refreshToken = `rft.${randomBytes(32).toString('base64url')}`;
    grant.refreshEndsAt = now() + REFRESH_LIFE_MS;
    changed();
    return {
      access_token: accessToken,
      expires_in: ACCESS_LIFE_SECONDS,
      open_id: grant.openId,
      refresh_expires_in: REFRESH_LIFE_MS / 1000,
      refresh_token: grant.refreshToken,
      scope: grant.scopes.join(','),
      token_type: 'Bearer',
    };
  }

  /** The account that a token opens, if it was given what the call needs. */
  function authorize(authorization: string | undefined, scopes: readonly string[]): TikTokAccount {
    const token = authorization?.replace(/^Bearer /, '') ?? '';
    const grant = state.grants.find(({ accessTokens }) => (accessTokens[token] ?? 0) > now());
    const account = accounts.find(({ openId }) => openId === grant?.openId);
    if (!grant || !account) throw refusals.tokenInvalid();
    const missing = scopes.find((scope) => !grant.scopes.includes(scope));
    if (missing) throw refusals.scopeMissing(missing);
    return account;
  }

  function revoke(form: URLSearchParams): Answer {
    checkClient(form);
    const token = form.get('token') ?? '';
    state.grants = state.grants.filter(({ accessTokens }) => !(token in accessTokens));
    changed();
    return jsonAnswer({});
  }

  /** Access tokens only: refreshing still works. */
  function expire(openId?: string): void {
    for (const grant of state.grants.filter((each) => !openId || each.openId === openId))
      grant.accessTokens = {};
    changed();
  }

  function endAll(): void {
    state.grants = [];
    changed();
  }

  const tokensFor = (openId: string) => issuePair(makeGrant(openId, Object.keys(SCOPES)));
  return { showConsent, decide, exchange, authorize, revoke, expire, endAll, tokensFor };
}

function checkClient(form: URLSearchParams): void {
  const isOurs =
    form.get('client_key') === TIKTOK_APP.clientId && form.get('client_secret') === TIKTOK_APP.clientSecret;
  if (!isOurs) throw oauthRefusal('invalid_client', 'Client key or secret is incorrect.');
}

function problemPage(problem: string): Answer {
  return htmlAnswer(renderPage('Error', messageContent('Something went wrong', problem), LOOK), 400);
}

function problemOf(request: URLSearchParams, appUrl: string): string | null {
  const said = (name: string) => request.get(name) ?? '';
  if (said('client_key') !== TIKTOK_APP.clientId) return 'client_key';
  if (said('response_type') !== 'code') return 'response_type';
  const redirectUri = said('redirect_uri');
  if (!belongsToApp(redirectUri, appUrl) || new URL(redirectUri).search !== '') return 'redirect_uri';
  if (said('state') === '') return 'state';
  const asked = scopesIn(request.get('scope'));
  return asked.length > 0 && asked.every((scope) => scope in SCOPES) ? null : 'scope';
}

function scopesIn(text: string | null): string[] {
  return (text ?? '').split(',').filter((scope) => scope !== '');
}
