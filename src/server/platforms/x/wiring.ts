import { inside, type SocialApp, type SocialWiring } from '#server/platforms/ports/social-wiring.ts';
import { createXAuthorization } from './authorization.ts';
import { createXNetwork } from './connector.ts';
import { createXSetup } from './setup.ts';

const X = { api: 'https://api.x.com', web: 'https://x.com' };

export interface XSettings {
  x: { apiOrigin: string; authOrigin: string; app: SocialApp | undefined };
}

export const xWiring: SocialWiring<XSettings> = {
  needsSimulator: ({ x }) => !x.apiOrigin,

  settingsOf(config, simulators) {
    const x = config.x.apiOrigin ? null : (simulators?.x ?? null);
    return {
      x: {
        apiOrigin: config.x.apiOrigin ?? x?.apiOrigin ?? X.api,
        authOrigin: config.x.authOrigin ?? x?.authOrigin ?? X.web,
        app: config.x.app ?? x ?? undefined,
      },
    };
  },

  originsOf: ({ x }) => [x.apiOrigin, x.authOrigin],

  connect({ x }, surroundings) {
    const atX = inside(surroundings, 'x');
    return {
      networks: { twitter: createXNetwork({ apiOrigin: x.apiOrigin, webOrigin: x.authOrigin, ...atX }) },
      authorizations: x.app ? { x: createXAuthorization({ ...x, ...x.app, ...atX }) } : {},
    };
  },

  setups: ({ x }, surroundings) => [createXSetup({ ...x, realOrigin: X.api, ...inside(surroundings, 'x') })],

  feedOf: ({ x }) => ({ name: 'X', deskUrl: x.feedUrl }),
};
