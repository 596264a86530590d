import { expect, test } from 'vitest';
import type { ContentLanguage } from '#shared/content/content.ts';
import { additionText, agreeing, clauseTexts, numberOfTitle } from './clauses.ts';
import { saysFact } from './says-fact.ts';
import type { FactKind, ProductFact } from './voice/product-fact.ts';
import type { ProductType } from './voice/product-types.ts';
import { VOICES } from './voice/voices.ts';

const facts = (...said: [FactKind, string][]): ProductFact[] =>
  said.map(([kind, text]) => ({
    kind,
    text,
    concept: text,
    said: { in: 'description', from: 0, to: text.length },
  }));

test.each<[ContentLanguage, ProductType, string, string]>([
  ['en', 'sneakers', 'with laces', 'they have laces'],
  ['en', 'monitor', 'curved', 'it’s curved'],
  ['en', 'jeans', 'slim fit', 'they have a slim fit'],
  ['en', 'chair', 'easy to clean', 'it’s easy to clean'],
  ['de', 'tripod', 'höhenverstellbar', 'es lässt sich in der Höhe verstellen'],
  ['de', 'running-shoes', 'mit Schnürung', 'sie haben eine Schnürung'],
  ['de', 'sofa', 'mit abnehmbarem Bezug', 'es hat einen abnehmbaren Bezug'],
  ['de', 'bicycle', 'mit Gestell aus Carbon', 'es hat ein Gestell aus Carbon'],
  ['de', 'mug', 'mit Innenseite in Senfgelb', 'sie ist innen senfgelb'],
  ['de', 'jeans', 'normal geschnitten', 'sie sitzt weder eng noch weit'],
  ['de', 'jeans', 'im Used-Look', 'sie ist im Used-Look gehalten'],
  ['de', 'chair', 'ohne Werkzeug aufzubauen', 'er lässt sich ohne Werkzeug aufbauen'],
  ['de', 'lens', 'optisch', ''],
  ['de', 'monitor', 'gebogen', 'er hat einen gebogenen Bildschirm'],
  ['es', 'desk', 'con cajones', 'tiene cajones'],
  ['es', 'film-camera', 'de estilo vintage', 'es de estilo vintage'],
  ['es', 'sneakers', 'resistente al agua', 'son resistentes al agua'],
  ['es', 'mug', 'hecho a mano', 'está hecha a mano'],
  ['es', 'mirror', 'listo para colgar', 'está listo para colgar'],
  ['es', 'lens', 'óptico', ''],
  ['es', 'film-camera', 'réflex de doble objetivo', 'es réflex de doble objetivo'],
  ['fr', 'dress', 'à volants', 'elle a des volants'],
  ['fr', 'running-shoes', 'avec tige en mesh', 'elles ont une tige en mesh'],
  ['fr', 'mug', 'compatible lave-vaisselle', 'il passe au lave-vaisselle'],
  ['fr', 'plate', 'peint à la main', 'elle est peinte à la main'],
  ['fr', 'beanie', 'à pois', 'il est à pois'],
  ['fr', 'mug', 'avec intérieur moutarde', 'il a un intérieur moutarde'],
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
    'is made of 100% cotton and measures 70 × 85 cm',
  ],
  ['en', [['material', 'wool blend']], 'is made of a wool blend'],
  ['en', [['feature', 'SLR']], 'is an SLR'],
  ['en', [['use', 'gifts']], 'makes a good gift'],
  [
    'en',
    [
      ['material', 'solid wood'],
      ['feature', 'durable'],
    ],
    'is durable and made of solid wood',
  ],
  [
    'tr',
    [
      ['material', '%100 yün'],
      ['measure', '180 × 30 cm'],
    ],
    '%100 yün, 180 × 30 cm ölçülerinde',
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
    'est en lin et a une contenance de 57 oz',
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
    'es',
    [
      ['colour', 'violeta'],
      ['material', 'mezcla de cachemir'],
    ],
    'es de mezcla de cachemir y viene en violeta',
  ],
  ['es', [['care', 'se limpia con un paño húmedo']], 'se limpia con un paño húmedo'],
  ['es', [['care', 'no usar secadora']], ''],
  ['es', [['use', 'hasta 4 personas']], 'tiene sitio para hasta 4 personas'],
  [
    'en',
    [
      ['use', 'beginners'],
      ['material', 'rubber'],
    ],
    'is made of rubber and is ideal for beginners',
  ],
  [
    'de',
    [
      ['use', 'das Büro'],
      ['material', 'Holz'],
    ],
    'ist aus Holz und eignet sich fürs Büro',
  ],
  ['de', [['measure', '70 × 85 cm']], 'misst 70 × 85 cm'],
  ['de', [['measure', '30 cm hoch']], 'ist 30 cm hoch'],
  ['de', [['material', 'gewaschenes Leinen']], 'ist aus gewaschenem Leinen'],
  ['de', [['material', 'recycelte Baumwolle']], 'ist aus recycelter Baumwolle'],
  ['de', [['material', 'vergoldet']], 'ist vergoldet'],
  [
    'de',
    [
      ['material', 'Wollmischung'],
      ['colour', 'grün'],
    ],
    'ist grün und aus einer Wollmischung',
  ],
  ['de', [['use', 'den Gabentisch']], 'eignet sich zum Verschenken'],
  ['de', [['origin', 'Türkei']], 'kommt aus der Türkei'],
  ['fr', [['origin', 'Portugal']], 'vient du Portugal'],
  ['fr', [['origin', 'Italie']], 'vient d’Italie'],
  ['fr', [['use', 'les débutants']], 'convient aux débutants'],
  ['fr', [['care', 'lavage à 30 °C']], 'se lave à 30 °C'],
  [
    'fr',
    [
      ['colour', 'gris'],
      ['material', 'lin'],
    ],
    'est en lin et proposé en gris',
  ],
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
  ['de', 'running-shoes', 'Freerun Running Shoe', true, 'one'],
  ['de', 'jeans', 'Slim fit jeans', true, 'one'],
])(
  'in %s the verb after the title of %s «%s» is known, or nothing is said',
  (language, type, title, isForeign, number) => {
    expect(numberOfTitle(title, VOICES[language].types[type], { language, isForeign })).toBe(number);
  },
);

test.each<[ContentLanguage, FactKind, string, string]>([
  ['en', 'material', 'washed linen', 'in washed linen'],
  ['de', 'feature', 'mit Bommel', 'mit Bommel'],
  ['de', 'use', 'das Laufen', 'fürs Laufen'],
  ['de', 'feature', 'mit Innenseite in Senfgelb', 'mit senfgelber Innenseite'],
  ['de', 'use', 'den Gabentisch', 'zum Verschenken'],
  ['fr', 'feature', 'à volants', 'à volants'],
  ['fr', 'use', 'le jardin', ''],
  ['es', 'material', '100 % algodón', '100 % algodón'],
  ['tr', 'material', 'pamuk', ''],
])('in %s a fact stands after its noun: %s %s', (language, kind, text, expected) => {
  expect(additionText(facts([kind, text])[0]!, language)).toBe(expected);
});
