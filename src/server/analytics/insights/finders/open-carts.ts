import { count, money, percent, type Scale } from '#server/analytics/findings/finding.ts';
import type { CartSummary } from '#shared/analytics/customer-reports.ts';
import { type Finding, makeFinding } from './finding.ts';

/** Metrics 0.8. */
const FEWEST_CARTS = 5;
/** What can be won back has to be worth a message: so much of a month's net sales. */
const WORTH_A_MESSAGE = 0.01;
/** Of carts in a shop that does not know yet how many come back. */
const CAUTIOUS_RECOVERY = 0.05;

/**
 * Carts that can still be won back. Nothing is estimated but how many come back, from the shop's own rate where it rests
 * on 20 carts, and otherwise an assumed 5 % that the sentence calls so; this is a count, and a claim of money only as large
 * as that rate makes it.
 */
export function findOpenCarts({ carts }: { carts: CartSummary }, scale: Scale): Finding[] {
  const { open, recoveryRate, period, shared } = carts;
  if (!shared || !open || open.carts < FEWEST_CARTS || open.value <= 0) return [];
  const known = recoveryRate.value !== null && !recoveryRate.fewData;
  const winnable = open.value * (known ? recoveryRate.value! : CAUTIOUS_RECOVERY);
  if (winnable <= 0 || winnable < WORTH_A_MESSAGE * scale.monthNet) return [];
  return [
    makeFinding(
      {
        subject: 'open_carts',
        type: 'open_carts',
        variant: known ? 'known' : 'unknown',
        category: 'carts',
        period: { from: period.firstDay, to: period.lastDay },
        figures: [
          count('carts', open.carts),
          money('value', open.value),
          money('perCart', open.value / open.carts),
          known ? percent('recoveryRate', recoveryRate.value!) : percent('assumedRate', CAUTIOUS_RECOVERY),
          money('winnable', winnable),
        ],
        atStake: winnable,
        confidence: known ? 0.6 : 0.3,
      },
      scale,
    ),
  ];
}
