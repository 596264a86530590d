import {
  comparableSince,
  coverageStart,
  type Freshness,
  findFreshness,
} from '#server/analytics/reports/freshness.ts';
import { rangePeriod, type Stretch } from '#server/analytics/reports/range-period.ts';
import { basisOf, joinBases, readWithBasis } from '#server/analytics/reports/records-state.ts';
import type { ReportCache } from '#server/analytics/reports/report-cache.ts';
import { netSales, sumSales } from '#server/analytics/reports/sales-sums.ts';
import type { Database } from '#server/core/db/database.ts';
import { Problem } from '#server/core/http/problem.ts';
import type { OwnedStore } from '#server/core/http/serve.ts';
import { dayAfter, localDate, zonedTime } from '#server/core/time/local-time.ts';
import {
  FEWEST_COSTS,
  type GoalHint,
  type GoalKind,
  type GoalProgress,
  type GoalReason,
  type goalEndpoints,
  type MonthGoal,
} from '#shared/analytics/goals.ts';
import type { BodyOf, ReplyOf } from '#shared/core/endpoint.ts';
import { toMajor, toMinor } from '#shared/core/money.ts';
import { text } from '#shared/core/sentence.ts';
import { type GoalMonth, goalMonth, monthsBefore } from './goal-month.ts';
import { deleteGoal, findGoal, type Goal, saveGoal } from './goals-repository.ts';
import { type DaysProfit, profitOfDays, type WriteProfitDays } from './month-profit.ts';
import { outlookOf } from './outlook.ts';
import { type RestOfMonth, restOfMonthReport } from './rest-of-month.ts';
import { shareByNow } from './usual-course.ts';

const goalProblems = {
  over: () => new Problem(409, 'month_is_over', text('This month is over, so its goal stays as it was.')),
};

interface Dependencies {
  db: Database;
  reports: Pick<ReportCache, 'read'>;
  writeDays: WriteProfitDays;
  now: () => Date;
}

/** Of what profit is expected to be: the last 90 days. */
const SHARE_DAYS = 90;

