import type { DaySpan } from '#server/analytics/conversion/days-to-read.ts';
import { finishedDays } from '#server/analytics/conversion/finished-days.ts';
import { basisOf } from '#server/analytics/reports/records-state.ts';
import type { NamedFigure } from '#shared/analytics/insights.ts';
import type { RangeQuery } from '#shared/core/ranges.ts';
import { type Answerer, type Found, named, percentOf, tableOf } from './answering.ts';

const FORECAST_DAYS = 30;

export const answerCarts: Answerer = async (answering) => {
  const { sources, store, query, words, figures, periodWords, bases } = answering;
  const summary = await sources.cartSummary(store, query);
  const { shared, open, recoveryRate } = summary;
  bases.push(basisOf(summary));
  if (!shared || !open) return { answer: words.missing[recoveryRate.reason ?? 'not_shared'], figures: [] };
  const rate = recoveryRate.value;
  return {
    answer:
      open.carts === 0
        ? words.noCarts(periodWords)
        : words.carts(figures.count(open.carts), figures.money(open.value), periodWords),
    figures: [
      named(answering, words.metrics.carts, open.carts, 'count'),
      named(answering, words.labels.value!, open.value, 'money'),
      ...(rate === null ? [] : [named(answering, words.labels.recovery_rate!, percentOf(rate), 'percent')]),
    ],
    measure: { value: open.carts, before: null, unit: 'count' },
  };
};

export const answerForecast: Answerer = async (answering) => {
  const { sources, store, words, figures, reading, bases } = answering;
  const forecast = await sources.forecast(store);
  const { status, days, total, lastYear } = forecast;
  bases.push(basisOf(forecast));
  if (status !== 'ok' || !total) return { answer: words.tooLittle, figures: [] };
  const ahead = days.slice(0, Math.min(reading.daysAhead ?? FORECAST_DAYS, days.length));
  const whole = ahead.length === days.length;
  const expected = whole ? total.expected : ahead.reduce((sum, day) => sum + day.expected, 0);
  const answer = words.forecast(figures.count(ahead.length), figures.money(expected));
  const yearBefore = lastYear && words.lastYear(figures.money(lastYear.netSales));
  return {
    // The band of a sum is not the sum of the bands: it is known for all of the days only, as last year's are.
    answer: whole
      ? [answer, words.band(figures.money(total.low), figures.money(total.high)), yearBefore]
          .filter(Boolean)
          .join(' ')
      : answer,
    figures: [
      named(answering, words.labels.expected!, expected, 'money'),
      ...(whole
        ? [
            named(answering, words.labels.low!, total.low, 'money'),
            named(answering, words.labels.high!, total.high, 'money'),
          ]
        : []),
      ...(whole && lastYear ? [named(answering, words.labels.last_year!, lastYear.netSales, 'money')] : []),
    ],
    measure: { value: expected, before: null, unit: 'money' },
    days: { from: ahead[0]!.day, to: ahead.at(-1)!.day },
  };
};

export const answerWhy: Answerer = async (answering) => {
  const { sources, store, query, words, figures, periodWords, bases } = answering;
  const split = await sources.change(store, query);
  const { netSales, factors, products } = split;
  bases.push(basisOf(split));
  if (!factors || netSales.change === null || netSales.previous === null)
    return { answer: words.noSplit, figures: [] };
  const change = netSales.change;
  const parts = (['buyers', 'ordersPerBuyer', 'netPerOrder', 'guests'] as const)
    .map((name) => ({ name: words.factors[name], effect: factors[name].effect }))
    .sort((one, other) => (other.effect - one.effect) * Math.sign(change || 1));
  const main = parts[0]!;
  return {
    answer: words.why(
      change >= 0 ? 'up' : 'down',
      figures.money(Math.abs(change)),
      main.name,
      figures.money(main.effect),
      periodWords,
    ),
    figures: [
      named(answering, words.metrics.net_sales, netSales.current, 'money'),
      named(answering, words.labels.before!, netSales.previous, 'money'),
      named(answering, words.labels.change!, change, 'money'),
    ],
    table: tableOf(
      answering,
      [
        [words.labels.factor!, 'text'],
        [words.labels.effect!, 'money'],
      ],
      [
        ...parts.map(({ name, effect }) => [name, effect]),
        ...products
          .filter(({ productId }) => productId !== null)
          .slice(0, 3)
          .map(({ title, effect }) => [`“${title}”`, effect]),
      ],
    ),
  };
};

/** Visits are counted by finished days, on both sides of a comparison, which is made where the visits of all days are known. */
export const answerConversion: Answerer = async (answering) => {
  const { sources, store, query, words, figures, periodWords, stretches, bases } = answering;
  const { current, compared } = stretches;
  const days = finishedDays(current.stretch);
  const visits = await sources.conversion(store, current.cut && days ? daysQuery(days) : query);
  bases.push(basisOf(visits));
  const { rate } = visits;
  if (rate.value === null || !visits.current)
    return { answer: words.missing[rate.reason ?? 'sessions_not_covered'], figures: [] };
  const { finished, known } = visits.days;
  const inPercent = (value: number) => Math.round(value * 10_000) / 100;
  const rateFigure = (name: string, value: number): NamedFigure => ({
    name,
    value: inPercent(value),
    unit: 'percent',
    text: figures.rate(value),
  });
  const remarks = known < finished ? [words.visitsKnown(figures.count(known), figures.count(finished))] : [];
  const found: Found = {
    answer: [
      words.is(words.subject(answering.subject), periodWords, figures.rate(rate.value)),
      ...remarks,
    ].join(' '),
    remarks,
    figures: [
      rateFigure(words.metrics.conversion_rate, rate.value),
      named(answering, words.labels.completed_checkouts!, visits.current.completedCheckout, 'count'),
      named(answering, words.labels.visits!, visits.current.sessions, 'count'),
      named(answering, words.labels.days_counted!, known, 'count'),
    ],
    measure: { value: inPercent(rate.value), before: null, unit: 'percent', coverage: known / finished },
  };
  const daysBefore = compared && finishedDays(compared.stretch);
  if (!daysBefore || !answering.comparedWords || known < finished) return found;
  const before = await sources.conversion(store, daysQuery(daysBefore));
  bases.push(basisOf(before));
  if (before.rate.value === null || before.days.known < before.days.finished) return found;
  const { whole, part } = answering.comparedWords;
  const rateBefore = before.rate.value;
  const apart = figures.points(Math.abs(rate.value - rateBefore));
  found.answer += ` ${words.pointsApart(
    apart === figures.points(0) ? 'same' : rate.value > rateBefore ? 'more' : 'less',
    apart,
    figures.rate(rateBefore),
    part === whole ? whole : words.sameDays(whole),
  )}`;
  found.figures.push(rateFigure(words.labels.before!, rateBefore));
  found.measure!.before = inPercent(rateBefore);
  return found;
};

function daysQuery({ firstDay, lastDay }: DaySpan): RangeQuery {
  return { range: 'custom', from: firstDay, to: lastDay };
}
