import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { checkReel } from '#server/content/reels/check-reel.ts';
import { PIECES } from '#server/content/reels/music/pieces/pieces.ts';
import type { Database } from '#server/core/db/database.ts';
import { startApp } from '#server/testing/start-app.ts';
import { contentEndpoints } from '#shared/content/content.ts';
import { templateEndpoints } from '#shared/content/templates.ts';
import { usageEndpoints } from '#shared/content/usage.ts';
import { findLatestMusic } from './latest-media-repository.ts';

/** Drawing and encoding five seconds takes a while on a slow machine. */
const PATIENCE_MS = 180_000;

async function start() {
  const shop = { name: 'tea-house', products: [{ title: 'Morning Tea', price: '10.00' }], orders: [] };
  const app = await startApp({ shops: [shop] });
  const owner = await app.signUp();
  const { id: storeId } = await owner.connectShopify('tea-house');
  const { rows } = await app.db.execute('select id from products');
  const params = { storeId };
  const body = { productId: rows[0]!.id, contentFormat: 'reel', videoDuration: 5 };
  const ask = (more: { templateId?: string } = {}) =>
    owner.call(contentEndpoints.generate, { params, body: { ...body, ...more } });
  const waiting = async () => {
    const [generation] = await owner.expectOk(owner.call(contentEndpoints.generations, { params }));
    if (generation) return generation;
    await new Promise((resolve) => setTimeout(resolve, 20));
    return waiting();
  };
  const usage = () => owner.expectOk(owner.call(usageEndpoints.usage));
  return { ...app, owner, params, body, ask, waiting, usage };
}

/** A reel of the store with that music, which is no longer in its history. */
async function rememberReel(db: Database, storeId: string, music: string) {
  await db.execute(sql`
    with reel as (
      insert into generated_content (user_id, content_type, file_name, file_size, file_path, mime_type, metadata)
      select id, 'reel', 'reel.mp4', 1, 'reel.mp4', 'video/mp4', jsonb_build_object('music', ${music}::text)
      from users returning id)
    insert into social_media_posts (store_id, platform, in_history, media_id)
    select ${storeId}, 'instagram', false, id from reel`);
}

test(
  'a reel answers when its job is done, has the look of its template, and waits in the history with its still',
  async () => {
    const { owner, params, ask, waiting, usage, runJobs, db } = await start();
    const pieces = PIECES.filter(({ tone }) => tone === 'professional').map(({ name }) => name);
    for (const music of pieces.slice(1)) await rememberReel(db, params.storeId, music);
    const template = {
      name: 'New in',
      platform: 'instagram',
      captionTemplate: 'New: {product}',
      look: 'noir',
    };
    const { id: templateId } = await owner.expectOk(
      owner.call(templateEndpoints.create, { params, body: template }),
    );
    const asked = ask({ templateId });
    expect(await waiting()).toMatchObject({
      status: 'queued',
      contentFormat: 'reel',
      productTitle: 'Morning Tea',
    });
    await runJobs();
    const { status, body: content } = await asked;

    expect(status).toBe(200);
    expect(content).toMatchObject({ isVideo: true, notes: [] });
    const { rows: made } = await db.execute(
      "select metadata->>'look' as look, metadata->>'music' as music from generated_content where metadata->>'look' = 'noir' order by mime_type",
    );
    // Of its tone's music, what the store's latest reels do not have.
    expect(made).toEqual([
      { look: 'noir', music: null },
      { look: 'noir', music: pieces[0] },
    ]);
    expect(await findLatestMusic(db, params.storeId, 9)).toHaveLength(4);
    const video = await owner.send('GET', content.videoUrl!);
    expect(video.headers['content-type']).toBe('video/mp4');
    const part = await owner.send('GET', content.videoUrl!, undefined, { range: 'bytes=0-99' });
    expect([part.statusCode, part.rawPayload.length]).toEqual([206, 100]);
    expect((await owner.send('GET', content.imageUrl!)).headers['content-type']).toBe('image/jpeg');
    const [saved] = await owner.expectOk(owner.call(contentEndpoints.history, { params }));
    expect(saved).toMatchObject({ contentFormat: 'reel', videoDuration: 5, videoUrl: content.videoUrl });
    const { text, image, video_5s } = await usage();
    expect([text.current, image.current, video_5s.current]).toEqual([0, 0, 1]);

    const folder = mkdtempSync(join(tmpdir(), 'vitrin-reel-'));
    try {
      writeFileSync(join(folder, 'reel.mp4'), video.rawPayload);
      const { problems } = await checkReel(join(folder, 'reel.mp4'), { seconds: 5, framesPerSecond: 30 });
      expect(problems).toEqual([]);
    } finally {
      rmSync(folder, { recursive: true });
    }
  },
  PATIENCE_MS,
);

test('a reel that is cancelled costs nothing and never appears', async () => {
  const { owner, params, ask, waiting, usage, runJobs } = await start();
  const asked = ask();
  const { id: generationId } = await waiting();
  await owner.expectOk(
    owner.call(contentEndpoints.cancelGeneration, { params: { ...params, generationId } }),
  );
  const { status, body } = await asked;
  await runJobs();

  expect([status, body.error]).toEqual([409, 'generation_cancelled']);
  expect((await usage()).video_5s.current).toBe(0);
  expect(await owner.expectOk(owner.call(contentEndpoints.history, { params }))).toEqual([]);
});

test('a reel whose process was killed is taken up again, and given back after the third time', async () => {
  const { db, owner, params, ask, waiting, usage, clock, runRecurring } = await start();
  const asked = ask();
  const { id } = await waiting();
  const killedAfter = async (attempts: number) => {
    await db.execute(
      `update content_generations set status = 'running', attempts = ${attempts}, lease_until = '${clock.now().toISOString()}' where id = '${id}'`,
    );
    // The job died with its process.
    await db.execute(`delete from pgboss.job where name = 'content.make-reel'`);
    clock.advance({ minutes: 2 });
  };
  await killedAfter(3);
  await runRecurring('content.take-up-abandoned');
  expect([(await asked).status, (await usage()).video_5s.current]).toEqual([502, 0]);

  const again = ask();
  await waiting();
  await db.execute(`delete from pgboss.job where name = 'content.make-reel'`);
  // So that it is over at once when it is taken up, and says by whom.
  await db.execute('delete from products');
  clock.advance({ minutes: 3 });
  await runRecurring('content.take-up-abandoned');
  expect((await again).body.message).toBe(
    'This product is not in your store any more. Please choose another.',
  );
  expect(await owner.expectOk(owner.call(contentEndpoints.history, { params }))).toEqual([]);
});

test('a reel needs a length', async () => {
  const { owner, params, body, usage } = await start();
  const { status } = await owner.call(contentEndpoints.generate, {
    params,
    body: { ...body, videoDuration: undefined },
  });
  expect(status).toBe(400);
  expect((await usage()).video_5s.current).toBe(0);
});
