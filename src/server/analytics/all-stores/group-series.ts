import {
  byDayNumber,
  type DaySums,
  daySumsOf,
  type NumberedDays,
  sumOfDays,
} from '#server/analytics/sales/daily-sales.ts';
import {
  comparedSpan,
  type DaySpan,
  type Grain,
  grainOf,
  pointsOf,
} from '#server/analytics/sales/series-points.ts';
import { localHours } from '#server/core/time/local-hours.ts';
import type { AllStoresSeries } from '#shared/analytics/all-stores.ts';
import { toMajor } from '#shared/core/money.ts';
import type { Group, Member } from './members.ts';
import { type StoreDays, type StoreSpan, sumsOfDay } from './store-figures.ts';

type GroupSeries = AllStoresSeries['groups'][number];

/** The first and the last day of all of these. */
export function unionOf(spans: DaySpan[]): DaySpan {
  const firsts = spans.map(({ from }) => from).sort();
  const lasts = spans.map(({ to }) => to).sort();
  return { from: firsts[0]!, to: lasts.at(-1)! };
}

/** The points of all groups lie in the same place, so that they can be looked at side by side. */
export function seriesOf(
  groups: Group[],
  daysOf: (storeId: string) => StoreDays,
  now: Date,
): { grain: Grain; groups: GroupSeries[] } {
  const stores = groups.flatMap(({ members }) => members.map(({ store }) => store));
  const union = unionOf(stores.map(({ id }) => daysOf(id).current));
  const grain = grainOf(union);
  const points = pointsOf(union, grain);
  return { grain, groups: groups.map((group) => groupSeries(group, { points, daysOf, now })) };
}

interface Frame {
  points: DaySpan[];
  daysOf: (storeId: string) => StoreDays;
  now: Date;
}

function groupSeries({ currency, members }: Group, { points, daysOf, now }: Frame): GroupSeries {
  const major = ({ orders, netSales, totalSales }: DaySums) => ({
    orders,
    netSales: toMajor(netSales, currency),
    totalSales: toMajor(totalSales, currency),
  });
  const lines = members.map((member) => lineOf(member, daysOf(member.store.id), now));
  const sums = lines.map(({ of }) => points.map(of));
  const stores = lines.map(({ storeId }, line) => ({
    storeId,
    totalSales: sums[line]!.map(({ totalSales }) => toMajor(totalSales, currency)),
    orders: sums[line]!.map(({ orders }) => orders),
  }));
  return {
    currency,
    storeIds: members.map(({ store }) => store.id),
    converted: members.some(({ converted }) => converted !== null),
    points: points.map((point, at) => ({
      ...point,
      ...major(sumOf(sums.map((line) => line[at]!))),
      compared: comparedOf(lines, point, major),
      partial: lines.some(({ today }) => point.to >= today),
      covered: lines.every(({ coveredFrom }) => coveredFrom !== null && point.from >= coveredFrom),
    })),
    stores,
  };
}

/** One store's days, ready to be summed for any point. */
interface Line {
  storeId: string;
  of: (point: DaySpan) => DaySums;
  /** The same place in the stretch compared with, and what was sold there; null where there is none. */
  before: (point: DaySpan) => { place: DaySpan; sums: DaySums } | null;
  today: string;
  /** First local day that was read. */
  coveredFrom: string | null;
}

function lineOf({ store, converted, lacksRateBefore }: Member, days: StoreDays, now: Date): Line {
  const current = numbered(converted?.current ?? days.current);
  const previousSpan = lacksRateBefore ? null : (converted?.previous ?? days.previous);
  const previous = previousSpan && numbered(previousSpan);
  const hours = localHours(store.timeZone);
  return {
    storeId: store.id,
    of: ({ from, to }) => sumOfDays(current, from, to),
    before(point) {
      const place = previousSpan && comparedSpan(point, { current: days.current, previous: previousSpan });
      return place && { place, sums: sumOfDays(previous!, place.from, place.to) };
    },
    today: hours(now).day,
    coveredFrom: days.coveredFrom && hours(new Date(days.coveredFrom)).day,
  };
}

/** Where every store of the group has a place to compare with: otherwise the sums are of different stores. */
function comparedOf(
  lines: Line[],
  point: DaySpan,
  major: (sums: DaySums) => DaySums,
): GroupSeries['points'][number]['compared'] {
  const found = lines.map(({ before }) => before(point));
  if (found.length === 0 || found.includes(null)) return null;
  const known = found.map((each) => each!);
  return { ...unionOf(known.map(({ place }) => place)), ...major(sumOf(known.map(({ sums }) => sums))) };
}

function numbered({ days }: StoreSpan): NumberedDays {
  return byDayNumber(days.map((row) => [row[0], daySumsOf(sumsOfDay(row))]));
}

function sumOf(all: DaySums[]): DaySums {
  const sum: DaySums = { orders: 0, netSales: 0, totalSales: 0 };
  for (const { orders, netSales, totalSales } of all) {
    sum.orders += orders;
    sum.netSales += netSales;
    sum.totalSales += totalSales;
  }
  return sum;
}
