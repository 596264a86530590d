import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { SavedPost } from '#shared/content/content.ts';
import { text } from '#shared/core/sentence.ts';
import { calendarEndpoints, type ScheduledPost, SHARE_DELAY_SECONDS } from '#shared/publishing/schedules.ts';
import { type FoundAccount, NETWORK_NAMES } from '#shared/publishing/social-accounts.ts';
import type { Store } from '#shared/stores/stores.ts';
import { historyQuery } from '#web/content/queries.ts';
import { saveWork, useWorkClock } from '#web/content/work-clock.ts';
import { reasonOf } from '#web/core/api/api-error.ts';
import { call } from '#web/core/api/call.ts';
import { useChange } from '#web/core/api/change.ts';
import { useCachedDraft } from '#web/core/app/cached-drafts.ts';
import { useT } from '#web/core/app/i18n.ts';
import { useMomentText } from '#web/core/app/moment-text.ts';
import { addDays, type Wall, wallOf } from '#web/core/app/zone.ts';
import { toast } from '#web/core/ui/toast.ts';
import { nextFreeTime } from '#web/publishing/calendar/free-time.ts';
import { postsTouched, rangeQuery, showPost } from '#web/publishing/calendar/queries.ts';
import { usePostActions } from '#web/publishing/calendar/use-post-actions.ts';
import { askInQuietWeek } from '#web/publishing/experiments/quiet-week-question.tsx';
import { chooseAccounts } from '#web/publishing/social-accounts/choose-accounts.ts';
import { chosenAtFirst } from '#web/publishing/social-accounts/found.ts';
import { accountsQuery, foundQuery } from '#web/publishing/social-accounts/queries.ts';
import { newPostOf, wordsFrom } from './new-post.ts';
import type { PostForm } from './post-form.ts';

/** Far enough to find a free time in. */
const DAYS_AHEAD = 21;
const NONE_FOUND: FoundAccount[] = [];

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
  /** Of the accounts that a consent found; null while nobody has chosen. */
  chosenFound?: string[] | null;
  /** Left for a consent, and back without having closed it. */
  isAway?: boolean;
}
const NOTHING: Written = { typed: {}, taken: null };

/** draft: not yet. ask: at its time, once it is approved by those who may. schedule: at its time. now: at once, with a moment to take it back. */
export type SendWhen = 'draft' | 'ask' | 'schedule' | 'now';

