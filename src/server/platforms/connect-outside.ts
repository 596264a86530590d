import type { FastifyBaseLogger } from 'fastify';
import type { Config } from '#server/core/config.ts';
import type { Environment } from '#shared/stores/environment.ts';
import { PLATFORM_NAMES, PLATFORMS, type Platform } from '#shared/stores/stores.ts';
import { type ModelServerAddress, USUAL_ADDRESSES } from './ai/local-models.ts';
import { DEFAULT_TEXT_MODELS } from './ai/provider.ts';
import { AI_TIME_LIMIT_MS, type AiConnection } from './ai/text-model.ts';
import { connectGoogle } from './connect-google.ts';
import { connectSocial, needsSocialSimulators } from './connect-social.ts';
import type { Mailer } from './mail/mailer.ts';
import { createSmtpMailer } from './mail/smtp-mailer.ts';
import type { GoogleAdsPlatform } from './ports/ads-platform.ts';
import type { IdentityProvider } from './ports/identity-provider.ts';
import { createOutside, type Outside } from './ports/outside.ts';
import type { ConnectedNetworks } from './ports/social-wiring.ts';
import type { CopiedDemoStore, ShopPlatforms } from './ports/store-platform.ts';
import { createShopierAuthorization } from './shopier/authorization.ts';
import { createShopierConnector } from './shopier/connector.ts';
import { createShopifyAppTokens, createShopifyAuthorization } from './shopify/authorization.ts';
import { createShopifyConnector } from './shopify/connector.ts';
import type { Simulators } from './simulators.ts';
import { createStorefronts, type StorefrontOf } from './storefronts.ts';

const SHOPIFY = 'https://{shop}.myshopify.com';
const SHOPIER_API = 'https://api.shopier.com';
const SHOPIER_CONSENT = 'https://developer.shopier.com';

/** What screens get to know of it, and what only the server knows. */
export type ServedEnvironment = Environment & { demoStores: CopiedDemoStore[] };

/** The outside world, as the application meets it. */
export interface OutsideServices extends ShopPlatforms {
  social: ConnectedNetworks;
  googleAds: GoogleAdsPlatform;
  /** Signing in with Google; null where we have no app there. */
  googleSignIn: IdentityProvider | null;
  imageOrigins: string[];
  /** Null where nobody but ourselves words anything. */
  ai: AiConnection | null;
  /** Where model servers are looked for on this machine; nowhere where there is none. */
  modelServers: ModelServerAddress[];
  /** The one way to addresses that others named. */
  outside: Pick<Outside, 'request'>;
  storefrontOf: StorefrontOf;
  /** Null where no mail server is set up. */
  mailer: Mailer | null;
}

/** Whether a stand-in is needed at all: services that have an address of their own are never simulated. */
export function needsSimulators(config: Config): boolean {
  const { simulators, shopify, shopier, google } = config;
  const areReal = shopify.shopOrigin && shopier.apiOrigin && google.adsOrigin;
  return simulators && (!areReal || needsSocialSimulators(config));
}

