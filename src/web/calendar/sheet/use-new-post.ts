import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { SavedPost } from '#shared/content.ts';
import { calendarEndpoints } from '#shared/schedules.ts';
import type { Store } from '#shared/stores.ts';
import { accountsQuery } from '#web/accounts/queries.ts';
import { reasonOf } from '#web/api/api-error.ts';
import { call } from '#web/api/call.ts';
import { useChange } from '#web/api/change.ts';
import { useT } from '#web/app/i18n.ts';
import { useKeptDraft } from '#web/app/kept-drafts.ts';
import { nextFreeTime } from '#web/calendar/free-time.ts';
import { useMomentText } from '#web/calendar/moment-text.ts';
import { postsTouched, rangeQuery, showPost } from '#web/calendar/queries.ts';
import { addDays, type Wall, wallOf } from '#web/calendar/zone.ts';
import { historyQuery } from '#web/content/queries.ts';
import { toast } from '#web/ui/toast.ts';
import { newPostOf, wordsFrom } from './new-post.ts';
import type { PostForm } from './post-form.ts';

/** Far enough to find a free time in. */
const DAYS_AHEAD = 21;

interface NewPostOptions {
  store: Store;
  /** Of the history, to be taken from there. */
  savedId: string | null;
  /** That was chosen on the calendar. */
  day: string | null;
  onDone: () => void;
}

interface Written {
  typed: Partial<PostForm>;
  taken: SavedPost | null;
}
const NOTHING: Written = { typed: {}, taken: null };

/** A post that is being written: what it begins with, and what was typed over that. */
export function useNewPost({ store, savedId, day, onDone }: NewPostOptions) {
  const t = useT();
  const client = useQueryClient();
  const momentText = useMomentText(store.timeZone);
  const [openedAt] = useState(() => new Date());
  const kept = useKeptDraft(`new-post-${store.id}-${savedId ?? day ?? ''}`, NOTHING);
  const { taken, typed } = kept.draft;
  const [freeTime, setFreeTime] = useState<Wall | null>(null);

  const from = day ?? wallOf(openedAt, store.timeZone).day;
  const accounts = useQuery(accountsQuery(store.id));
  const planned = useQuery(rangeQuery(store.id, from, addDays(from, DAYS_AHEAD)));
  const history = useQuery({ ...historyQuery(store.id), enabled: savedId !== null });

  // Found once: what others plan meanwhile must not move the time under the eyes.
  if (!freeTime && !planned.isPending)
    setFreeTime(nextFreeTime(openedAt, planned.data?.posts ?? [], store.timeZone, day ?? undefined));
  const isHistoryThere = savedId === null || !history.isPending;
  const named = history.data?.find(({ id }) => id === savedId) ?? null;
  const saved = taken ?? named;
  const form: PostForm | null =
    freeTime && isHistoryThere && !accounts.isPending
      ? { ...wordsFrom(saved, accounts.data?.accounts ?? []), ...freeTime, ...typed }
      : null;

  const creating = useChange({
    change: ({ written, approved }: { written: PostForm; approved: boolean }) =>
      call(calendarEndpoints.create, {
        params: { storeId: store.id },
        body: newPostOf(written, saved, { approved, timeZone: store.timeZone }),
      }),
    invalidates: postsTouched(store.id),
    onSuccess(post) {
      kept.forget();
      showPost(client, store.id, post);
      toast({
        title: post.status === 'draft' ? t('Kept as a draft') : t('Post scheduled'),
        description: momentText(post.scheduledFor),
      });
      onDone();
    },
  });

  return {
    form,
    saved,
    isSavedGone: savedId !== null && isHistoryThere && saved === null,
    accounts: accounts.data?.accounts ?? [],
    edit: (change: Partial<PostForm>) => kept.setDraft({ taken, typed: { ...typed, ...change } }),
    /** Words and picture come from there; where and when stay as they were chosen. */
    take(chosen: SavedPost) {
      const { accountIds, day: onDay, time } = { ...form, ...typed };
      kept.setDraft({
        taken: chosen,
        typed: {
          ...(accountIds ? { accountIds } : {}),
          ...(onDay ? { day: onDay } : {}),
          ...(time ? { time } : {}),
        },
      });
    },
    hasWords: ['caption', 'hashtagText', 'shortText', 'altText'].some((name) => name in typed),
    kept,
    create: (approved: boolean) => form && creating.mutate({ written: form, approved }),
    isCreating: creating.isPending,
    problem:
      creating.error &&
      t.message(reasonOf(creating.error, t('The post could not be saved. Please try again.'))),
  };
}
