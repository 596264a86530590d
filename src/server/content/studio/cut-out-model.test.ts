import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, afterEach, expect, test } from 'vitest';
import { darknessModel, IS_NET, U2_NET } from '#server/testing/onnx-model.ts';
import { checkCutOutModel } from './check-cut-out-model.ts';
import { setCutOutModel } from './cut-out-model.ts';
import type { PostRequest } from './draw-post.ts';
import { readPhoto } from './photo.ts';
import { createStudio } from './studio.ts';

const folder = mkdtempSync(join(tmpdir(), 'vitrin-cut-out-model-'));
afterAll(() => rmSync(folder, { recursive: true }));
afterEach(() => setCutOutModel(undefined));

function fileOf(name: string, content: Buffer | string): string {
  writeFileSync(join(folder, name), content);
  return join(folder, name);
}
const u2Net = fileOf('u2net.onnx', darknessModel(U2_NET, 232));
const isNet = fileOf('isnet.onnx', darknessModel(IS_NET, 232));

const SIDE = 600;
const PALE = 222;

/** A pale dish on white paper: so near its ground that GrabCut finds nothing to hold on to. */
function paleDish(shape = `<circle cx="300" cy="300" r="170" fill="rgb(${PALE},${PALE},${PALE})"/>`) {
  const drawing = Buffer.from(`<svg width="${SIDE}" height="${SIDE}">${shape}</svg>`);
  const paper = { width: SIDE, height: SIDE, channels: 3, background: '#ffffff' } as const;
  return sharp({ create: paper })
    .composite([{ input: drawing }])
    .png()
    .toBuffer();
}

test.each([
  ['U²-Net', u2Net],
  ['IS-Net', isNet],
])('a file of the %s family is known by the size of its pictures', async (family, path) => {
  const report = { ok: true, family, tookMs: expect.any(Number), megabytes: expect.any(Number) };
  expect(await checkCutOutModel(path)).toEqual(report);
});

test.each([
  ['missing', join(folder, 'nowhere.onnx'), /^there is no file .*nowhere\.onnx$/],
  [
    'a page',
    fileOf('page.onnx', '<!doctype html><p>Sign in'),
    /page\.onnx is no ONNX model that can be opened$/,
  ],
  ['cut off', fileOf('half.onnx', darknessModel(U2_NET, 1).subarray(0, 120)), /half\.onnx is no ONNX model/],
  ['empty', fileOf('empty.onnx', ''), /empty\.onnx is no ONNX model/],
  [
    'of another kind',
    fileOf('other.onnx', darknessModel({ ...U2_NET, side: 256 }, 1)),
    /^it takes neither 1 × 3 × 320 × 320 \(U²-Net\) nor 1 × 3 × 1024 × 1024 \(IS-Net\), but 1 × 3 × 256 × 256$/,
  ],
])('a file that is %s is not used, and it is said why', async (_, path, problem) => {
  expect(await checkCutOutModel(path)).toEqual({ ok: false, problem: expect.stringMatching(problem) });
  setCutOutModel(path);
  expect((await readPhoto(await paleDish())).kind).toBe('plain');
});

test.each([
  ['U²-Net', u2Net],
  ['IS-Net', isNet],
])('what GrabCut does not find, a model of the %s family does', async (_, path) => {
  const photo = await paleDish();
  expect((await readPhoto(photo)).kind).toBe('plain');
  setCutOutModel(path);
  const { kind, body, image } = await readPhoto(photo);
  expect(kind).toBe('cut-out');
  for (const [measured, drawn] of [
    [body.x, 130],
    [body.y, 130],
    [body.width, 340],
    [body.height, 340],
  ] as const)
    expect(Math.abs(measured - drawn)).toBeLessThan(4);
  const { data } = image.getContext('2d').getImageData(300, 300, 1, 1);
  expect([...data]).toEqual([PALE, PALE, PALE, 255]);
});

test('its pictures are prepared as its family expects: a threshold just beside the dish decides', async () => {
  const photo = await paleDish();
  for (const [family, name] of [
    [U2_NET, 'u2'],
    [IS_NET, 'is'],
  ] as const)
    for (const [threshold, kind] of [
      [PALE - 3, 'plain'],
      [PALE + 3, 'cut-out'],
    ] as const) {
      setCutOutModel(fileOf(`${name}-${threshold}.onnx`, darknessModel(family, threshold)));
      expect([name, threshold, (await readPhoto(photo)).kind]).toEqual([name, threshold, kind]);
    }
});

test('the judge refuses what a model cuts badly, as it refuses it of GrabCut', async () => {
  setCutOutModel(u2Net);
  const teeth = Array.from({ length: 40 }, (_, tooth) => `L${120 + tooth * 9},${tooth % 2 ? 180 : 420}`);
  const comb = `<path d="M120,420 ${teeth.join(' ')} L480,440 L120,440 Z" fill="rgb(${PALE},${PALE},${PALE})"/>`;
  expect((await readPhoto(await paleDish(comb))).kind).toBe('plain');
});

test('a photo that comes again is cut as before, and another one as itself', async () => {
  setCutOutModel(u2Net);
  const small = `<circle cx="250" cy="250" r="90" fill="rgb(${PALE},${PALE},${PALE})"/>`;
  const [dish, other] = await Promise.all([paleDish(), paleDish(small)]);
  const pixelsOf = async (photo: Buffer) => {
    const { image, width, height } = await readPhoto(photo);
    return Buffer.from(image.getContext('2d').getImageData(0, 0, width, height).data).toString('base64');
  };
  const first = await pixelsOf(dish);
  expect(await pixelsOf(other)).not.toBe(first);
  expect(await pixelsOf(dish)).toBe(first);
});

test('what a model does not see is left to GrabCut', async () => {
  setCutOutModel(fileOf('blind.onnx', darknessModel(U2_NET, -1)));
  const red = '<circle cx="300" cy="300" r="170" fill="#c01828"/>';
  expect((await readPhoto(await paleDish(red))).kind).toBe('cut-out');
});

test('the process that draws uses it', async () => {
  const request: PostRequest = {
    photo: await paleDish(),
    product: {
      title: 'Pale Dish',
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
  const studio = createStudio();
  const draw = async () => (await studio.draw(request)).jpeg.toString('base64');
  try {
    const framed = await draw();
    studio.cutOutBy(u2Net);
    expect(await draw()).not.toBe(framed);
    studio.cutOutBy(join(folder, 'nowhere.onnx'));
    expect(await draw()).toBe(framed);
  } finally {
    studio.close();
  }
});
