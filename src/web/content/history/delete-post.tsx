import { contentEndpoints, type SavedPost } from '#shared/content.ts';
import type { Store } from '#shared/stores.ts';
import { call } from '#web/api/call.ts';
import { useChange } from '#web/api/change.ts';
import { useT } from '#web/app/i18n.ts';
import { historyQuery } from '#web/content/queries.ts';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { toast } from '#web/ui/toast.ts';

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
    onError() {
      onClose();
      toast({
        title: t('Not Deleted'),
        description: t('Failed to delete the post. Please try again.'),
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
        'It leaves the history with its picture or video. What was scheduled or published stays as it is.',
      )}
      confirmLabel={t('Delete')}
      pending={deleting.isPending}
      destructive
      onConfirm={() => post && deleting.mutate(post.id)}
    />
  );
}
