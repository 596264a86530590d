import { expect, test } from 'vitest';
import type { ProductFacts } from '#server/content/products/product-facts.ts';
import { CONTENT_LANGUAGES, type ContentLanguage } from '#shared/content/content.ts';
import { readCatalogue } from '#simulators/shopify/demo/catalogue-shop.ts';
import { GERMAN } from './facts-de.cases.ts';
import { ENGLISH } from './facts-en.cases.ts';
import { SPANISH } from './facts-es.cases.ts';
import { FRENCH } from './facts-fr.cases.ts';
import { factsOf } from './facts-of.ts';
import { TURKISH } from './facts-tr.cases.ts';

const product = (facts: Partial<ProductFacts>): ProductFacts => ({
  id: '1',
  title: '',
  description: null,
  category: null,
  vendor: null,
  price: 1_000,
  compareAtPrice: null,
  priceVaries: false,
  currency: 'EUR',
  inventory: null,
  variants: [],
  imageUrl: null,
  moreImageUrls: [],
  storeName: 'Kuzey',
  storeUrl: 'https://kuzey.example.com',
  ...facts,
});
const textsOf = (facts: Partial<ProductFacts>, language: ContentLanguage) =>
  factsOf(product(facts), language).map(({ text }) => text);

const sorted = (list: string) => list.split('; ').sort().join('; ');

const TABLES: [string, string, ContentLanguage, ContentLanguage][] = [
  ['English', ENGLISH, 'en', 'tr'],
  ['Turkish', TURKISH, 'en', 'de'],
  ['German', GERMAN, 'en', 'tr'],
  ['French', FRENCH, 'en', 'de'],
  ['Spanish', SPANISH, 'en', 'fr'],
];

test.each(TABLES)('%s descriptions are read as what they say', (_name, table, one, other) => {
  const wrong = table
    .trim()
    .split('\n')
    .flatMap((line) => {
      const [description = '', ...wanted] = line.split(' => ');
      return [one, other].flatMap((language, column) => {
        const expected = wanted[column] === '-' ? '' : wanted[column];
        const found = sorted(textsOf({ description }, language).join('; '));
        return found === sorted(expected ?? '')
          ? []
          : [`${description} (${language}): ${found}, expected ${expected}`];
      });
    });
  expect(wrong).toEqual([]);
});

test('each fact is found where it says it is', () => {
  const facts = factsOf(
    product({
      title: 'İnce Keten Gömlek',
      description: '<p>Bu gömlek <b>%100 keten</b> ve Türkiye’de üretilmiştir.</p>',
      variants: ['Lacivert / S', 'Lacivert / M'],
    }),
    'en',
  );
  const texts = {
    title: 'İnce Keten Gömlek',
    description: '<p>Bu gömlek <b>%100 keten</b> ve Türkiye’de üretilmiştir.</p>',
    variants: 'Lacivert / S',
  };
  expect(facts.map(({ text, said }) => [text, texts[said.in].slice(said.from, said.to)])).toEqual([
    ['100% linen', '%100 keten'],
    ['navy', 'Lacivert'],
    ['Turkey', 'Türkiye’de'],
  ]);
});

test('what differs between variants is said of none', () => {
  const title = 'Black mug';
  expect(textsOf({ title }, 'de')).toEqual(['schwarz']);
  expect(textsOf({ title, variants: ['black', 'white'] }, 'de')).toEqual([]);
  expect(textsOf({ title: 'Shirt', variants: ['navy / S', 'navy / M'] }, 'de')).toEqual(['marineblau']);
});

test.each([
  'Set of 16 vintage rose cutlery',
  'WRAP ENGLISH ROSE',
  'Roses regency teacup and saucer',
  'Lavender incense in tin',
  'Vela aromática de soja lavanda',
  'Savon de Marseille à l’huile d’olive',
  'Miel de lavande 250 g',
  'Argan Yağlı El Kremi 75 ml',
  'Somonlu Kedi Maması 1.5 kg',
  'Makrome Saksı Askısı',
  'Deve Tabanı Bitkisi Monstera Deliciosa',
])('a flower, a scent or an ingredient is no colour: %s', (title) => {
  expect(factsOf(product({ title }), 'en').filter(({ kind }) => kind === 'colour')).toEqual([]);
});

test.each([
  ['Cream wool jumper', 'cream'],
  ['Olive linen cushion', 'olive green'],
  ['Pileli Midi Etek Bordo', 'burgundy'],
  ['Somon Elbise', 'salmon'],
  ['Robe d’été rose pour femme', 'pink'],
])('what is worn or sat on has it: %s', (title, colour) => {
  expect(textsOf({ title }, 'en')).toContain(colour);
});

test('two colours of a title are one fact, and a slash is none', () => {
  expect(textsOf({ title: 'Raglan grey & black Tee' }, 'fr')).toEqual(['gris et noir', 'à manches raglan']);
  expect(textsOf({ title: 'Mug black/white' }, 'fr')).toEqual([]);
});

test('what is said closer is said instead', () => {
  expect(textsOf({ title: 'Leather Sofa', description: 'A bonded leather seat for you.' }, 'en')).toEqual([
    'bonded leather',
  ]);
  expect(textsOf({ title: 'Wool-blend cap', description: 'Material: 100% wool.' }, 'en')).toEqual([
    'wool blend',
  ]);
});

test('a number of thousands, which languages write differently, is left out', () => {
  expect(textsOf({ description: 'The capacity is 1.500 ml.' }, 'en')).toEqual([]);
});

test('nine of ten described products of the catalogue have a fact in every language', async () => {
  const catalogue = await readCatalogue();
  const described = catalogue.filter(({ description }) => description);
  for (const language of CONTENT_LANGUAGES) {
    const known = described.filter(
      ({ title, description }) => textsOf({ title, description: description! }, language).length > 0,
    );
    expect(known.length / described.length, language).toBeGreaterThanOrEqual(0.9);
  }
});
