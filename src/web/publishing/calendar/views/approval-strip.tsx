import { useQueryClient } from '@tanstack/react-query';
import { CheckCheck } from 'lucide-react';
import { useState } from 'react';
import { type Sentence, text } from '#shared/core/sentence.ts';
import type { ScheduledPost } from '#shared/publishing/schedules.ts';
import { reasonOf } from '#web/core/api/api-error.ts';
import { useChange } from '#web/core/api/change.ts';
import { useT } from '#web/core/app/i18n.ts';
import { useMay } from '#web/core/session/may.ts';
import { Alert } from '#web/core/ui/alert.tsx';
import { Button } from '#web/core/ui/button.tsx';
import { ConfirmDialog } from '#web/core/ui/confirm-dialog.tsx';
import { toast } from '#web/core/ui/toast.ts';
import { approveInStores, type FailedStore } from '#web/publishing/calendar/approve-posts.ts';
import { postsTouched, showPost } from '#web/publishing/calendar/queries.ts';
import { titleOfPost } from '#web/publishing/calendar/status-texts.ts';
import { usePostMoments } from '#web/publishing/calendar/stores/post-moments.ts';
import { useShownStores } from '#web/publishing/calendar/stores/shown-stores.ts';

interface ApprovalStripProps {
  /** Those shown that wait for approval. */
  drafts: readonly ScheduledPost[];
  selected: readonly ScheduledPost[];
  isSelecting: boolean;
  onSelecting: (isSelecting: boolean) => void;
}

/** Many posts approved at once: all that are shown, or those that are ticked. */
export function ApprovalStrip({ drafts, selected, isSelecting, onSelecting }: ApprovalStripProps) {
  const t = useT();
  const { isSeveral, stores } = useShownStores();
  const [isAsking, setAsking] = useState(false);
  const approval = useApproval(() => {
    setAsking(false);
    onSelecting(false);
  });
  const mayApprove = useMay('approve');
  const count = (n: number) => t.plural(n, { one: '{n} post', other: '{n} posts' });
  return (
    <>
      {approval.refused.length > 0 && <Refused refused={approval.refused} onClose={approval.forgetRefused} />}
      {approval.failed.length > 0 && (
        <FailedStores
          failed={approval.failed}
          pending={approval.isPending}
          onRetry={() => approval.approve(approval.failed.flatMap(({ posts }) => posts))}
        />
      )}
      {(drafts.length > 0 || isSelecting) && (
        <div className="flex flex-wrap items-center gap-2 rounded-xl border border-line bg-surface py-2 pr-2 pl-4">
          <p role="status" className="min-w-0 flex-1 text-sm">
            {isSelecting
              ? t('{n} of {all} selected', { n: selected.length, all: drafts.length })
              : mayApprove
                ? t.plural(drafts.length, {
                    one: 'One post needs your approval.',
                    other: '{n} posts need your approval.',
                  })
                : t.plural(drafts.length, {
                    one: 'One post waits for approval.',
                    other: '{n} posts wait for approval.',
                  })}
          </p>
          {!mayApprove ? null : isSelecting ? (
            <>
              <Button variant="ghost" size="small" onClick={() => onSelecting(false)}>
                {t('Cancel')}
              </Button>
              <Button
                size="small"
                blocked={selected.length === 0 && t('Select at least one post.')}
                pending={approval.isPending}
                onClick={() => approval.approve(selected)}
              >
                {t('Approve selected')}
              </Button>
            </>
          ) : (
            <>
              <Button variant="secondary" size="small" onClick={() => onSelecting(true)}>
                {t('Select')}
              </Button>
              <Button size="small" onClick={() => setAsking(true)}>
                <CheckCheck aria-hidden />
                {t('Approve all')}
              </Button>
            </>
          )}
        </div>
      )}
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        title={t('Approve all that are shown?')}
        description={
          isSeveral
            ? t('{posts} of {stores} will go out automatically, each at its time.', {
                posts: count(drafts.length),
                stores: new Intl.ListFormat(t.locale).format(
                  stores
                    .filter(({ id }) => drafts.some(({ storeId }) => storeId === id))
                    .map(({ storeName }) => storeName),
                ),
              })
            : t('{posts} will go out automatically, each at its time.', { posts: count(drafts.length) })
        }
        confirmLabel={t('Approve all')}
        pending={approval.isPending}
        onConfirm={() => approval.approve(drafts)}
      />
    </>
  );
}

