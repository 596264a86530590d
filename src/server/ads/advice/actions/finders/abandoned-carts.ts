import { fromStore } from '#server/ads/advice/facts/basis.ts';
import { count, money, percent } from '#server/analytics/findings/finding.ts';
import { type AdsFinding, makeFinding } from './finding.ts';
import { type FinderContext, figuresOf } from './inputs.ts';

const FEWEST_CARTS = 30;
/** As long as nothing is known of this store. */
const CAUTIOUS_RECOVERY = 0.05;

/** Carts that are still open: their owners can be reminded by ads, where the platform shares that there are any. */
export function findAbandonedCarts({ facts, inputs }: FinderContext): AdsFinding[] {
  const { shared, open, recoveryRate } = facts.carts;
  if (!shared || !open || open.carts < FEWEST_CARTS || open.value <= 0) return [];
  const known = recoveryRate.value !== null && recoveryRate.value > 0 && !recoveryRate.fewData;
  const rate = known ? Math.min(1, recoveryRate.value!) : CAUTIOUS_RECOVERY;
  return [
    makeFinding(
      {
        subject: 'abandoned_carts',
        type: 'abandoned_carts',
        variant: known ? 'known' : 'cautious',
        category: 'audiences',
        effort: 'hour',
        period: { from: facts.period.from, to: facts.period.to },
        figures: figuresOf(
          count('carts', open.carts),
          money('value', open.value),
          money('perCart', open.value / open.carts),
          percent(known ? 'recoveryRate' : 'recoveryRate_cautious', rate),
          money('recoverable', open.value * rate),
        ),
        atStake: open.value * rate * inputs.toMonth,
        confidence: known ? 0.5 : 0.3,
        basis: fromStore(open.carts),
        watched: { kind: 'store' },
      },
      inputs.scale,
    ),
  ];
}
