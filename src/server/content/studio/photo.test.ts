import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { crc32 } from 'node:zlib';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { readPhoto } from './photo.ts';
import { PhotoProblem } from './photo-problem.ts';

const PHOTOS = join(import.meta.dirname, '../../../../simulators/data/catalogue/images');
const photoOf = (name: string) => readFileSync(join(PHOTOS, `${name}.jpg`));

const known = new Map<string, ReturnType<typeof readPhoto>>();
/** Read once for all tests that look at it. */
function readKnown(name: string) {
  const reading = known.get(name) ?? readPhoto(photoOf(name));
  known.set(name, reading);
  return reading;
}

function redDisc({ ground = '#ffffff', alpha = 1, side = 400 } = {}) {
  const disc = Buffer.from(
    `<svg width="${side}" height="${side}"><circle cx="${side / 2}" cy="${side / 2}" r="${side / 4}" fill="#c01828"/></svg>`,
  );
  const { r, g, b } = hex(ground);
  return sharp({
    create: { width: side, height: side, channels: 4, background: { r, g, b, alpha } },
  }).composite([{ input: disc }]);
}

/** What a picture says of itself before it says anything else. */
function pngHeader(width: number, height: number): Buffer {
  const header = Buffer.alloc(25);
  header.writeUInt32BE(13, 0);
  header.write('IHDR', 4);
  header.writeUInt32BE(width, 8);
  header.writeUInt32BE(height, 12);
  header.set([8, 2, 0, 0, 0], 16);
  header.writeUInt32BE(crc32(header.subarray(4, 21)), 21);
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  const noPixels = Buffer.from('0000000049444154', 'hex');
  return Buffer.concat([signature, header, noPixels, Buffer.alloc(4)]);
}

function hex(colour: string) {
  const number = Number.parseInt(colour.slice(1), 16);
  return { r: number >> 16, g: (number >> 8) & 255, b: number & 255 };
}

describe('what is no photo is turned back with a reason', () => {
  test.each([
    ['nothing', 'missing', () => Buffer.alloc(0)],
    ['26 MB', 'too-large', () => Buffer.alloc(26 * 1024 * 1024, 1)],
    [
      'an SVG',
      'drawing',
      () => Buffer.from('<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg"/>'),
    ],
    ['a page called .jpg', 'not-a-photo', () => Buffer.from('\n<!doctype html><html><body>Not found')],
    ['words', 'not-a-photo', () => Buffer.from('404: no such picture')],
    ['half of a JPEG', 'broken', () => photoOf('mug').subarray(0, photoOf('mug').length / 2)],
    ['one pixel', 'tiny', () => redDisc({ side: 1 }).jpeg().toBuffer()],
    ['a bomb of 100 megapixels', 'too-many-pixels', () => pngHeader(10_000, 10_000)],
    ['a bomb of 900 megapixels', 'too-many-pixels', () => pngHeader(30_000, 30_000)],
    ['a picture without pixels', 'broken', () => pngHeader(1_000, 1_000)],
  ])('%s', async (_, kind, make) => {
    const problem = await readPhoto(await make()).catch((error: unknown) => error);
    expect(problem).toBeInstanceOf(PhotoProblem);
    expect(problem).toMatchObject({ kind });
    expect((problem as PhotoProblem).message).toMatch(/^(The|What) .+\.$/);
  });
});

describe('every kind of photo file is read', () => {
  test('a GIF gives its first frame', async () => {
    expect(await readPhoto(await redDisc().gif().toBuffer())).toMatchObject({ kind: 'cut-out', width: 400 });
  });

  test('a CMYK JPEG gives its colours', async () => {
    const photo = await readPhoto(await redDisc().flatten().toColourspace('cmyk').jpeg().toBuffer());
    expect(photo.accent!.h).toBeGreaterThan(5);
    expect(photo.accent!.h).toBeLessThan(45);
  });

  test('a photo taken with the camera on its side stands upright', async () => {
    const upright = sharp(photoOf('leather-sofa'));
    const { width, height } = await upright.metadata();
    const turned = await upright.withMetadata({ orientation: 6 }).jpeg().toBuffer();
    const photo = await readPhoto(turned);
    expect(photo.width / photo.height).toBeCloseTo(height / width, 1);
  });

  test.each(['png', 'webp'] as const)('a transparent %s is a product without a ground', async (format) => {
    const photo = await readPhoto(await redDisc({ alpha: 0 }).toFormat(format).toBuffer());
    expect(photo.kind).toBe('cut-out');
    expect(photo.body.width).toBeCloseTo(200, -1);
    expect(photo.body.x).toBeCloseTo(100, -1);
  });

  test('a photo of 4000 pixels is made small', async () => {
    const large = await redDisc().flatten().resize(4_000, 4_000).jpeg().toBuffer();
    expect((await readPhoto(large)).width).toBeLessThanOrEqual(1400);
  });
});

