import type { CostFixture } from './fixture.ts';
import { instant } from './fixture-values.ts';
import { zoneOf } from './local-time.ts';
import { parseMoney } from './money.ts';
import type { DatedCost, Shop } from './shop.ts';

const SINCE_EVER = 0;

export function buildCosts(
  { cost, costs = [] }: { cost?: string | null; costs?: CostFixture[] },
  shop: Pick<Shop, 'currency' | 'ianaTimezone'>,
): DatedCost[] {
  const amount = (text: string | null) => (text === null ? null : parseMoney(text, shop.currency));
  const since = cost === undefined ? [] : [{ from: SINCE_EVER, cost: amount(cost) }];
  const later = costs.map(({ from, cost: then }) => ({ from: beginningOf(from, shop), cost: amount(then) }));
  return [...since, ...later].sort((a, b) => a.from - b.from);
}

function beginningOf(text: string, { ianaTimezone }: Pick<Shop, 'ianaTimezone'>): number {
  const isDay = /^\d{4}-\d{2}-\d{2}$/.test(text);
  return isDay ? zoneOf(ianaTimezone).toUtc(instant(text, SINCE_EVER)) : instant(text, SINCE_EVER);
}

/** Null: no cost is recorded, which is not a cost of nothing. */
export function costAt(costs: readonly DatedCost[], at: number): number | null {
  return costs.findLast(({ from }) => from <= at)?.cost ?? null;
}

/** The merchant writes another cost into the field, which is good from that moment on. */
export function withCostFrom(
  costs: readonly DatedCost[],
  cost: number | null,
  from: number,
): readonly DatedCost[] {
  if (costAt(costs, from) === cost) return costs;
  return [...costs.filter((each) => each.from < from), { from, cost }];
}
