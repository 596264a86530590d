import { createGoogleOauth } from '#server/platforms/google-oauth/google-oauth.ts';
import {
  type AppSetup,
  callbackPath,
  type SocialApp,
  type Surroundings,
} from '#server/platforms/ports/social-wiring.ts';
import { text } from '#shared/core/sentence.ts';
import { SCOPES } from './authorization.ts';
import { youtubeFailures } from './failures.ts';

const CONSOLE = 'https://console.cloud.google.com';

/** A project in the Google Cloud console (reference/networks.md 2.3). */
interface Options {
  issuer: string;
  app: SocialApp | undefined;
  /** Where YouTube itself answers. */
  realOrigin: string;
}

export function createYoutubeSetup(
  { issuer, app, realOrigin }: Options,
  { outside, now }: Surroundings,
): AppSetup {
  return {
    way: 'youtube',
    settings: { clientId: 'YOUTUBE_CLIENT_ID', clientSecret: 'YOUTUBE_CLIENT_SECRET' },
    redirectPaths: [callbackPath('youtube')],
    scopes: SCOPES,
    steps: [
      {
        text: text('Create a project in the Google Cloud console, or choose the one that you have.'),
        address: `${CONSOLE}/projectcreate`,
      },
      {
        text: text('Enable the YouTube Data API v3 for it.'),
        address: `${CONSOLE}/apis/library/youtube.googleapis.com`,
      },
      {
        text: text(
          'Fill in the consent screen for external users, add both permissions, and publish the app. While it is in testing, only the test users that you list can connect, and each connection ends after seven days.',
        ),
        address: `${CONSOLE}/auth/overview`,
      },
      {
        text: text(
          'Create an OAuth client of the type Web application, and enter the redirect address as it stands here.',
        ),
        address: `${CONSOLE}/auth/clients`,
      },
      { text: text('Copy its client id and its client secret.') },
    ],
    review: text(
      'Until Google has audited the project, YouTube keeps every video private. Ask for the audit by the form for audits and quota of the YouTube API; it takes some weeks. A project may upload 100 videos a day.',
    ),
    app,
    reach: { setting: 'YOUTUBE_API_ORIGIN', value: realOrigin },
    async check(pasted) {
      const oauth = createGoogleOauth(
        { ...pasted, issuer, outside: outside.as('youtube'), ...(now ? { now } : {}) },
        youtubeFailures,
      );
      const error = await oauth.errorOfUnknownCode(`http://localhost${callbackPath('youtube')}`);
      if (error === 'invalid_client' || error === 'unauthorized_client')
        throw youtubeFailures.appRefused(error);
      // Google got as far as the code, or the address, so it knows the app.
      if (error !== 'invalid_grant' && error !== 'redirect_uri_mismatch')
        throw youtubeFailures.unexpectedShape('token', new Error(error ?? 'no error'));
    },
  };
}
