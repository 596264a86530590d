import { quote } from './fill.ts';
import { saysType } from './portrait.ts';
import type { TypeWords } from './voice/voice.ts';

interface OfTitle {
  isForeign: boolean;
  isCommonName: boolean;
}

/** A description and no name: «Knitted wool-blend green cap». */
const IS_DESCRIPTION = /^\S+(?: [\p{Ll}\d&][^\s]*){2,}/u;

/**
 * «La silla Comfy Chair», «la cesta de mimbre», as a Spanish shop speaks of a thing; a name needs no more than the first
 * word of its type, «la cámara Nikkormat». Empty where the title says it elsewhere: «el monitor 32-Inch Monitor».
 */
export function ourSpanishTitle(title: string, words: TypeWords | null, of: OfTitle): string {
  if (!words) return '';
  const { noun, the } = words;
  if (of.isCommonName) return the;
  const rest = title.slice(noun.length);
  if (title.toLocaleLowerCase('es').startsWith(noun) && /^(?!\p{L})/u.test(rest)) return the + rest;
  const [article, head = noun] = the.split(' ');
  if (!of.isForeign || saysType(plain(title), { ...words, noun: plain(head) }, 'es')) return '';
  return `${article} ${head} ${IS_DESCRIPTION.test(title) ? quote(title, 'es') : title}`;
}

/** A «tienda» by itself is a shop, and a «juego» is played. */
const KEEPS_WHOLE = /^(?:tienda|unidad|ropa|aceite|papel|juego|bolsa|caja) | y /;

/** What it is called once it has been named: «la cámara» after «la cámara analógica»; null where that is all of it. */
export function shortInSpanish(words: TypeWords): TypeWords | null {
  const [article, head = ''] = words.the.split(' ');
  if (head === words.noun || KEEPS_WHOLE.test(words.noun)) return null;
  const the = `${article} ${head}`;
  return { ...words, noun: head, the, whom: the };
}

/** «Leather Sofa» says «sofá». */
const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '');

/** «La», of what is pointed at: «la tienes en la bio». */
export function spanishObject({ the }: TypeWords): string {
  const [article = ''] = the.split(' ');
  return article === 'el' ? 'lo' : article;
}
