import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Canvas, createCanvas } from '@napi-rs/canvas';
import sharp from 'sharp';
import { designFor } from '#server/content/captions/picture-design.ts';
import { reelLines } from '#server/content/captions/reel-lines.ts';
import { checkReel } from '#server/content/reels/check-reel.ts';
import { type Film, makeFilm } from '#server/content/reels/film.ts';
import { findFfmpeg } from '#server/content/reels/find-ffmpeg.ts';
import { choosePiece } from '#server/content/reels/music/choose-piece.ts';
import { REEL_SIZE, type ReelSubject } from '#server/content/reels/reel-request.ts';
import { wordsFor } from '#server/content/reels/reel-words.ts';
import { renderReel } from '#server/content/reels/render-reel.ts';
import { faultsOfFilm } from '#server/content/reels/testing/check-film.ts';
import { readFrames } from '#server/content/reels/testing/read-frames.ts';
import { LOOKS, type Look } from '#server/content/studio/looks.ts';
import { sampleProducts } from '#server/content/writer/testing/sample-products.ts';
import { writeCaption } from '#server/content/writer/write-caption.ts';
import type { BrandKit } from '#shared/content/brand-kit.ts';
import {
  CONTENT_LANGUAGES,
  CONTENT_PLATFORMS,
  CONTENT_TYPES,
  REEL_SECONDS,
  TONES,
} from '#shared/content/content.ts';

const CATALOGUE = join(import.meta.dirname, '../../simulators/data/catalogue');
const REELS_A_LOOK = 8;
const FRAMES = 12;
const TILE = { width: 180, height: 320 };
/** Of the hook and of the price in the finished frames. */
const LEAST_SECONDS = { hook: 1, price: 1.5 };

const BRAND: BrandKit = {
  colours: ['#0f5c4d', '#f2b544'],
  font: 'Grotesque',
  priceStyle: 'badge',
};

/** Films of every look with the captions' own words are looked at frame by frame; one a look is encoded and read back. */
export async function proveReels(folder: string | null): Promise<string[]> {
  const ffmpeg = await findFfmpeg(undefined);
  const missed: string[] = [];
  let films = 0;
  for (const look of LOOKS) {
    const subjects = await subjectsFor(look);
    const made: [Film, ReelSubject][] = [];
    for (const subject of subjects) {
      const film = await makeFilm(subject);
      const { seconds, product } = subject;
      const faults = faultsOfFilm(film, { seconds, price: wordsFor(subject).price?.now ?? null });
      missed.push(...faults.map((fault) => `${look}, ${product.title}, ${seconds} s: ${fault}`));
      made.push([film, subject]);
      films += 1;
    }
    const [film, subject] = made.find(([, { seconds }]) => seconds === REEL_SECONDS[0])!;
    missed.push(...(await faultsOfFile(ffmpeg, film, subject)).map((fault) => `${look}, encoded: ${fault}`));
    if (folder) writeFileSync(join(folder, `reels-${look}.png`), await sheetOf(made));
  }
  process.stdout.write(
    `Reels: ${films} films, ${LOOKS.length} of them encoded and read back, ${missed.length} faults\n`,
  );
  return missed;
}

async function subjectsFor(look: Look): Promise<ReelSubject[]> {
  const subjects: ReelSubject[] = [];
  for (let index = 0; index < REELS_A_LOOK; index++) {
    const turn = LOOKS.indexOf(look) * 3 + index;
    const language = CONTENT_LANGUAGES[turn % CONTENT_LANGUAGES.length]!;
    const contentType = CONTENT_TYPES[index % CONTENT_TYPES.length]!;
    const tone = TONES[turn % TONES.length]!;
    const platform = CONTENT_PLATFORMS[turn % CONTENT_PLATFORMS.length]!;
    const photographed = (await sampleProducts(language)).filter(({ title }) => photoOf(title));
    const product = photographed[(turn * 7 + index * 13) % photographed.length]!;
    const wish = { product, contentType, tone, language, platform, seed: turn };
    const { caption } = writeCaption({
      ...wish,
      strategy: null,
      includeHashtags: false,
      brand: null,
      before: [],
      ofProduct: { latest: [], count: turn },
    });
    const design = designFor({ ...wish, caption, look, latestLooks: [] });
    const photo = readFileSync(photoOf(product.title)!);
    const photos = index === REELS_A_LOOK - 1 ? [] : index % 4 === 1 ? [photo, await closer(photo)] : [photo];
    subjects.push({
      ...wish,
      music: choosePiece(tone, turn),
      design,
      photos,
      storeName: language === 'tr' ? 'Lumière İstanbul' : product.storeName,
      handle: index % 3 === 2 ? null : 'atelier.lumiere',
      seconds: REEL_SECONDS[Math.floor(index / CONTENT_TYPES.length) % REEL_SECONDS.length]!,
      lines: reelLines(caption, { product, language, hook: design.headline }),
      kit: index === REELS_A_LOOK - 3 ? BRAND : null,
      logo: null,
    });
  }
  return subjects;
}

/** Another photo of the same product. */
async function closer(photo: Buffer): Promise<Buffer> {
  const { width, height } = await sharp(photo).metadata();
  const [left, top] = [Math.round(width * 0.15), Math.round(height * 0.15)];
  return sharp(photo)
    .extract({ left, top, width: width - 2 * left, height: height - 2 * top })
    .jpeg({ quality: 92 })
    .toBuffer();
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

/** What the finished file shows, frame by frame. */
async function faultsOfFile(ffmpeg: string, film: Film, subject: ReelSubject): Promise<string[]> {
  const folder = mkdtempSync(join(tmpdir(), 'vitrin-proof-'));
  try {
    const outFile = join(folder, 'reel.mp4');
    await renderReel({ ...subject, outFile }, { ffmpeg });
    const { seconds } = subject;
    const { framesPerSecond } = REEL_SIZE;
    const { problems } = await checkReel(outFile, { seconds, framesPerSecond });
    const frames = await readFrames(ffmpeg, outFile);
    if (frames.count !== seconds * framesPerSecond) problems.push(`It has ${frames.count} frames.`);
    for (const writing of film.writings) {
      if (writing.role !== 'hook' && writing.role !== 'price') continue;
      const shown = frames.secondsShowing(film, writing);
      if (shown.seconds < LEAST_SECONDS[writing.role])
        problems.push(`“${writing.text}” stands for ${shown.seconds} s in its frames.`);
    }
    return problems;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function sheetOf(films: [Film, ReelSubject][]): Promise<Buffer> {
  const sheet: Canvas = createCanvas(TILE.width * FRAMES, TILE.height * films.length);
  const ctx = sheet.getContext('2d');
  for (const [row, [film, { seconds }]] of films.entries())
    for (let frame = 0; frame < FRAMES; frame++) {
      ctx.save();
      ctx.beginPath();
      ctx.rect(frame * TILE.width, row * TILE.height, TILE.width - 4, TILE.height - 4);
      ctx.clip();
      ctx.translate(frame * TILE.width, row * TILE.height);
      ctx.scale(TILE.width / REEL_SIZE.width, TILE.height / REEL_SIZE.height);
      film.draw(ctx, frame === 0 ? 0 : ((frame + 0.4) / FRAMES) * seconds);
      ctx.restore();
    }
  return sheet.encode('png');
}
