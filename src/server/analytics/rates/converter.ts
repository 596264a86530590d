import { dayAfter } from '#server/core/time/local-time.ts';
import {
  type EnteredRate,
  PUBLISHED_RATE_DAYS,
  type RateKind,
  type RateUse,
} from '#shared/analytics/rates.ts';

/** One unit of the list's base in others, on the days of a span and of a week before it, oldest first. */
export interface PublishedList {
  name: string;
  base: string;
  days: { day: string; rates: Record<string, number | null> }[];
}

/** Of a store's currency and one that its buyers paid in on a day: so much of the one was so much of the other. */
export interface PaidRate {
  day: string;
  platform: string;
  from: string;
  into: string;
  /** In major units. */
  given: number;
  got: number;
}

/** What is known of rates. */
export interface KnownRates {
  /** The newest import first. */
  lists: PublishedList[];
  /** Oldest first. */
  entered: EnteredRate[];
  paid: PaidRate[];
}

export interface Span {
  firstDay: string;
  lastDay: string;
}

/** One currency in another, day by day. */
export interface DayRates {
  /** How many of the one converted into it was; null where no rate of the day is known. */
  rateOn(day: string): number | null;
  /** Every day of the span that has a rate. */
  list(): { day: string; rate: number }[];
  /** What amounts of these days rest on; null where nothing of them was converted. */
  use(days: Iterable<string>): RateUse | null;
}

/** What a user chose to convert into, with the rates of a span. */
export interface Converter {
  into: string;
  /** Another one with every change of the user's choice and rates. */
  version: string;
  /** Of one of the currencies asked for. */
  ratesOf(currency: string): DayRates;
}

interface Source {
  kind: RateKind;
  name: string | null;
}

interface DayRate {
  rate: number;
  source: Source;
  /** The day of the rate itself. */
  rateDay: string;
}

/** The days of a span, and for each the oldest one whose published rate may stand in for it. */
interface Calendar {
  days: string[];
  oldest: string[];
}

export function calendarOf({ firstDay, lastDay }: Span): Calendar {
  const oldest: string[] = [];
  const days: string[] = [];
  for (let day = firstDay; day <= lastDay; day = dayAfter(day)) {
    days.push(day);
    oldest.push(days.at(-1 - PUBLISHED_RATE_DAYS) ?? dayAfter(day, -PUBLISHED_RATE_DAYS));
  }
  return { days, oldest };
}

/**
 * A rate that the owner entered for the pair counts before every list; of lists the newest one that knows both currencies;
 * where none does, what the platform itself exchanged on that very day. Never a later day's rate for an earlier day.
 */
export function ratesBetween(
  { from, into }: { from: string; into: string },
  { lists, entered, paid }: KnownRates,
  calendar: Calendar,
): DayRates {
  const { days } = calendar;
  if (from === into)
    return {
      rateOn: (day) => (day >= days[0]! && day <= days.at(-1)! ? 1 : null),
      list: () => days.map((day) => ({ day, rate: 1 })),
      use: () => null,
    };
  const known = new Map<string, DayRate>();
  for (const list of lists) addPublished(known, calendar, publishedRates(list, { from, into }), list.name);
  for (const [day, rate] of paidRates(paid, { from, into })) if (!known.has(day)) known.set(day, rate);
  for (const [day, rate] of heldRates(entered, { from, into }, days)) known.set(day, rate);
  return {
    rateOn: (day) => known.get(day)?.rate ?? null,
    list: () =>
      days.flatMap((day) => {
        const found = known.get(day);
        return found ? [{ day, rate: found.rate }] : [];
      }),
    use(asked) {
      const used = [...asked].flatMap((day) => known.get(day) ?? []);
      return used.length === 0 ? null : { from, to: into, ...basisOf(used) };
    },
  };
}

interface Pair {
  from: string;
  into: string;
}

/** Of each published day with both currencies: directly, the other way round, or by what one base was in each. */
function publishedRates(
  { base, days }: PublishedList,
  { from, into }: Pair,
): { day: string; rate: number }[] {
  return days.flatMap(({ day, rates }) => {
    const [one, other] = [from, into].map((currency) => (currency === base ? 1 : rates[currency]));
    return one && other ? [{ day, rate: other / one }] : [];
  });
}

/** Days that an earlier list has a rate for keep it. */
function addPublished(
  known: Map<string, DayRate>,
  { days, oldest }: Calendar,
  published: { day: string; rate: number }[],
  name: string,
) {
  const source: Source = { kind: 'imported', name };
  let next = 0;
  for (const [at, day] of days.entries()) {
    while (next < published.length && published[next]!.day <= day) next += 1;
    const last = published[next - 1];
    if (!last || known.has(day) || last.day < oldest[at]!) continue;
    known.set(day, { rate: last.rate, source, rateDay: last.day });
  }
}

function* heldRates(
  entered: EnteredRate[],
  { from, into }: Pair,
  days: string[],
): Generator<[string, DayRate]> {
  const ofPair = entered.filter(
    (each) => (each.from === from && each.to === into) || (each.from === into && each.to === from),
  );
  const source: Source = { kind: 'entered', name: null };
  let next = 0;
  for (const day of days) {
    while (next < ofPair.length && ofPair[next]!.day <= day) next += 1;
    const held = ofPair[next - 1];
    if (held)
      yield [day, { rate: held.from === from ? held.rate : 1 / held.rate, source, rateDay: held.day }];
  }
}

/** Of all payments of a day, whichever of the two currencies was the store's. */
function* paidRates(paid: PaidRate[], { from, into }: Pair): Generator<[string, DayRate]> {
  const amounts = paid.flatMap(({ day, platform, ...each }) => {
    if (each.from === from && each.into === into)
      return [{ day, platform, one: each.given, other: each.got }];
    if (each.from === into && each.into === from)
      return [{ day, platform, one: each.got, other: each.given }];
    return [];
  });
  for (const [day, its] of Map.groupBy(amounts, (each) => each.day)) {
    const sum = (of: (each: (typeof its)[number]) => number) => its.reduce((all, each) => all + of(each), 0);
    const name = [...new Set(its.map(({ platform }) => platform))].sort().join(', ');
    const rate = sum(({ other }) => other) / sum(({ one }) => one);
    yield [day, { rate, source: { kind: 'platform', name }, rateDay: day }];
  }
}

function basisOf(used: DayRate[]): Omit<RateUse, 'from' | 'to'> {
  const rateDays = used.map(({ rateDay }) => rateDay).sort();
  const rates = used.map(({ rate }) => rate);
  const sources = new Map(used.map(({ source }) => [`${source.kind} ${source.name}`, source]));
  return {
    sources: [...sources.values()],
    firstDay: rateDays[0]!,
    lastDay: rateDays.at(-1)!,
    lowest: readable(Math.min(...rates)),
    highest: readable(Math.max(...rates)),
  };
}

/** What was divided on the way has no digits that no source gave. */
export const readable = (rate: number): number => Number(rate.toPrecision(10));
