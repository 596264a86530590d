import type { Insight } from '#shared/analytics/insights.ts';

/** An insight that was marked a moment ago: its place holds the way back. */
export interface Leaving {
  insight: Insight;
  /** The card above it; null where it was the first. */
  after: string | null;
}

export type Place = { insight: Insight; isLeaving: boolean };

/** The cards, with those that are leaving where they stood; `most` counts the cards alone. */
export function placesOf(cards: readonly Insight[], leaving: readonly Leaving[], most: number): Place[] {
  const gone = new Set(leaving.map(({ insight }) => insight.id));
  const places: Place[] = cards
    .filter(({ id }) => !gone.has(id))
    .slice(0, most)
    .map((insight) => ({ insight, isLeaving: false }));
  for (const { insight, after } of leaving) {
    const above = places.findIndex((place) => place.insight.id === after);
    places.splice(above + 1, 0, { insight, isLeaving: true });
  }
  return places;
}
