import { expect, test } from 'vitest';
import type { ContentLanguage } from '#shared/content/content.ts';
import { saysFact } from './facts/says-fact.ts';
import { agreeing, clauseTexts, portraitTexts } from './portrait.ts';
import type { FactKind, ProductFact } from './voice/product-fact.ts';
import type { ProductType } from './voice/product-types.ts';
import { VOICES } from './voice/voices.ts';

const facts = (...said: [FactKind, string][]): ProductFact[] =>
  said.map(([kind, text]) => ({ kind, text, said: { in: 'description', from: 0, to: text.length } }));
const portrait = (language: ContentLanguage, type: ProductType, title: string, of: ProductFact[]) =>
  portraitTexts(of, VOICES[language].types[type], { title, language });

test.each<[ContentLanguage, ProductType, [FactKind, string][], string]>([
  ['en', 'stool', [['material', 'solid wood']], 'a solid wood stool'],
  ['en', 'film-camera', [['feature', 'SLR']], 'an SLR film camera'],
  ['en', 'boxing-gloves', [['feature', 'with two-layer foam']], 'boxing gloves with two-layer foam'],
  ['en', 'lens', [['feature', 'multi-coated']], 'a multi-coated lens'],
  ['tr', 'orchid', [['feature', 'iri beyaz çiçekli']], 'iri beyaz çiçekli bir orkide'],
  [
    'tr',
    'beanie',
    [
      ['feature', 'örme'],
      ['colour', 'bordo'],
      ['material', '%100 yün'],
    ],
    'örme bordo %100 yün bir bere',
  ],
])('in %s a %s is described with its article', (language, type, said, one) => {
  expect(portrait(language, type, '911M', facts(...said)).one).toBe(one);
});

test.each<[ContentLanguage, ProductType, [FactKind, string][], string]>([
  ['de', 'tripod', [['feature', 'leicht']], 'leichtes Stativ'],
  ['de', 'running-shoes', [['feature', 'atmungsaktiv']], 'atmungsaktive Laufschuhe'],
  [
    'de',
    'sofa',
    [
      ['material', 'Stoff'],
      ['feature', 'mit abnehmbarem Bezug'],
    ],
    'Sofa aus Stoff mit abnehmbarem Bezug',
  ],
  ['de', 't-shirt', [['feature', 'oversize']], ''],
  ['fr', 'chair', [['feature', 'léger']], 'chaise légère'],
  ['fr', 'running-shoes', [['feature', 'léger']], ''],
  ['fr', 't-shirt', [['material', '100 % coton']], 'tee-shirt 100 % coton'],
  ['es', 'running-shoes', [['feature', 'ligero']], 'zapatillas de running ligeras'],
  ['es', 'film-camera', [['feature', 'plegable']], 'cámara analógica plegable'],
  ['es', 'football', [['feature', 'cosido a máquina']], 'balón de fútbol cosido a máquina'],
])('in %s a %s is described in its gender and number, or not', (language, type, said, expected) => {
  expect(portrait(language, type, '911M', facts(...said)).portrait ?? '').toBe(expected);
});

test('what the title says is not said again, and a finite verb stands before no Turkish noun', () => {
  expect(portrait('en', 'stool', 'Wooden Stool', facts(['material', 'solid wood']))).toEqual({});
  expect(portrait('tr', 'chair', 'Chair', facts(['feature', 'alet gerektirmez']))).toEqual({});
});

test.each<[ContentLanguage, ProductType, string, string]>([
  ['en', 'sneakers', 'with laces', 'they come with laces'],
  ['en', 'monitor', 'curved', 'it is curved'],
  ['de', 'tripod', 'höhenverstellbar', 'es ist höhenverstellbar'],
  ['de', 'running-shoes', 'mit Schnürung', 'sie kommen mit Schnürung'],
  ['es', 'desk', 'con cajones', 'viene con cajones'],
  ['es', 'film-camera', 'de estilo vintage', 'es de estilo vintage'],
  ['es', 'sneakers', 'resistente al agua', 'son resistentes al agua'],
  ['es', 'mug', 'hecho a mano', 'está hecha a mano'],
  ['fr', 'dress', 'à volants', 'elle est à volants'],
  ['fr', 'orchid', 'solide', ''],
])('in %s a feature of a %s is a sentence: %s', (language, type, feature, expected) => {
  const { it = '', does = '' } = clauseTexts(feature, VOICES[language].types[type], language);
  expect(`${it} ${does}`.trim()).toBe(expected);
});

test.each<[ContentLanguage, ProductType, string, string]>([
  ['es', 'sneakers', 'ligero', 'ligeras'],
  ['es', 'chair', 'con cojín', 'con cojín'],
  ['es', 'mug', 'hecho a mano', 'hecha a mano'],
  ['es', 'mug', 'apto para lavavajillas', 'apta para lavavajillas'],
  ['fr', 'chair', 'léger', 'légère'],
  ['fr', 'sneakers', 'léger', 'léger'],
  ['de', 'chair', 'leicht', 'leicht'],
])('in %s, by itself, an adjective agrees with a %s: %s', (language, type, feature, expected) => {
  expect(agreeing(facts(['feature', feature])[0]!, VOICES[language].types[type], language)).toBe(expected);
});

test('an adjective that has been said of a feminine noun is not said again', () => {
  const [light] = facts(['feature', 'léger']);
  expect(saysFact('La chaise est légère.', light!, 'fr')).toBe(true);
  expect(saysFact('La chaise est pliable.', light!, 'fr')).toBe(false);
});
