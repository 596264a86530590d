import { inSentenceCase } from '#server/core/language/sentence-case.ts';

/** English nouns of types; those in s that are one thing are named. */
export function isPlural(noun: string): boolean {
  return /[^s]s$/.test(noun) && !/(?:lens|canvas|glass)$/.test(noun);
}

/** By sound: letters that are spelled out, «an SLR», and numbers, «an 8-piece set». */
export function articleFor(words: string): 'a' | 'an' {
  if (/^(?:8|11\b|18\b)/.test(words)) return 'an';
  if (/^[A-Z]{2,}/.test(words)) return /^[AEFHILMNORSX]/.test(words) ? 'an' : 'a';
  return /^[aeiou]/i.test(words) && !/^(?:uni|use|eu|one)/i.test(words) ? 'an' : 'a';
}

/** One buys some of it: «coffee», «bedding». */
const MASS =
  /^(?:underwear|swimwear|cutlery|coffee|tea|chocolate|honey|jam|olive oil|shampoo|perfume|bedding|bunting|wall art|gift wrap|pet food|memory)$/;

/** «A mug», «sneakers», «bedding». */
export function oneInEnglish(noun: string): string {
  return isPlural(noun) || MASS.test(noun) ? noun : `${articleFor(noun)} ${noun}`;
}

/** «This mug», «these sneakers»: the one on the picture. */
export function thisInEnglish(noun: string): string {
  return `${isPlural(noun) ? 'these' : 'this'} ${noun}`;
}

/** A plain word at the head of a title that is written as a sentence: «our office grey jeans». Names stay large. */
const DESCRIBES =
  /^(?:off|office|boyfriend|mom|cashmere|merino|denim|loose|oversized?|relaxed|slim|skinny|straight|wide|regular|cropped|ripped|patched|ribbed|ruffled?|raglan|pleated|knitted|knit|crochet|woven|quilted|padded|embroidered|printed|striped|checked|floral|plain|basic|everyday|classic|casual|sport|sporty|winter|summer|spring|autumn|warm|soft|cosy|cozy|light|lightweight|heavy|large|big|small|mini|long|short|high|low|round|square|tall|thin|thick|handmade|hand-painted|handwoven|natural|organic|recycled|vintage|retro|modern|rustic|elegant|simple|wooden|wood|oak|walnut|bamboo|linen|cotton|wool|silk|velvet|leather|ceramic|stoneware|porcelain|glass|metal|brass|copper|steel|silver|gold|black|white|grey|gray|red|blue|navy|green|yellow|pink|purple|brown|beige|cream|orange|burgundy|set|pair|pack)$/;

/**
 * English asks for a word before the name of a thing: «our Mug», but «The Prairie Bowl». Of a title that the shop has in
 * capitals nobody knows which words are names, so its first is as small as the others: «our owl doorstop».
 */
export function ourInEnglish(title: string, isInCapitals = false): string {
  if (isInCapitals) return `our ${inSentenceCase(`OUR ${title.toUpperCase()}`, 'en').slice('our '.length)}`;
  const hasOwnWord = /^(?:the|an?|our|my|your|\p{P})(?![\p{L}\d])/iu.test(title);
  if (hasOwnWord || /[.!?]$/.test(title)) return title;
  const [first = '', ...rest] = title.split(' ');
  const isSentence =
    rest.length > 1 && rest.every((word) => !/^\p{Lu}/u.test(word) || /^(?:T-shirt|Tee)$/i.test(word));
  const [head = ''] = first.toLowerCase().split('-');
  const isPlain = isSentence && DESCRIBES.test(head);
  return `our ${isPlain ? first.toLowerCase() + title.slice(first.length) : title}`;
}
