import { resolve } from 'node:path';
import { z } from 'zod';
import { KEY_CHARACTERS } from '#shared/stores/stores.ts';
import { drawsPictures, makesFilms } from './ai-providers.ts';
import { StartFailure } from './operation/start-failure.ts';

/** A key is sent in a header; one with such a character would fail far from here. */
const STRANGE_KEY = 'has an invisible or foreign character in it; copy it again';

/** The only reader of the environment. Every setting is optional; `.env.example` says what each does. */
const Settings = z.object({
  NODE_ENV: z.enum(['development', 'production', 'test']).default('development'),
  PORT: z.coerce.number().int().min(0).max(65535).default(3000),
  HOST: z.string().min(1).default('127.0.0.1'),
  PUBLIC_URL: z.url({ protocol: /^https?$/ }).optional(),
  DATA_DIR: z.string().min(1).default('./data'),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  DATABASE_POOL: z.coerce.number().int().min(2).max(200).default(10),
  ROLE: z.enum(['all', 'web', 'worker']).default('all'),
  APP_SECRET: z.string().min(32, 'must have at least 32 characters').optional(),
  APP_SECRET_PREVIOUS: z
    .string()
    .transform((list) => list.split(',').map((secret) => secret.trim()))
    .refine((secrets) => secrets.every((secret) => secret.length >= 32), {
      message: 'every secret must have at least 32 characters',
    })
    .optional(),
  SIMULATORS: z.enum(['auto', 'on', 'off']).default('auto'),
  OPEN_BROWSER: z.enum(['0', '1']).default('0'),
  LOG_LEVEL: z.enum(['trace', 'debug', 'info', 'warn', 'error', 'silent']).default('info'),
  METRICS_PORT: z.coerce.number().int().min(0).max(65535).optional(),
  METRICS_HOST: z.string().min(1).default('127.0.0.1'),
  OTEL_EXPORTER_OTLP_ENDPOINT: z.url({ protocol: /^https?$/ }).optional(),
  OTEL_SERVICE_NAME: z.string().min(1).default('vitrin'),
  OTEL_TRACES_SAMPLER_ARG: z.coerce.number().min(0).max(1).default(1),
  SECURITY_CONTACT: z.union([z.email(), z.url({ protocol: /^https$/ })]).optional(),
  CONTACT_EMAIL: z.email().default('hello@vitrin.example'),
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  MAIL_FROM: z.string().min(3).default('Vitrin <no-reply@vitrin.example>'),
  LIMIT_TEXT_PER_DAY: limit(2),
  LIMIT_IMAGE_PER_DAY: limit(1),
  LIMIT_VIDEO_5S_PER_WEEK: limit(1),
  LIMIT_VIDEO_10S_PER_WEEK: limit(1),
  LIMIT_SCHEDULED_PER_DAY: limit(30),
  FFMPEG_PATH: z.string().min(1).optional(),
  CUTOUT_MODEL: z.string().min(1).optional(),
  AI_PROVIDER: z.enum(['builtin', 'openai', 'google', 'anthropic', 'openai-compatible']).default('builtin'),
  AI_API_KEY: z.string().min(1).regex(KEY_CHARACTERS, STRANGE_KEY).optional(),
  AI_BASE_URL: z.url({ protocol: /^https?$/ }).optional(),
  AI_TEXT_MODEL: z.string().min(1).optional(),
  AI_IMAGE_MODEL: z.string().min(1).optional(),
  AI_VIDEO_MODEL: z.string().min(1).optional(),
  AI_MODEL_SERVERS: z.enum(['auto', 'on', 'off']).default('auto'),
  S3_ENDPOINT: z.url({ protocol: /^https?$/ }).optional(),
  S3_BUCKET: z.string().min(1).optional(),
  S3_REGION: z.string().min(1).default('us-east-1'),
  S3_ACCESS_KEY_ID: z.string().min(1).regex(KEY_CHARACTERS, STRANGE_KEY).optional(),
  S3_SECRET_ACCESS_KEY: z.string().min(1).regex(KEY_CHARACTERS, STRANGE_KEY).optional(),
  SHOPIFY_SHOP_ORIGIN: z
    .string()
    .refine((origin) => origin.includes('{shop}') && URL.canParse(origin.replace('{shop}', 'shop')), {
      message: 'must be an address that contains {shop}',
    })
    .optional(),
  SHOPIFY_API_VERSION: z
    .string()
    .regex(/^\d{4}-(01|04|07|10)$/, 'must be a quarterly version such as 2026-10')
    .default('2026-10'),
  SHOPIFY_API_KEY: z.string().min(1).regex(KEY_CHARACTERS, STRANGE_KEY).optional(),
  SHOPIFY_API_SECRET: z.string().min(1).regex(KEY_CHARACTERS, STRANGE_KEY).optional(),
  SHOPIER_CLIENT_ID: z.string().min(1).regex(KEY_CHARACTERS, STRANGE_KEY).optional(),
  SHOPIER_CLIENT_SECRET: z.string().min(1).regex(KEY_CHARACTERS, STRANGE_KEY).optional(),
  SHOPIER_API_ORIGIN: z.url({ protocol: /^https?$/ }).optional(),
  SHOPIER_AUTH_ORIGIN: z.url({ protocol: /^https?$/ }).optional(),
  META_APP_ID: z.string().min(1).regex(KEY_CHARACTERS, STRANGE_KEY).optional(),
  META_APP_SECRET: z.string().min(1).regex(KEY_CHARACTERS, STRANGE_KEY).optional(),
  META_GRAPH_VERSION: z
    .string()
    .regex(/^v\d+\.\d$/, 'must be a version such as v26.0')
    .default('v26.0'),
  META_GRAPH_ORIGIN: z.url({ protocol: /^https?$/ }).optional(),
  META_DIALOG_ORIGIN: z.url({ protocol: /^https?$/ }).optional(),
  INSTAGRAM_APP_ID: z.string().min(1).regex(KEY_CHARACTERS, STRANGE_KEY).optional(),
  INSTAGRAM_APP_SECRET: z.string().min(1).regex(KEY_CHARACTERS, STRANGE_KEY).optional(),
  INSTAGRAM_GRAPH_ORIGIN: z.url({ protocol: /^https?$/ }).optional(),
  INSTAGRAM_AUTH_ORIGIN: z.url({ protocol: /^https?$/ }).optional(),
  THREADS_APP_ID: z.string().min(1).regex(KEY_CHARACTERS, STRANGE_KEY).optional(),
  THREADS_APP_SECRET: z.string().min(1).regex(KEY_CHARACTERS, STRANGE_KEY).optional(),
  THREADS_GRAPH_ORIGIN: z.url({ protocol: /^https?$/ }).optional(),
  THREADS_AUTH_ORIGIN: z.url({ protocol: /^https?$/ }).optional(),
  X_CLIENT_ID: z.string().min(1).regex(KEY_CHARACTERS, STRANGE_KEY).optional(),
  X_CLIENT_SECRET: z.string().min(1).regex(KEY_CHARACTERS, STRANGE_KEY).optional(),
  X_API_ORIGIN: z.url({ protocol: /^https?$/ }).optional(),
  X_AUTH_ORIGIN: z.url({ protocol: /^https?$/ }).optional(),
  PINTEREST_APP_ID: z.string().min(1).regex(KEY_CHARACTERS, STRANGE_KEY).optional(),
  PINTEREST_APP_SECRET: z.string().min(1).regex(KEY_CHARACTERS, STRANGE_KEY).optional(),
  PINTEREST_API_ORIGIN: z.url({ protocol: /^https?$/ }).optional(),
  PINTEREST_AUTH_ORIGIN: z.url({ protocol: /^https?$/ }).optional(),
  BLUESKY_ORIGIN: z.url({ protocol: /^https?$/ }).optional(),
  TELEGRAM_API_ORIGIN: z.url({ protocol: /^https?$/ }).optional(),
  YOUTUBE_CLIENT_ID: z.string().min(1).regex(KEY_CHARACTERS, STRANGE_KEY).optional(),
  YOUTUBE_CLIENT_SECRET: z.string().min(1).regex(KEY_CHARACTERS, STRANGE_KEY).optional(),
  YOUTUBE_API_ORIGIN: z.url({ protocol: /^https?$/ }).optional(),
  TIKTOK_CLIENT_KEY: z.string().min(1).regex(KEY_CHARACTERS, STRANGE_KEY).optional(),
  TIKTOK_CLIENT_SECRET: z.string().min(1).regex(KEY_CHARACTERS, STRANGE_KEY).optional(),
  TIKTOK_APP_IS_AUDITED: z.enum(['0', '1']).default('0'),
  TIKTOK_API_ORIGIN: z.url({ protocol: /^https?$/ }).optional(),
  TIKTOK_AUTH_ORIGIN: z.url({ protocol: /^https?$/ }).optional(),
  GOOGLE_CLIENT_ID: z.string().min(1).regex(KEY_CHARACTERS, STRANGE_KEY).optional(),
  GOOGLE_CLIENT_SECRET: z.string().min(1).regex(KEY_CHARACTERS, STRANGE_KEY).optional(),
  GOOGLE_ISSUER: z.url({ protocol: /^https?$/ }).optional(),
  GOOGLE_ADS_ORIGIN: z.url({ protocol: /^https?$/ }).optional(),
  GOOGLE_ADS_API_VERSION: z
    .string()
    .regex(/^v\d+$/, 'must be a version such as v26')
    .default('v26'),
});

