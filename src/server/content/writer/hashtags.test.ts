import { expect, test } from 'vitest';
import { CONTENT_LANGUAGES } from '#shared/content/content.ts';
import { postLength, postText } from '#shared/content/post-limits.ts';
import { seededChance } from '#shared/core/chance.ts';
import type { CaptionRequest } from './caption.ts';
import { hashtag, hashtagsFor } from './hashtags.ts';

test.each<[string, string, string | null]>([
  ['Salt & Pepper Shakers', 'en', '#SaltPepperShakers'],
  ['T-Shirt', 'en', '#TShirt'],
  ['32-Inch Monitor', 'en', '#32InchMonitor'],
  ['ipek şal', 'tr', '#İpekŞal'],
  ['ışıltı', 'tr', '#Işıltı'],
  ['Çiçek Dükkânı', 'tr', '#ÇiçekDükkânı'],
  ['indoor lamp', 'en', '#IndoorLamp'],
  ['L’Atelier d’Anna', 'fr', '#LAtelierDAnna'],
  ['كوب قهوة', 'en', '#كوب_قهوة'],
  ['🎁', 'en', null],
  ['2024', 'en', null],
  ['A very long name of five words', 'en', null],
])('«%s» becomes a tag', (text, locale, tag) => {
  expect(hashtag(text, locale)).toBe(tag);
});

function request(
  wish: Partial<CaptionRequest>,
  product: Partial<CaptionRequest['product']> = {},
): CaptionRequest {
  return {
    product: {
      id: '1',
      title: 'Seramik Kupa',
      description: 'Sabah kahvesi için bir kupa.',
      category: 'Mutfak',
      vendor: null,
      price: 24_900,
      compareAtPrice: null,
      priceVaries: false,
      currency: 'TRY',
      inventory: null,
      variants: [],
      imageUrl: null,
      storeName: 'İpek Dükkânı',
      storeUrl: 'https://ipek.example.com',
      ...product,
    },
    platform: 'instagram',
    contentType: 'product',
    tone: 'casual',
    language: 'tr',
    strategy: null,
    includeHashtags: true,
    brand: null,
    before: [],
    seed: 1,
    ...wish,
  };
}

test('each network gets as many as read well there: product, shop and kind among them', () => {
  for (const language of CONTENT_LANGUAGES)
    for (let seed = 0; seed < 20; seed++) {
      const of = (platform: CaptionRequest['platform']) =>
        hashtagsFor(request({ platform, language }), 'Merhaba.', seededChance(seed));
      expect(of('instagram').length).toBeGreaterThanOrEqual(3);
      expect(of('instagram').length).toBeLessThanOrEqual(5);
      expect(of('instagram')).toEqual(expect.arrayContaining(['#SeramikKupa', '#İpekDükkânı']));
      expect(of('facebook')).toHaveLength(3);
      expect(of('twitter')).toHaveLength(2);
    }
});

test('no tag comes twice, whatever its capitals', () => {
  const tags = hashtagsFor(
    request({}, { title: 'mutfak', storeName: 'MUTFAK' }),
    'Merhaba.',
    seededChance(1),
  );
  expect(new Set(tags.map((tag) => tag.toLocaleLowerCase('tr'))).size).toBe(tags.length);
});

test('on X tags give way when the text leaves no room', () => {
  const caption = 'a'.repeat(270);
  const tags = hashtagsFor(request({ platform: 'twitter' }), caption, seededChance(1));
  expect(tags).toEqual([]);
  expect(postLength('twitter', postText(caption, tags))).toBeLessThanOrEqual(280);
});
