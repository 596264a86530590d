import { expect, test } from 'vitest';
import { fillTemplate } from './fill-template.ts';

const KETTLE = {
  product: 'Copper Kettle',
  price: '£40',
  old_price: null,
  link: 'https://tea.example/kettle',
  store: 'Tea House',
  category: null,
};

test.each<[string, string, string, string[]]>([
  [
    'every field is filled, as often as it stands',
    '{product}, {price}. {product}!',
    'Copper Kettle, £40. Copper Kettle!',
    [],
  ],
  [
    'a line with a missing field is left out',
    'New: {product}\nWas {old_price}\nNow {price}',
    'New: Copper Kettle\nNow £40',
    ['old_price'],
  ],
  ['what is left has no gap', 'One\n\n{old_price}\n\nTwo', 'One\n\nTwo', ['old_price']],
  [
    'each missing field is named once',
    '{category} {old_price}\n{category}\nTea',
    'Tea',
    ['category', 'old_price'],
  ],
  ['nothing may be left', '{old_price}', '', ['old_price']],
  ['a text without fields stays as it is', 'Tea, every day.', 'Tea, every day.', []],
])('%s', (_, text, filled, missing) => {
  expect(fillTemplate(text, KETTLE)).toEqual({ text: filled, missing });
});

test('what a product is called is never read as a field', () => {
  expect(fillTemplate('{product}', { ...KETTLE, product: '{price} $& $1' }).text).toBe('{price} $& $1');
});