/** Every variable that is read. */
export const SETTING_NAMES = Object.keys(Settings.shape);

function limit(advertised: number) {
  return z.coerce.number().int().min(0).max(100_000).default(advertised);
}

/** The AI provider with what it needs; nothing where everything is worded and drawn by ourselves. */
function aiOf(settings: z.infer<typeof Settings>) {
  const {
    AI_PROVIDER: provider,
    AI_API_KEY: apiKey,
    AI_BASE_URL: baseUrl,
    AI_TEXT_MODEL: textModel,
    AI_IMAGE_MODEL: imageModel,
    AI_VIDEO_MODEL: videoModel,
  } = settings;
  if (provider === 'builtin') return undefined;
  if (imageModel && !drawsPictures(provider))
    throw new ConfigError(`AI_IMAGE_MODEL: ${provider} has no models that draw; leave it out`);
  if (videoModel && !makesFilms(provider))
    throw new ConfigError(`AI_VIDEO_MODEL: only google has models that make videos; leave it out`);
  const models = { textModel, imageModel, videoModel };
  if (provider !== 'openai-compatible') {
    if (!apiKey) throw new ConfigError(`AI_API_KEY: required with AI_PROVIDER=${provider}`);
    return { provider, apiKey, baseUrl, ...models };
  }
  if (!baseUrl || !textModel)
    throw new ConfigError(
      `${baseUrl ? 'AI_TEXT_MODEL' : 'AI_BASE_URL'}: required with AI_PROVIDER=openai-compatible`,
    );
  return { provider, apiKey, baseUrl, ...models, textModel };
}

