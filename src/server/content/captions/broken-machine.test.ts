import { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { mountDisk, NO_SMALL_DISKS } from '#server/testing/small-disk.ts';
import { type StartOptions, startApp } from '#server/testing/start-app.ts';
import { contentEndpoints } from '#shared/content/content.ts';
import { usageEndpoints } from '#shared/content/usage.ts';

/** Drawing and encoding five seconds takes a while on a slow machine. */
const PATIENCE_MS = 180_000;
const NO_FFMPEG =
  'Videos cannot be made here, because this server has no ffmpeg. Its administrator has to install it.';
const NO_ROOM =
  'The disk of this server is full, so nothing can be saved. Its administrator has to free up space first.';
const REEL = { contentFormat: 'reel', videoDuration: 5 };
const PICTURE = { contentFormat: 'post', includeImage: true };

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'vitrin-broken-'));
  onTestFinished(() => rmSync(root, { recursive: true, force: true }));
});

async function start(options: StartOptions) {
  const shop = { name: 'tea-house', products: [{ title: 'Morning Tea', price: '10.00' }], orders: [] };
  const app = await startApp({ shops: [shop], ...options });
  const owner = await app.signUp();
  const { id: storeId } = await owner.connectShopify('tea-house');
  const { rows } = await app.db.execute('select id from products');
  const generate = async (wish: object) => {
    const body = { productId: rows[0]!.id, ...wish } as never;
    const asked = owner.call(contentEndpoints.generate, { params: { storeId }, body });
    let done = false;
    void asked.finally(() => {
      done = true;
    });
    while (!done) {
      await app.runJobs();
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    return asked;
  };

  /** One sentence for the owner, one log line for the operator, the allowance given back, and no file. */
  async function expectFailed(wish: object, sentence: string, folders: string[]) {
    const { status, body } = await generate(wish);
    expect([status, (body as unknown as { message: string }).message]).toEqual([502, sentence]);
    const lines = app.logged.filter((line) => line.includes('content not generated'));
    expect(lines).toHaveLength(1);
    expect(JSON.parse(lines[0]!)).toMatchObject({ reason: expect.not.stringContaining('\n') });
    expect(lines[0]).not.toContain('"stack"');
    const usage = await owner.expectOk(owner.call(usageEndpoints.usage));
    expect(Object.values(usage).map(({ current }) => current)).toEqual([0, 0, 0, 0, 0]);
    for (const folder of folders) expect(filesIn(folder)).toEqual([]);
  }

  return { generate, expectFailed };
}

function filesIn(folder: string): string[] {
  if (!statSync(folder, { throwIfNoEntry: false })) return [];
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() || entry.name.endsWith('.making'))
    .map(({ name }) => name);
}

const OTHER_MACHINE = Buffer.concat([Buffer.from('\x7fELF\x02\x01\x01'), Buffer.alloc(57, 0xff)]);
const ENDS = '#!/bin/sh\necho "libx264.so.164: cannot open shared object file" >&2\nexit 127\n';
const ENDS_LATER = `#!/bin/sh\n[ "$1" = -version ] && echo "ffmpeg version 7" && exit 0\nexit 127\n`;

test.each([
  ['is missing', null, 0o755],
  ['may not be run', ENDS, 0o644],
  ['was built for another machine', OTHER_MACHINE, 0o755],
  ['ends at once', ENDS, 0o755],
  ['ends when it is to encode', ENDS_LATER, 0o755],
])('an ffmpeg that %s is reported to an owner who wants a reel', async (_what, program, mode) => {
  const ffmpegPath = join(root, 'ffmpeg');
  if (program) writeFileSync(ffmpegPath, program, { mode });
  const { expectFailed } = await start({ ffmpegPath, folder: join(root, 'data') });
  await expectFailed(REEL, NO_FFMPEG, [join(root, 'data')]);
});

function smallDisk() {
  const disk = mountDisk(join(root, 'disk'), 16);
  onTestFinished(() => disk.unmount());
  return disk;
}

/** Mounting a disk takes root on Linux. */
const onSmallDisk = test.skipIf(NO_SMALL_DISKS);

onSmallDisk(
  'a picture for which the disk has no room leaves nothing, and is drawn once there is some',
  async () => {
    const disk = smallDisk();
    const folder = join(disk.folder, 'data');
    const { generate, expectFailed } = await start({ folder });
    disk.fill();
    await expectFailed(PICTURE, NO_ROOM, [folder]);
    disk.free();
    expect((await generate(PICTURE)).status).toBe(200);
  },
);

onSmallDisk.each([
  ['its sound', 0],
  ['its film', 1_100_000],
])(
  'a reel for which the disk has no room, beginning with %s, leaves nothing',
  async (_what, left) => {
    const disk = smallDisk();
    const folder = join(disk.folder, 'data');
    const { expectFailed } = await start({ folder });
    disk.fill(left);
    await expectFailed(REEL, NO_ROOM, [folder]);
  },
  PATIENCE_MS,
);

onSmallDisk(
  'a reel whose still has room, and its film has not, leaves nothing',
  async () => {
    const disk = smallDisk();
    const mediaFolder = join(disk.folder, 'media');
    const { expectFailed } = await start({ folder: join(root, 'data'), mediaFolder });
    disk.fill(200_000);
    await expectFailed(REEL, NO_ROOM, [join(root, 'data'), mediaFolder]);
  },
  PATIENCE_MS,
);
