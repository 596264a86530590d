import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import type { PostingTimes } from '#shared/posting-times.ts';
import type { Store } from '#shared/stores.ts';
import { text, useT } from '#web/app/i18n.ts';
import { postingTimesQuery } from '#web/scheduler/queries.ts';
import { useTimesText } from '#web/scheduler/time-text.ts';
import { Button } from '#web/ui/button.tsx';

const PostingTimesDialog = lazy(async () => ({
  default: (await import('./posting-times-dialog.tsx')).PostingTimesDialog,
}));

const BASIS: Record<NonNullable<PostingTimes['basis']>, string> = {
  account: text('found from how your own posts did'),
  store: text('found from the hours of your orders'),
  benchmark: text('a general habit, not your data'),
};

/** When new schedules post, where that comes from, and the way to change it. */
export function PostingTimesLine({ store }: { store: Store }) {
  const t = useT();
  const timesText = useTimesText();
  const { data } = useQuery(postingTimesQuery(store.id));
  const [isOpen, setOpen] = useState(false);
  // It is a remark: what could not be read is left out.
  if (!data) return null;
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 text-sm">
      <p className="min-w-0 text-ink-soft">
        {t.nodes('Times of new schedules: {times}', {
          times: <span className="text-ink tabular-nums">{timesText(data.times)}</span>,
        })}{' '}
        ({data.basis ? t(BASIS[data.basis]) : t('chosen by you')})
      </p>
      <Button variant="ghost" size="small" onClick={() => setOpen(true)}>
        {t('Change times')}
      </Button>
      <Suspense>
        {isOpen && <PostingTimesDialog store={store} chosen={data} open onOpenChange={setOpen} />}
      </Suspense>
    </div>
  );
}
