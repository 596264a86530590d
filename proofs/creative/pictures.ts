import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createCanvas, loadImage } from '@napi-rs/canvas';
import { LEAST_CONTRAST } from '#server/content/studio/colours.ts';
import { type DrawnPost, drawPost, type PostRequest } from '#server/content/studio/draw-post.ts';
import { chooseLook, LOOKS, type Look } from '#server/content/studio/looks.ts';
import { pictureWords } from '#server/content/writer/picture-words.ts';
import { sampleProducts } from '#server/content/writer/testing/sample-products.ts';
import { writeCaption } from '#server/content/writer/write-caption.ts';
import type { BrandKit } from '#shared/content/brand-kit.ts';
import {
  CONTENT_LANGUAGES,
  CONTENT_PLATFORMS,
  CONTENT_TYPES,
  type ContentPlatform,
  TONES,
} from '#shared/content/content.ts';

const CATALOGUE = join(import.meta.dirname, '../../simulators/data/catalogue');
const PRODUCTS_A_LOOK = 8;
/** Of a picture 1080 wide; on a phone a third of that. */
const SMALLEST_LETTERS = 19;
const POSTS_OF_A_WEEK = 9;
const TILE_HEIGHT = 440;
const COLUMNS = 8;

const BRAND: BrandKit = {
  colours: ['#0f5c4d', '#f2b544'],
  font: 'Playfair',
  priceStyle: 'badge',
};

interface Tile {
  look: Look;
  platform: ContentPlatform;
  picture: DrawnPost;
}

/** Draws each look for each network with the captions' own words, and looks at what was written where. */
export async function provePictures(folder: string | null): Promise<string[]> {
  const missed: string[] = [];
  const took: number[] = [];
  let withHeadline = 0;
  let drawn = 0;
  for (const platform of CONTENT_PLATFORMS) {
    const tiles: Tile[] = [];
    for (const look of LOOKS)
      for (const request of await requestsFor(look, platform)) {
        const started = performance.now();
        const picture = await drawPost(request);
        took.push(performance.now() - started);
        drawn += 1;
        withHeadline += request.design.headline ? 1 : 0;
        missed.push(
          ...faultsOf(picture).map((fault) => `${platform}, ${look}, ${request.product.title}: ${fault}`),
        );
        tiles.push({ look, platform, picture });
      }
    if (folder) writeFileSync(join(folder, `pictures-${platform}.png`), await sheetOf(tiles));
  }
  took.sort((one, other) => one - other);
  const at = (part: number) => Math.round(took[Math.floor(part * (took.length - 1))]!);
  const looks = looksOfAWeek();
  process.stdout.write(
    [
      `Pictures: ${drawn} drawn, ${missed.length} faults of legibility or room, headline on ${Math.round((withHeadline * 100) / drawn)} %`,
      `  median ${at(0.5)} ms, slowest twentieth ${at(0.95)} ms`,
      `  looks of ${POSTS_OF_A_WEEK} posts in a row: ${looks}\n`,
    ].join('\n'),
  );
  if (looks < LOOKS.length) missed.push(`${POSTS_OF_A_WEEK} posts in a row have only ${looks} looks`);
  return missed;
}

async function requestsFor(look: Look, platform: ContentPlatform): Promise<PostRequest[]> {
  const requests: PostRequest[] = [];
  for (let index = 0; index < PRODUCTS_A_LOOK; index++) {
    const turn = LOOKS.indexOf(look) + index;
    const language = CONTENT_LANGUAGES[turn % CONTENT_LANGUAGES.length]!;
    const contentType = CONTENT_TYPES[index % CONTENT_TYPES.length]!;
    const tone = TONES[turn % TONES.length]!;
    const photographed = (await sampleProducts(language)).filter(({ title }) => photoOf(title));
    const found = photographed[(turn * 7 + index * 11) % photographed.length]!;
    const reduced =
      contentType === 'promotion' && found.price ? Math.round(found.price * 1.25) : found.compareAtPrice;
    const product = { ...found, compareAtPrice: reduced };
    const wish = { product, contentType, tone, language, seed: turn };
    const { caption } = writeCaption({
      ...wish,
      platform,
      strategy: null,
      includeHashtags: false,
      brand: null,
      before: [],
      ofProduct: { latest: [], count: turn },
    });
    const showsPrice = contentType === 'product' || contentType === 'promotion';
    const hasPhoto = index !== PRODUCTS_A_LOOK - 1;
    requests.push({
      photo: hasPhoto ? readFileSync(photoOf(product.title)!) : null,
      product,
      storeName: product.storeName,
      platform,
      format: 'post',
      contentType,
      language,
      design: { look, ...pictureWords({ ...wish, caption }), showsPrice, crop: null },
      kit: index === PRODUCTS_A_LOOK - 2 ? BRAND : null,
      seed: turn,
    });
  }
  return requests;
}

interface Listed {
  title: string;
  images: { file: string }[];
}
const photos = new Map(
  (JSON.parse(readFileSync(join(CATALOGUE, 'products.json'), 'utf8')) as { products: Listed[] }).products.map(
    ({ title, images }) => [title, images[0]?.file],
  ),
);

function photoOf(title: string): string | null {
  const file = photos.get(title);
  return file ? join(CATALOGUE, file) : null;
}

function faultsOf({ writings, width, height }: DrawnPost): string[] {
  const unit = Math.min(width, height) / 1080;
  return writings.flatMap(({ text, box, room, contrast }) => {
    const words = `“${text.lines.join(' ')}”`;
    const isOutside =
      box.width > room.width + 1 || box.height > room.height + 1 || box.y + box.height > height + 1;
    return [
      ...(contrast < LEAST_CONTRAST - 0.05 ? [`${words} has a contrast of ${contrast.toFixed(1)}`] : []),
      ...(isOutside ? [`${words} is larger than its room`] : []),
      ...(text.size < SMALLEST_LETTERS * unit
        ? [`${words} is ${Math.round(text.size / unit)} px small`]
        : []),
    ];
  });
}

function looksOfAWeek(): number {
  const latest: Look[] = [];
  for (let seed = 0; seed < POSTS_OF_A_WEEK; seed++) latest.unshift(chooseLook('casual', seed, latest));
  return new Set(latest).size;
}

async function sheetOf(tiles: Tile[]): Promise<Buffer> {
  const [{ picture }] = tiles as [Tile];
  const width = Math.round((picture.width / picture.height) * TILE_HEIGHT);
  const rows = Math.ceil(tiles.length / COLUMNS);
  const sheet = createCanvas(COLUMNS * (width + 8), rows * (TILE_HEIGHT + 8));
  const ctx = sheet.getContext('2d');
  for (const [index, tile] of tiles.entries()) {
    const [x, y] = [(index % COLUMNS) * (width + 8), Math.floor(index / COLUMNS) * (TILE_HEIGHT + 8)];
    ctx.drawImage(await loadImage(tile.picture.jpeg), x, y, width, TILE_HEIGHT);
  }
  return sheet.encode('png');
}
