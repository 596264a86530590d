import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import type { LightMyRequestResponse } from 'fastify';
import { pino } from 'pino';
import { inject, onTestFinished } from 'vitest';
import { z } from 'zod';
import { createApp } from '#server/app.ts';
import { createLocalFiles } from '#server/content/media-files/local-files.ts';
import { createStudio } from '#server/content/studio/studio.ts';
import type { Database, OpenDatabase } from '#server/core/db/database.ts';
import { users } from '#server/core/db/schema/users.ts';
import type { ModelServerAddress } from '#server/platforms/ai/local-models.ts';
import type { AiSettings } from '#server/platforms/ai/provider.ts';
import type { AiConnection } from '#server/platforms/ai/text-model.ts';
import { createGoogleServices } from '#server/platforms/connect-google.ts';
import type { Mail } from '#server/platforms/mail/mailer.ts';
import { createOutside } from '#server/platforms/ports/outside.ts';
import type { CopiedDemoStore } from '#server/platforms/ports/store-platform.ts';
import { createShopierAuthorization } from '#server/platforms/shopier/authorization.ts';
import { createShopierConnector } from '#server/platforms/shopier/connector.ts';
import {
  createShopifyAppTokens,
  createShopifyAuthorization,
} from '#server/platforms/shopify/authorization.ts';
import { createShopifyConnector } from '#server/platforms/shopify/connector.ts';
import { createStorefronts } from '#server/platforms/storefronts.ts';
import { authEndpoints } from '#shared/accounts/auth.ts';
import { analyticsEndpoints } from '#shared/analytics/analytics.ts';
import { type BodyOf, type Endpoint, type ParamsOf, pathOf, type ReplyOf } from '#shared/core/endpoint.ts';
import { storeEndpoints } from '#shared/stores/stores.ts';
import { createAiSimulator } from '#simulators/ai/simulator.ts';
import { APP_CLIENT_ID, APP_CLIENT_SECRET } from '#simulators/shopier/oauth.ts';
import type { ShopFixture as ShopierFixture } from '#simulators/shopier/shop/fixture.ts';
import { createShopierSimulator } from '#simulators/shopier/simulator.ts';
import { PUBLIC_APP } from '#simulators/shopify/apps/apps.ts';
import type { ShopFixture } from '#simulators/shopify/shop/fixture.ts';
import { FIXTURE_TOKEN } from '#simulators/shopify/shop/shop-building.ts';
import { createShopifySimulator } from '#simulators/shopify/simulator.ts';
import { openCopy } from './database-image.ts';
import { createFaultProxy } from './fault-proxy.ts';
import { openFront } from './front.ts';
import { registrationOf } from './registration.ts';
import { startGoogle } from './start-google.ts';
import { startNetworks } from './start-networks.ts';

/** Tests that follow one another draw in one process. */
const studio = createStudio();

export interface StartOptions {
  /** The clock's first moment. */
  now?: string;
  /** Of another process that this one runs next to, and that closes it. */
  database?: OpenDatabase;
  /** What the database holds before the application starts on it. */
  before?: (db: Database) => Promise<void>;
  /** Shops at Shopify. */
  shops?: ShopFixture[];
  demoShops?: boolean;
  /** Those that are offered. */
  demoStores?: CopiedDemoStore[];
  shopierShops?: ShopierFixture[];
  /** What happens to requests on their way to Shopify. */
  faultOf?: Parameters<typeof createFaultProxy>[1];
  /** `all` also does jobs by itself, as in operation; otherwise `runJobs` does. */
  role?: 'web' | 'all';
  /** An AI provider, which a simulator stands in for; its faults are ordered by the key or the model. */
  ai?: Partial<AiSettings> & Partial<Pick<AiConnection, 'timeLimitMs' | 'media'>>;
  /** Where model servers are looked for on this machine. */
  modelServers?: ModelServerAddress[];
  /** Further addresses that may be private, such as a host of pictures. */
  allowedOrigins?: string[];
  /** Stand-ins of the social networks, and how long their one call that publishes may take. */
  social?: boolean | { publishLimitMs: number };
  /** A stand-in of Google with Google Ads. */
  google?:
    | boolean
    | Pick<Parameters<typeof startGoogle>[0], 'accounts' | 'people' | 'rowsPerPage' | 'onRequest'>;
  /** What schedules may write and draw a day. */
  scheduledPerDay?: number;
  /** Where files are worked on, and below it those that are made. */
  folder?: string;
  mediaFolder?: string;
  ffmpegPath?: string;
  /** Whether mails can be handed to anybody at all. */
  mailServer?: boolean;
  /** Where weaknesses can be reported. */
  securityContact?: string;
  /** Whether we have apps of our own at the platforms. */
  ownApps?: boolean;
}

