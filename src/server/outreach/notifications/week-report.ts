import type { AllStores } from '#server/analytics/all-stores/service.ts';
import type { Analytics } from '#server/analytics/area.ts';
import { growthOf } from '#server/analytics/cards/growth.ts';
import { dashboardMetrics } from '#server/analytics/cards/metrics.ts';
import type { AnalyticsService } from '#server/analytics/cards/service.ts';
import type { Goals } from '#server/analytics/goals/service.ts';
import type { InsightService } from '#server/analytics/insights/service.ts';
import { netSales } from '#server/analytics/reports/sales-sums.ts';
import type { Database } from '#server/core/db/database.ts';
import type { ResultsService } from '#server/publishing/results/service.ts';
import type { AllStoresProfit, AllStoresSeries } from '#shared/analytics/all-stores.ts';
import type { MetricDetail } from '#shared/analytics/analytics.ts';
import type { GoalProgress, MonthGoal } from '#shared/analytics/goals.ts';
import type { Language } from '#shared/core/languages.ts';
import { toMajor } from '#shared/core/money.ts';
import type { RangeQuery } from '#shared/core/ranges.ts';
import { DAY_MS, WEEK_MS } from '#shared/core/time.ts';
import type { Evidence } from '#shared/stores/profit-rules.ts';
import { countPlanned, findPostsOf } from './posts-repository.ts';
import { findReportedStores, findWaiting, type ReportedStore, type Waiting } from './stores-repository.ts';
import { lastWeek, type SummaryWeek } from './summary-time.ts';

export interface WeekSources {
  salesOf: AnalyticsService['salesOf'];
  isProfitKnown: Analytics['sources']['isProfitKnown'];
  profitOf: Analytics['sources']['profit'];
  insightsOf: InsightService['listFor'];
  resultsOf: ResultsService['resultsOf'];
  goalOf: Goals['goal'];
  goalOfAll: Goals['ofAll']['goal'];
  seriesOfAll: AllStores['series'];
  profitOfAll: Analytics['allStoresProfit']['profit'];
}

export type WeekFigure = Pick<
  MetricDetail,
  'value' | 'reason' | 'previous' | 'growth' | 'growthKind' | 'growthReason'
>;

export interface StoreWeek {
  name: string;
  currency: string;
  netSales: WeekFigure;
  orders: WeekFigure;
  averageOrderValue: WeekFigure;
  /** Null where no cost is known. */
  profit: WeekProfit | null;
  /** Of the running month; null where there is none. */
  goal: WeekGoal | null;
  findings: { title: string; description: string }[];
  posts: PostsOfWeek;
  next: { planned: number; drafts: number; unwritten: number; held: number };
}

export interface WeekProfit {
  contribution: number;
  /** The share of net sales with a known cost. */
  coverage: number | null;
  evidence: Evidence | null;
  notTakenOff: (typeof NOT_TAKEN_OFF)[number][];
  madeUp: boolean;
}

export interface PostsOfWeek {
  published: number;
  /** Of what the networks report; null where none of them did. */
  reach: number | null;
  reactions: number | null;
  /** By their own links; null where no post had one that can be followed. */
  brought: { orders: number; netSales: number } | null;
}

/** A goal with how it stands, in major units. */
export interface WeekGoal {
  month: string;
  currency: string;
  goal: NonNullable<MonthGoal['goal']>;
  progress: GoalProgress;
}

/** Stores whose amounts can be added up. */
export interface WeekGroup {
  currency: string;
  converted: boolean;
  netSales: WeekFigure;
  orders: WeekFigure;
  /** Null where no cost is known, or nothing is of one of the stores. */
  profit: WeekProfit | null;
}

export interface WeekReport {
  week: SummaryWeek;
  /** Of an owner of several stores; null for the others. */
  all: { groups: WeekGroup[]; goal: WeekGoal | null } | null;
  stores: StoreWeek[];
  /** Further stores, which have no place in a mail. */
  others: string[];
  waiting: Waiting;
}

