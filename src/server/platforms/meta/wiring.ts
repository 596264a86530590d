import { inside, type SocialApp, type SocialWiring } from '#server/platforms/ports/social-wiring.ts';
import { createFacebookNetwork } from './facebook.ts';
import { createFacebookAuthorization } from './facebook-authorization.ts';
import { createInstagramNetwork } from './instagram.ts';
import { createInstagramAuthorization } from './instagram-authorization.ts';
import { createFacebookSetup, createInstagramSetup } from './setup.ts';

const FACEBOOK = { graph: 'https://graph.facebook.com', dialog: 'https://www.facebook.com' };
const INSTAGRAM = {
  graph: 'https://graph.instagram.com',
  auth: 'https://www.instagram.com',
  token: 'https://api.instagram.com',
};

export interface MetaSettings {
  facebook: { version: string; graphOrigin: string; dialogOrigin: string; app: SocialApp | undefined };
  instagram: { graphOrigin: string; authOrigin: string; tokenOrigin: string; app: SocialApp | undefined };
}

export const metaWiring: SocialWiring<MetaSettings> = {
  needsSimulator: ({ meta }) => !meta.graphOrigin,

  settingsOf(config, simulators) {
    const meta = config.meta.graphOrigin ? null : (simulators?.meta ?? null);
    return {
      facebook: {
        version: config.meta.graphVersion,
        graphOrigin: config.meta.graphOrigin ?? meta?.graphOrigin ?? FACEBOOK.graph,
        dialogOrigin: config.meta.dialogOrigin ?? meta?.dialogOrigin ?? FACEBOOK.dialog,
        app: config.meta.app ?? (meta ? { clientId: meta.appId, clientSecret: meta.appSecret } : undefined),
      },
      instagram: {
        graphOrigin: config.instagram.graphOrigin ?? meta?.instagramGraphOrigin ?? INSTAGRAM.graph,
        authOrigin: config.instagram.authOrigin ?? meta?.instagramAuthOrigin ?? INSTAGRAM.auth,
        // The real one exchanges codes at a third host; a stand-in has one for both.
        tokenOrigin: tokenOriginOf(config.instagram.authOrigin ?? meta?.instagramAuthOrigin),
        app:
          config.instagram.app ??
          (meta ? { clientId: meta.instagramAppId, clientSecret: meta.instagramAppSecret } : undefined),
      },
    };
  },

  originsOf: ({ facebook, instagram }) => [
    facebook.graphOrigin,
    facebook.dialogOrigin,
    instagram.graphOrigin,
    instagram.authOrigin,
    instagram.tokenOrigin,
  ],

  connect({ facebook, instagram }, surroundings) {
    const graph = {
      version: facebook.version,
      graphOrigin: facebook.graphOrigin,
      app: facebook.app,
      instagramGraphOrigin: instagram.graphOrigin,
    };
    const atFacebook = { ...graph, ...inside(surroundings, 'facebook') };
    const atInstagram = { ...graph, ...inside(surroundings, 'instagram') };
    const { authOrigin, tokenOrigin } = instagram;
    return {
      networks: {
        instagram: createInstagramNetwork(atInstagram),
        facebook: createFacebookNetwork(atFacebook),
      },
      authorizations: {
        ...(facebook.app
          ? { facebook: createFacebookAuthorization({ ...atFacebook, ...facebook, ...facebook.app }) }
          : {}),
        ...(instagram.app
          ? {
              instagram: createInstagramAuthorization({
                ...atInstagram,
                authOrigin,
                tokenOrigin,
                ...instagram.app,
              }),
            }
          : {}),
      },
    };
  },

  setups({ facebook, instagram }, surroundings) {
    const realOrigin = FACEBOOK.graph;
    return [
      createFacebookSetup({ ...facebook, realOrigin, ...inside(surroundings, 'facebook') }),
      createInstagramSetup({ ...instagram, realOrigin, ...inside(surroundings, 'instagram') }),
    ];
  },

  feedOf: ({ meta }) => ({ name: 'Facebook, Instagram', deskUrl: meta.feedUrl }),
};

function tokenOriginOf(authOrigin: string | undefined): string {
  return authOrigin === undefined || authOrigin === INSTAGRAM.auth ? INSTAGRAM.token : authOrigin;
}
