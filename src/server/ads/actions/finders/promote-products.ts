import { type AdsFinding, makeFinding } from '#server/ads/actions/finding.ts';
import {
  breakEvenFigure,
  budgetPart,
  clickFigure,
  figuresOf,
  type Grounds,
  mostPerClick,
  rateFigure,
} from '#server/ads/actions/footing.ts';
import { fromStore } from '#server/ads/basis.ts';
import { count, money, tenths } from '#server/insights/finding.ts';
import { sellingProducts } from './selling-products.ts';

const MOST = 3;

/** Best sellers that last for the month and whose price can bear a click. */
export function findPromoteProducts(grounds: Grounds): AdsFinding[] {
  const { facts, footing } = grounds;
  const { conversionRate, costPerClick, breakEven } = footing;
  return sellingProducts(grounds)
    .flatMap((product) => {
      const { id, title, netSales, units, perUnit, daysLeft, inventory, lastsForMonth, moved } = product;
      const most = mostPerClick(perUnit, footing);
      const part = budgetPart(netSales, footing);
      if (!lastsForMonth || moved?.way === 'down' || !conversionRate || most === null) return [];
      if (costPerClick && costPerClick.value > most) return [];
      const perMoney = costPerClick ? (perUnit * conversionRate.value) / costPerClick.value : breakEven.value;
      const sales = part && part * perMoney;
      const finding = makeFinding(
        {
          subject: `promote:product:${id}`,
          type: 'promote_product',
          variant: `${costPerClick ? 'known' : 'unknown'}:${inventory === null ? 'uncounted' : 'stocked'}`,
          category: 'products',
          effort: 'hour',
          period: { from: facts.period.from, to: facts.period.to },
          names: { product: title },
          figures: figuresOf(
            money('netSales', netSales),
            count('units', units),
            money('perUnit', perUnit),
            inventory === null ? null : count('inventory', inventory),
            daysLeft === null ? null : tenths('daysLeft', daysLeft, 'days'),
            rateFigure(footing),
            breakEvenFigure(footing),
            money('mostPerClick', most),
            clickFigure(footing),
            part === null ? null : money('budgetPart', part),
            sales === null ? null : money('salesByBudget', sales),
          ),
          atStake: sales,
          confidence: costPerClick ? 0.5 : 0.35,
          basis: fromStore(units),
          watched: { kind: 'product', id },
        },
        footing.scale,
      );
      return [finding];
    })
    .sort((one, other) => other.score - one.score)
    .slice(0, MOST);
}
