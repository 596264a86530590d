import { inside, type SocialApp, type SocialWiring } from '#server/platforms/ports/social-wiring.ts';
import { createTikTokAuthorization } from './authorization.ts';
import { createTikTokNetwork } from './connector.ts';
import { createTikTokSetup } from './setup.ts';

const TIKTOK = { api: 'https://open.tiktokapis.com', web: 'https://www.tiktok.com' };

export interface TikTokSettings {
  tiktok: { apiOrigin: string; authOrigin: string; isAudited: boolean; app: SocialApp | undefined };
}

export const tiktokWiring: SocialWiring<TikTokSettings> = {
  needsSimulator: ({ tiktok }) => !tiktok.apiOrigin,

  settingsOf(config, simulators) {
    const tiktok = config.tiktok.apiOrigin ? null : (simulators?.tiktok ?? null);
    return {
      tiktok: {
        apiOrigin: config.tiktok.apiOrigin ?? tiktok?.apiOrigin ?? TIKTOK.api,
        authOrigin: config.tiktok.authOrigin ?? tiktok?.authOrigin ?? TIKTOK.web,
        isAudited: config.tiktok.isAudited,
        app: config.tiktok.app ?? tiktok ?? undefined,
      },
    };
  },

  // Where a video is sent to, TikTok says with each upload.
  originsOf: ({ tiktok }) => [tiktok.apiOrigin, tiktok.authOrigin],

  connect({ tiktok: { app, ...tiktok } }, surroundings) {
    const atTikTok = { ...tiktok, ...inside(surroundings, 'tiktok') };
    return {
      networks: { tiktok: createTikTokNetwork({ ...atTikTok, webOrigin: tiktok.authOrigin }) },
      authorizations: app ? { tiktok: createTikTokAuthorization({ ...atTikTok, ...app }) } : {},
    };
  },

  setups: ({ tiktok }, surroundings) => [
    createTikTokSetup({ ...tiktok, realOrigin: TIKTOK.api, ...inside(surroundings, 'tiktok') }),
  ],

  feedOf: ({ tiktok }) => ({ name: 'TikTok', deskUrl: tiktok.feedUrl }),
};
