import { createCanvas } from '@napi-rs/canvas';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import type { Look } from '#server/content/studio/looks.ts';
import { luminanceRange } from '#server/content/studio/stage.ts';
import { makeFilm } from './film.ts';
import type { ReelSubject } from './reel-request.ts';
import { faultsOfFilm } from './testing/check-film.ts';
import { photoOf, sampleReel } from './testing/sample-reel.ts';

type Design = ReelSubject['design'];
const NO_PRICE = { showsPrice: false } as Design;
const STEPS = {
  showsPrice: false,
  steps: ['Loosen the straps', 'Put your thumb in first', 'Pull the strap tight and close it'],
} as Design;
const SCARF = {
  title: 'İpek Eşarp 🌿',
  price: 124_900,
  compareAtPrice: 165_000,
  priceVaries: false,
  currency: 'TRY',
};

const FILMS: [string, Look, string | null, Parameters<typeof sampleReel>[1]][] = [
  ['a photo of the world', 'editorial', '$33.04', {}],
  ['a cut-out in ten seconds', 'playful', '$33.04', { photos: [photoOf('mug')], seconds: 10 }],
  [
    'a reduced price and no photo',
    'noir',
    '₺1.249',
    { photos: [], product: SCARF, language: 'tr', tone: 'luxury' },
  ],
  [
    'three photos',
    'pop',
    '$33.04',
    { photos: ['watch', 'tent', 'mug'].map(photoOf), seconds: 10, tone: 'trendy' },
  ],
  ['steps in ten seconds', 'warm', null, { contentType: 'educational', seconds: 10, design: STEPS }],
  ['steps in five seconds', 'bold', null, { contentType: 'educational', tone: 'trendy', design: STEPS }],
  ['no price', 'serif', null, { contentType: 'lifestyle', lines: [], handle: null, design: NO_PRICE }],
  [
    'a title of one endless word and no hook',
    'clean',
    '12.800\u00a0¥',
    {
      language: 'de',
      lines: [],
      product: { ...SCARF, title: 'W'.repeat(300), price: 12_800, compareAtPrice: null, currency: 'JPY' },
      design: { headline: null, showsPrice: true } as Design,
    },
  ],
];

test.each(FILMS)(
  'with %s, words stand where they can be read for as long as it takes, and the product is whole (%s)',
  async (_what, look, price, change) => {
    const subject = sampleReel(look, change);

    const film = await makeFilm(subject);

    expect(faultsOfFilm(film, { seconds: subject.seconds, price })).toEqual([]);
    expect(film.coverAt).toBeLessThan(subject.seconds / 2);
  },
);

test('a photo keeps its shape while the camera comes closer', async () => {
  const { productAt } = await makeFilm(sampleReel('noir', { photos: [photoOf('orchid')], seconds: 10 }));

  const [far, near] = [productAt(0)!, productAt(1)!];
  expect(near.width).toBeGreaterThanOrEqual(far.width);
  expect(near.width / near.height).toBeCloseTo(far.width / far.height, 3);
});

test('a dark product that was cut out has light behind it on dark paper', async () => {
  const product = createCanvas(400, 400);
  const pen = product.getContext('2d');
  pen.fillStyle = '#151515';
  pen.arc(200, 200, 150, 0, 2 * Math.PI);
  pen.fill();
  const film = await makeFilm(sampleReel('noir', { photos: [product.toBuffer('image/png')] }));
  const ctx = createCanvas(1080, 1920).getContext('2d', { alpha: false });
  film.drawGround(ctx, 1);

  const [, lightest] = luminanceRange(ctx, film.productAt(1)!);
  expect(lightest).toBeGreaterThan(0.04);
});

test('a promotion shows the offer and the old price struck through, an owner without an account the store’s name', async () => {
  const { writings } = await makeFilm(
    sampleReel('pop', {
      photos: [],
      product: SCARF,
      language: 'tr',
      handle: null,
      storeName: 'Lumière İstanbul',
    }),
  );

  const said = writings.map(({ role, text }) => `${role}: ${text}`);
  expect(said).toContain('old-price: ₺1.650');
  expect(said).toContain('offer: −%24');
  expect(said).toContain('store: Lumière İstanbul');
  expect(said).toContain('call: Link profilde');
});

test('nothing of it speaks of a link where the network shows none', async () => {
  const { writings } = await makeFilm(sampleReel('clean', { photos: [], platform: 'facebook' }));

  expect(writings.at(-1)).toMatchObject({ role: 'call', text: 'Details in the post' });
});

test('no advertisement stands in a film for a network that forbids it', async () => {
  const logo = await sharp({ create: { width: 60, height: 30, channels: 3, background: '#246' } })
    .png()
    .toBuffer();
  const sample = sampleReel('pop', { photos: [], product: SCARF, language: 'tr', logo, platform: 'tiktok' });
  const { writings } = await makeFilm(sample);

  const said = writings.map(({ text }) => text).join('\n');
  for (const forbidden of ['Fern & Fable', 'fern.and.fable', '₺', '%', 'Link'])
    expect(said).not.toContain(forbidden);
  expect(writings.findLast(({ role }) => role === 'store')?.text).toBe(SCARF.title);
});

test('steps come as numbered scenes, one after the other', async () => {
  const { writings } = await makeFilm(sampleReel('noir', { photos: [], seconds: 10, design: STEPS }));

  const numbers = writings.filter(({ role }) => role === 'number');
  expect(numbers.map(({ text }) => text)).toEqual(['1', '2', '3']);
  expect(
    numbers.every(({ drawn }, index) => index === 0 || drawn.from >= numbers[index - 1]!.drawn.until),
  ).toBe(true);
});

test('the same seed makes the same film; a photo that is none is left out where there is another', async () => {
  const [one, other] = await Promise.all(
    [[photoOf('mug')], [photoOf('mug'), Buffer.from('<html>')]].map((photos) =>
      makeFilm(sampleReel('playful', { photos })),
    ),
  );

  expect(other!.writings).toEqual(one!.writings);
  expect(other!.productAt(0.7)).toEqual(one!.productAt(0.7));
});

test('a file that is no photo is reported as such', async () => {
  await expect(makeFilm(sampleReel('clean', { photos: [Buffer.from('<html>')] }))).rejects.toThrow(
    'is not a picture',
  );
});
