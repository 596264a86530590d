import {
  evidenceOf,
  leftOf,
  type ProfitInputsOfRange,
  shareOf,
  weakest,
} from '#server/analytics/profit/figures.ts';
import type { DayRates } from '#server/analytics/rates/converter.ts';
import {
  contributionOf,
  hasCosts,
  netSalesOf,
  type ProfitSums,
  unknownsOf,
} from '#server/stores/profit/profit-sums.ts';
import type { Earned, EarnedAmounts, EarnedLack, EarnedName } from '#shared/analytics/all-stores.ts';
import { minorDigits, toMajor } from '#shared/core/money.ts';
import { UNKNOWNS, type Unknown } from '#shared/stores/profit-rules.ts';

/** What is added up over stores, in minor units. */
const EARNED_SUMS = ['netSales', 'covered', 'costOfGoods', 'contribution'] as const;
type EarnedSums = Record<(typeof EARNED_SUMS)[number], number>;

/** Null where it is not known, with the reason. */
type Spent = { value: number; reason: null } | { value: null; reason: EarnedLack };

/** What one store earned, or several together. */
export interface KnownEarned {
  sums: EarnedSums;
  /** Something can be said of gross profit and contribution; what their coverage leaves open brings nothing. */
  hasCosts: boolean;
  /** A store sold things, and of none of them is it known what it cost. */
  lacksCosts: boolean;
  adSpend: Spent;
  fixedCosts: Spent;
  evidence: Record<EarnedName, Earned['evidence'][EarnedName]>;
  unknown: Unknown[];
}

/** In minor units, of which ad spend has fractions. */
export interface EarnedDay {
  day: string;
  sums: EarnedSums;
  adSpend: number;
  fixedCosts: number;
}

export const EARNED_NAMES = [
  'netSales',
  'grossProfit',
  'grossMargin',
  'contribution',
  'adSpend',
  'contributionAfterAds',
  'fixedCosts',
  'netProfit',
] as const satisfies EarnedName[];

const byName = <Value>(of: (name: EarnedName) => Value) =>
  Object.fromEntries(EARNED_NAMES.map((name) => [name, of(name)])) as Record<EarnedName, Value>;

export function earnedOf({ sums, adSpend, fixedCosts }: ProfitInputsOfRange): KnownEarned {
  const isCosted = hasCosts(sums);
  return {
    sums: earnedSums(sums),
    hasCosts: isCosted,
    lacksCosts: !isCosted && netSalesOf(sums) !== 0,
    adSpend:
      adSpend.value === null
        ? { value: null, reason: adSpend.reason as EarnedLack }
        : { value: adSpend.value, reason: null },
    fixedCosts:
      fixedCosts === null ? { value: null, reason: 'no_fixed_costs' } : { value: fixedCosts, reason: null },
    evidence: byName((name) => evidenceOf(name, sums, adSpend)),
    unknown: unknownsOf(sums),
  };
}

function earnedSums(sums: ProfitSums): EarnedSums {
  const { covered, costOfGoods } = sums;
  return { netSales: netSalesOf(sums), covered, costOfGoods, contribution: contributionOf(sums) };
}

/** Days on which nothing was earned or spent are left out. */
export function earnedDays(
  sold: Map<string, ProfitSums>,
  spent: { day: string; adSpend: number; fixedCosts: number }[],
): EarnedDay[] {
  return spent.flatMap(({ day, ...costs }) => {
    const ofDay = sold.get(day);
    const sums = ofDay ? earnedSums(ofDay) : noneEarned();
    const all = [...Object.values(sums), ...Object.values(costs)];
    return all.every((amount) => amount === 0) ? [] : [{ day, sums, ...costs }];
  });
}

const noneEarned = (): EarnedSums => ({ netSales: 0, covered: 0, costOfGoods: 0, contribution: 0 });

