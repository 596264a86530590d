import sharp from 'sharp';
import { expect, test } from 'vitest';
import type { BrandKit } from '#shared/content/brand-kit.ts';
import { LOOKS, type Look } from '#shared/content/picture.ts';
import { drawPost, type PostRequest } from './draw-post.ts';
import { chooseLook } from './looks.ts';
import { oklchOf } from './oklab.ts';

const KIT: BrandKit = { colours: ['#0a7d5a', '#e0218a'], font: null, priceStyle: null };
const [GREEN, PINK] = [158, 354];

/** A grey thing without a ground, so that no colour of a picture is its own. */
const photo = async () => {
  const clear = { r: 0, g: 0, b: 0, alpha: 0 };
  const thing = { create: { width: 220, height: 300, channels: 4 as const, background: '#8a8a8a' } };
  return sharp({ create: { width: 500, height: 500, channels: 4, background: clear } })
    .composite([{ input: thing }])
    .png()
    .toBuffer();
};

const request = async (change: Partial<PostRequest> & { look: Look }): Promise<PostRequest> => {
  const { look, ...rest } = change;
  return {
    photo: await photo(),
    product: {
      title: 'Mug',
      category: null,
      price: 2400,
      compareAtPrice: null,
      priceVaries: false,
      currency: 'EUR',
    },
    storeName: 'Tea House',
    platform: 'instagram',
    format: 'post',
    contentType: 'product',
    language: 'en',
    design: { look, headline: null, offer: null, steps: [], showsPrice: true, crop: null },
    kit: KIT,
    seed: 7,
    ...rest,
  };
};

/** The part of a picture whose hue is within 22 degrees. */
async function shareOf(jpeg: Buffer, hue: number): Promise<number> {
  const { data } = await sharp(jpeg).resize(400).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  let share = 0;
  for (let at = 0; at < data.length; at += 3) {
    const { c, h } = oklchOf([data[at]!, data[at + 1]!, data[at + 2]!]);
    const apart = Math.abs(h - hue) % 360;
    if (c > 0.025 && Math.min(apart, 360 - apart) < 22) share += 1;
  }
  return share / (data.length / 3);
}

test('nine posts in a row have all eight looks, each in the colours of the brand', async () => {
  const latest: Look[] = [];
  for (let post = 0; post < 9; post += 1) {
    const look = chooseLook('professional', post, latest);
    latest.unshift(look);
    const { jpeg } = await drawPost(await request({ look, seed: post }));
    const branded = (await shareOf(jpeg, GREEN)) + (await shareOf(jpeg, PINK));
    expect([look, branded > 0.001]).toEqual([look, true]);
  }
  expect(new Set(latest)).toEqual(new Set(LOOKS));
});

const logoOf = (colour: string) =>
  sharp({ create: { width: 360, height: 90, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } } })
    .composite([
      { input: { create: { width: 200, height: 50, channels: 4, background: colour } }, left: 0, top: 20 },
      { input: { create: { width: 100, height: 50, channels: 4, background: colour } }, left: 240, top: 20 },
    ])
    .png()
    .toBuffer();

test.each<[string, Look, string]>([
  ['white', 'clean', '#ffffff'],
  ['black', 'noir', '#0a0a0a'],
])('a %s logo is seen in the look %s too, on a plate', async (_, look, colour) => {
  const kit = { ...KIT, colours: null };
  const without = await drawPost(await request({ look, kit, logo: await logoOf('#00000000') }));
  const drawn = await drawPost(await request({ look, kit, logo: await logoOf(colour) }));
  expect(await differingShare(drawn.jpeg, without.jpeg)).toBeGreaterThan(0.003);
});

async function differingShare(one: Buffer, other: Buffer): Promise<number> {
  const pixels = (jpeg: Buffer) => sharp(jpeg).resize(400).greyscale().raw().toBuffer();
  const [a, b] = await Promise.all([pixels(one), pixels(other)]);
  let differing = 0;
  for (let at = 0; at < a.length; at += 1) if (Math.abs(a[at]! - b[at]!) > 60) differing += 1;
  return differing / a.length;
}
