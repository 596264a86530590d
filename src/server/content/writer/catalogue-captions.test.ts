import { detect } from 'tinyld';
import { expect, test } from 'vitest';
import { CONTENT_LANGUAGES } from '#shared/content/content.ts';
import { ownWords } from './own-words.ts';
import { figuresOf } from './testing/caption-figures.ts';
import { sampleProducts } from './testing/sample-products.ts';
import { writeAll } from './testing/written-captions.ts';

// The large run is `npm run proof:creative`.
const PRODUCTS = 24;
const ROUNDS = 5;

for (const language of CONTENT_LANGUAGES)
  test(`captions in ${language} over the catalogue pass the check, say facts, and do not repeat themselves`, async () => {
    const all = await sampleProducts(language);
    const every = Math.floor(all.length / PRODUCTS);
    const written = writeAll(
      all.filter((_, index) => index % every === 0).slice(0, PRODUCTS),
      language,
      ROUNDS,
    );
    const figures = figuresOf(written);

    expect(figures.refused.map(({ caption, problems }) => [...problems, caption].join('\n'))).toEqual([]);
    expect(figures.recurring).toBeLessThan(0.15);
    expect(figures.withFact).toBeGreaterThanOrEqual(0.8);
    expect(figures.openAlike).toEqual([]);
    expect(figures.shapesTwice).toEqual([]);
    const recognised = written.filter(({ caption, request }) => {
      const own = ownWords(caption, request.product);
      return detect(own, { only: [...CONTENT_LANGUAGES] }) === language;
    });
    // A detector of languages errs on a line of five words now and then.
    expect(recognised.length / written.length).toBeGreaterThan(0.97);
  }, 60_000);
