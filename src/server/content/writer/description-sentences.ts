import type { ProductFacts } from '#server/content/products/product-facts.ts';
import type { ContentLanguage } from '#shared/content/content.ts';
import { languageOf } from './voice/language-of.ts';

const SHORTEST = 20;
const sentencesOf = (language: ContentLanguage) => new Intl.Segmenter(language, { granularity: 'sentence' });
const sentenceEnds: Record<ContentLanguage, Intl.Segmenter> = {
  en: sentencesOf('en'),
  tr: sentencesOf('tr'),
  es: sentencesOf('es'),
  fr: sentencesOf('fr'),
  de: sentencesOf('de'),
};

/** Left out of a post though the shop says so itself: what must be proved, what soon is untrue, cures, and denials. */
const UNFIT: Record<ContentLanguage, RegExp> = {
  en: /\b(?:guarante\w*|warranty|leader|best|award\w*|free|sent|ship\w*|deliver(?:y|ed)|sale|discount\w*|limited|hurry|price\w*|cheap\w*|inexpensive|medicin\w*|treat\w*|cure\w*|fortune|lost|cannot|can't|not|nobody|never|note|compatib\w*|click|please|as shown|as pictured)\b|% off/i,
  tr: /garanti|en iyi|ödül|ücretsiz|bedava|kargo|teslimat|indirim|kampanya|fiyat|sınırlı|tedavi|iyileştir|lütfen|not:|değil|tıkla|iade|uyumlu/i,
  es: /garant|mejor|premi|gratis|envío|entrega|ofert|descuent|rebaj|precio|limitad|medicin|cura|por favor|nota:|\bno\b|compatib|devoluc|clic/i,
  fr: /garanti|meilleur|gratuit|livraison|promo|solde|remise|prix|limité|médic|soigne|guéri|veuillez|note\s*:|\bpas\b|compatib|retour|offert|cliquez/i,
  de: /garant|beste|kostenlos|gratis|versand|liefer|rabatt|angebot|reduziert|preis|limitiert|medizin|heilt|heilung|bitte|hinweis|\bnicht\b|\bkein|kompatib|rückgabe|klick/i,
};
/** A sentence that leans on the one before it says little alone. */
const LEANS =
  /^(?:it|they|(?:this|that|these|those) (?:is|are|means?|makes?|can|will)|and|but|or|so|also|then|however|in other words|the fact that|ve|ama|ayrıca|bu sayede|esto|y|pero|además|cela|et|mais|und|aber|außerdem|das|es|dadurch)(?![\p{L}])/iu;

/** «Material: 100% cotton.» is a line of a table. */
const LABEL = /^\p{L}+(?: \p{L}+)?\s?:/u;

/** What the description says itself, in whole sentences and in its own language: one, and one with its next. */
export function descriptionSentences(
  { description, vendor, title }: ProductFacts,
  language: ContentLanguage,
  maxLength: number,
): string[] {
  const text = plainText(description ?? '');
  if (!text || languageOf(text) !== language) return [];
  const all = text
    .split('\n')
    .flatMap((line) => [...sentenceEnds[language].segment(line)])
    .map(({ segment }) => segment.trim());
  const start = all.findIndex((sentence) => isFit(sentence) && !LEANS.test(sentence));
  if (start < 0) return [];
  const first = ended(all[start]!);
  const next = all[start + 1];
  const both = next && isFit(next) ? `${first} ${ended(next)}` : '';
  return both && both.length <= maxLength ? [first, both] : [first];

  function isFit(sentence: string): boolean {
    const bare = sentence.replace(/[.!?]+$/, '').toLowerCase();
    return (
      sentence.length >= SHORTEST &&
      sentence.length <= maxLength &&
      /^[\p{Lu}\p{N}"“„«¡¿]/u.test(sentence) &&
      !/[|;{}[\]#@_*]|https?:|www\.|[A-Z]{9}/u.test(sentence) &&
      !/\.(?=\p{Lu})/u.test(sentence) &&
      !/\?$/.test(sentence) &&
      !LABEL.test(sentence) &&
      !UNFIT[language].test(sentence) &&
      bare !== vendor?.toLowerCase() &&
      bare !== title.toLowerCase()
    );
  }
}

function ended(sentence: string): string {
  return /[.!?…”"]$/u.test(sentence) ? sentence : `${sentence}.`;
}

function plainText(description: string): string {
  return description
    .replace(/<(script|style)[^>]*>[\s\S]*?<\/\1>/gi, ' ')
    .replace(/<(br|\/p|\/li|\/h[1-6]|\/div)[^>]*>/gi, '\n')
    .replace(/<[^>]*>/g, ' ')
    .replace(/&[#\w]+;/g, ' ')
    .replace(/[ \t]+/g, ' ')
    .trim();
}
