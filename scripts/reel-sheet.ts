import { readFile, writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { createCanvas } from '@napi-rs/canvas';
import { makeFilm } from '#server/content/reels/film.ts';
import { LOOKS, type Look } from '#server/content/studio/looks.ts';
import type { Tone } from '#shared/content/content.ts';

/**
 * A sheet of frames to judge reels by: one row for each product and look.
 * node scripts/reel-sheet.ts --to sheet.png [--looks noir,pop] [--products mug,tent] [--seconds 5] [--frames 9]
 */
const { values } = parseArgs({
  options: {
    to: { type: 'string', default: 'reel-sheet.png' },
    looks: { type: 'string', default: LOOKS.join(',') },
    products: {
      type: 'string',
      default: 'mug,tent,instant-camera,hi-top-basketball-shoe,off-shoulder-boho-dress,-',
    },
    seconds: { type: 'string', default: '5' },
    frames: { type: 'string', default: '9' },
    language: { type: 'string', default: 'en' },
    title: { type: 'string' },
  },
});

const CATALOGUE = new URL('../simulators/data/catalogue/', import.meta.url);
const SMALL = { width: 216, height: 384 };
const TONES: Record<Look, Tone> = {
  clean: 'professional',
  editorial: 'professional',
  warm: 'casual',
  playful: 'casual',
  bold: 'trendy',
  pop: 'trendy',
  noir: 'luxury',
  serif: 'luxury',
};

interface CatalogueProduct {
  handle: string;
  title: string;
  category: string[];
  price: string;
}
const { products }: { products: CatalogueProduct[] } = JSON.parse(
  await readFile(new URL('products.json', CATALOGUE), 'utf8'),
);
const looks = values.looks.split(',') as Look[];
const handles = values.products.split(',');
const frames = Number(values.frames);
const seconds = values.seconds === '10' ? 10 : 5;
const sheet = createCanvas(SMALL.width * frames, SMALL.height * looks.length * handles.length);
const ctx = sheet.getContext('2d');

for (const [row, [look, handle]] of looks
  .flatMap((look) => handles.map((handle) => [look, handle] as const))
  .entries()) {
  const product = products.find((one) => one.handle === handle) ?? products[row]!;
  const price = Math.round(Number(product.price) * 100);
  const film = await makeFilm({
    photo: handle === '-' ? null : await readFile(new URL(`images/${handle}.jpg`, CATALOGUE)),
    product: {
      title: values.title ?? product.title,
      category: product.category.at(-1) ?? null,
      price,
      compareAtPrice: row % 2 ? Math.round(price * 1.3) : null,
      priceVaries: row % 3 === 0,
      currency: values.language === 'tr' ? 'TRY' : 'USD',
    },
    storeName: values.language === 'tr' ? 'Işıltı Atölyesi' : 'Fern & Fable',
    contentType: 'product',
    tone: TONES[look],
    language: values.language === 'tr' ? 'tr' : 'en',
    seconds,
    look,
    seed: row,
  });
  for (let frame = 0; frame < frames; frame++) {
    ctx.save();
    ctx.beginPath();
    ctx.rect(frame * SMALL.width, row * SMALL.height, SMALL.width - 4, SMALL.height - 4);
    ctx.clip();
    ctx.translate(frame * SMALL.width, row * SMALL.height);
    ctx.scale(SMALL.width / 1080, SMALL.height / 1920);
    film.draw(ctx, frame === 0 ? 0 : ((frame + 0.4) / frames) * seconds);
    ctx.restore();
  }
}
await writeFile(values.to, await sheet.encode('png'));
