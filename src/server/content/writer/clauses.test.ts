import { expect, test } from 'vitest';
import type { ContentLanguage } from '#shared/content/content.ts';
import { additionText, agreeing, clauseTexts, numberOfTitle } from './clauses.ts';
import { saysFact } from './facts/says-fact.ts';
import type { FactKind, ProductFact } from './voice/product-fact.ts';
import type { ProductType } from './voice/product-types.ts';
import { VOICES } from './voice/voices.ts';

const facts = (...said: [FactKind, string][]): ProductFact[] =>
  said.map(([kind, text]) => ({ kind, text, said: { in: 'description', from: 0, to: text.length } }));

test.each<[ContentLanguage, ProductType, string, string]>([
  ['en', 'sneakers', 'with laces', 'they have laces'],
  ['en', 'monitor', 'curved', 'it is curved'],
  ['de', 'tripod', 'höhenverstellbar', 'es ist höhenverstellbar'],
  ['de', 'running-shoes', 'mit Schnürung', 'sie kommen mit Schnürung'],
  ['es', 'desk', 'con cajones', 'tiene cajones'],
  ['es', 'film-camera', 'de estilo vintage', 'es de estilo vintage'],
  ['es', 'sneakers', 'resistente al agua', 'son resistentes al agua'],
  ['es', 'mug', 'hecho a mano', 'está hecha a mano'],
  ['fr', 'dress', 'à volants', 'elle est à volants'],
  ['fr', 'orchid', 'solide', 'elle est solide'],
])('in %s a feature of a %s is a sentence: %s', (language, type, feature, expected) => {
  const { it = '', does = '' } = clauseTexts(facts(['feature', feature]), '{It} {does}.', {
    words: VOICES[language].types[type],
    titleNumber: null,
    language,
  });
  expect(`${it} ${does}`.trim()).toBe(expected);
});

test.each<[ContentLanguage, ProductType, string, string]>([
  ['es', 'sneakers', 'ligero', 'ligeras'],
  ['es', 'chair', 'con cojín', 'con cojín'],
  ['es', 'mug', 'hecho a mano', 'hecha a mano'],
  ['es', 'mug', 'apto para lavavajillas', 'apta para lavavajillas'],
  ['fr', 'chair', 'léger', 'légère'],
  ['fr', 'sneakers', 'léger', 'légères'],
  ['de', 'chair', 'leicht', 'leicht'],
])('in %s, by itself, an adjective agrees with a %s: %s', (language, type, feature, expected) => {
  expect(agreeing(facts(['feature', feature])[0]!, VOICES[language].types[type], language)).toBe(expected);
});

test('an adjective that has been said of a feminine noun is not said again', () => {
  const [light] = facts(['feature', 'léger']);
  expect(saysFact('La chaise est légère.', light!, 'fr')).toBe(true);
  expect(saysFact('La chaise est pliable.', light!, 'fr')).toBe(false);
});

test.each<[ContentLanguage, [FactKind, string][], string]>([
  [
    'en',
    [
      ['material', '100% cotton'],
      ['measure', '70 × 85 cm'],
    ],
    'is 100% cotton and measures 70 × 85 cm',
  ],
  ['en', [['material', 'wool blend']], 'is made of a wool blend'],
  ['en', [['feature', 'SLR']], ''],
  [
    'tr',
    [
      ['material', '%100 yün'],
      ['measure', '180 × 30 cm'],
    ],
    '%100 yünden üretildi, 180 × 30 cm ölçüsünde',
  ],
  ['tr', [['colour', 'altın rengi']], 'altın renginde'],
  [
    'de',
    [
      ['material', 'Steinzeug'],
      ['weight', '300 g'],
    ],
    'ist aus Steinzeug und wiegt 300 g',
  ],
  [
    'fr',
    [
      ['material', 'lin'],
      ['capacity', '57 oz'],
    ],
    'est en lin et contient 57 oz',
  ],
  [
    'es',
    [
      ['colour', 'blanco'],
      ['contents', 'una funda'],
    ],
    'viene en blanco e incluye una funda',
  ],
  [
    'en',
    [
      ['use', 'beginners'],
      ['material', 'rubber'],
    ],
    'is made of rubber and ideal for beginners',
  ],
  ['fr', [['origin', 'Portugal']], ''],
])('in %s what the shop says of a thing is a sentence: %s', (language, said, expected) => {
  const subject = { words: VOICES[language].types.apron, titleNumber: 'one', language } as const;
  expect(clauseTexts(facts(...said), '{title} {does}.', subject).does ?? '').toBe(expected);
});

test.each<[ContentLanguage, ProductType, string, boolean, string | null]>([
  ['en', 'running-shoes', 'Freerun Running Shoe', false, 'one'],
  ['en', 'sneakers', 'Allstar Sneakers', false, 'many'],
  ['fr', 'sneakers', 'Allstar Sneakers', true, 'many'],
  ['es', 'running-shoes', 'Freerun Running Shoe', true, null],
  ['es', 'sneakers', 'Zapatillas de lona', false, 'many'],
  ['de', 'plate', 'Teller mit blauem Rand', false, 'one'],
])(
  'in %s the verb after the title of %s «%s» is known, or nothing is said',
  (language, type, title, isForeign, number) => {
    expect(numberOfTitle(title, VOICES[language].types[type], { language, isForeign })).toBe(number);
  },
);

test.each<[ContentLanguage, FactKind, string, string]>([
  ['en', 'material', 'washed linen', 'in washed linen'],
  ['de', 'feature', 'mit Bommel', 'mit Bommel'],
  ['fr', 'use', 'le jardin', 'pour le jardin'],
  ['es', 'material', '100 % algodón', '100 % algodón'],
  ['tr', 'material', 'pamuk', ''],
])('in %s a fact stands after its noun: %s %s', (language, kind, text, expected) => {
  expect(additionText(facts([kind, text])[0]!, language)).toBe(expected);
});
