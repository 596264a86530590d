import type { FastifyBaseLogger } from 'fastify';
import type { AppOptions } from './app.ts';
import type { Config } from './config.ts';
import { createGoogleAdsAuthorization } from './platforms/google-ads/authorization.ts';
import { createGoogleAds } from './platforms/google-ads/connector.ts';
import { createOutside, type Outside } from './platforms/outside.ts';
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

/** Google Ads: as configured, else as simulated, else the real one. */
export function connectGoogle(config: Config, simulators: Simulators | null, log: FastifyBaseLogger) {
  const google = config.google.adsOrigin ? null : (simulators?.google ?? null);
  const settings: GoogleSettings = {
    issuer: config.google.issuer ?? google?.issuer ?? ISSUER,
    adsOrigin: config.google.adsOrigin ?? google?.adsOrigin ?? ADS,
    adsVersion: config.google.adsVersion,
    app: config.google.app ?? google ?? undefined,
  };
  const outside = createOutside({ allowedOrigins: [settings.issuer, settings.adsOrigin] });
  return {
    googleAds: createGoogleServices(settings, { outside, log }),
    simulated: google ? [{ name: 'Google Ads', deskUrl: google.deskUrl, installUrl: null }] : [],
  };
}

/** The connector, and consent where we have an app. */
export function createGoogleServices(
  { issuer, adsOrigin, adsVersion, app }: GoogleSettings,
  surroundings: Surroundings,
): AppOptions['googleAds'] {
  return {
    platform: createGoogleAds({ adsOrigin, version: adsVersion, ...surroundings }),
    authorization: app ? createGoogleAdsAuthorization({ ...app, issuer, ...surroundings }) : null,
  };
}
