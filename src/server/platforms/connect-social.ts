import type { Config } from '#server/core/config.ts';
import { createFacebookNetwork } from './meta/facebook.ts';
import { createFacebookAuthorization } from './meta/facebook-authorization.ts';
import { createInstagramNetwork } from './meta/instagram.ts';
import { createInstagramAuthorization } from './meta/instagram-authorization.ts';
import { createOutside, isOpenToAll, type Outside } from './ports/outside.ts';
import type { SocialPlatforms } from './ports/social-network.ts';
import type { Simulators } from './simulators.ts';
import { createXAuthorization } from './x/authorization.ts';
import { createXNetwork } from './x/connector.ts';

const FACEBOOK = { graph: 'https://graph.facebook.com', dialog: 'https://www.facebook.com' };
const INSTAGRAM = {
  graph: 'https://graph.instagram.com',
  auth: 'https://www.instagram.com',
  token: 'https://api.instagram.com',
};
const X = { api: 'https://api.x.com', web: 'https://x.com' };

interface App {
  clientId: string;
  clientSecret: string;
}

/** Where the networks are, and what we are known by there. */
export interface SocialSettings {
  facebook: { version: string; graphOrigin: string; dialogOrigin: string; app: App | undefined };
  instagram: { graphOrigin: string; authOrigin: string; tokenOrigin: string; app: App | undefined };
  x: { apiOrigin: string; authOrigin: string; app: App | undefined };
}

interface Surroundings {
  outside: Pick<Outside, 'as'>;
  now?: () => Date;
  publishLimitMs?: number;
}

export function needsSocialSimulators({ meta, x }: Config): boolean {
  return !meta.graphOrigin || !x.apiOrigin;
}

/** The networks: as configured, else as simulated, else the real ones. */
export function connectSocial(config: Config, simulators: Simulators | null) {
  const meta = config.meta.graphOrigin ? null : (simulators?.meta ?? null);
  const x = config.x.apiOrigin ? null : (simulators?.x ?? null);
  const settings: SocialSettings = {
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
    x: {
      apiOrigin: config.x.apiOrigin ?? x?.apiOrigin ?? X.api,
      authOrigin: config.x.authOrigin ?? x?.authOrigin ?? X.web,
      app: config.x.app ?? x ?? undefined,
    },
  };
  const origins = originsOf(settings);
  return {
    ...createSocial(settings, { outside: createOutside({ allowedOrigins: origins }) }),
    /** Where profile pictures come from besides https addresses. */
    pictureOrigins: origins.filter((origin) => origin.startsWith('http:')),
    simulated: [
      ...(meta ? [{ name: 'Facebook, Instagram', deskUrl: meta.feedUrl, installUrl: null }] : []),
      ...(x ? [{ name: 'X', deskUrl: x.feedUrl, installUrl: null }] : []),
    ],
  };
}

/** Connectors of all networks, and consent at those where we have an app. */
export function createSocial(settings: SocialSettings, surroundings: Surroundings): SocialPlatforms {
  const { facebook, instagram, x } = settings;
  const as = (service: string) => ({ ...surroundings, outside: surroundings.outside.as(service) });
  const graph = {
    version: facebook.version,
    graphOrigin: facebook.graphOrigin,
    app: facebook.app,
    instagramGraphOrigin: instagram.graphOrigin,
  };
  const atFacebook = { ...graph, ...as('facebook') };
  const atInstagram = { ...graph, ...as('instagram') };
  return {
    networks: {
      instagram: createInstagramNetwork(atInstagram),
      facebook: createFacebookNetwork(atFacebook),
      twitter: createXNetwork({ apiOrigin: x.apiOrigin, webOrigin: x.authOrigin, ...as('x') }),
    },
    authorizations: {
      ...(facebook.app
        ? { facebook: createFacebookAuthorization({ ...atFacebook, ...facebook, ...facebook.app }) }
        : {}),
      ...(instagram.app
        ? {
            instagram: createInstagramAuthorization({
              ...atInstagram,
              ...instagramOf(instagram),
              ...instagram.app,
            }),
          }
        : {}),
      ...(x.app ? { x: createXAuthorization({ ...x, ...x.app, ...as('x') }) } : {}),
    },
    onThisMachine: !originsOf(settings).some(isOpenToAll),
  };
}

export function originsOf({ facebook, instagram, x }: SocialSettings): string[] {
  const all = [
    facebook.graphOrigin,
    facebook.dialogOrigin,
    instagram.graphOrigin,
    instagram.authOrigin,
    instagram.tokenOrigin,
    x.apiOrigin,
    x.authOrigin,
  ];
  return [...new Set(all.map((origin) => new URL(origin).origin))];
}

function instagramOf({ authOrigin, tokenOrigin }: SocialSettings['instagram']) {
  return { authOrigin, tokenOrigin };
}

function tokenOriginOf(authOrigin: string | undefined): string {
  return authOrigin === undefined || authOrigin === INSTAGRAM.auth ? INSTAGRAM.token : authOrigin;
}
