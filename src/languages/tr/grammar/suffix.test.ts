import { expect, test } from 'vitest';
import { type TurkishCase, withEnding, withTurkishSuffix } from './suffix.ts';

test.each<[string, TurkishCase, string]>([
  ['Vitrin', 'de', "Vitrin'de"],
  ['Vitrin', 'den', "Vitrin'den"],
  ['Vitrin', 'e', "Vitrin'e"],
  ['Moda', 'e', "Moda'ya"],
  ['Moda', 'i', "Moda'yı"],
  ['Kitap', 'de', "Kitap'ta"],
  ['Çarşı', 'den', "Çarşı'dan"],
  ['Ayşegül', 'e', "Ayşegül'e"],
  ['Ayşegül', 'in', "Ayşegül'ün"],
  ['Kuzu', 'in', "Kuzu'nun"],
  ['Işık', 'de', "Işık'ta"],
  ['İpek', 'de', "İpek'te"],
  ['Gümüş', 'den', "Gümüş'ten"],
  ['Çiçek Dükkânı', 'de', "Çiçek Dükkânı'nda"],
  ['Çiçek Dükkânı', 'e', "Çiçek Dükkânı'na"],
  ['Hediye Evi', 'den', "Hediye Evi'nden"],
  ['Seramik Atölyesi', 'de', "Seramik Atölyesi'nde"],
  ['Ev Tekstili Mağazası', 'i', "Ev Tekstili Mağazası'nı"],
  ['Atelier Lumière', 'de', "Atelier Lumière'de"],
  ['Zen Home', 'de', "Zen Home'da"],
  ['Tea Store', 'den', "Tea Store'dan"],
  ['BMW', 'de', "BMW'de"],
  ['LTK', 'den', "LTK'den"],
  ['Dükkân 24', 'de', "Dükkân 24'te"],
  ['₺250', 'e', "₺250'ye"],
  ['₺200', 'e', "₺200'e"],
  ['₺59,90', 'e', "₺59,90'a"],
  ['₺249,99', 'den', "₺249,99'dan"],
  ['₺1.000', 'den', "₺1.000'den"],
  ['₺30', 'den', "₺30'dan"],
  ['₺40', 'den', "₺40'tan"],
  ['₺6', 'e', "₺6'ya"],
  ['₺13', 'den', "₺13'ten"],
  ['₺2.000.000', 'e', "₺2.000.000'a"],
  ['36', 'si', "36'sı"],
  ['319', 'si', "319'u"],
  ['2', 'si', "2'si"],
  ['1.000', 'si', "1.000'i"],
  ['%45', 'si', "%45'i"],
  ['%4,8', 'si', "%4,8'i"],
  ['18 Kasım', 'de', "18 Kasım'da"],
  ['18 Ağustos', 'de', "18 Ağustos'ta"],
])('%s with the ending -%s is %s', (name, ending, written) => {
  expect(withTurkishSuffix(name, ending)).toBe(written);
});

test.each([
  ['%62', '%62’si', '%62’sini'],
  ['%40', '%40’ı', '%40’ını'],
  ['%6', '%6’sı', '%6’sını'],
  ['%100', '%100’ü', '%100’ünü'],
  ['%8,5', '%8,5’i', '%8,5’ini'],
])('a share of %s', (share, subject, object) => {
  expect([withEnding(share, 'si'), withEnding(share, 'sini')]).toEqual([subject, object]);
});
