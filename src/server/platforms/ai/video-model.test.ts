import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { beforeAll, expect, onTestFinished, test } from 'vitest';
import type { OpenDatabase } from '#server/core/db/database.ts';
import { aiCalls } from '#server/core/db/schema/ai.ts';
import { users } from '#server/core/db/schema/users.ts';
import { createOutside } from '#server/platforms/ports/outside.ts';
import { PlatformFailure } from '#server/platforms/ports/platform-failure.ts';
import type { VideoRequest } from '#server/platforms/ports/video-model.ts';
import { openTestDatabase } from '#server/testing/open-test-database.ts';
import { createAiSimulator } from '#simulators/ai/simulator.ts';
import type { AiSettings } from './provider.ts';
import { createVideoModel } from './video-model.ts';

let database: OpenDatabase;
let photo: VideoRequest['photo'];
beforeAll(async () => {
  database = await openTestDatabase();
  const jpeg = sharp({ create: { width: 600, height: 800, channels: 3, background: '#b5543c' } }).jpeg();
  photo = { bytes: await jpeg.toBuffer(), mimeType: 'image/jpeg' };
});

const LOOK_EVERY_MS = 5;

function settingsFor(videoModel: string | undefined, provider: AiSettings['provider'] = 'google') {
  return { provider, apiKey: 'key', baseUrl: undefined, textModel: 'small', videoModel };
}

async function film(
  videoModel: string,
  { timeLimitMs = 20_000, ...given }: Partial<VideoRequest> & { timeLimitMs?: number } = {},
) {
  const simulator = await createAiSimulator();
  const outside = createOutside({ allowedOrigins: [new URL(simulator.baseUrl).origin] });
  onTestFinished(async () => {
    outside.close();
    await simulator.stop();
  });
  const { db } = database;
  const email = `${crypto.randomUUID()}@example.com`;
  const [user] = await db.insert(users).values({ email }).returning();
  const model = createVideoModel({
    settings: { ...settingsFor(videoModel), baseUrl: simulator.baseUrl },
    outside,
    timeLimitMs,
    db,
    lookEveryMs: LOOK_EVERY_MS,
    log: { warn: () => expect.unreachable() },
    now: () => new Date('2026-11-21T12:00:00Z'),
    sleep: async () => {},
  });
  const outcome = await model!
    .film({
      prompt: 'A clean product picture of “Morning Tea”.',
      photo,
      seconds: 5,
      userId: user!.id,
      storeId: null,
      check: async () => [],
      ...given,
    })
    .catch((error: unknown) => error);
  const calls = await db.select().from(aiCalls).where(eq(aiCalls.userId, user!.id));
  const code = outcome instanceof PlatformFailure ? outcome.code : null;
  return {
    outcome,
    code,
    calls,
    outcomes: calls.map((call) => call.outcome),
    asked: simulator.mediaRequests,
  };
}

test('a film begins with the product photo, and comes when it is finished', async () => {
  const { outcome, asked, calls } = await film('veo-3');
  expect((outcome as Buffer).toString('latin1', 4, 8)).toBe('ftyp');
  expect(asked).toMatchObject([
    {
      path: '/v1/models/veo-3:predictLongRunning',
      photo: photo!.bytes,
      fields: { aspectRatio: '9:16', durationSeconds: 6, sampleCount: 1 },
    },
  ]);
  expect(calls).toMatchObject([{ purpose: 'video', provider: 'google', model: 'veo-3', outcome: 'ok' }]);
});

test('ten seconds are asked for as the longest that models make', async () => {
  const { asked } = await film('veo-3', { seconds: 10, photo: null });
  expect(asked).toMatchObject([{ photo: null, fields: { durationSeconds: 8 } }]);
});

test.each([
  ['down', 'ai_unavailable', ['unavailable', 'unavailable', 'unavailable']],
  ['rude', 'ai_rate_limited', ['rate-limited', 'rate-limited', 'rate-limited']],
  ['unauthorized', 'ai_key_refused', ['refused']],
  ['refusal', 'ai_refused', ['refused']],
  ['page', 'ai_malformed', ['malformed']],
] as const)('%s: ends as %s', async (fault, code, outcomes) => {
  expect(await film(`veo-${fault}`)).toMatchObject({ code, outcomes });
});

test('a provider that does not answer is given up within the time limit', async () => {
  const { code, outcomes } = await film('veo-slow', { timeLimitMs: 400 });
  expect([code, outcomes]).toEqual(['ai_slow', ['timeout']]);
});

test('a film that is not right is not asked for again', async () => {
  const { code, outcomes } = await film('veo-3', { check: async () => ['It is not a film.'] });
  expect([code, outcomes]).toEqual(['ai_check_failed', ['check-failed']]);
});

test('the caller may leave', async () => {
  const leaving = new AbortController();
  const asked = film('veo-slow', { signal: leaving.signal });
  leaving.abort();
  expect((await asked).outcome).toMatchObject({ name: 'AbortError' });
});

test('a provider without models that film gives none', () => {
  const rest = { ...database, outside: createOutside(), log: { warn: () => {} }, now: () => new Date() };
  expect(createVideoModel({ ...rest, settings: settingsFor('films', 'openai') })).toBeNull();
  expect(createVideoModel({ ...rest, settings: settingsFor(undefined) })).toBeNull();
});
