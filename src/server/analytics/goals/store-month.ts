import { comparableSince, coverageStart, type Freshness } from '#server/analytics/reports/freshness.ts';
import { rangePeriod, type Stretch } from '#server/analytics/reports/range-period.ts';
import { netSales, sumSales } from '#server/analytics/reports/sales-sums.ts';
import { sumDays } from '#server/analytics/sales/daily-sales.ts';
import type { Database } from '#server/core/db/database.ts';
import { dayAfter, localDate, zonedTime } from '#server/core/time/local-time.ts';
import { FEWEST_COSTS, type GoalKind, type GoalReason } from '#shared/analytics/goals.ts';
import { type GoalMonth, goalMonth } from './goal-month.ts';
import { type Priced, profitOfDays, type WriteProfitDays } from './month-profit.ts';
import type { RestOfMonth } from './rest-of-month.ts';
import { shareByNow } from './usual-course.ts';

export interface Situation extends Priced {
  moment: Date;
  freshness: Freshness;
}

/** How a store's month stands, in minor units of its currency or of the one it is converted into. */
export interface StoreMonth {
  /** Why nothing is known of it; everything else is empty then. */
  reason: GoalReason | null;
  isRunning: boolean;
  /** Today so far included; null where of nothing that was sold is it known what it cost. */
  reached: number | null;
  soldToday: number;
  /** Of profit: net sales, and how much of them have a cost. */
  covered: Covered | null;
  /** Of profit: what the last 90 days sold and left; null where costs are known for too little of it. */
  recent: Recent | null;
  /** What is to come; null once the month is over. */
  rest: RestOfMonth | null;
  /** The share of the month that usually lies behind by now. */
  shareByNow: number;
}

interface Covered {
  sold: number;
  covered: number;
}

interface Recent {
  sold: number;
  left: number;
}

/** Of what profit is expected to be: the last 90 days. */
const SHARE_DAYS = 90;

export function createStoreMonths({ db, writeDays }: { db: Database; writeDays: WriteProfitDays }) {
  async function standing(
    kind: GoalKind,
    { month, rest, ...situation }: Situation & { month: GoalMonth; rest: RestOfMonth | null },
  ): Promise<StoreMonth> {
    const { store, moment, freshness } = situation;
    const { firstDay, lastDay, phase, today } = month;
    const isRunning = phase === 'running';
    const nothing = { ...NOTHING, isRunning };
    if (phase === 'coming') return { ...nothing, reason: 'coming' };
    const stretch = stretchOf({ from: firstDay, to: lastDay }, situation);
    const unread = whyUnread(stretch, freshness);
    if (unread) return { ...nothing, reason: unread };
    const days = { from: firstDay, to: isRunning ? today : lastDay };
    const sold = await soldOn(days, situation);
    const profit = kind === 'profit' ? await profitOfDays({ db, writeDays }, situation, days) : null;
    const factor = situation.rates ? situation.rates.factorOn(today) : 1;
    if (sold === null || factor === null || (kind === 'profit' && profit === null))
      return { ...nothing, reason: 'no_rate' };
    return {
      reason: null,
      isRunning,
      reached: profit ? profit.contribution : sold,
      soldToday: isRunning ? (await soldOn({ from: today, to: today }, situation))! : 0,
      covered: profit && { sold: profit.sold, covered: profit.covered },
      recent: profit && isRunning ? await recentProfit(today, situation) : null,
      rest: rest && multipliedRest(rest, factor),
      shareByNow: rest
        ? shareByNow(rest.course, { firstDay, lastDay }, zonedTime(moment, store.timeZone))
        : isRunning
          ? 0
          : 1,
    };
  }

  /** Net sales; null where a day with some has no rate. */
  async function soldOn(
    days: { from: string; to: string },
    situation: Pick<Situation, 'store' | 'rates' | 'moment'>,
  ): Promise<number | null> {
    const { store, rates } = situation;
    const stretch = stretchOf(days, situation);
    if (!rates) return netSales((await sumSales(db, store.id, [stretch]))[0]!);
    let sold = 0;
    for (const [day, sums] of await sumDays(db, store.id, stretch)) {
      const factor = sums.netSales === 0 ? 1 : rates.factorOn(day);
      if (factor === null) return null;
      sold += Math.round(sums.netSales * factor);
    }
    return sold;
  }

  /**
   * Contribution and net sales of the last 90 days, as the ledger has them: the forecast is of those. Null where too little
   * of the sales has a cost, or costs too little time behind it.
   */
  async function recentProfit(today: string, situation: Situation): Promise<Recent | null> {
    const days = { from: dayAfter(today, -SHARE_DAYS), to: dayAfter(today, -1) };
    const stretch = stretchOf(days, situation);
    if (whyUnread(stretch, situation.freshness)) return null;
    const [sold, profit] = await Promise.all([
      soldOn(days, situation),
      profitOfDays({ db, writeDays }, situation, days),
    ]);
    if (!sold || sold < 0 || !profit || profit.contribution === null) return null;
    const isCovered = profit.sold > 0 && profit.covered / profit.sold >= FEWEST_COSTS;
    return isCovered ? { sold, left: profit.contribution } : null;
  }

  /** A month that began before the first order says little of a whole one. */
  async function comparable(kind: GoalKind, month: string, situation: Situation): Promise<number | null> {
    const since = comparableSince(situation.freshness, situation.store.timeZone);
    return since !== null && since <= `${month}-01` ? broughtBy(kind, month, situation) : null;
  }

  /** What a month that is over brought; null where part of it was not read or nothing has a cost. */
  async function broughtBy(kind: GoalKind, month: string, situation: Situation): Promise<number | null> {
    const { firstDay, lastDay, phase } = monthAt(situation, month);
    const days = { from: firstDay, to: lastDay };
    if (phase !== 'over' || whyUnread(stretchOf(days, situation), situation.freshness)) return null;
    if (kind === 'sales') return soldOn(days, situation);
    const profit = await profitOfDays({ db, writeDays }, situation, days);
    return profit?.contribution ?? null;
  }

  return { standing, comparable, broughtBy };
}
export type StoreMonths = ReturnType<typeof createStoreMonths>;

export const monthAt = (
  { store: { timeZone }, moment }: Pick<Situation, 'store' | 'moment'>,
  month?: string,
): GoalMonth => goalMonth(localDate(moment, timeZone), month);

const NOTHING: Omit<StoreMonth, 'reason' | 'isRunning'> = {
  reached: null,
  soldToday: 0,
  covered: null,
  recent: null,
  rest: null,
  shareByNow: 0,
};

function stretchOf(
  days: { from: string; to: string },
  { store: { timeZone }, moment }: Pick<Situation, 'store' | 'moment'>,
): Stretch {
  return rangePeriod({ range: 'custom', ...days }, { now: moment, timeZone, historyFrom: null }).current;
}

function whyUnread({ from }: Stretch, freshness: Freshness): GoalReason | null {
  const since = coverageStart(freshness);
  if (since === null) return 'no_data_yet';
  return since > from ? 'not_covered' : null;
}

/** What is to come has no rates yet: the last one that is known stands for them. */
function multipliedRest({ course, forecast }: RestOfMonth, factor: number): RestOfMonth {
  if (factor === 1) return { course, forecast };
  return {
    course: { ...course, daily: course.daily * factor },
    forecast: forecast && {
      expected: forecast.expected * factor,
      misses: forecast.misses.map(({ weeksAgo, missed }) => ({ weeksAgo, missed: missed * factor })),
    },
  };
}
