import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseEnv } from 'node:util';
import { expect, test } from 'vitest';
import { ConfigError, readConfig } from './config.ts';

const EXAMPLE = readFileSync(new URL('../../../.env.example', import.meta.url), 'utf8');
const SOURCE = readFileSync(new URL('./config.ts', import.meta.url), 'utf8');
const SECRET = 'x'.repeat(32);

test('with nothing set, everything runs whole on this machine', () => {
  expect(readConfig({})).toEqual({
    production: false,
    role: 'all',
    logLevel: 'info',
    dataDir: resolve('./data'),
    databaseUrl: undefined,
    databasePool: 10,
    operation: undefined,
    traces: undefined,
    appSecret: undefined,
    earlierSecrets: [],
    openBrowser: false,
    contactEmail: 'hello@vitrin.example',
    mail: { smtpUrl: undefined, from: 'Vitrin <no-reply@vitrin.example>' },
    http: { host: '127.0.0.1', port: 3000, publicUrl: 'http://localhost:3000' },
    shopify: { shopOrigin: undefined, apiVersion: '2026-10', app: undefined },
    shopier: { apiOrigin: undefined, authOrigin: undefined, app: undefined },
    meta: { graphVersion: 'v26.0', graphOrigin: undefined, dialogOrigin: undefined, app: undefined },
    instagram: { graphOrigin: undefined, authOrigin: undefined, app: undefined },
    threads: { graphOrigin: undefined, authOrigin: undefined, app: undefined },
    x: { apiOrigin: undefined, authOrigin: undefined, app: undefined },
    pinterest: { apiOrigin: undefined, authOrigin: undefined, app: undefined },
    bluesky: { apiOrigin: undefined },
    telegram: { apiOrigin: undefined },
    youtube: { apiOrigin: undefined, app: undefined },
    tiktok: { apiOrigin: undefined, authOrigin: undefined, isAudited: false, app: undefined },
    google: { issuer: undefined, adsOrigin: undefined, adsVersion: 'v26', app: undefined },
    limits: { text: 2, image: 1, video_5s: 1, video_10s: 1, scheduled: 30 },
    ffmpegPath: undefined,
    cutOutModel: undefined,
    s3: undefined,
    looksForModelServers: true,
    simulators: true,
  });
});

test('a setting that is there but empty is not set', () => {
  const names = namesIn(SOURCE, /^ {2}([A-Z0-9_]+): (?:z|limit)/gm);
  expect(readConfig(Object.fromEntries(names.map((name) => [name, ''])))).toEqual(readConfig({}));
});

test('the public address follows the port', () => {
  expect(readConfig({ PORT: '8080' }).http.publicUrl).toBe('http://localhost:8080');
});

