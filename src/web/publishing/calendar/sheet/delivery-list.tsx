import { ExternalLink } from 'lucide-react';
import { text } from '#shared/core/sentence.ts';
import type { Delivery, DeliveryStatus, ScheduledPost } from '#shared/publishing/schedules.ts';
import { NETWORK_NAMES } from '#shared/publishing/social-accounts.ts';
import type { Store } from '#shared/stores/stores.ts';
import { useT } from '#web/core/app/i18n.ts';
import { useMomentText } from '#web/core/app/moment-text.ts';
import { isWebAddress } from '#web/core/app/web-address.ts';
import { RoleButton } from '#web/core/session/role-button.tsx';
import { Badge, type BadgeTone } from '#web/core/ui/badge.tsx';
import { isUndecided } from '#web/publishing/calendar/post-state.ts';
import type { PostActions } from '#web/publishing/calendar/use-post-actions.ts';
import { NetworkMark } from '#web/publishing/social-accounts/network-mark.tsx';

const LOOKS: Record<DeliveryStatus, { name: string; tone: BadgeTone }> = {
  waiting: { name: text('Waiting'), tone: 'neutral' },
  preparing: { name: text('Being prepared'), tone: 'accent' },
  prepared: { name: text('Prepared'), tone: 'accent' },
  publishing: { name: text('Going out'), tone: 'accent' },
  published: { name: text('Published'), tone: 'positive' },
  unconfirmed: { name: text('Unconfirmed'), tone: 'caution' },
  on_phone: { name: text('Waiting on your phone'), tone: 'accent' },
  failed: { name: text('Failed'), tone: 'negative' },
  cancelled: { name: text('Cancelled'), tone: 'neutral' },
};

const WHETHER_ARRIVED = text(
  '{network} did not say whether it arrived. Please look at {account}: is it there?',
);
const QUESTIONS: Partial<Record<DeliveryStatus, string>> = {
  on_phone: text('Have you published it as {account} on {network}? Vitrin asks {network} as well.'),
};

interface DeliveryListProps {
  store: Store;
  post: ScheduledPost;
  actions: PostActions;
}

/** What each network made of the post. */
export function DeliveryList({ store, post, actions }: DeliveryListProps) {
  const t = useT();
  return (
    <ul aria-label={t('Accounts')} className="grid divide-y divide-line rounded-xl border border-line">
      {post.deliveries.map((delivery) => (
        <DeliveryRow key={delivery.id} store={store} post={post} actions={actions} delivery={delivery} />
      ))}
    </ul>
  );
}

function DeliveryRow({ store, post, actions, delivery }: DeliveryListProps & { delivery: Delivery }) {
  const t = useT();
  const momentText = useMomentText(store.timeZone);
  const { network, accountName, status, problem, permalink, publishedAt, nextTryAt } = delivery;
  const { name, tone } = LOOKS[status];
  return (
    <li className="grid gap-2 px-4 py-3 text-sm">
      <div className="flex flex-wrap items-center gap-x-2 gap-y-1">
        <NetworkMark network={network} className="text-ink-soft" />
        <span className="min-w-0 truncate font-medium">{accountName}</span>
        <Badge tone={tone}>{t(name)}</Badge>
        {publishedAt && (
          <time dateTime={publishedAt} className="text-ink-faint text-xs tabular-nums">
            {momentText(publishedAt)}
          </time>
        )}
        {permalink && isWebAddress(permalink) && (
          <a
            href={permalink}
            target="_blank"
            rel="noreferrer"
            className="ml-auto inline-flex select-none items-center gap-1 text-accent text-sm hover:underline"
          >
            {t('Open on {network}', { network: NETWORK_NAMES[network] })}
            <ExternalLink aria-hidden className="size-3.5" />
          </a>
        )}
      </div>
      {problem && <p className="text-ink-soft">{t.message(problem)}</p>}
      {nextTryAt && (status === 'waiting' || status === 'unconfirmed') && problem && (
        <p className="text-ink-faint text-xs">
          {status === 'unconfirmed'
            ? t('Vitrin looks there again: {time}.', { time: momentText(nextTryAt) })
            : t('Tried again: {time}.', { time: momentText(nextTryAt) })}
        </p>
      )}
      {isUndecided(delivery) && <SettleQuestion post={post} actions={actions} delivery={delivery} />}
    </li>
  );
}

/** Only the owner can look, where the network did not say. */
export function SettleQuestion({
  post,
  actions,
  delivery,
}: Omit<DeliveryListProps, 'store'> & { delivery: Delivery }) {
  const t = useT();
  const isPending = actions.pendingFor(post.id) === 'settle';
  return (
    <div className="flex flex-wrap items-center gap-2 rounded-lg bg-caution-soft px-3 py-2">
      <p className="min-w-0 flex-[1_1_14rem] text-sm">
        {t(QUESTIONS[delivery.status] ?? WHETHER_ARRIVED, {
          network: NETWORK_NAMES[delivery.network],
          account: delivery.accountName,
        })}
      </p>
      <RoleButton
        needs="approve"
        variant="secondary"
        size="small"
        disabled={isPending}
        onClick={() => actions.settle(post, delivery.id, true)}
      >
        {t('Published')}
      </RoleButton>
      <RoleButton
        needs="approve"
        variant="secondary"
        size="small"
        disabled={isPending}
        onClick={() => actions.settle(post, delivery.id, false)}
      >
        {t('Not published')}
      </RoleButton>
    </div>
  );
}
