import { expect, test } from 'vitest';
import { CONTENT_LANGUAGES } from '#shared/content/content.ts';
import { postLength, postText } from '#shared/content/post-limits.ts';
import type { CaptionRequest } from './caption.ts';
import { hashtag, hashtagsFor } from './hashtags.ts';
import { materialFor } from './material.ts';

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
      moreImageUrls: [],
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
    ofProduct: { latest: [], count: 0 },
    seed: 1,
    ...wish,
  };
}

const tagsFor = (asked: CaptionRequest, caption = 'Merhaba.') =>
  hashtagsFor(asked, materialFor(asked), caption);

test('each network gets as many as read well there: product, shop and type among them', () => {
  for (const language of CONTENT_LANGUAGES)
    for (let seed = 0; seed < 20; seed++) {
      const of = (platform: CaptionRequest['platform']) => tagsFor(request({ platform, language, seed }));
      expect(of('instagram').length).toBeGreaterThanOrEqual(3);
      expect(of('instagram').length).toBeLessThanOrEqual(5);
      expect(of('instagram')).toContain('#İpekDükkânı');
      expect(of('instagram').includes('#SeramikKupa')).toBe(language === 'tr');
      expect(of('facebook')).toHaveLength(3);
      expect(of('twitter')).toHaveLength(2);
    }
});

test('no tag names the product in another language, or by a code', () => {
  const english = {
    title: 'Hairdryer',
    description: 'Dries your hair with two heat settings.',
    category: 'Hair',
  };
  for (let seed = 0; seed < 20; seed++) {
    expect(tagsFor(request({ seed }, english))).not.toContain('#Hairdryer');
    expect(tagsFor(request({ seed, language: 'en' }, english))).toContain('#Hairdryer');
    const jeans = {
      title: '911M regular fit jeans',
      description: 'The jeans are made of denim.',
      category: 'Jeans',
    };
    expect(tagsFor(request({ seed, language: 'en' }, jeans)).join()).not.toMatch(/911/);
  }
});

test('no tag comes twice, whatever its capitals', () => {
  const tags = tagsFor(request({}, { title: 'mutfak', storeName: 'MUTFAK' }));
  expect(new Set(tags.map((tag) => tag.toLocaleLowerCase('tr'))).size).toBe(tags.length);
});

test('on X tags give way when the text leaves no room', () => {
  const caption = 'a'.repeat(270);
  const tags = tagsFor(request({ platform: 'twitter' }), caption);
  expect(tags).toEqual([]);
  expect(postLength('twitter', postText(caption, tags))).toBeLessThanOrEqual(280);
});

test('what a product is for becomes a tag only where it has no article', () => {
  const tagged = (description: string) =>
    tagsFor(request({ language: 'de' }, { title: 'Loafer', description }));
  expect(tagged('Loafer für den Sommer.')).not.toContain('#DenSommer');
  expect(tagged('Loafer aus Leder.')).toContain('#Leder');
});
