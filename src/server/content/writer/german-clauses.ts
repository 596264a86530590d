import { type Clause, type GrammaticalNumber, verb } from './clause.ts';
import { germanDative, germanVerb, had, isGermanCoating } from './german-had.ts';
import type { FactKind } from './voice/product-fact.ts';
import type { TypeWords } from './voice/voice.ts';

export const GERMAN_CLAUSES: Record<FactKind, Clause> = {
  material: (text, number, words) =>
    isGermanCoating(text)
      ? verb('ist', 'sind')(text, number, words)
      : verb('ist aus', 'sind aus')(germanDative(text), number, words),
  measure: (text, number, words) => {
    if (/(?:hoch|lang|breit)$/.test(text)) return verb('ist', 'sind')(text, number, words);
    if (words && GERMAN_LONG.test(words.noun) && !/[×x]/.test(text)) return `ist ${text} lang`;
    return verb('misst', 'messen')(text, number, words);
  },
  capacity: verb('fasst', 'fassen'),
  weight: verb('wiegt', 'wiegen'),
  colour: verb('ist', 'sind'),
  contents: (text, number) => {
    if (/^\d+ Seiten$/.test(text)) return verb('hat', 'haben')(text, number, null);
    return /^\d+er-Set$/.test(text) ? verb('kommt im', 'kommen im')(text, number, null) : null;
  },
  use: (text, number) => {
    if (text === 'den Gabentisch') return `${number === 'one' ? 'eignet' : 'eignen'} sich zum Verschenken`;
    return `${number === 'one' ? 'eignet' : 'eignen'} sich ${germanFor(text)}`;
  },
  feature: germanFeature,
  care: (text, number, words) => {
    if (/^(?:viel Licht|volle Sonne|feuchtwarme Luft|Winterschutz)$/.test(text))
      return verb('braucht', 'brauchen')(text, number, words);
    return /(?:bar|geeignet)$/.test(text) ? verb('ist', 'sind')(text, number, words) : null;
  },
  origin: (text, number) => {
    const country = COUNTRIES_WITH_ARTICLE[text] ?? text;
    return verb('kommt aus', 'kommen aus')(country, number, null);
  },
};

const COUNTRIES_WITH_ARTICLE: Record<string, string> = {
  Türkei: 'der Türkei',
  Schweiz: 'der Schweiz',
  Slowakei: 'der Slowakei',
  Ukraine: 'der Ukraine',
  Niederlande: 'den Niederlanden',
  USA: 'den USA',
  'Vereinigtes Königreich': 'dem Vereinigten Königreich',
};

/** What is bought by its length. */
const GERMAN_LONG = /(?:[Kk]abel|leine|seil|kette|[Gg]ürtel)$/;

/** «Fürs Büro», «für den Garten». */
export function germanFor(use: string): string {
  return use.startsWith('das ') ? `fürs ${use.slice('das '.length)}` : `für ${use}`;
}

/** What one would not say of a thing by itself: every lens is optical. */
const GERMAN_LABEL = /^(?:optisch|intern|duftend|mit USB-C|Spiegelreflex)$|Unikat|^zweiäugig/;
/** «Hat eine Kapuze», «ist im Vintage-Stil gehalten», «ist leicht zu pflegen». */
function germanFeature(text: string, number: GrammaticalNumber, words: TypeWords | null): string | null {
  const verbOf = (one: string, many: string) => (number === 'one' ? one : many);
  const whole = germanVerb(text);
  if (whole) return verbOf(...whole);
  if (GERMAN_LABEL.test(text)) return null;
  if (text === 'gebogen' && words?.noun === 'Monitor') return 'hat einen gebogenen Bildschirm';
  const inside = /^mit Innenseite in (.)(.*)/u.exec(text);
  if (inside) return `${verbOf('ist', 'sind')} innen ${inside[1]!.toLowerCase()}${inside[2]}`;
  const thing = had(text);
  if (thing) return `${verbOf('hat', 'haben')} ${thing}`;
  if (text.startsWith('LSF')) return `${verbOf('hat', 'haben')} ${text}`;
  if (/^im (?:Vintage|Used)/.test(text)) return `${verbOf('ist', 'sind')} ${text} gehalten`;
  if (text.startsWith('im ')) return null;
  if (text.startsWith('in ')) return null;
  return /^(?:\p{Ll}(?!it )|100 %)/u.test(text) ? `${verbOf('ist', 'sind')} ${text}` : null;
}
