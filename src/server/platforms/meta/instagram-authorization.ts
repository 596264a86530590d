import type { AccountAccess, SocialAuthorization } from '#server/platforms/ports/social-network.ts';
import { DAY_MS } from '#shared/core/time.ts';
import { createGraphClient, type GraphOptions, type MetaApp, withoutSlash } from './client.ts';
import { after, callForConsent } from './consent-call.ts';
import { isDeadToken } from './failures.ts';
import { translateInstagramAccount } from './translate.ts';
import { WireInstagramAccount, WireInstagramToken, WireUserToken } from './wire.ts';

interface Options extends GraphOptions, MetaApp {
  /** Where the consent page is. */
  authOrigin: string;
  /** Where its code is exchanged. */
  tokenOrigin: string;
  now?: () => Date;
}

const NEEDED = ['instagram_business_basic', 'instagram_business_content_publish'];
const FOR_FIGURES = ['instagram_business_manage_insights'];
export const INSTAGRAM_SCOPES = [...NEEDED, ...FOR_FIGURES];
const FIELDS = 'id,user_id,username,name,account_type,profile_picture_url,followers_count';

/** Instagram's own sign-in, for accounts without a Page; its app has an id and a secret of its own (reference/social.md 2.2). */
export function createInstagramAuthorization({
  now = () => new Date(),
  ...options
}: Options): SocialAuthorization {
  const { clientId, clientSecret, authOrigin, tokenOrigin, instagramGraphOrigin, outside } = options;
  const client = createGraphClient('instagram', options);
  const { failures } = client;

  async function askLongToken(path: string, values: Record<string, string>) {
    const address = `${withoutSlash(instagramGraphOrigin)}/${path}?${new URLSearchParams(values)}`;
    const token = await callForConsent({ outside, failures }, { address, reply: WireUserToken });
    const { access_token: accessToken, expires_in: seconds } = token;
    return { accessToken, refreshToken: null, expiresAt: after(now(), seconds) };
  }

  return {
    // They end after 60 days.
    renewAhead: 30 * DAY_MS,

    consentUrl({ state, redirectUri }) {
      const query = new URLSearchParams({
        client_id: clientId,
        redirect_uri: redirectUri,
        state,
        response_type: 'code',
        scope: INSTAGRAM_SCOPES.join(','),
      });
      return `${withoutSlash(authOrigin)}/oauth/authorize?${query}`;
    },

    async exchange({ code, redirectUri }) {
      const short = await callForConsent(
        { outside, failures },
        {
          address: `${withoutSlash(tokenOrigin)}/oauth/access_token`,
          form: {
            client_id: clientId,
            client_secret: clientSecret,
            grant_type: 'authorization_code',
            redirect_uri: redirectUri,
            code,
          },
          reply: WireInstagramToken,
        },
      );
      const granted = [short.permissions ?? NEEDED].flat().flatMap((scopes) => scopes.split(','));
      const missing = NEEDED.filter((scope) => !granted.includes(scope));
      if (missing.length > 0) throw failures.scopeMissing(missing);
      const token = await askLongToken('access_token', {
        grant_type: 'ig_exchange_token',
        client_secret: clientSecret,
        access_token: short.access_token,
      });
      const access: AccountAccess = {
        externalId: 'me',
        accessToken: token.accessToken,
        via: 'instagram_login',
      };
      const account = await client.ask(access, {
        path: '/me',
        values: { fields: FIELDS },
        reply: WireInstagramAccount,
      });
      if (account.account_type === 'PERSONAL') throw failures.personalAccount();
      return [
        { network: 'instagram', via: 'instagram_login', ...translateInstagramAccount(account), ...token },
      ];
    },

    async refresh({ accessToken }) {
      const values = { grant_type: 'ig_refresh_token', access_token: accessToken };
      return askLongToken('refresh_access_token', values).catch((error) => {
        throw isDeadToken(error) ? failures.tokenRefused(error) : error;
      });
    },
    // There is no call for either; the token ends by itself.
    async withdraw() {},
    async revoke() {},
  };
}
