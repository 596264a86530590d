import { useMutation, useQueryClient } from '@tanstack/react-query';
import { text } from '#shared/core/sentence.ts';
import { calendarEndpoints, type ScheduledPost } from '#shared/publishing/schedules.ts';
import { ApiError, reasonOf } from '#web/core/api/api-error.ts';
import { call } from '#web/core/api/call.ts';
import { useT } from '#web/core/app/i18n.ts';
import { toast } from '#web/core/ui/toast.ts';
import { cancelReading, postsTouched, showPost } from '#web/publishing/calendar/queries.ts';
import { titleOfPost } from '#web/publishing/calendar/status-texts.ts';
import { usePostMoments } from '#web/publishing/calendar/stores/post-moments.ts';
import { useShownStores } from '#web/publishing/calendar/stores/shown-stores.ts';
import { askInQuietWeek } from '#web/publishing/experiments/quiet-week-question.tsx';

interface Move {
  post: ScheduledPost;
  /** The moment it goes to. */
  to: string;
}

/** Moves a post at once on the screen, then on the server; what is refused goes back and says why. */
export function useMove() {
  const t = useT();
  const client = useQueryClient();
  const { stores } = useShownStores();
  const momentText = usePostMoments();

  const moving = useMutation({
    mutationFn: ({ post, to }: Move) =>
      askInQuietWeek((despiteExperiment) =>
        call(calendarEndpoints.change, {
          params: { storeId: post.storeId, postId: post.id },
          body: {
            version: post.version,
            scheduledFor: to,
            ...(despiteExperiment ? { despiteExperiment } : {}),
          },
        }),
      ),
    meta: { invalidates: stores.flatMap(({ id }) => postsTouched(id)) },
    async onMutate({ post, to }) {
      showPost(client, { ...post, scheduledFor: to });
      // A reading that is on its way still has the old time.
      await cancelReading(client, post.storeId);
    },
    onSuccess: (moved) => showPost(client, moved),
    onError(error, { post }) {
      showPost(client, post);
      if (error instanceof ApiError && error.status === 409) {
        for (const touched of postsTouched(post.storeId)) void client.invalidateQueries(touched);
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
            description: `${titleOfPost(moved, t)}: ${momentText(moved, moved.scheduledFor)}`,
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
