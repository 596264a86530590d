import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import sharp from 'sharp';
import { beforeEach, expect, test } from 'vitest';
import { createMediaAddresses } from '#server/content/media-files/addresses.ts';
import { OWN_PICTURE } from '#server/content/media-files/repository.ts';
import { notify } from '#server/core/db/database.ts';
import { approvalLinks } from '#server/core/db/schema/approvals.ts';
import { members } from '#server/core/db/schema/members.ts';
import {
  contentGenerations,
  postDeliveries,
  scheduledPosts,
  socialMediaPosts,
} from '#server/core/db/schema/social-media.ts';
import { generatedContent, users } from '#server/core/db/schema/users.ts';
import { openPage } from '#server/testing/open-page.ts';
import { AGAIN, registrationOf } from '#server/testing/registration.ts';
import { startApp, TEST_SECRET } from '#server/testing/start-app.ts';
import { authEndpoints } from '#shared/accounts/auth.ts';
import { PROFIT_PARTS_CSV } from '#shared/analytics/profit.ts';
import { type Endpoint, pathOf } from '#shared/core/endpoint.ts';
import { ROLES, type Role, roleMay } from '#shared/core/permissions.ts';
import { accountEndpoints, exportDownload } from '#shared/operations/account.ts';
import { APPROVAL_MEDIA, approvalEndpoints } from '#shared/publishing/approvals.ts';
import { shopPageEndpoints } from '#shared/publishing/shop-page.ts';
import { LiveEvent } from '#shared/stores/live.ts';
import { EVENTS, FILES_OF_NOBODY, MEDIA, OF_MEMBERS } from './other-routes.ts';
import { plantThings } from './planted-things.ts';
import { schemaOf, valuesOf } from './schema-values.ts';

const WORD = 'zanzibarquince';
const shop = (name: string) => ({ name, products: [{ title: name, price: '10.00' }], orders: [] });

/** Who asks, and which of the account's stores they see: all, the one that is asked about, or another. */
interface Reader {
  name: string;
  role: Role | null;
  sees: 'all' | 'here' | 'elsewhere' | 'nothing';
  cookie: string;
  id: string;
}
const NOBODY: Reader = { name: 'nobody', role: null, sees: 'nothing', cookie: '', id: '' };

/** Somebody of each role, for all stores, for the one that is asked about and for another, and somebody of no role here. */
async function startReaders() {
  const started = await startApp({ shops: [WORD, 'coffee-house', 'elsewhere'].map(shop) });
  const { app, db, visitor } = started;
  let people = 0;
  async function signUp(name: string, role: Role | null, sees: Reader['sees']) {
    const person = visitor();
    people += 1;
    const body = registrationOf(`reader${people}@example.com`);
    const { raw, body: signedUp } = await person.call(authEndpoints.register, { body });
    const reader = {
      name,
      role,
      sees,
      cookie: `vitrin_session=${raw.cookies[0]!.value}`,
      id: signedUp.user!.id,
    };
    return { ...person, reader };
  }
  const owner = await signUp('owner', 'owner', 'all');
  const outsider = await signUp('outsider', null, 'nothing');
  const { id: storeId } = await owner.connectShopify(WORD);
  const { id: otherStoreId } = await owner.connectShopify('coffee-house');
  await outsider.connectShopify('elsewhere');
  const accountId = owner.reader.id;

  const readers = [NOBODY, owner.reader, outsider.reader];
  for (const role of ROLES)
    for (const sees of ['all', 'here', 'elsewhere'] as const) {
      if (role === 'owner' && sees !== 'all') continue;
      const { reader } = await signUp(`${role} who sees ${sees}`, role, sees);
      const storeIds = { all: null, here: [storeId], elsewhere: [otherStoreId] }[sees];
      await db.insert(members).values({ accountId, userId: reader.id, role, storeIds });
      readers.push(reader);
    }

  const things = await plantThings(db, storeId, WORD);
  const file = await sharp({ create: { width: 40, height: 40, channels: 3, background: '#c02020' } })
    .jpeg()
    .toBuffer();
  const path = join(started.mediaFolder, 'tea.jpg');
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, file);
  async function addFile(metadata: object = {}) {
    const [media] = await db
      .insert(generatedContent)
      .values({
        userId: accountId,
        contentType: OWN_PICTURE,
        fileName: 'tea.jpg',
        fileSize: file.length,
        filePath: 'tea.jpg',
        mimeType: 'image/jpeg',
        metadata,
      })
      .returning();
    return media!.id;
  }
  const ask = (reader: Reader, url: string, { method = 'GET' as 'GET' | 'HEAD', ...headers } = {}) =>
    app.http.inject({ method, url, headers: { cookie: reader.cookie, ...headers } });
  return { ...started, owner, accountId, storeId, otherStoreId, readers, things, addFile, ask };
}
type Started = Awaited<ReturnType<typeof startReaders>>;

