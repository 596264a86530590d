import { expect, test } from 'vitest';
import { isWebAddress } from './web-address.ts';

test.each([
  ['https://tea-house.myshopify.com', true],
  ['http://localhost:4010/shop', true],
  ['javascript:alert(1)', false],
  ['data:text/html,hello', false],
  ['/stores', false],
  ['', false],
])('the browser may be sent to %j: %s', (address, allowed) => {
  expect(isWebAddress(address)).toBe(allowed);
});
