import type { SalesDay } from '#server/analytics/sales/sales-day.ts';
import { seededChance } from '#shared/core/chance.ts';
import { DAY_MS } from '#shared/core/time.ts';

/* Shops of two years whose law is known, so that it can be seen where a forecast goes wrong. The same from run to run. */

const DAYS = 738;
const FIRST = '2009-12-01';
const WEEK = [1, 1.1, 1.2, 1.1, 1.3, 0.8, 0.5];

type Law = (day: number, chance: Chance) => number;

const season = (day: number) => 1 + 0.5 * Math.cos((2 * Math.PI * (day - 330)) / 365.25);
const christmas = (day: number) => 1 + 1.5 * Math.exp(-((((day % 365) - 330) / 18) ** 2));
const weekday = (day: number) => WEEK[day % 7]!;

const LAWS: Record<string, () => Law> = {
  constant:
    () =>
    (_, { noise }) =>
      noise(0.5),
  weekly:
    () =>
    (day, { noise }) =>
      weekday(day) * noise(0.4),
  trend:
    () =>
    (day, { noise }) =>
      (0.5 + 0.003 * day) * weekday(day) * noise(0.4),
  'going down':
    () =>
    (day, { noise }) =>
      (3 - 0.0033 * day) * weekday(day) * noise(0.4),
  'yearly season':
    () =>
    (day, { noise }) =>
      season(day) * weekday(day) * noise(0.4),
  'season and growth':
    () =>
    (day, { noise }) =>
      0.6 * Math.exp(0.0012 * day) * season(day) * weekday(day) * noise(0.4),
  'Christmas only':
    () =>
    (day, { noise }) =>
      christmas(day) * weekday(day) * noise(0.4),
  intermittent:
    () =>
    (_, { noise, uniform }) =>
      uniform() < 0.25 ? noise(0.7) : 0,
  'closed days':
    () =>
    (day, { noise }) =>
      day % 7 >= 5 ? 0 : noise(0.4),
  'growth spurt':
    () =>
    (day, { noise }) =>
      (day > 400 ? 3 : 1) * weekday(day) * noise(0.4),
  'wandering level': () => {
    let level = 0;
    return (day, { noise, normal }) => {
      level += 0.025 * normal();
      return Math.exp(level) * weekday(day) * noise(0.4);
    };
  },
  'few large orders':
    () =>
    (day, { normal }) =>
      weekday(day) * Math.exp(normal()),
};

export const MADE_SHOPS = Object.keys(LAWS);

export function madeShop(name: string, seed: number): SalesDay[] {
  const law = LAWS[name]!();
  const chance = chanceOf(seed * 7_919 + MADE_SHOPS.indexOf(name));
  return Array.from({ length: DAYS }, (_, day) => {
    const netSales = Math.round(10_000 * law(day, chance));
    return {
      day: new Date(Date.parse(FIRST) + day * DAY_MS).toISOString().slice(0, 10),
      netSales,
      orders: netSales > 0 ? 1 : 0,
    };
  });
}

type Chance = ReturnType<typeof chanceOf>;

function chanceOf(seed: number) {
  const uniform = seededChance(seed + 1);
  const normal = () => Math.sqrt(-2 * Math.log(1 - uniform())) * Math.cos(2 * Math.PI * uniform());
  /** Lognormal, of mean 1. */
  const noise = (spread: number) => Math.exp(spread * normal() - spread ** 2 / 2);
  return { uniform, normal, noise };
}
