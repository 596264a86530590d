import { History } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import type { Store } from '#shared/stores.ts';
import { useT } from '#web/app/i18n.ts';
import { KeptDraftNote } from '#web/app/kept-draft-note.tsx';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { HistoryPicker } from './history-picker.tsx';
import { PostFields } from './post-fields.tsx';
import { isComplete } from './post-form.ts';
import { useNewPost } from './use-new-post.ts';

interface NewPostSheetProps {
  store: Store;
  savedId: string | null;
  day: string | null;
  onClose: () => void;
}

export function NewPostSheet({ store, savedId, day, onClose }: NewPostSheetProps) {
  const t = useT();
  const post = useNewPost({ store, savedId, day, onDone: onClose });
  const [isChoosing, setChoosing] = useState(false);
  const [isLeaving, setLeaving] = useState(false);
  const { form, saved } = post;
  const fields = useRef<HTMLDivElement>(null);
  const isReady = form !== null;
  const hasContent = form !== null && (form.caption.trim() !== '' || form.imageUrl !== null);

  // The sheet is open before there is a field to focus. A phone's keyboard would rise without a tap.
  useEffect(() => {
    if (isReady && window.matchMedia('(min-width: 40rem)').matches)
      fields.current?.querySelector('textarea')?.focus();
  }, [isReady]);

  function leave() {
    post.kept.forget();
    onClose();
  }
  const canSave = hasContent && isComplete(form) && !post.isCreating;
  return (
    <Dialog
      open
      onOpenChange={() => (post.hasWords ? setLeaving(true) : leave())}
      title={t('New Post')}
      {...(saved?.productTitle ? { description: saved.productTitle } : {})}
      size="large"
      locked={post.isCreating}
      footer={
        <>
          <Button variant="ghost" className="sm:mr-auto" onClick={() => setChoosing(true)}>
            <History aria-hidden />
            {t('Take from the history')}
          </Button>
          <Button variant="secondary" disabled={!canSave} onClick={() => post.create(false)}>
            {t('Keep as a draft')}
          </Button>
          <Button
            disabled={!canSave || form.accountIds.length === 0}
            pending={post.isCreating}
            onClick={() => post.create(true)}
          >
            {t('Schedule')}
          </Button>
        </>
      }
    >
      {form ? (
        <div ref={fields} className="grid gap-5">
          {post.kept.isKept && <KeptDraftNote onStartAfresh={post.kept.startAfresh} />}
          {post.isSavedGone && (
            <Alert variant="caution">{t('This post is not in your history any more.')}</Alert>
          )}
          {post.problem && <Alert variant="destructive">{post.problem}</Alert>}
          <PostFields
            store={store}
            accounts={post.accounts}
            form={form}
            edit={post.edit}
            link={store.storeUrl}
            media={{ videoUrl: saved?.videoUrl ?? null, productTitle: saved?.productTitle ?? null }}
          />
        </div>
      ) : (
        <div role="status" className="grid gap-4">
          <span className="sr-only">{t('Loading')}</span>
          <Skeleton className="h-32 rounded-lg" />
          <Skeleton className="h-48 rounded-xl" />
        </div>
      )}
      <HistoryPicker
        store={store}
        open={isChoosing}
        onOpenChange={setChoosing}
        title={t('Take from the history')}
        fits={() => true}
        onChoose={(chosen) => {
          post.take(chosen);
          setChoosing(false);
        }}
      />
      <ConfirmDialog
        open={isLeaving}
        onOpenChange={setLeaving}
        title={t('Leave without saving?')}
        description={t('What you wrote for this post is lost.')}
        confirmLabel={t('Leave')}
        destructive
        onConfirm={leave}
      />
    </Dialog>
  );
}
