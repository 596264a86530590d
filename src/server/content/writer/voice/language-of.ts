import { CONTENT_LANGUAGES, type ContentLanguage } from '#shared/content/content.ts';

/** Small words that carry a language and mean nothing in the other four, or very little. */
const WORDS: Record<ContentLanguage, Set<string>> = {
  en: new Set(
    'the and of to is are with for you your it this that what which who how on at from not be as have has was by our we us its every more where there their they will can if or see find out when something both outside'.split(
      ' ',
    ),
  ),
  tr: new Set(
    've bir bu için ile mı mi mu mü da de ne nasıl daha çok gibi olan her en ya sen siz biz var yok değil kadar sonra önce şimdi ama hem bize size sana göre kendi fiyat fiyatı yorumlara evet hayır bugün bugünün günün işte ürün hangi sahip senin sizin olabilir malzemesi tek kelime beden renk bizim yeni güzel burada önerimiz gözdemiz vitrinde vitrinimizde mağazamızda sevenler sevenlerden misin misiniz mısın mısınız yeter belli'.split(
      ' ',
    ),
  ),
  es: new Set(
    'el la los las de del y que en un una para con por su sus lo es más se al tu este esta esto qué cómo hay nuestro nuestra desde todo todos sin ya como precio hoy aquí en'.split(
      ' ',
    ),
  ),
  fr: new Set(
    'le la les des du de et un une pour avec ce cette ces est sont vous votre vos nous notre dans sur qui que quoi au aux chez à en plus pas ne se on tu ta ton te c’est d’un d’une aujourd’hui prix ça tout'.split(
      ' ',
    ),
  ),
  de: new Set(
    'der die das und ist sind mit für sie ihr ihre ein eine einen einem von zu zum zur bei auf im nicht was wie wo wer dem den des du dein deine uns unser unsere wir auch ab aus noch heute hier man es am so nie dazu vom beim'.split(
      ' ',
    ),
  ),
};
/** Letters that only one of the five writes. */
const LETTERS: Partial<Record<ContentLanguage, RegExp>> = {
  tr: /[ğşıİ]|(?:meyi|siniz|iyor|uyor|leri|lere)$/,
  es: /[ñ¿¡]/,
  fr: /[èêœùëî]/,
  de: /[ßä]/,
};

export function languageScores(text: string): Record<ContentLanguage, number> {
  const scores = { en: 0, tr: 0, es: 0, fr: 0, de: 0 };
  const words = wordsOf(text.toLowerCase());
  const turkish = wordsOf(text.toLocaleLowerCase('tr'));
  for (const language of CONTENT_LANGUAGES)
    for (const word of language === 'tr' ? turkish : words) {
      if (WORDS[language].has(word)) scores[language] += 1;
      if (LETTERS[language]?.test(word)) scores[language] += 1;
    }
  for (const word of words) {
    const [elided, rest] = /^(?:[ldjmtsnc]|qu)’(.+)$/u.exec(word) ?? [];
    if (elided) scores.fr += WORDS.fr.has(rest!) ? 2 : 1;
  }
  if (/[¿¡]/.test(text)) scores.es += 2;
  return scores;
}

function wordsOf(text: string): string[] {
  return text.replace(/'/g, '’').match(/[\p{L}’]+/gu) ?? [];
}

/** Characters that show the language of a text. */
const ENOUGH_TO_TELL = 400;

/** The language of a text among the five, or null when it does not show. */
export function languageOf(text: string): ContentLanguage | null {
  const scores = Object.entries(languageScores(text.slice(0, ENOUGH_TO_TELL))).sort(
    ([, one], [, other]) => other - one,
  );
  const [[language, best], [, second]] = scores as [[ContentLanguage, number], [ContentLanguage, number]];
  return best > second ? language : null;
}
