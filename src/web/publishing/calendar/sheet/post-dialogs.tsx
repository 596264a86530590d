import { useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useEffect, useEffectEvent } from 'react';
import type { Store } from '#shared/stores/stores.ts';
import { useT } from '#web/core/app/i18n.ts';
import { useRoleBlock } from '#web/core/session/may.ts';
import { toast } from '#web/core/ui/toast.ts';
import { useCalendarAddress } from '#web/publishing/calendar/address.ts';
import { findKnownPost } from '#web/publishing/calendar/queries.ts';
import { ChooseStore } from '#web/publishing/calendar/stores/choose-store.tsx';
import { useShownStores } from '#web/publishing/calendar/stores/shown-stores.ts';
import { QuietWeekQuestion } from '#web/publishing/experiments/quiet-week-question.tsx';
import { useSelectedStore } from '#web/stores/connect/selected-store.ts';

const PostSheet = lazy(async () => ({ default: (await import('./post-sheet.tsx')).PostSheet }));
const NewPostSheet = lazy(async () => ({ default: (await import('./new-post-sheet.tsx')).NewPostSheet }));

/** The post that the address names, open over what is below; and what is asked before one goes out. */
export function PostDialogs() {
  return (
    <>
      <OpenSheet />
      <QuietWeekQuestion />
    </>
  );
}

function OpenSheet() {
  const t = useT();
  const { postId, savedId, newOn, isSharing, chooseStore, close } = useCalendarAddress();
  const store = useStoreOfOpen();
  const block = useRoleBlock('write');
  if (block && (savedId || newOn !== null)) return <NotOpened reason={block} onClose={close} />;
  if (newOn !== null && !store)
    return <ChooseStore title={t('New Post')} onChoose={({ id }) => chooseStore(id)} onClose={close} />;
  if (!store) return null;
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
          key={savedId ?? `new ${store.id}`}
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

/** A link, a day or a key asked for what the role does not allow. */
function NotOpened({ reason, onClose }: { reason: string; onClose: () => void }) {
  const sayWhy = useEffectEvent(() => {
    toast({ title: reason });
    onClose();
  });
  useEffect(() => sayWhy(), []);
  return null;
}

/**
 * The store that what is open belongs to; null while that is still to be chosen. A link to a post of another store than the
 * one that is shown goes over to it.
 */
function useStoreOfOpen(): Store | null {
  const client = useQueryClient();
  const { postId, savedId, newOn, storeId } = useCalendarAddress();
  const { stores, home, scope, isSeveral, storeOf } = useShownStores();
  const { stores: own, selectStore } = useSelectedStore();
  const isElsewhere = !isSeveral && storeId !== home.id && own?.some(({ id }) => id === storeId);
  const elsewhere = isElsewhere ? storeId : null;
  useEffect(() => {
    if (elsewhere) selectStore(elsewhere);
  }, [elsewhere, selectStore]);
  if (!isSeveral) return elsewhere ? null : home;
  const named = stores.find(({ id }) => id === storeId);
  if (named) return named;
  if (postId) {
    const known = findKnownPost(client, scope, postId);
    return known ? storeOf(known) : home;
  }
  // The content creator, where a saved post comes from, is about one store.
  return savedId === null && newOn !== null ? null : home;
}
