import { createCanvas, loadImage } from '@napi-rs/canvas';
import sharp from 'sharp';
import { inSentenceCase } from '#server/core/language/sentence-case.ts';
import type { BrandKit } from '#shared/content/brand-kit.ts';
import type { CarouselSlide } from '#shared/content/carousel-slide.ts';
import type { ContentLanguage, ContentPlatform, ContentType } from '#shared/content/content.ts';
import type { PictureDesign } from '#shared/content/picture.ts';
import { seededChance } from '#shared/core/chance.ts';
import { describePicture } from './alt-text.ts';
import { drawBold } from './bold-look.ts';
import { describeSlide, drawSlide, SCHEME_OF } from './carousel-slide.ts';
import { drawClean } from './clean-look.ts';
import { schemeFor } from './colours.ts';
import { drawableText } from './drawable-text.ts';
import { drawEditorial } from './editorial-look.ts';
import type { Face } from './fonts.ts';
import type { Look } from './looks.ts';
import { drawNoir } from './noir-look.ts';
import { type ProductPhoto, partOfPhoto, readPhoto } from './photo.ts';
import { drawPlayful } from './playful-look.ts';
import { drawPop } from './pop-look.ts';
import { POST_SIZES } from './post-sizes.ts';
import { type PricedProduct, sayPrice } from './price-words.ts';
import { drawSerif } from './serif-look.ts';
import type { Stage, Words, Writing } from './stage.ts';
import { drawWarm } from './warm-look.ts';

export interface PostRequest {
  photo: Buffer | null;
  product: PricedProduct & { title: string; category: string | null };
  storeName: string;
  logo?: Buffer | null;
  platform: ContentPlatform;
  format: 'post' | 'reel-cover';
  contentType: ContentType;
  language: ContentLanguage;
  design: PictureDesign;
  /** What makes the pictures of a store known as its own; null where that is not known. */
  kit: BrandKit | null;
  /** The same seed draws the same picture. */
  seed: number;
  /** Of a carousel: it is drawn in a look of its own. */
  slide?: CarouselSlide;
  /** Whose colours it has in place of its photo's. */
  colourPhoto?: Buffer | null;
}

export interface DrawnPost {
  jpeg: Buffer;
  width: number;
  height: number;
  altText: string;
  /** What was written where. */
  writings: Writing[];
}

const QUALITY = 88;

/** The weight in which each family writes what is largest. */
const BRAND_FACES: Record<NonNullable<BrandKit['font']>, Face> = {
  Manrope: 'Manrope Heavy',
  Grotesque: 'Grotesque Bold',
  Playfair: 'Playfair',
  Anton: 'Anton',
};

/** Capitals are 0.72 of a letter's size in our faces; a phone shows a picture 343 pixels wide. */
const SMALL_LETTERS = 9 / (0.72 * 343);

const COVER = { width: 1080, height: 1920, shape: 'tall' } as const;

const DRAW: Record<Look, (stage: Stage) => void> = {
  clean: drawClean,
  editorial: drawEditorial,
  warm: drawWarm,
  playful: drawPlayful,
  bold: drawBold,
  pop: drawPop,
  noir: drawNoir,
  serif: drawSerif,
};

/**
 * A picture to post, made of the product's photo and of what the catalogue says of it; without a photo, of its title.
 * @throws PhotoProblem when the photo is none.
 */
export async function drawPost(request: PostRequest): Promise<DrawnPost> {
  const { design, slide } = request;
  const photo = request.photo && (await readPhoto(request.photo));
  const colours = request.colourPhoto ? await readPhoto(request.colourPhoto).catch(() => photo) : photo;
  const stage = await prepareStage(request, slide ? SCHEME_OF[slide.look] : design.look, { photo, colours });
  if (slide) drawSlide(stage, slide, design);
  else DRAW[design.look](stage);
  const { width, height, words, writings } = stage;
  return {
    jpeg: await stage.ctx.canvas.encode('jpeg', QUALITY),
    width,
    height,
    writings,
    altText: slide ? describeSlide(request, stage, slide) : describePicture(request, photo, printedOn(words)),
  };
}

const printedOn = ({ price, title, lead, offer, steps }: Words) => ({
  price,
  headline: lead === title ? null : lead,
  offer,
  steps,
});

async function prepareStage(
  request: PostRequest,
  look: Look,
  { photo, colours }: { photo: ProductPhoto | null; colours: ProductPhoto | null },
): Promise<Stage> {
  const { kit } = request;
  const { width, height, shape } = request.format === 'reel-cover' ? COVER : POST_SIZES[request.platform];
  const unit = Math.min(width, height) / 1080;
  const margin = (shape === 'wide' ? 76 : 64) * unit;
  // Of a cover, Instagram shows the middle 3:4 on the profile, and lays its buttons over the rest.
  const safe =
    shape === 'tall'
      ? { x: 72, y: 250, width: width - 144, height: height - 250 - 320 }
      : { x: margin, y: margin, width: width - margin * 2, height: height - margin * 2 };
  const random = seededChance(request.seed);
  const canvas = createCanvas(width, height);
  const ctx = canvas.getContext('2d', { alpha: false });
  ctx.lang = request.language;
  ctx.imageSmoothingQuality = 'high';
  return {
    ctx,
    width,
    height,
    shape,
    unit,
    small: width * SMALL_LETTERS,
    safe,
    photo: photo && request.design.crop ? partOfPhoto(photo, request.design.crop) : photo,
    random,
    logo: request.logo ? await readLogo(request.logo) : null,
    words: wordsOf(request),
    scheme: schemeFor(look, colours?.accent ?? null, random, kit?.colours ?? null),
    brandFace: kit?.font ? BRAND_FACES[kit.font] : null,
    priceStyle: kit?.priceStyle === 'plain' || kit?.priceStyle === 'badge' ? kit.priceStyle : null,
    promotes: request.contentType === 'promotion',
    writings: [],
  };
}

/** What cannot be drawn with the fonts at hand stays in the caption. */
function wordsOf({ product, storeName, language, design, kit }: PostRequest): Words {
  const name = drawableText(storeName);
  const title = drawableText(calmTitle(product.title, language)) ?? name ?? '';
  const headline = drawableText(design.headline);
  const saysTitle = headline?.toLowerCase().includes(title.toLowerCase()) ?? false;
  return {
    title,
    lead: headline ?? title,
    byline: headline === null || saysTitle ? null : title,
    offer: drawableText(design.offer),
    steps: design.steps.flatMap((step) => drawableText(step) ?? []),
    price: design.showsPrice && kit?.priceStyle !== 'hidden' ? sayPrice(product, language) : null,
    storeName: name ?? '',
    language,
  };
}

/** A title in capitals is calmed; Turkish rules hold only for what shows Turkish letters. */
function calmTitle(title: string, language: ContentLanguage): string {
  const own = /[ğşıİĞŞ]/u.test(title) ? 'tr' : language === 'tr' ? 'en' : language;
  return inSentenceCase(title.replace(/\s+(?=[,.;:!?])/g, '').trim(), own);
}

async function readLogo(bytes: Buffer) {
  try {
    const png = await sharp(bytes, { limitInputPixels: 20_000_000, pages: 1 })
      .resize(600, 300, { fit: 'inside', withoutEnlargement: true })
      .png()
      .toBuffer();
    return await loadImage(png);
  } catch {
    // The store's name stands in for a logo that cannot be read.
    return null;
  }
}