/** The outside world: as configured, else as simulated, else the real one. */
export function connectOutside(
  config: Config,
  simulators: Simulators | null,
  log: FastifyBaseLogger,
): OutsideServices & { environment: Omit<ServedEnvironment, 'contactEmail'> } {
  const standIn: Record<Platform, boolean> = {
    shopify: simulators !== null && !config.shopify.shopOrigin,
    shopier: simulators !== null && !config.shopier.apiOrigin,
  };
  const shopOrigin = config.shopify.shopOrigin ?? simulators?.shopifyShopOrigin ?? SHOPIFY;
  const apiOrigin = config.shopier.apiOrigin ?? simulators?.shopier.apiOrigin ?? SHOPIER_API;
  const authOrigin = config.shopier.authOrigin ?? simulators?.shopier.authOrigin ?? SHOPIER_CONSENT;
  const apps = {
    shopify: config.shopify.app ?? (standIn.shopify ? simulators!.shopifyApp : undefined),
    shopier: config.shopier.app ?? (standIn.shopier ? simulators!.shopier : undefined),
  };
  if (simulators)
    log.info({ aiBaseUrl: simulators.aiBaseUrl }, 'an AI provider can be tried at this address');
  const configuredOrigins = [
    ...(shopOrigin === SHOPIFY ? [] : [originOf(shopOrigin)]),
    ...(apiOrigin === SHOPIER_API ? [] : [originOf(apiOrigin)]),
  ];
  const outside = createOutside({ allowedOrigins: configuredOrigins });
  const smtpUrl = config.mail.smtpUrl ?? simulators?.mail.smtpUrl;
  const { simulated: simulatedNetworks, ...social } = connectSocial(config, simulators);
  const { simulated: simulatedGoogle, googleAds, googleSignIn } = connectGoogle(config, simulators, log);

  return {
    platforms: {
      shopify: createShopifyConnector({
        shopOrigin,
        apiVersion: config.shopify.apiVersion,
        outside: outside.as('shopify'),
        log,
      }),
      shopier: createShopierConnector({ apiOrigin, outside: outside.as('shopier'), log }),
    },
    authorizations: {
      ...(apps.shopify
        ? {
            shopify: createShopifyAuthorization({
              ...apps.shopify,
              shopOrigin,
              outside: outside.as('shopify'),
            }),
          }
        : {}),
      ...(apps.shopier
        ? {
            shopier: createShopierAuthorization({
              ...apps.shopier,
              apiOrigin,
              authOrigin,
              outside: outside.as('shopier'),
            }),
          }
        : {}),
    },
    appSecrets: apps.shopify ? { shopify: apps.shopify.clientSecret } : {},
    appTokens: createShopifyAppTokens({ shopOrigin, outside: outside.as('shopify') }),
    imageOrigins: [...configuredOrigins, ...social.pictureOrigins],
    social,
    googleAds,
    googleSignIn,
    ai: connectAi(config.ai),
    modelServers: config.looksForModelServers ? USUAL_ADDRESSES : [],
    mailer: smtpUrl ? createSmtpMailer({ url: smtpUrl, from: config.mail.from }) : null,
    outside,
    storefrontOf: createStorefronts({
      ...(shopOrigin === SHOPIFY ? {} : { shopify: shopOrigin }),
      ...(apiOrigin === SHOPIER_API ? {} : { shopier: apiOrigin }),
    }),
    environment: {
      simulated: [
        ...PLATFORMS.filter((platform) => standIn[platform]).map((platform) => ({
          name: PLATFORM_NAMES[platform],
          ...(platform === 'shopify'
            ? { deskUrl: simulators!.shopifyDeskUrl, installUrl: simulators!.shopifyInstallUrl }
            : { deskUrl: simulators!.shopier.deskUrl, installUrl: simulators!.shopier.installUrl }),
        })),
        ...simulatedNetworks,
        ...simulatedGoogle,
        ...(simulators && !config.mail.smtpUrl
          ? [{ name: 'E-mail', deskUrl: simulators.mail.mailboxUrl, installUrl: null }]
          : []),
      ],
      oauthPlatforms: PLATFORMS.filter((platform) => apps[platform]),
      sendsMail: smtpUrl !== undefined,
      demoStores: [
        ...(standIn.shopify ? simulators!.demoShops : []),
        ...(standIn.shopier ? simulators!.shopier.demoShops : []),
      ],
    },
  };
}

/** Its own address may be private, and nobody else's requests go there. */
function connectAi(ai: Config['ai']): AiConnection | null {
  if (!ai) return null;
  const textModel =
    ai.provider === 'openai-compatible' ? ai.textModel : (ai.textModel ?? DEFAULT_TEXT_MODELS[ai.provider]);
  const outside = createOutside({
    allowedOrigins: ai.baseUrl ? [new URL(ai.baseUrl).origin] : [],
    service: 'ai',
  });
  return { settings: { ...ai, textModel }, outside, timeLimitMs: AI_TIME_LIMIT_MS };
}

function originOf(address: string): string {
  return new URL(address.replace('{shop}', 'shop')).origin;
}
