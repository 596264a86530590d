import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { GlobalFonts } from '@napi-rs/canvas';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { CONTENT_LANGUAGES, CONTENT_PLATFORMS, TONES } from '#shared/content/content.ts';
import { LEAST_CONTRAST } from './colours.ts';
import { type DrawnPost, drawPost, type PostRequest } from './draw-post.ts';
import { LOOKS, LOOKS_OF_TONE } from './looks.ts';
import { PhotoProblem } from './photo-problem.ts';

const PHOTOS = join(import.meta.dirname, '../../../../simulators/data/catalogue/images');
const photoOf = (name: string) => readFileSync(join(PHOTOS, `${name}.jpg`));
const NAMES = [
  'loafers',
  'mug',
  'spiky-cactus',
  'watch',
  'hanging-plant',
  'freerun-running-shoe',
  'road-bike',
  'instant-camera',
  'leather-sofa',
  '330m-slim-fit-jeans',
  'off-shoulder-boho-dress',
  'tent',
];

const request: PostRequest = {
  photo: null,
  product: {
    title: 'Işıltılı seramik fincan',
    category: 'Mutfak',
    price: 124_900,
    compareAtPrice: 169_000,
    priceVaries: false,
    currency: 'TRY',
  },
  storeName: 'Işıltı Atölye',
  platform: 'instagram',
  format: 'post',
  contentType: 'product',
  design: { look: 'clean', headline: null, offer: null, steps: [], showsPrice: true, crop: null },
  kit: null,
  language: 'tr',
  seed: 1,
};

function expectReadable({ writings, width, height }: DrawnPost) {
  expect(writings.length).toBeGreaterThan(0);
  for (const { text, box, room, contrast } of writings) {
    const words = text.lines.join(' ');
    expect(contrast, words).toBeGreaterThanOrEqual(LEAST_CONTRAST - 0.05);
    expect(box.width, words).toBeLessThanOrEqual(room.width + 1);
    expect(box.height, words).toBeLessThanOrEqual(room.height + 1);
    expect(Math.max(box.x + box.width, room.x + room.width), words).toBeLessThanOrEqual(width + 1);
    expect(box.y + box.height, words).toBeLessThanOrEqual(height + 1);
  }
}

test.each([
  ['instagram', 'post', 1080, 1350],
  ['facebook', 'post', 1080, 1080],
  ['twitter', 'post', 1600, 900],
  ['instagram', 'reel-cover', 1080, 1920],
] as const)(
  'a picture for %s (%s) is a JPEG of %i × %i that the network takes',
  async (platform, format, width, height) => {
    const { jpeg } = await drawPost({ ...request, photo: photoOf('loafers'), platform, format });
    expect(await sharp(jpeg).metadata()).toMatchObject({
      format: 'jpeg',
      width,
      height,
      space: 'srgb',
      hasAlpha: false,
    });
    expect(jpeg.length).toBeLessThan(4 * 1024 * 1024);
  },
);

describe.each(TONES)('%s', (tone) => {
  const turn = TONES.indexOf(tone);
  // Half of them by turns: both looks of a tone at every network.
  const photos = NAMES.filter((_, index) => index % 2 === turn % 2);

  test('draws real photos for every network, and every word is legible and in its place', async () => {
    for (const [index, name] of photos.entries()) {
      const platform = CONTENT_PLATFORMS[index % 3]!;
      const look = LOOKS_OF_TONE[tone][Math.floor(index / 3) % 2]!;
      const language = CONTENT_LANGUAGES[(index + turn) % 5]!;
      const picture = await drawPost({
        ...request,
        photo: photoOf(name),
        design: { ...request.design, look },
        platform,
        language,
        seed: index,
      });
      expectReadable(picture);
    }
  });
});

describe.each(LOOKS)('%s', (look) => {
  test.each([
    ['a title of 300 characters', { title: 'Handmade ceramic breakfast bowl '.repeat(10).slice(0, 300) }],
    ['a title of one endless word and no photo', { title: 'x'.repeat(300), category: null }],
    ['a price of nothing', { price: 0, compareAtPrice: null }],
    [
      'a price in yen from',
      { price: 1_249_000, compareAtPrice: 16_900_000, priceVaries: true, currency: 'JPY' },
    ],
    ['an emoji', { title: 'Party 🎉 set 👩‍👩‍👧', category: null }],
  ])('stays in shape with %s', async (_, changes) => {
    const product = { ...request.product, ...changes };
    const photo = product.category ? photoOf('mug') : null;
    expectReadable(
      await drawPost({
        ...request,
        photo,
        product,
        design: { ...request.design, look },
        contentType: 'promotion',
      }),
    );
  });
});

test('a title from right to left is drawn where the machine has letters for it, and left out where not', async () => {
  for (const title of ['حذاء رياضي خفيف للجري', 'נעלי ריצה קלות']) {
    const picture = await drawPost({ ...request, product: { ...request.product, title } });
    expectReadable(picture);
    expect(picture.altText).toContain(title);
  }
});

