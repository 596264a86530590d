import { useId, useLayoutEffect, useRef } from 'react';
import type { AdsAction } from '#shared/ads/ads.ts';
import { type Translate, useT } from '#web/core/app/i18n.ts';
import { Button } from '#web/core/ui/button.tsx';
import { type Mark, markOf, useMarkAction } from './marking.ts';

interface MarkedNoteProps {
  storeId: string;
  /** As it stood before. */
  before: AdsAction;
  mark: Mark;
  onUndone: () => void;
}

export function MarkedNote({ storeId, before, mark: made, onUndone }: MarkedNoteProps) {
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
