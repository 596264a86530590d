import { fromStore } from '#server/ads/advice/facts/basis.ts';
import { byScore, count, money, tenths } from '#server/analytics/findings/finding.ts';
import { type AdsFinding, makeFinding } from './finding.ts';
import {
  breakEvenFigure,
  budgetPart,
  clickFigure,
  type FinderContext,
  figuresOf,
  mostPerClick,
  rateFigure,
} from './inputs.ts';
import { type SellingProduct, sellingProducts } from './selling-products.ts';

const MOST = 3;
const MOST_COMPARED = 10;
const FEWEST_COMPARED = 3;

/**
 * Best sellers that last for the month, and of which what a buyer spends on one bears what a click costs. Where that
 * price is not known in the store's currency nobody can say so, and no product is advised.
 */
export function findPromoteProducts(context: FinderContext): AdsFinding[] {
  const { facts, inputs } = context;
  const { conversionRate, costPerClick } = inputs;
  if (!conversionRate || !costPerClick) return [];
  return sellingProducts(context)
    .flatMap((product) => {
      const { id, title, netSales, units, perOrder, daysLeft, inventory, lastsForMonth, moved } = product;
      const most = mostPerClick(perOrder, inputs);
      if (!lastsForMonth || moved?.way === 'down' || most === null || costPerClick.value > most) return [];
      const part = budgetPart(netSales, inputs);
      const sales = part && (part * perOrder * conversionRate.value) / costPerClick.value;
      const finding = makeFinding(
        {
          subject: `promote:product:${id}`,
          type: 'promote_product',
          variant: inventory === null ? 'uncounted' : 'stocked',
          category: 'products',
          effort: 'hour',
          period: { from: facts.period.from, to: facts.period.to },
          names: { product: title },
          figures: figuresOf(
            money('netSales', netSales),
            count('units', units),
            money('perOrder', perOrder),
            inventory === null ? null : count('inventory', inventory),
            daysLeft === null ? null : tenths('daysLeft', daysLeft, 'days'),
            rateFigure(inputs),
            breakEvenFigure(inputs),
            money('mostPerClick', most),
            clickFigure(inputs),
            part === null ? null : money('budgetPart', part),
            sales === null ? null : money('salesByBudget', sales),
          ),
          atStake: sales,
          confidence: 0.5,
          basis: fromStore(units),
          watched: { kind: 'product', id },
        },
        inputs.scale,
      );
      return [finding];
    })
    .sort(byScore)
    .slice(0, MOST);
}

/**
 * The other side of it: that none of the best sellers can carry search ads by itself, or, while the price of a click is
 * not known, what a click on each of them may cost.
 */
export function findProductClicks(context: FinderContext): AdsFinding[] {
  const { facts, inputs } = context;
  const { costPerClick } = inputs;
  const usualOrder = facts.baskets?.quartiles?.median ?? null;
  const ofUsualOrder = usualOrder === null ? null : mostPerClick(usualOrder, inputs);
  const compared = sellingProducts(context)
    .slice(0, MOST_COMPARED)
    .map((product) => ({ ...product, most: mostPerClick(product.perOrder, inputs) ?? 0 }))
    .sort((one, other) => other.most - one.most);
  const [best] = compared;
  if (!inputs.conversionRate || !best || compared.length < FEWEST_COMPARED) return [];
  if (costPerClick && best.most >= costPerClick.value) return [];
  return [
    makeFinding(
      {
        subject: 'products:clicks',
        type: 'product_clicks',
        variant: `${costPerClick ? 'none' : 'unknown'}:${ofUsualOrder === null ? 'products' : 'orders'}`,
        category: 'products',
        effort: 'minutes',
        period: { from: facts.period.from, to: facts.period.to },
        names: { best: best.title },
        figures: figuresOf(
          count('products', compared.length),
          money('mostPerClick', best.most),
          rateFigure(inputs),
          breakEvenFigure(inputs),
          clickFigure(inputs),
          usualOrder === null || ofUsualOrder === null ? null : money('medianOrder', usualOrder),
          ofUsualOrder === null ? null : money('orderPerClick', ofUsualOrder),
        ),
        table: {
          columns: [
            { name: 'product', unit: 'text' },
            { name: 'perOrder', unit: 'money' },
            { name: 'mostPerClick', unit: 'money' },
          ],
          rows: compared.map(({ title, perOrder, most }: Compared) => [title, perOrder, most]),
        },
        atStake: null,
        confidence: 0.5,
        basis: fromStore(facts.sales.orders),
        watched: { kind: 'store' },
      },
      inputs.scale,
    ),
  ];
}

type Compared = SellingProduct & { most: number };
