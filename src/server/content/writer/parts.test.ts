import { expect, test } from 'vitest';
import type { ContentLanguage } from '#shared/content/content.ts';
import { sampleProducts } from './testing/sample-products.ts';
import { VOICES } from './voice/voices.ts';
import { writeCaption } from './write-caption.ts';

test.each<[ContentLanguage]>([['fr'], ['es']])(
  'in %s a tip that fits more leads than the others is not told at their cost',
  async (language) => {
    const [jeans] = (await sampleProducts(language)).filter(({ title }) => /jeans/.test(title));
    const { tips } = VOICES[language].types.jeans;
    const told = Array.from({ length: 60 }, (_, seed) => {
      const { caption } = writeCaption({
        product: jeans!,
        platform: 'instagram',
        contentType: 'educational',
        tone: 'casual',
        language,
        seed,
        strategy: null,
        includeHashtags: false,
        brand: null,
        before: [],
        ofProduct: { latest: [], count: 1 },
      });
      // A French colon has its own space.
      const plain = caption.replace(/\s/g, ' ');
      return tips.findIndex((tip) => plain.includes(tip.slice(1)));
    });
    const times = tips.map((_, index) => told.filter((each) => each === index).length);
    expect(Math.min(...times)).toBeGreaterThanOrEqual(6);
  },
);
