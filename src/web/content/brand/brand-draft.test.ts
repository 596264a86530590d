import { expect, test } from 'vitest';
import type { Brand } from '#shared/content/brand-kit.ts';
import { draftOf, hexOf, readDraft, sourcesOf } from './brand-draft.ts';
import { colourWarnings, contrastOf } from './colour-warnings.ts';

test.each([
  ['#0F5C4D', '#0f5c4d'],
  [' 0f5c4d ', '#0f5c4d'],
  ['#0f5', '#00ff55'],
  ['', ''],
  ['#', ''],
  ['red', null],
  ['#12345', null],
])('%j is read as the colour %j', (typed, hex) => {
  expect(hexOf(typed)).toBe(hex);
});

const choice = {
  logo: 'found',
  colours: ['#0f5c4d', '#f2b544'],
  font: 'Anton',
  priceStyle: 'badge',
} as const;
const draft = draftOf({ ...choice, colours: [...choice.colours] });

test('a form is read as it was filled in; one colour alone, or none that is one, is said at its field', () => {
  expect(readDraft(draft)).toEqual({ choice, errors: null });
  expect(readDraft({ ...draft, primary: '', secondary: '', font: '', priceStyle: '' }).choice).toEqual({
    logo: 'found',
    colours: null,
    font: null,
    priceStyle: null,
  });
  expect(readDraft({ ...draft, secondary: '' }).errors).toEqual({
    secondary: 'Please choose both colours, or none.',
  });
  expect(readDraft({ ...draft, primary: 'green' }).errors).toEqual({
    primary: 'A colour is # and six digits or letters from a to f.',
  });
});

test('each value says where it comes from, also while it is changed', () => {
  const brand: Brand = {
    choice: { ...choice, colours: [...choice.colours] },
    from: { logo: 'page', colours: ['page', 'owner'], font: 'owner', priceStyle: 'owner' },
    found: {
      logo: 'data:image/png;base64,AA',
      colours: { value: ['#0f5c4d', '#123456'], from: ['page', 'photos'] },
      font: 'Playfair',
    },
    ownLogo: null,
    pageUrl: 'https://shop.example',
    isReading: false,
    readAt: null,
    notes: [],
  };
  expect(sourcesOf(draft, brand)).toEqual({
    logo: 'page',
    primary: 'page',
    secondary: 'owner',
    font: 'owner',
    priceStyle: 'owner',
  });
  expect(
    sourcesOf(
      { ...draft, logo: 'none', primary: '#111111', secondary: '#123456', font: 'Playfair', priceStyle: '' },
      brand,
    ),
  ).toEqual({
    logo: null,
    primary: 'owner',
    secondary: 'photos',
    font: 'page',
    priceStyle: null,
  });
});

test('colours that make trouble are said to in words', () => {
  expect(contrastOf('#000000', '#ffffff')).toBe(21);
  expect(colourWarnings('#0f5c4d', '#f2b544')).toEqual([]);
  expect(colourWarnings('#0f5c4d', '#0f5c4d')).toEqual([expect.stringContaining('are the same')]);
  expect(colourWarnings('#0f5c4d', '#0f5c50')).toEqual([expect.stringContaining('hard to tell apart')]);
  expect(colourWarnings('#fdfdf5', '#0f5c4d')).toEqual([expect.stringContaining('nearly white')]);
  expect(colourWarnings('#050505', '#f2b544')).toEqual([expect.stringContaining('nearly black')]);
});