/** A post that is being written: what it begins with, and what was typed over that. */
export function useNewPost({ store, savedId, day, onDone }: NewPostOptions) {
  const t = useT();
  const client = useQueryClient();
  const momentText = useMomentText(store.timeZone);
  const announceShared = useAnnounceShared(store);
  useWorkClock();
  const [openedAt] = useState(() => new Date());
  const cached = useCachedDraft(`new-post-${store.id}-${savedId ?? day ?? ''}`, NOTHING);
  const { taken, typed, chosenFound, isAway = false } = cached.draft;
  const [freeTime, setFreeTime] = useState<Wall | null>(null);

  const from = day ?? wallOf(openedAt, store.timeZone).day;
  const accounts = useQuery(accountsQuery(store.id));
  const found = useQuery(foundQuery(store.id)).data ?? NONE_FOUND;
  const planned = useQuery(rangeQuery(store.id, from, addDays(from, DAYS_AHEAD)));
  const history = useQuery({ ...historyQuery(store.id), enabled: savedId !== null });

  // Found once: what others plan in between must not move the time under the eyes.
  if (!freeTime && !planned.isPending)
    setFreeTime(nextFreeTime(openedAt, planned.data?.posts ?? [], store.timeZone, day ?? undefined));
  const isHistoryThere = savedId === null || !history.isPending;
  const named = history.data?.find(({ id }) => id === savedId) ?? null;
  const saved = taken ?? named;
  const connected = accounts.data?.accounts ?? [];
  const fromFound = (chosenFound ?? chosenAtFirst(found)).filter((id) => found.some((one) => one.id === id));
  const form: PostForm | null =
    freeTime && isHistoryThere && !accounts.isPending ? withAccounts({ ...freeTime, ...typed }) : null;

  /** Found accounts stand among the connected ones: choosing one says that it belongs to the store. */
  function withAccounts(typedForm: Wall & Partial<PostForm>): PostForm {
    const whole = { ...wordsFrom(saved, connected), ...typedForm };
    const known = whole.accountIds.filter((id) => connected.some((one) => one.id === id));
    return { ...whole, accountIds: [...known, ...fromFound] };
  }

  function edit({ accountIds, ...change }: Partial<PostForm>) {
    const isFound = (id: string) => found.some((one) => one.id === id);
    cached.setDraft({
      ...cached.draft,
      typed: {
        ...typed,
        ...change,
        ...(accountIds ? { accountIds: accountIds.filter((id) => !isFound(id)) } : {}),
      },
      ...(accountIds ? { chosenFound: accountIds.filter(isFound) } : {}),
    });
  }

  /** What was ticked among the found ones is connected first, then the post goes where it was meant to. */
  async function send({ written, when }: { written: PostForm; when: SendWhen }) {
    const chosen = found.filter(({ id }) => written.accountIds.includes(id));
    const accountIds = written.accountIds.filter((id) => !chosen.some((one) => one.id === id));
    if (chosen.length > 0) {
      const shared = chosen.some(({ otherStore }) => otherStore !== null);
      const ids = chosen.map(({ id }) => id);
      const belonging = await chooseAccounts(store.id, ids, { shared });
      accountIds.push(...belonging.map(({ id }) => id));
      // When the post is refused, they are connected all the same.
      cached.setDraft({ ...cached.draft, typed: { ...typed, accountIds }, chosenFound: null });
      await client.invalidateQueries({ queryKey: accountsQuery(store.id).queryKey });
    }
    const body = newPostOf({ ...written, accountIds }, saved, {
      approved: when === 'schedule' || when === 'now',
      atOnce: when === 'now',
      timeZone: store.timeZone,
    });
    return askInQuietWeek((despiteExperiment) =>
      call(calendarEndpoints.create, {
        params: { storeId: store.id },
        body: { ...body, ...(despiteExperiment ? { despiteExperiment } : {}) },
      }),
    );
  }

  const creating = useChange({
    change: send,
    invalidates: postsTouched(store.id),
    onSuccess(post, { when }) {
      cached.forget();
      showPost(client, post);
      void saveWork(store.id, post.id);
      if (when === 'now') announceShared(post);
      else
        toast({
          title:
            when === 'ask'
              ? t('Waits for approval')
              : post.status === 'draft'
                ? t('Saved as a draft')
                : t('Post scheduled'),
          description: momentText(post.scheduledFor),
        });
      onDone();
    },
  });

  return {
    form,
    saved,
    isSavedGone: savedId !== null && isHistoryThere && saved === null,
    accounts: connected,
    found,
    ways: accounts.data?.ways ?? [],
    edit,
    /** Before the page is left for a consent: everything as it stands, also what was only proposed. */
    keepAll() {
      if (!form) return;
      const { day: onDay, time } = form;
      cached.setDraft({ ...cached.draft, taken: saved, typed: { ...typed, day: onDay, time }, isAway: true });
    },
    /** Typed in an earlier visit, which is worth a word; not when one was only away for a consent. */
    isFromBefore: cached.isCached && !isAway,
    /** Words and picture come from there; where and when stay as they were chosen. */
    take(chosen: SavedPost) {
      const { accountIds, day: onDay, time } = { ...form, ...typed };
      cached.setDraft({
        ...cached.draft,
        taken: chosen,
        typed: {
          ...(accountIds ? { accountIds } : {}),
          ...(onDay ? { day: onDay } : {}),
          ...(time ? { time } : {}),
        },
      });
    },
    hasWords: ['caption', 'hashtagText', 'shortText', 'altText'].some((name) => name in typed),
    cached,
    create: (when: SendWhen) => form && creating.mutate({ written: form, when }),
    /** What is being done, if anything. */
    creating: creating.isPending ? creating.variables.when : null,
    problem:
      creating.error &&
      t.message(reasonOf(creating.error, text('The post could not be saved. Please try again.'))),
  };
}

/** Says where a post goes that was shared at once, for as long as it can be taken back. */
function useAnnounceShared(store: Store) {
  const t = useT();
  const { cancel } = usePostActions(store);
  return (post: ScheduledPost) =>
    toast({
      title: t('It goes out in a moment'),
      description: new Intl.ListFormat(t.locale).format(
        post.deliveries.map(({ accountName, network }) => `${accountName} (${NETWORK_NAMES[network]})`),
      ),
      action: { label: t('Undo'), onAction: () => cancel(post) },
      durationMs: SHARE_DELAY_SECONDS * 1000,
    });
}
