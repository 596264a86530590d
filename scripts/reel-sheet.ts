import { readFile, writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { createCanvas } from '@napi-rs/canvas';
import { makeFilm } from '#server/content/reels/film.ts';
import { choosePiece } from '#server/content/reels/music/choose-piece.ts';
import { LOOKS, type Look } from '#server/content/studio/looks.ts';
import type { ContentLanguage, ContentType, Tone } from '#shared/content/content.ts';

/**
 * A sheet of frames to judge reels by: one row for each product and look. Products are handles of the catalogue; several
 * joined by + are one product with several photos, - is one without.
 * node scripts/reel-sheet.ts --to sheet.png [--looks noir,pop] [--products mug,tent+watch,-] [--seconds 5] [--frames 9]
 *   [--type promotion] [--language tr] [--hook words] [--lines one|two] [--steps one|two|three] [--title words]
 */
const { values } = parseArgs({
  options: {
    to: { type: 'string', default: 'reel-sheet.png' },
    looks: { type: 'string', default: LOOKS.join(',') },
    products: {
      type: 'string',
      default: 'mug,boxing-gloves,off-shoulder-boho-dress,allstar-sneakers,-',
    },
    seconds: { type: 'string', default: '5' },
    frames: { type: 'string', default: '9' },
    language: { type: 'string', default: 'en' },
    type: { type: 'string', default: 'product' },
    hook: { type: 'string', default: 'Made for slow Sunday mornings' },
    lines: { type: 'string', default: 'Solid, light and hand-finished|Ready for every day' },
    steps: { type: 'string', default: '' },
    handle: { type: 'string', default: 'fern.and.fable' },
    title: { type: 'string' },
    width: { type: 'string', default: '216' },
  },
});

const CATALOGUE = new URL('../simulators/data/catalogue/', import.meta.url);
const SMALL = { width: Number(values.width), height: (Number(values.width) * 16) / 9 };
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
  price: string;
}
const { products }: { products: CatalogueProduct[] } = JSON.parse(
  await readFile(new URL('products.json', CATALOGUE), 'utf8'),
);
const looks = values.looks.split(',') as Look[];
const handles = values.products.split(',');
const contentType = values.type as ContentType;
const frames = Number(values.frames);
const seconds = values.seconds === '10' ? 10 : 5;
const rows = looks.flatMap((look) => handles.map((handle) => [look, handle] as const));
const sheet = createCanvas(SMALL.width * frames, SMALL.height * rows.length);
const ctx = sheet.getContext('2d');

for (const [row, [look, handle]] of rows.entries()) {
  const photographed = handle === '-' ? [] : handle.split('+');
  const product = products.find((one) => one.handle === photographed[0]) ?? products[row]!;
  const price = Math.round(Number(product.price) * 100);
  const film = await makeFilm({
    photos: await Promise.all(photographed.map((one) => readFile(new URL(`images/${one}.jpg`, CATALOGUE)))),
    product: {
      title: values.title ?? product.title,
      price,
      compareAtPrice: contentType === 'promotion' ? Math.round(price * 1.3) : null,
      priceVaries: false,
      currency: values.language === 'tr' ? 'TRY' : 'USD',
    },
    storeName: values.language === 'tr' ? 'Lumière İstanbul' : 'Fern & Fable',
    handle: values.handle || null,
    platform: 'instagram',
    contentType,
    tone: TONES[look],
    music: choosePiece(TONES[look], row),
    language: values.language as ContentLanguage,
    seconds,
    design: {
      look,
      headline: values.hook || null,
      offer: null,
      steps: values.steps ? values.steps.split('|') : [],
      showsPrice: contentType === 'product' || contentType === 'promotion',
      crop: null,
    },
    lines: values.lines ? values.lines.split('|') : [],
    kit: null,
    logo: null,
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
