import {
  type AccountAccess,
  type AccountGrant,
  type ConsentAccess,
  type SocialAuthorization,
  UnusableConsent,
} from '#server/platforms/ports/social-network.ts';
import { createGraphClient, type GraphOptions, type MetaApp, withoutSlash } from './client.ts';
import { callForConsent } from './consent-call.ts';
import { translateInstagramAccount, translatePage } from './translate.ts';
import { type WireGrantedPage, WirePageList, WirePermissions, WireSuccess, WireUserToken } from './wire.ts';

interface Options extends GraphOptions, MetaApp {
  dialogOrigin: string;
}

const LISTING = 'pages_show_list';
const FOR_PAGES = [LISTING, 'pages_manage_posts', 'pages_read_engagement'];
const FOR_INSTAGRAM = ['instagram_basic', 'instagram_content_publish'];
const FOR_FIGURES = ['read_insights', 'instagram_manage_insights'];
export const FACEBOOK_SCOPES = [...FOR_PAGES, ...FOR_INSTAGRAM, ...FOR_FIGURES];
const CREATING = ['CREATE_CONTENT', 'MANAGE'];
const ACCOUNT = 'id,username,name,profile_picture_url,followers_count';
const FIELDS = `id,name,access_token,tasks,followers_count,picture{url},instagram_business_account{${ACCOUNT}}`;
const MOST_LISTS = 10;

/** One consent gives Pages and the Instagram accounts linked with them (reference/social.md 3.1 and 2.3). */
export function createFacebookAuthorization(options: Options): SocialAuthorization {
  const { clientId, clientSecret, dialogOrigin, graphOrigin, version, outside } = options;
  const client = createGraphClient('facebook', options);
  const { failures } = client;
  const tokenAddress = `${withoutSlash(graphOrigin)}/${version}/oauth/access_token`;
  const app = { client_id: clientId, client_secret: clientSecret };

  async function askToken(values: Record<string, string>): Promise<string> {
    const address = `${tokenAddress}?${new URLSearchParams({ ...app, ...values })}`;
    const call = { address, reply: WireUserToken };
    return (await callForConsent({ outside, failures }, call)).access_token;
  }

  async function readGranted(access: AccountAccess): Promise<Set<string>> {
    const { data } = await client.ask(access, { path: '/me/permissions', reply: WirePermissions });
    const granted = data.filter(({ status }) => status === 'granted').map(({ permission }) => permission);
    return new Set(granted);
  }

  async function readPages(access: AccountAccess): Promise<WireGrantedPage[]> {
    const pages: WireGrantedPage[] = [];
    let from: string | null = null;
    for (let list = 0; list < MOST_LISTS; list += 1) {
      const values: Record<string, string> = {
        fields: FIELDS,
        limit: '100',
        ...(from ? { after: from } : {}),
      };
      const { data, paging } = await client.ask(access, {
        path: '/me/accounts',
        values,
        reply: WirePageList,
      });
      pages.push(...data);
      from = (paging?.next && paging.cursors?.after) || null;
      if (!from) break;
    }
    return pages;
  }

  return {
    renewAhead: null,

    consentUrl({ state, redirectUri }) {
      const query = new URLSearchParams({
        client_id: clientId,
        redirect_uri: redirectUri,
        state,
        response_type: 'code',
        scope: FACEBOOK_SCOPES.join(','),
      });
      return `${withoutSlash(dialogOrigin)}/${version}/dialog/oauth?${query}`;
    },

    async exchange({ code, redirectUri }) {
      const short = await askToken({ code, redirect_uri: redirectUri });
      const long = await askToken({ grant_type: 'fb_exchange_token', fb_exchange_token: short });
      const access: AccountAccess = { externalId: 'me', accessToken: long, via: 'facebook_login' };
      const granted = await readGranted(access);
      const withInstagram = FOR_INSTAGRAM.every((scope) => granted.has(scope));
      const pages = granted.has(LISTING) ? await readPages(access) : [];
      const grants = pages
        .flatMap((page) => grantsOf(page, withInstagram))
        .map((grant) => ({ ...grant, consentToken: long }));
      const missing = FOR_PAGES.filter((scope) => !granted.has(scope));
      if (missing.length > 0 || grants.length === 0) {
        const { via, accessToken } = access;
        const consent: ConsentAccess = { via, accessToken, refreshToken: null, consentToken: long };
        const reason = missing.length > 0 ? failures.scopeMissing(missing) : failures.noPages();
        throw new UnusableConsent(reason, consent, grants);
      }
      return grants;
    },

    // Tokens of Pages have no end; what ends them, ends them for good.
    refresh: async () => null,
    async withdraw({ consentToken }) {
      if (!consentToken) return;
      const access: AccountAccess = { externalId: 'me', accessToken: consentToken, via: 'facebook_login' };
      await client.ask(access, { method: 'DELETE', path: '/me/permissions', reply: WireSuccess });
    },
    // Facebook takes back the whole consent or nothing, and other accounts of it may still be in use.
    async revoke() {},
  };
}

/** Those where the person may create content; a Page's token opens its Instagram account too. */
function grantsOf(page: WireGrantedPage, withInstagram: boolean): AccountGrant[] {
  const { access_token: accessToken, tasks, instagram_business_account: instagram } = page;
  if (!accessToken || (tasks && !tasks.some((task) => CREATING.includes(task)))) return [];
  const token = { via: 'facebook_login' as const, accessToken, refreshToken: null, expiresAt: null };
  const grants: AccountGrant[] = [{ network: 'facebook', ...translatePage(page), ...token }];
  if (instagram && withInstagram)
    grants.push({ network: 'instagram', ...translateInstagramAccount(instagram), ...token });
  return grants;
}
