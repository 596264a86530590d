import { expect, test } from 'vitest';
import { wordsFor } from './words-for.ts';

test('a product is called what its Turkish title calls it, as far as its cases are known', () => {
  const nounsOf = (title: string) => {
    const { noun, whom } = wordsFor(title, 'scarf', 'tr');
    return [noun, whom];
  };
  expect(nounsOf('El Örgüsü Yün Atkı')).toEqual(['atkı', 'atkıyı']);
  expect(nounsOf('İPEK FULAR')).toEqual(['fular', 'fuları']);
  expect(nounsOf('Silk scarf')).toEqual(['şal', 'şalı']);
  expect(nounsOf('Boyunluk')).toEqual(['şal', 'şalı']);
  expect(wordsFor('Wireless Mouse', 'mouse', 'tr').whom).toBe("mouse'u");
  expect(wordsFor('Allstar Sneakers', 'sneakers', 'tr').noun).toBe('spor ayakkabı');
  expect(wordsFor('Kırmızı Foulard', 'scarf', 'fr').noun).toBe(wordsFor('', 'scarf', 'fr').noun);
});
