import type { ProductFacts } from '#server/content/products/product-facts.ts';
import type { ContentLanguage, ContentPlatform, ContentType, Tone } from '#shared/content/content.ts';
import type { Network } from '#shared/content/networks/network.ts';
import { NETWORKS } from '#shared/content/networks/networks.ts';
import type { Look } from '#shared/content/picture.ts';

type Product = Pick<ProductFacts, 'title' | 'category'>;

export interface PictureWish {
  platform: ContentPlatform;
  contentType: ContentType;
  tone: Tone;
  /** The owner's choice; null lets the tone say what it is to look like. */
  look: Look | null;
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
    `${MOODS[wish.look ?? wish.tone]}.`,
    `${wish.contentFormat === 'reel' ? '9:16 vertical' : FRAMES[NETWORKS[wish.platform].size.shape]}, room for a short title, no other text, no people’s faces, no logos.`,
  ].join(' ');
}

function turkishPrompt(product: Product, wish: PictureWish): string {
  return [
    `${nameOf(product)} için ${TURKISH_SCENES[wish.contentType]}; ürün, fotoğrafındakiyle birebir aynı olsun.`,
    `${TURKISH_MOODS[wish.look ?? wish.tone]}.`,
    `${wish.contentFormat === 'reel' ? '9:16 dikey' : TURKISH_FRAMES[NETWORKS[wish.platform].size.shape]}; kısa bir başlığa yer kalsın, başka yazı, insan yüzü ve logo olmasın.`,
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
const MOODS: Record<Tone | Look, string> = {
  professional: 'Soft studio light, calm paper-coloured ground, editorial composition',
  casual: 'Warm daylight, friendly colours, relaxed composition',
  trendy: 'Vivid ground in a colour that sets off the product, hard shadow, graphic composition',
  luxury: 'Dark ground, one quiet spotlight, generous space',
  clean: 'Bright white ground, even studio light, strict grid with much free space',
  editorial:
    'Paper-coloured ground, soft side light, an arch behind the product, composed like a magazine page',
  warm: 'Cream-coloured ground, a low sun behind the product, round forms, calm composition',
  playful: 'Flat cut-paper forms in cheerful colours, thick outlines, hard shadows',
  bold: 'One strong colour as ground, large contrasts, composed like a street poster',
  pop: 'Vivid ground with rays, the product leaping out of it, loud pop-art composition',
  noir: 'Dark room, a single spotlight and a soft reflection, thin golden lines',
  serif: 'Quiet ground, a fine double frame, centred like an invitation card, generous space',
};
type Shape = Network['size']['shape'];
const FRAMES: Record<Shape, string> = {
  tall: 'Tall portrait',
  portrait: '4:5 portrait',
  square: 'Square',
  wide: '16:9 landscape',
};

const TURKISH_SCENES: Record<ContentType, string> = {
  product: 'sade bir ürün görseli',
  promotion: 'dikkat çekici bir kampanya görseli',
  lifestyle: 'günlük hayattan bir görsel',
  educational: 'ürünü açıkça anlatan bir görsel',
};
const TURKISH_MOODS: Record<Tone | Look, string> = {
  professional: 'Yumuşak stüdyo ışığı, kâğıt renginde sakin bir zemin, dergi sayfası gibi bir düzen',
  casual: 'Sıcak gün ışığı, samimi renkler, rahat bir düzen',
  trendy: 'Ürünü öne çıkaran canlı bir zemin, sert gölge, grafik bir düzen',
  luxury: 'Koyu zemin, tek ve yumuşak bir spot ışığı, bol boşluk',
  clean: 'Parlak beyaz zemin, dengeli stüdyo ışığı, ızgaraya oturan, boşluğu bol bir düzen',
  editorial:
    'Kâğıt renginde zemin, yandan gelen yumuşak ışık, ürünün arkasında kemer, dergi sayfası gibi bir düzen',
  warm: 'Krem rengi zemin, ürünün arkasında alçak bir güneş, yuvarlak biçimler, sakin bir düzen',
  playful: 'Neşeli renklerde kesme kâğıt biçimler, kalın dış çizgiler, sert gölgeler',
  bold: 'Zeminde tek ve güçlü bir renk, büyük karşıtlıklar, sokak afişi gibi bir düzen',
  pop: 'Işınlarla dolu canlı bir zemin, öne fırlayan ürün, gösterişli bir pop art düzeni',
  noir: 'Karanlık bir oda, tek bir spot ışığı ve yumuşak bir yansıma, ince altın çizgiler',
  serif: 'Sakin bir zemin, ince çift çerçeve, davetiye gibi ortalanmış, boşluğu bol bir düzen',
};
const TURKISH_FRAMES: Record<Shape, string> = {
  tall: 'Uzun dikey',
  portrait: '4:5 dikey',
  square: 'Kare',
  wide: '16:9 yatay',
};
