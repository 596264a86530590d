import { createCanvas } from '@napi-rs/canvas';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { frameWithin } from './canvas-parts.ts';
import { drawPost, type PostRequest } from './draw-post.ts';
import { LOOKS } from './looks.ts';
import type { ProductPhoto } from './photo.ts';
import type { Stage } from './stage.ts';
import { storeHeight } from './stage-parts.ts';

/** As wide as a phone of 375 pixels shows a picture. */
const SHOWN = 343;
const CAPITALS = 0.72;

const thing = await sharp({
  create: { width: 300, height: 300, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } },
})
  .composite([{ input: { create: { width: 160, height: 200, channels: 4, background: '#7a8a9a' } } }])
  .png()
  .toBuffer();

const request: PostRequest = {
  photo: thing,
  product: {
    title: 'Hakiki deri loafer ayakkabı',
    category: null,
    price: 124_900,
    compareAtPrice: 169_900,
    priceVaries: false,
    currency: 'TRY',
  },
  storeName: 'Işıltı Atölye',
  platform: 'twitter',
  format: 'post',
  contentType: 'promotion',
  language: 'tr',
  design: {
    look: 'clean',
    headline: 'Sonbahara yumuşak bir adım',
    offer: '%26 indirim',
    steps: [],
    showsPrice: true,
    crop: null,
  },
  kit: null,
  seed: 3,
};

test.each(LOOKS)('on X, a phone shows what %s says in capitals of 8 pixels at least', async (look) => {
  const { writings, width } = await drawPost({ ...request, design: { ...request.design, look } });
  const capitalsOf = (words: string) => {
    const found = writings.find(({ text }) => text.lines.join(' ').toLocaleLowerCase('tr') === words);
    return found ? (found.text.size * CAPITALS * SHOWN) / width : 0;
  };
  for (const words of ['hakiki deri loafer ayakkabı', '%26 indirim', '₺1.249', 'sonbahara yumuşak bir adım'])
    expect(capitalsOf(words), words).toBeGreaterThanOrEqual(7.9);
  // Bold's tape repeats the name, as a pattern.
  if (look !== 'bold') expect(capitalsOf('ışıltı atölye')).toBeGreaterThanOrEqual(7.9);
});

test('a badge and a line of letters are as present as brands have them', () => {
  const shown = (width: number, height: number) => {
    const logo = createCanvas(width, height) as unknown as Stage['logo'];
    const small = 9 / (CAPITALS * SHOWN);
    const stage = { logo, small: small * 1080, shape: 'portrait', safe: { width: 952 } } as Stage;
    return (storeHeight(stage) * SHOWN) / 1080;
  };
  expect(shown(300, 300)).toBeGreaterThan(34);
  expect(shown(600, 150)).toBeGreaterThan(20);
  expect(shown(600, 60)).toBeLessThan(shown(600, 150));
});

const dark = await sharp({ create: { width: 500, height: 400, channels: 3, background: '#060606' } })
  .composite([{ input: { create: { width: 160, height: 120, channels: 3, background: '#3a4048' } } }])
  .jpeg()
  .toBuffer();

test('noir lights a dark photo and lays it on a pale mount', async () => {
  const design = { ...request.design, look: 'noir' as const };
  const { jpeg } = await drawPost({ ...request, photo: dark, platform: 'facebook', design });
  const { data } = await sharp(jpeg).greyscale().raw().toBuffer({ resolveWithObject: true });
  const column = Array.from({ length: 1080 }, (_, y) => data[y * 1080 + 540]!);
  // The thing itself was 63.
  expect(column.filter((level) => level > 85 && level < 150).length).toBeGreaterThan(60);
  const across = Array.from({ length: 1080 }, (_, x) => data[400 * 1080 + x]!);
  expect(across.filter((level) => level > 225).length).toBeGreaterThan(30);
});

test("playful's label covers nothing of the card", async () => {
  const drawn = async (showsPrice: boolean) => {
    const design = { ...request.design, look: 'playful' as const, showsPrice };
    const { jpeg } = await drawPost({ ...request, platform: 'instagram', design });
    return sharp(jpeg).extract({ left: 90, top: 200, width: 850, height: 700 }).raw().toBuffer();
  };
  const [priced, bare] = [await drawn(true), await drawn(false)];
  const changed = priced.filter((value, at) => Math.abs(value - bare[at]!) > 24).length;
  expect(changed / priced.length).toBeLessThan(0.0005);
});

test('a frame takes the proportions in which a scene is whole', () => {
  const scene = {
    kind: 'scene',
    width: 1400,
    height: 934,
    body: { x: 90, y: 400, width: 1280, height: 480 },
  };
  const room = { x: 0, y: 0, width: 600, height: 900 };
  const frame = frameWithin(scene as ProductPhoto, room);
  expect(frame.width).toBe(600);
  expect(frame.width / frame.height).toBeCloseTo(1280 / 934, 1);
  // Detail from edge to edge loses a margin rather than lying between bars.
  const full = { ...scene, body: { x: 20, y: 20, width: 1360, height: 900 } };
  expect(frameWithin(full as ProductPhoto, room).height).toBeGreaterThan(frame.height);
  expect(frameWithin({ ...scene, kind: 'cut-out' } as ProductPhoto, room)).toBe(room);
});