const seesIt = ({ sees }: Reader) => sees === 'all' || sees === 'here';

/** Every file that a member gets, and what it answers to whom. */
async function filesOf({ owner, runJobs, things, addFile, storeId }: Started) {
  const mediaId = await addFile({ storeId });
  const begun = await owner.expectOk(owner.call(accountEndpoints.startExport, { body: AGAIN }));
  await runJobs();
  const ids = { ...things, mediaId, exportId: begun.export!.id };
  return OF_MEMBERS.filter(({ path }) => path !== EVENTS).map((route) => ({
    ...route,
    url: `${pathOf(route, ids)}?groups=vip&consent=yes`,
  }));
}
type Row = Awaited<ReturnType<typeof filesOf>>[number];

function expectedOf({ of, needs, path }: Row, reader: Reader, maker: string): number {
  if (reader === NOBODY) return 401;
  if (path === exportDownload.path) return reader.id === maker ? 200 : 404;
  if (of === 'file') return seesIt(reader) ? 200 : 404;
  if (of === 'store' && !seesIt(reader)) return 404;
  // In an account of their own.
  if (reader.role === null) return 200;
  const isOfWhole = of === 'account' && needs !== 'see';
  return roleMay(reader.role, needs) && (!isOfWhole || reader.sees === 'all') ? 200 : 403;
}

/** Who is refused for what stands in the list was let in. */
const letIn = (status: number) => (status === 400 || status === 409 ? 200 : status);

let started: Started;
beforeEach(async () => {
  started = await startReaders();
});

test('a file is given to those whose role and stores include it, whole, in part and by its head alone', async () => {
  const { readers, ask, accountId, db } = started;
  const files = await filesOf(started);
  // What is not known yet is no file that breaks off.
  const unknown = pathOf({ path: PROFIT_PARTS_CSV as Endpoint['path'] }, { storeId: started.storeId });
  expect((await ask(started.owner.reader, unknown)).json()).toMatchObject({ error: 'being_counted' });
  await started.readCosts();
  const faults: unknown[] = [];
  for (const row of files)
    for (const reader of readers) {
      const expected = expectedOf(row, reader, accountId);
      const said = async (url: string, how: object = {}) => letIn((await ask(reader, url, how)).statusCode);
      const whole = await ask(reader, row.url);
      const holdsWord = whole.body.includes(WORD);
      const status = letIn(whole.statusCode);
      if (status !== expected || (holdsWord && !seesIt(reader)))
        faults.push([row.path, reader.name, expected, status, holdsWord]);
      if (row.path !== MEDIA) continue;
      const allowed = (status: number) => (expected === 200 ? status : expected);
      const parts = [
        [await said(row.url, { method: 'HEAD' }), expected],
        [await said(row.url, { range: 'bytes=0-3' }), allowed(206)],
        [await said(row.url, { range: 'bytes=999999-' }), allowed(416)],
        [await said(`${row.url}&download`), expected],
      ];
      if (parts.some(([given, wanted]) => given !== wanted)) faults.push([row.path, reader.name, parts]);
    }
  expect(faults).toEqual([]);

  // Without the code that the account asks for, nobody of it gets anything.
  await db.update(users).set({ requiresSecondFactor: true }).where(eq(users.id, accountId));
  for (const row of files)
    for (const reader of readers.filter(({ role, sees }) => role !== null && sees === 'all')) {
      const { statusCode } = await ask(reader, row.url);
      if (letIn(statusCode) === 200) faults.push([row.path, reader.name, 'without a code']);
    }
  expect(faults).toEqual([]);
});

