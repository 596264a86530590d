import { expect, test } from 'vitest';
import { INDUSTRIES } from '#shared/ads/ads-benchmarks.ts';
import { DEFAULT_INDUSTRY, industryOfCategory } from './industries.ts';

test.each([
  ['Mugs', 'home'],
  ['Ev & Yaşam', 'home'],
  ['Apparel & Accessories > Clothing > Dresses', 'apparel'],
  ['Kadın Giyim', 'apparel'],
  ['Takı ve Aksesuar', 'apparel'],
  ['Furniture > Chairs', 'furniture'],
  ['MOBİLYA', 'furniture'],
  ['Cosmetics', 'beauty'],
  ['Cilt Bakımı', 'beauty'],
  ['Smartphones', 'electronics'],
  ['Elektronik', 'electronics'],
  ['Sporting Goods', 'sports'],
  ['Pet Supplies', 'pets'],
  ['Kedi Maması', 'pets'],
  ['Coffee', 'food'],
  ['Gıda', 'food'],
  ['Oto Yedek Parça', 'automotive'],
  ['Arts & Crafts', 'arts'],
  ['El işi', 'arts'],
  ['Hediyelik Eşya', 'shopping-gifts'],
  ['Vitamins', 'health-fitness'],
  ['Automatic', null],
  ['Evrak', null],
  ['', null],
])('%s is sold among %s', (category, industry) => {
  expect(industryOfCategory(category)).toBe(industry);
  expect(INDUSTRIES).toContain(industry ?? DEFAULT_INDUSTRY);
});