test.each([
  ['NODE_ENV', 'staging'],
  ['PORT', 'http'],
  ['PORT', '65536'],
  ['PORT', '-1'],
  ['PORT', '80.5'],
  ['PUBLIC_URL', 'vitrin.example'],
  ['PUBLIC_URL', 'ftp://vitrin.example'],
  ['DATABASE_URL', 'mysql://localhost/vitrin'],
  ['DATABASE_URL', 'localhost'],
  ['ROLE', 'cook'],
  ['ROLE', 'web'], // without DATABASE_URL
  ['ROLE', 'worker'],
  ['APP_SECRET', 'too short'],
  ['APP_SECRET_PREVIOUS', `${SECRET},too short`],
  ['SIMULATORS', 'yes'],
  ['OPEN_BROWSER', 'true'],
  ['LOG_LEVEL', 'loud'],
  ['CONTACT_EMAIL', 'hello'],
  ['SMTP_URL', 'https://mail.example'],
  ['SHOPIFY_SHOP_ORIGIN', 'https://shop.example'],
  ['SHOPIFY_SHOP_ORIGIN', '{shop}.example'],
  ['SHOPIFY_API_VERSION', '2026-11'],
  ['SHOPIFY_API_VERSION', 'latest'],
  ['SHOPIER_API_ORIGIN', 'api.shopier.com'],
  ['SHOPIER_AUTH_ORIGIN', 'ftp://auth.shopier.com'],
  ['META_GRAPH_VERSION', '26'],
  ['META_GRAPH_ORIGIN', 'graph.facebook.com'],
  ['INSTAGRAM_AUTH_ORIGIN', 'ftp://www.instagram.com'],
  ['THREADS_GRAPH_ORIGIN', 'graph.threads.net'],
  ['X_API_ORIGIN', 'api.x.com'],
  ['TELEGRAM_API_ORIGIN', 'api.telegram.org'],
  ['PINTEREST_API_ORIGIN', 'api.pinterest.com'],
  ['PINTEREST_AUTH_ORIGIN', 'ftp://www.pinterest.com'],
  ['BLUESKY_ORIGIN', 'bsky.social'],
  ['YOUTUBE_API_ORIGIN', 'www.googleapis.com'],
  ['TIKTOK_API_ORIGIN', 'open.tiktokapis.com'],
  ['TIKTOK_APP_IS_AUDITED', 'yes'],
  ['AI_PROVIDER', 'oracle'],
  ['AI_BASE_URL', 'localhost:11434'],
])('%s=%s is refused by name', (name, value) => {
  expect(() => readConfig({ [name]: value })).toThrow(ConfigError);
  expect(() => readConfig({ [name]: value })).toThrow(new RegExp(`^${name}: .{8,}`));
});

test('earlier secrets are named one after the other', () => {
  const [last, first] = ['l'.repeat(32), 'f'.repeat(32)];
  expect(readConfig({ APP_SECRET_PREVIOUS: `${last}, ${first}` }).earlierSecrets).toEqual([last, first]);
});

test.each([
  ['SHOPIFY_API_KEY', 'SHOPIFY_API_SECRET'],
  ['SHOPIFY_API_SECRET', 'SHOPIFY_API_KEY'],
  ['SHOPIER_CLIENT_ID', 'SHOPIER_CLIENT_SECRET'],
  ['SHOPIER_CLIENT_SECRET', 'SHOPIER_CLIENT_ID'],
  ['META_APP_ID', 'META_APP_SECRET'],
  ['INSTAGRAM_APP_SECRET', 'INSTAGRAM_APP_ID'],
  ['X_CLIENT_ID', 'X_CLIENT_SECRET'],
  ['TIKTOK_CLIENT_KEY', 'TIKTOK_CLIENT_SECRET'],
])('%s alone is refused: %s is missing', (given, missing) => {
  expect(() => readConfig({ [given]: 'x' })).toThrow(new RegExp(`^${missing}: required`));
  expect(() => readConfig({ [given]: 'x', [missing]: 'y' })).not.toThrow();
});

test.each([
  [{ AI_PROVIDER: 'openai' }, 'AI_API_KEY'],
  [{ AI_PROVIDER: 'anthropic', AI_BASE_URL: 'https://ai.example' }, 'AI_API_KEY'],
  [{ AI_PROVIDER: 'openai-compatible' }, 'AI_BASE_URL'],
  [{ AI_PROVIDER: 'openai-compatible', AI_BASE_URL: 'http://localhost:11434/v1' }, 'AI_TEXT_MODEL'],
])('%o lacks %s', (given, missing) => {
  expect(() => readConfig(given)).toThrow(new RegExp(`^${missing}: required`));
  const whole = { AI_API_KEY: 'k', AI_BASE_URL: 'http://localhost:11434/v1', AI_TEXT_MODEL: 'm', ...given };
  expect(readConfig(whole).ai).toMatchObject({ provider: given.AI_PROVIDER, textModel: 'm' });
  expect(readConfig({ ...whole, AI_PROVIDER: 'builtin' }).ai).toBeUndefined();
});

