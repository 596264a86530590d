import { fromStore } from '#server/ads/advice/facts/basis.ts';
import { count, money, percent, tenths } from '#server/analytics/findings/finding.ts';
import { localDate } from '#server/core/time/local-time.ts';
import { DAY_MS } from '#shared/core/time.ts';
import { type AdsFinding, makeFinding } from './finding.ts';
import { type FinderContext, figuresOf, MONTH_DAYS } from './inputs.ts';

const MOST = 2;
const FEWEST_TOGETHER = 10;
const SHOWN = 5;
const TENTH = 0.1;

/** Pairs that raise the basket of a click that was paid for once. */
export function findSellTogether({ facts, inputs }: FinderContext): AdsFinding[] {
  const { affinity, bestSellers, period, timeZone } = facts;
  const from = affinity.from === null ? null : localDate(new Date(affinity.from), timeZone).toString();
  const days = from ? Math.max(1, (Date.parse(period.to) - Date.parse(from)) / DAY_MS) : null;
  const pairs = affinity.pairs.filter(({ together }) => together >= FEWEST_TOGETHER);
  return pairs.slice(0, MOST).map(({ first, second, together, withFirst, confidence, lift }) => {
    const seller = bestSellers.find(({ id }) => id === second.id);
    const price = seller && seller.units > 0 && seller.netSales > 0 ? seller.netSales / seller.units : null;
    const alone = Math.max(0, withFirst - together);
    const more = price === null || days === null ? null : (alone * TENTH * price * MONTH_DAYS) / days;
    return makeFinding(
      {
        subject: `together:${first.id}:${second.id}`,
        type: 'sell_together',
        variant: more === null ? 'unpriced' : 'priced',
        category: 'products',
        effort: 'hour',
        period: { from, to: period.to },
        names: { first: first.title, second: second.title },
        figures: figuresOf(
          count('together', together),
          count('withFirst', withFirst),
          percent('confidence', confidence),
          tenths('lift', lift, 'times'),
          count('ordersLookedAt', affinity.orders),
          price === null ? null : money('perUnit', price),
          more === null ? null : money('ifOneInTen', more),
        ),
        table: {
          columns: [
            { name: 'product', unit: 'text' },
            { name: 'second', unit: 'text' },
            { name: 'together', unit: 'count' },
            { name: 'lift', unit: 'times' },
          ],
          rows: pairs
            .slice(0, SHOWN)
            .map((pair) => [
              pair.first.title,
              pair.second.title,
              pair.together,
              Math.round(pair.lift * 10) / 10,
            ]),
        },
        atStake: more,
        confidence: 0.4,
        basis: fromStore(withFirst),
        watched: { kind: 'product', id: second.id },
      },
      inputs.scale,
    );
  });
}
