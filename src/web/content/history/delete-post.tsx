import { contentEndpoints, type SavedPost } from '#shared/content/content.ts';
import { text } from '#shared/core/sentence.ts';
import type { Store } from '#shared/stores/stores.ts';
import { historyQuery } from '#web/content/queries.ts';
import { reasonOf } from '#web/core/api/api-error.ts';
import { call } from '#web/core/api/call.ts';
import { useChange } from '#web/core/api/change.ts';
import { useT } from '#web/core/app/i18n.ts';
import { ConfirmDialog } from '#web/core/ui/confirm-dialog.tsx';
import { toast } from '#web/core/ui/toast.ts';

interface DeletePostProps {
  store: Store;
  /** The one that is about to go; null while there is none. */
  post: SavedPost | null;
  onClose: () => void;
}

export function DeletePost({ store, post, onClose }: DeletePostProps) {
  const t = useT();
  const deleting = useChange({
    change: (postId: string) => call(contentEndpoints.deletePost, { params: { postId } }),
    invalidates: [historyQuery(store.id)],
    onSuccess() {
      onClose();
      toast({ title: t('Post Deleted') });
    },
    onError(error) {
      onClose();
      toast({
        title: t('Not Deleted'),
        description: t.message(reasonOf(error, text('Failed to delete the post. Please try again.'))),
        variant: 'destructive',
      });
    },
  });
  return (
    <ConfirmDialog
      open={post !== null}
      onOpenChange={(open) => !open && onClose()}
      title={t('Delete this post?')}
      description={t(
        'It is removed from the history together with its picture or video. What was scheduled or published stays as it is.',
      )}
      confirmLabel={t('Delete')}
      pending={deleting.isPending}
      destructive
      onConfirm={() => post && deleting.mutate(post.id)}
    />
  );
}
