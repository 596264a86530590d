import { count, type Finding, makeFinding, money, percent, type Scale } from '#server/insights/finding.ts';
import type { CartSummary } from '#shared/customer-reports.ts';

const FEWEST_CARTS = 3;
/** How likely a cart is to come back while the store has too few to tell. */
const CAUTIOUS_RECOVERY = 0.1;
const LEAST = 0.05;
const MOST = 0.5;

/** Carts left behind that a message may bring back. */
export function findOpenCarts({ carts }: { carts: CartSummary }, scale: Scale): Finding[] {
  const { open, shared, recoveryRate, period } = carts;
  if (!shared || !open || open.carts < FEWEST_CARTS || open.value <= 0) return [];
  const known = recoveryRate.value !== null && !recoveryRate.fewData;
  const rate = known ? recoveryRate.value! : CAUTIOUS_RECOVERY;
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
          ...(known ? [percent('recoveryRate', rate)] : []),
        ],
        atStake: open.value,
        confidence: Math.min(MOST, Math.max(LEAST, rate)),
      },
      scale,
    ),
  ];
}
