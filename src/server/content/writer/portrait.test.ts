import { expect, test } from 'vitest';
import type { ContentLanguage } from '#shared/content/content.ts';
import { portraitTexts } from './portrait.ts';
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
    '%100 yün örme bordo bir bere',
  ],
  ['de', 'tripod', [['feature', 'leicht']], 'ein leichtes Stativ'],
  ['de', 'film-camera', [['feature', 'mit eingebautem Blitz']], 'eine Analogkamera mit eingebautem Blitz'],
  ['de', 'running-shoes', [['feature', 'atmungsaktiv']], 'atmungsaktive Laufschuhe'],
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
  ['de', 'earrings', [['material', 'vergoldet']], 'vergoldete Ohrringe'],
  ['de', 'apron', [['material', 'gewaschenes Leinen']], 'Schürze aus gewaschenem Leinen'],
  ['fr', 'chair', [['feature', 'léger']], 'chaise légère'],
  ['fr', 'running-shoes', [['feature', 'léger']], 'chaussures de course légères'],
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
