import type { Language } from '#shared/core/languages.ts';

const FREQUENT: Record<Language, Set<string>> = {
  en: new Set(
    'the of to in and for is are it its with your you that this these those more than on a an as at by from was were be been has have had not but so or if they them their which what when who will would can could should may out up down about after before over under into most less one all only still no'.split(
      ' ',
    ),
  ),
  tr: new Set(
    've bir bu şu o ile için daha olan son gün en çok az de da ki mi ne olarak kadar sonra önce göre oldu var yok her ya veya ama sizin siz onu ona gibi iyi yeni ürün satış sipariş müşteri net arasında tanesi adet gündür günde toplam tutar oran'.split(
      ' ',
    ),
  ),
};
const TURKISH_LETTER =
  /[ığşçİ]|(?:ler|lar|ları|leri|ında|inde|dan|den|ının|inin|yor|mış|miş|dir|dır|ndan|nden)$/u;
/** Shares of words by which texts of either language were distinguished from German, French, Spanish and each other. */
const SHARE: Record<Language, number> = { en: 0.22, tr: 0.3 };
const FEWEST_WORDS = 4;

/** Whether a text, its proper names taken out, reads like this language. */
export function isInLanguage(text: string, language: Language): boolean {
  const words = text.toLocaleLowerCase(language === 'tr' ? 'tr' : 'en').match(/\p{L}+/gu) ?? [];
  if (words.length < FEWEST_WORDS) return true;
  const typical = words.filter(
    (word) => FREQUENT[language].has(word) || (language === 'tr' && TURKISH_LETTER.test(word)),
  );
  const foreign = words.filter((word) => language === 'en' && /[ığşİ]/u.test(word));
  return typical.length / words.length >= SHARE[language] && foreign.length / words.length < 0.1;
}
