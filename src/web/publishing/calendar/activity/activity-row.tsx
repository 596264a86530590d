import { ExternalLink } from 'lucide-react';
import type { ScheduledPost } from '#shared/publishing/schedules.ts';
import { NETWORK_NAMES } from '#shared/publishing/social-accounts.ts';
import type { Store } from '#shared/stores/stores.ts';
import { type Translate, useT } from '#web/core/app/i18n.ts';
import { useMomentText } from '#web/core/app/moment-text.ts';
import { isWebAddress } from '#web/core/app/web-address.ts';
import { useMay } from '#web/core/session/may.ts';
import { Badge } from '#web/core/ui/badge.tsx';
import { Button } from '#web/core/ui/button.tsx';
import { PostPicture } from '#web/publishing/calendar/post-picture.tsx';
import {
  canPostAnyway,
  canRetry,
  isApprovable,
  isUndecided,
  networksOf,
} from '#web/publishing/calendar/post-state.ts';
import { SettleQuestion } from '#web/publishing/calendar/sheet/delivery-list.tsx';
import { heldText, lookOf, titleOfPost } from '#web/publishing/calendar/status-texts.ts';
import { StoreName } from '#web/publishing/calendar/stores/store-name.tsx';
import { type PostActions, usePostActions } from '#web/publishing/calendar/use-post-actions.ts';
import { NetworkMark } from '#web/publishing/social-accounts/network-mark.tsx';

interface ActivityRowProps {
  store: Store;
  post: ScheduledPost;
  onOpen: () => void;
}

export function ActivityRow({ store, post, onOpen }: ActivityRowProps) {
  const t = useT();
  const actions = usePostActions(store);
  const title = titleOfPost(post, t);
  const { name, tone } = lookOf(post);
  const momentText = useMomentText(store.timeZone);
  const reason = reasonFor(post, t, momentText);
  return (
    <article
      aria-label={title}
      className="flex min-w-0 gap-3 rounded-xl border border-line bg-surface p-3 sm:gap-4 sm:p-4"
    >
      <PostPicture post={post} className="size-14 rounded-md" />
      <div className="grid min-w-0 flex-1 grid-cols-1 gap-2">
        <div className="grid grid-cols-1 gap-1">
          <div className="flex flex-wrap items-center gap-x-2 gap-y-1">
            <h3 dir="auto" className="max-w-full truncate text-sm">
              {title}
            </h3>
            <Badge tone={tone}>{t(name)}</Badge>
            <span className="flex gap-1 text-ink-soft">
              {networksOf(post).map((network) => (
                <NetworkMark key={network} network={network} />
              ))}
            </span>
          </div>
          <WhenLine store={store} post={post} />
          <StoreName post={post} withZone />
          <p dir="auto" className="line-clamp-2 text-ink-soft text-sm">
            {post.caption}
          </p>
          {reason && <p className="text-sm">{reason}</p>}
        </div>
        {post.deliveries.filter(isUndecided).map((delivery) => (
          <SettleQuestion key={delivery.id} post={post} actions={actions} delivery={delivery} />
        ))}
        <RowActions post={post} title={title} actions={actions} onOpen={onOpen} />
      </div>
    </article>
  );
}

function WhenLine({ store, post }: Pick<ActivityRowProps, 'store' | 'post'>) {
  const t = useT();
  const momentText = useMomentText(store.timeZone);
  const { postedAt, scheduledFor } = post;
  return (
    <time dateTime={postedAt ?? scheduledFor} className="text-ink-faint text-xs tabular-nums">
      {postedAt ? momentText(postedAt) : t('Planned for {time}', { time: momentText(scheduledFor) })}
    </time>
  );
}

interface RowActionsProps extends Pick<ActivityRowProps, 'post' | 'onOpen'> {
  title: string;
  actions: PostActions;
}

function RowActions({ post, title, actions, onOpen }: RowActionsProps) {
  const t = useT();
  const pending = actions.pendingFor(post.id);
  const mayApprove = useMay('approve');
  const isFirst = !mayApprove || (!isApprovable(post) && !canPostAnyway(post) && !canRetry(post));
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
      {mayApprove && (isApprovable(post) || canPostAnyway(post)) && (
        <Button size="small" pending={pending === 'approve'} onClick={() => actions.approve(post)}>
          {isApprovable(post) ? t('Approve') : t('Post anyway')}
        </Button>
      )}
      {mayApprove && canRetry(post) && (
        <Button
          variant="secondary"
          size="small"
          pending={pending === 'retry'}
          onClick={() => actions.retry(post)}
        >
          {post.status === 'missed' ? t('Post now') : t('Send again')}
        </Button>
      )}
      <Button
        variant="ghost"
        size="small"
        aria-label={t('Details of {title}', { title })}
        onClick={onOpen}
        className={isFirst ? '-ml-2.5' : undefined}
      >
        {t('Details')}
      </Button>
      {post.deliveries.map(
        ({ id, permalink, network }) =>
          permalink &&
          isWebAddress(permalink) && (
            <a
              key={id}
              href={permalink}
              target="_blank"
              rel="noreferrer"
              className="inline-flex select-none items-center gap-1 text-accent text-sm hover:underline"
            >
              {t('Open on {network}', { network: NETWORK_NAMES[network] })}
              <ExternalLink aria-hidden className="size-3.5" />
            </a>
          ),
      )}
    </div>
  );
}

function reasonFor(post: ScheduledPost, t: Translate, momentText: (moment: string) => string): string | null {
  if (post.status === 'held') return heldText(post, t, momentText);
  const problem = post.problem ?? post.deliveries.find((delivery) => delivery.problem)?.problem;
  return problem ? t.message(problem) : null;
}
