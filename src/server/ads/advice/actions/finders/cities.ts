import { fromStore } from '#server/ads/advice/facts/basis.ts';
import { count, money, percent } from '#server/analytics/findings/finding.ts';
import { type AdsFinding, makeFinding } from './finding.ts';
import { budgetFigure, type FinderContext, figuresOf } from './inputs.ts';
import { type PlaceRow, placeRows } from './place-rows.ts';

const FEWEST_ORDERS = 30;
/** Averages of fewer orders hang on single ones. */
const FEWEST_FOR_AVERAGE = 50;
const RICH_FROM = 1.15;
const MANY_FROM = 0.1;
/** A city from which half of the orders come is not a part of the market but all of it. */
const SHARE_TO = 0.5;
const MOST = 2;

/**
 * Cities whose buyers spend more than others (Welch's test of the values of their orders, held to all cities with enough
 * of them), or from which many of the orders come whose city is known.
 */
export function findAimCities({ facts, inputs }: FinderContext): AdsFinding[] {
  const rows = placeRows(facts.cities, facts).filter(
    ({ orders, share, netSales }) => orders >= FEWEST_ORDERS && share < SHARE_TO && netSales > 0,
  );
  const isRich = ({ ratio, orders, differs }: PlaceRow) =>
    ratio !== null && ratio >= RICH_FROM && orders >= FEWEST_FOR_AVERAGE && differs;
  return (
    rows
      .filter((row) => isRich(row) || row.share >= MANY_FROM)
      .map((row) => {
        const rich = isRich(row) && inputs.budget !== null;
        return makeFinding(
          {
            subject: `aim:city:${row.countryCode ?? ''}:${row.region.toLowerCase()}`,
            type: 'aim_city',
            variant: rich ? 'rich' : 'many',
            category: 'places',
            effort: 'minutes',
            period: { from: facts.period.from, to: facts.period.to },
            names: { city: row.region },
            figures: figuresOf(
              count('ordersFromThere', row.orders),
              percent('share', row.share),
              count('ordersLocated', facts.located.cities),
              money('netSales', row.netSales),
              money('perOrder', row.perOrder),
              rich ? money('perOrderElsewhere', row.elsewhere!) : null,
              rich ? percent('moreThere', row.ratio! - 1) : null,
              rich ? budgetFigure(inputs) : null,
            ),
            // The part of the budget that its larger orders would draw beyond what their number does.
            atStake: rich ? inputs.budget!.value * row.share * (row.ratio! - 1) : null,
            confidence: 0.4,
            basis: fromStore(row.orders),
            watched: { kind: 'place', countryCode: row.countryCode, city: row.region },
          },
          inputs.scale,
        );
      })
      // That buyers spend more says more than that there are many of them.
      .sort(
        (one, other) =>
          Number(other.variant === 'rich') - Number(one.variant === 'rich') || other.score - one.score,
      )
      .slice(0, MOST)
  );
}
