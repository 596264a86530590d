import { fromAccount, fromStore } from '#server/ads/advice/facts/basis.ts';
import type { AdvertisedProduct } from '#server/ads/advice/facts/facts.ts';
import { atMostByChance, falseAlarmLine } from '#server/analytics/findings/binomial.ts';
import { type AccountContext, ofAccount, whole } from './account-context.ts';
import type { AdsFinding } from './finders/finding.ts';
import type { FinderContext } from './finders/inputs.ts';
import { sellingProducts } from './finders/selling-products.ts';

const FEWEST_CLICKS_OF_ALL = 30;
/** Reference: google-ads 8. */
const TIMES_COST = 2;
const FALSE_ALARMS = 0.1;
const MOST_NAMED = 10;
const BEST = 10;
const FEWEST_KNOWN = 3;

const sum = (products: AdvertisedProduct[], of: 'clicks' | 'cost') =>
  products.reduce((total, each) => total + each[of], 0);

/** What is sold out and still clicked; best sellers among it have a finding of their own (finders/pause-products.ts). */
export function findSoldOut(context: FinderContext): AdsFinding[] {
  const scarceSellers = new Set(
    sellingProducts(context)
      .filter(({ isScarce }) => isScarce)
      .map(({ id }) => id),
  );
  return ofAccount(({ state, isAbout, found, cost, inMonth, table }) => {
    const gone = (state?.products ?? []).filter(
      ({ productId, inventory, cost }) =>
        productId !== null &&
        inventory !== null &&
        inventory <= 0 &&
        cost > 0 &&
        !scarceSellers.has(productId),
    );
    if (!isAbout('shopping') || sum(gone, 'clicks') < FEWEST_CLICKS_OF_ALL) return [];
    return [
      found({
        subject: 'account:sold-out',
        type: 'account_sold_out',
        category: 'products',
        effort: 'minutes',
        names: { first: gone[0]!.title },
        figures: [
          whole('products', gone.length),
          whole('clicks', sum(gone, 'clicks')),
          cost('adCost', sum(gone, 'cost')),
        ],
        table: productTable(table, gone),
        atStake: inMonth(sum(gone, 'cost')),
        confidence: 0.9,
        basis: fromAccount(sum(gone, 'clicks')),
      }),
    ];
  })(context);
}

/** Products whose clicks cost and bring nothing, tested like search terms; see ads-account/figures/judge-terms.ts. */
export const findNoSales = ofAccount(
  ({ state, totals, isAbout, found, cost, inMonth, rateWithout, table }) => {
    const rate = rateWithout({ ...totals, clicks: 0, conversions: 0 });
    const { costPerConversion } = totals;
    if (!isAbout('shopping') || rate === null || costPerConversion === null) return [];
    const clicked = (state?.products ?? []).filter(({ clicks }) => clicks > 0);
    const tested = clicked.map((product) => ({
      product,
      chance: atMostByChance(Math.ceil(product.conversions), product.clicks, rate),
    }));
    const line = falseAlarmLine(
      tested.map(({ chance }) => chance),
      clicked.length,
      FALSE_ALARMS,
    );
    const idle = tested
      .filter(
        ({ product, chance }) =>
          chance <= line && product.conversions === 0 && product.cost > TIMES_COST * costPerConversion,
      )
      .map(({ product }) => product);
    if (idle.length === 0) return [];
    return [
      found({
        subject: 'account:no-sales',
        type: 'account_no_sales',
        category: 'products',
        effort: 'minutes',
        names: { first: idle[0]!.title },
        figures: [
          whole('products', idle.length),
          whole('clicks', sum(idle, 'clicks')),
          cost('adCost', sum(idle, 'cost')),
        ],
        table: productTable(table, idle),
        atStake: inMonth(sum(idle, 'cost')),
        confidence: 0.8,
        basis: fromAccount(sum(idle, 'clicks')),
      }),
    ];
  },
);

/** Best sellers in stock that the product ads leave out, where enough products are known in both to compare. */
export function findNotAdvertised(context: FinderContext): AdsFinding[] {
  const best = sellingProducts(context)
    .slice(0, BEST)
    .filter(({ lastsForMonth }) => lastsForMonth);
  return ofAccount(({ state, isAbout, found, table }) => {
    const shown = new Set((state?.products ?? []).flatMap(({ productId }) => productId ?? []));
    const missing = best.filter(({ id }) => !shown.has(id));
    if (!isAbout('shopping') || shown.size < FEWEST_KNOWN || missing.length === 0) return [];
    return [
      found({
        subject: 'account:not-advertised',
        type: 'account_not_advertised',
        category: 'products',
        effort: 'hour',
        names: { first: missing[0]!.title, product: missing[0]!.title },
        figures: [whole('products', missing.length), whole('advertised', shown.size)],
        table: table(
          [
            { name: 'product', unit: 'text' },
            { name: 'units', unit: 'count' },
          ],
          missing.map(({ title, units }) => [title, units]),
        ),
        atStake: null,
        confidence: 0.6,
        priority: 'medium',
        basis: fromStore(missing.reduce((total, { units }) => total + units, 0)),
        watched: { kind: 'product', id: missing[0]!.id },
      }),
    ];
  })(context);
}

const productTable = (table: AccountContext['table'], products: AdvertisedProduct[]) =>
  table(
    [
      { name: 'product', unit: 'text' },
      { name: 'clicks', unit: 'count' },
      { name: 'adCost', unit: 'money' },
    ],
    products.slice(0, MOST_NAMED).map(({ title, clicks, cost }) => [title, clicks, cost]),
  );
