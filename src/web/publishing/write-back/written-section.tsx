import { ListChecks, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { text } from '#shared/core/sentence.ts';
import { type WrittenMark, writeBackEndpoints } from '#shared/publishing/write-back.ts';
import { reasonOf } from '#web/core/api/api-error.ts';
import { call } from '#web/core/api/call.ts';
import { useChange } from '#web/core/api/change.ts';
import { useFormat } from '#web/core/app/format.ts';
import { useT } from '#web/core/app/i18n.ts';
import { RoleButton } from '#web/core/session/role-button.tsx';
import { Badge } from '#web/core/ui/badge.tsx';
import { Button } from '#web/core/ui/button.tsx';
import { Card } from '#web/core/ui/card.tsx';
import { ConfirmDialog } from '#web/core/ui/confirm-dialog.tsx';
import { EmptyState } from '#web/core/ui/empty-state.tsx';
import { Loaded } from '#web/core/ui/loaded.tsx';
import { Skeleton } from '#web/core/ui/skeleton.tsx';
import { toast } from '#web/core/ui/toast.ts';
import { KIND_TEXTS, STATE_TEXTS } from './kind-texts.ts';
import { allOfWriteBack, writtenQuery } from './queries.ts';

/** Everything that was written, newest first, each with a way to take it back. */
export function WrittenSection({ storeId }: { storeId: string }) {
  const t = useT();
  return (
    <Card title={t('Written so far')} description={t('Newest first.')}>
      <PageOfMarks storeId={storeId} before={null} />
    </Card>
  );
}

function PageOfMarks({ storeId, before }: { storeId: string; before: string | null }) {
  const t = useT();
  const [isMore, setMore] = useState(false);
  return (
    <Loaded
      query={writtenQuery(storeId, before)}
      failed={t('Failed to load what was written.')}
      waiting={<Skeleton className="h-40 rounded-lg" />}
    >
      {({ marks, next }) =>
        marks.length === 0 ? (
          <EmptyState icon={ListChecks} title={t('Nothing has been written yet')}>
            {t('What a switch writes stands here, within some minutes.')}
          </EmptyState>
        ) : (
          <div className="grid gap-3">
            <ul className="divide-y divide-line">
              {marks.map((mark) => (
                <MarkRow key={`${mark.kind} ${mark.subject}`} storeId={storeId} mark={mark} />
              ))}
            </ul>
            {next !== null && isMore && <PageOfMarks storeId={storeId} before={next} />}
            {next !== null && !isMore && (
              <div>
                <Button variant="secondary" onClick={() => setMore(true)}>
                  {t('Show more')}
                </Button>
              </div>
            )}
          </div>
        )
      }
    </Loaded>
  );
}

function MarkRow({ storeId, mark }: { storeId: string; mark: WrittenMark }) {
  const { kind, subject, text: said, state, reason, changedAt } = mark;
  const t = useT();
  const title = kind === 'order_marks' ? t('Order {name}', { name: mark.title }) : mark.title;
  const format = useFormat();
  const [isAsking, setAsking] = useState(false);
  const { label, tone } = STATE_TEXTS[state];
  const { mutate, isPending } = useChange({
    change: () => call(writeBackEndpoints.remove, { params: { storeId }, body: { kind, subject } }),
    invalidates: [allOfWriteBack(storeId)],
    onSuccess: () => setAsking(false),
    onError: (error) =>
      toast({
        title: t('Not removed'),
        description: t.message(reasonOf(error, text('It could not be removed. Please try again.'))),
        variant: 'destructive',
      }),
  });
  return (
    <li className="flex items-start gap-3 py-3">
      <div className="grid min-w-0 flex-1 gap-1 text-sm">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <span dir="auto" className="wrap-anywhere font-medium">
            {title}
          </span>
          <Badge tone={tone}>{t(label)}</Badge>
        </p>
        {said && (
          <p dir="auto" className="wrap-anywhere text-ink-soft">
            {said}
          </p>
        )}
        {reason && <p className="wrap-anywhere text-negative">{t.message(reason)}</p>}
        <p className="text-ink-faint text-xs tabular-nums">
          {t(KIND_TEXTS[kind].one)} · <time dateTime={changedAt}>{format.dateTime(changedAt)}</time>
        </p>
      </div>
      {state !== 'removing' && (
        <RoleButton
          needs="manage"
          variant="ghost"
          square
          aria-label={t('Remove: {name}', { name: title })}
          onClick={() => setAsking(true)}
        >
          <Trash2 aria-hidden />
        </RoleButton>
      )}
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        title={t('Remove it from Shopify?')}
        description={t('It is not written again while the switch stays on.')}
        confirmLabel={t('Remove')}
        pendingLabel={t('Removing...')}
        pending={isPending}
        destructive
        onConfirm={() => mutate()}
      />
    </li>
  );
}
