import type { ProductFacts } from '#server/content/products/product-facts.ts';
import { factsOf } from '#server/content/writer/facts/facts-of.ts';
import type { ContentLanguage } from '#shared/content/content.ts';

const WORDS_OF_LINE = { fewest: 2, most: 6 };
const LONGEST = 42;
const MOST = 3;

/**
 * What a reel says one after the other: short sentences of its caption that state a fact, then facts that the caption
 * states in a longer one, then others that the shop states.
 */
export function reelLines(
  caption: string,
  { product, language, hook }: { product: ProductFacts; language: ContentLanguage; hook: string | null },
): string[] {
  const facts = factsOf(product, language).map(({ text }) => text);
  const holds = (sentence: string, fact: string) =>
    folded(sentence, language).includes(folded(fact, language));
  const sentences = sentencesOf(caption).filter((sentence) => facts.some((fact) => holds(sentence, fact)));
  const said = facts.filter((fact) => holds(caption, fact));
  const shown = facts.filter((fact) => hook && holds(hook, fact));
  const lines: string[] = [];
  for (const line of [...sentences, ...said, ...facts].map((text) => capitalised(text, language))) {
    const repeats = shown.some((fact) => holds(line, fact));
    const isNew = !repeats && lines.every((other) => !holds(other, line) && !holds(line, other));
    if (isShort(line) && isNew) lines.push(line);
  }
  return lines.slice(0, MOST);
}

function sentencesOf(caption: string): string[] {
  return caption
    .replace(/\p{Extended_Pictographic}|\uFE0F|\u200D/gu, '')
    .split(/\n|(?<=[.!?…])\s+/u)
    .map((sentence) => sentence.trim())
    .filter((sentence) => !/[?\p{Sc}#@]/u.test(sentence))
    .map((sentence) => sentence.replace(/[.!:…]+$/u, ''));
}

function isShort(line: string): boolean {
  const words = line.split(/\s+/u).length;
  return words >= WORDS_OF_LINE.fewest && words <= WORDS_OF_LINE.most && line.length <= LONGEST;
}

const folded = (text: string, language: ContentLanguage) => text.toLocaleLowerCase(language);

function capitalised(text: string, language: ContentLanguage): string {
  return text.charAt(0).toLocaleUpperCase(language) + text.slice(1);
}
