import { useQueryClient } from '@tanstack/react-query';
import { CheckCheck } from 'lucide-react';
import { useState } from 'react';
import { type Sentence, text } from '#shared/core/sentence.ts';
import type { ScheduledPost } from '#shared/publishing/schedules.ts';
import type { Store } from '#shared/stores/stores.ts';
import { reasonOf } from '#web/core/api/api-error.ts';
import { useChange } from '#web/core/api/change.ts';
import { useT } from '#web/core/app/i18n.ts';
import { useMomentText } from '#web/core/app/moment-text.ts';
import { Alert } from '#web/core/ui/alert.tsx';
import { Button } from '#web/core/ui/button.tsx';
import { ConfirmDialog } from '#web/core/ui/confirm-dialog.tsx';
import { toast } from '#web/core/ui/toast.ts';
import { type Approval, approvePosts } from '#web/publishing/calendar/approve-posts.ts';
import { postsTouched, showPost } from '#web/publishing/calendar/queries.ts';
import { titleOfPost } from '#web/publishing/calendar/status-texts.ts';

interface ApprovalStripProps {
  store: Store;
  /** Those shown that wait for approval. */
  drafts: readonly ScheduledPost[];
  selected: readonly ScheduledPost[];
  isSelecting: boolean;
  onSelecting: (isSelecting: boolean) => void;
}

/** Many posts approved at once: all that are shown, or those that are ticked. */
export function ApprovalStrip({ store, drafts, selected, isSelecting, onSelecting }: ApprovalStripProps) {
  const t = useT();
  const [isAsking, setAsking] = useState(false);
  const approval = useApproval(store, () => {
    setAsking(false);
    onSelecting(false);
  });
  const count = (n: number) => t.plural(n, { one: '{n} post', other: '{n} posts' });
  return (
    <>
      {approval.refused.length > 0 && (
        <Refused store={store} refused={approval.refused} onClose={approval.forgetRefused} />
      )}
      {(drafts.length > 0 || isSelecting) && (
        <div className="flex flex-wrap items-center gap-2 rounded-xl border border-line bg-surface py-2 pr-2 pl-4">
          <p role="status" className="min-w-0 flex-1 text-sm">
            {isSelecting
              ? t('{n} of {all} selected', { n: selected.length, all: drafts.length })
              : t.plural(drafts.length, {
                  one: 'One post needs your approval.',
                  other: '{n} posts need your approval.',
                })}
          </p>
          {isSelecting ? (
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
        description={t('{posts} will go out automatically, each at its time.', {
          posts: count(drafts.length),
        })}
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

function useApproval(store: Store, onDone: () => void) {
  const t = useT();
  const client = useQueryClient();
  const [refused, setRefused] = useState<RefusedPost[]>([]);
  const approving = useChange({
    change: (posts: readonly ScheduledPost[]): Promise<Approval> =>
      approvePosts(
        store.id,
        posts.map(({ id }) => id),
      ),
    invalidates: postsTouched(store.id),
    onSuccess(approval, posts) {
      for (const post of approval.approved) showPost(client, store.id, post);
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
    forgetRefused: () => setRefused([]),
    approve: (posts: readonly ScheduledPost[]) => approving.mutate(posts),
    isPending: approving.isPending,
  };
}

function Refused({
  store,
  refused,
  onClose,
}: {
  store: Store;
  refused: readonly RefusedPost[];
  onClose: () => void;
}) {
  const t = useT();
  const momentText = useMomentText(store.timeZone);
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
              {titleOfPost(post, t)}, {momentText(post.scheduledFor)}
            </span>
            : {t.message(message)}
          </li>
        ))}
      </ul>
    </Alert>
  );
}
