import { expect, test } from 'vitest';
import { CONTENT_LANGUAGES } from '#shared/content/content.ts';
import { ENTRIES, PART_ENTRIES, THING_ENTRIES } from './lexicon.ts';

const ALL = [...ENTRIES, ...PART_ENTRIES, ...THING_ENTRIES];

test('every meaning has words in all five languages', () => {
  const wanting = ALL.filter(({ texts, forms }) =>
    CONTENT_LANGUAGES.some((language) => !texts[language] || forms[language].some(({ words }) => !words)),
  );
  expect(wanting.map(({ texts }) => texts.en)).toEqual([]);
});

test.each([
  ['material', 90],
  ['colour', 60],
  ['use', 60],
  ['feature', 120],
  ['care', 20],
  ['origin', 60],
])('there are enough words of the kind %s', (kind, least) => {
  expect(ENTRIES.filter((entry) => entry.kind === kind).length).toBeGreaterThanOrEqual(least);
});

/** Which of two is meant shows in what stands around: a label, «for», or the material beside it. */
const TWO_KINDS_BY_CONTEXT = new Set(['use', 'colour', 'origin']);

test('no word stands for two meanings unless its surroundings decide', () => {
  const twice = CONTENT_LANGUAGES.flatMap((language) => {
    const seen = new Map<string, string>();
    return ENTRIES.flatMap(({ kind, texts, forms }) =>
      forms[language].flatMap(({ words, mark }) => {
        if (mark === 'said') return [];
        const key = `${words.toLocaleLowerCase(language)}${mark === 'compound' ? '~' : ''}`;
        const before = seen.get(key);
        seen.set(key, `${kind} ${texts.en}`);
        const [otherKind = '', ...other] = before?.split(' ') ?? [];
        const isSame = other.join(' ') === texts.en;
        const isDecided =
          otherKind !== kind && (TWO_KINDS_BY_CONTEXT.has(kind) || TWO_KINDS_BY_CONTEXT.has(otherKind));
        return before && !isSame && !isDecided ? [`${language} ${key}: ${before}, ${kind} ${texts.en}`] : [];
      }),
    );
  });
  expect(twice).toEqual([]);
});

test('nothing is written in capitals, with an article or a full stop that a sentence would not take', () => {
  const wrong = ENTRIES.flatMap(({ texts }) =>
    CONTENT_LANGUAGES.filter((language) => /[.!?]$/.test(texts[language])).map((language) => texts[language]),
  );
  expect(wrong).toEqual([]);
});
