import type { Outside } from '#server/platforms/ports/outside.ts';
import { PlatformFailure } from '#server/platforms/ports/platform-failure.ts';
import type { AccountAccess, SocialAuthorization } from '#server/platforms/ports/social-network.ts';
import type { SocialApp } from '#server/platforms/ports/social-wiring.ts';
import { DAY_MS } from '#shared/core/time.ts';
import { withoutSlash } from './client.ts';
import { after, callForConsent } from './consent-call.ts';
import { isDeadToken } from './failures.ts';
import { createThreadsNetwork } from './threads.ts';
import { createThreadsClient } from './threads-client.ts';
import { WireThreadsToken, WireUserToken } from './wire.ts';

interface Options extends SocialApp {
  graphOrigin: string;
  /** Where the consent page is. */
  authOrigin: string;
  outside: Pick<Outside, 'request'>;
  now?: () => Date;
}

const PUBLISHING = 'threads_content_publish';
export const THREADS_SCOPES = ['threads_basic', PUBLISHING, 'threads_manage_insights'];

/** The consent page of Threads; its app has an id and a secret of its own (reference/networks.md 2.4). */
export function createThreadsAuthorization({
  now = () => new Date(),
  ...options
}: Options): SocialAuthorization {
  const { clientId, clientSecret, authOrigin, graphOrigin, outside } = options;
  const { failures } = createThreadsClient(options);
  const network = createThreadsNetwork({ ...options, now });

  async function askLongToken(path: string, values: Record<string, string>) {
    const address = `${withoutSlash(graphOrigin)}/${path}?${new URLSearchParams(values)}`;
    const token = await callForConsent({ outside, failures }, { address, reply: WireUserToken });
    const { access_token: accessToken, expires_in: seconds } = token;
    return { accessToken, refreshToken: null, expiresAt: after(now(), seconds) };
  }

  /** Nothing says which permissions were given: whether publishing is among them is seen where it is asked for. */
  function inspect(accessToken: string) {
    const access: AccountAccess = { externalId: 'me', accessToken, via: 'threads' };
    return network.inspect(access).catch((error) => {
      const isLeftOut = error instanceof PlatformFailure && error.code === 'permission_missing';
      throw isLeftOut ? failures.scopeMissing([PUBLISHING]) : error;
    });
  }

  return {
    // They end after 60 days, and are not renewed in their first 24 hours.
    renewAhead: 30 * DAY_MS,

    consentUrl({ state, redirectUri }) {
      const query = new URLSearchParams({
        client_id: clientId,
        redirect_uri: redirectUri,
        state,
        response_type: 'code',
        scope: THREADS_SCOPES.join(','),
      });
      return `${withoutSlash(authOrigin)}/oauth/authorize?${query}`;
    },

    async exchange({ code, redirectUri }) {
      const short = await callForConsent(
        { outside, failures },
        {
          address: `${withoutSlash(graphOrigin)}/oauth/access_token`,
          form: {
            client_id: clientId,
            client_secret: clientSecret,
            grant_type: 'authorization_code',
            redirect_uri: redirectUri,
            // Written behind the code, and no part of it.
            code: code.replace(/#_$/, ''),
          },
          reply: WireThreadsToken,
        },
      );
      const token = await askLongToken('access_token', {
        grant_type: 'th_exchange_token',
        client_secret: clientSecret,
        access_token: short.access_token,
      });
      const account = await inspect(token.accessToken);
      return [{ network: 'threads', via: 'threads', ...account, ...token }];
    },

    async refresh({ accessToken }) {
      const values = { grant_type: 'th_refresh_token', access_token: accessToken };
      return askLongToken('refresh_access_token', values).catch((error) => {
        throw isDeadToken(error) ? failures.tokenRefused(error) : error;
      });
    },
    // There is no call for either; the token ends by itself.
    async withdraw() {},
    async revoke() {},
  };
}
