import type { ProductFacts } from '#server/content/products/product-facts.ts';
import type { ContentLanguage, ContentPlatform, ContentType, Tone } from '#shared/content/content.ts';

type Product = Pick<ProductFacts, 'title' | 'category'>;

export interface PictureWish {
  platform: ContentPlatform;
  contentType: ContentType;
  tone: Tone;
  contentFormat: 'post' | 'reel';
}

/** What one would ask an image model for, to be read by the owner of a post in this language; nothing that the catalogue lacks. */
export function imagePromptFor(
  product: Product,
  { language, ...wish }: PictureWish & { language: ContentLanguage },
): string {
  return language === 'tr' ? turkishPrompt(product, wish) : englishPrompt(product, wish);
}

/** The language that all image models know best. */
export function englishPrompt(product: Product, wish: PictureWish): string {
  return [
    `${SCENES[wish.contentType]} ${nameOf(product)}, exactly as in its product photo.`,
    `${MOODS[wish.tone]}.`,
    `${wish.contentFormat === 'reel' ? '9:16 vertical' : FRAMES[wish.platform]}, room for a short title, no other text, no people’s faces, no logos.`,
  ].join(' ');
}

function turkishPrompt(product: Product, wish: PictureWish): string {
  return [
    `${nameOf(product)} için ${TURKISH_SCENES[wish.contentType]}; ürün, fotoğrafındakiyle birebir aynı olsun.`,
    `${TURKISH_MOODS[wish.tone]}.`,
    `${wish.contentFormat === 'reel' ? '9:16 dikey' : TURKISH_FRAMES[wish.platform]}; kısa bir başlığa yer kalsın, başka yazı, insan yüzü ve logo olmasın.`,
  ].join(' ');
}

function nameOf({ title, category }: Product): string {
  return category ? `“${title}” (${category})` : `“${title}”`;
}

const SCENES: Record<ContentType, string> = {
  product: 'A clean product picture of',
  promotion: 'A bold promotional picture of',
  lifestyle: 'A picture from everyday life with',
  educational: 'A clear, explaining picture of',
};
const MOODS: Record<Tone, string> = {
  professional: 'Soft studio light, calm paper-coloured ground, editorial composition',
  casual: 'Warm daylight, friendly colours, relaxed composition',
  trendy: 'Vivid ground in a colour that sets off the product, hard shadow, graphic composition',
  luxury: 'Dark ground, one quiet spotlight, generous space',
};
const FRAMES: Record<ContentPlatform, string> = {
  instagram: '4:5 portrait',
  facebook: 'Square',
  twitter: '16:9 landscape',
};

const TURKISH_SCENES: Record<ContentType, string> = {
  product: 'sade bir ürün görseli',
  promotion: 'dikkat çekici bir kampanya görseli',
  lifestyle: 'günlük hayattan bir görsel',
  educational: 'ürünü açıkça anlatan bir görsel',
};
const TURKISH_MOODS: Record<Tone, string> = {
  professional: 'Yumuşak stüdyo ışığı, kâğıt renginde sakin bir zemin, dergi sayfası gibi bir düzen',
  casual: 'Sıcak gün ışığı, samimi renkler, rahat bir düzen',
  trendy: 'Ürünü öne çıkaran canlı bir zemin, sert gölge, grafik bir düzen',
  luxury: 'Koyu zemin, tek ve yumuşak bir spot ışığı, bol boşluk',
};
const TURKISH_FRAMES: Record<ContentPlatform, string> = {
  instagram: '4:5 dikey',
  facebook: 'Kare',
  twitter: '16:9 yatay',
};