test('the same seed draws the same picture', async () => {
  const wish = { ...request, photo: photoOf('mug') };
  const [one, again] = [await drawPost(wish), await drawPost(wish)];
  expect(again.jpeg.equals(one.jpeg)).toBe(true);
});

test('a file that is no photo is reported, not drawn', async () => {
  await expect(drawPost({ ...request, photo: Buffer.from('<html>') })).rejects.toBeInstanceOf(PhotoProblem);
});

const LOGO = await sharp({ create: { width: 300, height: 80, channels: 4, background: '#123456' } })
  .png()
  .toBuffer();
const namesStore = ({ writings }: DrawnPost) =>
  writings.some(({ text }) => text.lines[0]!.toLocaleLowerCase('tr') === 'ışıltı atölye');

test.each(LOOKS)('in %s a logo stands in for the name', async (look) => {
  const wish = { ...request, photo: photoOf('leather-sofa'), design: { ...request.design, look } };
  const picture = await drawPost({ ...wish, logo: LOGO });
  expect(namesStore(picture)).toBe(false);
  expect(await countOf(picture.jpeg, '#123456')).toBeGreaterThan(1_500);
});

test('a broken logo does not stand in for the name', async () => {
  expect(namesStore(await drawPost({ ...request, logo: Buffer.from('none') }))).toBe(true);
});

/** How many pixels have about this colour. */
async function countOf(jpeg: Buffer, colour: string): Promise<number> {
  const { data, info } = await sharp(jpeg).raw().toBuffer({ resolveWithObject: true });
  const [red, green, blue] = [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));
  let count = 0;
  for (let at = 0; at < data.length; at += info.channels) {
    const off =
      Math.abs(data[at]! - red!) + Math.abs(data[at + 1]! - green!) + Math.abs(data[at + 2]! - blue!);
    if (off < 12) count++;
  }
  return count;
}

const saidOn = ({ writings }: DrawnPost) => writings.map(({ text }) => text.lines.join(' '));

test.each(LOOKS)('%s says the headline, the title below it, the offer and the price', async (look) => {
  const design = { ...request.design, look, headline: 'Sabah kahvesi için', offer: '%26 indirim' };
  const picture = await drawPost({
    ...request,
    photo: photoOf('leather-sofa'),
    design,
    contentType: 'promotion',
  });
  expectReadable(picture);
  const said = saidOn(picture).map((words) => words.toLocaleLowerCase('tr'));
  expect(said).toEqual(
    expect.arrayContaining([
      'sabah kahvesi için',
      'ışıltılı seramik fincan',
      '%26 indirim',
      '₺1.249',
      '₺1.690',
    ]),
  );
  const sizeOf = (words: string) =>
    picture.writings.find(({ text }) => text.lines.join(' ').toLocaleLowerCase('tr') === words)!.text.size;
  expect(sizeOf('sabah kahvesi için')).toBeGreaterThan(sizeOf('ışıltılı seramik fincan') * 1.5);
});

test.each(LOOKS)(
  '%s numbers the steps of an educational picture, large enough for a phone, and names no price',
  async (look) => {
    const steps = ['Ilık suyla durulayın', 'Yumuşak bir bezle kurulayın', 'Üst üste koymadan saklayın'];
    for (const platform of CONTENT_PLATFORMS) {
      const design = {
        ...request.design,
        look,
        headline: 'Uzun ömürlü bir fincan',
        steps,
        showsPrice: false,
      };
      const picture = await drawPost({
        ...request,
        photo: photoOf('leather-sofa'),
        design,
        contentType: 'educational',
        platform,
      });
      expectReadable(picture);
      const said = saidOn(picture);
      expect(said).toEqual(expect.arrayContaining(['1', '2', '3', ...steps]));
      expect(said.join(' ')).not.toContain('₺');
      const unit = Math.min(picture.width, picture.height) / 1080;
      for (const { text } of picture.writings)
        expect(text.size, text.lines[0]!).toBeGreaterThanOrEqual(19 * unit);
    }
  },
);

test("pop's star stands next to the product, and repeats no offer", async () => {
  const wish: PostRequest = {
    ...request,
    photo: photoOf('freerun-running-shoe'),
    platform: 'facebook',
    contentType: 'promotion',
  };
  const design = { ...request.design, look: 'pop' as const };
  const productOf = async (showsPrice: boolean) => {
    const { jpeg } = await drawPost({ ...wish, design: { ...design, showsPrice } });
    return sharp(jpeg).extract({ left: 0, top: 180, width: 1080, height: 480 }).raw().toBuffer();
  };
  const [priced, bare] = [await productOf(true), await productOf(false)];
  let changed = 0;
  for (const [at, value] of priced.entries()) if (Math.abs(value - bare[at]!) > 24) changed++;
  expect(changed / priced.length).toBeLessThan(0.002);

  expect(saidOn(await drawPost({ ...wish, design })).join(' ')).toMatch(/%26/);
  const offered = saidOn(await drawPost({ ...wish, design: { ...design, offer: '%26 indirim' } }));
  expect(offered.filter((words) => words.includes('%26'))).toEqual(['%26 indirim']);
});

