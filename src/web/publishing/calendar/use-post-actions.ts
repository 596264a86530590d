import { useQueryClient } from '@tanstack/react-query';
import { text } from '#shared/core/sentence.ts';
import { calendarEndpoints, type ScheduledPost } from '#shared/publishing/schedules.ts';
import type { Store } from '#shared/stores/stores.ts';
import { reasonOf } from '#web/core/api/api-error.ts';
import { call } from '#web/core/api/call.ts';
import { useChange } from '#web/core/api/change.ts';
import { useT } from '#web/core/app/i18n.ts';
import { useMomentText } from '#web/core/app/moment-text.ts';
import { type Toast, toast } from '#web/core/ui/toast.ts';
import { askInQuietWeek } from '#web/publishing/experiments/quiet-week-question.tsx';
import { approveAsking } from './approve-posts.ts';
import { forgetPost, postsTouched, showPost } from './queries.ts';

type ActionName = 'approve' | 'retry' | 'cancel' | 'restore' | 'remove' | 'duplicate' | 'settle';

interface Action {
  name: ActionName;
  postId: string;
  /** The call, and what is said once it is answered. */
  act: () => Promise<Toast>;
}

/** What an owner can do with one post. Its answer is shown wherever the post stands, a refusal in a toast. */
export function usePostActions(store: Store) {
  const t = useT();
  const client = useQueryClient();
  const momentText = useMomentText(store.timeZone);

  const acting = useChange({
    change: ({ act }: Action) => act(),
    invalidates: postsTouched(store.id),
    distinguish: ({ postId }) => postId,
    onSuccess: (done) => toast(done),
    onError: (error) =>
      toast({
        title: t('That did not work'),
        description: t.message(reasonOf(error, text('Something went wrong. Please try again.'))),
        variant: 'destructive',
      }),
  });
  const paramsOf = ({ id }: ScheduledPost) => ({ params: { storeId: store.id, postId: id } });
  const show = (post: ScheduledPost) => showPost(client, post);

  function approve(post: ScheduledPost) {
    acting.mutate({
      name: 'approve',
      postId: post.id,
      async act() {
        const { approved, refused } = await approveAsking(store.id, post.id);
        approved.forEach(show);
        const [no] = refused;
        if (no)
          return { title: t('Not approved'), description: t.message(no.message), variant: 'destructive' };
        return {
          title: t('Post approved'),
          description: momentText(approved[0]?.scheduledFor ?? post.scheduledFor),
        };
      },
    });
  }
  function retry(post: ScheduledPost) {
    acting.mutate({
      name: 'retry',
      postId: post.id,
      async act() {
        const send = (despiteExperiment: boolean) =>
          call(calendarEndpoints.retry, {
            ...paramsOf(post),
            body: despiteExperiment ? { despiteExperiment } : {},
          });
        show(await askInQuietWeek(send));
        return { title: t('It goes out now') };
      },
    });
  }
  function cancel(post: ScheduledPost) {
    acting.mutate({
      name: 'cancel',
      postId: post.id,
      async act() {
        const cancelled = await call(calendarEndpoints.cancel, paramsOf(post));
        show(cancelled);
        return {
          title: cancelled.status === 'cancelled' ? t('Post cancelled') : t('The rest was cancelled'),
          action: { label: t('Undo'), onAction: () => restore(cancelled) },
        };
      },
    });
  }
  function restore(post: ScheduledPost) {
    acting.mutate({
      name: 'restore',
      postId: post.id,
      async act() {
        const restored = await call(calendarEndpoints.restore, paramsOf(post));
        show(restored);
        return { title: t('The post is back'), description: momentText(restored.scheduledFor) };
      },
    });
  }
  function remove(post: ScheduledPost) {
    acting.mutate({
      name: 'remove',
      postId: post.id,
      async act() {
        await call(calendarEndpoints.remove, paramsOf(post));
        forgetPost(client, store.id, post.id);
        return { title: t('Post Deleted') };
      },
    });
  }
  function duplicate(post: ScheduledPost, scheduledFor: string, onDone: (copy: ScheduledPost) => void) {
    acting.mutate({
      name: 'duplicate',
      postId: post.id,
      async act() {
        const copy = await call(calendarEndpoints.duplicate, { ...paramsOf(post), body: { scheduledFor } });
        show(copy);
        onDone(copy);
        return { title: t('Copied as a draft'), description: momentText(copy.scheduledFor) };
      },
    });
  }
  function settle(post: ScheduledPost, deliveryId: string, published: boolean) {
    acting.mutate({
      name: 'settle',
      postId: post.id,
      async act() {
        show(await call(calendarEndpoints.settle, { ...paramsOf(post), body: { deliveryId, published } }));
        return { title: published ? t('Noted as published') : t('Noted as not published') };
      },
    });
  }

  return {
    approve,
    retry,
    cancel,
    restore,
    remove,
    duplicate,
    settle,
    /** What is being done with that post. */
    pendingFor: (postId: string): ActionName | null =>
      acting.isPending && acting.variables.postId === postId ? acting.variables.name : null,
  };
}
export type PostActions = ReturnType<typeof usePostActions>;
