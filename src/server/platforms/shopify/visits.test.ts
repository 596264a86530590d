import { expect, test } from 'vitest';
import { publicPath } from './visits.ts';

test.each([
  ['/', '/'],
  ['', '/'],
  ['/cart', '/cart'],
  ['/products/green-tea', '/products/green-tea'],
  ['/products/green-tea?email=ada@example.com', '/products/green-tea'],
  ['/collections/tea/products/green-tea', '/collections/tea/products/green-tea'],
  ['/tr/products/green-tea', '/tr/products/green-tea'],
  ['/en-gb', '/en-gb'],
  ['/account/activate/4711/3f9a', '/account/…'],
  ['/tr/account/reset/4711', '/tr/account/…'],
  ['/checkouts/cn/Z2NwLXVz', '/checkouts/…'],
  ['/61234567/orders/9f3c', '/61234567/…'],
])('%s is saved as %s', (path, saved) => {
  expect(publicPath(path)).toBe(saved);
});
