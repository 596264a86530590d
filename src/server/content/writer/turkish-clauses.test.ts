import { expect, test } from 'vitest';
import { clauseTexts } from './clauses.ts';
import type { FactKind, ProductFact } from './voice/product-fact.ts';
import type { ProductType } from './voice/product-types.ts';
import { VOICES } from './voice/voices.ts';

const does = (title: string, type: ProductType | null, ...said: [FactKind, string][]) => {
  const facts: ProductFact[] = said.map(([kind, text]) => ({
    kind,
    text,
    concept: text,
    said: { in: 'description', from: 0, to: text.length },
  }));
  const words = type && VOICES.tr.types[type];
  return clauseTexts(facts, '{title} {does}.', { words, title, titleNumber: 'one', language: 'tr' }).does;
};

test.each<[string, ProductType, [FactKind, string][], string]>([
  [
    'Wooden Stool',
    'stool',
    [
      ['feature', 'dayanıklı'],
      ['material', 'masif ahşap'],
    ],
    'masif ahşaptan dayanıklı bir tabure',
  ],
  ['Ethernet', 'cable', [['measure', '5 m']], '5 metrelik bir kablo'],
  ['Cruiser', 'skateboard', [['measure', '69 cm']], "69 cm'lik bir kaykay"],
  ['Kettle', 'basket', [['use', 'mutfak']], 'mutfağa uygun bir sepet'],
  ['Black Eaves', 'chair', [['feature', 'alet gerektirmez']], 'alet gerektirmeyen bir sandalye'],
  ['Boxing', 'boxing-gloves', [['contents', '2 bandaj']], '2 bandaj ile geliyor'],
  [
    'Hairdryer',
    'hairdryer',
    [
      ['use', 'seyahat'],
      ['feature', 'hafif'],
    ],
    'seyahat için hafif bir saç kurutma makinesi',
  ],
  ['Tent', 'tent', [['use', 'en fazla 4 kişi']], 'en fazla 4 kişilik bir çadır'],
])('%s, a %s, is said to be what it is', (title, type, facts, expected) => {
  expect(does(title, type, ...facts)).toBe(expected);
});

test('a title that says what the thing is, or a thing nobody knows, needs no noun', () => {
  expect(does('Seramik Kupa', 'mug', ['capacity', '300 ml'])).toBe('300 ml kapasiteli');
  expect(does('Objet', null, ['material', 'masif ahşap'], ['measure', '24 × 8 cm'])).toBe(
    'masif ahşaptan, 24 × 8 cm ölçülerinde',
  );
  expect(does('Seramik Kupa', 'mug', ['colour', 'menekşe rengi'])).toBe('menekşe renginde');
});

test('a word for what the thing is says nothing by itself, and nobody is told what to do', () => {
  expect(does('Eski Sandalye', 'chair', ['feature', 'vintage'])).toBeUndefined();
  expect(does('Kazak', 'sweater', ['care', 'ütülemeyin'])).toBeUndefined();
});
