import type { Store } from '#shared/stores.ts';
import { usePlace } from '#web/calendar/place.ts';
import { NewPostSheet } from './new-post-sheet.tsx';
import { PostSheet } from './post-sheet.tsx';

/** The post that the address names, open over what is below. */
export function PostDialogs({ store }: { store: Store }) {
  const { postId, savedId, newOn, isSharing, close } = usePlace();
  if (postId) return <PostSheet key={postId} store={store} postId={postId} onClose={close} />;
  if (savedId || newOn !== null)
    return (
      <NewPostSheet
        key={savedId ?? 'new'}
        store={store}
        savedId={savedId}
        isSharing={isSharing}
        day={newOn || null}
        onClose={close}
      />
    );
  return null;
}
