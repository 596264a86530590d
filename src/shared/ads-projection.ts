import type { ASSUMPTION_NAMES, Assumption, Projection } from './ads.ts';

/* SPEC section 9: what a projection takes for granted there. */
export const REVENUE_PER_CONVERSION = 65;
export const BASELINE_ROAS = 2.5;

type Name = (typeof ASSUMPTION_NAMES)[number];
type Range = { low: number; expected: number; high: number };

/**
 * What a budget would bring: clicks = budget ÷ cost per click, impressions = clicks ÷ click rate, conversions = clicks ×
 * conversion rate, revenue = conversions × order value, ROAS = revenue ÷ budget. The low end takes every assumption at
 * its worse end, the high end at its better one, so the truth is likely narrower. Null where an assumption is missing.
 */
export function projectAds(assumptions: Assumption[]): Projection {
  const of = (name: Name) => rangeOf(assumptions.find((each) => each.name === name));
  const budget = of('budget');
  const rate = of('conversionRate');
  const clicks = divide(budget, of('costPerClick'));
  const conversions = multiply(clicks, rate);
  const revenue = multiply(conversions, of('orderValue'));
  return {
    impressions: divide(clicks, of('clickRate')),
    clicks,
    ctr: of('clickRate'),
    conversions,
    revenue,
    estimatedRoas: multiply(multiply(reciprocal(of('costPerClick')), rate), of('orderValue')),
  };
}

function rangeOf(assumption: Assumption | undefined): Range | null {
  const { value, low, high } = assumption ?? { value: null, low: null, high: null };
  return value === null || value <= 0 ? null : { low: low ?? value, expected: value, high: high ?? value };
}

function multiply(one: Range | null, other: Range | null): Range | null {
  return (
    one &&
    other && {
      low: one.low * other.low,
      expected: one.expected * other.expected,
      high: one.high * other.high,
    }
  );
}

function reciprocal(range: Range | null): Range | null {
  return range && { low: 1 / range.high, expected: 1 / range.expected, high: 1 / range.low };
}

const divide = (one: Range | null, other: Range | null) => multiply(one, reciprocal(other));