export const TEST_SECRET = 'a secret for tests, long enough for them';
/** Tests read on the real clock only where a simulator makes them wait for it. */
const SHORT_WAIT_MS = 20;
const NO_GOOGLE = {
  issuer: 'https://google.test',
  adsOrigin: 'https://google.test',
  adsVersion: 'v26',
  app: undefined,
};

/** The real application on a database of its own, with simulators outside and a clock that stands until moved. */
export async function startApp({
  now = '2026-11-21T12:00:00Z',
  database: shared,
  before,
  shops = [],
  demoShops = false,
  demoStores = [],
  shopierShops = [],
  faultOf,
  ai,
  modelServers = [],
  role = 'web',
  allowedOrigins: morePlaces = [],
  ownApps = true,
  social = false,
  google = false,
  mailServer = true,
  securityContact,
  scheduledPerDay = 30,
  folder = mkdtempSync(join(tmpdir(), 'vitrin-test-')),
  mediaFolder = join(folder, 'media'),
  ffmpegPath,
}: StartOptions = {}) {
  const clock = createClock(new Date(now));
  const front = await openFront();
  const simulator = await createShopifySimulator({
    now: clock.now,
    shops,
    demoShops,
    app: { ...PUBLIC_APP, url: front.url },
  });
  const shopier = await createShopierSimulator({
    now: clock.now,
    shops: shopierShops,
    demoShops,
    appUrl: front.url,
  });
  const networks = social
    ? await startNetworks({ now: clock.now, appUrl: front.url, ...(social === true ? {} : social) })
    : null;
  const googleWorld = google
    ? await startGoogle({ now: clock.now, appUrl: front.url, ...(google === true ? {} : google) })
    : null;
  const aiSimulator = ai ? await createAiSimulator({ now: clock.now }) : null;
  const network = faultOf ? await createFaultProxy(simulator.origin, faultOf) : null;
  const database = shared
    ? { ...shared, close: async () => {} }
    : await openCopy(inject('databaseImage'), inject('postgresUrl'));
  await before?.(database.db);
  const logged: string[] = [];
  const mails: Mail[] = [];
  let mailServerIsAway = false;
  const log = pino({ level: 'warn' }, { write: (line: string) => void logged.push(line) });
  const shopOrigin = network?.origin ?? simulator.origin;
  const apiOrigin = shopier.origin;
  const allowedOrigins = [shopOrigin, simulator.origin, apiOrigin, ...morePlaces].map(
    (origin) => new URL(origin.replace('{shop}', 'shop')).origin,
  );
  const sleep = async () => {
    clock.advance({ seconds: 1 });
    await new Promise((resolve) => setTimeout(resolve, SHORT_WAIT_MS));
  };
  const outside = createOutside({ allowedOrigins });
  const app = await createApp({
    database,
    log,
    platforms: {
      shopify: createShopifyConnector({
        shopOrigin,
        apiVersion: '2026-10',
        outside: outside.as('shopify'),
        clock: { now: clock.now },
        sleep,
      }),
      shopier: createShopierConnector({
        apiOrigin,
        outside: outside.as('shopier'),
        clock: { now: clock.now },
        sleep,
      }),
    },
    authorizations: ownApps
      ? {
          shopify: createShopifyAuthorization({ ...PUBLIC_APP, shopOrigin, outside, now: clock.now }),
          shopier: createShopierAuthorization({
            clientId: APP_CLIENT_ID,
            clientSecret: APP_CLIENT_SECRET,
            apiOrigin,
            authOrigin: apiOrigin,
            outside,
            clock: { now: clock.now },
          }),
        }
      : {},
    social: networks?.social ?? {
      networks: {},
      authorizations: {},
      entries: {},
      onThisMachine: true,
      setups: [],
    },
    googleAds: googleWorld?.googleAds ?? createGoogleServices(NO_GOOGLE, { outside, log }),
    googleSignIn: googleWorld?.googleSignIn ?? null,
    appSecrets: ownApps ? { shopify: PUBLIC_APP.clientSecret } : {},
    appTokens: createShopifyAppTokens({ shopOrigin, outside, now: clock.now }),
    environment: {
      contactEmail: 'hello@vitrin.example',
      simulated: [],
      oauthPlatforms: [],
      sendsMail: true,
      demoStores,
    },
    outside,
    storefrontOf: createStorefronts({ shopify: simulator.origin, shopier: apiOrigin }),
    mailer: mailServer
      ? async (mail) => {
          if (mailServerIsAway) throw new Error('The mail server is away');
          mails.push(mail);
        }
      : null,
    mediaFiles: createLocalFiles(mediaFolder),
    studio,
    workFolder: join(folder, 'work'),
    ffmpegPath,
    limits: { text: 2, image: 1, video_5s: 1, video_10s: 1, scheduled: scheduledPerDay },
    appSecret: TEST_SECRET,
    publicUrl: front.url,
    securityContact,
    webFolder: null,
    imageOrigins: [],
    ai: aiSimulator && connectAi(aiSimulator.baseUrl, ai),
    modelServers,
    role,
    now: clock.now,
    sleep,
  });
  front.serve(app.http);
  onTestFinished(async () => {
    await app.stop();
    rmSync(folder, { recursive: true, force: true });
    await Promise.all([
      aiSimulator?.stop(),
      networks?.stop(),
      googleWorld?.stop(),
      network?.close(),
      simulator.close(),
      shopier.stop(),
      front.close(),
    ]);
  });

  /** One browser: it keeps its cookies. */
  function visitor() {
    const cookies = new Map<string, string>();

    async function send(
      method: 'GET' | 'POST' | 'PUT' | 'DELETE',
      url: string,
      body?: unknown,
      headers = {},
    ) {
      const response = await app.http.inject({
        method,
        url,
        headers: { cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '), ...headers },
        ...(body === undefined ? {} : { payload: body as object }),
      });
      for (const { name, value } of response.cookies) {
        if (value) cookies.set(name, value);
        else cookies.delete(name);
      }
      return response;
    }

    async function call<E extends Endpoint>(
      endpoint: E,
      {
        params,
        query,
        body,
      }: { params?: ParamsOf<E>; query?: object; body?: Partial<BodyOf<E>> | object } = {},
    ): Promise<Answer<E>> {
      return answerOf<E>(
        await send(
          endpoint.method,
          `${pathOf(endpoint, params as Record<string, string>)}?${new URLSearchParams({ ...query })}`,
          body,
        ),
      );
    }

    async function expectOk<E extends Endpoint>(answer: Promise<Answer<E>>): Promise<ReplyOf<E>> {
      const { status, body } = await answer;
      if (status !== 200) throw new Error(`${status} ${JSON.stringify(body)}`);
      return body as ReplyOf<E>;
    }

    /** A page of ours that leads on. @returns where to, as a path of ours or an address elsewhere. */
    async function visit(address: string): Promise<string> {
      const response = await send('GET', address.replace(front.url, ''));
      return response.headers.location ?? `${response.statusCode}`;
    }

    /** Answers a consent page of a platform, and comes back with what it sends along. */
    async function consent(address: string, answers: Record<string, string>): Promise<string> {
      const page = new URL(address);
      const form = new URLSearchParams([...page.searchParams, ...Object.entries(answers)]);
      const reply = await fetch(page.origin + page.pathname, {
        method: 'POST',
        body: form,
        redirect: 'manual',
      });
      return visit(reply.headers.get('location') ?? `no redirect but ${reply.status}`);
    }

    return {
      send,
      call,
      expectOk,
      visit,
      consent,
      stores: () => expectOk(call(storeEndpoints.list)),
      /** Connects and reads everything the shop has. */
      async connectShopify(shop: string, apiKey = FIXTURE_TOKEN) {
        const { store } = await expectOk(call(storeEndpoints.connectShopify, { body: { shop, apiKey } }));
        await app.jobs.runAll();
        return store;
      },
      metrics: (storeId: string) => expectOk(call(analyticsEndpoints.dashboard, { params: { storeId } })),
      /** Reads what changed on the platform. */
      async refresh(storeId: string) {
        await expectOk(call(storeEndpoints.refresh, { params: { storeId } }));
        await app.jobs.runAll();
      },
    };
  }

  /** What the timetable brings at its time. */
  async function runRecurring(name: string) {
    const options = { attempts: 1, retryDelaySeconds: 0, atOnce: 1 };
    await app.jobs.enqueue(database.db, { name, payload: z.unknown(), options }, {});
    await app.jobs.runAll();
  }

  let people = 0;
  /** A user whose address is verified. */
  async function signUp(person = visitor()) {
    people += 1;
    const email = `owner${people}@example.com`;
    const { status } = await person.call(authEndpoints.register, { body: registrationOf(email) });
    if (status !== 200) throw new Error(`sign-up answered ${status}`);
    await database.db.update(users).set({ emailVerified: true }).where(eq(users.email, email));
    return { ...person, email };
  }

  return {
    app,
    db: database.db,
    database,
    clock,
    simulator,
    shopier,
    aiSimulator,
    meta: networks?.meta,
    x: networks?.x,
    telegram: networks?.telegram,
    bluesky: networks?.bluesky,
    youtube: networks?.youtube,
    tiktok: networks?.tiktok,
    social: networks?.social,
    google: googleWorld?.google,
    googleAds: googleWorld?.googleAds,
    calm: () => network?.calm(),
    publicUrl: front.url,
    /** Where pictures and reels are saved. */
    mediaFolder: join(folder, 'media'),
    logged,
    /** What was sent, oldest first. */
    mails,
    /** Whether the mail server takes nothing. */
    setMailServerAway(isAway: boolean) {
      mailServerIsAway = isAway;
    },
    visitor,
    signUp,
    runJobs: app.jobs.runAll,
    /** Prepares, sends and looks up what is due by the clock. */
    publishDue: app.publishing.runDue,
    runRecurring,
    /** What the orders of all stores cost; nothing is said of profit before. */
    readCosts: () => runRecurring('profit.enqueue-due'),
  };
}
export type TestApp = Awaited<ReturnType<typeof startApp>>;

interface Answer<E extends Endpoint> {
  status: number;
  body: ReplyOf<E> & { error: string; message: string; fields?: Record<string, string> };
  raw: LightMyRequestResponse;
}

function answerOf<E extends Endpoint>(response: LightMyRequestResponse): Answer<E> {
  return { status: response.statusCode, body: response.json(), raw: response };
}

/** Only a model that never answers is given up quickly: on a busy machine every other may take its time. */
function connectAi(
  baseUrl: string,
  {
    textModel = 'small',
    timeLimitMs = textModel.includes('slow') ? 500 : 20_000,
    media = {},
    ...settings
  }: StartOptions['ai'] = {},
) {
  return {
    settings: {
      provider: 'openai-compatible' as const,
      apiKey: undefined,
      baseUrl,
      textModel,
      ...settings,
    },
    outside: createOutside({ allowedOrigins: [new URL(baseUrl).origin] }),
    timeLimitMs,
    media,
  };
}

function createClock(start: Date) {
  let time = start.getTime();
  return {
    now: () => new Date(time),
    set: (instant: string) => {
      time = Date.parse(instant);
    },
    advance({
      days = 0,
      hours = 0,
      minutes = 0,
      seconds = 0,
    }: Partial<Record<'days' | 'hours' | 'minutes' | 'seconds', number>>) {
      time += (((days * 24 + hours) * 60 + minutes) * 60 + seconds) * 1000;
    },
  };
}
