import { type Brand, wordsIn } from '#server/content/preferences/brand.ts';
import type { CaptionRequest } from './caption.ts';
import { ownWords } from './own-words.ts';
import { productName } from './product-name.ts';

/** A caption that may still be exchanged for another. */
export interface Draft {
  caption: string;
  shape: string;
  /** Other than the captions before. */
  isNew: boolean;
}

/** To choose from. */
const DRAFTS = 30;

/** Of several captions without a word that the brand avoids, the one with most of those it likes. */
export function writeInWordsOf(
  brand: Brand,
  request: CaptionRequest,
  draftAt: (attempt: number) => Draft,
): Pick<Draft, 'caption' | 'shape'> {
  const { product, language } = request;
  const drafts = Array.from({ length: DRAFTS }, (_, attempt) => {
    const draft = draftAt(attempt);
    const avoided = wordsIn(ownWords(draft.caption, product), brand.wordsAvoided, language).length;
    const liked = wordsIn(draft.caption, brand.wordsUsed, language).length;
    return { ...draft, avoided, liked };
  });
  const best = drafts.reduce((one, other) => (compareDrafts(other, one) < 0 ? other : one));
  return best.avoided > 0 ? { ...best, caption: withoutAvoided(best.caption, brand, request) } : best;
}

type Weighed = Draft & { avoided: number; liked: number };

function compareDrafts(one: Weighed, other: Weighed): number {
  return one.avoided - other.avoided || Number(other.isNew) - Number(one.isNew) || other.liked - one.liked;
}

/** Nothing that could be said instead was free of it, so the sentence goes. */
function withoutAvoided(caption: string, brand: Brand, { product, language }: CaptionRequest): string {
  const sentencesIn = new Intl.Segmenter(language, { granularity: 'sentence' });
  const isFine = (sentence: string) =>
    wordsIn(ownWords(sentence, product), brand.wordsAvoided, language).length === 0;
  const lines = caption.split('\n').map((line) =>
    [...sentencesIn.segment(line)]
      .map(({ segment }) => segment)
      .filter(isFine)
      .join('')
      .trim(),
  );
  const left = lines
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
  return left || productName(product, 110);
}
