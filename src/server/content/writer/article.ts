import type { ContentLanguage } from '#shared/content/content.ts';
import type { TypeWords } from './voice/voice.ts';

/** After «l’» and «les» the article does not show the gender. */
const FEMININE_FR =
  /^(?:écharpe|enceinte|huile|étagère|horloge|assiette|orchidée|baskets|boots|boucles|caissettes|chaussettes|chaussures|graines|lunettes|sandales|épices)/;

export function isFeminineFrench({ noun, the }: TypeWords): boolean {
  return the.startsWith('la ') || (/^(?:l’|les )/.test(the) && FEMININE_FR.test(noun));
}
/** One buys some of it: «du café». */
const MASS_FR = /^(?:café|thé|chocolat|miel|confiture|huile d’olive|stockage)$/;
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
    default:
      return null;
  }
}
