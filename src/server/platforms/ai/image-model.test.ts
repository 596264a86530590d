import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { beforeAll, expect, onTestFinished, test } from 'vitest';
import { faultsOfPicture, referenceOf } from '#server/content/media-files/fit-picture.ts';
import type { OpenDatabase } from '#server/core/db/database.ts';
import { aiCalls } from '#server/core/db/schema/ai.ts';
import { users } from '#server/core/db/schema/users.ts';
import type { ImageRequest } from '#server/platforms/ports/image-model.ts';
import { createOutside } from '#server/platforms/ports/outside.ts';
import { PlatformFailure } from '#server/platforms/ports/platform-failure.ts';
import { openTestDatabase } from '#server/testing/open-test-database.ts';
import { createAiSimulator } from '#simulators/ai/simulator.ts';
import { createImageModel } from './image-model.ts';
import type { AiSettings } from './provider.ts';

let database: OpenDatabase;
let photo: ImageRequest['photo'];
beforeAll(async () => {
  database = await openTestDatabase();
  const png = sharp({ create: { width: 900, height: 700, channels: 3, background: '#b5543c' } }).png();
  photo = await referenceOf(await png.toBuffer());
});

const PORTRAIT = { width: 1080, height: 1350 };
const PROVIDERS = [
  ['openai', 'gpt-image-2'],
  ['openai-compatible', 'draws'],
  ['google', 'gemini-draws'],
] as const;

async function draw(
  settings: Partial<AiSettings>,
  { timeLimitMs = 20_000, ...given }: Partial<ImageRequest> & { timeLimitMs?: number } = {},
) {
  const simulator = await createAiSimulator();
  const outside = createOutside({ allowedOrigins: [new URL(simulator.baseUrl).origin] });
  onTestFinished(async () => {
    outside.close();
    await simulator.stop();
  });
  const { db } = database;
  const [user] = await db
    .insert(users)
    .values({ email: `${crypto.randomUUID()}@example.com` })
    .returning();
  const pauses: number[] = [];
  const model = createImageModel({
    settings: {
      provider: 'openai-compatible',
      apiKey: 'key',
      baseUrl: simulator.baseUrl,
      textModel: 'small',
      ...settings,
    },
    outside,
    timeLimitMs,
    db,
    log: { warn: () => expect.unreachable() },
    now: () => new Date('2026-11-21T12:00:00Z'),
    sleep: async (ms) => void pauses.push(ms),
  });
  const outcome = await model!
    .draw({
      prompt: 'A clean product picture of “Morning Tea”.',
      photo,
      size: PORTRAIT,
      userId: user!.id,
      storeId: null,
      check: (bytes) => faultsOfPicture(bytes, PORTRAIT),
      ...given,
    })
    .catch((error: unknown) => error);
  const calls = await db.select().from(aiCalls).where(eq(aiCalls.userId, user!.id));
  const failure = outcome instanceof PlatformFailure ? outcome : null;
  return {
    outcome,
    kind: failure?.kind,
    code: failure?.code,
    calls,
    outcomes: calls.map((call) => call.outcome),
    pauses,
    asked: simulator.mediaRequests,
  };
}

test.each([
  ['openai', 'gpt-image-2', '/v1/images/edits', { size: '1088x1360', output_format: 'jpeg' }],
  ['openai', 'gpt-image-1', '/v1/images/edits', { size: '1024x1536', output_format: 'jpeg' }],
  ['openai-compatible', 'draws', '/v1/images/edits', { size: '1024x1536' }],
  ['google', 'gemini-draws', '/v1/models/gemini-draws:generateContent', { aspectRatio: '4:5' }],
] as const)('%s %s is shown the product photo and draws', async (provider, imageModel, path, fields) => {
  const { outcome, asked, calls } = await draw({ provider, imageModel });
  expect(asked).toMatchObject([{ path, fields, prompt: expect.stringContaining('“Morning Tea”') }]);
  const shown = await sharp(asked[0]!.photo!).metadata();
  expect([shown.format, shown.width, shown.height]).toEqual(['jpeg', 900, 700]);
  const drawn = await sharp(outcome as Buffer).metadata();
  expect(drawn.height! > drawn.width!).toBe(true);
  expect(calls).toMatchObject([{ purpose: 'image', provider, model: imageModel, outcome: 'ok' }]);
  expect(calls[0]!.outputTokens).toBeGreaterThan(1_000);
});

