import { randomBytes } from 'node:crypto';
import { belongsToApp } from '#simulators/core/belongs-to-app.ts';
import { HOUR_MS, MINUTE_MS } from '#simulators/core/time.ts';
import { type Accounts, PERSON } from './accounts.ts';
import { checkApp, type MetaApp } from './apps.ts';
import { createCodes } from './codes.ts';
import { GraphRefusal, graphRefusals } from './graph-errors.ts';
import { type Answer, htmlAnswer, jsonAnswer, redirectAnswer } from './social/answer.ts';
import { choiceList, escapeHtml, hiddenFields, messageContent, renderPage } from './social/pages.ts';
import { SIXTY_DAYS_MS, type Tokens } from './tokens.ts';

const LOOK = { brand: 'Facebook simulator', colour: '#0866ff' };
const CODE_LIFE_MS = 10 * MINUTE_MS;
const SCOPES: Record<string, string> = {
  pages_show_list: 'Show a list of the Pages you manage',
  pages_manage_posts: 'Create and manage content on your Page',
  pages_read_engagement: 'Read content posted on the Page',
  pages_manage_engagement: 'Manage comments on your Page',
  pages_read_user_content: 'Read user content on your Page',
  read_insights: 'Read insights of your Pages',
  business_management: 'Manage your business',
  instagram_basic: 'Access profile and posts of the linked Instagram account',
  instagram_content_publish: 'Upload media and create posts on Instagram',
  instagram_manage_insights: 'Access insights of the Instagram account',
  ads_management: 'Manage ads',
  ads_read: 'Access ads reports',
};

type Dependencies = { app: MetaApp; appUrl: string; accounts: Accounts; tokens: Tokens; now: () => number };

/** https://developers.facebook.com/docs/facebook-login/guides/advanced/manual-flow */
export function createFacebookLogin({ app, appUrl, accounts, tokens, now }: Dependencies) {
  const codes = createCodes(now, CODE_LIFE_MS);

  function problemOf(request: URLSearchParams): string | null {
    if (request.get('client_id') !== app.id)
      return 'Invalid App ID: the provided app ID does not look valid.';
    if (!belongsToApp(request.get('redirect_uri') ?? '', appUrl))
      return "URL blocked: the redirect URI is not white-listed in the app's settings.";
    if ((request.get('response_type') ?? 'code') !== 'code') return 'The response_type must be code.';
    const unknown = scopesOf(request).filter((scope) => !(scope in SCOPES));
    return unknown.length > 0 ? `Invalid Scopes: ${unknown.join(', ')}.` : null;
  }

  function showConsent(request: URLSearchParams): Answer {
    const problem = problemOf(request);
    if (problem) return htmlAnswer(renderPage('Error', messageContent('Sorry', problem), LOOK), 400);
    const pages = accounts.pages.map(({ id, name, instagram }) => ({
      value: id,
      label: name,
      note: instagram ? `Instagram: @${instagram.username}` : 'No Instagram account linked',
      picture: `/avatar/${id}.svg`,
    }));
    const scopes = scopesOf(request).map((scope) => ({ value: scope, label: SCOPES[scope]!, note: scope }));
    const checked = () => true;
    return htmlAnswer(
      renderPage(
        'Log in with Facebook',
        `<form method="post" class="card">${hiddenFields(request)}
        <h1>Continue as ${escapeHtml(PERSON.name)}?</h1><p><strong>Vitrin</strong> asks for access. Take away what it shall not have.</p>
        ${choiceList('Pages', { name: 'page', type: 'checkbox', checked }, pages)}
        ${choiceList('What Vitrin may do', { name: 'granted_scope', type: 'checkbox', checked }, scopes)}
        <div class="row"><button name="decision" value="allow">Continue</button><button class="quiet" name="decision" value="deny">Cancel</button></div></form>`,
        LOOK,
      ),
    );
  }

  function decide(form: URLSearchParams): Answer {
    const problem = problemOf(form);
    if (problem) return htmlAnswer(renderPage('Error', messageContent('Sorry', problem), LOOK), 400);
    const back = new URL(form.get('redirect_uri')!);
    if (form.get('decision') === 'allow') back.searchParams.set('code', issueCode(form));
    else for (const [name, value] of Object.entries(DENIED)) back.searchParams.set(name, value);
    const state = form.get('state');
    if (state !== null) back.searchParams.set('state', state);
    // Facebook appends this; it is no part of anything.
    return redirectAnswer(`${back.href}#_=_`);
  }

  function issueCode(form: URLSearchParams): string {
    const granted = new Set(form.getAll('granted_scope'));
    const asked = scopesOf(form);
    return codes.issue({
      scopes: ['public_profile', ...asked.filter((scope) => granted.has(scope))],
      declined: asked.filter((scope) => !granted.has(scope)),
      accountIds: form.getAll('page').filter((id) => accounts.findPage(id)),
      redirectUri: form.get('redirect_uri')!,
    });
  }

  /** Code → token of some hours; that token → one of 60 days. */
  function exchange(values: Record<string, string>): Answer {
    checkApp(app, values);
    // Of the app itself: it opens no account.
    if (values.grant_type === 'client_credentials')
      return jsonAnswer({
        access_token: `${app.id}|${randomBytes(20).toString('base64url')}`,
        token_type: 'bearer',
      });
    if (values.grant_type === 'fb_exchange_token') return lengthen(values.fb_exchange_token ?? '');
    const consent = codes.redeem(values.code ?? '', values.redirect_uri ?? '');
    if (!consent)
      throw new GraphRefusal({
        message: 'This authorization code has been used, has expired or was issued for another redirect_uri.',
        code: 100,
        subcode: 36009,
      });
    const { scopes, declined, accountIds } = consent;
    return tokenAnswer({ scopes, declined, accountIds, longLived: false }, 2 * HOUR_MS);
  }

  function lengthen(text: string): Answer {
    const token = tokens.open(text);
    if (token.kind !== 'user') throw graphRefusals.badToken();
    const { scopes, declined, accountIds } = token;
    return tokenAnswer({ scopes, declined, accountIds, longLived: true }, SIXTY_DAYS_MS);
  }

  function tokenAnswer(
    grant: { scopes: string[]; declined: string[]; accountIds: string[]; longLived: boolean },
    lifeMs: number,
  ): Answer {
    const token = tokens.issue({ kind: 'user', ...grant, lifeMs });
    return jsonAnswer({ access_token: token, token_type: 'bearer', expires_in: lifeMs / 1000 });
  }

  return { showConsent, decide, exchange };
}

const DENIED = {
  error: 'access_denied',
  error_code: '200',
  error_description: 'Permissions error',
  error_reason: 'user_denied',
};

function scopesOf(request: URLSearchParams): string[] {
  const asked = (request.get('scope') ?? '').split(/[ ,]+/);
  return asked.filter((scope) => scope !== '' && scope !== 'public_profile');
}