describe('what the photo shows decides how it is used', () => {
  test.each([
    'loafers',
    'mug',
    'hairdryer',
    'sunglasses',
    'freerun-running-shoe',
    'wooden-stool',
    'hanging-plant',
    'spiky-cactus',
  ])('%s is taken off its plain ground', async (name) => {
    const photo = await readKnown(name);
    expect(photo.kind).toBe('cut-out');
    expect(photo.body.width).toBeLessThan(photo.width);
  });

  test.each([
    'road-bike',
    'salt-pepper-shakers',
    'bamboo-glass-jar',
    'instant-camera',
    'candle-holder',
    'cordless-mouse',
    'instamatic-camera',
    'hard-drive',
    'ethernet-cable',
    'wooden-side-desk',
  ])(
    '%s keeps its ground: on black, of glass, of metal that mirrors it, with a hard shadow or cut by the photo',
    async (name) => {
      expect((await readKnown(name)).kind).toBe('plain');
    },
  );

  test.each(['leather-sofa', '330m-slim-fit-jeans', 'tent', 'knitted-white-pompom-cap'])(
    '%s is a scene',
    async (name) => {
      expect((await readKnown(name)).kind).toBe('scene');
    },
  );

  test.each([
    ['mug', true],
    ['spiky-cactus', true],
    ['loafers', true],
    ['hanging-plant', false],
    ['hairdryer', false],
  ])('%s stands: %s', async (name, stands) => {
    expect((await readKnown(name)).stands).toBe(stands);
  });

  test('the ground within a handle is no part of the mug, and its foot has no shadow', async () => {
    const { image, body } = await readKnown('mug');
    const ctx = image.getContext('2d');
    const alphaAt = (x: number, y: number) =>
      ctx.getImageData(Math.round(body.x + body.width * x), Math.round(body.y + body.height * y), 1, 1)
        .data[3];
    expect([alphaAt(0.14, 0.5), alphaAt(0.6, 0.7), alphaAt(0.6, 0.2)]).toEqual([0, 255, 255]);
    expect([alphaAt(0.2, 0.97), alphaAt(0.97, 0.97)]).toEqual([0, 0]);
  });

  test('the same photo is cut out the same way each time', async () => {
    // One byte more: another file, which is not remembered.
    const copy = Buffer.concat([photoOf('sunglasses'), Buffer.from([0])]);
    const [first, second] = await Promise.all([readKnown('sunglasses'), readPhoto(copy)]);
    expect(second).not.toBe(first);
    const alphaOf = ({ image }: typeof first) =>
      Buffer.from(image.getContext('2d').getImageData(0, 0, image.width, image.height).data);
    expect(alphaOf(first).equals(alphaOf(second))).toBe(true);
  });

  test('a photo that comes again is not cut out again', async () => {
    expect(await readPhoto(photoOf('sunglasses'))).toBe(await readPhoto(photoOf('sunglasses')));
  });

  test('a cut-out keeps no rim of its old ground', async () => {
    const { image } = await readPhoto(await redDisc().flatten().jpeg().toBuffer());
    const { data } = image.getContext('2d').getImageData(0, 0, image.width, image.height);
    let pale = 0;
    for (let at = 0; at < data.length; at += 4)
      if (data[at + 3]! > 200 && data[at + 1]! > 120 && data[at + 2]! > 120) pale += 1;
    // Of the 630 along its edge.
    expect(pale).toBeLessThan(60);
  });

  test('every photo of the catalogue has colours, and a point to look at inside it', async () => {
    for (const file of readdirSync(PHOTOS).filter((_, index) => index % 5 === 0)) {
      const photo = await readPhoto(readFileSync(join(PHOTOS, file)));
      expect(photo.palette.length).toBeGreaterThan(1);
      expect(photo.focus.x).toBeGreaterThan(0);
      expect(photo.focus.x).toBeLessThan(photo.width);
    }
  });
});
