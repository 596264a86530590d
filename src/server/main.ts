import { spawn } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { createApp } from './app.ts';
import { appSecretOf } from './app-secret.ts';
import { ConfigError, readConfig } from './config.ts';
import { openDatabase } from './db/database.ts';
import { FolderInUse } from './db/folder-lock.ts';
import { createLog } from './log.ts';
import { createOutside } from './platforms/outside.ts';
import { createShopifyAppTokens, createShopifyAuthorization } from './platforms/shopify/authorization.ts';
import { createShopifyConnector } from './platforms/shopify/connector.ts';
import { type Simulators, startSimulators } from './simulators.ts';

const SHOPIFY = 'https://{shop}.myshopify.com';
const WEB_FOLDER = fileURLToPath(new URL('../../dist', import.meta.url));

try {
  await start();
} catch (error) {
  if (!(error instanceof ConfigError) && !(error instanceof FolderInUse)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exit(1);
}

async function start() {
  const config = readConfig(process.env);
  const log = createLog(config.logLevel);
  const database = await openDatabase(config);
  const simulators = config.simulators && !config.shopify.shopOrigin ? await startSimulators(config) : null;
  const shopOrigin = config.shopify.shopOrigin ?? simulators?.shopifyShopOrigin ?? SHOPIFY;
  const configuredOrigins =
    shopOrigin === SHOPIFY ? [] : [new URL(shopOrigin.replace('{shop}', 'shop')).origin];
  const outside = createOutside({ allowedOrigins: configuredOrigins });
  const shopifyApp = config.shopify.app;

  const app = await createApp({
    database,
    log,
    platforms: {
      shopify: createShopifyConnector({ shopOrigin, apiVersion: config.shopify.apiVersion, outside, log }),
    },
    authorizations: shopifyApp
      ? { shopify: createShopifyAuthorization({ ...shopifyApp, shopOrigin, outside }) }
      : {},
    appSecrets: shopifyApp ? { shopify: shopifyApp.clientSecret } : {},
    appTokens: createShopifyAppTokens({ shopOrigin, outside }),
    environment: {
      contactEmail: config.contactEmail,
      simulated: simulators ? [{ name: 'Shopify', deskUrl: null, installUrl: null }] : [],
      oauthPlatforms: shopifyApp ? ['shopify'] : [],
      demoStores: simulators?.demoStores ?? [],
    },
    appSecret: appSecretOf(config),
    publicUrl: config.http.publicUrl,
    webFolder: config.role === 'worker' ? null : WEB_FOLDER,
    imageOrigins: configuredOrigins,
    role: config.role,
    now: () => new Date(),
    sleep: (ms) => sleep(ms),
  });
  if (config.role !== 'worker') await app.http.listen({ host: config.http.host, port: config.http.port });
  stopOnSignal(app.stop, simulators);
  process.stdout.write(`Vitrin is ready at ${config.http.publicUrl}\n`);
  if (config.openBrowser) openBrowser(config.http.publicUrl);
}

function openBrowser(url: string) {
  const command = { darwin: 'open', win32: 'explorer' }[process.platform as string] ?? 'xdg-open';
  // Without a desktop there is nothing to open; the address stands in the terminal.
  spawn(command, [url], { stdio: 'ignore', detached: true })
    .on('error', () => {})
    .unref();
}

function stopOnSignal(stop: () => Promise<void>, simulators: Simulators | null) {
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, async () => {
      await stop();
      simulators?.stop();
      process.exit(0);
    });
  }
}
