import type { ContentLanguage } from '#shared/content/content.ts';

/** Small letters without marks: sellers type «CANTA», «Çanta» and «çanta». */
export function fold(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/\p{M}/gu, '')
    .replace(/ı/g, 'i')
    .replace(/ß/g, 'ss')
    .replace(/œ/g, 'oe')
    .replace(/æ/g, 'ae');
}

/** Folded words; an apostrophe parts «d’oreilles» and joins «50’s» and «6’lı». */
export function wordsOf(text: string, language: ContentLanguage): string[] {
  return wordsOfFolded(fold(text), language);
}

export function wordsOfFolded(folded: string, language: ContentLanguage): string[] {
  const plain = folded.replace(/[’'`´]/g, language === 'fr' ? ' ' : '');
  return plain.replace(/[&+]/g, ` ${AND[language]} `).match(/[\p{L}\p{N}]+/gu) ?? [];
}

export const AND: Record<ContentLanguage, string> = { en: 'and', tr: 've', de: 'und', fr: 'et', es: 'y' };

/** The singular as far as endings show it; names and titles are brought to it the same way. */
export function baseForm(language: ContentLanguage, word: string): string {
  if (word.length < 4) return word;
  if (language === 'en') return englishSingular(word);
  if (language === 'fr') return word.replace(/eaux$/, 'eau').replace(/[sx]$/, '');
  if (language === 'es')
    return word
      .replace(/ces$/, 'z')
      .replace(/([lnrdzj])es$/, '$1')
      .replace(/s$/, '');
  return word;
}

function englishSingular(word: string): string {
  if (/(?:ss|us|is)$/.test(word)) return word;
  if (/ies$/.test(word) && word.length > 5) return `${word.slice(0, -3)}y`;
  if (/(?:sh|ch|x|ss)es$/.test(word)) return word.slice(0, -2);
  return word.replace(/s$/, '');
}

/** Endings of German plurals, longest first; the stem of one may also be what a compound ends with. */
const GERMAN_ENDINGS = ['ern', 'en', 'er', 'es', 'e', 'n', 's'];

export function germanForms(word: string): string[] {
  const stems = GERMAN_ENDINGS.filter((ending) => word.endsWith(ending) && word.length - ending.length > 2);
  return [word, ...stems.map((ending) => word.slice(0, -ending.length))];
}

/** Plural and possession of a Turkish name, which its last word takes: «kupa, kupalar, kupası, kupaları». */
export function inflected(words: string): string[] {
  const vowel = /[aeiou](?=[^aeiou]*$)/.exec(words)?.[0] ?? 'i';
  const plural = vowel === 'a' ? ['lar'] : vowel === 'e' ? ['ler'] : ['lar', 'ler'];
  const close = /[aei]/.test(vowel) ? ['i'] : ['u', 'i'];
  const endsInVowel = /[aeiou]$/.test(words);
  const stems = endsInVowel ? [words] : [words, softened(words)];
  const possessed = endsInVowel
    ? close.map((end) => `${words}s${end}`)
    : stems.flatMap((stem) => close.map((end) => stem + end));
  const plurals = plural.flatMap((end) => [words + end, `${words + end}i`]);
  return [...new Set([words, ...possessed, ...plurals])];
}

function softened(words: string): string {
  const soft: Record<string, string> = { k: 'g', p: 'b', t: 'd' };
  return words.replace(/[kpt]$/, (end) => soft[end]!);
}

/** Shorter words say too little to be known again by their beginning. */
export const FEWEST_LETTERS = 4;
/** As much of the longer word has to be the same: «tüyosu» and «tüyoyu», «einer» and «eine», not «arayan» and «aramak». */
const SHARE = 0.6;

/** One word in two forms, as far as their beginnings show it. */
export function areAlike(one: string, other: string): boolean {
  const longer = Math.max(one.length, other.length);
  let same = 0;
  while (same < longer && one[same] === other[same]) same += 1;
  return same >= FEWEST_LETTERS && same >= longer * SHARE;
}
