import type { ProfitFigureName, ProfitReason, WaterfallStep } from '#shared/analytics/profit.ts';
import { text } from '#shared/core/sentence.ts';
import type { Evidence, Unknown } from '#shared/stores/profit-rules.ts';
import { type Remedy, remedies } from './costs-link.tsx';

export type ProfitUnit = 'money' | 'share' | 'ratio';

interface FigureWords {
  label: string;
  unit: ProfitUnit;
  formula: string;
  /** What its coverage is a share of. */
  covers?: 'costs' | 'fees' | 'shipping' | 'vat';
  /** Its parts add up to it; otherwise they stand next to it. */
  adds: boolean;
  /** Parts that are taken off: costs come positive. */
  takenOff: readonly string[];
  lessIsBetter?: boolean;
}

const COSTS_OF_ORDERS = ['costOfGoods', 'fees', 'handling', 'otherCosts'] as const;

export const figureWords: Record<ProfitFigureName, FigureWords> = {
  netSales: {
    label: text('Net sales'),
    unit: 'money',
    formula: text('Gross sales less discounts and returns, without the VAT inside them.'),
    covers: 'vat',
    adds: true,
    takenOff: [],
  },
  costOfGoods: {
    label: text('Cost of goods'),
    unit: 'money',
    formula: text(
      'Units sold, each at what it cost on the day of the sale, less returned units that are sold again. Sales without a known cost are left out.',
    ),
    covers: 'costs',
    adds: false,
    takenOff: [],
    lessIsBetter: true,
  },
  grossProfit: {
    label: text('Gross profit'),
    unit: 'money',
    formula: text('Net sales of what has a known cost, less that cost.'),
    covers: 'costs',
    adds: true,
    takenOff: COSTS_OF_ORDERS,
  },
  grossMargin: {
    label: text('Gross margin'),
    unit: 'share',
    formula: text('Gross profit divided by the net sales of what has a known cost.'),
    covers: 'costs',
    adds: false,
    takenOff: COSTS_OF_ORDERS,
  },
  fees: {
    label: text('Payment fees'),
    unit: 'money',
    formula: text(
      'What payment providers took: as measured, else by your rule for the provider. VAT on fees is part of it, unless you reclaim VAT.',
    ),
    covers: 'fees',
    adds: false,
    takenOff: [],
    lessIsBetter: true,
  },
  shippingResult: {
    label: text('Shipping result'),
    unit: 'money',
    formula: text(
      'What buyers paid for shipping, less what sending their orders cost. Orders without a known shipping cost are left out on both sides.',
    ),
    covers: 'shipping',
    adds: true,
    takenOff: ['shippingCost'],
  },
  handling: {
    label: text('Packaging and handling'),
    unit: 'money',
    formula: text('What you entered for each order, times the orders sent.'),
    adds: false,
    takenOff: [],
    lessIsBetter: true,
  },
  contribution: {
    label: text('Contribution'),
    unit: 'money',
    formula: text(
      'What orders leave before ads and fixed costs: gross profit, shipping result and other income, less payment fees, packaging, handling and other costs. Sales without a known cost bring nothing to it, and what was paid for sending them and in fees takes nothing off it. An order with both is shared by value.',
    ),
    covers: 'costs',
    adds: true,
    takenOff: COSTS_OF_ORDERS,
  },
  contributionMargin: {
    label: text('Contribution margin'),
    unit: 'share',
    formula: text('Contribution divided by the net sales of what has a known cost.'),
    covers: 'costs',
    adds: false,
    takenOff: COSTS_OF_ORDERS,
  },
  adSpend: {
    label: text('Ad spend'),
    unit: 'money',
    formula: text('What the ads account says was spent on these days, and what you entered of other ads.'),
    adds: false,
    takenOff: [],
    lessIsBetter: true,
  },
  contributionAfterAds: {
    label: text('Contribution after ads'),
    unit: 'money',
    formula: text('Contribution less ad spend.'),
    covers: 'costs',
    adds: true,
    takenOff: ['adSpend'],
  },
  fixedCosts: {
    label: text('Fixed costs'),
    unit: 'money',
    formula: text(
      'What you entered, such as rent, salaries and apps, spread evenly over the days it is for.',
    ),
    adds: false,
    takenOff: [],
    lessIsBetter: true,
  },
  netProfit: {
    label: text('Net profit'),
    unit: 'money',
    formula: text(
      'Contribution less ad spend and fixed costs, before income tax. Where no ad spend is known, none is taken off.',
    ),
    covers: 'costs',
    adds: true,
    takenOff: ['adSpend', 'fixedCosts'],
  },
  breakEvenRoas: {
    label: text('Break-even ROAS'),
    unit: 'ratio',
    formula: text(
      'Net sales of what has a known cost, divided by the contribution of the same sales: an ad must bring this many times what it cost to pay for itself. Ads accounts often count sales with VAT and shipping; they must show more.',
    ),
    covers: 'costs',
    adds: false,
    takenOff: COSTS_OF_ORDERS,
    lessIsBetter: true,
  },
  poas: {
    label: text('Profit on ad spend (POAS)'),
    unit: 'ratio',
    formula: text('Contribution of the orders that ads brought, divided by ad spend.'),
    adds: false,
    takenOff: [],
  },
};

