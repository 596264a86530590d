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
