import { DAY_MS, HOUR_MS } from '#simulators/core/time.ts';
import type { Accounts } from './accounts.ts';
import { belongsToApp, type MetaApp } from './apps.ts';
import { createCodes } from './codes.ts';
import { GraphRefusal, graphRefusals } from './graph-errors.ts';
import { type Answer, htmlAnswer, jsonAnswer, Refusal, redirectAnswer } from './social/answer.ts';
import { choiceList, hiddenFields, messageContent, renderPage } from './social/pages.ts';
import { SIXTY_DAYS_MS, type Tokens } from './tokens.ts';

const LOOK = { brand: 'Instagram simulator', colour: '#c13584' };
const REFRESHABLE_AFTER_MS = DAY_MS;
const BASIC = 'instagram_business_basic';
const SCOPES: Record<string, string> = {
  [BASIC]: 'View profile and access media (required)',
  instagram_business_content_publish: 'Publish posts',
  instagram_business_manage_insights: 'Read insights',
  instagram_business_manage_comments: 'Manage comments',
  instagram_business_manage_messages: 'Manage messages',
};

type Dependencies = { app: MetaApp; appUrl: string; accounts: Accounts; tokens: Tokens; now: () => number };

/** https://developers.facebook.com/docs/instagram-platform/instagram-api-with-instagram-login/business-login */
export function createInstagramLogin({ app, appUrl, accounts, tokens, now }: Dependencies) {
  const codes = createCodes(now, HOUR_MS);

  function problemOf(request: URLSearchParams): string | null {
    if (request.get('client_id') !== app.id) return 'Invalid platform app.';
    if (!belongsToApp(request.get('redirect_uri') ?? '', appUrl)) return 'Invalid redirect_uri.';
    if (request.get('response_type') !== 'code') return 'The response_type must be code.';
    const asked = scopesOf(request);
    const unknown = asked.filter((scope) => !(scope in SCOPES));
    if (unknown.length > 0) return `Invalid scopes: ${unknown.join(', ')}.`;
    return asked.includes(BASIC) ? null : `The scope ${BASIC} is required.`;
  }

  function showConsent(request: URLSearchParams): Answer {
    const problem = problemOf(request);
    if (problem) return htmlAnswer(renderPage('Error', messageContent('Sorry', problem), LOOK), 400);
    const professional = accounts.instagram.filter(({ accountType }) => accountType !== 'PERSONAL');
    const choices = accounts.instagram.map(({ id, username, name, accountType }) => ({
      value: id,
      label: `@${username}`,
      note: accountType === 'PERSONAL' ? 'Personal accounts cannot be connected' : name,
      picture: `/avatar/${id}.svg`,
      disabled: accountType === 'PERSONAL',
    }));
    const scopes = scopesOf(request).map((scope) => ({ value: scope, label: SCOPES[scope]!, note: scope }));
    const first = professional[0]?.id;
    return htmlAnswer(
      renderPage(
        'Allow access',
        `<form method="post" class="card">${hiddenFields(request)}
        <h1>Allow Vitrin to access your account?</h1>
        ${choiceList('Account', { name: 'account', type: 'radio', checked: (id) => id === first }, choices)}
        ${choiceList('What Vitrin may do', { name: 'granted_scope', type: 'checkbox', checked: () => true }, scopes)}
        <div class="row"><button name="decision" value="allow">Allow</button><button class="quiet" name="decision" value="deny">Cancel</button></div></form>`,
        LOOK,
      ),
    );
  }

  function decide(form: URLSearchParams): Answer {
    const account = accounts.findInstagram(form.get('account') ?? '');
    const problem = problemOf(form);
    if (problem) return htmlAnswer(renderPage('Error', messageContent('Sorry', problem), LOOK), 400);
    const back = new URL(form.get('redirect_uri')!);
    if (form.get('decision') === 'allow' && account && account.accountType !== 'PERSONAL') {
      const granted = new Set([...form.getAll('granted_scope'), BASIC]);
      const asked = scopesOf(form);
      const code = codes.issue({
        scopes: asked.filter((scope) => granted.has(scope)),
        declined: asked.filter((scope) => !granted.has(scope)),
        accountIds: [account.id],
        redirectUri: form.get('redirect_uri')!,
      });
      back.searchParams.set('code', code);
    } else {
      back.searchParams.set('error', 'access_denied');
      back.searchParams.set('error_reason', 'user_denied');
      back.searchParams.set('error_description', 'The user denied your request.');
    }
    const state = form.get('state');
    if (state !== null) back.searchParams.set('state', state);
    return redirectAnswer(`${back.href}#_`);
  }

  /** Of api.instagram.com, whose errors have a shape of their own. */
  function exchangeCode(values: Record<string, string>): Answer {
    if (values.client_id !== app.id || values.client_secret !== app.secret)
      throw oauthRefusal('Error validating verification code. Invalid client.');
    if (values.grant_type !== 'authorization_code') throw oauthRefusal('Invalid grant_type.');
    const consent = codes.redeem(values.code ?? '', values.redirect_uri ?? '');
    if (!consent) throw oauthRefusal('This authorization code has been used or has expired.');
    const { scopes, declined, accountIds } = consent;
    const kind = 'instagram' as const;
    const token = tokens.issue({ kind, scopes, declined, accountIds, longLived: false, lifeMs: HOUR_MS });
    return jsonAnswer({ access_token: token, user_id: accountIds[0], permissions: scopes });
  }

  function lengthen(values: Record<string, string>): Answer {
    if (values.client_secret !== app.secret || values.grant_type !== 'ig_exchange_token')
      throw new GraphRefusal({ message: 'Error validating client secret.', code: 1 });
    const token = tokens.open(values.access_token ?? '');
    if (token.kind !== 'instagram' || token.longLived) throw graphRefusals.badToken();
    return longLivedAnswer(token);
  }

  function refresh(values: Record<string, string>): Answer {
    const token = tokens.open(values.access_token ?? '');
    if (values.grant_type !== 'ig_refresh_token' || token.kind !== 'instagram' || !token.longLived)
      throw graphRefusals.parameter('Only long-lived tokens can be refreshed.');
    if (now() - token.issuedAt < REFRESHABLE_AFTER_MS)
      throw graphRefusals.parameter('The token must be at least 24 hours old.');
    return longLivedAnswer(token);
  }

  function longLivedAnswer({ scopes, declined, accountIds }: ReturnType<Tokens['open']>): Answer {
    const kind = 'instagram' as const;
    const token = tokens.issue({
      kind,
      scopes,
      declined,
      accountIds,
      longLived: true,
      lifeMs: SIXTY_DAYS_MS,
    });
    const answer = { access_token: token, token_type: 'bearer', expires_in: SIXTY_DAYS_MS / 1000 };
    return jsonAnswer({ ...answer, permissions: scopes.join(',') });
  }

  return { showConsent, decide, exchangeCode, lengthen, refresh };
}

function oauthRefusal(message: string): Refusal {
  return new Refusal(message, {
    status: 400,
    body: { error_type: 'OAuthException', code: 400, error_message: message },
  });
}

function scopesOf(request: URLSearchParams): string[] {
  return (request.get('scope') ?? '').split(/[ ,]+/).filter((scope) => scope !== '');
}
