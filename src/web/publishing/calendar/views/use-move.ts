import { useMutation, useQueryClient } from '@tanstack/react-query';
import { text } from '#shared/core/sentence.ts';
import { calendarEndpoints, type ScheduledPost } from '#shared/publishing/schedules.ts';
import type { Store } from '#shared/stores/stores.ts';
import { ApiError, reasonOf } from '#web/core/api/api-error.ts';
import { call } from '#web/core/api/call.ts';
import { useT } from '#web/core/app/i18n.ts';
import { useMomentText } from '#web/core/app/moment-text.ts';
import { toast } from '#web/core/ui/toast.ts';
import { cancelReading, postsTouched, showPost } from '#web/publishing/calendar/queries.ts';
import { titleOfPost } from '#web/publishing/calendar/status-texts.ts';

interface Move {
  post: ScheduledPost;
  /** The moment it goes to. */
  to: string;
}

/** Moves a post at once on the screen, then on the server; what is refused goes back and says why. */
export function useMove(store: Store) {
  const t = useT();
  const client = useQueryClient();
  const momentText = useMomentText(store.timeZone);

  const moving = useMutation({
    mutationFn: ({ post, to }: Move) =>
      call(calendarEndpoints.change, {
        params: { storeId: store.id, postId: post.id },
        body: { version: post.version, scheduledFor: to },
      }),
    meta: { invalidates: postsTouched(store.id) },
    async onMutate({ post, to }) {
      showPost(client, store.id, { ...post, scheduledFor: to });
      // A reading that is on its way still has the old time.
      await cancelReading(client, store.id);
    },
    onSuccess: (moved) => showPost(client, store.id, moved),
    onError(error, { post }) {
      showPost(client, store.id, post);
      if (error instanceof ApiError && error.status === 409) {
        for (const touched of postsTouched(store.id)) void client.invalidateQueries(touched);
      }
      toast({
        title: t('Not moved'),
        description: t.message(reasonOf(error, text('The post could not be moved. Please try again.'))),
        variant: 'destructive',
      });
    },
  });

  function move(post: ScheduledPost, to: string) {
    moving.mutate(
      { post, to },
      {
        onSuccess: (moved) =>
          toast({
            title: t('Post moved'),
            description: `${titleOfPost(moved, t)}: ${momentText(moved.scheduledFor)}`,
            action: { label: t('Undo'), onAction: () => putBack(moved, post.scheduledFor) },
          }),
      },
    );
  }
  function putBack(post: ScheduledPost, to: string) {
    moving.mutate({ post, to }, { onSuccess: () => toast({ title: t('Moved back') }) });
  }

  return { move, movingId: moving.isPending ? moving.variables.post.id : null };
}
