import type { DayEngagement } from '#server/platforms/ports/write-back.ts';
import type { DayClicks, DayOrders, MeasuredDay } from './facts-repository.ts';

const NOTHING: DayEngagement = {
  impressions: null,
  likes: null,
  comments: null,
  shares: null,
  clicks: null,
  people: null,
  orders: null,
  sales: null,
};

/** Of one post. */
interface Facts {
  measured: Omit<MeasuredDay, 'postId'>[];
  clicks: Omit<DayClicks, 'postId'>[];
  orders: Omit<DayOrders, 'postId'>[];
}

type Increments = Record<'impressions' | 'likes' | 'comments' | 'shares' | 'networkClicks', number | null>;

/**
 * What each local day brought, of days on which something is known. Networks say what a post has come to, so that a day
 * has what was added since they were asked before; what a network takes back is not taken off. Clicks are those on our
 * own links where there are any, and otherwise those that networks count.
 */
export function engagementByDay({ measured, clicks, orders }: Facts): Map<string, DayEngagement> {
  const days = new Map<string, DayEngagement>();
  const add = (day: string, more: Partial<DayEngagement>) =>
    days.set(day, { ...(days.get(day) ?? NOTHING), ...more });
  const ownClicks = clicks.length > 0;
  for (const [day, { networkClicks, ...increments }] of incrementsByDay(measured)) {
    add(day, { ...increments, ...(ownClicks ? {} : { clicks: networkClicks }) });
  }
  for (const { day, clicks: count, people } of clicks) add(day, { clicks: count, people });
  for (const { day, orders: placed, net } of orders) add(day, { orders: placed, sales: net });
  for (const [day, engagement] of days)
    if (Object.values(engagement).every((count) => !count)) days.delete(day);
  return days;
}

function incrementsByDay(measured: Facts['measured']): Map<string, Increments> {
  const days = new Map<string, Increments>();
  for (const rows of Map.groupBy(measured, ({ deliveryId }) => deliveryId).values()) {
    const most: Partial<Increments> = {};
    for (const row of rows.toSorted((one, other) => (one.day < other.day ? -1 : 1))) {
      const counts: Increments = {
        impressions: row.impressions,
        likes: sumOf(row.likes, row.saves),
        comments: row.comments,
        shares: row.shares,
        networkClicks: row.clicks,
      };
      const ofDay = days.get(row.day) ?? ({} as Increments);
      for (const name of Object.keys(counts) as (keyof Increments)[]) {
        const count = counts[name];
        const before = most[name] ?? 0;
        if (count !== null) most[name] = Math.max(before, count);
        ofDay[name] = sumOf(ofDay[name] ?? null, count === null ? null : Math.max(0, count - before));
      }
      days.set(row.day, ofDay);
    }
  }
  return days;
}

function sumOf(one: number | null, other: number | null): number | null {
  return one === null && other === null ? null : (one ?? 0) + (other ?? 0);
}
