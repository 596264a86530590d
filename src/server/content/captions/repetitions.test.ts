import { expect, test } from 'vitest';
import { repetitions } from './repetitions.ts';

test.each([
  ['Slow mornings start here. Add to cart.', 'Slow mornings start here. Who is in?', true],
  ['Slow mornings start here.', '☕ SLOW mornings start here!', true],
  ['Slow mornings start with this kettle.', 'Slow mornings start here.', true],
  ['Slow mornings? Yes, please.', 'Slow evenings? Yes, please.', false],
  ['Slow mornings need a kettle.', 'Slow mornings start here.', false],
  ['☕\nPour it like this.', '🌿\nPour it like this, slowly.', true],
  ['Güne yavaş başlayın: Bakır çaydanlık.', 'Güne yavaş başlayın! Kargo bizden.', true],
  ['Bakır çaydanlık, 499 TL.', 'Çaydanlık, 499 TL.', false],
  ['New.', 'New. And then some more.', true],
  ['New in today.', 'New.', false],
])('%j after %j opens alike: %s', (caption, earlier, alike) => {
  expect(repetitions(caption, ['Something else. And more.', earlier]).length > 0).toBe(alike);
});

test('of captions that were not shown only the whole opening counts', () => {
  const shown = Array.from({ length: 10 }, (_, index) => `Post number ${index} of ten.`);
  const older = 'Slow mornings start here. Who is in?';
  expect(repetitions('Slow mornings start with tea.', [...shown, older])).toEqual([]);
  expect(repetitions('Slow mornings start here! Now.', [...shown, older])).toHaveLength(1);
});

test('the same caption is called the same', () => {
  expect(repetitions('A kettle. For you.', ['A kettle.  For you!'])).toEqual([
    'The caption is the same as an earlier one.',
  ]);
});
