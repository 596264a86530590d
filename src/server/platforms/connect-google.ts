import type { FastifyBaseLogger } from 'fastify';
import type { Config } from '#server/core/config.ts';
import { createGoogleAdsAuthorization } from './google-ads/authorization.ts';
import { createGoogleAds } from './google-ads/connector.ts';
import { createGoogleSignIn } from './google-sign-in/google-sign-in.ts';
import type { GoogleAdsPlatform } from './ports/ads-platform.ts';
import { createOutside, type Outside } from './ports/outside.ts';
import type { Simulators } from './simulators.ts';

const ISSUER = 'https://accounts.google.com';
const ADS = 'https://googleads.googleapis.com';

/** Where Google is, and what we are known by there. */
export interface GoogleSettings {
  issuer: string;
  adsOrigin: string;
  adsVersion: string;
  app: { clientId: string; clientSecret: string } | undefined;
}

interface Surroundings {
  outside: Pick<Outside, 'request'>;
  log: FastifyBaseLogger;
  now?: () => Date;
  sleep?: (ms: number) => Promise<void>;
  timeLimitMs?: number;
}

/** Google Ads and signing in: each as configured, else as simulated, else the real one. */
export function connectGoogle(config: Config, simulators: Simulators | null, log: FastifyBaseLogger) {
  const google = config.google.adsOrigin ? null : (simulators?.google ?? null);
  const settings: GoogleSettings = {
    issuer: config.google.issuer ?? google?.issuer ?? ISSUER,
    adsOrigin: config.google.adsOrigin ?? google?.adsOrigin ?? ADS,
    adsVersion: config.google.adsVersion,
    app: config.google.app ?? google ?? undefined,
  };
  const outside = createOutside({
    allowedOrigins: [settings.issuer, settings.adsOrigin],
    service: 'google-ads',
  });
  const { googleSignIn, standIn } = connectGoogleSignIn(config, simulators);
  const deskUrl = (google ?? standIn)?.deskUrl;
  return {
    googleAds: createGoogleServices(settings, { outside, log }),
    googleSignIn,
    simulated: deskUrl ? [{ name: 'Google', deskUrl, installUrl: null }] : [],
  };
}

/** Who has an app at Google signs in there; a simulator knows no other app than its own. */
function connectGoogleSignIn({ google: { app, issuer } }: Config, simulators: Simulators | null) {
  if (app) {
    const address = issuer ?? ISSUER;
    const outside = createOutside({ allowedOrigins: issuer ? [issuer] : [], service: 'google-sign-in' });
    return { googleSignIn: createGoogleSignIn({ ...app, issuer: address, outside }), standIn: null };
  }
  const standIn = issuer ? null : (simulators?.google ?? null);
  const outside = createOutside({
    allowedOrigins: standIn ? [standIn.issuer] : [],
    service: 'google-sign-in',
  });
  return { googleSignIn: standIn && createGoogleSignIn({ ...standIn, outside }), standIn };
}

/** The connector, and consent where we have an app. */
export function createGoogleServices(
  { issuer, adsOrigin, adsVersion, app }: GoogleSettings,
  surroundings: Surroundings,
): GoogleAdsPlatform {
  return {
    platform: createGoogleAds({ adsOrigin, version: adsVersion, ...surroundings }),
    authorization: app ? createGoogleAdsAuthorization({ ...app, issuer, ...surroundings }) : null,
  };
}
