import type { ContentLanguage } from '#shared/content/content.ts';

const MOST_NAMES = 6;
const LONGEST = 90;
const SIZE =
  /^(?:(?:size|beden|numara|talla|taille|größe|gr\.?)\s*)?(\d{1,3}(?:[.,]5)?|x{0,4}s|m|x{0,4}l|[2-6]xl)$/i;
const COLOURS = new Set(
  (
    'black white red green blue yellow orange purple pink brown grey gray beige navy mustard mint pearl gold silver ivory cream burgundy olive turquoise lilac ' +
    'siyah beyaz kırmızı yeşil mavi sarı turuncu mor pembe kahverengi gri bej lacivert hardal bordo haki krem ekru lila turkuaz ' +
    'negro blanco rojo verde azul amarillo naranja morado rosa marrón gris azul-marino mostaza menta crema burdeos ' +
    'noir blanc rouge vert bleu jaune violet rose marron marine moutarde menthe crème ' +
    'schwarz weiß rot grün blau gelb lila braun grau senf minze creme'
  ).split(' '),
);

export interface VariantsText {
  kind: 'colours' | 'sizes' | 'choices';
  count: number;
  names: string;
}

/** What the variants are is known only from their names; null where a list would not read. */
export function variantsText(variants: string[], language: ContentLanguage): VariantsText | null {
  const all = [...new Set(variants.map((name) => name.replace(/\s+/g, ' ').trim()).filter(Boolean))];
  if (all.length < 2 || all.length > MOST_NAMES) return null;
  const sizes = all.map((name) => SIZE.exec(name)?.[1]);
  const kind = sizes.every(Boolean) ? 'sizes' : all.every(isColour) ? 'colours' : 'choices';
  const names =
    kind === 'colours'
      ? new Intl.ListFormat(language, { type: 'conjunction' }).format(all)
      : (kind === 'sizes'
          ? inOrder(sizes as string[])
          : all.map((name) => name.replace(/\s*\/\s*/g, '/'))
        ).join(', ');
  if (names.length > LONGEST || /[{}<>#@]/.test(names)) return null;
  return { kind, count: all.length, names };
}

function isColour(name: string): boolean {
  return COLOURS.has(name.toLocaleLowerCase('tr')) || COLOURS.has(name.toLowerCase());
}

const LETTER_SIZES = [
  'xxxxs',
  'xxxs',
  'xxs',
  'xs',
  's',
  'm',
  'l',
  'xl',
  'xxl',
  'xxxl',
  'xxxxl',
  '2xl',
  '3xl',
  '4xl',
  '5xl',
  '6xl',
];
const AS_LETTERS: Record<string, string> = { '2xl': 'xxl', '3xl': 'xxxl', '4xl': 'xxxxl' };

/** As they grow: XS, S, M, L, XL; numbers by their value. Shops list them as they were entered. */
function inOrder(sizes: string[]): string[] {
  const rank = (size: string) => {
    const lower = size.toLowerCase();
    const letters = LETTER_SIZES.indexOf(AS_LETTERS[lower] ?? lower);
    return letters < 0 ? Number(size.replace(',', '.')) : letters - LETTER_SIZES.length;
  };
  return [...sizes].sort((one, other) => rank(one) - rank(other));
}