/** Each day by its own rate, rounded to the minor unit; null where a day that sold something has none. */
export function convertEarned(
  earned: KnownEarned,
  days: EarnedDay[],
  { from, into, rates }: { from: string; into: string; rates: DayRates },
): KnownEarned | null {
  const unit = 10 ** (minorDigits(into) - minorDigits(from));
  const convert = (of: (day: EarnedDay) => number): number | null => {
    let sum = 0;
    for (const day of days) {
      const amount = of(day);
      if (amount === 0) continue;
      const rate = rates.rateOn(day.day);
      if (rate === null) return null;
      sum += Math.round(amount * rate * unit);
    }
    return sum;
  };
  const spent = (own: Spent, of: (day: EarnedDay) => number, lack: EarnedLack): Spent => {
    if (own.value === null) return own;
    const value = convert(of);
    return value === null ? { value, reason: lack } : { value, reason: null };
  };
  const sums = noneEarned();
  for (const name of EARNED_SUMS) {
    const sum = convert((day) => day.sums[name]);
    if (sum === null) return null;
    sums[name] = sum;
  }
  return {
    ...earned,
    sums,
    adSpend: spent(earned.adSpend, ({ adSpend }) => adSpend, 'no_ads_rate'),
    fixedCosts: spent(earned.fixedCosts, ({ fixedCosts }) => fixedCosts, 'no_fixed_costs_rate'),
  };
}

/** What is not known of one store is not known of all of them. A store without ads spends nothing on them. */
export function together(all: KnownEarned[]): KnownEarned {
  const sums = noneEarned();
  for (const each of all) for (const name of EARNED_SUMS) sums[name] += each.sums[name];
  const ads = all.map(({ adSpend }) => adSpend);
  const withAds = ads.filter(({ reason }) => reason !== 'no_ads');
  return {
    sums,
    hasCosts: all.some((each) => each.hasCosts),
    lacksCosts: all.some(({ lacksCosts }) => lacksCosts),
    adSpend: sumOf(withAds.length > 0 ? withAds : ads),
    fixedCosts: sumOf(all.map(({ fixedCosts }) => fixedCosts)),
    evidence: byName((name) => weakest(all.map(({ evidence }) => evidence[name]))),
    unknown: UNKNOWNS.filter((what) => all.some(({ unknown }) => unknown.includes(what))),
  };
}

function sumOf(all: Spent[]): Spent {
  const lacking = all.find(({ value }) => value === null);
  return lacking ?? { value: all.reduce((sum, { value }) => sum + value!, 0), reason: null };
}

/** What is to be filled in before its net profit is known. */
export function lacksOf({ lacksCosts, adSpend, fixedCosts }: KnownEarned): EarnedLack[] {
  const costs: EarnedLack | null = lacksCosts ? 'no_costs' : null;
  return [costs, adSpend.reason, fixedCosts.reason].filter((lack) => lack !== null);
}

export function earnedReply(known: KnownEarned, currency: string): Earned {
  const { sums, evidence, unknown } = known;
  return {
    ...earnedAmounts(known, currency),
    coverage: shareOf(sums.covered, sums.netSales),
    evidence,
    unknown,
  };
}

export function earnedAmounts(
  { sums, lacksCosts, adSpend, fixedCosts, ...known }: KnownEarned,
  currency: string,
): EarnedAmounts {
  const { netSales, covered, costOfGoods, contribution } = sums;
  const grossProfit = covered - costOfGoods;
  const money = (minor: number | null) => (minor === null ? null : toMajor(minor, currency));
  const ofCosts = (minor: number) => (known.hasCosts ? minor : null);
  const ofCovered = (minor: number) => (known.hasCosts && covered > 0 ? minor / covered : null);
  const left = leftOf<EarnedLack>(
    known.hasCosts && !lacksCosts
      ? { value: contribution, reason: null }
      : { value: null, reason: 'no_costs' },
    adSpend,
    fixedCosts,
  );
  return {
    netSales: toMajor(netSales, currency),
    grossProfit: money(ofCosts(grossProfit)),
    grossMargin: ofCovered(grossProfit),
    contribution: money(ofCosts(contribution)),
    contributionMargin: ofCovered(contribution),
    adSpend: money(adSpend.value),
    contributionAfterAds: money(left.contributionAfterAds.value),
    fixedCosts: money(fixedCosts.value),
    netProfit: money(left.netProfit.value),
  };
}
