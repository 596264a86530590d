import { lazy, Suspense } from 'react';
import type { Store } from '#shared/stores/stores.ts';
import { useCalendarAddress } from '#web/publishing/calendar/address.ts';
import { PostSheet } from './post-sheet.tsx';

const NewPostSheet = lazy(async () => ({ default: (await import('./new-post-sheet.tsx')).NewPostSheet }));

/** The post that the address names, open over what is below. */
export function PostDialogs({ store }: { store: Store }) {
  const { postId, savedId, newOn, isSharing, close } = useCalendarAddress();
  if (postId) return <PostSheet key={postId} store={store} postId={postId} onClose={close} />;
  if (savedId || newOn !== null)
    return (
      <Suspense>
        <NewPostSheet
          key={savedId ?? 'new'}
          store={store}
          savedId={savedId}
          isSharing={isSharing}
          day={newOn || null}
          onClose={close}
        />
      </Suspense>
    );
  return null;
}
