import { expect, test } from 'vitest';
import { imagePromptFor } from './image-prompt.ts';
import { providerPromptFor } from './provider-prompt.ts';

const kettle = { title: 'Copper Kettle', category: 'Mutfak' };
const wish = {
  platform: 'instagram',
  contentType: 'promotion',
  tone: 'luxury',
  look: null,
  contentFormat: 'post',
} as const;

test('the owner of a Turkish post reads its image prompt in Turkish', () => {
  expect(imagePromptFor(kettle, { ...wish, language: 'tr' })).toBe(
    '“Copper Kettle” (Mutfak) için dikkat çekici bir kampanya görseli; ürün, fotoğrafındakiyle birebir aynı olsun. ' +
      'Koyu zemin, tek ve yumuşak bir spot ışığı, bol boşluk. ' +
      '4:5 dikey; kısa bir başlığa yer kalsın, başka yazı, insan yüzü ve logo olmasın.',
  );
});

test.each(['en', 'de'] as const)('of a post in %s it is in English', (language) => {
  expect(imagePromptFor(kettle, { ...wish, language })).toMatch(
    /^A bold promotional picture of “Copper Kettle”/,
  );
});

test('a model is asked in English', () => {
  expect(providerPromptFor(kettle, wish)).toMatch(/^A bold promotional picture of “Copper Kettle”/);
});

test('the look that its owner chose stands in the place of what the tone would say', () => {
  const withLook = { ...wish, look: 'warm' } as const;
  const asked = providerPromptFor(kettle, withLook);
  expect(asked).toContain('a low sun behind the product');
  expect(asked).not.toContain('Dark ground');
  expect(imagePromptFor(kettle, { ...withLook, language: 'tr' })).toContain('alçak bir güneş');
});
