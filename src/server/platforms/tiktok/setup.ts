import { type AppSetup, callbackPath, type SocialApp } from '#server/platforms/ports/social-wiring.ts';
import { text } from '#shared/core/sentence.ts';
import { type AppOptions, checkTikTokApp, scopesOf } from './authorization.ts';

/** What is done once at TikTok, by its documentation and the reports of other projects (reference/networks.md 2.1). */
export function createTikTokSetup({
  app,
  realOrigin,
  isAudited,
  ...options
}: AppOptions & {
  app: SocialApp | undefined;
  /** Where TikTok itself answers. */
  realOrigin: string;
  isAudited: boolean;
}): AppSetup {
  return {
    way: 'tiktok',
    settings: { clientId: 'TIKTOK_CLIENT_KEY', clientSecret: 'TIKTOK_CLIENT_SECRET' },
    redirectPaths: [callbackPath('tiktok')],
    scopes: scopesOf({ isAudited }),
    steps: [
      {
        text: text(
          'At TikTok for Developers, open Manage apps and connect an app. Give it the name and the icon of your own website; a name with TikTok in it is refused.',
        ),
        address: 'https://developers.tiktok.com/apps',
      },
      {
        text: text(
          'Add the products Login Kit and Content Posting API. In Login Kit, choose Web and enter the redirect address. TikTok takes only addresses that begin with https: Vitrin has to be reached under one, and a localhost address is refused.',
        ),
      },
      {
        text: text(
          'Add the scopes, then copy the client key and the client secret. To try it before the review, create a sandbox of the app, name your own account as a target user there, and use the key and the secret of the sandbox.',
        ),
        address: 'https://developers.tiktok.com/doc/add-a-sandbox/',
      },
      {
        text: text(
          'Submit the app for review. Once TikTok has also audited it for direct posts, add the scope video.publish, set TIKTOK_APP_IS_AUDITED=1, and connect the accounts again.',
        ),
      },
    ],
    review: text(
      'The review takes from several days to two weeks and lets every account connect. Reels then go to the phone of their owner, who posts them in TikTok. Posts that appear by themselves need an audit on top; without it TikTok takes them of private accounts only, visible to nobody else. TikTok approves no apps for personal use or for use inside a company.',
    ),
    app,
    reach: { setting: 'TIKTOK_API_ORIGIN', value: realOrigin },
    check: (pasted) => checkTikTokApp(options, pasted),
  };
}
