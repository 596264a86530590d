import type { ProductProfit } from '#shared/analytics/profit.ts';

export function exampleProductProfit(change: Partial<ProductProfit> = {}): ProductProfit {
  return {
    currency: 'GBP',
    variants: [{ variantId: '11', title: null, price: 120, unitCost: 30, evidence: 'measured' }],
    vatPercent: 20,
    feeShare: 0.03,
    shipping: 2,
    handling: 0.4,
    ...change,
  };
}
