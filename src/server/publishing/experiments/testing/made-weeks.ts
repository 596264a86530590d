import { poisson } from '#server/analytics/testing/chance.ts';
import type { Chance } from '#shared/core/chance.ts';

/** A shop that is made up: what it sells in a week, from Monday to Sunday. */
export interface MadeShop {
  /** Net sales of the week with this number, in which posts raise what is ordered by this share. */
  sell: (week: number, effect: number) => number;
}

/**
 * Shops of very different sizes, with their own weekdays, trend, season and holidays; some of their weeks go better and
 * some worse for reasons of their own, and baskets are as uneven as real ones.
 */
export function makeShop(chance: Chance, { smallest = 25, largest = 2_500 } = {}): MadeShop {
  const between = (low: number, high: number) => low + (high - low) * chance();
  const ordersOfWeek = smallest * (largest / smallest) ** chance();
  const weekdays = Array.from({ length: 7 }, () => between(0.5, 1.5));
  const allDays = weekdays.reduce((sum, day) => sum + day, 0);
  const growth = between(-0.004, 0.008);
  const season = { height: between(0, 0.3), begin: between(0, 52) };
  const holiday = { week: Math.floor(between(0, 52)), height: between(0, 0.8) };
  const luck = between(0.02, 0.12);
  const basket = { middle: between(20, 90), spread: between(0.3, 1) };

  function sell(week: number, effect: number): number {
    const year = 1 + season.height * Math.sin((2 * Math.PI * (week - season.begin)) / 52);
    const feast = week % 52 === holiday.week ? 1 + holiday.height : 1;
    // Orders of one week share their luck, so that they scatter more than chance alone.
    const rate = ordersOfWeek * (1 + growth) ** week * year * feast * Math.exp(luck * normal(chance));
    return weekdays.reduce((sum, weekday) => {
      const orders = countOf((rate * (1 + effect) * weekday) / allDays, chance);
      return sum + basketsOf(orders, basket, chance);
    }, 0);
  }
  return { sell };
}

/** Above so many, sums of chance are as good as normal. */
const MANY = 60;

function countOf(mean: number, chance: Chance): number {
  if (mean < MANY) return poisson(mean, chance);
  return Math.max(0, Math.round(mean + Math.sqrt(mean) * normal(chance)));
}

/** Lognormal, summed. */
function basketsOf(orders: number, { middle, spread }: { middle: number; spread: number }, chance: Chance) {
  if (orders < MANY) {
    let sum = 0;
    for (let order = 0; order < orders; order += 1) sum += middle * Math.exp(spread * normal(chance));
    return sum;
  }
  const mean = middle * Math.exp(spread ** 2 / 2);
  const deviation = mean * Math.sqrt(Math.expm1(spread ** 2));
  return orders * mean + Math.sqrt(orders) * deviation * normal(chance);
}

/** Box and Muller, A note on the generation of random normal deviates, Ann. Math. Stat. 29, 1958. */
function normal(chance: Chance): number {
  return Math.sqrt(-2 * Math.log(1 - chance())) * Math.cos(2 * Math.PI * chance());
}
