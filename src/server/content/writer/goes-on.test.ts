import { expect, test } from 'vitest';
import { goesOn } from './goes-on.ts';

test.each([
  ['Üstelik {fact}.', 'tr', true],
  ['Rengi de {fact}.', 'tr', true],
  ['{Fact} için de güzel olur.', 'tr', true],
  ['Rengi {fact}.', 'tr', false],
  ['And yes, {it} {does}.', 'en', true],
  ['Made of {fact}.', 'en', false],
  ['En plus, {the} {does}.', 'fr', true],
  ['Et vous, {the}, ça vous tente ?', 'fr', false],
  ['Und ja, {it} {does}.', 'de', true],
  ['Y dentro, {fact}.', 'es', true],
] as const)('%s in %s goes on with what was said of the product: %s', (piece, language, goes) => {
  expect(goesOn(piece, language)).toBe(goes);
});
