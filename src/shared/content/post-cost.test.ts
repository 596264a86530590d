import { expect, test } from 'vitest';
import { postCost } from './post-cost.ts';

test.each([
  ['twitter', 'New candles today', 0, 0.015],
  ['twitter', 'See https://yonder.example/candles', 0, 0.2],
  ['twitter', 'See yonder.com', 0, 0.2],
  ['twitter', 'Write to hello@yonder.com', 0, 0.015],
  ['twitter', 'Two pictures', 2, 0.025],
  ['instagram', 'See https://yonder.example/candles', 3, 0],
  ['facebook', 'See https://yonder.example/candles', 0, 0],
] as const)('%s takes for “%s” with %i descriptions: $%f', (network, text, described, cost) => {
  expect(postCost(network, text, described)).toBeCloseTo(cost, 6);
});