test('a picture or reel belongs to the stores whose posts show it, wherever in them', async () => {
  const { db, readers, ask, addFile, storeId, accountId } = started;
  const ofStore = { storeId, platform: 'instagram' } as const;
  const saved = (shown: object) =>
    db.insert(socialMediaPosts).values({ ...ofStore, caption: 'Tea', inHistory: true, ...shown });
  const planned = (shown: object) =>
    db.insert(scheduledPosts).values({
      ...ofStore,
      contentType: 'product',
      scheduledFor: new Date('2026-11-24T09:00:00Z'),
      ...shown,
    });
  const more = (mediaId: string) => [{ mediaId, altText: null }];
  const ways: Record<string, (mediaId: string) => Promise<unknown>> = {
    'the picture of a saved post': (mediaId) => saved({ mediaId }),
    'the cover of a saved reel': (coverId) => saved({ coverId }),
    'a further picture of a saved post': (mediaId) => saved({ morePictures: more(mediaId) }),
    'the picture of a planned post': (mediaId) => planned({ mediaId }),
    'the cover of a planned reel': (coverId) => planned({ coverId }),
    'a further picture of a planned post': (mediaId) => planned({ morePictures: more(mediaId) }),
    'what was just made': (mediaId) =>
      db.insert(contentGenerations).values({
        userId: accountId,
        storeId,
        request: {},
        status: 'done',
        spent: [],
        result: [{ imageUrl: `/api/media/${mediaId}` }] as never,
      }),
    'a picture of the store': (mediaId) =>
      db.update(generatedContent).set({ metadata: { storeId } }).where(eq(generatedContent.id, mediaId)),
  };
  const faults: unknown[] = [];
  for (const [way, show] of Object.entries(ways)) {
    const mediaId = await addFile();
    const url = pathOf({ path: MEDIA }, { mediaId });
    for (const isShown of [false, true]) {
      if (isShown) await show(mediaId);
      for (const reader of readers) {
        const sees = reader.sees === 'all' || (isShown && reader.sees === 'here');
        const expected = reader === NOBODY ? 401 : sees ? 200 : 404;
        const { statusCode } = await ask(reader, url);
        if (statusCode !== expected) faults.push([way, isShown, reader.name, expected, statusCode]);
      }
    }
  }
  expect(faults).toEqual([]);
});

test('an open page hears of a store exactly what those who see it may know, and of itself what is its own', async () => {
  const { app, db, readers, storeId, accountId } = started;
  const origin = await app.http.listen({ port: 0 });
  expect((await fetch(`${origin}${EVENTS}`)).status).toBe(401);
  const events = LiveEvent._zod.def.options.map((option) => {
    const values = valuesOf(schemaOf(option), { ids: [storeId], broken: 0 });
    const samples = fc.sample(values, { numRuns: 500, seed: 1 });
    const event = LiveEvent.parse(samples.find((each) => LiveEvent.safeParse(each).success));
    return 'storeId' in event ? { ...event, storeId } : event;
  });
  const ofStores = events.filter((event) => 'storeId' in event);
  expect(ofStores.length).toBeGreaterThan(8);
  const last: LiveEvent = { type: 'export-changed' };
  async function hearAll(reader: Reader) {
    const page = await openPage(origin, { cookie: reader.cookie });
    for (const event of events) await notify(db, 'vitrin_live', JSON.stringify({ userId: accountId, event }));
    await notify(db, 'vitrin_live', JSON.stringify({ userId: reader.id, event: last }));
    const heard: string[] = [];
    await page.untilEvent((event) => {
      heard.push(event.type);
      return event.type === last.type && heard.filter((type) => type === last.type).length === own(reader);
    });
    page.close();
    return heard;
  }
  // What is about the person reaches the pages of who the account began with.
  const own = ({ id }: Reader) => (id === accountId ? 2 : 1);
  for (const needsCode of [false, true]) {
    await db.update(users).set({ requiresSecondFactor: needsCode }).where(eq(users.id, accountId));
    for (const reader of readers.filter((each) => each !== NOBODY)) {
      const isTold = seesIt(reader) && !needsCode;
      const wanted = events.filter((event) => ('storeId' in event ? isTold : reader.id === accountId));
      expect([reader.name, await hearAll(reader)]).toEqual([
        reader.name,
        [...wanted.map(({ type }) => type), last.type],
      ]);
    }
  }
});

