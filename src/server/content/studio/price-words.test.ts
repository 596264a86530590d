import { expect, test } from 'vitest';
import type { ContentLanguage } from '#shared/content/content.ts';
import { sayPrice } from './price-words.ts';

const product = { price: 124_900, compareAtPrice: 169_000, priceVaries: false, currency: 'TRY' };
const plain = (text: string | null | undefined) => text?.replaceAll('\u00a0', ' ');

test.each<[ContentLanguage, string, string, string]>([
  ['en', 'USD', '$1,249', '$1,690'],
  ['tr', 'TRY', '₺1.249', '₺1.690'],
  ['de', 'EUR', '1.249 €', '1.690 €'],
  ['fr', 'EUR', '1 249 €', '1 690 €'],
  ['es', 'EUR', '1249 €', '1690 €'],
  ['en', 'JPY', '¥124,900', '¥169,000'],
  ['en', 'ILS', '₪1,249', '₪1,690'],
  ['en', 'NGN', 'NGN 1,249', 'NGN 1,690'],
])('in %s a price in %s reads %s, before %s', (language, currency, now, before) => {
  const words = sayPrice({ ...product, currency }, language)!;
  expect(plain(words.now)).toBe(now);
  expect(plain(words.before)).toBe(before);
});

test('there is no price to print where it is nothing or unknown', () => {
  expect(sayPrice({ ...product, price: 0 }, 'en')).toBeNull();
  expect(sayPrice({ ...product, price: null }, 'en')).toBeNull();
});

test('an old price that is no higher is not shown', () => {
  expect(sayPrice({ ...product, compareAtPrice: 124_900 }, 'en')).toMatchObject({
    before: null,
    saving: null,
  });
});

test('a saving promises no more than the prices do, and nothing where variants differ', () => {
  expect(sayPrice({ ...product, price: 6_667, compareAtPrice: 10_000 }, 'en')!.saving).toBe('−33%');
  expect(sayPrice({ ...product, price: 9_900, compareAtPrice: 10_000 }, 'en')!.saving).toBeNull();
  expect(sayPrice({ ...product, priceVaries: true }, 'de')).toMatchObject({ prefix: 'ab', saving: null });
});

test('a currency that nobody knows is written as it is', () => {
  expect(plain(sayPrice({ ...product, currency: 'POINTS' }, 'en')!.now)).toBe('1,249 POINTS');
});
