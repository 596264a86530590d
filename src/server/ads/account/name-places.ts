import type { FigureRow, PlaceName } from '#server/platforms/ports/ads-platform.ts';

/** Countries are known by their code from here on, cities by Google's id; both with the name Google gives them. */
export function namePlaces(rows: FigureRow[], names: Map<string, PlaceName>): FigureRow[] {
  return rows.map((row) => {
    const place = names.get(row.part);
    if (!place) return row;
    const part = row.breakdown === 'country' ? (place.countryCode ?? row.part) : row.part;
    return { ...row, part, name: place.name };
  });
}
