import { fromStore } from '#server/ads/advice/facts/basis.ts';
import { count } from '#server/analytics/findings/finding.ts';
import { type AdsFinding, makeFinding } from './finding.ts';
import { budgetFigure, type FinderContext, figuresOf } from './inputs.ts';

/** Without an account's figures nobody sees what an ad brings: that comes before anything is spent. */
export function findMeasureFirst({ facts, inputs }: FinderContext): AdsFinding[] {
  if (facts.account) return [];
  const { period, sales } = facts;
  const common = {
    category: 'measurement' as const,
    effort: 'hour' as const,
    period: { from: period.from, to: period.to },
    figures: figuresOf(count('orders', sales.orders), budgetFigure(inputs)),
    basis: inputs.budget?.basis ?? fromStore(sales.orders),
    watched: { kind: 'store' as const },
  };
  return [
    makeFinding(
      {
        ...common,
        subject: 'measure:conversions',
        type: 'measure_conversions',
        variant: inputs.budget ? 'budget' : 'none',
        // All of what is spent in a month, for nobody could say what it brought.
        atStake: inputs.budget?.value ?? null,
        confidence: 0.9,
        priority: 'high',
      },
      inputs.scale,
    ),
    makeFinding(
      {
        ...common,
        subject: 'measure:account',
        type: 'measure_account',
        variant: 'none',
        figures: [count('orders', sales.orders)],
        basis: fromStore(sales.orders),
        atStake: null,
        confidence: 0.8,
        priority: 'medium',
      },
      inputs.scale,
    ),
  ];
}
