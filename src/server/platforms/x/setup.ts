import { randomUUID } from 'node:crypto';
import { type Outside, OutsideFault } from '#server/platforms/ports/outside.ts';
import { type AppSetup, callbackPath, type SocialApp } from '#server/platforms/ports/social-wiring.ts';
import { text } from '#shared/core/sentence.ts';
import { X_SCOPES } from './authorization.ts';
import { jsonOf } from './client.ts';
import { xFailures } from './failures.ts';
import { WireOauthError } from './wire.ts';

interface Options {
  apiOrigin: string;
  app: SocialApp | undefined;
  /** Where X itself answers. */
  realOrigin: string;
  outside: Pick<Outside, 'request'>;
}

const CHECK_LIMIT_MS = 20_000;
const OF_THE_APP = new Set(['invalid_client', 'unauthorized_client']);
const OF_THE_CODE = new Set(['invalid_request', 'invalid_grant']);

export function createXSetup({ apiOrigin, app, realOrigin, outside }: Options): AppSetup {
  return {
    way: 'x',
    settings: { clientId: 'X_CLIENT_ID', clientSecret: 'X_CLIENT_SECRET' },
    redirectPaths: [callbackPath('x')],
    scopes: X_SCOPES,
    steps: [
      {
        text: text('Sign in to the developer console of X and create an app.'),
        address: 'https://console.x.com',
      },
      {
        text: text(
          'Set up user authentication: permission “Read and write”, type of app “Web App, Automated App or Bot”.',
        ),
      },
      {
        text: text(
          'Enter the redirect address as callback URI exactly as it stands here, and the address of your Vitrin as website.',
        ),
      },
      { text: text('Buy credits: X charges for every post, and without credits none goes out.') },
      {
        text: text(
          'Copy the client ID and the client secret of OAuth 2.0. The API key, its secret and the bearer token are something else.',
        ),
      },
    ],
    review: text(
      'X does not review the app: as soon as it is set up, everyone can connect an account. The permissions are asked for by Vitrin, so there is nothing to request.',
    ),
    app,
    reach: { setting: 'X_API_ORIGIN', value: realOrigin },

    /** A code that was never issued is refused only after the app has been recognised (reference/social.md 4.1). */
    async check({ clientId, clientSecret }) {
      const headers = {
        authorization: `Basic ${Buffer.from(`${clientId}:${clientSecret}`).toString('base64')}`,
        'content-type': 'application/x-www-form-urlencoded',
      };
      const body = new URLSearchParams({
        grant_type: 'authorization_code',
        code: randomUUID(),
        redirect_uri: 'https://vitrin.example/',
        code_verifier: randomUUID(),
      }).toString();
      const address = `${apiOrigin.replace(/\/+$/, '')}/2/oauth2/token`;
      const reply = await outside
        .request(address, { method: 'POST', headers, body, timeoutMs: CHECK_LIMIT_MS })
        .catch((error) => {
          throw error instanceof OutsideFault ? xFailures.unavailable(error) : error;
        });
      const { status } = reply;
      if (status === 429 || status >= 500) throw xFailures.unavailable(new Error(`status ${status}`));
      const { error = null, error_description: reason } = WireOauthError.safeParse(jsonOf(reply)).data ?? {};
      if (status === 401 || (error && OF_THE_APP.has(error)))
        throw xFailures.appRefused(reason || error || `status ${status}`);
      if (status !== 400 || !error || !OF_THE_CODE.has(error)) throw xFailures.unexpectedStatus(status);
    },
  };
}
