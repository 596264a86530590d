import { TriangleAlert } from 'lucide-react';
import { Link } from 'wouter';
import type { ScheduledPost } from '#shared/publishing/schedules.ts';
import type { Store } from '#shared/stores/stores.ts';
import { useFormat } from '#web/core/app/format.ts';
import { type Translate, useT } from '#web/core/app/i18n.ts';
import { useMomentText } from '#web/core/app/moment-text.ts';
import { paths } from '#web/core/app/paths.ts';
import { RoleButton } from '#web/core/session/role-button.tsx';
import { Alert } from '#web/core/ui/alert.tsx';
import { Badge } from '#web/core/ui/badge.tsx';
import { useCalendarAddress } from '#web/publishing/calendar/address.ts';
import { canPostAnyway, canRetry } from '#web/publishing/calendar/post-state.ts';
import { heldText, isWrittenByUs, lookOf } from '#web/publishing/calendar/status-texts.ts';
import type { PostActions } from '#web/publishing/calendar/use-post-actions.ts';
import { AccountSettingsLink } from '#web/publishing/social-accounts/account-settings-link.tsx';
import { DeliveryList } from './delivery-list.tsx';

interface PostSituationProps {
  store: Store;
  post: ScheduledPost;
  actions: PostActions;
}

/** How a post stands, what holds it up, and the way on. */
export function PostSituation({ store, post, actions }: PostSituationProps) {
  const t = useT();
  const momentText = useMomentText(store.timeZone);
  const format = useFormat();
  const { status, scheduledFor, scheduleName, warnings, deliveries, adBudget } = post;
  const { name, tone } = lookOf(post);
  const hasBegun = deliveries.some((delivery) => delivery.status !== 'waiting' || delivery.problem);
  return (
    <>
      <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1 text-ink-soft text-sm">
        <Badge tone={tone} dot>
          {t(name)}
        </Badge>
        <time dateTime={scheduledFor} className="tabular-nums">
          {momentText(scheduledFor)}
        </time>
        {scheduleName && <span>{t('From the schedule {name}', { name: scheduleName })}</span>}
      </p>
      {adBudget !== null && (
        <p className="text-sm">
          <Link href={`${paths.ads}?part=boosted-posts`} className="text-accent underline underline-offset-2">
            {t('Planned as an ad: {budget}', { budget: format.money(adBudget, store.currency) })}
          </Link>
          <span className="block text-ink-soft text-xs">
            {t('You set it up at the network yourself. Vitrin starts no ads.')}
          </span>
        </p>
      )}
      {status === 'held' && <HeldNotice store={store} post={post} actions={actions} />}
      {canRetry(post) && <RetryNotice post={post} actions={actions} />}
      {warnings.length > 0 && <Warnings post={post} />}
      {hasBegun && <DeliveryList store={store} post={post} actions={actions} />}
    </>
  );
}

function HeldNotice({ store, post, actions }: PostSituationProps) {
  const t = useT();
  const momentText = useMomentText(store.timeZone);
  const isOurs = isWrittenByUs(post);
  const isAccount = post.heldReason === 'no_account' || post.heldReason === 'reconnect';
  return (
    <Alert
      variant={isOurs ? 'default' : 'caution'}
      title={isOurs ? t('Vitrin writes this post') : t('This post waits for you')}
    >
      <div className="grid gap-2">
        <p>{heldText(post, t, momentText)}</p>
        <div className="flex flex-wrap gap-2">
          {canPostAnyway(post) && (
            <RoleButton
              needs="approve"
              variant="secondary"
              size="small"
              pending={actions.pendingFor(post.id) === 'approve'}
              onClick={() => actions.approve(post)}
            >
              {t('Post anyway')}
            </RoleButton>
          )}
          {isAccount && <AccountSettingsLink store={store}>{t('Connect accounts')}</AccountSettingsLink>}
        </div>
        {canPostAnyway(post) && <p>{t('Or edit it below; what you save is checked again.')}</p>}
      </div>
    </Alert>
  );
}

function RetryNotice({ post, actions }: Omit<PostSituationProps, 'store'>) {
  const t = useT();
  // Otherwise it stands with its account below.
  const isOwnProblem = !post.deliveries.some(({ problem }) => problem === post.problem);
  return (
    <Alert variant={post.status === 'missed' ? 'caution' : 'destructive'} title={retryTitle(post, t)}>
      <div className="grid gap-2">
        {isOwnProblem && post.problem && <p>{t.message(post.problem)}</p>}
        <div>
          <RoleButton
            needs="approve"
            variant="secondary"
            size="small"
            pending={actions.pendingFor(post.id) === 'retry'}
            onClick={() => actions.retry(post)}
          >
            {post.status === 'missed' ? t('Post now') : t('Send again')}
          </RoleButton>
        </div>
      </div>
    </Alert>
  );
}

function retryTitle({ status }: ScheduledPost, t: Translate): string {
  if (status === 'missed') return t('Its time passed before it could go out.');
  if (status === 'partly_published') return t('Not all accounts have it.');
  return t('It did not go out.');
}

function Warnings({ post }: { post: ScheduledPost }) {
  const t = useT();
  const { openPost } = useCalendarAddress();
  return (
    <ul aria-label={t('Warnings')} className="grid gap-1.5 text-sm">
      {post.warnings.map(({ kind, message, postId }) => (
        <li key={`${kind}-${postId}-${message}`} className="flex gap-2">
          <TriangleAlert aria-hidden className="mt-0.5 size-4 shrink-0 text-caution" />
          <span>
            {t.message(message)}{' '}
            {postId && (
              <button
                type="button"
                onClick={() => openPost(postId)}
                className="text-accent underline underline-offset-2"
              >
                {t('Show that post')}
              </button>
            )}
          </span>
        </li>
      ))}
    </ul>
  );
}