test('a brand has its colours, its font and its way of showing prices', async () => {
  const colours: [string, string] = ['#0f5c4d', '#f2b544'];
  const kit = { colours, font: 'Playfair', priceStyle: 'hidden' } as const;
  const wish = { ...request, design: { ...request.design, look: 'pop' as const } };
  const picture = await drawPost({ ...wish, kit });
  const { data } = await sharp(picture.jpeg)
    .extract({ left: 4, top: 700, width: 1, height: 1 })
    .raw()
    .toBuffer({ resolveWithObject: true });
  // Dark green, or the ray that is a step lighter.
  expect(data[1]).toBeGreaterThan(data[0]! + 40);
  expect(picture.writings.some(({ text }) => text.face === 'Playfair')).toBe(true);
  expect(saidOn(picture).join(' ')).not.toContain('₺');
  const badge = await drawPost({ ...wish, kit: { ...kit, priceStyle: 'badge' } });
  expect(saidOn(badge)).toContain('₺1.249');
});

test('the part of a photo that the owner chose is shown, and another part is not', async () => {
  const halves = await sharp({ create: { width: 800, height: 800, channels: 3, background: '#c01828' } })
    .composite([
      {
        input: { create: { width: 400, height: 800, channels: 3, background: '#1840c0' } },
        left: 400,
        top: 0,
      },
    ])
    .jpeg()
    .toBuffer();
  const middleOf = async (crop: PostRequest['design']['crop']) => {
    const { jpeg } = await drawPost({ ...request, photo: halves, design: { ...request.design, crop } });
    const [red, , blue] = await sharp(jpeg)
      .extract({ left: 540, top: 400, width: 1, height: 1 })
      .raw()
      .toBuffer();
    return red! > blue! ? 'red' : 'blue';
  };
  expect(await middleOf({ x: 0, y: 0, width: 0.5, height: 1 })).toBe('red');
  expect(await middleOf({ x: 0.5, y: 0, width: 0.5, height: 1 })).toBe('blue');
});

test('a title in capitals is calmed, and no French or English word gets a Turkish dot', async () => {
  const titled = async (title: string, language: PostRequest['language']) =>
    saidOn(
      await drawPost({
        ...request,
        product: { ...request.product, title },
        storeName: 'Atelier Lumière',
        language,
      }),
    );
  expect(await titled('PAPER CRAFT , LITTLE BIRDIE', 'tr')).toContain('Paper craft, little birdie');
  expect((await titled('Mini Lumière', 'tr')).join(' ')).not.toMatch(/İ/);
});

test('a headline, an offer and steps are described too', async () => {
  const design = {
    ...request.design,
    headline: 'Made to last',
    offer: '26% off',
    steps: ['Rinse it', 'Dry it'],
  };
  const { altText } = await drawPost({ ...request, language: 'en', design });
  expect(altText).toContain('Text: “Made to last”, “26% off”, “1. Rinse it”, “2. Dry it”.');
});

test('what is printed is described for those who hear it, in their language', async () => {
  const { altText } = await drawPost({ ...request, photo: photoOf('loafers') });
  expect(altText).toBe(
    'Işıltılı seramik fincan, renkli bir zemin üzerinde. Fiyat: ₺1.249, önceki fiyat: ₺1.690. Mağaza: Işıltı Atölye.',
  );
  for (const language of CONTENT_LANGUAGES) {
    const product = { ...request.product, price: 0 };
    const { altText: silent } = await drawPost({ ...request, product, language });
    expect(silent).not.toMatch(/\d/);
    expect(silent).toContain(request.product.title);
  }
});

test('letters and emoji are ours: a machine without fonts draws the same', async () => {
  const wish = { ...request, product: { ...request.product, title: 'Işıltılı ₺ fincan 🎉' } };
  const here = createHash('sha1')
    .update((await drawPost(wish)).jpeg)
    .digest('hex');
  expect(GlobalFonts.families.map(({ family }) => family)).toEqual(
    expect.arrayContaining(['Anton', 'Playfair', 'Manrope', 'Grotesque', 'Emoji']),
  );
  const program = `
    const { drawPost } = await import(${JSON.stringify(new URL('draw-post.ts', import.meta.url).href)});
    const { jpeg } = await drawPost(${JSON.stringify(wish)});
    console.log((await import('node:crypto')).createHash('sha1').update(jpeg).digest('hex'));`;
  const bare = spawnSync(process.execPath, ['--input-type=module', '-e', program], {
    env: { ...process.env, DISABLE_SYSTEM_FONTS_LOAD: '1' },
    encoding: 'utf8',
  });
  expect(bare.stdout.trim(), bare.stderr).toBe(here);
});
