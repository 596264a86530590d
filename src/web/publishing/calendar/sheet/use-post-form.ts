import { useQueryClient } from '@tanstack/react-query';
import { text } from '#shared/core/sentence.ts';
import { calendarEndpoints, type ScheduledPost } from '#shared/publishing/schedules.ts';
import type { Store } from '#shared/stores/stores.ts';
import { ApiError, reasonOf } from '#web/core/api/api-error.ts';
import { call } from '#web/core/api/call.ts';
import { useChange } from '#web/core/api/change.ts';
import { useCachedDraft } from '#web/core/app/cached-drafts.ts';
import { useT } from '#web/core/app/i18n.ts';
import { postQuery, postsTouched, showPost } from '#web/publishing/calendar/queries.ts';
import { askInQuietWeek } from '#web/publishing/experiments/quiet-week-question.tsx';
import { changeOf, collisionsOf, formOf, type PostForm } from './post-form.ts';

interface Typing {
  typed: Partial<PostForm>;
  /** The post as it was when the typing began. */
  base: ScheduledPost;
}

/**
 * What was typed lies over what the server has, so a reading that arrives changes only fields nobody touched. Where
 * both changed the same field, the owner is asked.
 */
export function usePostForm(store: Store, post: ScheduledPost) {
  const t = useT();
  const client = useQueryClient();
  const { timeZone } = store;
  const cached = useCachedDraft<Typing>(`post-${post.id}`, { typed: {}, base: post });
  const { typed, base } = cached.draft;

  const change = changeOf(post, typed, timeZone);
  const isChanged = Object.keys(change).length > 0;
  const collisions = base.version === post.version ? [] : collisionsOf(base, post, typed, timeZone);

  const saving = useChange({
    change: () =>
      askInQuietWeek((despiteExperiment) =>
        call(calendarEndpoints.change, {
          params: { storeId: store.id, postId: post.id },
          body: { ...change, version: post.version, ...(despiteExperiment ? { despiteExperiment } : {}) },
        }),
      ),
    invalidates: postsTouched(store.id),
    onSuccess(saved) {
      showPost(client, saved);
      cached.setDraft({ typed: {}, base: saved });
      cached.forget();
    },
    onError(error) {
      if (error instanceof ApiError && error.status === 409)
        void client.invalidateQueries(postQuery(store.id, post.id));
    },
  });

  return {
    form: { ...formOf(post, timeZone), ...typed },
    typed,
    edit(change: Partial<PostForm>) {
      if (saving.isError) saving.reset();
      cached.setDraft({
        typed: { ...typed, ...change },
        base: Object.keys(typed).length === 0 ? post : base,
      });
    },
    isChanged,
    collisions,
    cached,
    rebase: () => cached.setDraft({ typed, base: post }),
    takeTheirs() {
      const own = Object.entries(typed).filter(([name]) => !collisions.includes(name as keyof PostForm));
      cached.setDraft({ typed: Object.fromEntries(own), base: post });
    },
    save: (onSaved?: (saved: ScheduledPost) => void) =>
      saving.mutate(undefined, onSaved ? { onSuccess: onSaved } : {}),
    isSaving: saving.isPending,
    problem:
      saving.error &&
      t.message(reasonOf(saving.error, text('The post could not be saved. Please try again.'))),
  };
}
export type PostFormState = ReturnType<typeof usePostForm>;
