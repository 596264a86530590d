import type { ContentLanguage } from '#shared/content/content.ts';

type Guards = Record<ContentLanguage, RegExp>;

/** Not letters of ours before and after: `\b` knows no Turkish ones. */
const words = (pattern: string, flags = 'u') =>
  new RegExp(String.raw`(?<![\p{L}\p{N}])(?:${pattern})(?![\p{L}\p{N}])`, flags);
const before = (pattern: string) => new RegExp(String.raw`(?<![\p{L}\p{N}])(?:${pattern})[\s-]*$`, 'u');
const after = (pattern: string) => new RegExp(String.raw`^[\s-]*(?:${pattern})(?![\p{L}\p{N}])`, 'u');

/** A sentence with one of these speaks of other things, of other versions, of what may be or of what one pays for. */
const UNSURE: Guards = {
  en: words(
    'if|optional(?:ly)?|sold separately|available separately|not included|additional(?:ly)? available|compatible with|works with|match(?:es|ing)?|pairs? (?:well |perfectly )?with|goes? (?:well |perfectly )?with|inspired by|similar to|close to|unlike|instead of|alternative to|reminiscent|replaces?|available in|choose|choice of|depending|varies|vary|may|might|could|such as|also available|on request|upgrade|other (?:versions?|models?)|model is|our other|free with|when you buy|prototype',
  ),
  tr: words(
    String.raw`ayrı(?:ca)? satıl\p{L}*|isteğe bağlı|opsiyonel|dahil değil\p{L}*|uyumlu\p{L}*|eğer|seçenek\p{L}*|seçebilir\p{L}*|andır\p{L}*|esinlen\p{L}*|benze\p{L}*|yerine|göre değiş\p{L}*|tercihe|mankenin?|kombin\p{L}*|ile birlikte kullan\p{L}*|olabilir|sipariş üzerine|varyant\p{L}*`,
  ),
  de: words(
    String.raw`wenn|falls|optional\p{L}*|separat erhältlich|nicht enthalten|nicht im lieferumfang|kompatibel|passend zu|passt (?:gut |perfekt |hervorragend )?zu|inspiriert|ähnlich|erinnert an|anstelle|statt|alternative|erhältlich in|wahlweise|je nach|wählbar|kann|könnte|auf wunsch|auf anfrage|auch in|das model|gegen aufpreis`,
  ),
  fr: words(
    String.raw`si|s'il|en option|optionnel\p{L}*|vendue?s? séparément|non inclus\p{L}*|non fourni\p{L}*|compatible avec|assortie?s? à|se marie|s'associe|s'accorde|inspirée?|semblable|similaire|rappelle|à la place|au lieu|alternative|disponible en|au choix|selon|peut|pourrait|sur demande|existe en|le mannequin|imite`,
  ),
  es: words(
    String.raw`si|opcional\p{L}*|se vende por separado|por separado|no incluid[oa]s?|compatible con|a juego con|combina\p{L}*|inspirad[oa]|similar|parecid[oa]|recuerda|en lugar|en vez|alternativa|disponible en|a elegir|según|puede|podría|bajo pedido|también en|la modelo|el modelo mide|imita\p{L}*`,
  ),
};