/** On a laptop the one who opens Vitrin is the one whose model servers are on this machine; a served one has no such. */
function looksForModelServers({ AI_MODEL_SERVERS: wish, ...settings }: z.infer<typeof Settings>): boolean {
  if (wish !== 'auto') return wish === 'on';
  const { NODE_ENV, ROLE, HOST, PUBLIC_URL } = settings;
  const isOwn = isLoopback(HOST) && (!PUBLIC_URL || isLoopback(new URL(PUBLIC_URL).hostname));
  return NODE_ENV !== 'production' && ROLE === 'all' && isOwn;
}

function isLoopback(host: string): boolean {
  return host === 'localhost' || host.replace(/^\[|\]$/g, '') === '::1' || /^127(\.\d+){3}$/.test(host);
}

/** A bucket for media: all that it takes, or none of it. */
function s3Of(settings: z.infer<typeof Settings>) {
  const {
    S3_ENDPOINT: endpoint,
    S3_BUCKET: bucket,
    S3_ACCESS_KEY_ID: accessKeyId,
    S3_SECRET_ACCESS_KEY: secretAccessKey,
  } = settings;
  if (endpoint && bucket && accessKeyId && secretAccessKey)
    return { endpoint, bucket, accessKeyId, secretAccessKey, region: settings.S3_REGION };
  const names = ['S3_ENDPOINT', 'S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const;
  const missing = names.filter((name) => !settings[name]);
  if (missing.length < names.length)
    throw new ConfigError(`${missing[0]}: required together with the others of ${names.join(', ')}`);
  return undefined;
}

/** An app of ours at a platform: both of its credentials, or neither. */
function appOf(clientId: string | undefined, clientSecret: string | undefined, names: [string, string]) {
  if (clientId && clientSecret) return { clientId, clientSecret };
  if (clientId || clientSecret) {
    throw new ConfigError(
      `${clientId ? names[1] : names[0]}: required together with the other of ${names.join(' and ')}`,
    );
  }
  return undefined;
}

export type Config = ReturnType<typeof readConfig>;

/** @throws ConfigError naming the variable and what is wrong with it. */
export function readConfig(environment: Record<string, string | undefined>) {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''));
  const parsed = Settings.safeParse(given);
  if (!parsed.success) {
    const lines = parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`);
    throw new ConfigError(lines.join('\n'));
  }
  const settings = parsed.data;
  const production = settings.NODE_ENV === 'production';
  if (production && !settings.APP_SECRET) {
    throw new ConfigError('APP_SECRET: required with NODE_ENV=production; at least 32 random characters');
  }
  if (settings.ROLE !== 'all' && !settings.DATABASE_URL) {
    throw new ConfigError(
      'ROLE: web and worker processes need DATABASE_URL; the embedded database has one process',
    );
  }
  return {
    production,
    role: settings.ROLE,
    logLevel: settings.LOG_LEVEL,
    dataDir: resolve(settings.DATA_DIR),
    databaseUrl: settings.DATABASE_URL,
    databasePool: settings.DATABASE_POOL,
    /** Where this process serves its metrics to operators. */
    operation:
      settings.METRICS_PORT === undefined
        ? undefined
        : { host: settings.METRICS_HOST, port: settings.METRICS_PORT },
    traces: settings.OTEL_EXPORTER_OTLP_ENDPOINT
      ? {
          endpoint: settings.OTEL_EXPORTER_OTLP_ENDPOINT,
          serviceName: settings.OTEL_SERVICE_NAME,
          share: settings.OTEL_TRACES_SAMPLER_ARG,
        }
      : undefined,
    appSecret: settings.APP_SECRET,
    earlierSecrets: settings.APP_SECRET_PREVIOUS ?? [],
    openBrowser: settings.OPEN_BROWSER === '1',
    contactEmail: settings.CONTACT_EMAIL,
    securityContact: settings.SECURITY_CONTACT,
    mail: { smtpUrl: settings.SMTP_URL, from: settings.MAIL_FROM },
    http: {
      host: settings.HOST,
      port: settings.PORT,
      publicUrl: settings.PUBLIC_URL ?? `http://localhost:${settings.PORT}`,
    },
    shopify: {
      shopOrigin: settings.SHOPIFY_SHOP_ORIGIN,
      apiVersion: settings.SHOPIFY_API_VERSION,
      app: appOf(settings.SHOPIFY_API_KEY, settings.SHOPIFY_API_SECRET, [
        'SHOPIFY_API_KEY',
        'SHOPIFY_API_SECRET',
      ]),
    },
    shopier: {
      apiOrigin: settings.SHOPIER_API_ORIGIN,
      authOrigin: settings.SHOPIER_AUTH_ORIGIN,
      app: appOf(settings.SHOPIER_CLIENT_ID, settings.SHOPIER_CLIENT_SECRET, [
        'SHOPIER_CLIENT_ID',
        'SHOPIER_CLIENT_SECRET',
      ]),
    },
    meta: {
      graphVersion: settings.META_GRAPH_VERSION,
      graphOrigin: settings.META_GRAPH_ORIGIN,
      dialogOrigin: settings.META_DIALOG_ORIGIN,
      app: appOf(settings.META_APP_ID, settings.META_APP_SECRET, ['META_APP_ID', 'META_APP_SECRET']),
    },
    instagram: {
      graphOrigin: settings.INSTAGRAM_GRAPH_ORIGIN,
      authOrigin: settings.INSTAGRAM_AUTH_ORIGIN,
      app: appOf(settings.INSTAGRAM_APP_ID, settings.INSTAGRAM_APP_SECRET, [
        'INSTAGRAM_APP_ID',
        'INSTAGRAM_APP_SECRET',
      ]),
    },
    threads: {
      graphOrigin: settings.THREADS_GRAPH_ORIGIN,
      authOrigin: settings.THREADS_AUTH_ORIGIN,
      app: appOf(settings.THREADS_APP_ID, settings.THREADS_APP_SECRET, [
        'THREADS_APP_ID',
        'THREADS_APP_SECRET',
      ]),
    },
    x: {
      apiOrigin: settings.X_API_ORIGIN,
      authOrigin: settings.X_AUTH_ORIGIN,
      app: appOf(settings.X_CLIENT_ID, settings.X_CLIENT_SECRET, ['X_CLIENT_ID', 'X_CLIENT_SECRET']),
    },
    pinterest: {
      apiOrigin: settings.PINTEREST_API_ORIGIN,
      authOrigin: settings.PINTEREST_AUTH_ORIGIN,
      app: appOf(settings.PINTEREST_APP_ID, settings.PINTEREST_APP_SECRET, [
        'PINTEREST_APP_ID',
        'PINTEREST_APP_SECRET',
      ]),
    },
    bluesky: { apiOrigin: settings.BLUESKY_ORIGIN },
    telegram: { apiOrigin: settings.TELEGRAM_API_ORIGIN },
    /** Without an app of its own the one at Google is taken. */
    youtube: {
      apiOrigin: settings.YOUTUBE_API_ORIGIN,
      app: appOf(settings.YOUTUBE_CLIENT_ID, settings.YOUTUBE_CLIENT_SECRET, [
        'YOUTUBE_CLIENT_ID',
        'YOUTUBE_CLIENT_SECRET',
      ]),
    },
    tiktok: {
      apiOrigin: settings.TIKTOK_API_ORIGIN,
      authOrigin: settings.TIKTOK_AUTH_ORIGIN,
      isAudited: settings.TIKTOK_APP_IS_AUDITED === '1',
      app: appOf(settings.TIKTOK_CLIENT_KEY, settings.TIKTOK_CLIENT_SECRET, [
        'TIKTOK_CLIENT_KEY',
        'TIKTOK_CLIENT_SECRET',
      ]),
    },
    google: {
      issuer: settings.GOOGLE_ISSUER,
      adsOrigin: settings.GOOGLE_ADS_ORIGIN,
      adsVersion: settings.GOOGLE_ADS_API_VERSION,
      app: appOf(settings.GOOGLE_CLIENT_ID, settings.GOOGLE_CLIENT_SECRET, [
        'GOOGLE_CLIENT_ID',
        'GOOGLE_CLIENT_SECRET',
      ]),
    },
    limits: {
      text: settings.LIMIT_TEXT_PER_DAY,
      image: settings.LIMIT_IMAGE_PER_DAY,
      video_5s: settings.LIMIT_VIDEO_5S_PER_WEEK,
      video_10s: settings.LIMIT_VIDEO_10S_PER_WEEK,
      scheduled: settings.LIMIT_SCHEDULED_PER_DAY,
    },
    ffmpegPath: settings.FFMPEG_PATH,
    cutOutModel: settings.CUTOUT_MODEL && resolve(settings.CUTOUT_MODEL),
    s3: s3Of(settings),
    ai: aiOf(settings),
    /** Whether owners are offered what writes on this very machine. */
    looksForModelServers: looksForModelServers(settings),
    /** Whether stand-ins are started for outside services that have no settings. */
    simulators: settings.SIMULATORS === 'on' || (settings.SIMULATORS === 'auto' && !production),
  };
}

export class ConfigError extends StartFailure {
  override name = 'ConfigError';
}
