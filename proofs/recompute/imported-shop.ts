import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { z } from 'zod';
import { createApp } from '#server/app.ts';
import { createLocalFiles } from '#server/content/media-files/local-files.ts';
import { createStudio } from '#server/content/studio/studio.ts';
import { openDatabase } from '#server/core/db/database.ts';
import { createGoogleServices } from '#server/platforms/connect-google.ts';
import { createOutside } from '#server/platforms/ports/outside.ts';
import { createShopifyAppTokens } from '#server/platforms/shopify/authorization.ts';
import { createShopifyConnector } from '#server/platforms/shopify/connector.ts';
import { createStorefronts } from '#server/platforms/storefronts.ts';
import type { Insight } from '#shared/analytics/insights.ts';
import { BEING_COUNTED } from '#shared/analytics/report-basis.ts';
import type { Language } from '#shared/core/languages.ts';
import { DEMO_TOKEN } from '#simulators/shopify/demo/demo-shops.ts';
import { giftShop } from '#simulators/shopify/demo/gift-shop.ts';
import { createShopifySimulator } from '#simulators/shopify/simulator.ts';

/** The product with the demo shop read into it, and a clock that stands where it is set. */
export async function importDemoShop(databaseUrl: string, importedAt: string) {
  let time = Date.parse(importedAt);
  const now = () => new Date(time);
  const sleep = async () => {
    time += 1_000;
    await new Promise((resolve) => setTimeout(resolve, 20));
  };
  const folder = mkdtempSync(join(tmpdir(), 'vitrin-recompute-'));
  const simulator = await createShopifySimulator({ now, demoShops: true });
  const shopOrigin = simulator.origin;
  const outside = createOutside({
    allowedOrigins: [new URL(shopOrigin.replace('{shop}', 'shop')).origin],
  });
  const log = pino({ level: 'warn' });
  const noGoogle = { issuer: shopOrigin, adsOrigin: shopOrigin, adsVersion: 'v26', app: undefined };
  const database = await openDatabase({ databaseUrl, dataDir: '' });
  const app = await createApp({
    database,
    log,
    platforms: {
      shopify: createShopifyConnector({ shopOrigin, apiVersion: '2026-10', outside, clock: { now }, sleep }),
    },
    authorizations: {},
    social: { networks: {}, authorizations: {}, entries: {}, onThisMachine: true, setups: [] },
    googleAds: createGoogleServices(noGoogle, { outside, log }),
    googleSignIn: null,
    appSecrets: {},
    appTokens: createShopifyAppTokens({ shopOrigin, outside, now }),
    environment: {
      contactEmail: 'hello@vitrin.example',
      simulated: [],
      oauthPlatforms: [],
      sendsMail: false,
      demoStores: [],
    },
    appSecret: 'a secret for one run, long enough for it',
    publicUrl: 'http://localhost',
    webFolder: null,
    imageOrigins: [],
    storefrontOf: createStorefronts({ shopify: shopOrigin }),
    ai: null,
    modelServers: [],
    mailer: null,
    outside,
    mediaFiles: createLocalFiles(join(folder, 'media')),
    studio: createStudio(),
    workFolder: join(folder, 'work'),
    ffmpegPath: undefined,
    limits: { text: 0, image: 0, video_5s: 0, video_10s: 0, scheduled: 0 },
    role: 'web',
    now,
    sleep,
  });

  const cookies = new Map<string, string>();
  async function call<Reply>(
    method: 'GET' | 'POST',
    url: string,
    body?: object,
    language = 'en',
  ): Promise<Reply> {
    const response = await app.http.inject({
      method,
      url,
      headers: {
        cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
        'accept-language': language,
      },
      ...(body ? { payload: body } : {}),
    });
    for (const { name, value } of response.cookies) cookies.set(name, value);
    // On a busy machine a report may take longer than its readers wait; and so many questions a minute are too many.
    const isLater = response.body.includes(BEING_COUNTED) || response.statusCode === 429;
    if (response.statusCode !== 200 && isLater) {
      const seconds = response.json<{ retryAfterSeconds?: number }>().retryAfterSeconds ?? 1;
      await new Promise((resolve) => setTimeout(resolve, seconds * 1_000));
      return call(method, url, body, language);
    }
    if (response.statusCode !== 200)
      throw new Error(`${url} answered ${response.statusCode} ${response.body}`);
    return response.json() as Reply;
  }

  await call('POST', '/api/auth/register', {
    email: 'owner@example.com',
    password: 'Passw0rd1',
    confirmPassword: 'Passw0rd1',
    firstName: 'Ada',
    lastName: 'Lovelace',
    acceptPrivacyPolicy: true,
  });
  const { store } = await call<{ store: { id: string } }>('POST', '/api/stores/shopify/connect', {
    shop: giftShop.name,
    apiKey: DEMO_TOKEN,
  });
  await app.jobs.runAll();
  // The timetable does not run here: visits are asked for as the owner's Refresh does.
  await call('POST', `/api/stores/${store.id}/refresh`);
  await app.jobs.runAll();

  return {
    /** What orders cost, as the timetable has it read; the clock stands where it stood when the shop was read. */
    async readCosts() {
      time = Date.parse(importedAt);
      const options = { attempts: 1, retryDelaySeconds: 0, atOnce: 1 };
      const due = { name: 'profit.enqueue-due', payload: z.unknown(), options };
      await app.jobs.enqueue(database.db, due, {});
      await app.jobs.runAll();
    },
    /** Rows of the simulated shop's own sessions table, for a ShopifyQL query. */
    async sessionRows(query: string): Promise<Record<string, string | null>[]> {
      const address = `${shopOrigin.replace('{shop}', giftShop.name)}/admin/api/2026-10/graphql.json`;
      const response = await fetch(address, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-shopify-access-token': DEMO_TOKEN },
        body: JSON.stringify({
          query: 'query($q: String!) { shopifyqlQuery(query: $q) { tableData { rows } } }',
          variables: { q: query },
        }),
      });
      const { data } = await response.json();
      return data.shopifyqlQuery.tableData.rows;
    },
    /** What the product answers at a moment. */
    ask<Reply>(at: string, path: string, query: Record<string, string>): Promise<Reply> {
      time = Date.parse(at);
      return call('GET', `/api/analytics/${store.id}/${path}?${new URLSearchParams(query)}`);
    },
    /** The advice of the Ads page on the last 30 days at a moment. */
    askAds<Reply>(at: string, language?: Language): Promise<Reply> {
      time = Date.parse(at);
      return call('GET', `/api/ads-optimization/${store.id}/30d/all`, undefined, language);
    },
    /** The answer to a question in words at a moment. */
    askInWords<Reply>(at: string, question: string, language?: Language): Promise<Reply> {
      time = Date.parse(at);
      return call('POST', `/api/analytics/${store.id}/ask`, { question }, language);
    },
    /** Insights are looked for as of a moment; six times a minute at most. */
    async findInsights(at: string) {
      time = Date.parse(at);
      await call('POST', `/api/analytics/${store.id}/insights/generate`);
      await app.jobs.runAll();
    },
    insights(language: Language): Promise<Insight[]> {
      return call('GET', `/api/analytics/${store.id}/insights`, undefined, language);
    },
    async stop() {
      await app.stop();
      await simulator.close();
      rmSync(folder, { recursive: true });
    },
  };
}
export type ImportedShop = Awaited<ReturnType<typeof importDemoShop>>;
