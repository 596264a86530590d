import { History } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { SHARE_DELAY_SECONDS } from '#shared/publishing/schedules.ts';
import { NETWORK_NAMES, type SocialAccount } from '#shared/publishing/social-accounts.ts';
import type { Store } from '#shared/stores/stores.ts';
import { CachedDraftNote } from '#web/core/app/cached-draft-note.tsx';
import { useT } from '#web/core/app/i18n.ts';
import { useMay } from '#web/core/session/may.ts';
import { Alert } from '#web/core/ui/alert.tsx';
import { Button } from '#web/core/ui/button.tsx';
import { ConfirmDialog } from '#web/core/ui/confirm-dialog.tsx';
import { Dialog } from '#web/core/ui/dialog.tsx';
import { Skeleton } from '#web/core/ui/skeleton.tsx';
import { useShownStores } from '#web/publishing/calendar/stores/shown-stores.ts';
import { aboutSaved } from './about-picture.ts';
import { HistoryPicker } from './history-picker.tsx';
import { MoreAccounts } from './more-accounts.tsx';
import { PostFields } from './post-fields.tsx';
import { MISSING_PARTS, type MissingPart, missingFromDraft, missingFromPost } from './post-form.ts';
import { useNewPost } from './use-new-post.ts';

interface NewPostSheetProps {
  store: Store;
  savedId: string | null;
  day: string | null;
  /** Opened to be shared at once; it can be scheduled all the same. */
  isSharing: boolean;
  onClose: () => void;
}

export function NewPostSheet({ store, savedId, day, isSharing, onClose }: NewPostSheetProps) {
  const t = useT();
  const post = useNewPost({ store, savedId, day, onDone: onClose });
  const [isChoosing, setChoosing] = useState(false);
  const [isLeaving, setLeaving] = useState(false);
  const { form, saved } = post;
  const { isSeveral } = useShownStores();
  const fields = useRef<HTMLDivElement>(null);
  const isReady = form !== null;

  // The sheet is open before there is a field to focus. A phone's keyboard would rise without a tap.
  useEffect(() => {
    if (isReady && window.matchMedia('(min-width: 40rem)').matches)
      fields.current?.querySelector('textarea')?.focus();
  }, [isReady]);

  function leave() {
    post.cached.forget();
    onClose();
  }
  const description = [isSeveral && store.storeName, saved?.productTitle].filter(Boolean).join(' · ');
  const isCreating = post.creating !== null;
  const mayApprove = useMay('approve');
  const held = (missing: MissingPart | null) => ({
    blocked: missing && t(MISSING_PARTS[missing].words),
    onBlocked() {
      if (missing) fields.current?.querySelector<HTMLElement>(MISSING_PARTS[missing].field)?.focus();
    },
    disabled: form === null || isCreating,
  });
  const forDraft = held(form && missingFromDraft(form));
  const forPost = held(form && missingFromPost(form));
  return (
    <Dialog
      open
      onOpenChange={() => (post.hasWords ? setLeaving(true) : leave())}
      title={isSharing && mayApprove ? t('Share now') : t('New Post')}
      {...(description ? { description } : {})}
      size="large"
      locked={isCreating}
      footer={
        <>
          <Button variant="ghost" className="sm:mr-auto" onClick={() => setChoosing(true)}>
            <History aria-hidden />
            {t('Take from the history')}
          </Button>
          <Button
            variant="secondary"
            {...forDraft}
            pending={post.creating === 'draft'}
            onClick={() => post.create('draft')}
          >
            {t('Save as a draft')}
          </Button>
          {mayApprove && !isSharing && (
            <Button
              variant="secondary"
              {...forPost}
              pending={post.creating === 'now'}
              onClick={() => post.create('now')}
            >
              {t('Share now')}
            </Button>
          )}
          {mayApprove ? (
            <Button
              {...forPost}
              pending={post.creating === (isSharing ? 'now' : 'schedule')}
              onClick={() => post.create(isSharing ? 'now' : 'schedule')}
            >
              {isSharing ? t('Share now') : t('Schedule')}
            </Button>
          ) : (
            <Button {...forPost} pending={post.creating === 'ask'} onClick={() => post.create('ask')}>
              {t('Ask for approval')}
            </Button>
          )}
        </>
      }
    >
      {form ? (
        <div ref={fields} className="grid gap-5">
          {post.isFromBefore && <CachedDraftNote onStartAfresh={post.cached.startAfresh} />}
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
            about={aboutSaved(saved)}
            found={post.found}
            moreAccounts={
              <MoreAccounts
                offer={{ store, found: post.found, ways: post.ways, onLeave: post.keepAll }}
                hasNone={post.accounts.length === 0}
                form={form}
                edit={post.edit}
              />
            }
            isAtOnce={isSharing && mayApprove}
          />
          {mayApprove && (
            <LastLook accounts={[...post.accounts, ...post.found]} accountIds={form.accountIds} />
          )}
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

interface LastLookProps {
  accounts: readonly Pick<SocialAccount, 'id' | 'name' | 'network'>[];
  accountIds: readonly string[];
}

/** Where the post would go, in words, above the button that sends it. */
function LastLook({ accounts, accountIds }: LastLookProps) {
  const t = useT();
  const chosen = accounts.filter(({ id }) => accountIds.includes(id));
  if (chosen.length === 0) return null;
  const names = chosen.map(({ name, network }) => `${name} (${NETWORK_NAMES[network]})`);
  return (
    <p className="text-ink-soft text-sm">
      {t('Share now posts this to {accounts}. For {n} seconds you can undo it.', {
        accounts: new Intl.ListFormat(t.locale).format(names),
        n: SHARE_DELAY_SECONDS,
      })}
    </p>
  );
}
