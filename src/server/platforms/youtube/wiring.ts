import { inside, type SocialApp, type SocialWiring } from '#server/platforms/ports/social-wiring.ts';
import { createYoutubeAuthorization } from './authorization.ts';
import { createYoutubeNetwork } from './connector.ts';
import { createYoutubeSetup } from './setup.ts';

const GOOGLE = {
  issuer: 'https://accounts.google.com',
  api: 'https://www.googleapis.com',
  web: 'https://www.youtube.com',
};

export interface YoutubeSettings {
  youtube: {
    /** Where Google's consent and tokens are. */
    issuer: string;
    apiOrigin: string;
    webOrigin: string;
    app: SocialApp | undefined;
    /** Whether it is the app that Google Ads is connected with, too. */
    sharesApp: boolean;
  };
}

export const youtubeWiring: SocialWiring<YoutubeSettings> = {
  needsSimulator: ({ youtube }) => !youtube.apiOrigin,

  settingsOf(config, simulators) {
    const youtube = config.youtube.apiOrigin ? null : (simulators?.youtube ?? null);
    const own = config.youtube.app ?? youtube;
    return {
      youtube: {
        issuer: youtube?.issuer ?? config.google.issuer ?? GOOGLE.issuer,
        apiOrigin: config.youtube.apiOrigin ?? youtube?.apiOrigin ?? GOOGLE.api,
        webOrigin: youtube?.webOrigin ?? GOOGLE.web,
        app: own ?? config.google.app,
        sharesApp: !own,
      },
    };
  },

  originsOf: ({ youtube }) => [youtube.issuer, youtube.apiOrigin],

  connect({ youtube }, surroundings) {
    const { apiOrigin, webOrigin, app } = youtube;
    const atYoutube = inside(surroundings, 'youtube');
    return {
      networks: { youtube: createYoutubeNetwork({ apiOrigin, webOrigin, ...atYoutube }) },
      authorizations: app
        ? { youtube: createYoutubeAuthorization({ ...youtube, ...app, ...atYoutube }) }
        : {},
    };
  },

  setups: ({ youtube }, surroundings) => [
    createYoutubeSetup({ ...youtube, realOrigin: GOOGLE.api }, surroundings),
  ],

  feedOf: ({ youtube }) => ({ name: 'YouTube', deskUrl: youtube.feedUrl }),
};
