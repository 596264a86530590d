import { fromAccount, fromStore } from '#server/ads/advice/facts/basis.ts';
import { byScore, count, money, tenths } from '#server/analytics/findings/finding.ts';
import { type AdsFinding, makeFinding } from './finding.ts';
import { budgetPart, type FinderContext, figuresOf, MONTH_DAYS } from './inputs.ts';
import { type SellingProduct, sellingProducts } from './selling-products.ts';

const MOST = 3;

/** What is sold out or will be within two weeks: anyone who clicks on its ad cannot buy it. */
export function findPauseProducts(context: FinderContext): AdsFinding[] {
  const { facts, inputs } = context;
  return sellingProducts(context)
    .filter(({ isScarce }) => isScarce)
    .map((product) => {
      const { id, title, netSales, units, inventory, daysLeft } = product;
      const spent = accountCostOf(product, context);
      const part = spent ?? budgetPart(netSales, inputs);
      const daysWithout = MONTH_DAYS - daysLeft!;
      return makeFinding(
        {
          subject: `pause:product:${id}`,
          type: 'pause_product',
          variant: daysLeft === 0 ? 'out' : 'low',
          category: 'products',
          effort: 'minutes',
          period: { from: facts.period.from, to: facts.period.to },
          names: { product: title },
          figures: figuresOf(
            count('inventory', inventory!),
            count('units', units),
            tenths('daysLeft', daysLeft!, 'days'),
            money('netSales', netSales),
            part === null ? null : money(spent === null ? 'budgetPart' : 'spentOnIt', part),
          ),
          atStake: part && (part * daysWithout) / MONTH_DAYS,
          confidence: spent === null ? 0.6 : 0.9,
          basis: spent === null ? fromStore(units) : fromAccount(clicksOf(product, context)),
          watched: { kind: 'product', id },
        },
        inputs.scale,
      );
    })
    .sort(byScore)
    .slice(0, MOST);
}

const inAccount = ({ title }: SellingProduct, { facts }: FinderContext) =>
  facts.account?.products.find((each) => each.title === title);
const clicksOf = (product: SellingProduct, context: FinderContext) =>
  inAccount(product, context)?.clicks ?? 0;

/** What its ads cost in 30 days, where the account reports it for the same days and in the same currency. */
function accountCostOf(product: SellingProduct, context: FinderContext): number | null {
  const { account, currency } = context.facts;
  if (account?.from !== 'api' || account.currency !== currency) return null;
  const cost = inAccount(product, context)?.cost ?? 0;
  return cost > 0 ? cost * context.inputs.toMonth : null;
}
