import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createCanvas, loadImage } from '@napi-rs/canvas';
import { drawPost, type PostRequest } from '#server/content/studio/draw-post.ts';
import { LOOKS, type Look } from '#server/content/studio/looks.ts';
import { CONTENT_PLATFORMS, type ContentType } from '#shared/content/content.ts';
import type { PictureDesign } from '#shared/content/picture.ts';
import { parseMoney } from '#shared/core/money.ts';

/*
 * Every look with 24 products of the catalogue on one sheet, to be looked at:
 *   node scripts/pictures-sheet.ts sheet.png [instagram|facebook|twitter|cover] [look …]
 */
const catalogue = join(import.meta.dirname, '../simulators/data/catalogue');
const [target = 'pictures-sheet.png', kind = 'instagram', ...wanted] = process.argv.slice(2);
const looks = wanted.length > 0 ? LOOKS.filter((look) => wanted.includes(look)) : LOOKS;

interface Product {
  title: string;
  category: string[];
  price: string;
  images: { file: string }[];
}
const { products } = JSON.parse(readFileSync(join(catalogue, 'products.json'), 'utf8')) as {
  products: Product[];
};
const TYPES: ContentType[] = ['promotion', 'product', 'lifestyle', 'educational'];

type Said = Pick<PictureDesign, 'headline' | 'offer' | 'steps' | 'showsPrice'>;
/** As long as captions' own words come. */
const SAID: Record<'en' | 'tr', Record<ContentType, Said>> = {
  en: {
    promotion: { headline: 'A good week to buy it', offer: '20% off', steps: [], showsPrice: true },
    product: { headline: null, offer: null, steps: [], showsPrice: true },
    lifestyle: { headline: 'Made for slow Sunday mornings', offer: null, steps: [], showsPrice: false },
    educational: {
      headline: 'How to keep it going for years',
      offer: null,
      steps: ['Wipe it with a dry, soft cloth', 'Keep it out of direct sun', 'Check the screws once a year'],
      showsPrice: false,
    },
  },
  tr: {
    promotion: { headline: 'Bu haftanın en iyi fiyatı', offer: '%20 indirim', steps: [], showsPrice: true },
    product: { headline: 'Her gün elinizin altında', offer: null, steps: [], showsPrice: true },
    lifestyle: { headline: 'Yavaş pazar sabahları için', offer: null, steps: [], showsPrice: false },
    educational: {
      headline: 'Yıllarca kullanmak için üç adım',
      offer: null,
      steps: ['Kuru, yumuşak bir bezle silin', 'Doğrudan güneşten uzak tutun', 'Vidaları yılda bir sıkın'],
      showsPrice: false,
    },
  },
};

const chosen = products.filter((_, index) => index % 3.5 < 1).slice(0, 24);
const HEIGHT = 440;
const tiles: { look: Look; bytes: Buffer; width: number }[] = [];
const took: number[] = [];

for (const look of looks) {
  for (const [index, product] of chosen.entries()) {
    const started = performance.now();
    const picture = await drawPost(requestFor(product, look, index));
    took.push(performance.now() - started);
    tiles.push({ look, bytes: picture.jpeg, width: Math.round((picture.width / picture.height) * HEIGHT) });
  }
}

const tileWidth = tiles[0]!.width + 8;
const columns = kind === 'twitter' ? 4 : 8;
const rows = Math.ceil(tiles.length / columns);
const sheet = createCanvas(columns * tileWidth, rows * (HEIGHT + 8));
const ctx = sheet.getContext('2d');
for (const [index, { bytes, width }] of tiles.entries()) {
  const [x, y] = [(index % columns) * tileWidth, Math.floor(index / columns) * (HEIGHT + 8)];
  ctx.drawImage(await loadImage(bytes), x, y, width, HEIGHT);
}
writeFileSync(target, await sheet.encode('png'));
took.sort((one, other) => one - other);
const at = (part: number) => Math.round(took[Math.floor(part * (took.length - 1))]!);
console.log(
  `${tiles.length} pictures: median ${at(0.5)} ms, slowest twentieth ${at(0.95)} ms, slowest ${at(1)} ms`,
);

function requestFor(product: Product, look: Look, index: number): PostRequest {
  const [image] = product.images;
  const price = parseMoney(product.price, 'USD');
  const language = index % 2 ? 'tr' : 'en';
  const platform = CONTENT_PLATFORMS.find((name) => name === kind) ?? 'instagram';
  return {
    photo: image && index % 8 !== 7 ? readFileSync(join(catalogue, image.file)) : null,
    product: {
      title: product.title,
      category: product.category.at(-1) ?? null,
      price,
      compareAtPrice: TYPES[index % TYPES.length] === 'promotion' ? Math.round(price * 1.25) : null,
      priceVaries: index % 5 === 4,
      currency: index % 4 === 1 ? 'TRY' : 'USD',
    },
    storeName: index % 2 ? 'Işıltı Atölye' : 'Northwind Goods',
    logo: null,
    platform,
    format: kind === 'cover' ? 'reel-cover' : 'post',
    contentType: TYPES[index % TYPES.length]!,
    language,
    design: { look, crop: null, ...SAID[language][TYPES[index % TYPES.length]!] },
    kit:
      index % 6 === 5
        ? { colours: ['#0f5c4d', '#f2b544'], font: 'Playfair', priceStyle: 'badge' }
        : null,
    seed: index + 1,
  };
}
