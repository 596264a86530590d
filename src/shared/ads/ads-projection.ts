import type { ASSUMPTION_NAMES, Assumption, BreakEven, Projection } from './ads.ts';

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

/**
 * What would have to be true for ads to lose nothing: what an order leaves is its value × the margin, a click may cost
 * at most that × conversion rate, and at a known price of a click the rate must be at least that price ÷ what it leaves.
 * Without the owner's margin it is the one at which a ROAS of 2.5 breaks even (reference: metrics 10, break-even ROAS).
 */
export function breakEvenOf(
  assumptions: Assumption[],
  { grossMargin, medianOrder }: { grossMargin: number | null; medianOrder: number | null },
): BreakEven {
  const find = (name: Name) => assumptions.find((each) => each.name === name);
  const margin = grossMargin ?? 1 / BASELINE_ROAS;
  const rate = rangeOf(find('conversionRate'));
  const click = rangeOf(find('costPerClick'));
  const average = find('orderValue');
  const orderOf = (kind: BreakEven['orders'][number]['kind'], value: number | null | undefined) => {
    if (value === null || value === undefined || value <= 0) return [];
    const left = value * margin;
    const conversionRate = click && click.expected / left;
    return [{ kind, value, left, clickPrice: multiply(pointOf(left), rate), conversionRate }];
  };
  return {
    margin,
    isOwnMargin: grossMargin !== null,
    orders: [...orderOf('average', average?.value), ...orderOf('median', medianOrder)],
  };
}

const pointOf = (value: number): Range => ({ low: value, expected: value, high: value });

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
