import sharp from 'sharp';
import { expect, test } from 'vitest';
import type { BrandKit } from '#shared/content/brand-kit.ts';
import { CAROUSEL_LOOKS, type CarouselSlide } from '#shared/content/carousel-slide.ts';
import type { ContentPlatform } from '#shared/content/content.ts';
import { LEAST_CONTRAST } from './colours.ts';
import { drawPost, type PostRequest } from './draw-post.ts';

const round = (fill: string) =>
  sharp(Buffer.from(`<svg width="400" height="300"><circle cx="200" cy="150" r="120" fill="${fill}"/></svg>`))
    .png()
    .toBuffer();

async function drawn(
  slide: Pick<CarouselSlide, 'look' | 'kind' | 'at'>,
  said: { headline?: string; steps?: string[]; label?: string } = {},
  platform: ContentPlatform = 'instagram',
  kit: BrandKit | null = null,
) {
  const { headline = null, steps = [], label = null } = said;
  const request: PostRequest = {
    photo: await round('#2a6fb0'),
    product: {
      title: 'Hasır Sepet',
      category: null,
      price: 49990,
      compareAtPrice: null,
      priceVaries: false,
      currency: 'TRY',
    },
    storeName: 'Işıltı Atölye',
    platform,
    format: 'post',
    contentType: 'product',
    language: 'tr',
    design: { look: 'clean', headline, steps, offer: null, showsPrice: slide.kind !== 'step', crop: null },
    kit,
    seed: 3,
    slide: { of: 4, label, step: slide.kind === 'step' ? 1 : null, variant: null, colours: null, ...slide },
  };
  const picture = await drawPost(request);
  return { ...picture, lines: picture.writings.map(({ text }) => text.lines.join(' ')) };
}

test.each(CAROUSEL_LOOKS)(
  'a slide of %s says what it shows, where it stands and only at first how to go on',
  async (look) => {
    const cover = await drawn({ look, kind: 'cover', at: 1 }, { headline: 'Evin en sevilen köşesi' });
    expect(cover.lines).toEqual(
      expect.arrayContaining(['Evin en sevilen köşesi', '1/4', 'Kaydır', '₺499,90']),
    );
    const step = await drawn(
      { look, kind: 'step', at: 2 },
      { steps: ['Nemli bezle silin.'], label: 'İpucu 1' },
      'facebook',
    );
    expect(step.lines).toEqual(expect.arrayContaining(['İpucu 1', 'Nemli bezle silin.', '2/4']));
    expect(step.lines).not.toContain('Kaydır');
    expect(step.altText).toMatch(/^İpucu 1: Nemli bezle silin\./);
    const closing = await drawn({ look, kind: 'closing', at: 4 }, { label: 'Sipariş için' }, 'twitter');
    expect(closing.lines).toEqual(expect.arrayContaining(['Sipariş için', 'Işıltı Atölye', 'Hasır Sepet']));
    for (const { width, height, writings } of [cover, step, closing])
      for (const { box, contrast, text } of writings) {
        expect.soft(contrast, text.lines.join(' ')).toBeGreaterThanOrEqual(LEAST_CONTRAST);
        expect.soft(Math.min(box.x, box.y), text.lines.join(' ')).toBeGreaterThan(0);
        expect.soft(box.x + box.width, text.lines.join(' ')).toBeLessThan(width);
        expect.soft(box.y + box.height, text.lines.join(' ')).toBeLessThan(height);
      }
  },
);

test('a carousel is set in the brand’s font, in its colours, and without a price where the brand shows none', async () => {
  const kit: BrandKit = { colours: ['#7a1f3d', '#f2c14e'], font: 'Anton', priceStyle: 'hidden' };
  const { writings, lines, jpeg } = await drawn(
    { look: 'ribbon', kind: 'cover', at: 1 },
    { headline: 'Evin köşesi' },
    'instagram',
    kit,
  );
  expect(writings.find(({ text }) => text.lines.join(' ') === 'Evin köşesi')!.text.face).toBe('Anton');
  expect(lines).not.toContain('₺499,90');
  const plain = await drawn({ look: 'ribbon', kind: 'cover', at: 1 }, { headline: 'Evin köşesi' });
  expect(await meanOf(jpeg)).not.toEqual(await meanOf(plain.jpeg));
});

test('the ribbon leaves a slide where it enters the next', async () => {
  const [one, two] = await Promise.all([1, 2].map((at) => drawn({ look: 'ribbon', kind: 'fact', at })));
  const right = await column(one!.jpeg, one!.width - 1);
  const left = await column(two!.jpeg, 0);
  const apart = right.map((value, place) => Math.abs(value - left[place]!));
  expect(apart.filter((distance) => distance > 40).length / apart.length).toBeLessThan(0.02);
  // It is there to be seen.
  expect(Math.max(...right) - Math.min(...right)).toBeGreaterThan(40);
});

async function column(jpeg: Buffer, left: number): Promise<number[]> {
  const height = (await sharp(jpeg).metadata()).height;
  return [...(await sharp(jpeg).extract({ left, top: 0, width: 1, height }).greyscale().raw().toBuffer())];
}

const meanOf = async (jpeg: Buffer) =>
  (await sharp(jpeg).stats()).channels.map(({ mean }) => Math.round(mean));
