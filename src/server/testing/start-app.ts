import type { LightMyRequestResponse } from 'fastify';
import { pino } from 'pino';
import { inject, onTestFinished } from 'vitest';
import { createApp } from '#server/app.ts';
import { createOutside } from '#server/platforms/outside.ts';
import { createShopifyAppTokens } from '#server/platforms/shopify/authorization.ts';
import { createShopifyConnector } from '#server/platforms/shopify/connector.ts';
import { analyticsEndpoints } from '#shared/analytics.ts';
import { authEndpoints } from '#shared/auth.ts';
import { type BodyOf, type Endpoint, type ParamsOf, pathOf, type ReplyOf } from '#shared/endpoint.ts';
import { storeEndpoints } from '#shared/stores.ts';
import type { ShopFixture } from '#simulators/shopify/fixture.ts';
import { FIXTURE_TOKEN } from '#simulators/shopify/shop-building.ts';
import { createShopifySimulator } from '#simulators/shopify/simulator.ts';
import { openCopy } from './database-image.ts';

interface StartOptions {
  /** The clock's first moment. */
  now?: string;
  shops?: ShopFixture[];
  demoShops?: boolean;
}

export const PASSWORD = 'Passw0rd1';
/** Tests read on the real clock only where a simulator makes them wait for it. */
const SHORT_WAIT_MS = 20;

/** The real application on a database of its own, with simulators outside and a clock that stands until moved. */
export async function startApp({
  now = '2026-11-21T12:00:00Z',
  shops = [],
  demoShops = false,
}: StartOptions = {}) {
  const clock = createClock(new Date(now));
  const simulator = await createShopifySimulator({ now: clock.now, shops, demoShops });
  const database = await openCopy(inject('databaseImage'), inject('postgresUrl'));
  const logged: string[] = [];
  const log = pino({ level: 'warn' }, { write: (line: string) => void logged.push(line) });
  const allowedOrigins = [new URL(simulator.origin.replace('{shop}', 'shop')).origin];
  const sleep = async () => {
    clock.advance({ seconds: 1 });
    await new Promise((resolve) => setTimeout(resolve, SHORT_WAIT_MS));
  };
  const outside = createOutside({ allowedOrigins });
  const shopOrigin = simulator.origin;
  const app = await createApp({
    database,
    log,
    platforms: {
      shopify: createShopifyConnector({
        shopOrigin,
        apiVersion: '2026-10',
        outside,
        clock: { now: clock.now },
        sleep,
      }),
    },
    authorizations: {},
    appSecrets: {},
    appTokens: createShopifyAppTokens({ shopOrigin, outside, now: clock.now }),
    environment: {
      contactEmail: 'hello@vitrin.example',
      simulated: [],
      oauthPlatforms: [],
      demoStores: [],
    },
    appSecret: 'a secret for tests, long enough for them',
    publicUrl: 'http://localhost:3000',
    webFolder: null,
    imageOrigins: [],
    role: 'web',
    now: clock.now,
    sleep,
  });
  onTestFinished(async () => {
    await app.stop();
    await simulator.close();
  });

  /** One browser: it keeps its cookie. */
  function visitor() {
    let cookie = '';

    async function send(method: 'GET' | 'POST' | 'DELETE', url: string, body?: unknown, headers = {}) {
      const response = await app.http.inject({
        method,
        url,
        headers: { ...(cookie ? { cookie } : {}), ...headers },
        ...(body === undefined ? {} : { payload: body as object }),
      });
      const set = response.cookies.find(({ name }) => name === 'vitrin_session');
      if (set) cookie = set.value ? `vitrin_session=${set.value}` : '';
      return response;
    }

    async function call<E extends Endpoint>(
      endpoint: E,
      { params, body }: { params?: ParamsOf<E>; body?: Partial<BodyOf<E>> | object } = {},
    ): Promise<Answer<E>> {
      return answerOf<E>(
        await send(endpoint.method, pathOf(endpoint, params as Record<string, string>), body),
      );
    }

    async function expectOk<E extends Endpoint>(answer: Promise<Answer<E>>): Promise<ReplyOf<E>> {
      const { status, body } = await answer;
      if (status !== 200) throw new Error(`${status} ${JSON.stringify(body)}`);
      return body as ReplyOf<E>;
    }

    return {
      send,
      call,
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

  let people = 0;
  async function signUp() {
    people += 1;
    const person = visitor();
    const email = `owner${people}@example.com`;
    const { status } = await person.call(authEndpoints.register, { body: registrationOf(email) });
    if (status !== 200) throw new Error(`sign-up answered ${status}`);
    return { ...person, email };
  }

  return {
    app,
    db: database.db,
    database,
    clock,
    simulator,
    logged,
    visitor,
    signUp,
    runJobs: app.jobs.runAll,
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

export function registrationOf(email: string) {
  return {
    email,
    password: PASSWORD,
    confirmPassword: PASSWORD,
    firstName: 'Ada',
    lastName: 'Lovelace',
    acceptPrivacyPolicy: true,
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