const MOST_STORES = 5;
/** Of one store alone; several stores share them. */
const FINDINGS = 3;
/** What an owner may have marked as done is skipped, and what is older says nothing of the week. */
const FINDING_AGE_MS = 9 * DAY_MS;
const MOST_POSTS = 30;

/** Last week in all stores of an owner; null while no store has been read. */
export async function readWeek(
  db: Database,
  sources: WeekSources,
  reader: { accountId: string; language: Language },
  now: Date,
): Promise<WeekReport | null> {
  const stores = await findReportedStores(db, reader.accountId);
  const [first] = stores;
  if (!first) return null;
  const shown = stores.slice(0, MOST_STORES);
  const findings = Math.max(1, Math.floor(FINDINGS / shown.length));
  const weeks: StoreWeek[] = [];
  for (const store of shown)
    weeks.push(await readStoreWeek(db, sources, store, { language: reader.language, findings, now }));
  return {
    week: lastWeek(now, first.timeZone),
    all: stores.length > 1 ? await readAll(sources, reader.accountId, { stores, now }) : null,
    stores: weeks,
    others: stores.slice(MOST_STORES).map(({ name }) => name),
    waiting: await findWaiting(db, reader.accountId),
  };
}

async function readStoreWeek(
  db: Database,
  sources: WeekSources,
  store: ReportedStore,
  { language, findings, now }: { language: Language; findings: number; now: Date },
): Promise<StoreWeek> {
  const { firstDay, lastDay } = lastWeek(now, store.timeZone);
  const facts = await sources.salesOf(store, { range: 'custom', from: firstDay, to: lastDay });
  const { totalRevenue, totalOrders, averageOrderValue } = dashboardMetrics({
    ...facts,
    comparison: null,
  }).details;
  const insights = await sources.insightsOf(store, language);
  const since = now.getTime() - FINDING_AGE_MS;
  const { current } = facts.period;
  return {
    name: store.name,
    currency: store.currency,
    netSales: netSalesOf(facts, totalRevenue),
    orders: totalOrders,
    averageOrderValue,
    profit: await readProfit(sources, store, { range: 'custom', from: firstDay, to: lastDay }),
    goal: weekGoal(await sources.goalOf(store)),
    findings: insights
      .filter(({ status, createdAt }) => status === 'open' && Date.parse(createdAt) >= since)
      .slice(0, findings)
      .map(({ title, description }) => ({ title, description })),
    posts: await readPosts(db, sources, store, { from: current.from, to: current.to, language }),
    next: await countPlanned(db, store.id, { from: now, to: new Date(now.getTime() + WEEK_MS) }),
  };
}

function weekGoal({
  month,
  currency,
  goal,
  progress,
}: Pick<MonthGoal, 'month' | 'goal' | 'progress'> & { currency: string | null }): WeekGoal | null {
  return goal && progress && currency !== null ? { month, currency, goal, progress } : null;
}

/** A group with a store that is not reported on, as one that waits for its owner, would be a wrong sum. */
async function readAll(
  { seriesOfAll, profitOfAll, goalOfAll }: WeekSources,
  userId: string,
  { stores, now }: { stores: ReportedStore[]; now: Date },
): Promise<WeekReport['all']> {
  const { firstDay, lastDay } = lastWeek(now, stores[0]!.timeZone);
  const account = { id: userId, storeIds: null };
  const week: RangeQuery = { range: 'custom', from: firstDay, to: lastDay };
  const [{ groups }, profit, goal] = await Promise.all([
    seriesOfAll(account, week),
    profitOfAll(account, week),
    goalOfAll(account),
  ]);
  const reported = new Set(stores.map(({ id }) => id));
  return {
    groups: groups
      .filter(({ storeIds }) => storeIds.length > 1 && storeIds.every((id) => reported.has(id)))
      .map((group) => ({
        ...weekGroup(group),
        profit: profitOfGroup(profit.groups.find(({ currency }) => currency === group.currency)),
      })),
    goal: weekGoal(goal),
  };
}

