import { assumptionsOf } from '#server/ads/advice/facts/assumptions.ts';
import { assumed } from '#server/ads/advice/facts/basis.ts';
import type { AdsFacts } from '#server/ads/advice/facts/facts.ts';
import { type Figure, money, type Scale } from '#server/analytics/findings/finding.ts';
import type { Assumption, Basis } from '#shared/ads/ads.ts';
import { BASELINE_ROAS } from '#shared/ads/ads-projection.ts';
import { minorDigits } from '#shared/core/money.ts';

export const MONTH_DAYS = 30;

/** A figure that is not counted from orders, and who says it. */
export interface Known {
  value: number;
  basis: Basis;
}

/** What every piece of advice that reckons with money or clicks stands on. */
export interface Inputs {
  scale: Scale;
  /** What makes a figure of the timeframe one of 30 days. */
  toMonth: number;
  /** For 30 days; null without sales and without an entry of the owner. */
  budget: Known | null;
  /** Conversions per click; null where nobody knows it. */
  conversionRate: Known | null;
  /** What a click costs in the store's currency; what it may cost at most is another thing. */
  costPerClick: Known | null;
  /** Sales per unit of money below which an ad loses: 1 ÷ gross margin, or the baseline. */
  breakEven: Known;
}

export interface FinderContext {
  facts: AdsFacts;
  inputs: Inputs;
}

export function inputsOf(facts: AdsFacts): Inputs {
  const assumptions = assumptionsOf(facts);
  const { currency, period, sales, settings } = facts;
  const known = (name: Assumption['name']): Known | null => {
    const { value, basis } = assumptions.find((each) => each.name === name) ?? { value: null, basis: null };
    return value !== null && value > 0 && basis ? { value, basis } : null;
  };
  const toMonth = MONTH_DAYS / Math.max(1, period.days);
  const budget = known('budget');
  const { grossMargin } = settings;
  return {
    scale: { currency, monthNet: Math.max(0, sales.netSales * toMonth) },
    toMonth,
    budget: budget && { ...budget, value: budget.value * toMonth },
    conversionRate: known('conversionRate'),
    costPerClick: known('costPerClick'),
    breakEven: grossMargin
      ? { value: 1 / grossMargin, basis: assumed('own_entry') }
      : { value: BASELINE_ROAS, basis: assumed('specified_roas') },
  };
}

/** The most a click may cost so that so much per order is no loss; null without a conversion rate. */
export function mostPerClick(orderValue: number, { conversionRate, breakEven, scale }: Inputs) {
  if (!conversionRate || orderValue <= 0) return null;
  const unit = 10 ** minorDigits(scale.currency);
  // Rounded down, so that what is said can be borne.
  const most = Math.floor(((orderValue * conversionRate.value) / breakEven.value) * unit) / unit;
  return most > 0 ? most : null;
}

/** The part of the budget that falls to these net sales of the timeframe, for 30 days. */
export function budgetPart(netSales: number, { budget, scale, toMonth }: Inputs): number | null {
  if (!budget || scale.monthNet <= 0 || netSales <= 0) return null;
  return (budget.value * netSales * toMonth) / scale.monthNet;
}

const isFigure = (figure: Figure | null): figure is Figure => figure !== null;
/** What is not known is no figure. */
export const figuresOf = (...figures: (Figure | null)[]): Figure[] => figures.filter(isFigure);

/** Named after who says it: `budget_own_entry`, `conversionRate_account`. */
const nameOf = (name: string, { source, kind }: Basis) => `${name}_${source ?? kind}`;
export const budgetFigure = ({ budget }: Inputs) =>
  budget && money(nameOf('budget', budget.basis), budget.value);
export const clickFigure = ({ costPerClick }: Inputs) =>
  costPerClick && money(nameOf('costPerClick', costPerClick.basis), costPerClick.value);
export const rateFigure = ({ conversionRate }: Inputs): Figure | null =>
  conversionRate && {
    name: nameOf('conversionRate', conversionRate.basis),
    value: hundredths(conversionRate.value * 100),
    unit: 'percent',
  };
export const breakEvenFigure = ({ breakEven }: Inputs): Figure => ({
  name: nameOf('breakEven', breakEven.basis),
  value: hundredths(breakEven.value),
  unit: 'times',
});
const hundredths = (value: number) => Math.round(value * 100) / 100;
