import { expect, test } from 'vitest';
import { type Kind, kindOf } from './kinds.ts';

test.each<[string | null, string, Kind]>([
  ['Apparel & Accessories > Clothing > Shirts & Tops', 'Blue one', 'clothing'],
  ['Home & Garden > Kitchen & Dining > Tableware', 'Blue one', 'kitchen'],
  ['Home & Garden > Plants', 'Blue one', 'plants'],
  ['Apparel & Accessories > Jewelry > Rings', 'Blue one', 'jewellery'],
  ['Toys & Games > Toys', 'Blue one', 'toys'],
  ['Sporting Goods', 'Yoga Mat', 'sports'],
  ['Takı', 'İnci', 'jewellery'],
  ['Giyim', 'Mavi', 'clothing'],
  ['Ayakkabı', 'Mavi', 'shoes'],
  ['KIRTASİYE', 'Mavi', 'stationery'],
  ['Ev & Yaşam', 'Mavi', 'home'],
  ['Evcil Hayvan', 'Mavi', 'pets'],
  ['Gıda', 'Mavi', 'food'],
  ['Kozmetik', 'Mavi', 'beauty'],
  ['Joyería', 'Azul', 'jewellery'],
  ['Vêtements', 'Bleu', 'clothing'],
  ['Küche', 'Blau', 'kitchen'],
  ['Women', 'Ribbed slim fit Tee', 'clothing'],
  ['Equipment', 'Road Bike', 'sports'],
  [null, 'Kedi Tırmalama Tahtası', 'pets'],
  ['Sale', 'Mystery Box', 'other'],
  ['', '🎁', 'other'],
])('%s, «%s» is of the kind %s', (category, title, kind) => {
  expect(kindOf(category, title)).toBe(kind);
});
