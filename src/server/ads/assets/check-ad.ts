import type { ProductFacts } from '#server/content/products/product-facts.ts';
import { inventedClaims } from '#server/content/writer/invented-claims.ts';
import { inventedNumbers } from '#server/content/writer/invented-numbers.ts';
import { titleText } from '#server/content/writer/title-text.ts';
import { languageScores } from '#server/content/writer/voice/language-of.ts';
import {
  DESCRIPTION_MOST,
  DESCRIPTIONS,
  HEADLINE_MOST,
  HEADLINES,
  type Keyword,
} from '#shared/ads/ads-assets.ts';
import type { ContentLanguage } from '#shared/content/content.ts';
import { keywordTextProblems } from './rules/set-problems.ts';
import { type AdTextKind, adTextProblems } from './rules/text-rules.ts';
import { isFunctionWord } from './writer/function-words.ts';

export interface WordedAd {
  headlines: string[];
  descriptions: string[];
  keywords: Keyword[];
}

/** Google recommends that many; fewer are for products of which nothing is known. */
const HEADLINES_WANTED = 5;
const LEAST_FOREIGN = 3;
const WORDS_THAT_TELL = 12;

/** Why an ad that a provider wrote cannot be offered to the owner; in English, for the model that may try again. */
export function checkAd(
  { headlines, descriptions, keywords }: WordedAd,
  product: ProductFacts,
  language: ContentLanguage,
): string[] {
  const texts = [...headlines, ...descriptions];
  const own = ownWords(texts.join('\n'), product);
  return [
    ...listProblems(headlines, { kind: 'headline', most: HEADLINE_MOST }, [HEADLINES_WANTED, HEADLINES.most]),
    ...listProblems(descriptions, { kind: 'description', most: DESCRIPTION_MOST }, [
      DESCRIPTIONS.least,
      DESCRIPTIONS.most,
    ]),
    ...languageProblems(own, language),
    ...factProblems(texts, own, product, language),
    ...keywordProblems(keywords, product),
  ];
}

function listProblems(
  texts: string[],
  { kind, most }: { kind: AdTextKind; most: number },
  [least, mostTexts]: [number, number],
): string[] {
  const problems: string[] = [];
  if (texts.length < least || texts.length > mostTexts)
    problems.push(`There are ${texts.length} ${kind}s; write ${least} to ${mostTexts}.`);
  const seen = new Set<string>();
  for (const text of texts) {
    const shown = JSON.stringify(text.slice(0, most + 20));
    const folded = text
      .toLowerCase()
      .replace(/[^\p{L}\p{N}]+/gu, ' ')
      .trim();
    if (!folded) problems.push(`A ${kind} is empty.`);
    else if (seen.has(folded)) problems.push(`The ${kind} ${shown} is there twice.`);
    seen.add(folded);
    for (const problem of adTextProblems(text, { kind, most })) problems.push(`${kind} ${shown}: ${problem}`);
    if (/https?:|www\.|\{|\}|<[^>]+>|\*\*|#\p{L}/iu.test(text))
      problems.push(`${kind} ${shown}: no address, placeholder, markup or hashtag.`);
  }
  return problems;
}

/** One word proves nothing; more of another language than of the wanted one does. */
function languageProblems(own: string, language: ContentLanguage): string[] {
  const scores = languageScores(own);
  const best = Math.max(...Object.values(scores));
  const looksForeign = best >= LEAST_FOREIGN && best > scores[language] * 1.5;
  const saysNothing = scores[language] === 0 && (own.match(/\p{L}+/gu)?.length ?? 0) >= WORDS_THAT_TELL * 2;
  return looksForeign || saysNothing ? [`The ad is not written in the language "${language}".`] : [];
}

/** The same rules as for captions. */
function factProblems(
  texts: string[],
  own: string,
  product: ProductFacts,
  language: ContentLanguage,
): string[] {
  const found = [
    ...texts.flatMap((text) => inventedNumbers(text, product)),
    ...inventedClaims(own, { product, language }),
  ];
  return found.map((problem) => problem.replaceAll('The caption', 'The ad'));
}

function keywordProblems(keywords: Keyword[], product: ProductFacts): string[] {
  const problems = keywords.flatMap(({ text }) => [
    ...keywordTextProblems(text).map(
      (problem) => `keyword ${JSON.stringify(text.slice(0, 100))}: ${problem}`,
    ),
    ...inventedNumbers(text, product),
  ]);
  const saysNothing = keywords.find(({ text }) => text.trim().split(/\s+/).every(isFunctionWord));
  if (saysNothing)
    problems.push(`The keyword ${JSON.stringify(saysNothing.text)} consists of function words.`);
  const distinct = new Set(
    keywords.map(({ text, matchType }) => `${matchType} ${text.trim().toLowerCase()}`),
  );
  if (distinct.size < keywords.length) problems.push('A keyword is there twice.');
  return keywords.length > 0 ? problems : ['There is no keyword.'];
}

/** The texts without what they quote from the catalogue, which may be of another language. */
function ownWords(texts: string, { title, storeName, category, vendor, variants }: ProductFacts): string {
  const quoted = [title, titleText(title, 1_000), storeName, category, vendor, ...variants]
    .filter((fact): fact is string => !!fact && fact.length > 2)
    .sort((one, other) => other.length - one.length);
  return quoted.reduce((rest, fact) => rest.replaceAll(fact, ' … '), texts);
}