test('what an address opens is the same for everybody who has it, signed in or not, and ends for all of them', async () => {
  const { db, owner, readers, ask, things, addFile, storeId, publicUrl, clock } = started;
  const mediaId = await addFile({ storeId });
  const shared = createMediaAddresses({ appSecret: TEST_SECRET, publicUrl, now: clock.now }).addressOf(
    mediaId,
    'jpg',
  );
  await db.update(scheduledPosts).set({ mediaId }).where(eq(scheduledPosts.id, things.postId));
  await db
    .update(scheduledPosts)
    .set({ status: 'draft', caption: WORD })
    .where(eq(scheduledPosts.id, things.postId));
  const [out] = await db
    .insert(scheduledPosts)
    .values({
      storeId,
      platform: 'facebook',
      contentType: 'product',
      status: 'published',
      mediaId,
      scheduledFor: clock.now(),
    })
    .returning();
  await db.insert(postDeliveries).values({
    postId: out!.id,
    storeId,
    accountId: things.accountId,
    network: 'facebook',
    status: 'published',
    publishedAt: clock.now(),
    dueAt: clock.now(),
  });
  const setPublic = (isPublic: boolean) =>
    owner.expectOk(owner.call(shopPageEndpoints.change, { params: { storeId }, body: { isPublic } }));
  const { handle } = await setPublic(true);
  const addresses: Record<string, string> = {
    '/api/media/shared/:token': shared.replace(publicUrl, ''),
    [APPROVAL_MEDIA]: pathOf({ path: APPROVAL_MEDIA }, { token: things.token, mediaId }),
    [approvalEndpoints.read.path]: pathOf(approvalEndpoints.read, { token: things.token }),
    '/s/:handle/preview.jpg': `/s/${handle}/preview.jpg`,
    '/s/:handle/pictures/:file': `/s/${handle}/pictures/${mediaId}-480.jpg`,
  };
  // Drawn from the brand kit, by the page that shows it.
  const withoutRow = FILES_OF_NOBODY.filter((path) => !(path in addresses));
  expect(withoutRow).toEqual(['/s/:handle/logo.png']);
  const ofPage = (path: string) => path.startsWith('/s/');

  const statusesOf = async (url: string) =>
    Promise.all(readers.map(async (reader) => [reader.name, (await ask(reader, url)).statusCode]));
  const all = (status: number) => readers.map(({ name }) => [name, status]);
  for (const [path, url] of Object.entries(addresses))
    expect([path, await statusesOf(url)]).toEqual([path, all(200)]);

  // Closed, it is for those who see its store, and for no cache between.
  await setPublic(false);
  for (const [path, url] of Object.entries(addresses).filter(([each]) => ofPage(each))) {
    expect([path, await statusesOf(url)]).toEqual([
      path,
      readers.map((reader) => [reader.name, seesIt(reader) ? 200 : 404]),
    ]);
    const { headers } = await ask(readers[1]!, url);
    expect([path, headers['cache-control']]).toEqual([path, 'no-store']);
  }
  await db.update(users).set({ requiresSecondFactor: true }).where(eq(users.id, started.accountId));
  for (const [path, url] of Object.entries(addresses).filter(([each]) => ofPage(each)))
    expect([path, await statusesOf(url)]).toEqual([path, all(404)]);

  await db.update(approvalLinks).set({ revokedAt: clock.now() });
  clock.advance({ days: 2 });
  for (const [path, url] of Object.entries(addresses).filter(([each]) => !ofPage(each)))
    expect([path, await statusesOf(url)]).toEqual([path, all(404)]);
});
