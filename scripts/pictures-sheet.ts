import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createCanvas, loadImage } from '@napi-rs/canvas';
import { drawPost, type PostRequest } from '#server/content/studio/draw-post.ts';
import { LOOKS, type Look } from '#server/content/studio/looks.ts';
import { CONTENT_LANGUAGES, CONTENT_PLATFORMS } from '#shared/content/content.ts';
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
  const platform = CONTENT_PLATFORMS.find((name) => name === kind) ?? 'instagram';
  return {
    photo: image && index % 12 !== 11 ? readFileSync(join(catalogue, image.file)) : null,
    product: {
      title: product.title,
      category: product.category.at(-1) ?? null,
      price,
      compareAtPrice: index % 3 === 0 ? Math.round(price * 1.25) : null,
      priceVaries: index % 5 === 4,
      currency: index % 4 === 1 ? 'TRY' : 'USD',
    },
    storeName: index % 2 ? 'Işıltı Atölye' : 'Northwind Goods',
    logo: null,
    platform,
    format: kind === 'cover' ? 'reel-cover' : 'post',
    contentType: index % 3 === 0 ? 'promotion' : 'product',
    language: CONTENT_LANGUAGES[index % CONTENT_LANGUAGES.length]!,
    design: { look, headline: null, offer: null, steps: [], showsPrice: true, crop: null },
    kit: null,
    seed: index + 1,
  };
}
