import { useId, useLayoutEffect, useRef, useState } from 'react';
import type { Insight, InsightStatus } from '#shared/analytics/insights.ts';
import type { Store } from '#shared/stores/stores.ts';
import { useT } from '#web/core/app/i18n.ts';
import { Button } from '#web/core/ui/button.tsx';
import { InsightCard } from './insight-card.tsx';
import { useMarkStatus } from './marking.ts';

/** An insight that was marked a moment ago: its place holds the way back. */
interface Leaving<Listed> {
  insight: Listed;
  /** The card above it; null where it was the first. */
  after: string | null;
}

type Place<Listed> = { insight: Listed; isLeaving: boolean };

/** Of the ten that SPEC section 9 allows: what nobody gets to hides what matters. */
const MOST_CARDS = 5;

interface InsightListProps<Listed extends Insight> {
  insights: readonly Listed[];
  storeOf: (insight: Listed) => Store;
  /** Each card says of which store it is. */
  namesStores?: boolean;
  mostCards?: number;
}

/** Cards, each of which leaves a way back in its place when it is marked. */
export function InsightList<Listed extends Insight>({
  insights,
  storeOf,
  namesStores = false,
  mostCards = MOST_CARDS,
}: InsightListProps<Listed>) {
  const t = useT();
  const [leaving, setLeaving] = useState<Leaving<Listed>[]>([]);
  const places = placesOf(insights, leaving, mostCards);
  const cards = places.filter(({ isLeaving }) => !isLeaving).length;
  const waiting =
    insights.filter(({ id }) => !leaving.some(({ insight }) => insight.id === id)).length - cards;

  function leave(insight: Listed, status: InsightStatus) {
    const at = places.findIndex((place) => place.insight.id === insight.id);
    const after = places[at - 1]?.insight.id ?? null;
    setLeaving([...leaving, { insight: { ...insight, status }, after }]);
  }
  function comeBack(insightId: string) {
    setLeaving(leaving.filter(({ insight }) => insight.id !== insightId));
  }

  return (
    <div className="grid min-w-0 gap-4">
      <ul className="grid min-w-0 items-start gap-4 lg:grid-cols-2">
        {places.map(({ insight, isLeaving }) => (
          <li key={insight.id} className="min-w-0">
            {isLeaving ? (
              <MarkedNote
                insight={insight}
                storeId={storeOf(insight).id}
                onUndone={() => comeBack(insight.id)}
              />
            ) : (
              <InsightCard
                insight={insight}
                store={storeOf(insight)}
                namesStore={namesStores}
                onMarked={(status) => leave(insight, status)}
              />
            )}
          </li>
        ))}
      </ul>
      {waiting > 0 && (
        <p className="text-ink-soft text-sm">
          {t.plural(waiting, {
            one: '{n} more insight comes up when one of these is marked.',
            other: '{n} more insights come up as these are marked.',
          })}
        </p>
      )}
    </div>
  );
}

/** The cards, with those that are leaving where they stood; `most` counts the cards alone. */
function placesOf<Listed extends Insight>(
  cards: readonly Listed[],
  leaving: readonly Leaving<Listed>[],
  most: number,
): Place<Listed>[] {
  const gone = new Set(leaving.map(({ insight }) => insight.id));
  const places: Place<Listed>[] = cards
    .filter(({ id }) => !gone.has(id))
    .slice(0, most)
    .map((insight) => ({ insight, isLeaving: false }));
  for (const { insight, after } of leaving) {
    const above = places.findIndex((place) => place.insight.id === after);
    places.splice(above + 1, 0, { insight, isLeaving: true });
  }
  return places;
}

interface MarkedNoteProps {
  insight: Insight;
  storeId: string;
  onUndone: () => void;
}

function MarkedNote({ insight: { id, title, status }, storeId, onUndone }: MarkedNoteProps) {
  const t = useT();
  const { mark, marking } = useMarkStatus(storeId, onUndone);
  const undo = useRef<HTMLButtonElement>(null);
  const textId = useId();
  // The pressed button is gone: without this the keyboard would start again at the top of the page.
  useLayoutEffect(() => undo.current?.focus(), []);
  const [before, said] = {
    done: ['open', t('Marked as done: {title}', { title })] as const,
    dismissed: ['open', t('Dismissed: {title}', { title })] as const,
    open: ['done', t('Open again: {title}', { title })] as const,
  }[status];
  return (
    <div className="flex animate-appear items-center justify-between gap-4 rounded-xl border border-line border-dashed px-5 py-3">
      <p id={textId} className="min-w-0 break-words text-ink-soft text-sm">
        {said}
      </p>
      <Button
        ref={undo}
        aria-describedby={textId}
        variant="secondary"
        size="small"
        pending={marking !== undefined}
        onClick={() => mark(id, before)}
      >
        {t('Undo')}
      </Button>
    </div>
  );
}