const NEGATION: Guards = {
  en: words(
    `not(?! only)|no|never|without|neither|nor|none|isn't|aren't|doesn't|don't|won't|can't|cannot|contains no|free of|free from|lacks?|rather than`,
    'gu',
  ),
  tr: words(
    String.raw`değil\p{L}*|yok|yoktur|içermez|içermiyor|içermeyen|olmayan|bulunmaz|bulunmayan|hariç\p{L}*|kullanılmaz|kullanılmamış\p{L}*|kullanılmayan|olmadan|asla|katkısız`,
    'gu',
  ),
  de: words(String.raw`nicht(?! nur)|kein\p{L}*|ohne|nie|niemals|weder|noch nicht|frei von|statt`, 'gu'),
  fr: words('pas|sans|ni|aucun|aucune|non(?! seulement)|jamais|exempte? de|dépourvue? de', 'gu'),
  es: words('no(?! solo| sólo)|sin|ni|ningún|ninguna?|nunca|tampoco|libre de|jamás', 'gu'),
};
const COMPARISON: Guards = {
  en: words(String.raw`looks? like|feels? like|just like|like|as \p{L}+ as|than`, 'gu'),
  tr: words('gibi', 'gu'),
  de: words('wie|als', 'gu'),
  fr: words('comme', 'gu'),
  es: words('como|tan', 'gu'),
};
const BUT: Guards = {
  en: words('but|however|yet'),
  tr: /(?<!\p{L})(?:ama|fakat|ancak)(?!\p{L})|,/u,
  de: words('aber|sondern|jedoch'),
  fr: words('mais'),
  es: words('pero|sino'),
};

/** Right before or after a word they make something else of it. */
const TURNED_BEFORE: Guards = {
  en: before(
    'faux|fake|imitation|artificial|synthetic|mock|simulated|like|almost|nearly|than|non|semi|half|partially|partly|pseudo|more|less|as|wine|magnifying|reading|printed|flaxseed|up to',
  ),
  tr: before('suni|yapay|sahte|imitasyon|sentetik|yarı|neredeyse|daha|kısmen'),
  de: before('kunst|imitierte[srnm]?|künstliche[srnm]?|als|fast|beinahe|halb|teilweise|mehr|nicht'),
  fr: before(
    'fausse?|simili|imitation|faux|que|que l[ea]|presque|semi|plus|moins|aspect|effet|façon|graines de|huile de|style|non|motif',
  ),
  es: before(
    'falso|falsa|símil|imitación(?: de)?|que|que el|que la|casi|semi|más|menos|efecto|aspecto|estilo|tipo|semillas de|aceite de|acabado',
  ),
};
const TURNED_AFTER: Guards = {
  en: after(
    'look|effect|style|like|lookalike|finish|imitation|print|prints|pattern|tone|toned|free|colou?red|colou?r|cleaner|cleaning|polish|care|conditioner|spray|glue|paints?|surfaces?|oil|products?|footprint|neutral|candy|syrup|seeds?|cake|waste|towel|towels|floors?|bottles?|oven|wash|scented|flavou?red|repair|shoes? cleaner|furniture|wipes?|garments|fabrics|items|saw|drill|screws?|bread|inspired|esque|lined|weight|than',
  ),
  tr: after(
    String.raw`görünümlü|görünüm\p{L}*|görünümü|efekt\p{L}*|desen\p{L}*|temizleyici\p{L}*|bakım\p{L}*|boya\p{L}*|yapıştırıcı\p{L}*|rengi|renkli|renginde|tohum\p{L}*|yağı|cila\p{L}*|yüzey\p{L}*|eşya\p{L}*|ürünler\p{L}*|hissi\p{L}*|dokulu|imitasyon\p{L}*|baskılı|spreyi|matkap|ayakkabılar\p{L}*|değil\p{L}*|benzeri|havlu|poşet|altı`,
  ),
  de: after(
    'optik|look|effekt|imitat|imitation|frei|farben|farbig|artig|ähnlich|reiniger|pflege|muster|print|öl|oberflächen|samen|als',
  ),
  fr: after(
    String.raw`synthétique|artificiel\p{L}*|imitation|d'imitation|végétal alternatif|effet|qui ressemble`,
  ),
  es: after('sintétic[oa]|artificial|de imitación|falso|efecto'),
};

const FEW_CHARACTERS = 50;

const OR: Record<ContentLanguage, { before: RegExp; after: RegExp }> = {
  en: choice('or|either|and/or'),
  tr: choice('veya|ya da|yahut|ya'),
  de: choice('oder|entweder|bzw'),
  fr: choice('ou|soit'),
  es: choice('o|u|ya sea'),
};

