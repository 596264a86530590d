import { type Clause, said, verb } from './clause.ts';
import { IS_SHARE } from './portrait.ts';
import type { FactKind } from './voice/product-fact.ts';

export const SPANISH_CLAUSES: Record<FactKind, Clause> = {
  material: (text, number) => `${number === 'one' ? 'es' : 'son'} ${IS_SHARE.test(text) ? '' : 'de '}${text}`,
  measure: verb('mide', 'miden'),
  capacity: verb('tiene una capacidad de', 'tienen una capacidad de'),
  weight: verb('pesa', 'pesan'),
  colour: verb('viene en', 'vienen en'),
  contents: verb('incluye', 'incluyen'),
  use: (text, number, words) =>
    /^hasta \d/.test(text)
      ? verb('tiene sitio para', 'tienen sitio para')(text, number, words)
      : verb('es ideal para', 'son ideales para')(text, number, words),
  feature: (text, number, words) => {
    if (text.startsWith('con ')) return verb('tiene', 'tienen')(text.slice('con '.length), number, words);
    const isState = SPANISH_RESULT.test(text);
    return said('es', isState ? verb('está', 'están') : verb('es', 'son'))(text, number, words);
  },
  care: (text, number, words) => {
    if (/^(?:mucha luz|pleno sol|aire|protección)/.test(text))
      return verb('necesita', 'necesitan')(text, number, words);
    if (text.startsWith('se limpia ')) return number === 'one' ? text : text.replace('limpia', 'limpian');
    return null;
  },
  origin: verb('viene de', 'vienen de'),
};

/** What somebody did to it: «está hecha a mano». */
const SPANISH_RESULT =
  /^(?:\p{L}+(?:d|ch)[oa] a |(?:preparado|listo) para |(?:perfumad|almohadillad|acolchad|esmaltad|pintad|forrad|bordad|pulid)[oa]$)/u;
