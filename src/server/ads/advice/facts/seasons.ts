const YEAR = 12;

/** A finished month of which all was read: `2026-10`. */
export interface WholeMonth {
  month: string;
  orders: number;
  netSales: number;
}

/** January first. */
export type Season = {
  month: number;
  orders: number;
  revenue: number | null;
  index: number | null;
  years: number;
}[];

/**
 * How the months of the year compare, from whole months without a gap, oldest first. Months are weighed within the same
 * twelve, counted back from the newest, so that a growing store's later months do not look like its season; what does
 * not fill a year is left out, unless there is no year at all: then the months are listed, and nothing is compared.
 */
export function seasonOf(months: WholeMonth[]): Season {
  const years = Math.floor(months.length / YEAR);
  const used = years === 0 ? months : months.slice(-years * YEAR);
  const indexes = years === 0 ? [] : indexesOf(used.map(({ netSales }) => netSales));
  return Array.from({ length: YEAR }, (_, place) => {
    const seen = used.map((each, at) => ({ ...each, index: indexes[at] ?? null })).filter(isOf(place + 1));
    const known = seen.flatMap(({ index }) => index ?? []);
    return {
      month: place + 1,
      orders: seen.reduce((sum, { orders }) => sum + orders, 0),
      revenue: meanOf(seen.map(({ netSales }) => netSales)),
      index: meanOf(known),
      years: seen.length,
    };
  });
}

/** The strongest month of something counted by whole months; null before a year of it is known. */
export function strongestMonth(counts: { month: string; count: number }[]): number | null {
  const season = seasonOf(counts.map(({ month, count }) => ({ month, orders: count, netSales: count })));
  const ranked = season
    .filter(({ index }) => index !== null)
    .sort((one, other) => other.index! - one.index! || one.month - other.month);
  return ranked[0]?.month ?? null;
}

/** Of the average of the same twelve; what was given back beyond what was sold counts as nothing. */
function indexesOf(values: number[]): (number | null)[] {
  return values.map((value, place) => {
    const from = Math.floor(place / YEAR) * YEAR;
    const mean = meanOf(values.slice(from, from + YEAR).map(notNegative))!;
    return mean > 0 ? notNegative(value) / mean : null;
  });
}

const isOf = (number: number) => (each: WholeMonth) => Number(each.month.slice(5)) === number;
const notNegative = (value: number) => Math.max(0, value);

function meanOf(values: number[]): number | null {
  return values.length === 0 ? null : values.reduce((sum, value) => sum + value, 0) / values.length;
}
