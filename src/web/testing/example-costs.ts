import type { CostList, CostRow, RulesPreview, RulesReply } from '#shared/stores/costs.ts';
import { NO_RULES } from '#shared/stores/profit-rules.ts';

export function exampleCostRow(at: number, change: Partial<CostRow> = {}): CostRow {
  return {
    productId: `p${at}`,
    variantId: `v${at}`,
    title: `Tea ${at}`,
    variantTitle: null,
    sku: `TEA-${at}`,
    category: 'Tea',
    imageUrl: null,
    price: 12.5,
    unitCost: null,
    source: null,
    history: [],
    netSales: 1_000 - at,
    uncosted: 0,
    ...change,
  };
}

export function exampleCostList(change: Partial<CostList> = {}): CostList {
  const rows = change.rows ?? [0, 1, 2].map((at) => exampleCostRow(at));
  return {
    currency: 'GBP',
    rows,
    total: rows.length,
    page: 1,
    pageSize: 25,
    missing: 3,
    earlier: { variants: 0, netSales: 0 },
    coverage: 0.83,
    ...change,
  };
}

export function exampleRules(change: Partial<RulesReply> = {}): RulesReply {
  return {
    currency: 'GBP',
    rules: NO_RULES,
    hasTaxes: true,
    gateways: [
      { gateway: 'shopify_payments', payments: 340, amount: 12_000, measured: 0.0241 },
      { gateway: 'iyzico', payments: 12, amount: 800, measured: null },
    ],
    categories: [{ category: 'Tea', products: 30 }],
    countries: [
      { countryCode: 'GB', orders: 900 },
      { countryCode: 'DE', orders: 40 },
    ],
    products: [],
    ...change,
  };
}

export function examplePreview(): RulesPreview {
  const before = {
    netSales: 20_000,
    coverage: 0.83,
    costOfGoods: 6_000,
    fees: 300,
    shippingCost: 0,
    handling: 0,
    vat: 0,
    contribution: 12_340,
  };
  return {
    currency: 'GBP',
    from: '2026-10-24',
    to: '2026-11-22',
    before,
    after: { ...before, coverage: 0.9, costOfGoods: 7_320, contribution: 11_020 },
  };
}