function weekGroup({
  currency,
  converted,
  points,
}: AllStoresSeries['groups'][number]): Omit<WeekGroup, 'profit'> {
  const figure = (name: 'netSales' | 'orders'): WeekFigure => {
    const isComparable = points.every(({ compared }) => compared !== null);
    const value = sumOf(points.map((point) => point[name]));
    const previous = isComparable ? sumOf(points.map(({ compared }) => compared![name])) : null;
    const previousOrders = isComparable ? sumOf(points.map(({ compared }) => compared!.orders)) : 0;
    const missing = isComparable ? null : 'not_covered';
    return { value, previous, reason: null, ...growthOf(value, previous, { previousOrders, missing }) };
  };
  return { currency, converted, netSales: figure('netSales'), orders: figure('orders') };
}

function profitOfGroup(group: AllStoresProfit['groups'][number] | undefined): WeekProfit | null {
  if (!group?.earned || group.earningStoreIds.length < group.storeIds.length) return null;
  const { contribution, coverage, evidence, unknown } = group.earned;
  if (contribution === null) return null;
  return {
    contribution,
    coverage,
    evidence: evidence.contribution,
    notTakenOff: NOT_TAKEN_OFF.filter((part) => unknown.includes(part)),
    madeUp: group.madeUp,
  };
}

const NOT_TAKEN_OFF = ['vat', 'fees', 'shipping'] as const;

/** Of major units, whose sums would end in crumbs. */
const sumOf = (values: number[]) => Math.round(values.reduce((sum, value) => sum + value, 0) * 1000) / 1000;

/** The cards show total sales; what a week brought is given before shipping and tax. */
function netSalesOf(
  { sales, currency }: Awaited<ReturnType<AnalyticsService['salesOf']>>,
  total: MetricDetail,
): WeekFigure {
  const value = total.value === null ? null : toMajor(netSales(sales.current), currency);
  const known = total.previous === null ? null : sales.previous;
  const previous = known && toMajor(netSales(known), currency);
  const previousOrders = known?.orders ?? 0;
  const missing = known === null ? total.growthReason : null;
  return { value, previous, reason: total.reason, ...growthOf(value, previous, { previousOrders, missing }) };
}

async function readProfit(
  { isProfitKnown, profitOf }: WeekSources,
  store: ReportedStore,
  week: RangeQuery,
): Promise<WeekProfit | null> {
  if (!(await isProfitKnown(store))) return null;
  const { figures, gaps, madeUp } = await profitOf(store, week);
  const { value, coverage, evidence } = figures.contribution;
  if (value === null) return null;
  const notTakenOff = NOT_TAKEN_OFF.filter((part) => gaps.some(({ kind }) => kind === part));
  return { contribution: value, coverage, evidence, notTakenOff, madeUp };
}

async function readPosts(
  db: Database,
  { resultsOf }: WeekSources,
  store: ReportedStore,
  { language, ...week }: { from: Date; to: Date; language: Language },
): Promise<PostsOfWeek> {
  const posts = await findPostsOf(db, store.id, week);
  const results = await Promise.all(posts.slice(0, MOST_POSTS).map(({ id }) => resultsOf(store, id)));
  const linked = results.map(({ sales }) => sales).filter(({ certainty }) => certainty === 'linked');
  const engagements = posts.map(({ engagement }) => engagement);
  return {
    published: posts.length,
    reach: sumOfKnown(engagements.map((each) => each?.reach)),
    reactions: sumOfKnown(
      engagements.flatMap((each) => [each?.likes, each?.comments, each?.shares, each?.saves]),
    ),
    brought:
      linked.length === 0
        ? null
        : {
            orders: sumOfKnown(linked.map(({ orders }) => orders)) ?? 0,
            netSales: sumOfKnown(linked.map((sales) => sales.netSales)) ?? 0,
          },
  };
}

function sumOfKnown(values: (number | null | undefined)[]): number | null {
  const known = values.filter((value) => value !== null && value !== undefined);
  return known.length === 0 ? null : known.reduce((sum, value) => sum + value, 0);
}
