import type { ContentLanguage } from '#shared/content/content.ts';
import { oneInEnglish } from './english-nouns.ts';
import type { TypeWords } from './voice/voice.ts';

/** After «l’» and «les» the article does not show the gender. */
const FEMININE_FR =
  /^(?:écharpe|enceinte|huile|étagère|horloge|assiette|orchidée|baskets|boots|boucles|caissettes|chaussettes|chaussures|graines|lunettes|sandales|épices)/;

export function isFeminineFrench({ noun, the }: TypeWords): boolean {
  return the.startsWith('la ') || (/^(?:l’|les )/.test(the) && FEMININE_FR.test(noun));
}
const MANY_DE =
  /^(?:Ohrringe|Sneaker|.*[Ss]chuhe|Stiefel|Sandalen|Loafer|Shorts|Socken|Muffinförmchen|Gewürze|Nüsse|Bausteine|Sticker|Kopfhörer|Hanteln)$/;

export function isManyInGerman({ noun }: TypeWords): boolean {
  return MANY_DE.test(noun);
}

/** One buys some of it: «du café». */
const MASS_FR = /^(?:café|thé|chocolat|miel|confiture|huile d’olive|stockage)$/;
const MASS_DE =
  /^(?:Kaffee|Tee|Schokolade|Honig|Konfitüre|Olivenöl|Besteck|Saatgut|Unterwäsche|Bademode|Bettwäsche|Weihnachtsdeko|Geschenkverpackung|Arbeitsspeicher|\p{L}*[Ff]utter)$/u;
const MASS_ES = /^(?:café|té|chocolate|miel|mermelada|aceite de oliva|almacenamiento)$/;

/** One of the type: «un mug», «des baskets», «eine Tasse»; null where no article is said or none is known. */
export function oneOf(words: TypeWords, language: ContentLanguage): string | null {
  const { noun, the } = words;
  switch (language) {
    case 'fr':
      if (MASS_FR.test(noun)) return the.replace(/^le /, 'du ').replace(/^(la |l’)/, 'de $1');
      if (the.startsWith('les ')) return `des ${noun}`;
      return `${isFeminineFrench(words) ? 'une' : 'un'} ${noun}`;
    case 'es':
      if (/^l[ao]s /.test(the) || MASS_ES.test(noun)) return noun;
      return the.startsWith('la ') ? `una ${noun}` : `un ${noun}`;
    case 'en':
      return oneInEnglish(noun);
    case 'de':
      // As after a verb: «einen Becher».
      if (MASS_DE.test(noun) || isManyInGerman(words)) return noun;
      return words.whom.replace(/^(?:d(en) |d(i)e |das )/, (_, en = '', i = '') => `ein${i && 'e'}${en} `);
    default:
      return null;
  }
}
