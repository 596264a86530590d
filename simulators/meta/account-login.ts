import { belongsToApp } from '#simulators/core/belongs-to-app.ts';
import { DAY_MS, HOUR_MS } from '#simulators/core/time.ts';
import { checkApp, type MetaApp } from './apps.ts';
import { createCodes } from './codes.ts';
import { GraphRefusal, graphRefusals } from './graph-errors.ts';
import { type Answer, htmlAnswer, jsonAnswer, Refusal, redirectAnswer } from './social/answer.ts';
import { choiceList, hiddenFields, messageContent, renderPage } from './social/pages.ts';
import { SIXTY_DAYS_MS, type Tokens } from './tokens.ts';

const REFRESHABLE_AFTER_MS = DAY_MS;

/** What the sign-ins of Instagram and Threads do not have in common. */
export type LoginDialect = {
  kind: 'instagram' | 'threads';
  look: { brand: string; colour: string };
  /** What is asked for, in words; the first is needed for any other. */
  scopes: Record<string, string>;
  grants: { exchange: string; refresh: string };
  /** `problem` where it cannot be connected. */
  accounts: readonly { id: string; username: string; name: string; problem: string | null }[];
  /** Answers with tokens say what they are good for. */
  saysScopes: boolean;
};

type Dependencies = {
  dialect: LoginDialect;
  app: MetaApp;
  appUrl: string;
  tokens: Tokens;
  now: () => number;
};

export type AccountLogin = ReturnType<typeof createAccountLogin>;

export function createAccountLogin({ dialect, app, appUrl, tokens, now }: Dependencies) {
  const { kind, look, scopes: known, grants, accounts, saysScopes } = dialect;
  const basic = Object.keys(known)[0]!;
  const codes = createCodes(now, HOUR_MS);

  function problemOf(request: URLSearchParams): string | null {
    if (request.get('client_id') !== app.id) return 'Invalid platform app.';
    if (!belongsToApp(request.get('redirect_uri') ?? '', appUrl)) return 'Invalid redirect_uri.';
    if (request.get('response_type') !== 'code') return 'The response_type must be code.';
    const asked = scopesOf(request);
    const unknown = asked.filter((scope) => !(scope in known));
    if (unknown.length > 0) return `Invalid scopes: ${unknown.join(', ')}.`;
    return asked.includes(basic) ? null : `The scope ${basic} is required.`;
  }

  function showConsent(request: URLSearchParams): Answer {
    const problem = problemOf(request);
    if (problem) return htmlAnswer(renderPage('Error', messageContent('Sorry', problem), look), 400);
    const choices = accounts.map(({ id, username, name, problem: reason }) => ({
      value: id,
      label: `@${username}`,
      note: reason ?? name,
      picture: `/avatar/${id}.svg`,
      disabled: reason !== null,
    }));
    const scopes = scopesOf(request).map((scope) => ({ value: scope, label: known[scope]!, note: scope }));
    const first = accounts.find((each) => each.problem === null)?.id;
    return htmlAnswer(
      renderPage(
        'Allow access',
        `<form method="post" class="card">${hiddenFields(request)}
        <h1>Allow Vitrin to access your account?</h1>
        ${choiceList('Account', { name: 'account', type: 'radio', checked: (id) => id === first }, choices)}
        ${choiceList('What Vitrin may do', { name: 'granted_scope', type: 'checkbox', checked: () => true }, scopes)}
        <div class="row"><button name="decision" value="allow">Allow</button><button class="quiet" name="decision" value="deny">Cancel</button></div></form>`,
        look,
      ),
    );
  }

  function decide(form: URLSearchParams): Answer {
    const account = accounts.find(({ id }) => id === form.get('account'));
    const problem = problemOf(form);
    if (problem) return htmlAnswer(renderPage('Error', messageContent('Sorry', problem), look), 400);
    const back = new URL(form.get('redirect_uri')!);
    if (form.get('decision') === 'allow' && account?.problem === null) {
      const granted = new Set([...form.getAll('granted_scope'), basic]);
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

  /** Its errors have a shape of their own. */
  function exchangeCode(values: Record<string, string>): Answer {
    if (values.client_id !== app.id) throw oauthRefusal('Invalid platform app');
    if (values.client_secret !== app.secret) throw oauthRefusal('Error validating client secret.');
    if (values.grant_type !== 'authorization_code') throw oauthRefusal('Invalid grant_type.');
    const consent = codes.redeem(values.code ?? '', values.redirect_uri ?? '');
    if (!consent) throw oauthRefusal('This authorization code has been used or has expired.');
    const { scopes, declined, accountIds } = consent;
    const token = tokens.issue({ kind, scopes, declined, accountIds, longLived: false, lifeMs: HOUR_MS });
    const answer = { access_token: token, user_id: accountIds[0] };
    return jsonAnswer(saysScopes ? { ...answer, permissions: scopes } : answer);
  }

  /** Of the app itself, which needs nobody's consent; Instagram has none. */
  function tokenOfApp(values: Record<string, string>): Answer {
    if (kind === 'instagram') throw graphRefusals.unknownPath('/oauth/access_token');
    if (values.grant_type !== 'client_credentials') throw graphRefusals.parameter('Invalid grant_type.');
    checkApp(app, values);
    return jsonAnswer({ access_token: `TH|${app.id}|of-the-app`, token_type: 'bearer' });
  }

  function lengthen(values: Record<string, string>): Answer {
    if (values.client_secret !== app.secret || values.grant_type !== grants.exchange)
      throw new GraphRefusal({ message: 'Error validating client secret.', code: 1 });
    const token = tokens.open(values.access_token ?? '');
    if (token.kind !== kind || token.longLived) throw graphRefusals.badToken();
    return longLivedAnswer(token);
  }

  function refresh(values: Record<string, string>): Answer {
    const token = tokens.open(values.access_token ?? '');
    if (values.grant_type !== grants.refresh || token.kind !== kind || !token.longLived)
      throw graphRefusals.parameter('Only long-lived tokens can be refreshed.');
    if (now() - token.issuedAt < REFRESHABLE_AFTER_MS)
      throw graphRefusals.parameter('The token must be at least 24 hours old.');
    return longLivedAnswer(token);
  }

  function longLivedAnswer({ scopes, declined, accountIds }: ReturnType<Tokens['open']>): Answer {
    const token = tokens.issue({
      kind,
      scopes,
      declined,
      accountIds,
      longLived: true,
      lifeMs: SIXTY_DAYS_MS,
    });
    const answer = { access_token: token, token_type: 'bearer', expires_in: SIXTY_DAYS_MS / 1000 };
    return jsonAnswer(saysScopes ? { ...answer, permissions: scopes.join(',') } : answer);
  }

  return { showConsent, decide, exchangeCode, tokenOfApp, lengthen, refresh };
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
