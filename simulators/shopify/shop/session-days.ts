import { seededChance } from '#simulators/core/chance.ts';
import { DAY_MS } from '#simulators/core/time.ts';
import { zoneOf } from './local-time.ts';
import type { SessionDay, Shop } from './shop.ts';

/*
 * Visits to a shop's online store that fit its orders: every order placed on the web ended one visit, and the visits
 * before it are drawn by chance from the shop's name and the day, so that they are the same after every start.
 * Follows https://shopify.dev/docs/api/shopifyql/latest/schemas/sessions_and_behavior/sessions; left out are bots,
 * page views and everything that is measured in seconds.
 */
export type SessionCounts = Omit<SessionDay, 'day' | 'visitors'>;
export type SessionPart = SessionCounts & { day: string; value: string | null };

/** Of all visits, the share that ends in an order, on the best and on the worst day. */
const BEST_RATE = 0.034;
const WORST_RATE = 0.016;
/** Visits of a day without orders. */
const QUIET_VISITS = 40;
const LANDING_PRODUCTS = 24;
/** What the shop that shares only some days begins to share, and which days it leaves out. */
const SOME_DAYS = 45;
const EVERY_MISSING = 5;

type Weighted = { value: string | null; weight: number };
const channels: Weighted[] = [
  { value: 'search', weight: 38 },
  { value: 'direct', weight: 27 },
  { value: 'social', weight: 21 },
  { value: 'email', weight: 9 },
  { value: 'unknown', weight: 5 },
];
const devices: Weighted[] = [
  { value: 'mobile', weight: 66 },
  { value: 'desktop', weight: 30 },
  { value: 'tablet', weight: 4 },
];
const linkSources: Weighted[] = [
  { value: null, weight: 70 },
  { value: 'google', weight: 12 },
  { value: 'instagram', weight: 9 },
  { value: 'newsletter', weight: 6 },
  { value: 'facebook', weight: 3 },
];

/** By the name of the dimension; null for one that the sessions table does not have. */
function valuesOf(shop: Shop, dimension: string): Weighted[] | null {
  if (dimension === 'referrer_source') return channels;
  if (dimension === 'session_device_type') return devices;
  if (dimension === 'utm_source') return linkSources;
  if (dimension !== 'landing_page_path') return null;
  const products = [...shop.products.values()].slice(0, LANDING_PRODUCTS);
  return [
    { value: '/', weight: 40 },
    { value: '/collections/all', weight: 16 },
    { value: '/pages/about', weight: 4 },
    ...products.map(({ handle }, index) => ({ value: `/products/${handle}`, weight: 30 / (index + 2) })),
  ];
}

const counted = new WeakMap<Shop, { version: number; today: string; days: SessionDay[] }>();

/** Null where the shop has no sessions to report. Oldest first. */
export function sessionDaysOf(shop: Shop, now: number): SessionDay[] | null {
  const { sessions } = shop;
  if (sessions === null || Array.isArray(sessions)) return sessions;
  const today = isoDay(zoneOf(shop.ianaTimezone).wallDayOf(now));
  const known = counted.get(shop);
  if (known?.version === shop.orders.version && known.today === today) return known.days;
  const days = daysFromOrders(shop, today);
  const shared = sessions === 'some-days' ? days.slice(-SOME_DAYS).filter(isShared) : days;
  counted.set(shop, { version: shop.orders.version, today, days: shared });
  return shared;
}

const isShared = (_day: SessionDay, index: number) => index % EVERY_MISSING !== EVERY_MISSING - 1;

/** From the day of the first order to today. */
function daysFromOrders(shop: Shop, today: string): SessionDay[] {
  const zone = zoneOf(shop.ianaTimezone);
  const ordersByDay = new Map<number, number>();
  for (const { createdAt, test, sourceName } of shop.orders.values()) {
    if (test || sourceName !== 'web') continue;
    const day = zone.wallDayOf(createdAt);
    ordersByDay.set(day, (ordersByDay.get(day) ?? 0) + 1);
  }
  const last = Date.parse(today) / DAY_MS;
  const days: SessionDay[] = [];
  for (let day = [...ordersByDay.keys()].reduce((a, b) => Math.min(a, b), last + 1); day <= last; day += 1)
    days.push(visitsOf(shop, isoDay(day), ordersByDay.get(day) ?? 0));
  return days;
}