function choice(words: string) {
  return {
    before: new RegExp(String.raw`(?<![\p{L}])(?:${words})\.?\s+(?:[\p{L}\d%,.'-]+\s+){0,3}$`, 'u'),
    after: new RegExp(String.raw`^\s*(?:[\p{L}\d%'-]+\s+){0,2}(?:${words})\.?\s`, 'u'),
  };
}

interface Place {
  from: number;
  to: number;
}

export interface Sentence extends Place {
  isUnsure: boolean;
  denials: Place[];
  comparisons: Place[];
}

const SENTENCE = /(?:[^.!?;•|\n]|[.](?!\s|$))+[.!?;•|\n]?/gu;

/** Finds the sentence or line of a place, by which each fact is judged. */
export function sentencesOf(
  plain: string,
  language: ContentLanguage,
  hits: Place[],
): (place: number) => Sentence {
  const places = [...plain.matchAll(SENTENCE)].map(({ index, 0: text }) => ({
    from: index,
    to: index + text.length,
  }));
  const read = new Map<number, Sentence>();
  return (place) => {
    const { from, to } = places.find((sentence) => place < sentence.to) ?? { from: 0, to: plain.length };
    const sentence = read.get(from) ?? sentenceFrom(plain, { from, to }, language, hits);
    read.set(from, sentence);
    return sentence;
  };
}

function sentenceFrom(
  plain: string,
  { from, to }: Place,
  language: ContentLanguage,
  hits: Place[],
): Sentence {
  const text = plain.slice(from, to);
  const placesOf = (pattern: RegExp): Place[] =>
    [...text.matchAll(pattern)].map((match) => ({
      from: from + match.index,
      to: from + match.index + match[0].length,
    }));
  // «Ohne Parabene» is a feature and denies nothing else.
  const isPartOfWord = (place: number) => hits.some((hit) => place >= hit.from && place < hit.to);
  return {
    from,
    to,
    isUnsure: text.endsWith('?') || UNSURE[language].test(text),
    denials: placesOf(NEGATION[language]).filter(({ from: place }) => !isPartOfWord(place)),
    comparisons: placesOf(COMPARISON[language]),
  };
}

/** Said of this product and said to be so: not denied, not wished, not compared. */
export function isStated(plain: string, sentence: Sentence, { from, to }: Place, language: ContentLanguage) {
  if (sentence.isUnsure) return false;
  const start = plain.slice(Math.max(sentence.from, from - FEW_CHARACTERS), from);
  const rest = plain.slice(to, sentence.to);
  if (isCompared(plain, sentence, { from, to }, language)) return false;
  if (TURNED_BEFORE[language].test(start) || TURNED_AFTER[language].test(rest)) return false;
  return !sentence.denials.some((denial) => {
    if (denial.to <= from) return language !== 'tr' && !BUT[language].test(plain.slice(denial.to, from));
    if (
      language !== 'tr' &&
      !/^(?:not|isn't|aren't|never|nicht|nie|pas)$/.test(plain.slice(denial.from, denial.to))
    )
      return false;
    const between = plain.slice(to, denial.from);
    return language === 'tr'
      ? !/ama|fakat|ancak/.test(between)
      : !/[,]/.test(between) && !BUT[language].test(between);
  });
}

/** What comes after «like» is another thing; Turkish says «gibi» after it. */
function isCompared(
  plain: string,
  { comparisons }: Sentence,
  { from, to }: Place,
  language: ContentLanguage,
) {
  return comparisons.some((comparison) =>
    language === 'tr'
      ? comparison.from >= to && comparison.from - to < FEW_CHARACTERS / 2
      : comparison.to <= from && !/[,]/.test(plain.slice(comparison.to, from)),
  );
}

/** One of two or more: «cotton or wool». */
export function isChoice(plain: string, sentence: Sentence, { from, to }: Place, language: ContentLanguage) {
  const { before: leading, after: trailing } = OR[language];
  return (
    leading.test(plain.slice(Math.max(sentence.from, from - FEW_CHARACTERS), from)) ||
    trailing.test(plain.slice(to, sentence.to))
  );
}
