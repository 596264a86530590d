import { fromStore } from '#server/ads/advice/facts/basis.ts';
import { count, percent, tenths } from '#server/analytics/findings/finding.ts';
import { type AdsFinding, makeFinding } from './finding.ts';
import { budgetFigure, type FinderContext, figuresOf } from './inputs.ts';

const FEWEST_BUYERS = 100;
const WORTH_NAMING = 0.1;

/** Recent buyers come back without an ad, or not yet: ads that look for new buyers need not pay for them. */
export function findLeaveOutBuyers({ facts, inputs }: FinderContext): AdsFinding[] {
  const { all, returning } = facts.buyers;
  if (all < FEWEST_BUYERS || returning === null) return [];
  const share = Math.min(1, returning / all);
  if (share < WORTH_NAMING) return [];
  const { medianDaysBetweenOrders: days } = facts.loyalty;
  return [
    makeFinding(
      {
        subject: 'leave_out_buyers',
        type: 'leave_out_buyers',
        variant: days === null ? 'plain' : 'window',
        category: 'audiences',
        effort: 'hour',
        period: { from: facts.period.from, to: facts.period.to },
        figures: figuresOf(
          count('buyers', all),
          count('returningBuyers', returning),
          percent('share', share),
          days === null ? null : tenths('medianDays', days, 'days'),
          budgetFigure(inputs),
        ),
        atStake: inputs.budget && inputs.budget.value * share,
        confidence: 0.3,
        basis: fromStore(all),
        watched: { kind: 'store' },
      },
      inputs.scale,
    ),
  ];
}