interface RefusedPost {
  post: ScheduledPost;
  message: Sentence;
}

function useApproval(onDone: () => void) {
  const t = useT();
  const client = useQueryClient();
  const { stores } = useShownStores();
  const [refused, setRefused] = useState<RefusedPost[]>([]);
  const [failed, setFailed] = useState<FailedStore[]>([]);
  const approving = useChange({
    change: (posts: readonly ScheduledPost[]) => approveInStores(posts),
    invalidates: stores.flatMap(({ id }) => postsTouched(id)),
    onSuccess(approval, posts) {
      for (const post of approval.approved) showPost(client, post);
      setFailed(approval.failed);
      setRefused(
        approval.refused.flatMap(({ postId, message }) => {
          const post = posts.find(({ id }) => id === postId);
          return post ? [{ post, message }] : [];
        }),
      );
      const { length } = approval.approved;
      if (length > 0)
        toast({ title: t.plural(length, { one: '{n} post approved', other: '{n} posts approved' }) });
      onDone();
    },
    onError(error) {
      onDone();
      toast({
        title: t('Not approved'),
        description: t.message(reasonOf(error, text('Something went wrong. Please try again.'))),
        variant: 'destructive',
      });
    },
  });
  return {
    refused,
    failed,
    forgetRefused: () => setRefused([]),
    approve: (posts: readonly ScheduledPost[]) => approving.mutate(posts),
    isPending: approving.isPending,
  };
}

function Refused({ refused, onClose }: { refused: readonly RefusedPost[]; onClose: () => void }) {
  const t = useT();
  const { isSeveral, storeOf } = useShownStores();
  const momentText = usePostMoments();
  return (
    <Alert
      variant="caution"
      title={t.plural(refused.length, {
        one: '{n} post was not approved',
        other: '{n} posts were not approved',
      })}
      action={
        <Button variant="ghost" size="small" onClick={onClose}>
          {t('Close')}
        </Button>
      }
    >
      <ul className="grid gap-1">
        {refused.map(({ post, message }) => (
          <li key={post.id}>
            <span className="font-medium">
              {isSeveral && `${storeOf(post).storeName}, `}
              {titleOfPost(post, t)}, {momentText(post, post.scheduledFor)}
            </span>
            : {t.message(message)}
          </li>
        ))}
      </ul>
    </Alert>
  );
}

interface FailedStoresProps {
  failed: readonly FailedStore[];
  pending: boolean;
  onRetry: () => void;
}

/** The other stores' posts are approved; these are as they were. */
function FailedStores({ failed, pending, onRetry }: FailedStoresProps) {
  const t = useT();
  const { storeOf } = useShownStores();
  return (
    <Alert
      variant="destructive"
      title={t('Not everything was approved')}
      action={
        <Button variant="secondary" size="small" pending={pending} onClick={onRetry}>
          {t('Retry')}
        </Button>
      }
    >
      <ul className="grid gap-1">
        {failed.map(({ storeId, posts, error }) => (
          <li key={storeId}>
            <span dir="auto" className="font-medium">
              {storeOf({ storeId }).storeName}
            </span>
            : {t.plural(posts.length, { one: '{n} post', other: '{n} posts' })}.{' '}
            {t.message(reasonOf(error, text('Something went wrong. Please try again.')))}
          </li>
        ))}
      </ul>
    </Alert>
  );
}
