import type { ContentPlatform, ContentType, Tone } from '#shared/content.ts';
import type { ProductFacts } from './product-facts.ts';

/** What one would ask an image model for, in English, which all of them know best; nothing that the catalogue lacks. */
export function imagePromptFor(
  { title, category }: Pick<ProductFacts, 'title' | 'category'>,
  wish: { platform: ContentPlatform; contentType: ContentType; tone: Tone; contentFormat: 'post' | 'reel' },
): string {
  const what = category ? `“${title}” (${category})` : `“${title}”`;
  return [
    `${SCENES[wish.contentType]} ${what}, exactly as in its product photo.`,
    `${MOODS[wish.tone]}.`,
    `${wish.contentFormat === 'reel' ? '9:16 vertical' : FRAMES[wish.platform]}, room for a short title, no other text, no people’s faces, no logos.`,
  ].join(' ');
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