function visitsOf(shop: Shop, day: string, completedCheckout: number): SessionDay {
  const chance = seededChance(seedOf(`${shop.name} ${day}`));
  const rate = WORST_RATE + chance() * (BEST_RATE - WORST_RATE);
  const sessions = Math.round(completedCheckout / rate) + Math.round(QUIET_VISITS * (0.5 + chance()));
  const reachedCheckout = Math.min(sessions, Math.round(completedCheckout * (1.6 + chance() * 0.5)) + 1);
  const cartAdditions = Math.min(sessions, Math.round(reachedCheckout * (1.5 + chance() * 0.4)) + 1);
  const visitors = Math.round(sessions * (0.76 + chance() * 0.1));
  return { day, sessions, visitors, cartAdditions, reachedCheckout, completedCheckout };
}

/** The visits of each day by one dimension: the parts add up to the day. Null for a dimension that does not exist. */
export function sessionParts(shop: Shop, days: SessionDay[], dimension: string): SessionPart[] | null {
  if (dimension === 'utm_content') return partsByContent(shop, days);
  const values = valuesOf(shop, dimension);
  if (!values) return null;
  return days.flatMap((day) => {
    const chance = seededChance(seedOf(`${shop.name} ${day.day} ${dimension}`));
    const weights = values.map(({ weight }) => weight * (0.7 + chance() * 0.6));
    const bought = drawn(day.completedCheckout, weights, chance);
    // Each step holds the one after it, in every part as in the whole.
    const reached = added(bought, drawn(day.reachedCheckout - day.completedCheckout, weights, chance));
    const inCart = added(reached, drawn(day.cartAdditions - day.reachedCheckout, weights, chance));
    const visited = added(inCart, share(day.sessions - day.cartAdditions, weights));
    return values.flatMap(({ value }, index) => {
      const part = {
        day: day.day,
        value,
        sessions: visited[index] ?? 0,
        cartAdditions: inCart[index] ?? 0,
        reachedCheckout: reached[index] ?? 0,
        completedCheckout: bought[index] ?? 0,
      };
      return part.sessions > 0 ? [part] : [];
    });
  });
}

/** Of marked links only the visits that ended in an order are known; all others came without a mark. */
function partsByContent(shop: Shop, days: SessionDay[]): SessionPart[] {
  const zone = zoneOf(shop.ianaTimezone);
  const bought = new Map<string, number>();
  for (const { createdAt, test, sourceName, lastVisit } of shop.orders.values()) {
    const content = lastVisit?.utm?.content;
    if (test || sourceName !== 'web' || !content) continue;
    const key = `${isoDay(zone.wallDayOf(createdAt))} ${content}`;
    bought.set(key, (bought.get(key) ?? 0) + 1);
  }
  const marked = [...bought].map(([key, count]): SessionPart => {
    const [day, value] = key.split(' ') as [string, string];
    return {
      day,
      value,
      sessions: count,
      cartAdditions: count,
      reachedCheckout: count,
      completedCheckout: count,
    };
  });
  return days.flatMap(({ day, visitors: _, ...counts }) => {
    const own = marked.filter((part) => part.day === day);
    const unmarked = own.reduce(
      (left, part) => ({
        sessions: Math.max(0, left.sessions - part.sessions),
        cartAdditions: Math.max(0, left.cartAdditions - part.cartAdditions),
        reachedCheckout: Math.max(0, left.reachedCheckout - part.reachedCheckout),
        completedCheckout: Math.max(0, left.completedCheckout - part.completedCheckout),
      }),
      counts,
    );
    return [...own, { day, value: null, ...unmarked }];
  });
}

/** Few are given out one by one: by weight alone, the smallest values would never have any. */
function drawn(total: number, weights: number[], chance: () => number): number[] {
  const sum = weights.reduce((all, weight) => all + weight, 0);
  const parts = weights.map(() => 0);
  for (let count = 0; count < total; count += 1) {
    let left = chance() * sum;
    const found = weights.findIndex((weight) => {
      left -= weight;
      return left < 0;
    });
    const index = found < 0 ? 0 : found;
    parts[index] = (parts[index] ?? 0) + 1;
  }
  return parts;
}

/** Whole numbers by weight that add up to `total`: what rounding leaves goes to the largest remainders. */
function share(total: number, weights: number[]): number[] {
  const sum = weights.reduce((all, weight) => all + weight, 0);
  const exact = weights.map((weight) => (total * weight) / sum);
  const parts = exact.map(Math.floor);
  const left = total - parts.reduce((all, part) => all + part, 0);
  const byRemainder = exact.map((value, index) => [value % 1, index] as const).sort(([a], [b]) => b - a);
  for (const [, index] of byRemainder.slice(0, left)) parts[index] = (parts[index] ?? 0) + 1;
  return parts;
}

const added = (one: number[], other: number[]) => one.map((value, index) => value + (other[index] ?? 0));

/** FNV-1a */
function seedOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1)
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  return hash >>> 0;
}

function isoDay(day: number): string {
  return new Date(day * DAY_MS).toISOString().slice(0, 10);
}
