import { CircleCheck, ListChecks } from 'lucide-react';
import { useId, useLayoutEffect, useRef, useState } from 'react';
import type { ActionStatus, AdsAction, AdsResult } from '#shared/ads/ads.ts';
import { text } from '#shared/core/sentence.ts';
import type { Store } from '#shared/stores/stores.ts';
import { useAdsAddress } from '#web/ads/address.ts';
import { useFormat } from '#web/core/app/format.ts';
import { type Translate, useT } from '#web/core/app/i18n.ts';
import { Button } from '#web/core/ui/button.tsx';
import { Card } from '#web/core/ui/card.tsx';
import { EmptyState } from '#web/core/ui/empty-state.tsx';
import { Segmented } from '#web/core/ui/segmented.tsx';
import { Select } from '#web/core/ui/select.tsx';
import { useMedia } from '#web/core/ui/use-media.ts';
import { type Mark, markOf, useMarkAction } from './marking.ts';
import { PlanItem } from './plan-item.tsx';

const ORDER = ['open', 'snoozed', 'done', 'dismissed'] as const satisfies readonly ActionStatus[];

const COUNTS: Record<ActionStatus, string> = {
  open: text('Open ({n})'),
  snoozed: text('Snoozed ({n})'),
  done: text('Done ({n})'),
  dismissed: text('Dismissed ({n})'),
};

/** The same actions as a plan: what is to do, what waits, what was done and what came of it. */
export function PlanTab({ store, result }: { store: Store; result: AdsResult }) {
  const { status } = useAdsAddress();
  const { actions } = result.recommendations;
  return (
    <div className="grid min-w-0 gap-4">
      <StatusChoice actions={actions} />
      <PlanList key={status} store={store} actions={actions} status={status} />
    </div>
  );
}

function StatusChoice({ actions }: { actions: readonly AdsAction[] }) {
  const t = useT();
  const format = useFormat();
  const { status, goToStatus } = useAdsAddress();
  const isWide = useMedia('(min-width: 40rem)');
  const options = ORDER.map((value) => ({
    value,
    label: t(COUNTS[value], {
      n: format.number(actions.filter((action) => action.status === value).length),
    }),
  }));
  const choice = { value: status, onValueChange: goToStatus, options };
  return isWide ? (
    <div className="w-full max-w-xl">
      <Segmented quiet label={t('Which actions')} {...choice} />
    </div>
  ) : (
    <Select aria-label={t('Which actions')} className="w-full" {...choice} />
  );
}

interface PlanListProps {
  store: Store;
  actions: readonly AdsAction[];
  status: ActionStatus;
}

/** An action that is marked leaves a way back in its place. */
function PlanList({ store, actions, status }: PlanListProps) {
  const { action: asked } = useAdsAddress();
  const [left, setLeft] = useState<ReadonlyMap<string, { before: AdsAction; mark: Mark }>>(new Map());
  const [cameBack, setCameBack] = useState<string>();
  const shown = actions.filter((action) => action.status === status || left.has(action.subject));

  function leave(before: AdsAction, mark: Mark) {
    setLeft(new Map(left).set(before.subject, { before, mark }));
  }
  function comeBack({ subject }: AdsAction) {
    const rest = new Map(left);
    rest.delete(subject);
    setLeft(rest);
    setCameBack(subject);
  }

  if (shown.length === 0) return <NothingHere status={status} hasAny={actions.length > 0} />;
  return (
    <ul className="grid min-w-0 gap-3">
      {shown.map((action) => {
        const note = left.get(action.subject);
        return (
          <li key={action.subject} className="min-w-0">
            {note ? (
              <MarkedNote
                storeId={store.id}
                before={note.before}
                mark={note.mark}
                onUndone={() => comeBack(action)}
              />
            ) : (
              <PlanItem
                store={store}
                action={action}
                isAsked={action.subject === asked}
                takesFocus={action.subject === cameBack}
                onMarked={(mark) => leave(action, mark)}
              />
            )}
          </li>
        );
      })}
    </ul>
  );
}

const NOTHING: Record<ActionStatus, { title: string; words: string }> = {
  open: {
    title: text('Nothing open'),
    words: text('You have dealt with everything. New actions come as your figures move.'),
  },
  snoozed: {
    title: text('Nothing snoozed'),
    words: text('What you snoozed comes back automatically on its day.'),
  },
  done: {
    title: text('Nothing done yet'),
    words: text('What you mark as done stays here, with its outcome two to four weeks later.'),
  },
  dismissed: {
    title: text('Nothing dismissed'),
    words: text('What you dismiss stays here and can be opened again.'),
  },
};

function NothingHere({ status, hasAny }: { status: ActionStatus; hasAny: boolean }) {
  const t = useT();
  const { title, words } = NOTHING[status];
  return (
    <Card flush>
      <EmptyState icon={status === 'open' && hasAny ? CircleCheck : ListChecks} title={t(title)}>
        {status === 'open' && !hasAny
          ? t('Too little has been sold in this timeframe to advise on. A longer one may tell more.')
          : t(words)}
      </EmptyState>
    </Card>
  );
}

interface MarkedNoteProps {
  storeId: string;
  /** As it stood before. */
  before: AdsAction;
  mark: Mark;
  onUndone: () => void;
}

function MarkedNote({ storeId, before, mark: made, onUndone }: MarkedNoteProps) {
  const t = useT();
  const { mark, marking } = useMarkAction(storeId, onUndone);
  const undo = useRef<HTMLButtonElement>(null);
  const textId = useId();
  // The pressed button is gone: without this the keyboard would start again at the top of the page.
  useLayoutEffect(() => undo.current?.focus(), []);
  return (
    <div className="flex animate-appear items-center justify-between gap-4 rounded-xl border border-line border-dashed px-5 py-3">
      <p id={textId} className="min-w-0 break-words text-ink-soft text-sm">
        {said(t, made, before.title)}
      </p>
      <Button
        ref={undo}
        aria-describedby={textId}
        variant="secondary"
        size="small"
        pending={marking !== undefined}
        onClick={() => mark(before, markOf(before, new Date()))}
      >
        {t('Undo')}
      </Button>
    </div>
  );
}

function said(t: Translate, { status, days = 0 }: Mark, title: string) {
  if (status === 'done') return t('Marked as done: {title}', { title });
  if (status === 'dismissed') return t('Dismissed: {title}', { title });
  if (status === 'open') return t('Open again: {title}', { title });
  return t.plural(
    days,
    { one: 'Snoozed for {n} day: {title}', other: 'Snoozed for {n} days: {title}' },
    { title },
  );
}
