import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { Store } from '#shared/stores/stores.ts';
import { ApiError } from '#web/core/api/api-error.ts';
import { useT } from '#web/core/app/i18n.ts';
import { Alert } from '#web/core/ui/alert.tsx';
import { Button } from '#web/core/ui/button.tsx';
import { Dialog } from '#web/core/ui/dialog.tsx';
import { Skeleton } from '#web/core/ui/skeleton.tsx';
import { findKnownPost, postQuery } from '#web/publishing/calendar/queries.ts';
import { OpenPost } from './open-post.tsx';

interface PostSheetProps {
  store: Store;
  postId: string;
  onClose: () => void;
}

/** One post of the calendar: what becomes of it, and everything that can be done with it. */
export function PostSheet({ store, postId, onClose }: PostSheetProps) {
  const t = useT();
  const client = useQueryClient();
  const { data, error, isFetching, refetch } = useQuery({
    ...postQuery(store.id, postId),
    placeholderData: () => findKnownPost(client, store.id, postId),
  });
  if (data) return <OpenPost store={store} post={data} onClose={onClose} />;
  const isGone = error instanceof ApiError && (error.status === 404 || error.status === 400);
  return (
    <Dialog open onOpenChange={onClose} title={t('Post')} size="large">
      {!error && (
        <div role="status" className="grid gap-4">
          <span className="sr-only">{t('Loading')}</span>
          <Skeleton className="h-8 rounded-lg" />
          <Skeleton className="h-64 rounded-xl" />
        </div>
      )}
      {error && (
        <Alert
          variant="destructive"
          action={
            !isGone && (
              <Button variant="secondary" size="small" pending={isFetching} onClick={() => refetch()}>
                {t('Retry')}
              </Button>
            )
          }
        >
          {isGone ? t('This post no longer exists.') : t('Failed to load the post.')}
        </Alert>
      )}
    </Dialog>
  );
}
