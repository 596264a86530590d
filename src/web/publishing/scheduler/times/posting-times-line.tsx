import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { text } from '#shared/core/sentence.ts';
import type { PostingTimes } from '#shared/publishing/posting-times.ts';
import type { Store } from '#shared/stores/stores.ts';
import { useT } from '#web/core/app/i18n.ts';
import { RoleButton } from '#web/core/session/role-button.tsx';
import { postingTimesQuery } from '#web/publishing/scheduler/queries.ts';
import { useTimesText } from '#web/publishing/scheduler/time-text.ts';

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
    <div className="flex items-start justify-between gap-x-4 gap-y-1 text-sm max-sm:flex-col">
      <p className="min-w-0 text-ink-soft">
        {t.nodes('Times of new schedules: {times}', {
          times: <span className="text-ink tabular-nums">{timesText(data.times)}</span>,
        })}{' '}
        ({data.basis ? t(BASIS[data.basis]) : t('chosen by you')})
      </p>
      <RoleButton
        needs="manage"
        variant="ghost"
        size="small"
        className="max-sm:-ml-2.5 sm:-my-1.5"
        onClick={() => setOpen(true)}
      >
        {t('Change times')}
      </RoleButton>
      <Suspense>
        {isOpen && <PostingTimesDialog store={store} chosen={data} open onOpenChange={setOpen} />}
      </Suspense>
    </div>
  );
}
