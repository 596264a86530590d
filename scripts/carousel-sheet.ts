import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createCanvas, loadImage } from '@napi-rs/canvas';
import { carouselOffers, type Photo } from '#server/content/carousels/offers.ts';
import type { ProductFacts } from '#server/content/products/product-facts.ts';
import { drawPost } from '#server/content/studio/draw-post.ts';
import { factsOf } from '#server/content/writer/facts/facts-of.ts';
import { CAROUSEL_LOOKS, type CarouselLook } from '#shared/content/carousel-slide.ts';
import { CAROUSEL_SOURCES, type CarouselSource, CarouselWish } from '#shared/content/carousels.ts';
import { CONTENT_LANGUAGES, CONTENT_PLATFORMS } from '#shared/content/content.ts';
import { parseMoney } from '#shared/core/money.ts';

/*
 * Carousels of products of the catalogue on one sheet, a row each, to be looked at:
 *   node scripts/carousel-sheet.ts sheet.png [instagram|facebook|twitter] [en|tr|…] [look …]
 */
const catalogue = join(import.meta.dirname, '../simulators/data/catalogue');
const [target = 'carousel-sheet.png', network, spoken, ...wanted] = process.argv.slice(2);
const platform = CONTENT_PLATFORMS.find((name) => name === network) ?? 'instagram';
const language = CONTENT_LANGUAGES.find((name) => name === spoken) ?? 'en';
const looks = wanted.length > 0 ? CAROUSEL_LOOKS.filter((look) => wanted.includes(look)) : CAROUSEL_LOOKS;
const STEPS: Partial<Record<typeof language, string[]>> = {
  en: [
    'Brush the dust off with a dry cloth.',
    'Wipe with a damp cloth, never a wet one.',
    'Let it dry away from the sun.',
  ],
  tr: ['Tozunu kuru bir bezle alın.', 'Nemli bezle silin, ıslatmayın.', 'Güneşten uzakta kurumaya bırakın.'],
};

/** In the catalogue: products that have enough for it. */
const PLACES: Record<CarouselSource, number> = { photos: 67, facts: 32, variants: 10, steps: 48 };

interface Product {
  title: string;
  description: string;
  price: string;
  images: { file: string }[];
}
const { products } = JSON.parse(readFileSync(join(catalogue, 'products.json'), 'utf8')) as {
  products: Product[];
};
const HEIGHT = 420;
const rows: Buffer[][] = [];
for (const look of looks)
  for (const source of CAROUSEL_SOURCES) rows.push(await drawn(PLACES[source], source, look));

const images = await Promise.all(rows.map((row) => Promise.all(row.map((jpeg) => loadImage(jpeg)))));
const widthOf = (row: { width: number; height: number }[]) =>
  row.reduce((sum, { width, height }) => sum + (width / height) * HEIGHT, 0);
const sheet = createCanvas(Math.ceil(Math.max(...images.map(widthOf))), images.length * (HEIGHT + 12));
const ctx = sheet.getContext('2d');
for (const [place, row] of images.entries()) {
  let x = 0;
  for (const image of row) {
    const width = (image.width / image.height) * HEIGHT;
    ctx.drawImage(image, x, place * (HEIGHT + 12), width, HEIGHT);
    x += width;
  }
}
writeFileSync(target, await sheet.encode('png'));

async function drawn(place: number, source: CarouselSource, look: CarouselLook): Promise<Buffer[]> {
  const { title, description, price } = products[place]!;
  // The catalogue has one photo of each; those of its neighbours stand for more.
  const photos = products
    .slice(place, source === 'photos' ? place + 4 : place + 1)
    .flatMap(({ images: [first] }) => first ?? []);
  const minor = parseMoney(price, 'USD');
  const product: ProductFacts = {
    id: title,
    title,
    description,
    category: null,
    vendor: null,
    price: minor,
    compareAtPrice: null,
    priceVaries: source === 'variants',
    currency: language === 'tr' ? 'TRY' : 'USD',
    inventory: null,
    variants: [],
    imageUrl: photos[0]?.file ?? null,
    moreImageUrls: [],
    storeName: 'Lumière İstanbul',
    storeUrl: '',
  };
  const asked = (file: string): Photo => ({ photoUrl: file, sourceMediaId: null });
  const offer = carouselOffers({
    product,
    facts: factsOf(product, language),
    photos: photos.map(({ file }) => asked(file)),
    variants: ['S', 'M', 'Large / Midnight blue'].map((name, place) => ({
      id: name,
      title: name,
      price: minor + place * 500,
      compareAtPrice: place === 1 ? minor + 1500 : null,
    })),
    design: {
      look: 'clean',
      headline: null,
      offer: null,
      steps: STEPS[language] ?? STEPS.en!,
      showsPrice: true,
      crop: null,
    },
    wish: CarouselWish.parse({ productId: title, language, platform }),
    seed: 7,
  }).find((each) => each.source === source)!;
  const jpegs: Buffer[] = [];
  for (const { design, photoUrl, slide, seed } of offer.slides) {
    const variant =
      slide?.variant === 'M' ? { price: minor + 500, compareAtPrice: minor + 1500, priceVaries: false } : {};
    const picture = await drawPost({
      photo: photoUrl ? readFileSync(join(catalogue, photoUrl)) : null,
      product: { ...product, ...variant },
      storeName: product.storeName,
      platform,
      format: 'post',
      contentType: 'product',
      language,
      design: design!,
      kit: null,
      seed,
      colourPhoto: photos[0] ? readFileSync(join(catalogue, photos[0].file)) : null,
      slide: { ...slide!, look },
    });
    jpegs.push(picture.jpeg);
  }
  console.log(look, source, title, offer.slides.length, offer.missing ?? '');
  return jpegs;
}
