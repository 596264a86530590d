import { createNumberIndex } from '#server/analytics/reports/number-index.ts';
import type { Database } from '#server/core/db/database.ts';
import { localDayNumbers } from '#server/core/time/local-hours.ts';
import { readOrderDays } from '#server/stores/ledger/write-order-days.ts';
import { DAY_MS } from '#shared/core/time.ts';

/** What is counted of a cohort: its customers, who ordered in a month or again in a window, and what they spent by then. */
export type CohortKind = 'size' | 'month' | 'window' | 'value';

export interface CohortSum {
  /** The local month of the first order, `YYYY-MM`. */
  cohort: string;
  kind: CohortKind;
  /** Months since the cohort's; or which window of 30 days since each customer's own first order, from 1. */
  step: number;
  /** Customers, or net sales in minor units for `value`. */
  sum: number;
}

const WINDOW_DAYS = 30;
const WINDOWS = 3;
/** As many as a customer's months are remembered in the bits of a number; two years are shown. */
const MOST_MONTHS = 31;

/** All sums of the cohorts from a local month on, of which `since` is the first moment. */
export async function sumCohorts(
  db: Database,
  store: { id: string; timeZone: string },
  since: Date,
): Promise<CohortSum[]> {
  const sums = createCohortSums(store.timeZone, since);
  const lists = ['placed', 'buyers', 'nets', 'later'] as const;
  for await (const { startsAt, orders, placed, buyers, nets, later } of readOrderDays(db, store.id, {
    lists,
  })) {
    for (let place = 0; place < orders; place += 1) {
      const buyer = buyers[place];
      if (buyer != null) sums.addOrder(buyer, { at: startsAt + placed[place]!, net: nets[place]! });
    }
    for (const [ms, buyer, , , net] of later)
      if (buyer !== null) sums.addLater(buyer, { at: startsAt + ms, net });
  }
  return sums.list();
}

/** Orders come in the order of time, from a store's first one on. */
function createCohortSums(timeZone: string, since: Date) {
  const dayOf = localDayNumbers(timeZone);
  const monthOf = monthNumbers();
  const firstDay = dayOf(since.getTime());
  const cohorts = new Map<number, Record<CohortKind, number[]>>();
  const buyers = createNumberIndex();
  /** By the buyer's place: the local day of the first order, and in which months and windows there was one, as bits. */
  const began: number[] = [];
  const months: number[] = [];
  const windows: number[] = [];
  const afterwards: { buyer: number; at: number; net: number }[] = [];

  function cohortOf(day: number) {
    const month = monthOf(day);
    let cohort = cohorts.get(month);
    if (!cohort) {
      cohort = { size: [0], month: [], window: [], value: [] };
      cohorts.set(month, cohort);
    }
    return cohort;
  }

  function addOrder(buyer: number, { at, net }: { at: number; net: number }) {
    const day = dayOf(at);
    const person = buyers.add(buyer);
    const isFirst = person === began.length;
    if (isFirst) {
      began.push(day);
      months.push(0);
      windows.push(0);
    }
    const start = began[person]!;
    if (start < firstDay) return;
    const cohort = cohortOf(start);
    if (isFirst) increase(cohort.size, 0, 1);
    const month = monthOf(day) - monthOf(start);
    if (month >= 0 && month < MOST_MONTHS && !(months[person]! & (1 << month))) {
      months[person]! |= 1 << month;
      increase(cohort.month, month, 1);
    }
    const window = windowOf(day - start);
    if (!isFirst && window <= WINDOWS && !(windows[person]! & (1 << window))) {
      windows[person]! |= 1 << window;
      increase(cohort.window, window, 1);
    }
    increase(cohort.value, window, net);
  }

  /** Once all first orders are known: a platform may date a change before the order. */
  function addAfterwards() {
    for (const { buyer, at, net } of afterwards.splice(0)) {
      const start = began[buyers.find(buyer)];
      if (start === undefined || start < firstDay) continue;
      increase(cohortOf(start).value, windowOf(dayOf(at) - start), net);
    }
  }

  return {
    addOrder,
    addLater: (buyer: number, { at, net }: { at: number; net: number }) =>
      void afterwards.push({ buyer, at, net }),
    list(): CohortSum[] {
      addAfterwards();
      return [...cohorts].flatMap(([month, kinds]) =>
        Object.entries(kinds).flatMap(([kind, steps]) =>
          steps.flatMap((sum, step) => ({ cohort: nameOfMonth(month), kind: kind as CohortKind, step, sum })),
        ),
      );
    },
  };
}

/** The first day belongs to the first window. */
function windowOf(days: number): number {
  return Math.max(Math.ceil(days / WINDOW_DAYS), 1);
}

function increase(sums: number[], step: number, by: number) {
  for (let place = sums.length; place <= step; place += 1) sums.push(0);
  sums[step]! += by;
}

/** Of a day since 1970 the month since the year 0, looked up once. */
function monthNumbers(): (day: number) => number {
  const months = new Map<number, number>();
  return (day) => {
    let month = months.get(day);
    if (month === undefined) {
      const date = new Date(day * DAY_MS);
      month = date.getUTCFullYear() * 12 + date.getUTCMonth();
      months.set(day, month);
    }
    return month;
  };
}

function nameOfMonth(month: number): string {
  return `${Math.floor(month / 12)}-${String((month % 12) + 1).padStart(2, '0')}`;
}
