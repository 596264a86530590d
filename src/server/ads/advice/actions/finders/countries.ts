import { fromStore } from '#server/ads/advice/facts/basis.ts';
import { byScore, count, money, percent } from '#server/analytics/findings/finding.ts';
import { type AdsFinding, makeFinding } from './finding.ts';
import { budgetFigure, type FinderContext, figuresOf } from './inputs.ts';
import { placeRows } from './place-rows.ts';

const FEWEST_ORDERS = 30;
const NEARLY_ALL = 0.9;
const MOST_COUNTRIES = 5;
const SHOWN = 8;
/** An order from there is worth at most so much of an order from elsewhere. */
const POOR_TO = 0.6;
const MOST_LEFT_OUT = 2;

/** The few countries from which nearly all orders come: an ad that is shown everywhere pays for all others too. */
export function findAimCountries({ facts, inputs }: FinderContext): AdsFinding[] {
  const rows = placeRows(facts.countries, facts).filter(({ countryCode }) => countryCode !== null);
  const orders = rows.reduce((sum, each) => sum + each.orders, 0);
  if (orders < FEWEST_ORDERS) return [];
  const aimed: typeof rows = [];
  let covered = 0;
  for (const row of rows.toSorted((one, other) => other.orders - one.orders)) {
    if (covered >= orders * NEARLY_ALL) break;
    aimed.push(row);
    covered += row.orders;
  }
  if (aimed.length > MOST_COUNTRIES) return [];
  const others = rows.length - aimed.length;
  return [
    makeFinding(
      {
        subject: 'aim:countries',
        type: 'aim_countries',
        variant: others === 0 ? 'all' : 'nearly_all',
        category: 'places',
        effort: 'minutes',
        period: { from: facts.period.from, to: facts.period.to },
        names: { countries: aimed.map(({ countryCode }) => countryCode).join(',') },
        figures: figuresOf(
          count('countries', aimed.length),
          count('ordersFromThere', covered),
          percent('share', covered / orders),
          others === 0 ? null : count('otherCountries', others),
          others === 0 ? null : count('ordersFromElsewhere', orders - covered),
        ),
        table: {
          columns: [
            { name: 'country', unit: 'word' },
            { name: 'orders', unit: 'count' },
            { name: 'netSales', unit: 'money' },
            { name: 'perOrder', unit: 'money' },
          ],
          rows: rows
            .toSorted((one, other) => other.orders - one.orders)
            .slice(0, SHOWN)
            .map((row) => [`country_${row.countryCode}`, row.orders, row.netSales, row.perOrder]),
        },
        atStake: null,
        confidence: 0.8,
        priority: 'medium',
        basis: fromStore(orders),
        watched: { kind: 'store' },
      },
      inputs.scale,
    ),
  ];
}

/**
 * Countries whose orders are worth so little that a click from there can cost only little: Welch's test of the values
 * of their orders, held to all countries with enough of them.
 */
export function findLeaveCountries({ facts, inputs }: FinderContext): AdsFinding[] {
  const rows = placeRows(facts.countries, facts).filter(({ countryCode }) => countryCode !== null);
  const main = rows.toSorted((one, other) => other.netSales - one.netSales)[0];
  const budget = inputs.budget?.value ?? null;
  return rows
    .filter(
      (row) =>
        row !== main &&
        row.orders >= FEWEST_ORDERS &&
        row.ratio !== null &&
        row.ratio <= POOR_TO &&
        row.differs,
    )
    .map((row) =>
      makeFinding(
        {
          subject: `leave:country:${row.countryCode}`,
          type: 'leave_country',
          variant: row.perOrder > 0 ? 'little' : 'nothing',
          category: 'places',
          effort: 'minutes',
          period: { from: facts.period.from, to: facts.period.to },
          names: { countries: row.countryCode! },
          figures: figuresOf(
            count('ordersFromThere', row.orders),
            percent('share', row.share),
            count('ordersLocated', facts.located.countries),
            money('perOrder', row.perOrder),
            money('perOrderElsewhere', row.elsewhere!),
            budgetFigure(inputs),
          ),
          atStake: budget === null ? null : budget * row.share * (1 - row.ratio!),
          confidence: 0.4,
          basis: fromStore(row.orders),
          watched: { kind: 'place', countryCode: row.countryCode, city: null },
        },
        inputs.scale,
      ),
    )
    .sort(byScore)
    .slice(0, MOST_LEFT_OUT);
}
