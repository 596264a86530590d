import { lazy, Suspense } from 'react';
import type { Store } from '#shared/stores/stores.ts';
import { useCalendarAddress } from '#web/publishing/calendar/address.ts';

const PostSheet = lazy(async () => ({ default: (await import('./post-sheet.tsx')).PostSheet }));
const NewPostSheet = lazy(async () => ({ default: (await import('./new-post-sheet.tsx')).NewPostSheet }));

/** The post that the address names, open over what is below. */
export function PostDialogs({ store }: { store: Store }) {
  const { postId, savedId, newOn, isSharing, close } = useCalendarAddress();
  if (postId)
    return (
      <Suspense>
        <PostSheet key={postId} store={store} postId={postId} onClose={close} />
      </Suspense>
    );
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
