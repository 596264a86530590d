import { inflected } from '#languages/tr/grammar/suffix.ts';
import type { FactKind, ProductFact } from './voice/product-fact.ts';
import type { TypeWords } from './voice/voice.ts';

/** What stands further from the noun is said first: «masif ahşaptan dayanıklı bir tabure». */
const FIRST: Record<FactKind, number> = {
  origin: 0,
  material: 1,
  measure: 2,
  capacity: 2,
  weight: 2,
  contents: 2,
  use: 3,
  care: 6,
  feature: 4,
  colour: 5,
};

/** A word for what it is, which by itself says nothing of it: «bu lens optik», «bu sandalye vintage». */
const LABEL = /^(?:optik|vintage|dahili|SLR|4K|.* (?:refleks|model|diskli)|(?:slim|regular) fit)$/;
/** A participle stands before a noun; by itself Turkish says the verb: «bu direk kolay kuruluyor». */
const AS_VERB: Record<string, string> = {
  'kolay kurulan': 'kolay kuruluyor',
  'kolay temizlenir': 'kolay temizleniyor',
  'nefes alan': 'nefes alıyor',
  'çabuk kuruyan': 'çabuk kuruyor',
  'hızlı kuruyan': 'hızlı kuruyor',
  'sıcak tutan': 'sıcak tutuyor',
};
/** Said of several things at once. */
const OF_MANY = /^(?:farklı |her biri )/;

/**
 * Facts said of a product in Turkish. After a title that does not say what the thing is they stand before its noun,
 * «Wooden Stool masif ahşaptan dayanıklı bir tabure»; elsewhere they are said by themselves, «bu tabure masif ahşaptan».
 */
export function turkishClauses(facts: readonly ProductFact[], words: TypeWords | null): string | null {
  const order = words ? FIRST : { ...FIRST, use: 5 };
  const inOrder = [...facts].sort((one, other) => order[one.kind] - order[other.kind]);
  const texts = inOrder.map(words ? beforeNoun : byItself);
  if (!texts.every((text) => text !== null)) return words && facts.length === 1 ? byItself(facts[0]!) : null;
  if (!words) return texts.join(', ');
  const [first, second] = inOrder;
  // «Seyahat için hafif bir saç kurutma makinesi»: two words in «-e uygun», «-lı» would stumble.
  if (first?.kind === 'use' && second && !suited(first.text)) texts[0] = `${first.text} için`;
  const isLong = texts.some((text) => text.split(' ').length > 2) && first?.kind !== 'use';
  return `${texts.join(isLong ? ', ' : ' ')} bir ${words.noun}`;
}

function beforeNoun({ kind, text }: ProductFact): string | null {
  switch (kind) {
    case 'material':
      return text.startsWith('%') ? text : inflected(text, 'den');
    case 'colour':
      return text.includes(' ve ') ? `${text} renkli` : text;
    case 'measure':
      return measured(text);
    case 'capacity':
      return `${text} kapasiteli`;
    case 'weight':
      return `${text} ağırlığında`;
    case 'use':
      return suited(text) ?? `${dative(text)} uygun`;
    case 'origin':
      return `${text} üretimi`;
    case 'feature':
      if (OF_MANY.test(text)) return null;
      return text.replace(/mez$/, 'meyen').replace(/temizlenir$/, 'temizlenen');
    case 'care':
      return text.endsWith('yıkanabilir') ? text : null;
    case 'contents':
      return null;
  }
}

function byItself({ kind, text }: ProductFact): string | null {
  switch (kind) {
    case 'colour':
      return text.endsWith(' rengi') ? `${text}nde` : `${text} renkte`;
    case 'use':
      return suited(text) ?? `${text} için birebir`;
    case 'contents':
      return /\d sayfa$/.test(text) ? `${text}lık` : `${text} ile geliyor`;
    case 'feature':
      return LABEL.test(text) ? null : (AS_VERB[text] ?? text);
    case 'care':
      if (/(?:yın|yin|yun|yün|tutun)$/.test(text)) return null;
      if (/(?:ır|ir|ur|ür|maz|mez)$/.test(text)) return text;
      return `${text} ${text.endsWith('koruması') ? 'istiyor' : 'seviyor'}`;
    default:
      return beforeNoun({ kind, text } as ProductFact);
  }
}

/** «5 metrelik», «69 cm’lik», «28 × 20 cm ölçülerinde». */
function measured(text: string): string {
  const length = /^[\d.,]+ (m|cm|mm|inç)$/.exec(text);
  if (!length) return `${text} ${/[×x]/.test(text) ? 'ölçülerinde' : 'ölçüsünde'}`;
  if (length[1] === 'm') return `${text}etrelik`;
  return length[1] === 'inç' ? `${text}lik` : `${text}'lik`;
}

function suited(use: string): string | null {
  if (use === 'hediye') return 'hediyelik';
  return use.endsWith(' kişi') ? `${use}lik` : null;
}

/** «Mutfağa», «yatak odasına», «doğum gününe». */
function dative(use: string): string {
  if (/ .*[ıiuü]$/.test(use)) return `${use}n${inflected(use.replace(/^.* /, ''), 'e').slice(-1)}`;
  return inflected(use, 'e').replace(/([aeıioöuü])k([ae])$/, '$1ğ$2');
}
