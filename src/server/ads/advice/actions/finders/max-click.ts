import { count, money } from '#server/analytics/findings/finding.ts';
import { type AdsFinding, makeFinding } from './finding.ts';
import {
  breakEvenFigure,
  budgetFigure,
  clickFigure,
  type FinderContext,
  figuresOf,
  mostPerClick,
  rateFigure,
} from './inputs.ts';

const FEWEST_ORDERS = 20;

/** The most a click may cost, by what an order is worth: what is worth it for dear orders is a loss for cheap ones. */
export function findMaxClick({ facts, inputs }: FinderContext): AdsFinding[] {
  const { conversionRate, costPerClick, budget } = inputs;
  const quartiles = facts.baskets?.quartiles;
  const orders = quartiles?.orders ?? 0;
  if (!conversionRate || !quartiles || orders < FEWEST_ORDERS) return [];
  const median = mostPerClick(quartiles.median, inputs);
  if (median === null) return [];
  const isDear = costPerClick !== null && costPerClick.value > median;
  const classes = [
    ['small_orders', quartiles.lower],
    ['usual_orders', quartiles.median],
    ['large_orders', quartiles.upper],
  ] as const;
  return [
    makeFinding(
      {
        subject: 'max_click',
        type: 'max_click',
        variant: isDear ? 'dear' : costPerClick ? 'bearable' : 'unknown',
        category: 'budget',
        effort: 'minutes',
        period: { from: facts.period.from, to: facts.period.to },
        figures: figuresOf(
          money('medianOrder', quartiles.median),
          money('mostPerClick', median),
          rateFigure(inputs),
          breakEvenFigure(inputs),
          clickFigure(inputs),
          isDear ? budgetFigure(inputs) : null,
          count('ordersLeft', orders),
        ),
        table: {
          columns: [
            { name: 'orderClass', unit: 'word' },
            { name: 'orderValue', unit: 'money' },
            { name: 'mostPerClick', unit: 'money' },
          ],
          rows: classes.map(([name, value]) => [name, value, mostPerClick(value, inputs)]),
        },
        // What is paid for a click beyond what it can earn.
        atStake: isDear && budget ? budget.value * (1 - median / costPerClick.value) : null,
        confidence: conversionRate.basis.kind === 'account' ? 0.7 : 0.4,
        priority: isDear ? 'high' : 'medium',
        basis: conversionRate.basis,
        watched: { kind: 'cost', campaignId: null },
      },
      inputs.scale,
    ),
  ];
}
