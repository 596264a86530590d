import { inside, type SocialApp, type SocialWiring } from '#server/platforms/ports/social-wiring.ts';
import { createPinterestAuthorization } from './authorization.ts';
import { createPinterestNetwork } from './connector.ts';
import { createPinterestSetup } from './setup.ts';

const PINTEREST = { api: 'https://api.pinterest.com', web: 'https://www.pinterest.com' };

export interface PinterestSettings {
  pinterest: { apiOrigin: string; authOrigin: string; app: SocialApp | undefined };
}

export const pinterestWiring: SocialWiring<PinterestSettings> = {
  needsSimulator: ({ pinterest }) => !pinterest.apiOrigin,

  settingsOf(config, simulators) {
    const pinterest = config.pinterest.apiOrigin ? null : (simulators?.pinterest ?? null);
    return {
      pinterest: {
        apiOrigin: config.pinterest.apiOrigin ?? pinterest?.apiOrigin ?? PINTEREST.api,
        authOrigin: config.pinterest.authOrigin ?? pinterest?.authOrigin ?? PINTEREST.web,
        app: config.pinterest.app ?? pinterest ?? undefined,
      },
    };
  },

  originsOf: ({ pinterest }) => [pinterest.apiOrigin, pinterest.authOrigin],

  connect({ pinterest }, surroundings) {
    const { apiOrigin, authOrigin, app } = pinterest;
    const atPinterest = { apiOrigin, ...inside(surroundings, 'pinterest') };
    return {
      networks: { pinterest: createPinterestNetwork({ ...atPinterest, webOrigin: authOrigin }) },
      authorizations: app
        ? { pinterest: createPinterestAuthorization({ ...atPinterest, authOrigin, app }) }
        : {},
    };
  },

  setups: ({ pinterest: { apiOrigin, app } }, surroundings) => [
    createPinterestSetup({ apiOrigin, app, realOrigin: PINTEREST.api, ...inside(surroundings, 'pinterest') }),
  ],

  feedOf: ({ pinterest }) => ({ name: 'Pinterest', deskUrl: pinterest.feedUrl }),
};