test.each([
  ['openai', 'gpt-image-2', '/v1/images/generations'],
  ['openai-compatible', 'draws', '/v1/images/generations'],
  ['google', 'gemini-draws', '/v1/models/gemini-draws:generateContent'],
] as const)('%s draws a product without a photo from its description', async (provider, imageModel, path) => {
  const { outcome, asked } = await draw({ provider, imageModel }, { photo: null });
  expect(asked).toMatchObject([{ path, photo: null }]);
  expect(outcome).toBeInstanceOf(Buffer);
});

test.each([
  ['square', { width: 1080, height: 1080 }, '1024x1024', '1:1'],
  ['landscape', { width: 1600, height: 900 }, '1536x1024', '16:9'],
])('a %s picture is asked for in the sizes a model knows', async (_name, size, nearest, aspectRatio) => {
  const check = (bytes: Buffer) => faultsOfPicture(bytes, size);
  const compatible = await draw({ imageModel: 'draws' }, { size, check });
  expect([compatible.asked[0]!.fields.size, compatible.outcomes]).toEqual([nearest, ['ok']]);
  const google = await draw({ provider: 'google', imageModel: 'gemini-draws' }, { size, check });
  expect([google.asked[0]!.fields.aspectRatio, google.outcomes]).toEqual([aspectRatio, ['ok']]);
});

test.each([
  ['rude', 'ai_rate_limited', ['rate-limited', 'rate-limited', 'rate-limited']],
  ['down', 'ai_unavailable', ['unavailable', 'unavailable', 'unavailable']],
  ['unauthorized', 'ai_key_refused', ['refused']],
  ['page', 'ai_malformed', ['malformed']],
  ['rubbish', 'ai_check_failed', ['check-failed']],
  ['html', 'ai_check_failed', ['check-failed']],
  ['broken', 'ai_check_failed', ['check-failed']],
  ['blank', 'ai_check_failed', ['check-failed']],
  ['thumbnail', 'ai_check_failed', ['check-failed']],
  ['narrow', 'ai_check_failed', ['check-failed']],
] as const)('%s: ends as %s', async (fault, code, outcomes) => {
  for (const [provider, model] of PROVIDERS)
    expect(await draw({ provider, imageModel: `${model}-${fault}` })).toMatchObject({ code, outcomes });
});

test('what a model does not want to draw, and an account that is empty, are reported as such', async () => {
  const compatible = await draw({ imageModel: 'draws-refusal' });
  expect(compatible).toMatchObject({ kind: 'rejected', outcomes: ['refused'] });
  const google = await draw({ provider: 'google', imageModel: 'gemini-refusal' });
  expect(google).toMatchObject({ code: 'ai_refused', outcomes: ['refused'] });
  const empty = await draw({ provider: 'openai', imageModel: 'gpt-image-2-quota' });
  expect(empty).toMatchObject({ code: 'ai_quota_used_up', outcomes: ['refused'] });
});

test('a provider that asks us to wait is waited for, and asked again', async () => {
  const { outcome, outcomes, pauses } = await draw({ imageModel: 'draws-rude-once' });
  expect(outcome).toBeInstanceOf(Buffer);
  expect([outcomes.sort(), pauses]).toEqual([['ok', 'rate-limited'], [2000]]);
});

test('a provider that does not answer is given up within the time limit', async () => {
  const { code, outcomes } = await draw({ imageModel: 'draws-slow' }, { timeLimitMs: 500 });
  expect([code, outcomes]).toEqual(['ai_slow', ['timeout']]);
});

test('an answer that never ends is cut off', async () => {
  const { code } = await draw({ imageModel: 'draws-endless' });
  expect(['ai_malformed', 'ai_slow']).toContain(code);
});

test('the caller may leave', async () => {
  const leaving = new AbortController();
  const asked = draw({ imageModel: 'draws-slow' }, { signal: leaving.signal });
  leaving.abort();
  expect((await asked).outcome).toMatchObject({ name: 'AbortError' });
});

test('a provider without models that draw gives none', () => {
  const settings = { apiKey: 'key', baseUrl: undefined, textModel: 'small', imageModel: 'draws' };
  const rest = { ...database, outside: createOutside(), log: { warn: () => {} }, now: () => new Date() };
  expect(createImageModel({ ...rest, settings: { ...settings, provider: 'anthropic' } })).toBeNull();
  const unset = { ...settings, provider: 'openai' as const, imageModel: undefined };
  expect(createImageModel({ ...rest, settings: unset })).toBeNull();
});
