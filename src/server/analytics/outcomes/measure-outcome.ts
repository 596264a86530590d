import { dayAfter } from '#server/core/time/local-time.ts';
import type { OutcomeVerdict } from '#shared/analytics/outcomes.ts';
import { DAY_MS } from '#shared/core/time.ts';
import {
  compareRates,
  isEnough,
  type RateChange,
  type Scatter,
  scatterOf,
  sumOf,
} from './rate-comparison.ts';
import type { Span } from './watched-days.ts';

/** Whole weeks. The longer one unless the shorter one holds plenty: chosen by the days before alone, so no look is a second one. */
const SHORT_DAYS = 14;
const LONG_DAYS = 28;
const PLENTY = 100;
/** 52 weeks: the same weekdays. */
const YEAR_DAYS = 364;

export interface DaysKnown {
  unit: 'money' | 'count';
  /** The local day on which it was done; it belongs to neither side. */
  doneOn: string;
  today: string;
  /** Values by local day from `knownFrom` on; a missing day is none. */
  values: Map<string, number>;
  /** The first local day that was read. */
  knownFrom: string;
  /** So many before it was done show its usual ups and downs. */
  weeks: number;
}

/** An outcome in our units (minor units for money), before anybody puts it in words. */
export interface MeasuredOutcome {
  verdict: OutcomeVerdict;
  /** Why it cannot be judged at all: days before that were not read, or too little in them. */
  reason: 'not_read' | 'few' | null;
  before: number | null;
  after: number | null;
  beforeDays: Span;
  afterDays: Span;
  days: number;
  needed: number;
  yearBefore: { before: number; after: number } | null;
  change: RateChange | null;
  readyOn: string | null;
}

/** The days after compared with as many days before, both whole weeks without the day itself. */
export function measureOutcome(known: DaysKnown): MeasuredOutcome {
  const { doneOn, today, values, knownFrom, weeks, unit } = known;
  const sumIn = ({ from, to }: Span) => sumOf(daysOf({ from, to }).map((day) => values.get(day) ?? 0));
  const yesterday = dayAfter(doneOn, -1);
  const weeksFrom = dayAfter(doneOn, -weeks * 7);
  const earlier = daysOf({ from: knownFrom > weeksFrom ? knownFrom : weeksFrom, to: yesterday }).map(
    (day) => values.get(day) ?? 0,
  );
  const scatter = scatterOf(earlier, unit);
  const needed = scatter && holdsPlenty(earlier.slice(-SHORT_DAYS), scatter) ? SHORT_DAYS : LONG_DAYS;
  const beforeDays = { from: dayAfter(doneOn, -needed), to: yesterday };
  const afterDays = { from: dayAfter(doneOn, 1), to: dayAfter(doneOn, needed) };
  const days = Math.max(0, Math.min(needed, daysBetween(doneOn, today) - 1));
  const stretches = { beforeDays, afterDays, days, needed };
  const nothing = { before: null, after: null, yearBefore: null, change: null, readyOn: null };
  if (beforeDays.from < knownFrom)
    return { ...stretches, ...nothing, verdict: 'too_little', reason: 'not_read' };
  if (days < needed && scatter && isEnough(sumIn(beforeDays), scatter))
    return {
      ...stretches,
      ...nothing,
      verdict: 'too_early',
      reason: null,
      readyOn: dayAfter(doneOn, needed + 1),
    };
  const sums = { before: sumIn(beforeDays), after: days < needed ? null : sumIn(afterDays) };
  if (sums.after === null || !scatter || !isEnough(sums.before, scatter))
    return { ...stretches, ...nothing, ...sums, verdict: 'too_little', reason: 'few' };
  const yearBefore = sumsOfYear();
  const change = compareRates({ before: sums.before, after: sums.after }, yearBefore, scatter);
  const excludesNoChange = change.low > 1 || change.high < 1;
  return {
    ...stretches,
    ...sums,
    verdict: excludesNoChange ? 'changed' : 'too_little',
    reason: null,
    yearBefore,
    change,
    readyOn: null,
  };

  /** Where they were read, and hold enough on either side to be compared with. */
  function sumsOfYear() {
    const [before, after] = [beforeDays, afterDays].map(yearEarlier) as [Span, Span];
    if (!scatter || before.from < knownFrom) return null;
    const year = { before: sumIn(before), after: sumIn(after) };
    return isEnough(year.before, scatter) && isEnough(year.after, scatter) ? year : null;
  }
}

/** All days that are to be read for it: weeks in a row for its ups and downs, and the same stretches a year before. */
export function spansToRead(doneOn: string, weeks: number): Span[] {
  const to = dayAfter(doneOn, LONG_DAYS);
  return [
    { from: dayAfter(doneOn, -weeks * 7), to },
    yearEarlier({ from: dayAfter(doneOn, -LONG_DAYS), to }),
  ];
}

const holdsPlenty = (days: number[], { dispersion }: Scatter) =>
  days.length === SHORT_DAYS && sumOf(days) / dispersion >= PLENTY;

const yearEarlier = ({ from, to }: Span): Span => ({
  from: dayAfter(from, -YEAR_DAYS),
  to: dayAfter(to, -YEAR_DAYS),
});

const daysBetween = (day: string, later: string): number => (Date.parse(later) - Date.parse(day)) / DAY_MS;

function daysOf({ from, to }: Span): string[] {
  const days: string[] = [];
  for (let day = from; day <= to; day = dayAfter(day, 1)) days.push(day);
  return days;
}
