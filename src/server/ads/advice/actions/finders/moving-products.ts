import { fromStore } from '#server/ads/advice/facts/basis.ts';
import { byScore, count, money, percent } from '#server/analytics/findings/finding.ts';
import { type AdsFinding, makeFinding } from './finding.ts';
import { budgetPart, type FinderContext, figuresOf } from './inputs.ts';
import { sellingProducts } from './selling-products.ts';

const MOST_OF_EACH = 2;

/**
 * Products that buyers want much more, or much less, than in the timeframe before: the budget goes with them, unless it is
 * their season as it was last year.
 */
export function findMovingProducts(context: FinderContext): AdsFinding[] {
  const { facts, inputs } = context;
  const moving = sellingProducts(context).map(({ id, title, netSales, units, isScarce, moved }) => {
    if (!moved || (moved.way === 'up' && isScarce)) return null;
    const { way, difference, previous, season, lastYear } = moved;
    const part = budgetPart(difference, inputs);
    const isUp = way === 'up';
    return makeFinding(
      {
        subject: `${isUp ? 'rising' : 'fading'}:product:${id}`,
        type: isUp ? 'rising_product' : 'fading_product',
        variant: previous > 0 ? `before:${season}` : 'new',
        category: 'products',
        effort: 'minutes',
        period: { from: facts.period.from, to: facts.period.to },
        names: { product: title },
        figures: figuresOf(
          money('netSales', netSales),
          money('netSalesBefore', previous),
          money('difference', difference),
          previous > 0 ? percent('change', difference / previous) : null,
          count('units', units),
          lastYear && count('ordersLastYear', lastYear.orders),
          lastYear && count('ordersBeforeLastYear', lastYear.before),
          part === null ? null : money('budgetPart', part),
        ),
        // The budget that goes with the growth, or that its old sales would still draw.
        atStake: part,
        confidence: 0.4,
        basis: fromStore(units),
        watched: { kind: 'product', id },
      },
      inputs.scale,
    );
  });
  const ranked = moving.filter((each) => each !== null).sort(byScore);
  return (['rising_product', 'fading_product'] as const).flatMap((type) =>
    ranked.filter((each) => each.type === type).slice(0, MOST_OF_EACH),
  );
}
