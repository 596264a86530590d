import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useEffect, useState } from 'react';
import type { ScheduledPost } from '#shared/publishing/schedules.ts';
import type { Store } from '#shared/stores/stores.ts';
import { forgetWork, saveWork, useWorkClock } from '#web/content/work-clock.ts';
import { CachedDraftNote } from '#web/core/app/cached-draft-note.tsx';
import { useT } from '#web/core/app/i18n.ts';
import { useMay } from '#web/core/session/may.ts';
import { RoleFence } from '#web/core/session/role-fence.tsx';
import { Alert } from '#web/core/ui/alert.tsx';
import { ConfirmDialog } from '#web/core/ui/confirm-dialog.tsx';
import { Dialog } from '#web/core/ui/dialog.tsx';
import { useCalendarAddress } from '#web/publishing/calendar/address.ts';
import { canBeApprovedOutside, isChangeable } from '#web/publishing/calendar/post-state.ts';
import { titleOfPost } from '#web/publishing/calendar/status-texts.ts';
import { useShownStores } from '#web/publishing/calendar/stores/shown-stores.ts';
import { StoreName } from '#web/publishing/calendar/stores/store-name.tsx';
import { usePostActions } from '#web/publishing/calendar/use-post-actions.ts';
import { accountsQuery } from '#web/publishing/social-accounts/queries.ts';
import { aboutPost } from './about-picture.ts';
import { ChangedNotice } from './changed-notice.tsx';
import { PostFields } from './post-fields.tsx';
import { PostFooter } from './post-footer.tsx';
import { PostResultsView } from './post-results.tsx';
import { PostSituation } from './post-situation.tsx';
import { SheetPreview } from './sheet-preview.tsx';
import { usePostForm } from './use-post-form.ts';

const PostComments = lazy(async () => ({
  default: (await import('#web/publishing/approval-links/post-comments.tsx')).PostComments,
}));

interface OpenPostProps {
  store: Store;
  post: ScheduledPost;
  onClose: () => void;
}

export function OpenPost({ store, post, onClose }: OpenPostProps) {
  const t = useT();
  const address = useCalendarAddress();
  const { data } = useQuery(accountsQuery(store.id));
  const { isSeveral } = useShownStores();
  const actions = usePostActions(store);
  const state = usePostForm(store, post);
  const [isLeaving, setLeaving] = useState(false);
  const canChange = isChangeable(post);
  const mayWrite = useMay('write');
  useWorkOn(store.id, canChange && mayWrite ? post.id : null);

  function close() {
    state.cached.forget();
    onClose();
  }
  function leave() {
    if (state.isChanged) setLeaving(true);
    else close();
  }
  return (
    <Dialog
      open
      onOpenChange={leave}
      title={titleOfPost(post, t)}
      {...(isSeveral && { description: <StoreName post={post} withZone className="text-sm" /> })}
      size="large"
      footer={
        <PostFooter
          store={store}
          post={post}
          state={state}
          actions={actions}
          onDeleted={close}
          onCopy={(copy) => address.openPost(copy.id)}
        />
      }
    >
      <div className="grid gap-5">
        <PostSituation store={store} post={post} actions={actions} />
        {state.cached.isCached && state.isChanged && canChange && (
          <CachedDraftNote onStartAfresh={state.cached.startAfresh} />
        )}
        {state.problem && <Alert variant="destructive">{state.problem}</Alert>}
        <ChangedNotice store={store} post={post} state={state} canChange={canChange} />
        {canChange ? (
          <RoleFence needs="write">
            <PostFields
              store={store}
              postId={post.id}
              accounts={data?.accounts}
              form={state.form}
              edit={state.edit}
              link={post.link ?? store.storeUrl}
              media={post}
              about={aboutPost(post)}
            />
          </RoleFence>
        ) : (
          <SentPost store={store} post={post} />
        )}
        <Suspense>
          <PostComments store={store} postId={post.id} canAsk={canBeApprovedOutside(post)} />
        </Suspense>
      </div>
      <ConfirmDialog
        open={isLeaving}
        onOpenChange={setLeaving}
        title={t('Leave without saving?')}
        description={t('What you changed on this post is lost.')}
        confirmLabel={t('Leave')}
        destructive
        onConfirm={close}
      />
    </Dialog>
  );
}

/** Looking at a post that is out is none. */
function useWorkOn(storeId: string, postId: string | null) {
  useWorkClock();
  useEffect(() => {
    forgetWork();
    return () => void (postId && saveWork(storeId, postId));
  }, [storeId, postId]);
}

/** A post whose words are settled: as it went out, and what it brought. */
function SentPost({ store, post }: { store: Store; post: ScheduledPost }) {
  const { caption, hashtags, shortText, description, withLink, link, deliveries, status } = post;
  const isOut = status === 'published' || status === 'partly_published';
  return (
    <>
      {isOut && <PostResultsView store={store} post={post} />}
      <div className="w-full max-w-sm">
        <SheetPreview
          accounts={deliveries.map(({ network, accountName }) => ({ network, name: accountName }))}
          post={post}
          words={{ caption, hashtags, shortText, description, link: withLink ? link : null }}
        />
      </div>
    </>
  );
}
