import { type AppSetup, callbackPath, type SocialApp } from '#server/platforms/ports/social-wiring.ts';
import { text } from '#shared/core/sentence.ts';
import { type AppOptions, checkPinterestApp, SCOPES } from './authorization.ts';

const APPS = 'https://developers.pinterest.com/apps/';

interface Options extends AppOptions {
  app: SocialApp | undefined;
  /** Where Pinterest itself answers. */
  realOrigin: string;
}

export function createPinterestSetup({ app, realOrigin, ...options }: Options): AppSetup {
  return {
    way: 'pinterest',
    settings: { clientId: 'PINTEREST_APP_ID', clientSecret: 'PINTEREST_APP_SECRET' },
    redirectPaths: [callbackPath('pinterest')],
    scopes: SCOPES,
    steps: [
      {
        text: text(
          'Sign in to Pinterest for developers with a business account, open My apps, and choose Connect app. Say that it publishes your own pins.',
        ),
        address: APPS,
      },
      {
        text: text(
          'When Pinterest has granted trial access, open the app and add the redirect address below.',
        ),
        address: APPS,
      },
      { text: text('Copy the App ID and the App secret key. Vitrin checks both at Pinterest at once.') },
    ],
    review: text(
      'With trial access, pins are visible only to the account that makes them, and all accounts together may make 1,000 requests a day, 300 of them for pins and uploads. For standard access, ask for an upgrade in My apps and send a video of connecting an account and publishing a pin. The review takes days to weeks.',
    ),
    app,
    reach: { setting: 'PINTEREST_API_ORIGIN', value: realOrigin },
    check: (pasted) => checkPinterestApp(options, pasted),
  };
}
