import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import sharp from 'sharp';
import { checkCaption } from '#server/content/captions/facts-check.ts';
import { designFor } from '#server/content/captions/picture-design.ts';
import { reelLines } from '#server/content/captions/reel-lines.ts';
import type { ProductFacts } from '#server/content/products/product-facts.ts';
import { findFfmpeg } from '#server/content/reels/find-ffmpeg.ts';
import { choosePiece } from '#server/content/reels/music/choose-piece.ts';
import { renderReel } from '#server/content/reels/render-reel.ts';
import { drawPost } from '#server/content/studio/draw-post.ts';
import type { Look } from '#server/content/studio/looks.ts';
import { writeCaption } from '#server/content/writer/write-caption.ts';
import type { ContentType, Tone } from '#shared/content/content.ts';

/**
 * Makes what the landing page shows of Vitrin's own posts: two pictures, a reel and their captions, in both languages,
 * by the built-in writer and studio. `src/languages/{en,tr}/made`: photos and their credits are the demo catalogue's.
 */
const FOLDER = new URL('../src/languages/', import.meta.url);
const CATALOGUE = new URL('../simulators/data/catalogue/', import.meta.url);
const PICTURE_WIDTH = 640;
const REEL_WIDTH = 432;

interface Piece {
  handle: string;
  turkish: Pick<ProductFacts, 'title' | 'description' | 'category'>;
  look: Look;
  tone: Tone;
  contentType: ContentType;
  seed: number;
}
const PICTURES: Piece[] = [
  {
    handle: 'orchid',
    turkish: {
      title: 'Pembe Orkide',
      description: 'Çiçekleri iki aydan uzun süre açık kalır. Dalları 60 ile 90 cm arasındadır.',
      category: 'Çiçek',
    },
    look: 'editorial',
    tone: 'professional',
    contentType: 'product',
    seed: 6,
  },
  {
    handle: 'grey-fabric-sofa',
    turkish: {
      title: 'Gri Kumaş Kanepe',
      description: 'Kılıfı çıkar ve makinede yıkanır. Minderleri kalkınca biçimini hemen geri alır.',
      category: 'Mobilya',
    },
    look: 'warm',
    tone: 'casual',
    contentType: 'product',
    seed: 7,
  },
];
const REEL: Piece = {
  handle: 'tent',
  turkish: {
    title: 'Çadır',
    description: 'İçinde her yerde ayakta durulur. En çok dört kişiliktir.',
    category: 'Kamp',
  },
  look: 'bold',
  tone: 'trendy',
  contentType: 'product',
  seed: 8,
};

interface CatalogueProduct {
  handle: string;
  title: string;
  description: string;
  category: string[];
  price: string;
  images: { file: string }[];
}
const { products }: { products: CatalogueProduct[] } = JSON.parse(
  await readFile(new URL('products.json', CATALOGUE), 'utf8'),
);
const ffmpeg = await findFfmpeg(undefined);
const workshop = await mkdtemp(join(tmpdir(), 'landing-posts-'));
try {
  for (const language of ['en', 'tr'] as const) {
    const captions: string[] = [];
    for (const [at, piece] of PICTURES.entries()) {
      const { look, ...subject } = await subjectOf(piece, language);
      const caption = captionOf(piece, language);
      const drawn = await drawPost({
        ...subject,
        design: designFor({ ...subject, caption, look, latestLooks: [] }),
        kit: null,
        logo: null,
        format: 'post',
      });
      await sharp(drawn.jpeg)
        .resize(PICTURE_WIDTH)
        .webp({ quality: 78 })
        .toFile(place(language, `picture-${at + 1}.webp`));
      captions.push(caption);
    }
    await makeReel(language);
    captions.push(captionOf(REEL, language));
    await writeFile(place(language, 'captions.json'), `${JSON.stringify(captions, null, 2)}\n`);
  }
} finally {
  await rm(workshop, { recursive: true, force: true });
}

/** Smaller than what is posted, without its sound: a page plays it by itself. */
async function makeReel(language: 'en' | 'tr') {
  const whole = join(workshop, `${language}.mp4`);
  const { photo, look, ...subject } = await subjectOf(REEL, language);
  const caption = captionOf(REEL, language);
  const design = designFor({ ...subject, caption, look, latestLooks: [] });
  const { product } = subject;
  const { cover } = await renderReel(
    {
      ...subject,
      photos: [photo],
      music: choosePiece(subject.tone, subject.seed),
      design,
      lines: reelLines(caption, { product, language, hook: design.headline }),
      handle: null,
      kit: null,
      logo: null,
      seconds: 5,
      outFile: whole,
    },
    { ffmpeg },
  );
  const small = `-an -vf scale=${REEL_WIDTH}:-2 -c:v libx264 -preset slow -crf 28 -movflags +faststart -y`;
  await promisify(execFile)(ffmpeg, ['-i', whole, ...small.split(' '), place(language, 'reel.mp4')]);
  await sharp(cover).resize(REEL_WIDTH).webp({ quality: 76 }).toFile(place(language, 'reel.webp'));
}

async function subjectOf(piece: Piece, language: 'en' | 'tr') {
  const { look, tone, contentType, seed, handle } = piece;
  const [image] = productOf(handle).images;
  const product = factsOf(piece, language);
  return {
    photo: await readFile(new URL(image!.file, CATALOGUE)),
    product,
    storeName: product.storeName,
    look,
    tone,
    contentType,
    seed,
    language,
    platform: 'instagram' as const,
  };
}

function captionOf(piece: Piece, language: 'en' | 'tr'): string {
  const request = {
    product: factsOf(piece, language),
    platform: 'instagram' as const,
    contentType: piece.contentType,
    tone: piece.tone,
    language,
    before: [],
    ofProduct: { latest: [], count: 0 },
    seed: piece.seed,
    strategy: null,
    includeHashtags: true,
    brand: null,
  };
  const { caption, hashtags } = writeCaption(request);
  const problems = checkCaption(caption, hashtags, request);
  if (problems.length > 0) throw new Error(problems.join(' '));
  return caption;
}

function factsOf({ handle, turkish }: Piece, language: 'en' | 'tr'): ProductFacts {
  const { title, description, category, price } = productOf(handle);
  const cents = Math.round(Number(price) * 100);
  const shared = {
    id: handle,
    vendor: null,
    compareAtPrice: null,
    priceVaries: false,
    inventory: null,
    variants: [],
    imageUrl: null,
    moreImageUrls: [],
  };
  return language === 'tr'
    ? {
        ...shared,
        ...turkish,
        price: Math.round((cents * 40) / 5_000) * 5_000 - 10,
        currency: 'TRY',
        storeName: 'Lumière İstanbul',
        storeUrl: 'https://www.shopier.com/lumiere',
      }
    : {
        ...shared,
        title,
        description,
        category: category.at(-1) ?? null,
        price: cents,
        currency: 'USD',
        storeName: 'Atelier Lumière',
        storeUrl: 'https://atelier-lumiere.myshopify.com',
      };
}

function productOf(handle: string): CatalogueProduct {
  const product = products.find((each) => each.handle === handle);
  if (!product) throw new Error(`The catalogue has no ${handle}.`);
  return product;
}

function place(language: string, file: string): string {
  return new URL(`${language}/made/${file}`, FOLDER).pathname;
}
