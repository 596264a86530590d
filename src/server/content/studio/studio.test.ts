import { readFileSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterEach, expect, test } from 'vitest';
import type { PostRequest } from './draw-post.ts';
import { PhotoProblem } from './photo-problem.ts';
import { createStudio, type Studio } from './studio.ts';

const mug = readFileSync(join(import.meta.dirname, '../../../../simulators/data/catalogue/images/mug.jpg'));
const request: PostRequest = {
  photo: mug,
  product: {
    title: 'Mug',
    category: null,
    price: 899,
    compareAtPrice: null,
    priceVaries: false,
    currency: 'USD',
  },
  storeName: 'Northwind',
  platform: 'facebook',
  format: 'post',
  contentType: 'product',
  design: { look: 'warm', headline: null, offer: null, steps: [], showsPrice: true, crop: null },
  kit: null,
  language: 'en',
  seed: 3,
};

let studio: Studio;
afterEach(() => studio.close());

test('twenty wishes at once are drawn one after the other by one process', async () => {
  studio = createStudio();
  const order: number[] = [];
  const processes = new Set<number | null>();
  await Promise.all(
    Array.from({ length: 20 }, async (_, seed) => {
      const picture = await studio.draw({ ...request, photo: seed % 4 ? null : mug, seed });
      expect(picture.jpeg.subarray(0, 2)).toEqual(Buffer.from([0xff, 0xd8]));
      order.push(seed);
      processes.add(studio.processId());
    }),
  );
  expect(order).toEqual([...order].sort((one, other) => one - other));
  expect(processes.size).toBe(1);
});

test('a file that is no photo is reported with its reason', async () => {
  studio = createStudio();
  const problem = await studio
    .draw({ ...request, photo: Buffer.from('<svg/>') })
    .catch((error: unknown) => error);
  expect(problem).toBeInstanceOf(PhotoProblem);
  expect(problem).toMatchObject({ kind: 'drawing' });
});

test('a crash costs the picture that was being drawn, and no other', async () => {
  studio = createStudio();
  await studio.draw({ ...request, photo: null });
  const first = studio.draw(request);
  const second = studio.draw(request);
  const outcome = first.then(
    () => 'drawn',
    (error: Error) => error.message,
  );
  // One turn later the first is under way.
  await new Promise(setImmediate);
  process.kill(studio.processId()!, 'SIGKILL');
  expect(await outcome).toBe('Drawing a picture ended with SIGKILL');
  expect((await second).width).toBe(1080);
});

test.each([
  ['never ends', '', { longestMs: 300 }],
  ['takes all memory there is', 'setInterval(() => kept.push(Buffer.alloc(30e6, 1)), 5)', { mostBytes: 2e8 }],
])('a photo whose reading %s is reported as too heavy, and its process is ended', async (_, work, limits) => {
  const folder = await mkdtemp(join(tmpdir(), 'vitrin-studio-'));
  const program = join(folder, 'stuck.mjs');
  await writeFile(program, `const kept = []; process.on('message', () => { ${work} });`);
  studio = createStudio({ program, ...limits });

  const drawing = studio.draw(request).catch((error: unknown) => error);
  await expect.poll(() => studio.processId()).not.toBeNull();
  const pid = studio.processId()!;
  expect(await drawing).toMatchObject({ kind: 'too-heavy' });
  await expect.poll(() => isRunning(pid)).toBe(false);

  // Without a photo it is no photo's fault.
  const unknown = await studio.draw({ ...request, photo: null }).catch((error: unknown) => error);
  expect(unknown).not.toBeInstanceOf(PhotoProblem);
  await rm(folder, { recursive: true });
});

test('49 megapixels in a few kilobytes are no bomb', async () => {
  studio = createStudio();
  const side = 7_000;
  const white = await sharp({ create: { width: side, height: side, channels: 3, background: '#fff' } })
    .png({ palette: true, colours: 2, compressionLevel: 9 })
    .toBuffer();
  expect(white.length).toBeLessThan(100_000);
  expect((await studio.draw({ ...request, photo: white })).width).toBe(1080);
});

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

test('the process ends when there is nothing to draw, and comes back', async () => {
  studio = createStudio({ idleMs: 1 });
  await studio.draw({ ...request, photo: null });
  await expect.poll(() => studio.processId()).toBeNull();
  expect((await studio.draw({ ...request, photo: null })).height).toBe(1080);
});
