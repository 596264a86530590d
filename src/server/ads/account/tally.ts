import type { Breakdown, FigureRow } from '#server/platforms/ports/ads-platform.ts';

/** Breakdowns without a natural end keep so many rows of a store: the dearest, since those are what advice is about. */
export const MOST_ROWS: Partial<Record<Breakdown, number>> = {
  search_term: 50_000,
  product: 50_000,
  city: 50_000,
};

/** As long as an index of PostgreSQL takes. */
const LONGEST_PART = 500;

/** Adds up what was said of the same part of the same day. */
export function createTally(mostRows: Partial<Record<Breakdown, number>> = MOST_ROWS) {
  const breakdowns = new Map<Breakdown, Map<string, FigureRow>>();

  function add(rows: readonly FigureRow[]): void {
    for (const row of rows) {
      const parts = breakdowns.get(row.breakdown) ?? new Map<string, FigureRow>();
      breakdowns.set(row.breakdown, parts);
      const part = row.part.replaceAll('\0', '').slice(0, LONGEST_PART);
      const key = `${row.day} ${row.campaignId} ${part}`;
      const known = parts.get(key);
      if (known) addTo(known, row);
      else parts.set(key, { ...row, part });
      const most = mostRows[row.breakdown];
      if (most !== undefined && parts.size >= 2 * most) breakdowns.set(row.breakdown, dearestOf(parts, most));
    }
  }

  function rows(): FigureRow[] {
    return [...breakdowns].flatMap(([breakdown, parts]) => {
      const most = mostRows[breakdown];
      const kept = most === undefined ? parts : dearestOf(parts, most);
      return [...kept.values()].map((row) => ({
        ...row,
        conversions: withoutNoise(row.conversions),
        value: withoutNoise(row.value),
      }));
    });
  }

  return { add, rows };
}

function addTo(sum: FigureRow, row: FigureRow): void {
  sum.impressions += row.impressions;
  sum.clicks += row.clicks;
  sum.costMicros += row.costMicros;
  sum.conversions += row.conversions;
  sum.value += row.value;
  sum.name ??= row.name;
}

function dearestOf(parts: Map<string, FigureRow>, most: number): Map<string, FigureRow> {
  if (parts.size <= most) return parts;
  const sorted = [...parts].sort(
    ([keyA, a], [keyB, b]) =>
      b.costMicros - a.costMicros ||
      b.clicks - a.clicks ||
      b.impressions - a.impressions ||
      (keyA < keyB ? -1 : 1),
  );
  return new Map(sorted.slice(0, most));
}

/** Sums in another order must not differ in the last digits. */
function withoutNoise(sum: number): number {
  return Math.round(sum * 1e6) / 1e6;
}
