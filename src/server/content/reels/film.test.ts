import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createCanvas } from '@napi-rs/canvas';
import { expect, test } from 'vitest';
import { LOOKS, type Look } from '#server/content/studio/looks.ts';
import { makeFilm } from './film.ts';
import type { ReelSubject } from './reel-request.ts';

const photoOf = (name: string) =>
  readFileSync(new URL(`../../../../simulators/data/catalogue/images/${name}.jpg`, import.meta.url));
const tent: ReelSubject = {
  photo: photoOf('tent'),
  product: {
    title: 'Tent',
    category: 'Equipment',
    price: 21_493,
    compareAtPrice: 27_900,
    priceVaries: false,
    currency: 'USD',
  },
  storeName: 'Fern & Fable',
  contentType: 'product',
  tone: 'casual',
  language: 'en',
  seconds: 5,
  seed: 4,
};
/** One look of each kind of movement. */
const MOVES: Look[] = ['editorial', 'playful', 'pop', 'noir'];
const MOMENTS = [0, 0.31, 0.55, 0.75, 0.97];

test.each<[Look, 5 | 10]>([
  ...LOOKS.map((look): [Look, 5] => [look, 5]),
  ...MOVES.map((look): [Look, 10] => [look, 10]),
])(
  'the %s look of %d seconds shows something new at every moment, from the first picture on',
  async (look, seconds) => {
    const film = await makeFilm({ ...tent, look, seconds });

    const pictures = MOMENTS.map((share) => pictureAt(film, share * seconds));

    expect(film.look).toBe(look);
    expect(new Set(pictures.map(({ print }) => print)).size).toBe(MOMENTS.length);
    expect(pictures.every(({ colours }) => colours > 40)).toBe(true);
    expect(film.coverAt).toBeLessThan(seconds);
  },
);

test('the same seed makes the same pictures; a moment does not depend on those drawn before', async () => {
  const [one, other] = [await makeFilm(tent), await makeFilm(tent)];
  for (const at of [0.2, 1.4]) pictureAt(other, at);

  expect(pictureAt(other, 3.3).print).toBe(pictureAt(one, 3.3).print);
});

type Change = Partial<ReelSubject> | { product: Partial<ReelSubject['product']> };
const CHANGES: [string, Change][] = [
  ['no photo', { photo: null }],
  ['neither price nor category', { product: { price: null, compareAtPrice: null, category: null } }],
  ['a price in yen', { product: { price: 12_800, currency: 'JPY' } }],
  [
    'a Turkish title with emoji',
    { language: 'tr', product: { title: 'Işıltılı İğne Oyası Küpe 🌿✨', currency: 'TRY' } },
  ],
  ['an Arabic title', { product: { title: 'مصباح طاولة خشبي' } }],
  [
    'a title of 300 characters',
    { product: { title: 'Handgefertigte Donaudampfschifffahrt '.repeat(9).slice(0, 300) } },
  ],
  ['a title of one endless word', { product: { title: 'W'.repeat(300) } }],
  ['a cut-out', { photo: photoOf('mug') }],
];

test.each(CHANGES)(
  'a product with %s has a film in two kinds of movement, by turns',
  async (name, change) => {
    const turn = CHANGES.findIndex(([other]) => other === name);
    for (const look of MOVES.filter((_, at) => at % 2 === turn % 2)) {
      const film = await makeFilm({
        ...tent,
        ...change,
        look,
        product: { ...tent.product, ...change.product },
      });

      const pictures = [0.4, 3.1].map((at) => pictureAt(film, at));

      expect(pictures.every(({ colours }) => colours > 12)).toBe(true);
    }
  },
);

test('a file that is no photo is reported as such', async () => {
  await expect(makeFilm({ ...tent, photo: Buffer.from('<html>') })).rejects.toThrow('is not a picture');
});

/** A sixth of the size is enough to see what is there. */
function pictureAt(film: Awaited<ReturnType<typeof makeFilm>>, at: number) {
  const canvas = createCanvas(180, 320);
  const ctx = canvas.getContext('2d', { alpha: false });
  ctx.scale(1 / 6, 1 / 6);
  film.draw(ctx, at);
  const { data } = ctx.getImageData(0, 0, 180, 320);
  const colours = new Set<number>();
  for (let pixel = 0; pixel < data.length; pixel += 4)
    colours.add(((data[pixel]! >> 3) << 10) | ((data[pixel + 1]! >> 3) << 5) | (data[pixel + 2]! >> 3));
  return { print: createHash('sha1').update(data).digest('hex'), colours: colours.size };
}
