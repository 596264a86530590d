import { fromStore } from '#server/ads/advice/facts/basis.ts';
import { count, percent, tenths } from '#server/analytics/findings/finding.ts';
import { type Counted, isFewer, isMore, scatterOf } from './evidence.ts';
import { type AdsFinding, makeFinding, reading } from './finding.ts';
import { budgetFigure, type FinderContext, figuresOf } from './inputs.ts';

const HOURS = 24;
/** Reference: google-ads 8, no change of a schedule rests on fewer. */
const FEWEST_IN_WINDOW = 30;
const MORE = { hours: 4, times: 1.5 };
const LESS = { hours: 6, times: 0.4 };

/**
 * The four hours in which far more is bought than in others, and the six in which hardly anything is, against the even
 * spread of a budget that has no schedule. Exact binomial test, held to all windows of the day that were looked at.
 */
export function findHours({ facts, inputs }: FinderContext): AdsFinding[] {
  const { hours, period } = facts;
  const orders = hours.reduce((sum, each) => sum + each, 0);
  if (orders === 0) return [];

  const windowOf = (from: number, length: number) => {
    const placed = hours.slice(from, from + length).reduce((sum, each) => sum + each, 0);
    const expected = (orders * length) / HOURS;
    return { from, length, placed, expected, times: placed / expected };
  };
  const windowsOf = (length: number) =>
    Array.from({ length: HOURS - length + 1 }, (_, from) => windowOf(from, length));
  const scatter = scatterOf(facts);
  const countedOf = ({ placed, length }: ReturnType<typeof windowOf>): Counted => ({
    hits: placed,
    of: orders,
    share: length / HOURS,
  });
  const lookOf = (length: number) => ({ looks: HOURS - length + 1, scatter });

  const best = windowsOf(MORE.hours).reduce((one, other) => (other.placed > one.placed ? other : one));
  const worst = windowsOf(LESS.hours).reduce((one, other) => (other.placed < one.placed ? other : one));
  const findings: AdsFinding[] = [];
  if (
    best.placed >= FEWEST_IN_WINDOW &&
    best.times >= MORE.times &&
    isMore(countedOf(best), lookOf(MORE.hours))
  )
    findings.push(found('more_hours', best));
  if (
    worst.expected >= FEWEST_IN_WINDOW &&
    worst.times <= LESS.times &&
    isFewer(countedOf(worst), lookOf(LESS.hours))
  )
    findings.push(found('less_hours', worst));
  return findings;

  function found(type: 'more_hours' | 'less_hours', window: ReturnType<typeof windowOf>) {
    const { from, length, placed, times } = window;
    const share = placed / orders;
    const even = length / HOURS;
    const budget = inputs.budget?.value ?? null;
    return makeFinding(
      {
        // The strongest hours of tomorrow may begin an hour later, and are the same advice.
        subject: type === 'more_hours' ? 'hours:more' : 'hours:less',
        type,
        variant: budget === null ? 'plain' : 'budget',
        category: 'timing',
        effort: 'minutes',
        period: { from: period.from, to: period.to },
        figures: figuresOf(
          reading('hourFrom', from),
          reading('hourTo', from + length),
          count('ordersInWindow', placed),
          count('orders', orders),
          percent('share', share),
          percent('evenShare', even),
          tenths('timesUsual', times, 'times'),
          budgetFigure(inputs),
        ),
        table: {
          columns: [
            { name: 'hour', unit: 'text' },
            { name: 'orders', unit: 'count' },
          ],
          rows: hours.map((each, hour) => [`${hour}–${hour + 1}`, each]),
        },
        // What an even spread over the day puts elsewhere, or here in vain.
        atStake: budget === null ? null : budget * Math.abs(share - even),
        confidence: 0.5,
        basis: fromStore(orders),
        watched: {
          kind: 'hours',
          weekday: null,
          hours: Array.from({ length }, (_, index) => from + index),
        },
      },
      inputs.scale,
    );
  }
}
