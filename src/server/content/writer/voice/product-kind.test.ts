import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { KINDS } from './kinds.ts';
import { kindOf, type ProductKind } from './product-kind.ts';
import { TYPES_OF_KIND } from './product-types.ts';

interface Labelled {
  /** «kitchen mug», a kind alone, or «unsure»; several where people would differ. */
  labels: string[];
  title: string;
  category: string | null;
}

/** Labelled by hand before they were recognised; `#` begins a section. */
const TITLES: Labelled[] = readFileSync(new URL('./testing/product-titles.tsv', import.meta.url), 'utf8')
  .split('\n')
  .filter((line) => line !== '' && !line.startsWith('#'))
  .map((line) => {
    const [labels = '', title = '', category = null] = line.split('\t');
    return { labels: labels.split(' or '), title, category };
  });

const recognise = ({ title, category }: Labelled) => kindOf({ title, category, description: null });

/** A kind without its type is less than could be said, but true. */
function isTrue({ kind, type, confidence }: ProductKind, { labels }: Labelled): boolean {
  if (confidence === 'unsure') return kind === 'other' && type === null;
  if (type !== null) return labels.includes(`${kind} ${type}`);
  return labels.some((label) => label === kind || label.startsWith(`${kind} `));
}

test('the labels are kinds and types there are', () => {
  const known = new Set<string>(['unsure', ...KINDS]);
  for (const [kind, types] of Object.entries(TYPES_OF_KIND))
    for (const type of types) known.add(`${kind} ${type}`);
  expect(TITLES.flatMap(({ labels }) => labels).filter((label) => !known.has(label))).toEqual([]);
  expect(TITLES.length).toBeGreaterThanOrEqual(400);
});

test('of a hundred titles three at most are taken for something they are not', () => {
  const wrong = TITLES.filter((labelled) => !isTrue(recognise(labelled), labelled));
  expect(wrong.length / TITLES.length, wrong.map(({ title }) => title).join('\n')).toBeLessThanOrEqual(0.03);
});

test('at most a quarter of what people know at a glance is left unsure or without its type', () => {
  const clear = TITLES.filter(({ labels }) => !labels.includes('unsure'));
  const unsure = clear.filter((labelled) => recognise(labelled).confidence === 'unsure');
  expect(unsure.length / clear.length).toBeLessThan(0.25);
  const typed = clear.filter(({ labels }) => labels.every((label) => label.includes(' ')));
  const withoutType = typed.filter((labelled) => recognise(labelled).type === null);
  expect(withoutType.length / typed.length).toBeLessThan(0.25);
});

test.each<[string, string | null, string]>([
  ['Blue one', 'Apparel & Accessories > Clothing > Shirts & Tops', 'clothing'],
  ['Blue one', 'Home & Garden > Kitchen & Dining > Tableware', 'kitchen'],
  ['Blue one', 'Home & Garden > Plants', 'plants'],
  ['Blue one', 'Apparel & Accessories > Jewelry > Rings', 'jewellery'],
  ['Blue one', 'Toys & Games > Toys', 'toys'],
  ['Yoga Mat', 'Sporting Goods', 'sports'],
  ['İnci', 'Takı', 'jewellery'],
  ['Mavi', 'Giyim', 'clothing'],
  ['Mavi', 'Ayakkabı', 'shoes'],
  ['Mavi', 'KIRTASİYE', 'stationery'],
  ['Mavi', 'Ev & Yaşam', 'home'],
  ['Mavi', 'Evcil Hayvan', 'pets'],
  ['Mavi', 'Gıda', 'food'],
  ['Mavi', 'Kozmetik', 'beauty'],
  ['Azul', 'Joyería', 'jewellery'],
  ['Bleu', 'Vêtements', 'clothing'],
  ['Blau', 'Küche', 'kitchen'],
  ['Blue one', 'Home & Garden', 'other'],
  ['🎁', '', 'other'],
])('«%s» in «%s» is of the kind %s', (title, category, kind) => {
  expect(kindOf({ title, category, description: null }).kind).toBe(kind);
});

test('the first sentence of the description speaks where the title is a proper name', () => {
  const aurora = (description: string) => kindOf({ title: 'Aurora', category: 'Home Decor', description });
  expect(aurora('This candle holder is an excellent gift.')).toEqual({
    kind: 'home',
    type: 'candle-holder',
    confidence: 'likely',
  });
  expect(aurora('Dieser Kerzenhalter ist aus Messing.').type).toBe('candle-holder');
  expect(aurora('Lovely. Not a candle holder.').type).toBeNull();
});

test('a category that contradicts the title leaves both in doubt', () => {
  expect(kindOf({ title: 'Orchid', category: 'Home & Garden > Plants', description: null }).type).toBe(
    'orchid',
  );
  expect(kindOf({ title: 'Orchid', category: 'Perfume', description: null }).confidence).toBe('unsure');
});

test('it takes less than a tenth of a millisecond', () => {
  const rounds = Array.from({ length: 6 }, () => {
    const from = process.cpuUsage();
    TITLES.forEach(recognise);
    return process.cpuUsage(from).user / 1000 / TITLES.length;
  });
  expect(Math.min(...rounds)).toBeLessThan(0.1);
});