/** Parts that are no figures themselves. */
const partLabels: Record<string, string> = {
  grossSales: text('Gross sales'),
  discounts: text('Discounts'),
  returns: text('Returns'),
  vat: text('VAT inside prices'),
  covered: text('Net sales with a known cost'),
  withoutCost: text('Net sales without a known cost'),
  paid: text('Payments received'),
  paidWithFee: text('of which the fee is known'),
  feesByRule: text('of the fees by your rules'),
  feeTax: text('VAT on the fees'),
  shippingCharged: text('Shipping paid by buyers'),
  shippingCost: text('Shipping cost'),
  shipments: text('Orders sent'),
  shipmentsCosted: text('of which the cost is known'),
  otherIncome: text('Tips and other income'),
  otherCosts: text('Lost disputes and other costs'),
  adsMeasured: text('by the ads account'),
  adsEntered: text('entered by you'),
  uncostedCharges: text('Fees and shipping of sales without a known cost'),
};

export function isFigure(name: string): name is ProfitFigureName {
  return Object.hasOwn(figureWords, name);
}

/** A part this version has no words for shows its code. */
export function partLabel(name: string): string {
  return isFigure(name) ? figureWords[name].label : (partLabels[name] ?? name);
}

/** The figure that explains a step. */
export function figureOfStep(name: WaterfallStep['name']): ProfitFigureName {
  if (isFigure(name)) return name;
  switch (name) {
    case 'shippingCharged':
    case 'shippingCost':
      return 'shippingResult';
    case 'withoutCost':
      return 'grossProfit';
    case 'otherIncome':
    case 'otherCosts':
    case 'uncostedCharges':
      return 'contribution';
    default:
      return 'netSales';
  }
}

export const reasonWords: Record<ProfitReason, { sentence: string; remedy?: Remedy }> = {
  no_orders: { sentence: text('No orders in this period.') },
  no_costs: {
    sentence: text('No cost is known for anything that was sold.'),
    remedy: remedies.costs,
  },
  shipping_unknown: {
    sentence: text('No shipping cost is known for any order.'),
    remedy: remedies.shipping,
  },
  fees_unknown: {
    sentence: text('No fee is known for any payment.'),
    remedy: remedies.fees,
  },
  no_ads: {
    sentence: text('No ads account is connected, and no ad spend is entered.'),
    remedy: remedies.ads,
  },
  ads_other_currency: { sentence: text('The ads account counts in another currency.') },
  ads_not_attributed: { sentence: text('It is not known which orders the ads brought.') },
  no_fixed_costs: {
    sentence: text('Your fixed costs, such as rent and salaries, are not entered yet.'),
    remedy: remedies.fixedCosts,
  },
  no_profit: { sentence: text('Nothing was earned, so no ad can pay for itself.') },
};

/** What is not known in full, in a list of such. */
export const unknownWords: Record<Unknown, string> = {
  costs: text('cost of goods'),
  vat: text('VAT inside prices'),
  fees: text('payment fees'),
  shipping: text('cost of sending'),
  returns: text('whether returns are sold again'),
};

/** Of a single amount. */
export const evidenceWords: Record<Evidence, string> = {
  measured: text('measured'),
  rule: text('by your rule'),
  assumed: text('assumed'),
};

/** Of a figure that has many amounts in it: the weakest counts. */
export const weakestWords: Record<Evidence, { short: string; meaning: string }> = {
  measured: {
    short: text('All measured'),
    meaning: text('Everything in it was read from your store or entered as such.'),
  },
  rule: {
    short: text('Partly an estimate by your rules'),
    meaning: text('Something in it is an estimate: worked out by a rule that you gave.'),
  },
  assumed: {
    short: text('Partly assumed, or not known'),
    meaning: text(
      'Something in it is an estimate: a cost of another time was taken, or something is not known, such as VAT, fees or what became of returns.',
    ),
  },
};