test.each([
  [{ AI_PROVIDER: 'anthropic', AI_IMAGE_MODEL: 'draws' }, 'AI_IMAGE_MODEL'],
  [{ AI_PROVIDER: 'openai', AI_VIDEO_MODEL: 'films' }, 'AI_VIDEO_MODEL'],
])('%o asks for what the provider does not make', (given, name) => {
  expect(() => readConfig({ ...given, AI_API_KEY: 'k' })).toThrow(new RegExp(`^${name}: .{8,}`));
  const able = { ...given, AI_PROVIDER: 'google', AI_API_KEY: 'k' };
  expect(readConfig(able).ai).toMatchObject({ provider: 'google' });
});

test('everything that is wrong is said at once, and no value is repeated', () => {
  const given = { PORT: 'http', APP_SECRET: 'hunter2', DATABASE_URL: 'mysql://root:tiger@localhost/x' };
  const { message } = failureOf(() => readConfig(given));
  expect(message.split('\n').map((line) => line.split(':')[0])).toEqual([
    'PORT',
    'DATABASE_URL',
    'APP_SECRET',
  ]);
  expect(message).not.toMatch(/hunter2|tiger/);
});

test('production demands a secret and starts no simulators unless asked to', () => {
  expect(() => readConfig({ NODE_ENV: 'production' })).toThrow(/^APP_SECRET: required/);
  const production = { NODE_ENV: 'production', APP_SECRET: SECRET };
  expect(readConfig(production)).toMatchObject({ production: true, simulators: false, appSecret: SECRET });
  expect(readConfig({ ...production, SIMULATORS: 'on' }).simulators).toBe(true);
  expect(readConfig({ SIMULATORS: 'off' }).simulators).toBe(false);
});

test('web and worker processes share a PostgreSQL', () => {
  const DATABASE_URL = 'postgres://vitrin:secret@localhost/vitrin';
  expect(readConfig({ ROLE: 'worker', DATABASE_URL })).toMatchObject({
    role: 'worker',
    databaseUrl: DATABASE_URL,
  });
});

test('.env.example names every setting and no other', () => {
  const documented = namesIn(EXAMPLE, /^(?:# )?([A-Z0-9_]+)=/gm);
  expect(documented.sort()).toEqual(namesIn(SOURCE, /^ {2}([A-Z0-9_]+): (?:z|limit)/gm).sort());
});

test('every line of .env.example may be taken as it stands', () => {
  const given = parseEnv(EXAMPLE.replace(/^# ([A-Z0-9_]+=)/gm, '$1'));
  expect(() => readConfig({ ...given, APP_SECRET: SECRET })).not.toThrow();
});

function namesIn(text: string, pattern: RegExp): string[] {
  return Array.from(text.matchAll(pattern), ([, name]) => name!);
}

function failureOf(work: () => unknown): Error {
  try {
    work();
  } catch (error) {
    return error as Error;
  }
  throw new Error('It did not fail.');
}

test('metrics are served to this machine alone by default, and all traces are sampled', () => {
  const { operation, traces } = readConfig({
    METRICS_PORT: '9464',
    OTEL_EXPORTER_OTLP_ENDPOINT: 'http://localhost:4318',
  });
  expect(operation).toEqual({ host: '127.0.0.1', port: 9464 });
  expect(traces).toEqual({ endpoint: 'http://localhost:4318', serviceName: 'vitrin', share: 1 });
});

test.each([
  [{}, true],
  [{ HOST: 'localhost', PUBLIC_URL: 'http://127.0.0.1:3000' }, true],
  [{ HOST: '::1', PUBLIC_URL: 'http://[::1]:3000' }, true],
  [{ HOST: '0.0.0.0' }, false],
  [{ PUBLIC_URL: 'https://vitrin.example' }, false],
  [{ NODE_ENV: 'production', APP_SECRET: SECRET }, false],
  [{ ROLE: 'web', DATABASE_URL: 'postgres://localhost/vitrin' }, false],
  [{ AI_MODEL_SERVERS: 'off' }, false],
  [{ AI_MODEL_SERVERS: 'on', HOST: '0.0.0.0' }, true],
])('with %o, whether model servers are looked for on this machine: %s', (given, looks) => {
  expect(readConfig(given).looksForModelServers).toBe(looks);
});