/** What owners want a month to bring, and how it stands. */
export function createGoals({ db, reports, writeDays, now }: Dependencies) {
  const restOfMonth = restOfMonthReport(db);

  async function goal(store: OwnedStore, asked?: string): Promise<MonthGoal> {
    const moment = now();
    const month = monthAt(store, moment, asked);
    const { currency } = store;
    const [saved, savedBefore] = await Promise.all([
      findGoal(db, store.id, month.month),
      findGoal(db, store.id, monthsBefore(month.month, 1)),
    ]);
    const rest = saved && month.phase === 'running' ? await reports.read(restOfMonth, store, {}) : null;
    const { figures, basis } = await readWithBasis(db, store.id, moment, async () => {
      const situation = { store, moment, freshness: await findFreshness(db, store.id) };
      const [hint, progress, outcome] = await Promise.all([
        hintOf('sales', month.month, situation),
        saved && progressOf(saved, { ...situation, month, rest }),
        savedBefore && broughtBy(savedBefore.kind, monthsBefore(month.month, 1), situation),
      ]);
      return { hint, progress, outcome };
    });
    const { hint, progress, outcome } = figures;
    const { today: _, ...shown } = month;
    return {
      currency,
      ...(rest ? joinBases(basis, { ...basisOf(rest), computedAt: basis.computedAt }) : basis),
      ...shown,
      goal: saved && { ...saved, amount: toMajor(saved.amount, currency) },
      progress,
      lastMonth: savedBefore && {
        month: monthsBefore(month.month, 1),
        kind: savedBefore.kind,
        amount: toMajor(savedBefore.amount, currency),
        reached: moneyOf(outcome, currency),
      },
      hint,
    };
  }

  async function profitHint(store: OwnedStore, asked?: string): Promise<GoalHint> {
    const moment = now();
    const { month } = monthAt(store, moment, asked);
    return hintOf('profit', month, { store, moment, freshness: await findFreshness(db, store.id) });
  }

  async function hintOf(kind: GoalKind, month: string, situation: Situation): Promise<GoalHint> {
    const [lastMonth, lastYear] = await Promise.all(
      [1, 12].map((months) => comparable(kind, monthsBefore(month, months), situation)),
    );
    const { currency } = situation.store;
    return { lastMonth: moneyOf(lastMonth, currency), lastYear: moneyOf(lastYear, currency) };
  }

  /** A month that began before the first order says little of a whole one. */
  async function comparable(kind: GoalKind, month: string, situation: Situation): Promise<number | null> {
    const since = comparableSince(situation.freshness, situation.store.timeZone);
    return since !== null && since <= `${month}-01` ? broughtBy(kind, month, situation) : null;
  }

  /** What a month that is over brought, in minor units; null where part of it was not read or nothing has a cost. */
  async function broughtBy(
    kind: GoalKind,
    month: string,
    { store, moment, freshness }: Situation,
  ): Promise<number | null> {
    const { firstDay, lastDay, phase } = monthAt(store, moment, month);
    const days = { from: firstDay, to: lastDay };
    const stretch = stretchOf(days, { store, moment });
    if (phase !== 'over' || whyUnread(stretch, freshness)) return null;
    if (kind === 'profit') return (await profitOfDays({ db, writeDays }, store, days)).contribution;
    const [sums] = await sumSales(db, store.id, [stretch]);
    return netSales(sums!);
  }

  async function progressOf(
    { kind, amount }: Goal,
    { store, moment, freshness, month, rest }: Situation & { month: GoalMonth; rest: RestOfMonth | null },
  ): Promise<GoalProgress> {
    const money = (minor: number) => toMajor(Math.round(minor), store.currency);
    const known = (minor: number) => ({ value: money(minor), reason: null });
    const { firstDay, lastDay, phase, today } = month;
    if (phase === 'coming') return nothingKnown('coming');
    const stretch = stretchOf({ from: firstDay, to: lastDay }, { store, moment });
    const unread = whyUnread(stretch, freshness);
    if (unread) return nothingKnown(unread);
    const [sold, soldToday] = (
      await sumSales(db, store.id, [stretch, stretchOf({ from: today, to: today }, { store, moment })])
    ).map(netSales);
    const days = { from: firstDay, to: phase === 'over' ? lastDay : today };
    const profit = kind === 'profit' ? await profitOfDays({ db, writeDays }, store, days) : null;
    const reached = profit ? profit.contribution : sold!;
    if (reached === null) return nothingKnown('no_costs');
    const about = { reached: known(reached), coverage: profit?.coverage ?? null };
    if (!rest) return { ...nothingKnown('over'), ...about };

    const here = zonedTime(moment, store.timeZone);
    const paced = {
      ...about,
      pace: known(amount * shareByNow(rest.course, { firstDay, lastDay }, here)),
      paceBy: rest.course.weekdays ? 'weekdays' : 'days',
    } as const;
    const share = profit ? await profitShare({ store, moment, freshness, month }) : null;
    const isReached = reached >= amount;
    if (profit && share === null) {
      const missing = { value: null, reason: 'few_costs' as const };
      const chance = isReached ? { value: null, reason: 'reached' as const } : missing;
      return { ...paced, projected: missing, profitShare: null, chance: { ...chance, errors: 0 } };
    }
    const { projected, chance } = outlookOf({
      goal: amount,
      reached,
      soldToday: soldToday!,
      share: share ?? 1,
      rest: rest.forecast,
    });
    return {
      ...paced,
      projected: projected === null ? { value: null, reason: 'too_little_data' } : known(projected),
      profitShare: share,
      chance,
    };
  }

  /**
   * Contribution ÷ net sales of the last 90 days, as the ledger has them: the forecast is of those. Null where too little of
   * the sales has a cost, or costs too little time behind it.
   */
  async function profitShare({
    store,
    moment,
    freshness,
    month: { today },
  }: Situation & { month: GoalMonth }) {
    const days = { from: dayAfter(today, -SHARE_DAYS), to: dayAfter(today, -1) };
    const stretch = stretchOf(days, { store, moment });
    if (whyUnread(stretch, freshness)) return null;
    const [[sums], profit] = await Promise.all([
      sumSales(db, store.id, [stretch]),
      profitOfDays({ db, writeDays }, store, days),
    ]);
    return shareOfProfit(netSales(sums!), profit);
  }

  /** A goal stands until its month is over, and is not touched afterwards. */
  async function save(
    store: OwnedStore,
    { month, kind, amount }: BodyOf<typeof goalEndpoints.save>,
  ): Promise<ReplyOf<typeof goalEndpoints.save>> {
    if (monthAt(store, now(), month).phase === 'over') throw goalProblems.over();
    if (amount === null) {
      await deleteGoal(db, store.id, month);
      return { month, goal: null };
    }
    const minor = toMinor(amount, store.currency);
    await saveGoal(db, store.id, month, { kind, amount: minor });
    return { month, goal: { kind, amount: toMajor(minor, store.currency) } };
  }

  return { goal, profitHint, save, reports: [restOfMonth] };
}
export type Goals = ReturnType<typeof createGoals>;

interface Situation {
  store: OwnedStore;
  moment: Date;
  freshness: Freshness;
}

const monthAt = ({ timeZone }: OwnedStore, moment: Date, month?: string): GoalMonth =>
  goalMonth(localDate(moment, timeZone), month);

const moneyOf = (minor: number | null | undefined, currency: string) =>
  minor === null || minor === undefined ? null : toMajor(minor, currency);

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

function nothingKnown(reason: GoalReason): GoalProgress {
  const missing = { value: null, reason };
  return {
    reached: missing,
    coverage: null,
    pace: missing,
    paceBy: 'days',
    projected: missing,
    profitShare: null,
    chance: { ...missing, errors: 0 },
  };
}

function shareOfProfit(sold: number, { contribution, coverage }: DaysProfit): number | null {
  if (contribution === null || coverage === null || coverage < FEWEST_COSTS || sold <= 0) return null;
  return contribution / sold;
}
